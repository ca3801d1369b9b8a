"""The personal objectives of Long Night: each is met or missed line by line, and none is met at set-up."""

from __future__ import annotations

import json
from itertools import combinations, cycle
from typing import Any

import pytest

from hivernage.cards.conditions import AtMost, Complete, Condition, Not
from hivernage.cards.library import Library
from hivernage.cards.playing import in_play
from hivernage.model.options import MODULES, Options
from hivernage.model.state import State
from hivernage.rules.conditions import holds
from hivernage.rules.scope import Scope
from hivernage.rules.victory import goals_of
from tests.cards.test_designed_cards import both, judged
from tests.how_many import how_many
from tests.laws.games import long_night, long_night_table
from tests.rule import rule
from tests.rules.positions import run_text, set_up

Position = dict[str, Any]
Table = dict[str, tuple[Position, list[tuple[Position, int]]]]

GONE = ["alfonso-ortega", "anita-wallace", "blue", "chloe-larousse"]
LATE = ["kumar-sen", "derek-yoshida"]
FOUR = ["rosa-rodriguez", "nadia-rivers", "jamie-gilmour", "melissa-gupta"]
LOOT = ["food-or-trade@police-station"] * 2 + [
    *["food-or-trade@grocery-store", "food-or-trade@library", "food-or-trade@hospital", "food-or-trade@gas-station"],
    *["stranger@police-station", "stranger@grocery-store", "stranger@library", "deserter@gas-station"],
    *["shaken-family@school", "shaken-family@library", "minibus@school", "two-sisters@library", "pet-food"],
    *["spoiled-meat", "coffee-tin"],
]
BOOK, FUEL, MEDICINE, TOOL, WEAPON, FOOD = (
    *("yearbook", "fuel-or-fire@starting", "medicine-or-calm@starting"),
    *("junk-or-advance@starting", "shiv", "food-or-trade@starting"),
)
FOUND = ["shopping-cart", "sled", "lead-apron"]
BOOKS = [BOOK, "negotiation"]
MENDED = "greenhouse", "latrine", "infirmary", "workshop", "watchtower"
BURIED = ["reaper@experiment", "stinker@experiment", "spewer@experiment"]
SAVED: Position = {"objective": "sombre-est-la-nuit", "morale": 6, "food": 9}
FAILED: Position = {"objective": "the-orphanage", "morale": 6, "food": 9}
FALLEN: Position = {"objective": "the-orphanage", "morale": 1, "food": 0}


def play(changes: Position) -> State:
    """The colony phase of a last round, with all modules: the game is over after it.

    p1's survivors are those of `group`, each with so much `despair`, at the places of `at`, the first with `cards`.
    """
    setup: Position = {"box": "long-night", "modules": list(MODULES), "step": "colony", "rounds_left": 1, "first": "p2"}
    setup |= {"objectives": {}} | changes
    names = setup.pop("group", FOUR[:1])
    at, despair, wounds = cycle(setup.pop("at", ["colony"])), setup.pop("despair", 0), setup.pop("wounds", 0)
    cards, theirs = setup.pop("cards", []), setup.pop("theirs", 0)
    group: Position = {name: {"player": "p1", "at": next(at), "despair": despair, "wounds": wounds} for name in names}
    if names:
        group[names[0]]["cards"] = cards
    setup["survivors"] = group | {"eric-parker": {"player": "p2", "despair": theirs}, "gia-najjar": {"player": "p3"}}
    setup["survivors"]["gia-najjar"]["despair"] = theirs
    return run_text(f"setup: {json.dumps(setup)}\n", long_night()).table.state


def check(changes: Position, missed: int | None) -> None:
    lines = judged(play(changes))
    assert [i for i, held in enumerate(lines) if not held] == ([] if missed is None else [missed])


def hand(*cards: str, **more: Any) -> Position:
    return {"hand": {"p1": list(cards)}, **more}


def without(cards: list[str], **more: Any) -> list[tuple[Position, int]]:
    """A hand of one card for each line: without the first of them the first line is missed, and so on."""
    return [(hand(*cards[:i], *cards[i + 1 :], **more), i + 1) for i in range(len(cards))]


