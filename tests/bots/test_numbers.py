"""Bots count as the rules do, with all that cards change about it, and know no card by its name."""

from __future__ import annotations

import msgspec
import pytest

from hivernage.bots.actions.action_marks import ActionMarks
from hivernage.bots.actions.hand import Hand
from hivernage.bots.playing_out import play_out
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import Tally
from hivernage.bots.reading.worth import worth
from hivernage.bots.search.position_value import colony_worth
from hivernage.bots.treason.damage import Damage
from hivernage.bots.weights import WEIGHTS
from hivernage.cards.card import Item
from hivernage.cards.effects import Zombies
from hivernage.cards.library import Library
from hivernage.cards.targets import Count, Survivors
from hivernage.lab.simulate import bots_for
from hivernage.model.board import WASTE_STEP
from hivernage.model.question import Decision, Question
from hivernage.rules.conditions import count
from hivernage.rules.facts import meal
from hivernage.rules.homes import colony_of
from hivernage.rules.phases import eat
from hivernage.rules.powers import extra_food_due, waste_group
from hivernage.rules.scope import Scope
from hivernage.table import Table
from hivernage.views import view
from tests.bots.playing import turn
from tests.bots.test_after_the_night import pass_the_night
from tests.cards.packs import LAMP, LONG_NIGHT, ROSA, library_with, with_powers
from tests.rules.positions import base, new_table, run_text


def outlook(text: str, library: Library | None = None) -> Outlook:
    table = run_text(text, library).table
    return Outlook(view(table, 0), library or base())


# The meal


def stable(beside: str, food: int = 1, more: str = "") -> str:
    """Two at home and one outside, and perhaps a horse beside somebody."""
    return f"""
setup:
  crisis: despair
  survivors: {{olivia-brown: {{player: p1, cards: [{beside}]}}, rod-miller: p2 colony, sparky: p3 library}}
  hand: {{p1: [food-1]}}
  dice: {{p1: []}}
  food: {food}
  {more}
"""


APPETITE = "{mods: [{mod: food_due, n: 2}]}"
NIGHT = "setup: {food: 9, "
HUNGRY = {
    "nobody": (ROSA, "survivors: {rosa-blum: p1}}", 0),
    "an ability": (with_powers(ROSA, APPETITE), "survivors: {rosa-blum: p1}}", 2),
    "an ability elsewhere": (
        with_powers(ROSA, APPETITE.replace("mods", "at: school, mods")),
        "survivors: {rosa-blum: p1}}",
        0,
    ),
    "an ability that is copied": (
        with_powers(ROSA, APPETITE)
        + with_powers(ROSA.partition("cards:\n")[2].replace("rosa", "vera"), "{mods: [{mod: copies_abilities}]}"),
        "survivors: {rosa-blum: p1, vera-blum: p2}}",
        4,
    ),
    "a main objective": (
        "deck: main\ncards:\n- id: thaw\n  name: {en: Thaw, fr: Dégel}\n  length: short\n"
        f"  normal: {{morale: 6, rounds: 5, goal: {{is: last_round}}, powers: [{APPETITE}]}}\n",
        "objective: thaw}",
        2,
    ),
    "a lasting rule": (
        LAMP.replace("equip", "use") + f"  effect: {{do: lasting, until: game, powers: [{APPETITE}]}}\n",
        "hand: {p1: [lamp]}}\nplay: [p1: play lamp]",
        2,
    ),
    "a lasting rule for one": (
        LONG_NIGHT + f"  effect: {{do: lasting, until: game, holder: it, powers: [{APPETITE}]}}\n",
        "crossroads: long-night, survivors: {sparky: p1}}\nchance: [blank]\nplay: [p1: move sparky school]",
        2,
    ),
}


@pytest.mark.parametrize(("deck", "text", "more"), HUNGRY.values(), ids=HUNGRY.keys())
def test_whatever_asks_for_food_is_foreseen(deck: str, text: str, more: int) -> None:
    """What the bot expects is what the colony eats that night."""
    library = library_with(deck)
    table = run_text(NIGHT + text + "\n", library).table
    seen = Outlook(view(table, 0), library)
    assert seen.night.food_due == more
    list(eat(table.state))
    assert table.state.colonies[0].food == 9 - meal(seen.night.mouths, more)


def test_who_lost_their_ability_has_no_appetite() -> None:
    loss = "{do: lasting, until: game, holder: it, powers: [{mods: [{mod: cannot, do: [use-ability]}]}]}"
    library = library_with(with_powers(ROSA, APPETITE), with_powers(LAMP, f"{{do: {loss}}}"))
    text = "setup: {survivors: {rosa-blum: {player: p1, cards: [lamp]}}}\n"
    assert outlook(text, library).night.food_due == 2
    assert outlook(text + "play: [p1: use rosa-blum lamp]\n", library).night.food_due == 0


def test_a_horse_eats_too():
    assert (outlook(stable("")).night.meal, outlook(stable("")).night.hungry) == (1, 0)
    assert (outlook(stable("horse")).night.meal, outlook(stable("horse")).night.hungry) == (2, 1)
    assert ("play", "food-1@starting") not in turn(stable(""))
    assert ("play", "food-1@starting") in turn(stable("horse"))


def test_a_horse_of_somebody_exiled_asks_for_nothing():
    exiled = stable("horse", more="exiled: [p1]").replace("player: p1", "player: p1, at: school")
    assert outlook(exiled).night.meal == outlook(exiled.replace("horse", "")).night.meal


