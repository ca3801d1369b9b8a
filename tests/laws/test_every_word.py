"""No word of the vocabulary is passed over in silence: each is read by bots, by insight, by the rules and by the texts.

Words are made by looking at the types, so that a new one is tried from the day it is declared.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import assume, given

import hivernage
from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.actions.hand import SYMBOL_VALUE
from hivernage.bots.aims.aims import Aims
from hivernage.bots.judges.choices import warded
from hivernage.bots.judges.colony import MARKED_BY
from hivernage.bots.judges.people import HEALS_FIRST
from hivernage.bots.judges.position import BY_LOT, SECRET_PICKS
from hivernage.bots.reading import main_objective
from hivernage.bots.reading import worth as bot_worth
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.stakes import Stakes
from hivernage.bots.reading.tally import Tally
from hivernage.bots.reading.worth import worth
from hivernage.bots.search import position_value
from hivernage.bots.speech import reasons
from hivernage.cards.conditions import AtLeast, ConditionBase, TriggerBase
from hivernage.cards.effects import Dice, EachColony, EffectBase, Gain, Harm, Lasting, Lose
from hivernage.cards.modifiers import ModifierBase, Ward
from hivernage.cards.sense import sense_faults
from hivernage.cards.targets import Count, Symbol
from hivernage.insight import goals as insight_goals
from hivernage.insight.tables import signs
from hivernage.insight.trial import is_known, is_open
from hivernage.model.ids import DIE
from hivernage.model.question_kinds import ACTIONS, QuestionKind
from hivernage.rules.scope import Scope
from hivernage.table import Table
from hivernage.views import view
from tests.cards.generated.profile import examples
from tests.cards.generated.strategy import CONDITIONS, MODIFIERS, STEPS_OF, TRIGGERS, effects, word_of
from tests.laws.games import long_night_table, play

SOURCE = Path(hivernage.__file__).parent
FEW, MANY = 12, 40
COUNTS: tuple[str, ...] = get_args(get_type_hints(Count)["of"])


class ToyStep(EffectBase, frozen=True, tag="toy"):
    """An effect that nobody has heard of."""


class ToyCondition(ConditionBase, frozen=True, tag="toy"):
    """A condition that nobody has heard of."""


class ToyModifier(ModifierBase, frozen=True, tag="toy"):
    """A modifier that nobody has heard of."""


class ToyTrigger(TriggerBase, frozen=True, tag="toy"):
    """A trigger that nobody has heard of."""


def position() -> Table:
    """The middle of a game with all modules, in somebody's turn."""
    table = long_night_table(4)
    for n, _ in enumerate(play(table, Random(4))):
        if n > 60 and table.state.step == "action":
            break
    return table


TABLE = position()
OUTLOOK = Outlook(view(TABLE, 0), TABLE.state.library)

Reader = Callable[[Any], object]

OF_STEPS: dict[str, Reader] = {
    "what bots think it is worth": worth,
    "why bots say so": reasons.themes,
    "whether it can be foreseen": is_open,
    "the signs of a table": lambda word: list(signs(word)),
}
OF_CONDITIONS: dict[str, Reader] = {
    "what the colony lacks for it": lambda word: main_objective.lacks(Tally(OUTLOOK.view, OUTLOOK.library), word),
    "how far bots are from it": lambda word: Aims(OUTLOOK).distance(word),
    "how far it is in games that bots imagine": lambda word: position_value.distance(TABLE.state, word, 0),
    "whether it can be foreseen": is_open,
    "whether a seat knows": is_known,
    "how it is shown": lambda word: insight_goals._goal(TABLE.state, "tribute@main", 0, word, Scope(0), True),
}
OF_COUNTS: dict[str, Reader] = {
    "what bots count": lambda word: Tally(OUTLOOK.view, OUTLOOK.library).count(word),
    "whether it can be foreseen": is_open,
    "whether a seat knows": lambda word: is_known(AtLeast(n=1, of=word)),
}
OF_MODIFIERS: dict[str, Reader] = {
    "what an improvement does with it": lambda word: OUTLOOK.improvements._modifier(word, 1.0),
}


def each(words: tuple[Any, ...], readers: dict[str, Reader]) -> pytest.MarkDecorator:
    cases = [(word, reader) for word in words for reader in readers]
    names = [f"{word if isinstance(word, str) else word_of(word)}, {reader}" for word, reader in cases]
    return pytest.mark.parametrize(("word", "reader"), cases, ids=names)


def read(struct: type, reader: Reader, request: pytest.FixtureRequest) -> None:
    @examples(request, FEW, MANY)
    @given(effects(struct))
    def check(word: Any) -> None:
        if struct in CONDITIONS:
            assume(not list(sense_faults("secret", {"win": [msgspec.to_builtins(word)], "wolf_only": True}, ())))
        reader(word)

    check()


@each(STEPS_OF, OF_STEPS)
def test_every_effect_is_read(word: type, reader: str, request: pytest.FixtureRequest) -> None:
    read(word, OF_STEPS[reader], request)


