"""Every scenario file runs as it says, loses no card, and stands the same when it is forked and saved."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from hivernage.cards.library import Library
from hivernage.cards.load import load_packs
from hivernage.model.state import State
from hivernage.scenario import load_scenario, run_scenario
from hivernage.table import Table, fingerprint
from tests.rule import rule

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


@cache
def library() -> Library:
    return load_packs("base")


def claimed(file: Path) -> list[str]:
    """The rules that a scenario claims, so that it can be chosen by them."""
    found = re.search(r"^rules: \[(.*)\]", file.read_text(encoding="utf-8"), re.M)
    return [rule.strip() for rule in found[1].split(",")] if found else []


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=str(file.relative_to(HERE)), marks=rule(*claimed(file))) for file in FILES],
)
def test_scenario(file: Path) -> None:
    table = run_scenario(load_scenario(file), library()).table
    assert census(table.state) == everything(library())
    assert fingerprint(table.fork().state) == fingerprint(table.state)
    assert fingerprint(Table.load(table.save(), library()).state) == fingerprint(table.state)


def everything(cards: Library) -> Counter[str]:
    return Counter(key for deck, keys in cards.decks.items() if deck != "main" for key in keys)


def census(state: State) -> Counter[str]:
    """Every card, wherever it lies."""
    found = Counter([*state.box, *state.lost, *state.stored, *state.searching, *state.shown, *state.plan.cards])
    found.update([*state.survivor_deck, *state.crisis_deck, *state.crossroads_deck, *state.exiled_deck])
    found.update(gone.key for gone in state.removed)
    found.update(thing for pledge in state.pledges for thing in pledge if not thing.startswith("die="))
    found.update(key for place in state.places.values() for key in place.deck)
    for colony in state.colonies:
        found.update([*colony.waste, *(gift.key for gift in colony.crisis_pile)])
    for player in state.players:
        found.update([*player.hand, *player.dealt, player.objective, player.exiled_objective])
    for survivor in state.survivors.values():
        found.update([survivor.id, *(held.key for held in survivor.cards)])
    found.update([state.crossroads, state.crisis])
    del found[""]
    return found
