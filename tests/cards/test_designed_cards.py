"""The objectives that are ours: each can be met, and each of its lines can be missed."""

import json
from typing import Any

import pytest

from hivernage.cards.card import SecretObjective
from hivernage.cards.conditions import Complete, Condition
from hivernage.cards.library import face
from hivernage.model.state import State
from hivernage.rules.conditions import holds
from hivernage.rules.scope import Scope
from hivernage.rules.victory import goals_of
from tests.rules.positions import base, new_table, run_text, set_up

Position = dict[str, Any]


def play(changes: Position) -> State:
    """The colony phase of a last round, which ends the game.

    p1's survivors are those of `group`, each with so many `wounds`, the first with `cards`; the others have one each.
    """
    setup: Position = {"step": "colony", "rounds_left": 1, "first": "p2"} | changes
    names = setup.pop("group", ["brian-lee"])
    wounds, cards, at = setup.pop("wounds", 0), setup.pop("cards", []), setup.pop("at", ["colony"] * len(names))
    group = {name: {"player": "p1", "at": place, "wounds": wounds} for name, place in zip(names, at, strict=True)}
    group[names[0]]["cards"] = cards
    setup["survivors"] = group | {"mike-cho": "p2", "talia-jones": "p3"}
    setup["objectives"] = {"p2": "collector", "p3": "hunger"} | setup["objectives"]
    return run_text(f"setup: {json.dumps(setup)}\n").table.state


def judged(state: State) -> list[bool]:
    """Which lines of p1's goal hold, and that they alone decide."""
    assert state.over
    lines = [holds(state, goal, Scope(0)) for goal in goals_of(state, 0)]
    assert (0 in state.winners) == all(lines)
    return lines


def check(changes: Position, missed: int | None) -> None:
    lines = judged(play(changes))
    assert [i for i, held in enumerate(lines) if not held] == ([] if missed is None else [missed])


PACKED = ["medicine@starting", "fuel@starting", "food-1@starting"]
WOMEN, MEN = ["ashley-ross", "bev-russell"], ["brian-lee", "daniel-smith"]
FOURS = [*WOMEN, *MEN]

# What p1 has when all is well, then what else it may be and which line is missed then.
SECRET: dict[str, tuple[Position, list[tuple[Position, int]]]] = {
    "all-i-need-is-my-books@secret": (
        {"cards": ["school-blueprints", "library-blueprints"]},
        [({"cards": ["school-blueprints", "hammer"], "hand": {"p1": ["library-blueprints"]}}, 1)],
    ),
    "experienced@secret": (
        {"cards": ["lighter", "hammer"]},
        [
            ({"cards": ["hammer"], "hand": {"p1": ["lighter"]}}, 1),
            ({"cards": ["lighter"], "hand": {"p1": ["hammer"]}}, 2),
        ],
    ),
    "hope@secret": (
        {"morale": 5, "group": FOURS[:3]},
        [({"morale": 4, "group": FOURS[:3]}, 1), ({"morale": 5, "group": FOURS[:2]}, 2)],
    ),
    "masochist@secret": (
        {"group": ["brian-lee", "maria-lopez"], "wounds": 1},
        [({"group": ["brian-lee"], "wounds": 1}, 1)],
    ),
    "neat-freak@secret": (
        {"waste": 3, "cards": ["mop"]},
        [({"waste": 4, "cards": ["mop"]}, 1), ({"waste": 3, "cards": ["lighter"], "hand": {"p1": ["mop"]}}, 2)],
    ),
    "repopulate@secret": (
        {"group": FOURS},
        [({"group": [*MEN, "sparky", WOMEN[0]]}, 1), ({"group": [*WOMEN, "sparky", MEN[0]]}, 2)],
    ),
    # Two zombies come to the three in the colony: seven in all, for whom four barricades are enough.
    "safety@secret": (
        {"barricades": {"colony": [0, 0, 1, 1, 1, 1]}, "zombies": {"colony": [0, 1, 1, 1, 1, 1]}},
        [
            ({"barricades": {"colony": [0, 0, 1, 1, 1, 0]}, "zombies": {"colony": [0, 1, 1, 1, 1, 1]}}, 1),
            ({"barricades": {"colony": [0, 0, 1, 1, 0, 0]}, "zombies": {"colony": [0, 0, 0, 0, 0, 1]}}, 2),
        ],
    ),
}

