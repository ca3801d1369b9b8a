"""Habits from games gone wrong: where to stand, when to keep still, what to share, and what to look for."""

from __future__ import annotations

from copy import copy

import pytest

from hivernage.bots import TableSeat, ask
from hivernage.bots.regular import RegularBot
from tests.bots.playing import acts, answers, turn
from tests.rules.positions import base, new_table, run_text

CALM = "objective: eight-weeks-of-darkness, crisis: despair, food: 9, rounds_left: 6"
SHELVES = "decks: {school: [food-1, food-2], library: [food-1, fuel], hospital: [food-2, fuel]}"


def calm(*more: str) -> str:
    """A position without hurry, and what is special about it."""
    return f"setup: {{{', '.join((CALM, *more))}}}"


# Where to stand


def at_school(zombies: int, dice: str = "4, 5", name: str = "maria-lopez") -> str:
    someone = f"survivors: {{{name}: p1 school}}, zombies: {{school: {zombies}}}"
    return calm(someone, SHELVES, f"dice: {{p1: [{dice}]}}", "objectives: {p1: loner}")


def test_who_stands_where_the_dead_crowd_searches_at_an_empty_place_instead_of_fighting():
    assert [answer[0] for answer in turn(at_school(zombies=3))] == ["move", "search", "keep", "search", "keep", "end"]
    assert [answer[0] for answer in turn(at_school(zombies=0))] == ["search", "keep", "search", "keep", "end"]


@pytest.mark.parametrize("place", ["colony", "library"])
def test_nobody_walks_about_after_the_last_die(place: str):
    late, early = (
        turn(
            calm(
                f"survivors: {{arthur-thurston: p1 {place}}}",
                SHELVES,
                f"dice: {{p1: [{dice}]}}",
                "objectives: {p1: loner}",
            )
        )
        for dice in ("", 6)
    )
    assert ("move", "arthur-thurston", "school") in early
    assert not any(answer[0] == "move" for answer in late)


def test_a_lost_place_is_left_even_without_dice():
    assert any(answer[0] == "move" for answer in turn(at_school(zombies=4, dice="")))


@pytest.mark.parametrize("fighter", ["andrew-evans", "ashley-ross"])
def test_a_full_place_is_left_for_an_empty_one_even_by_a_fighter_with_dice(fighter: str):
    assert acts(at_school(zombies=4, dice="4", name=fighter)) == ("move", fighter, "hospital")
    assert acts(at_school(zombies=2, dice="4", name=fighter))[0] != "move"


# What every player needs


def departure(mine: str = "", theirs: str = "", hand: str = "", *, play: str = "") -> str:
    """Leave It All Behind: each player needs a weapon next to a survivor, and p3 has one."""
    return f"""
setup:
  objective: leave-it-all-behind
  crisis: despair
  food: 9
  survivors:
    olivia-brown: {{player: p1, cards: [{mine}]}}
    rod-miller: {{player: p2, cards: [{theirs}]}}
    sparky: {{player: p3, cards: [fn-slp-shotgun]}}
  hand: {{{hand}}}
  dice: {{p1: []}}
{play}"""


RIFLE, PISTOL, KNIFE = "tikka-t3-tactical-rifle", "colt-1911-pistol", "switchblade"


def test_a_second_weapon_stays_in_the_hand_while_another_player_has_none():
    assert acts(departure(RIFLE, "", f"p1: [{PISTOL}]")) == ("end",)
    assert acts(departure(RIFLE, KNIFE, f"p1: [{PISTOL}]"))[0] == "equip"
    assert acts(departure("", "", f"p1: [{PISTOL}]"))[0] == "equip"


def test_who_has_no_weapon_asks_for_one():
    assert ("request", "weapon") in turn(departure("", RIFLE, f"p2: [{PISTOL}]"))
    for theirs in (RIFLE, ""):
        assert ("request", "weapon") not in turn(departure(KNIFE, theirs, f"p2: [{PISTOL}]"))


def asked_for_a_weapon(mine: str, theirs: str) -> str:
    return departure(mine, theirs, f"p2: [{PISTOL}]", play="play:\n  - p1: request weapon\n")


def test_a_weapon_is_given_to_who_has_none_by_who_has_one():
    assert answers(asked_for_a_weapon("", RIFLE), "give", seat=1) == ("give", f"{PISTOL}@police-station")
    assert answers(asked_for_a_weapon(KNIFE, RIFLE), "give", seat=1) == ("pass",)
    assert answers(asked_for_a_weapon("", ""), "give", seat=1) == ("pass",)