@each(CONDITIONS, OF_CONDITIONS)
def test_every_condition_is_read(word: type, reader: str, request: pytest.FixtureRequest) -> None:
    read(word, OF_CONDITIONS[reader], request)


@each(COUNTS, OF_COUNTS)
def test_everything_that_is_counted_is_read(word: str, reader: str) -> None:
    OF_COUNTS[reader](Count(of=word))  # type: ignore[arg-type]


@each(MODIFIERS, OF_MODIFIERS)
def test_every_modifier_is_read(word: type, reader: str, request: pytest.FixtureRequest) -> None:
    read(word, OF_MODIFIERS[reader], request)


# Questions, actions, symbols


@pytest.mark.parametrize("kind", get_args(QuestionKind))
def test_bots_judge_the_answers_to_every_question_or_say_that_they_are_alike(kind: str) -> None:
    assert (kind in MARKED_BY) + (kind in BY_LOT) + (kind in SECRET_PICKS) + (kind == "action") == 1


ACTIVE = Outlook(view(TABLE, OUTLOOK.view.active), TABLE.state.library)
MINE = next(survivor.id for survivor in ACTIVE.group)
MEANT = {
    "SURVIVOR": MINE,
    "HOLDER": MINE,
    "POWER": MINE,
    "PLACE": "school",
    "CARD": next(iter(ACTIVE.library.items)),
    "TARGET": "zombie",
    "SYMBOL": "food",
    "PLAYER": "p2",
    "DIE": DIE[ACTIVE.view.players[ACTIVE.view.seat].dice[0]],
}


@pytest.mark.parametrize("form", ACTIONS)
def test_bots_have_a_mark_for_every_action(form: str) -> None:
    assert isinstance(ActionMarks(ACTIVE).mark(tuple(MEANT.get(word, word) for word in form.split())), float)


def test_an_action_that_nobody_has_a_mark_for_is_noticed() -> None:
    with pytest.raises(AssertionError):
        ActionMarks(OUTLOOK).mark(("juggle", MINE))


TABLES: dict[str, tuple[Mapping[str, float] | tuple[str, ...], Any]] = {
    "symbols of items": (SYMBOL_VALUE, Symbol),
    "symbols of items in games that bots imagine": (position_value.CARD, Symbol),
    "what is done with dice": (bot_worth.DICE, get_type_hints(Dice)["act"]),
    "how long something lasts": (bot_worth.IDLE, get_type_hints(Lasting)["until"]),
    "which colonies": (bot_worth.OF_COLONIES, get_type_hints(EachColony)["which"]),
    "harm to heal": (HEALS_FIRST, Harm),
}


@pytest.mark.parametrize("table", TABLES)
def test_tables_of_bots_have_a_line_for_every_word(table: str) -> None:
    lines, words = TABLES[table]
    assert set(lines) == set(get_args(words))


@pytest.mark.parametrize("word", get_args(get_type_hints(Ward)["of"]))
def test_bots_know_what_is_warded_off(word: Any) -> None:
    assert warded(OUTLOOK, Ward(of=word)) != 0.0


@pytest.mark.parametrize(
    "word", sorted({*get_args(get_type_hints(Gain)["what"]), *get_args(get_type_hints(Lose)["what"])})
)
def test_bots_know_what_is_won_and_lost(word: str) -> None:
    assert isinstance(Stakes().gain(word), float)


def named_in(folder: Path) -> set[str]:
    """All names that the code of a folder uses."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py"))
    return {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}


@pytest.mark.parametrize("folder", ["rules", "cards/text"])
def test_every_modifier_and_trigger_has_a_rule_and_a_text(folder: str) -> None:
    names = named_in(SOURCE / folder)
    assert [word_of(word) for word in (*MODIFIERS, *TRIGGERS) if word.__name__ not in names] == []


# A toy word is noticed by each of them


@pytest.mark.parametrize("reader", OF_STEPS)
def test_an_effect_that_nobody_handles_is_noticed(reader: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        OF_STEPS[reader](ToyStep())


@pytest.mark.parametrize("reader", OF_CONDITIONS)
def test_a_condition_that_nobody_handles_is_noticed(reader: str) -> None:
    with pytest.raises(AssertionError):
        OF_CONDITIONS[reader](ToyCondition())


@pytest.mark.parametrize("reader", OF_COUNTS)
def test_a_count_that_nobody_handles_is_noticed(reader: str) -> None:
    with pytest.raises(AssertionError):
        OF_COUNTS[reader](Count(of="toys"))  # type: ignore[arg-type]


@pytest.mark.parametrize("reader", OF_MODIFIERS)
def test_a_modifier_that_nobody_handles_is_noticed(reader: str) -> None:
    with pytest.raises(AssertionError):
        OF_MODIFIERS[reader](ToyModifier())


def test_a_trigger_without_a_rule_is_noticed() -> None:
    assert ToyTrigger.__name__ not in named_in(SOURCE / "rules")