BETRAYAL: dict[str, tuple[Position, list[tuple[Position, int]]]] = {
    "gluttony@betrayal": (
        {"hand": {"p1": ["food-1"] * 2}},
        [
            ({"hand": {"p1": ["food-1"] * 2}, "food": 9, "crisis": "despair"}, 1),
            ({"hand": {"p1": ["food-1"]}}, 2),
        ],
    ),
    "runaway@betrayal": (
        {"group": MEN, "cards": ["lighter"], "hand": {"p1": PACKED}},
        [
            ({"group": FOURS[:3], "cards": ["lighter"], "hand": {"p1": PACKED}}, 2),
            ({"hand": {"p1": [*PACKED, "lighter"]}}, 3),
            ({"cards": ["lighter"], "hand": {"p1": PACKED[1:]}}, 4),
            ({"cards": ["lighter"], "hand": {"p1": [PACKED[0], PACKED[2]]}}, 5),
            ({"cards": ["lighter"], "hand": {"p1": PACKED[:2]}}, 6),
        ],
    ),
    "take-over@betrayal": (
        {"group": FOURS[:3], "cards": ["lighter"]},
        [
            ({"group": FOURS[:2], "cards": ["lighter"]}, 1),
            ({"group": FOURS[:3], "cards": ["hammer"], "hand": {"p1": ["lighter"]}}, 2),
        ],
    ),
    "all-for-one@betrayal": (
        {"hand": {"p1": ["junk"] * 4, "p3": ["fuel"]}},
        [({"hand": {"p1": ["junk"] * 4, "p3": ["fuel"] * 2}}, 1)],
    ),
    "accept-your-fate@betrayal": (
        {"zombies": {"colony": [2] * 6, "school": 4}, "barricades": {"colony": [1, 1, 0, 0, 0, 0], "library": 2}},
        [
            ({"zombies": {"colony": [2] * 6, "school": 4}, "barricades": {"colony": [1, 1, 1, 0, 0, 0]}}, 1),
            ({"zombies": {"colony": [2] * 6, "school": 3}}, 2),
        ],
    ),
    "mad-scientist@betrayal": (
        {"hand": {"p1": ["medicine", "medicine", "junk", "school-blueprints"]}},
        [
            ({"hand": {"p1": ["medicine", "junk", "school-blueprints"]}}, 1),
            ({"hand": {"p1": ["medicine", "medicine", "school-blueprints"]}}, 2),
            ({"hand": {"p1": ["medicine", "medicine", "junk"]}}, 3),
        ],
    ),
    "obsessed@betrayal": (
        {"group": FOURS[:3], "hand": {"p1": ["junk"] * 3}, "cards": ["lighter", "hammer", "wrench"]},
        [
            ({"group": FOURS[:2], "hand": {"p1": ["junk"] * 3}, "cards": ["lighter", "hammer", "wrench"]}, 1),
            ({"group": FOURS, "hand": {"p1": ["junk"] * 3}, "cards": ["lighter", "hammer", "wrench"]}, 2),
            ({"group": FOURS[:3], "hand": {"p1": ["junk"] * 2}, "cards": ["lighter", "hammer", "wrench"]}, 3),
            ({"group": FOURS[:3], "hand": {"p1": ["junk"] * 4}, "cards": ["lighter", "hammer", "wrench"]}, 4),
            ({"group": FOURS[:3], "hand": {"p1": ["junk"] * 3}, "cards": ["lighter", "hammer"]}, 5),
            ({"group": FOURS[:3], "hand": {"p1": ["junk"] * 3}, "cards": ["lighter", "hammer", "wrench", "mop"]}, 6),
        ],
    ),
}

COMPLETE: Position = {"food": 9, "morale": 6, "tokens": 9}
COLLAPSE: Position = {"food": 0, "morale": 1}  # a starvation token comes, and morale goes