def test_who_has_nothing_to_give_still_knows_whom_to_doubt():
    """The reason rests on the belief: a bot that begins after a restart must give the same one."""
    table = run_text(departure(hand="p2: [fuel]", play="play:\n  - p1: request weapon\n")).table
    question = next(question for question in table.questions if question.kind == "give")
    bot = RegularBot("play", base())
    assert ask(bot, TableSeat(table, question.seats[0], []), question) == ("pass",)
    assert bot.suspicion is not None


def test_a_spare_weapon_is_handed_to_a_survivor_of_a_player_without():
    assert acts(departure(f"{RIFLE}, {PISTOL}", ""))[::3] == ("hand-off", "rod-miller")
    assert acts(departure(f"{RIFLE}, {PISTOL}", KNIFE)) == ("end",)
    assert acts(departure(RIFLE, "")) == ("end",)


def test_where_everybody_is_exiled_nobody_needs_anything():
    armed = departure("", "", f"p1: [{PISTOL}]")
    assert acts(armed.replace("  food: 9", "  food: 9\n  exiled: [p1, p2, p3]"))[0] == "equip"


# Who finds more where


def test_who_is_at_home_at_a_place_goes_there():
    principal, another = (
        acts(calm(f"survivors: {{{name}: p1 colony}}", SHELVES, "dice: {p1: [4, 5]}"))
        for name in ("arthur-thurston", "maria-lopez")
    )
    assert principal == ("move", "arthur-thurston", "school")
    assert another[2] != "school"


def test_who_is_at_home_at_a_place_searches_it_first():
    four = ", ".join(f"{name}: p1 school" for name in ("maria-lopez", "rod-miller", "arthur-thurston", "mike-cho"))
    assert acts(calm(f"survivors: {{{four}}}", "decks: {school: [food-1, food-2]}", "dice: {p1: [5]}"))[:2] == (
        "search",
        "arthur-thurston",
    )


def test_a_plan_of_a_place_is_for_whoever_stands_there():
    two = "survivors: {olivia-brown: p1 school, talia-jones: p1 colony}"
    plan, knife = (acts(calm(two, f"hand: {{p1: [{key}]}}")) for key in ("school-blueprints", KNIFE))
    assert plan[::2] == ("equip", "olivia-brown")
    assert knife[::2] == ("equip", "talia-jones")


@pytest.mark.parametrize(
    ("gifted", "skilled"), [("alexis-grey", "brian-lee"), ("loretta-clay", "sparky")], ids=["cards", "food"]
)
def test_somebody_who_brings_more_is_chosen_before_somebody_with_a_little_more_skill(gifted: str, skilled: str):
    table = new_table(1)
    table.state.players[0].dealt = [skilled, "talia-jones", gifted]
    kept = ask(RegularBot("play", base()), TableSeat(table, 0, []), table.questions[0])
    assert {*kept[1:]} == {"talia-jones", gifted}


FIND = """
setup:
  objective: eight-weeks-of-darkness
  crisis: despair
  rounds_left: 4
  survivors: {{olivia-brown: p1 grocery-store}}
  helpless: 2
  starvation: 1
  food: {food}
  decks: {{grocery-store: [{card}, fuel, fuel]}}
  dice: {{p1: [6]}}
play:
  - p1: search olivia-brown die=6
"""


def test_in_a_hungry_colony_a_small_tin_is_worth_the_noise_for_a_bigger_one():
    assert answers(FIND.format(food=0, card="food-1"), "search") == ("noise",)
    assert answers(FIND.format(food=0, card="food-3"), "search")[0] == "keep"


def test_a_good_card_is_kept_without_noise():
    assert answers(FIND.format(food=9, card="medicine"), "search")[0] == "keep"


def test_where_nothing_but_random_items_lies_a_search_ends_all_the_same() -> None:
    """As in the thin boxes of the lab, where not every place has cards of its own."""
    table = run_text(FIND.format(food=0, card="food-1")).table
    question = next(question for question in table.questions if question.kind == "search")
    thin = copy(base())
    thin.decks = {name: keys for name, keys in thin.decks.items() if name != question.args[1]}
    assert ask(RegularBot("play", thin), TableSeat(table, 0, []), question) == ("keep", "food-1@grocery-store")