# What p1 has when all is well, then what else it may be and which line is missed then. Line 0 is the main objective.
SECRET: Table = {
    "destroy-the-evidence": (hand(*BOOKS, FUEL), [(hand(BOOK, FUEL), 1), (hand(*BOOKS, TOOL), 2)]),
    "us-or-them": (
        {"exiled": ["p3"], "objectives": {"p3": "the-profiteer"}},
        [({}, 1)],
    ),
    "every-last-name": (
        hand(BOOK, killed=GONE[:3]),
        [(hand(BOOK, killed=GONE[:2], removed_survivors=GONE[2:3]), 1), (hand(TOOL, killed=GONE[:3]), 2)],
    ),
    "not-one-more": (
        hand("sled", group=FOUR[:3], killed=[*GONE, LATE[0]]),
        [
            (hand("sled", group=FOUR, killed=[*GONE, *LATE]), 1),
            (hand("sled", group=FOUR[:2], killed=GONE), 2),
            (hand(FUEL, group=FOUR, killed=GONE), 3),
        ],
    ),
    "a-good-listener": (
        hand(BOOK),
        [(hand(BOOK, theirs=1, despair=1), 1), (hand(MEDICINE, theirs=1), 2)],
    ),
    "a-heavy-heart": (
        {"theirs": 1, "killed": GONE[:2]},
        [
            ({"despair": 1, "killed": GONE[:2]}, 1),
            ({"theirs": 1, "killed": GONE[:1], "removed_survivors": GONE[1:2]}, 2),
        ],
    ),
    "mind-the-step": (
        {"traps": {"colony": [0, 0, 0, 0, 0, 1]}},
        [({"barricades": {"school": 2, "library": 1, "colony": [0, 0, 0, 0, 0, 1]}}, 1)],
    ),
    "lights-out": (
        hand(BOOK, helpless=3, unruly=2),
        [(hand(BOOK), 1), (hand(BOOK, helpless=3, unruly=3), 2), (hand(TOOL, helpless=1), 3)],
    ),
    "raised-voices": (
        hand("red-pill", helpless=1, unruly=1),
        [(hand("red-pill"), 1), (hand(MEDICINE, helpless=1), 2)],
    ),
    "under-the-floorboards": (
        hand(WEAPON, "machete"),
        [(hand(WEAPON, TOOL) | {"cards": ["machete"]}, 1)],
    ),
    "the-repair-manual": (hand(TOOL, BOOK), [(hand(FUEL, BOOK), 1), (hand(TOOL, TOOL), 2)]),
    "in-the-chair": (
        {"first": "p1", "cards": [WEAPON]},
        [
            ({"first": "p2", "cards": [WEAPON]}, 1),
            ({"first": "p1", "cards": [BOOK], **hand(FUEL, FOOD, TOOL)}, 2),
        ],
    ),
    "return-visit": (
        {"at": ["hideout"], "loot": LOOT[:8]},
        [({"at": ["school"], "loot": LOOT[:8]}, 1), ({"at": ["hideout"], "loot": LOOT[:9]}, 2)],
    ),
    "the-open-road": (
        {"bandits": {"school": 1, "hideout": 1}, "cards": [WEAPON]},
        [
            ({"bandits": {"school": 2, "hideout": 1}, "cards": [WEAPON]}, 1),
            ({"bandits": {"school": 1}, "cards": [BOOK], **hand(TOOL)}, 2),
        ],
    ),
    "the-informer": ({"loot": LOOT[:6]}, [({"loot": LOOT[:5]}, 1)]),
    "good-neighbours": (
        hand("pet-food", "sled", bandits={"school": 1, "hideout": 1}),
        [
            (hand("pet-food", "sled", bandits={"hideout": 1}), 1),
            (hand(FOOD, MEDICINE, "sled", bandits={"school": 1, "hideout": 1}), 2),
        ],
    ),
    "something-that-lasts": (
        {"built": [*MENDED]},
        [({"built": [*MENDED[:4]], "row": {"snowplough": 1}}, 1)],
    ),
    "still-on-the-bench": (
        {"row": {"greenhouse": 1, "workshop": 0}},
        [({"row": {"greenhouse": 0, "workshop": 0}, "built": ["latrine"]}, 1)],
    ),
    "plain-living": (hand(FOUND[0]), [(hand(TOOL) | {"cards": [WEAPON]}, 1)]),
    "foundation-stone": (
        {"built": [*MENDED[:3]], "barricades": {"colony": [0, 0, 1, 0, 1, 1]}, "traps": {"colony": [0, 0, 0, 1, 0, 0]}},
        [
            ({"built": [*MENDED[:2]], "barricades": {"colony": [0, 0, 1, 1, 1, 1]}}, 1),
            ({"built": [*MENDED[:3]], "barricades": {"colony": [0, 0, 0, 1, 1, 1], "school": 1}}, 2),
        ],
    ),
    "trade-secret": (
        hand("fuel-cell", "red-pill", "green-pill"),
        [(hand("fuel-cell", "red-pill", FUEL) | {"cards": ["key-card"]}, 1)],
    ),
    "clinical-trial": (
        {"cards": ["owl-eyes"]},
        [({"cards": ["antiserum"], **hand("red-pill", "key-card", MEDICINE)}, 1)],
    ),
    "back-in-its-cage": (
        {
            "removed": [*BURIED, "carrier@experiment"],
            "special": {"school": ["hunter", "tank"], "library": ["claw"]},
        },
        [
            (
                {
                    "removed": [*BURIED, "carrier@experiment"],
                    "special": {"school": ["hunter", "tank", "claw"], "library": ["hydra"]},
                },
                1,
            ),
            ({"removed": BURIED}, 2),
        ],
    ),
    "living-specimens": (
        {"special": {"school": ["hunter", "tank", "siren", "claw"], "library": ["hydra"]}},
        [
            (
                {
                    "special": {"school": ["hunter", "tank", "siren", "claw"]},
                    **hand("fuel-cell", "red-pill", "key-card"),
                },
                1,
            )
        ],
    ),
}

