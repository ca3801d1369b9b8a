"""The documented secret, betrayal and exiled objectives: each can be met, and each of its lines can be missed."""

import pytest

from tests.cards.test_designed_cards import COLLAPSE, COMPLETE, Position, both, check, outside
from tests.rules.positions import base, run_text

OTHERS = {"p2": "hope", "p3": "neat-freak"}
LOST = ["alexis-grey", "andrew-evans", "annaleigh-chan", "arthur-thurston", "buddy-davis"]
WEAPONS = ["lighter", "lighter", "switchblade", "colt-1911-pistol"]
TWO, THREE = ["brian-lee", "maria-lopez"], ["brian-lee", "maria-lopez", "ashley-ross"]
BARRICADES = {"colony": [0, 0, 2, 1, 1, 0], "school": 1}
FULL = {place: ["fuel"] for place in ("police-station", "grocery-store", "school", "library", "hospital")}


def hand(*cards: str, **others: list[str]) -> Position:
    """What p1 holds, and what others do."""
    return {"hand": {"p1": list(cards), **others}}


def without(cards: list[str]) -> list[tuple[Position, int]]:
    """A hand of one card for each line: without the first of them its line is missed, and so on."""
    return [(hand(*cards[:i], *cards[i + 1 :]), i + 1) for i in range(len(cards))]


# What p1 has when all is well, then what else it may be and which line is missed then.
SECRET: dict[str, tuple[Position, list[tuple[Position, int]]]] = {
    "a-new-destination": (
        hand("fuel", "fuel", "fuel@library"),
        [(hand("fuel", "fuel", "junk"), 1)],
    ),
    "burn-it-all-down": (
        {"barricades": BARRICADES, **hand("fuel")},
        [
            ({"barricades": {"colony": [0, 0, 2, 1, 0, 0], "school": 1}, **hand("fuel")}, 1),
            ({"barricades": BARRICADES, **hand("junk")}, 2),
        ],
    ),
    "collector": (
        hand("junk", "fuel", "outsider-1", "lighter"),
        [({**hand("junk", "fuel", "outsider-1"), "cards": ["lighter"]}, 1)],
    ),
    "desire-to-live": (
        hand("lighter", "food-1", "fuel", "medicine"),
        without(["lighter", "food-1", "fuel", "medicine"]),
    ),
    "germ-a-phobe": ({"group": TWO, "wounds": 0}, [({"group": TWO, "wounds": 1}, 1)]),
    "historian": (  # secret
        hand("school-blueprints", "survivors-cookbook"),
        [({**hand("school-blueprints"), "cards": ["survivors-cookbook"]}, 1)],
    ),
    "hoarder": (
        hand("junk", "junk", "junk", p2=["fuel", "fuel"], p3=["food-1"]),
        [(hand("junk", "junk", p2=["fuel", "fuel"], p3=["food-1"]), 1)],
    ),
    "hunger": (  # cards, whatever they are worth; the tokens in the supply don't count
        hand("food-1", "food-2", "food-3"),
        [(hand("food-3", "food-3"), 1)],
    ),
    "hypochondriac": (hand("medicine", "adrenaline-shot"), [(hand("medicine", "junk"), 1)]),  # secret
    "junkie": (hand("medicine", "medicine", "adrenaline-shot"), [(hand("medicine", "medicine"), 1)]),  # secret
    "justice": (
        {"objectives": {"p1": "justice", "p2": "hope", "p3": "cult-leader"}, "exiled": ["p3"]},
        [
            ({"objectives": {"p1": "justice", "p2": "hope", "p3": "cult-leader"}}, 1),
            ({"objectives": {"p1": "justice", "p2": "hope", "p3": "cult-leader"}, "exiled": ["p2"]}, 1),
        ],
    ),
    "leader": ({"group": TWO}, [({}, 1)]),
    "loner": ({}, [({"group": TWO}, 2)]),
    "protected": (  # secret
        {"cards": ["lighter", "lighter"]},
        [
            ({"cards": ["lighter"], **hand("lighter")}, 1),
            ({"cards": ["lighter", "baseball-bat"]}, 1),
        ],
    ),
    "revenge": ({"killed": LOST[:3]}, [({"killed": LOST[:2]}, 1)]),
    "the-way-back-home": (
        hand("fuel", "fuel", "food-1", "lighter"),
        [
            (hand("fuel", "food-1", "lighter"), 1),
            (hand("fuel", "fuel", "lighter"), 2),
            (hand("fuel", "fuel", "food-1", "hammer"), 3),
        ],
    ),
    "zombie-killing-robot": (
        hand("lighter", "junk", "baseball-bat"),
        [(hand("junk", "junk", "baseball-bat"), 1), (hand("lighter", "lighter", "junk"), 2)],
    ),
}

BETRAYAL: dict[str, tuple[Position, list[tuple[Position, int]]]] = {
    "trigger-happy": (
        {"cards": WEAPONS},
        [({"cards": WEAPONS[:3], **hand("colt-1911-pistol")}, 1), ({"cards": [*WEAPONS[:3], "baseball-bat"]}, 1)],
    ),
    "cult-leader": ({"group": THREE}, [({"group": TWO}, 1)]),
    "serial-killers": (
        {"killed": LOST, "group": TWO},
        [({"killed": LOST[:4], "group": TWO}, 1), ({"killed": LOST}, 2)],
    ),
}