def test_the_food_that_is_foreseen_is_the_food_that_is_left():
    table = run_text(stable("horse", food=5)).table
    foreseen = Outlook(view(table, 0), base()).night.after.colonies[0].food
    pass_the_night(table)
    assert foreseen == table.state.colonies[0].food == 3


def test_who_means_to_starve_the_colony_reckons_with_the_horse():
    assert [Damage(outlook(stable(beside))).spare_food for beside in ("", "horse")] == [0, -1]


# Waste


def pit(waste: int, dug: bool) -> str:
    """Ashley Ross may have dug a pit: waste costs morale by 15 cards then."""
    return f"""
setup:
  step: start-turn
  crisis: despair
  survivors: {{ashley-ross: p1, maria-lopez: p2, rod-miller: p3}}
  waste: {waste}
  food: 9
  crossroads: ashley-ross
chance: [{"blank" if dug else ""}]
play:
  - p1: option {2 if dug else 3}
"""


def test_a_pit_for_the_waste_is_reckoned_with():
    assert [outlook(pit(13, dug)).waste_step for dug in (False, True)] == [WASTE_STEP, 15]
    fates = [Damage(outlook(pit(13, dug))).expected for dug in (False, True)]
    assert fates[0] - fates[1] == 1
    tables = [run_text(pit(13, dug)).table for dug in (False, True)]
    assert colony_worth(tables[0], 0) < colony_worth(tables[1], 0)


def test_cleaning_can_wait_where_a_pit_is_dug():
    marks = [ActionMarks(outlook(pit(11, dug))).mark(("clean", "ashley-ross", "die=1")) for dug in (False, True)]
    assert marks[0] > marks[1] + 10


@pytest.mark.parametrize("kind", ["curious", "regular"])
def test_what_is_due_is_what_the_rules_ask_for(kind: str):
    table = new_table(8, players=4, adult=True)

    def look(table: Table, question: Question, _decision: Decision) -> None:
        if question.kind == "action":
            state, seen = table.state, Outlook(view(table, question.seats[0]), base())
            assert (seen.night.food_due, seen.waste_step) == (
                extra_food_due(state),
                waste_group(state, state.colonies[0]),
            )
            mouths = colony_of(state, seen.view.seat).helpless + len(state.at(seen.home))
            if state.turns_left == 1:
                assert seen.night.meal == meal(mouths, extra_food_due(state))

    play_out(table, bots_for(kind, table, 3, 3), look)


# Cards by their words


def renamed(new: str, old: str) -> Library:
    """The base box, with one food card under another name."""
    cards = list({id(card): card for card in base().cards.values()}.values())
    other = [
        msgspec.structs.replace(card, id=new) if isinstance(card, Item) and card.id == old else card for card in cards
    ]
    return Library(other, base().packs)


@pytest.mark.parametrize("old", ["food-1", "food-2", "food-3"])
@pytest.mark.parametrize("food", [0, 9])
def test_a_food_card_is_worth_what_it_brings_under_any_name(old: str, food: int):
    library = renamed("winter-soup", old)
    text = "setup: {{food: {}, crisis: empty-pantry, hand: {{p1: [{}@grocery-store]}}}}"
    if old == "food-1":
        text = text.replace("grocery-store", "starting")
    hands = [Hand(outlook(text.format(food, old))), Hand(outlook(text.format(food, "winter-soup"), library))]
    for ask in (Hand.card, Hand.food_value, Hand.add, lambda hand, key: hand.play(key, ("play", key))):
        known, fan = (ask(hand, hand.outlook.hand[0]) for hand in hands)
        assert known == fan
    assert hands[1].food == int(old[-1])


# What a zombie weighs


def test_a_zombie_weighs_on_the_average_what_it_weighs_in_a_position():
    horde = Zombies(at="colony", n=2)
    assert worth(horde) == outlook("setup: {crisis: despair}").worth(horde) == -2 * WEIGHTS.zombie


# Zombies of several nights


CROWD = """
setup:
  crisis: {crisis}
  survivors: {{olivia-brown: p1 colony, rod-miller: p2 colony, sparky: p3 colony}}
  helpless: {helpless}
  hand: {{p1: [], p2: [], p3: []}}
  food: 20
  morale: 9
  rounds_left: 5
"""


def test_every_night_begins_at_the_first_door():
    seen = outlook(CROWD.format(crisis="despair", helpless=3))
    assert seen.night.arrivals("colony") == [1, 1, 1, 0, 0, 0]
    assert seen.night.arrivals("colony", 2) == [2, 2, 2, 0, 0, 0]


def test_a_horde_and_the_zombies_of_the_night_are_two_batches():
    table = run_text(CROWD.format(crisis="unending-hordes", helpless=3)).table
    foreseen = Outlook(view(table, 0), base()).night.after.places[0]
    pass_the_night(table)
    assert foreseen.zombies == table.state.places["colony"].zombies == [3, 3, 2, 1, 1, 1]


# Places that cards name


@pytest.mark.parametrize("where", ["colony", "non-colony", "everywhere", "library", "school"])
def test_people_are_counted_where_the_card_says(where: str):
    table = run_text(stable("")).table
    what = Count(of="survivors", who=Survivors(at=where))  # type: ignore[arg-type]
    assert Tally(view(table, 0), base()).count(what) == count(table.state, what, Scope(0))