BETRAYAL: Table = {
    "the-heir": (
        {"killed": GONE[:2], "cards": [WEAPON, "sled"]},
        [
            ({"killed": GONE[:1], "cards": [WEAPON, "sled"]}, 1),
            ({"killed": GONE[:2], "cards": [WEAPON], **hand("sled", BOOK)}, 2),
        ],
    ),
    "the-quiet-voice": (
        {"theirs": 1},
        [({"theirs": 0}, 1), ({"theirs": 1, "despair": 1}, 2), ({"theirs": 1, "group": [], "no_group": ["p1"]}, 3)],
    ),
    "the-ringleader": (
        {"helpless": 1, "unruly": 1, "cards": [WEAPON]},
        [
            ({"helpless": 3, "cards": [WEAPON], "food": 9, "waste": 10}, 1),
            ({"helpless": 1, "unruly": 1, **hand(TOOL)}, 2),
        ],
    ),
    "the-fence": (
        hand(*[TOOL] * 5, FUEL, loot=LOOT[:6]),
        [(hand(*[TOOL] * 5, FUEL, loot=LOOT[:5]), 1), (hand(*[TOOL] * 5, loot=LOOT[:6]), 2)],
    ),
    "the-open-gate": (
        {"bandits": {"school": 2, "library": 1}, "at": ["hospital"]},
        [
            ({"bandits": {"school": 2}, "at": ["hospital"]}, 1),
            ({"bandits": {"school": 2, "library": 1}, "group": [], "no_group": ["p1"]}, 2),
            ({"bandits": {"school": 2, "library": 1}, "group": FOUR[:2], "at": ["hospital", "colony"]}, 3),
        ],
    ),
    "the-saboteur": (
        hand(FOUND[0], built=[*MENDED[:2]]),
        [(hand(FOUND[0], built=[*MENDED[:3]]), 1), (hand(TOOL), 2)],
    ),
    "the-landlord": (
        {"built": [*MENDED[:2]], "group": FOUR[:2], "at": ["colony", "school"]},
        [
            ({"built": [*MENDED[:1]], "group": FOUR[:2]}, 1),
            ({"built": [*MENDED[:2]]}, 2),
            ({"built": [*MENDED[:2]], "group": FOUR[:2], "at": ["school", "library"]}, 3),
        ],
    ),
    "the-agent": (
        hand("red-pill", at=["raxxon"]),
        [(hand(FUEL, at=["raxxon"]), 1), (hand("red-pill", at=["school"]), 2)],
    ),
    "the-maker": (
        hand(BOOK, special={"school": ["hunter", "tank"], "library": ["siren"]}),
        [
            (hand(BOOK, special={"school": ["hunter", "tank"]}), 1),
            (hand(TOOL, special={"school": ["hunter", "tank"], "library": ["siren"]}), 2),
        ],
    ),
}