@pytest.mark.parametrize(("card", "changes", "missed"), both(SECRET))
def test_a_secret_objective_is_met_or_missed(card: str, changes: Position, missed: int | None) -> None:
    check(COMPLETE | {"objectives": {"p1": card, **OTHERS}} | changes, missed)


@pytest.mark.parametrize("card", SECRET)
def test_a_secret_objective_needs_the_main_one(card: str) -> None:
    check(COMPLETE | {"objectives": {"p1": card, **OTHERS}} | SECRET[card][0] | {"tokens": 8}, missed=0)


def test_without_a_betrayer_justice_is_done() -> None:
    check(COMPLETE | {"objectives": {"p1": "justice", **OTHERS}}, missed=None)


def test_frostbite_is_a_wound_to_a_germ_a_phobe_and_the_wounds_of_others_are_not_theirs() -> None:
    position = """
setup:
  step: colony
  rounds_left: 1
  food: 9
  tokens: 9
  objectives: {p1: germ-a-phobe, p2: justice, p3: collector}
  hand: {p3: [junk, junk, fuel, fuel]}
  survivors: {brian-lee: p1, maria-lopez: {player: p1, frostbite: %d}, mike-cho: {player: p2, wounds: 2}}
expect: {winners: [%s]}
"""
    run_text(position % (0, "p1, p2, p3"))
    run_text(position % (1, "p2, p3"))


def test_helpless_survivors_are_nobody_s_loss() -> None:
    """Two survivors and a helpless one are not three."""
    run_text("""
setup:
  step: colony
  rounds_left: 1
  food: 9
  morale: 9
  helpless: 1
  tokens: 9
  killed: [sparky, forest-plum]
  zombies: {colony: [3, 3, 3, 3, 3, 3]}
  survivors: {brian-lee: p1 school, mike-cho: p2 school, maria-lopez: p3 school}
  objectives: {p1: revenge, p2: justice, p3: loner}
expect: {helpless: 0, morale: 8, winners: [p2, p3]}
""")


@pytest.mark.parametrize(("card", "changes", "missed"), both(BETRAYAL))
def test_a_betrayal_objective_is_met_or_missed(card: str, changes: Position, missed: int | None) -> None:
    check(COLLAPSE | {"objectives": {"p1": card}} | changes, missed)


@pytest.mark.parametrize("card", BETRAYAL)
def test_a_betrayal_objective_needs_the_end_of_morale(card: str) -> None:
    check(COLLAPSE | {"objectives": {"p1": card}} | BETRAYAL[card][0] | {"morale": 2}, missed=0)


# Exiled: what a loyal player has, and what a betrayer has who needs four equipped weapons besides

LOYAL: dict[str, tuple[Position, list[tuple[Position, int]]]] = {
    "crafty": (
        hand("junk", "junk", "hammer", "junk"),
        [(hand("junk", "junk", "hammer", "lighter"), 1), (hand("junk", "junk", "hammer", "junk") | {"tokens": 8}, 0)],
    ),
    "new-friends": (
        {"group": TWO, "at": ["school", "library"]},
        [({}, 1), ({"group": TWO, "at": ["school", "library"], "tokens": 8}, 0)],
    ),
    "forgiveness": (
        hand(*["food-1"] * 4, "food-3"),
        [(hand(*["food-1"] * 3, "food-3", "fuel"), 1), (hand(*["food-1"] * 5) | {"tokens": 8}, 0)],
    ),
    "vengeance": ({"killed": LOST, "tokens": 0}, [({"killed": LOST[:4], "tokens": 9}, 0)]),
}

BETRAYER: dict[str, tuple[Position, Position]] = {
    "crafty": (hand("junk", "junk", "hammer"), hand("junk", "hammer", "fuel")),
    "new-friends": ({"decks": FULL}, {"decks": {**FULL, "gas-station": ["fuel"]}}),
    "forgiveness": ({"tokens": 9}, {"tokens": 8}),
    "vengeance": ({"killed": LOST[:4]}, {"killed": LOST[:3]}),
}


@pytest.mark.parametrize(("card", "changes", "missed"), both(LOYAL))
def test_a_loyal_exiled_player_meets_or_misses_the_new_goal(card: str, changes: Position, missed: int | None) -> None:
    """Nothing is left of the old objective, which asked for weapons."""
    check(outside(card, "protected", changes), missed)


@pytest.mark.parametrize("card", BETRAYER)
def test_an_exiled_betrayer_has_another_first_condition(card: str) -> None:
    own: Position = {"cards": WEAPONS, "objectives": {"p1": "trigger-happy"}, "tokens": 0, "decks": FULL}
    for changes, missed in zip(BETRAYER[card], (None, 0), strict=True):
        check(outside(card, "trigger-happy", own | changes), missed)
    check(outside(card, "trigger-happy", own | BETRAYER[card][0] | {"cards": WEAPONS[:3]}), missed=1)


def test_these_are_all_the_documented_ones() -> None:
    cards = [card for card in base().cards.values() if card.provenance == "documented"]
    names: dict[str, set[str]] = {}
    for card in cards:
        names.setdefault(type(card).__name__, set()).add(card.id)
    assert names["SecretObjective"] == set(SECRET)
    assert names["BetrayalObjective"] == set(BETRAYAL)
    assert names["ExiledObjective"] == set(LOYAL) == set(BETRAYER)
    assert [len(SECRET), len(BETRAYAL), len(LOYAL)] == [17, 3, 4]
