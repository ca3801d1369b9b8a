"""The crossroads that need two colonies: what each option does, and when each of them is set off."""

from __future__ import annotations

import pytest

from hivernage.cards.conditions import StateHolds
from hivernage.model.events import Voted
from hivernage.rules.conditions import holds
from hivernage.rules.powers import is_truce
from hivernage.rules.scope import Scope
from tests.cards.war_position import (
    ALLY,
    OURS,
    THEIRS,
    Change,
    Picks,
    besieges,
    changed,
    doors,
    fought,
    has,
    hurt,
    meets,
    rolls,
    set_up,
    stands,
)
from tests.rule import rule

Case = tuple[tuple[Change, ...], int, dict[str, int | str]]
AT_SCHOOL = {"it": "mike-cho", "here": "school"}
AT_DOOR = {"it": "mike-cho", "here": "lighthouse"}

CASES: dict[str, list[Case]] = {
    "white-flag": [
        ((meets,), 1, {"ours bullets": -1, "standing": 1}),
        ((meets,), 2, {"maria-lopez wounds": 1, "ours morale": -1}),
    ],
    "what-the-armoury-has": [
        ((meets,), 1, {"ours bullets": -2, "standing": 1}),
        ((meets,), 2, {"mike-cho wounds": 1, "standing": 1}),
    ],
    "between-the-lines": [
        ((meets, hurt("mike-cho", 2), hurt("maria-lopez", 2)), 1, {"mike-cho wounds": -2, "maria-lopez wounds": -1}),
        ((meets, hurt("mike-cho", 2), hurt("maria-lopez", 2)), 2, {"mike-cho wounds": -2, "ours morale": -1}),
    ],
    "the-one-who-changed-sides": [
        ((fought(0), rolls(1)), 2, {"hand 0": -1, "ours waste": 1, "theirs morale": -1}),
    ],
    "powder-smoke": [
        ((meets,), 1, {"mike-cho at": "forge"}),
        ((meets,), 2, {"school zombies": 3, "standing": 1}),
    ],
    "the-exchange": [
        ((fought(1),), 1, {"ours food": -3, "theirs food": 2, "ours morale": 1}),
        ((fought(1),), 2, {"ours morale": -1, "ours bullets": 2}),
    ],
    "letters-of-a-dead-man": [
        ((meets,), 1, {"theirs morale": 1, "hand 0": 2, "hand 3": -2}),
        ((meets,), 2, {"theirs morale": -1, "standing": 1}),
    ],
    "the-last-cartridge": [
        ((meets, has(0, bullets=0)), 1, {"ours morale": -1, "ours bullets": 3}),
        ((meets, has(0, bullets=0), rolls(2)), 2, {"mike-cho wounds": 1}),
        ((meets, has(0, bullets=0), rolls(5)), 2, {"theirs bullets": -2}),
    ],
    "soup-behind-the-planks": [
        ((besieges, hurt("mike-cho", 1)), 1, {"theirs food": -1, "mike-cho wounds": -1, "mike-cho at": "forge"}),
        ((besieges, doors("lighthouse", barricades=3), rolls(1)), 2, {"theirs barricades": -2}),
    ],
    "the-cat-flap": [
        ((besieges, rolls(1)), 1, {"mike-cho wounds": 1, "hand 0": 1, "hand 1": -1}),
        ((besieges,), 2, {"theirs zombies": 4, "ours zombies": 2}),
    ],
    "children-at-the-gate": [
        ((besieges,), 1, {"mike-cho at": "forge", "ours morale": 1, "theirs morale": 1}),
        ((besieges,), 2, {"ours morale": -1, "theirs morale": -1, "theirs food": -2}),
    ],
    "chalk-crosses": [
        ((stands("maria-lopez", "forge", 0),), 1, {"ours barricades": 1, "standing": 1}),
        ((stands("maria-lopez", "forge", 0),), 2, {"ours zombies": 3, "theirs zombies": 5}),
    ],
    "the-sleeping-sentry": [
        ((besieges, rolls(1)), 1, {"theirs bullets": -2, "ours bullets": 1}),
        (
            (besieges, hurt("mike-cho", 1)),
            2,
            {"theirs bullets": 1, "hand 0": 1, "hand 3": -1, "mike-cho wounds": -1},
        ),
    ],
    "question-of-confidence": [
        ((), 1, {"ours morale": 1, "ours leader": ALLY - OURS}),
        ((), 2, {"hand 0": -2, "ours waste": 2, "ours food": 2}),
    ],
    "the-direct-line": [
        ((meets,), 1, {"ours bullets": -1, "theirs bullets": -1, "standing": 1}),
        ((meets,), 2, {"ours morale": -1, "standing": 1}),
    ],
    "tin-medals": [
        ((), 1, {"standing": 2}),
        ((), 2, {"standing": 1, "ours morale": -1}),
    ],
    "the-portrait": [
        ((), 1, {"hand 0": -1, "ours waste": 1, "ours morale": 1}),
        (
            (has(0, leader=ALLY), hurt("brian-lee", 0, 1), rolls(1)),
            2,
            {"brian-lee frostbite": -1, "hand 2": -1, "ours waste": 1},
        ),
    ],
    "a-guest-of-rank": [
        ((meets,), 1, {"maria-lopez at": "lighthouse", "hand 0": 1, "hand 3": -1}),
        ((meets,), 2, {"mike-cho wounds": 1, "theirs leader": -2}),
    ],
}
"""Each option of a card: the position, which option, and all that changes."""