PROFIT = hand(*[TOOL] * 5, FUEL, FUEL)
PROFIT_MISSED = [(PROFIT | SAVED, 0), (hand(*[TOOL] * 5, FUEL), 1)]

CAMP = {"school": 2, "library": 1}
HOME = [MEDICINE, "pet-food"]
LOYAL: Table = {
    "a-cross-in-the-snow": (
        {"killed": GONE[:3], "group": FOUR[:2]},
        [
            ({"killed": GONE[:2], "group": FOUR[:2]}, 1),
            ({"killed": GONE[:3]}, 2),
            ({"killed": GONE[:3], "group": FOUR[:2], **FAILED}, 0),
        ],
    ),
    "three-fires": (
        {"group": FOUR[:2], "barricades": {"school": 1, "library": 1}},
        [
            ({"barricades": {"school": 1, "library": 1}}, 1),
            ({"group": FOUR[:2], "barricades": {"school": 1, "colony": [0, 0, 0, 0, 0, 1]}}, 2),
            ({"group": FOUR[:2], "barricades": CAMP, **FAILED}, 0),
        ],
    ),
    "in-from-the-cold": (
        hand(*HOME, theirs=1),
        [(hand(*HOME[1:]), 1), (hand(*HOME[:1], FOOD), 2), (hand(*HOME, despair=1), 3), (hand(*HOME, **FAILED), 0)],
    ),
    "lord-of-the-road": (
        {"bandits": {"library": 2, "hideout": 1}, "cards": [WEAPON]},
        [
            ({"bandits": {"library": 1, "hideout": 1}, "cards": [WEAPON]}, 1),
            ({"bandits": {"library": 2, "hideout": 1}, **hand(WEAPON)}, 2),
            ({"bandits": {"library": 2, "hideout": 1}, "cards": [WEAPON], **FAILED}, 0),
        ],
    ),
    "my-share": (
        hand(FOOD, FUEL, loot=LOOT[:7], **FAILED),
        [
            (hand(FOOD, FUEL, loot=LOOT[:6], **FAILED), 0),
            (hand(FUEL, TOOL, loot=LOOT[:7]), 1),
            (hand(FOOD, TOOL, loot=LOOT[:7]), 2),
        ],
    ),
}

# Their first line, met and missed, for one who needs a tool and few improvements besides.
BETRAYER: dict[str, tuple[Position, Position]] = {
    "a-cross-in-the-snow": ({"killed": GONE}, {"killed": GONE[:3]}),
    "three-fires": ({"barricades": CAMP}, {"barricades": {"school": 2}}),
    "in-from-the-cold": ({"theirs": 1}, {"despair": 1}),
    "lord-of-the-road": ({"bandits": {"library": 2, "hideout": 1}}, {"bandits": {"library": 1, "hideout": 1}}),
    "my-share": ({"loot": LOOT[:7]}, {"loot": LOOT[:6]}),
}