def both(table: dict[str, tuple[Position, list[tuple[Position, int]]]]) -> list[tuple[str, Position, int | None]]:
    met: list[tuple[str, Position, int | None]] = [(card, good, None) for card, (good, _) in table.items()]
    return met + [(card, bad, line) for card, (_, missed) in table.items() for bad, line in missed]


@pytest.mark.parametrize(("card", "changes", "missed"), both(SECRET))
def test_a_secret_objective_is_met_or_missed(card: str, changes: Position, missed: int | None):
    check(COMPLETE | {"objectives": {"p1": face(card)}} | changes, missed)


@pytest.mark.parametrize("card", SECRET)
def test_a_secret_objective_needs_the_main_one(card: str):
    check(COMPLETE | {"objectives": {"p1": face(card)}} | SECRET[card][0] | {"tokens": 8}, missed=0)


@pytest.mark.parametrize(("card", "changes", "missed"), both(BETRAYAL))
def test_a_betrayal_objective_is_met_or_missed(card: str, changes: Position, missed: int | None):
    changes = COLLAPSE | {"objectives": {"p1": face(card)}} | changes
    check(changes | ({"morale": 2} if "crisis" in changes else {}), missed)


@pytest.mark.parametrize("card", BETRAYAL)
def test_a_betrayal_objective_needs_the_end_of_morale(card: str):
    """One more point of morale, and the round track ends the game."""
    check(COLLAPSE | {"objectives": {"p1": face(card)}} | BETRAYAL[card][0] | {"morale": 2}, missed=0)


# Exiled: what a loyal player has, and what a betrayer who must have three cards more than every other player has

CAMP = {"school": 3, "library": 3}
ROAD = ["fuel", "fuel", "food-1", "food-1", "medicine"]
WRITING = ["school-blueprints", "library-blueprints"]
NOWHERE = ["school", "school", "hospital", "hospital"]

LOYAL: dict[str, tuple[Position, list[tuple[Position, int]]]] = {
    "armed-to-the-teeth@exiled": (
        {"cards": ["lighter", "lighter", "switchblade"]},
        [({"cards": ["lighter", "lighter"]}, 1), ({"cards": ["lighter", "lighter", "switchblade"], "tokens": 8}, 0)],
    ),
    "a-camp-of-my-own@exiled": (
        {"barricades": CAMP},
        [({"barricades": {"school": 3, "library": 2}}, 1), ({"barricades": CAMP, "tokens": 8}, 0)],
    ),
    "the-long-road@exiled": (
        {"hand": {"p1": ROAD}},
        [
            ({"hand": {"p1": ROAD[1:]}}, 1),
            ({"hand": {"p1": [*ROAD[:3], ROAD[4]]}}, 2),
            ({"hand": {"p1": ROAD[:4]}}, 3),
            ({"hand": {"p1": ROAD}, "tokens": 8}, 0),
        ],
    ),
    "rival-band@exiled": (
        {"group": FOURS[:3], "at": NOWHERE[:3], "tokens": 0},
        [({"group": FOURS[:2], "at": NOWHERE[:2], "tokens": 9}, 0)],
    ),
    "spite@exiled": (
        {"group": FOURS, "at": NOWHERE[:4], "tokens": 8},
        [
            ({"group": FOURS, "at": NOWHERE[:4], "tokens": 9}, 0),
            ({"group": FOURS[:3], "at": NOWHERE[:3], "tokens": 8}, 1),
        ],
    ),
    "clear-my-name@exiled": (
        {"hand": {"p1": WRITING}},
        [({"hand": {"p1": WRITING[:1]}}, 1), ({"hand": {"p1": WRITING}, "tokens": 8}, 0)],
    ),
}

BETRAYER: dict[str, tuple[Position, Position]] = {
    "armed-to-the-teeth@exiled": ({"cards": ["lighter", "lighter"]}, {"cards": ["lighter"]}),
    "a-camp-of-my-own@exiled": (
        {"barricades": {"school": 3, "library": 2}},
        {"barricades": {"school": 2, "library": 2}},
    ),
    "the-long-road@exiled": ({"hand": {"p1": ["fuel", "fuel", "junk"]}}, {"hand": {"p1": ["fuel", "junk", "junk"]}}),
    "rival-band@exiled": ({"group": MEN, "at": NOWHERE[:2]}, {}),
    # One zombie more comes to the two in the colony.
    "spite@exiled": ({"zombies": {"colony": [2, 2, 2, 2, 2, 1]}}, {"zombies": {"colony": [2, 2, 2, 2, 2, 0]}}),
    "clear-my-name@exiled": ({"morale": 2}, {"morale": 3}),
}