def played(card: str) -> list[tuple[str, Case]]:
    return [(card, case) for case in CASES[card]]


@rule("W18")
@pytest.mark.parametrize(("name", "case"), [one for card in CASES for one in played(card)])
def test_an_option_does_what_it_says(name: str, case: Case) -> None:
    changes, number, wanted = case
    state = set_up(*changes)
    key = f"{name}@crossroads"
    scope = Scope(OURS, card=key, **(AT_DOOR if besieges in changes else AT_SCHOOL))  # type: ignore[arg-type]
    picks: Picks = {"elect": ("p3",)} if name == "question-of-confidence" else {}
    effect = state.library.crossroads[key].options[number - 1].then
    assert changed(state, effect, scope, picks) == wanted


def test_who_changed_sides_joins_wounded() -> None:
    state = set_up(fought(0))
    before, key = set(state.survivors), "the-one-who-changed-sides@crossroads"
    changed(state, state.library.crossroads[key].options[0].then, Scope(OURS, card=key))
    (newcomer,) = set(state.survivors) - before
    joined = state.survivors[newcomer]
    assert (joined.owner, joined.place, joined.wounds, state.colonies[0].food) == (OURS, "forge", 1, 3)


@pytest.mark.parametrize(
    ("thumb", "wanted"), [("up", {"ours morale": -1, "ours leader": 2}), ("down", {"standing": 1})]
)
def test_only_the_own_colony_votes_on_a_candidate(thumb: str, wanted: dict[str, int]) -> None:
    state, key = set_up(), "the-other-candidate@crossroads"
    effect = state.library.crossroads[key].effect
    assert effect is not None
    picks: Picks = {"vote": (thumb,), "elect": ("p3",)}
    assert changed(state, effect, Scope(ALLY, card=key), picks) == wanted
    (vote,) = [event for event in state.news if isinstance(event, Voted)]
    assert sorted([*vote.up, *vote.down]) == [OURS, ALLY]


def test_no_combat_is_fought_where_there_is_a_truce() -> None:
    state, key = set_up(meets), "white-flag@crossroads"
    changed(state, state.library.crossroads[key].options[0].then, Scope(OURS, card=key))
    assert [place for place in state.places if is_truce(state, place)] == ["school"]


@rule("W2.12", "W18.4")
@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("white-flag", (meets,)),
        ("what-the-armoury-has", (meets,)),
        ("between-the-lines", (meets, hurt("mike-cho", 1))),
        ("the-one-who-changed-sides", (fought(0),)),
        ("the-exchange", (fought(1),)),
        ("the-last-cartridge", (meets, has(0, bullets=0))),
        ("the-cat-flap", (besieges,)),
        ("children-at-the-gate", (besieges,)),
        ("chalk-crosses", (stands("ashley-ross", "forge", 2),)),
        ("the-other-candidate", (has(0, leader=ALLY),)),
        ("the-portrait", (has(0, leader=ALLY),)),
        ("a-guest-of-rank", (meets,)),
    ],
)
def test_a_card_waits_for_what_it_says(name: str, changes: tuple[Change, ...]) -> None:
    key = f"{name}@crossroads"
    for meant, state in ((True, set_up(*changes)), (False, set_up())):
        trigger = state.library.crossroads[key].trigger
        assert isinstance(trigger, StateHolds)
        assert holds(state, trigger.is_, Scope(OURS, card=key)) == meant


@pytest.mark.parametrize("name", ["question-of-confidence", "the-direct-line", "tin-medals"])
def test_leaders_have_cards_of_their_own(name: str) -> None:
    state, key = set_up(), f"{name}@crossroads"
    trigger = state.library.crossroads[key].trigger
    assert isinstance(trigger, StateHolds)
    fires = [seat for seat in range(4) if holds(state, trigger.is_, Scope(seat, card=key))]
    assert fires == [OURS, THEIRS]