@rule("G3", "G3.2")
@pytest.mark.parametrize(("card", "changes", "missed"), both(SECRET))
def test_a_secret_objective_is_met_or_missed(card: str, changes: Position, missed: int | None) -> None:
    check(SAVED | changes | {"objectives": {"p1": card, **changes.get("objectives", {})}}, missed)


@rule("G3.2")
@pytest.mark.parametrize("card", SECRET)
def test_a_secret_objective_needs_the_main_one(card: str) -> None:
    changes = SECRET[card][0]
    check(FAILED | changes | {"objectives": {"p1": card, **changes.get("objectives", {})}}, missed=0)


def test_a_find_does_as_well_in_the_chair_as_a_weapon() -> None:
    check(SAVED | {"objectives": {"p1": "in-the-chair"}, "first": "p1"} | hand("pet-food"), missed=None)


def test_a_weapon_in_a_pocket_keeps_a_road_open_too() -> None:
    check(SAVED | {"objectives": {"p1": "the-open-road"}} | hand(WEAPON), missed=None)


def test_a_book_next_to_somebody_is_read_as_well() -> None:
    check(SAVED | {"objectives": {"p1": "lights-out"}, "helpless": 1, "cards": [BOOK]}, missed=None)


def test_hunger_does_as_well_for_a_ringleader_as_noise() -> None:
    check(FALLEN | {"objectives": {"p1": "the-ringleader"}, "cards": [WEAPON]}, missed=None)


def test_a_weapon_in_a_pocket_does_for_a_ringleader_too() -> None:
    check(FALLEN | {"objectives": {"p1": "the-ringleader"}, "helpless": 1, "unruly": 1} | hand(WEAPON), missed=None)


def test_two_pills_not_taken_yet_do_for_a_trial() -> None:
    check(SAVED | {"objectives": {"p1": "clinical-trial"}} | hand("red-pill", "green-pill"), missed=None)


def test_four_barricades_do_as_well_as_a_trap() -> None:
    fences = {"school": 2, "library": 2}
    check(SAVED | {"objectives": {"p1": "mind-the-step"}, "barricades": fences}, missed=None)


def test_a_tool_next_to_somebody_is_kept_as_well_as_in_a_pocket() -> None:
    check(SAVED | {"objectives": {"p1": "plain-living"}, "cards": ["shopping-cart"]}, missed=None)


def test_specimens_on_paper_do_as_well_as_living_ones() -> None:
    check(
        SAVED | {"objectives": {"p1": "living-specimens"}} | hand("fuel-cell", "red-pill", "key-card", "cryo-lance"),
        missed=None,
    )


@rule("V2")
@pytest.mark.parametrize(("card", "changes", "missed"), both(BETRAYAL))
def test_a_betrayal_objective_is_met_or_missed(card: str, changes: Position, missed: int | None) -> None:
    check(FALLEN | {"objectives": {"p1": card}} | changes, missed)


@rule("V2")
@pytest.mark.parametrize("card", BETRAYAL)
def test_a_betrayal_objective_needs_the_end_of_morale(card: str) -> None:
    check(FAILED | {"objectives": {"p1": card}} | BETRAYAL[card][0], missed=0)


@rule("V2")
@pytest.mark.parametrize(("changes", "missed"), [(PROFIT, None), *PROFIT_MISSED])
def test_a_profiteer_wins_whatever_ended_the_game(changes: Position, missed: int | None) -> None:
    check(FAILED | {"objectives": {"p1": "the-profiteer"}} | changes, missed)
    if missed is None:
        check(FALLEN | {"objectives": {"p1": "the-profiteer"}} | changes, missed)


def outside(card: str, objective: str, changes: Position) -> Position:
    exiled: Position = {"at": ["hospital"], "exiled": ["p1"], "exiled_objectives": {"p1": card}}
    return SAVED | exiled | {"objectives": {"p1": objective}} | changes


@rule("V2.1")
@pytest.mark.parametrize(("card", "changes", "missed"), both(LOYAL))
def test_a_loyal_exiled_player_meets_or_misses_the_new_goal(card: str, changes: Position, missed: int | None) -> None:
    """Nothing is left of the old objective, which asked for weapons."""
    check(outside(card, "under-the-floorboards", changes) | {"objectives": OLD}, missed)


