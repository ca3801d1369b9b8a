"""Positions for tests in Python: a scenario written as text."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.model.chance import key_from_seed
from hivernage.model.events import Event
from hivernage.model.options import Options
from hivernage.scenario import Outcome, load_scenario, run_scenario
from hivernage.table import Table


@cache
def base() -> Library:
    return read_once("base")


def run_text(text: str, library: Library | None = None) -> Outcome:
    """Run a scenario from its text; it may stop in the middle of a question, for the test to go on."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "it.yaml"
        file.write_text("title: it\n" + text, encoding="utf-8")
        return run_scenario(load_scenario(file), library or base(), may_stop=True)


def new_table(seed: int, library: Library | None = None, **options: object) -> Table:
    """A fresh game; three players unless said otherwise."""
    return Table.new(Options(**{"players": 3, **options}), library or base(), key_from_seed(seed))  # type: ignore[arg-type]


def set_up(table: Table) -> Table:
    """Everybody keeps the first survivors they were dealt."""
    while table.state.step == "setup" and not table.over:
        question = table.questions[0]
        table.answer(question.seats[0], table.legal(question, question.seats[0])[0])
    return table


def as_seen(events: list[Event], seat: int, kind: str) -> list[dict[str, object]]:
    """The facts of all events of a kind, as one seat gets them."""
    return [event.seen_by(seat).facts for event in events if event.kind == kind]