def outside(card: str, objective: str, changes: Position) -> Position:
    exiled: Position = {"at": ["school"], "exiled": ["p1"], "exiled_objectives": {"p1": face(card)}}
    return COMPLETE | exiled | {"objectives": {"p1": objective, "p2": "cult-leader"}} | changes


@pytest.mark.parametrize(("card", "changes", "missed"), both(LOYAL))
def test_a_loyal_exiled_player_meets_or_misses_the_new_goal(card: str, changes: Position, missed: int | None):
    check(outside(card, "loner", changes), missed)


@pytest.mark.parametrize("card", BETRAYER)
def test_an_exiled_betrayer_has_another_first_condition(card: str):
    own: Position = {"hand": {"p1": ["junk"] * 3}, "objectives": {"p1": "all-for-one"}, "tokens": 0}
    for changes, missed in zip(BETRAYER[card], (None, 0), strict=True):
        check(outside(card, "all-for-one", own | changes), missed)
    check(outside(card, "all-for-one", own | BETRAYER[card][0] | {"hand": {"p1": ["fuel", "fuel"]}}), missed=1)


def test_these_are_all_of_ours():
    """Every original secret, betrayal and exiled objective; the crises have scenarios of their own."""
    cards = {key: card for key, card in base().cards.items() if card.provenance == "original"}
    assert cards.keys() >= SECRET.keys() | BETRAYAL.keys() | LOYAL.keys()
    assert LOYAL.keys() == BETRAYER.keys()
    kinds = [type(card).__name__ for card in cards.values()]
    numbers = [kinds.count(kind) for kind in ("SecretObjective", "BetrayalObjective", "ExiledObjective", "Crisis")]
    assert numbers == [len(SECRET), len(BETRAYAL), len(LOYAL), 7]