# Tonight


CROWD = (
    "survivors: {maria-lopez: p1 colony, olivia-brown: p1 colony}, helpless: 8, food: 19, waste: 10, dice: {p1: [6]}"
)


def test_a_door_that_two_break_through_is_as_urgent_as_any():
    dead, empty = (CROWD.replace("food", f"zombies: {{colony: [{n}, 0, 0, 0, 0, 0]}}, food") for n in (3, 0))
    assert acts(f"setup: {{objective: eight-weeks-of-darkness, {dead}}}")[0] == "attack"
    assert acts(f"setup: {{objective: eight-weeks-of-darkness, {empty}}}")[0] == "clean"


def meal(people: str, helpless: int) -> str:
    return (
        f"setup: {{food: 2, helpless: {helpless}, survivors: {{{people}}}, hand: {{p1: [food-1]}}, dice: {{p1: [1]}}}}"
    )


def test_who_is_about_to_go_out_needs_no_meal_tonight():
    home = "olivia-brown: p1, maria-lopez: p1, rod-miller: p2, sparky: p2, talia-jones: p3, mike-cho: p3"
    out = "olivia-brown: p1, maria-lopez: p1, rod-miller: p2, sparky: p2 school, talia-jones: p3, mike-cho: p3 school"
    assert ("play", "food-1@starting") not in turn(meal(home, helpless=0))
    assert ("play", "food-1@starting") in turn(meal(out, helpless=2))


def test_who_is_the_last_to_act_and_has_no_dice_left_stays_for_the_meal():
    home = "maria-lopez: p1, mike-cho: p1, rod-miller: p2, sparky: p3"
    last = (
        f"setup: {{first: p2, active: p1, helpless: 1, survivors: {{{home}}}, hand: {{p1: [food-1]}}, dice: {{p1: []}}"
    )
    assert ("play", "food-1@starting") in turn(f"{last}, food: 2}}")
    assert ("play", "food-1@starting") not in turn(f"{last}, food: 3}}")


def medicates(own: str, wounds: int) -> bool:
    """Whether p1, who has wounds and this objective, plays medicine near the end."""
    hurt = f"survivors: {{maria-lopez: {{player: p1, wounds: {wounds}}}, mike-cho: p1}}, objectives: {{p1: {own}}}"
    late = "objective: eight-weeks-of-darkness, crisis: despair, food: 9, rounds_left: 2"
    return ("play", "medicine@starting") in turn(
        f"setup: {{{late}, {hurt}, hand: {{p1: [medicine]}}, dice: {{p1: []}}}}"
    )


def test_who_must_end_without_wounds_heals_one_that_others_bear():
    assert medicates("germ-a-phobe", wounds=1)
    assert not medicates("hunger", wounds=1)


def test_who_must_end_with_wounds_bears_those_that_others_heal():
    assert not medicates("masochist", wounds=2)
    assert medicates("hunger", wounds=2)


def test_waste_is_taken_out_before_it_costs_anything():
    assert acts(calm("waste: 5", "dice: {p1: [1]}"))[0] == "clean"
    assert acts(calm("waste: 0", "dice: {p1: [1]}"))[0] != "clean"


# The last piece


def test_a_weapon_that_the_objective_asks_for_isnt_burnt_in_a_crisis():
    rats = departure("{mine}", RIFLE).replace("crisis: despair", "crisis: rats\n  crisis_pile: [junk, junk]")
    alone, spare = (turn(rats.replace("{mine}", mine)) for mine in (KNIFE, f"{KNIFE}, {PISTOL}"))
    assert not any(answer[0] == "add-equipped" for answer in alone)
    assert any(answer[0] == "add-equipped" for answer in spare)


def test_who_lacks_a_weapon_sends_a_second_one_out_for_it():
    out = departure("{mine}", RIFLE).replace("olivia-brown:", "maria-lopez: p1 library\n    olivia-brown:")
    places = "decks: {police-station: [colt-1911-pistol, colt-1911-pistol], library: [fuel]}"
    bare, armed = (
        turn(out.replace("{mine}", mine).replace("dice: {p1: []}", f"dice: {{p1: [6, 6]}}\n  {places}"))
        for mine in ("", KNIFE)
    )
    assert any(answer[:3] == ("move", "olivia-brown", "police-station") for answer in bare)
    assert not any(answer[:2] == ("move", "olivia-brown") for answer in armed)