OLD = {"p1": "under-the-floorboards", "p3": "a-good-listener"}


@rule("V2.1")
@pytest.mark.parametrize("card", BETRAYER)
def test_an_exiled_betrayer_has_another_first_condition(card: str) -> None:
    own = hand(FOUND[0])
    for changes, missed in zip(BETRAYER[card], (None, 0), strict=True):
        check(outside(card, "the-saboteur", own | changes), missed)
    check(outside(card, "the-saboteur", BETRAYER[card][0] | hand(TOOL)), missed=2)


@rule("G12.1")
def test_these_are_all_of_them() -> None:
    kinds: dict[str, set[str]] = {}
    for key, box in long_night().boxes.items():
        if box == "long-night":
            kinds.setdefault(key.rpartition("@")[2], set()).add(key.partition("@")[0])
    assert kinds["secret"] == set(SECRET)
    assert kinds["betrayal"] == {*BETRAYAL, "the-profiteer", "renegade-bandit"}  # that one belongs to a scenario
    assert kinds["exiled"] == set(LOYAL) == set(BETRAYER)
    assert [len(kinds[kind]) for kind in ("secret", "betrayal", "exiled")] == [24, 11, 5]


@rule("L13")
def test_each_module_brings_four_secrets_two_betrayals_and_two_exiles_of_the_bandits() -> None:
    def modules(kind: str) -> list[int]:
        cards = [card for key, card in long_night().cards.items() if key.endswith(kind) and _is_ours(key)]
        return [sum((card.module or None) == module for card in cards) for module in (None, *MODULES)]

    assert modules("@secret") == [12, 4, 4, 4]
    assert modules("@betrayal") == [4, 2, 3, 2]  # the renegade bandit among them
    assert modules("@exiled") == [3, 0, 2, 0]


def _is_ours(key: str) -> bool:
    return long_night().boxes[key] == "long-night"


# At set-up


def own_lines(library: Library, key: str) -> list[Condition]:
    """What an objective asks for besides the main one, and besides the end of morale."""
    lines = library.secrets[key].win if key in library.secrets else library.exiled[key].loyal
    return [line for line in lines if not isinstance(line, Complete | Not) and not _is_fall(line)]


def _is_fall(line: Condition) -> bool:
    return isinstance(line, AtMost) and line.of.of == "morale"


CHOICES = [list(some) for n in range(len(MODULES) + 1) for some in combinations(MODULES, n)]


@pytest.mark.parametrize("modules", CHOICES, ids=lambda chosen: "+".join(chosen) or "none")
def test_none_is_met_when_a_game_begins(modules: list[str], request: pytest.FixtureRequest) -> None:
    """Whatever the main objective, its side and the deal: whoever is dealt an objective has something to do."""
    options = Options(players=3, box="long-night", modules=tuple(modules))  # type: ignore[arg-type]
    objectives = [card.id for card in in_play(long_night(), options).mains.values()]
    met = []
    for n in range(how_many(request, quick=63, thorough=63, long=300)):
        objective, players = objectives[n % len(objectives)], 3 + n % 3
        hard = bool(n // len(objectives) % 2)
        table = long_night_table(n, players, modules=tuple(modules), objective=objective, hard=hard)
        state = set_up(table).state
        keys = [*state.library.secrets, *state.library.exiled]
        for seat in range(players):
            for key in keys:
                if all(holds(state, line, Scope(seat)) for line in own_lines(state.library, key)):
                    met.append((n, key, seat, objective))
    assert met == []


def test_a_goal_that_is_met_at_once_would_be_found() -> None:
    """The Open Road, but for its weapons, is what every game begins with where nobody placed bandits."""
    state = set_up(long_night_table(0, modules=("bandits",), objective="the-orphanage")).state
    assert holds(state, own_lines(state.library, "the-open-road@secret")[0], Scope(0))
    assert goals_of(state, 0)