def own_goals(card: str) -> list[Condition]:
    """What a secret objective asks for besides the main one."""
    secret = base().cards[card]
    assert isinstance(secret, SecretObjective)
    return [goal for goal in secret.win if not isinstance(goal, Complete)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("objective", [face(key) for key in base().mains])
def test_none_of_our_secret_objectives_is_met_when_the_game_begins(objective: str, players: int):
    """The main objective aside: whoever is dealt one has something to do."""
    state = set_up(new_table(players, objective=objective, players=players)).state
    met = [
        (card, seat)
        for card in SECRET
        for seat in range(players)
        if all(holds(state, goal, Scope(seat)) for goal in own_goals(card))
    ]
    assert met == []


# Main objectives: the hard sides, and the normal ones whose numbers are ours

FUELS = ["fuel@library"] * 4 + ["fuel@hospital"] * 3
CURES = ["medicine@hospital"] * 3 + ["medicine@school"] * 3
FOODS = ["food-1@starting"] + ["food-1@library"] * 3 + ["food-1@school"] * 2
MEDICINE, TOOLS, FUEL = ["medicine@school"] * 3, ["junk@school", "hammer", "wrench"], ["fuel@library"] * 2
NORMAL_STORE, HARD_STORE = [*MEDICINE[1:], *TOOLS[:2], *FUEL], [*MEDICINE, *TOOLS, *FUEL]
SOLID, OPEN = {"colony": [1] * 6}, {"colony": [2, 1, 1, 1, 1, 0]}
EVERYWHERE = {"police-station": 1, "grocery-store": 1, "school": 1, "library": 1, "hospital": 1, "gas-station": 1}
ARMED = {
    name: {"player": f"p{seat}", "cards": ["lighter" if seat < 3 else "switchblade"]}
    for seat, name in enumerate(["brian-lee", "mike-cho", "talia-jones"], 1)
}
UNARMED = ARMED | {"talia-jones": {"player": "p3", "cards": ["hammer"]}}
NOT_YET = {"rounds_left": 2}


def without(cards: list[str], card: str) -> list[str]:
    """All of the cards but one."""
    left = cards.copy()
    left.remove(card)
    return left


# Two zombies come to the three in the colony, who eat two food.
MAIN: list[tuple[str, bool, Position, list[Position]]] = [
    ("eight-weeks-of-darkness", True, {}, [NOT_YET]),
    ("too-many-mouths", True, {}, [NOT_YET]),
    (
        "kill-them",
        True,
        {"zombies": {"school": 1, "library": 1, "colony": [1, 1, 0, 0, 0, 0]}},
        [{"zombies": {"school": 1, "library": 1, "colony": [1, 1, 1, 0, 0, 0]}}, {"zombies": {"colony": [1] * 6}}],
    ),
    (
        "home-sweet-home",
        True,
        {"barricades": {"colony": [2] * 6} | EVERYWHERE},
        [
            {"barricades": {"colony": [2, 2, 2, 2, 2, 1]} | EVERYWHERE},
            {"barricades": {"colony": [2] * 6} | EVERYWHERE | {"school": 0}},
        ],
    ),
    (
        "raiding-party",
        True,
        {"decks": {name: ["food-1"] for name in ("police-station", "grocery-store", "school", "library")}},
        [{"decks": {name: ["fuel" if name == "hospital" else "food-1"] for name in EVERYWHERE if name != "school"}}],
    ),
    *(
        ("find-a-cure", hard, {"stored": CURES}, [{"stored": ["medicine@starting", *CURES[1:]]}])
        for hard in (False, True)
    ),
    *(
        (
            "leave-it-all-behind",
            hard,
            {"stored": FOODS, "survivors": ARMED},
            [{"stored": FOODS, "survivors": UNARMED}, {"stored": FOODS[1:], "survivors": ARMED}],
        )
        for hard in (False, True)
    ),
    *(
        (
            "stockpile",
            hard,
            {"stored": store, "food": 8, "barricades": SOLID},
            [
                {"stored": store, "food": 7, "barricades": SOLID},
                {"stored": store, "food": 8, "barricades": OPEN},
                *(
                    {"stored": rest, "food": 8, "barricades": SOLID}
                    for card, begun in (
                        ("medicine@school", "medicine"),
                        ("junk@school", "junk"),
                        ("fuel@library", "fuel"),
                    )
                    for rest in (without(store, card), [*without(store, card), f"{begun}@starting"])
                ),
            ],
        )
        for hard, store in ((False, NORMAL_STORE), (True, HARD_STORE))
    ),
]


@pytest.mark.parametrize(
    ("objective", "hard", "changes", "done"),
    [(card, hard, good, True) for card, hard, good, _ in MAIN]
    + [(card, hard, bad, False) for card, hard, _, missed in MAIN for bad in missed],
)
def test_a_main_objective_is_complete_or_not(objective: str, hard: bool, changes: Position, done: bool):
    group = {"brian-lee": "p1", "mike-cho": "p2", "talia-jones": "p3"}
    setup: Position = {"objective": objective, "hard": hard, "step": "colony", "rounds_left": 1, "food": 9}
    setup |= {"survivors": group} | changes
    chance = [1] * 6 if setup["rounds_left"] > 1 else []  # the dice of the next round
    state = run_text(f"setup: {json.dumps(setup)}\nchance: {chance}\n").table.state
    assert state.complete == done
    assert state.over == (done or not chance)


@pytest.mark.parametrize(("fuels", "ending"), [(7, "objective"), (6, "rounds")])
def test_the_hard_winter_takes_eight_fuel(fuels: int, ending: str):
    setup: Position = {"objective": "winter-has-come", "hard": True, "step": "colony", "rounds_left": 1, "food": 9}
    setup |= {"hand": {"p2": ["fuel@starting"]}, "stored": FUELS[:fuels]}
    setup |= {"survivors": {"brian-lee": "p1", "mike-cho": "p2", "talia-jones": "p3"}}
    state = run_text(f"setup: {json.dumps(setup)}\nplay:\n  - p2: pledge fuel\n").table.state
    assert state.ending == ending
