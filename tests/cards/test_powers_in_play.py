"""Fan cards in play: limits at a start and after an event, what holds all the time, powers of a main objective."""

from __future__ import annotations

import pytest

from hivernage.cards.library import Library
from tests.cards.packs import LAMP, ROSA, library_with, with_powers
from tests.rule import rule
from tests.rules.positions import run_text

MORALE, FOOD, TOKEN = "{do: gain, what: morale}", "{do: gain, what: food}", "{do: gain, what: token}"
THAW = """\
deck: main
cards:
- id: till-the-thaw
  name: {en: Till the Thaw, fr: Jusqu’au dégel}
  length: short
  normal:
    morale: 6
    rounds: 5
    goal: {is: at_least, n: 9, of: {of: tokens}}
"""


def rosa(*powers: str) -> Library:
    return library_with(with_powers(ROSA, *powers))


def lamp(*powers: str) -> Library:
    return library_with(with_powers(LAMP, *powers))


def played(effect: str) -> Library:
    """A lamp that is used up and does this."""
    return library_with(LAMP.replace("equip", "use") + f"  effect: {effect}\n")


def thaw(*powers: str) -> Library:
    """A main objective with these powers."""
    return library_with(THAW + "    powers:\n" + "".join(f"      - {power}\n" for power in powers))


def play(library: Library, setup: str, *lines: str, chance: str = "[]") -> None:
    run_text(f"setup: {{{setup}}}\nchance: {chance}\nplay: [{', '.join(lines)}]\n", library)


# How often, where it isn't an action

WINTER = "objective: winter-has-come"
TWO_ROUNDS = "players: 2, rounds_left: 4, skip_crisis: this, food: 9, decks: {crisis: [rats, looters]}"


@pytest.mark.parametrize(("once", "tokens"), [("", 2), ("once: round, ", 2), ("once: game, ", 1)])
@pytest.mark.parametrize("start", ["turn", "round"])
def test_what_comes_at_a_start_keeps_its_limit(start: str, once: str, tokens: int) -> None:
    library = lamp(f"{{start: {start}, {once}must: true, do: {TOKEN}}}")
    setup = f"{TWO_ROUNDS}, step: start-{start}, survivors: {{brian-lee: {{player: p1, cards: [lamp]}}}}"
    again = {"round": (10, "p2: end"), "turn": (5, "p2: end, p2: end")}  # the other player begins the second round
    rolls, ends = again[start]
    lines = ["expect: {tokens: 1}", "p1: end", ends, f"expect: {{tokens: {tokens}}}"]
    play(library, setup, *lines, chance=str([1] * rolls))


@pytest.mark.parametrize(("once", "asked"), [("", "may"), ("once: game, ", "action")])
def test_an_offer_at_a_start_is_used_up_by_taking_it_only(once: str, asked: str) -> None:
    library = lamp(f"{{start: turn, {once}do: {TOKEN}}}")
    setup = f"{TWO_ROUNDS}, step: start-turn, survivors: {{brian-lee: {{player: p1, cards: [lamp]}}}}"
    for answer, then in (("yes", asked), ("no", "may")):
        lines = [f"p1: {answer!r}", "p1: end", "p2: end", "p2: end", f"expect: {{asked: {{p1: {then}}}}}"]
        play(library, setup, *lines, chance=str([1] * 5))


@pytest.mark.parametrize(("once", "food"), [("", 2), ("once: turn, ", 1), ("once: round, ", 1), ("once: game, ", 1)])
def test_what_follows_an_event_keeps_its_limit(once: str, food: int) -> None:
    """Rosa kills two zombies in one turn."""
    library = rosa(f"{{whenever: attacked, {once}do: {FOOD}}}", "{mods: [{mod: no_exposure, act: attack}]}")
    setup = "survivors: {rosa-blum: p1 school}, dice: {p1: [6, 6]}, zombies: {school: 2}, food: 0, " + WINTER
    attack = "p1: attack rosa-blum zombie die=6"
    play(library, setup, attack, "expect: {food: 1}", attack, f"expect: {{food: {food}, zombies: {{school: 0}}}}")


def test_two_cards_that_follow_an_event_are_used_apart() -> None:
    power = f"{{whenever: attacked, once: round, do: {FOOD}}}"
    library = library_with(
        with_powers(ROSA, power, "{mods: [{mod: no_exposure, act: attack}]}"), with_powers(LAMP, power)
    )
    rosa_blum = "rosa-blum: {player: p1, at: school, cards: [lamp, lamp]}"
    setup = f"survivors: {{{rosa_blum}}}, dice: {{p1: [6, 6]}}, zombies: {{school: 2}}, food: 0, {WINTER}"
    attack = "p1: attack rosa-blum zombie die=6"
    play(
        library,
        setup,
        attack,
        "p1: first rosa-blum",
        "expect: {food: 3}",
        attack,
        "expect: {food: 3, asked: {p1: action}}",
    )


@pytest.mark.parametrize(("first", "food"), [("{do: wear, limit: 1}", 1), ("{do: unequip}", 0)])
def test_a_use_is_counted_on_the_card_wherever_it_lies_by_then(first: str, food: int) -> None:
    """The candle before it burns down, or sends both into the hand."""
    candle = LAMP.partition("cards:\n")[2].replace("lamp", "candle").replace("Lamp", "Candle")
    powers = (f"{{whenever: attacked, do: {first}}}", "{mods: [{mod: no_exposure, act: attack}]}")
    deck = with_powers(LAMP, f"{{whenever: attacked, once: round, do: {FOOD}}}") + with_powers(candle, *powers)
    setup = (
        f"survivors: {{brian-lee: {{player: p1, at: school, cards: [candle, lamp]}}}}, dice: {{p1: [6, 6]}}, {WINTER}"
    )
    attack = "p1: attack brian-lee zombie die=6"
    lines = [attack, "p1: first candle", f"expect: {{food: {food}}}", attack, f"expect: {{food: {food}}}"]
    play(library_with(deck), f"{setup}, food: 0, zombies: {{school: 2}}", *lines, chance="[blank]")


@rule("K1")
@pytest.mark.parametrize(("where", "chance", "food"), [("school", "[bite]", 1), ("school", "[wound]", 0)])
def test_what_is_said_of_a_death_happens_when_the_holder_is_killed(where: str, chance: str, food: int) -> None:
    library = rosa(f"{{whenever: killed, do: {FOOD}}}")
    setup = f"survivors: {{rosa-blum: p1, brian-lee: p1, maria-lopez: p2}}, food: 0, morale: 5, {WINTER}"
    expected = f"expect: {{food: {food}, morale: {5 - food}}}"
    play(library, setup, f"p1: move rosa-blum {where}", expected, chance=chance)
    play(library, setup, f"p1: move brian-lee {where}", "expect: {food: 0}", chance=chance)


# Powers of a main objective


@rule("A6")
def test_a_limited_power_of_the_objective_is_used_up_for_all() -> None:
    library = thaw(f"{{who: everyone, once: round, do: {FOOD}}}", f"{{who: everyone, once: game, do: {MORALE}}}")
    setup = "objective: till-the-thaw, players: 2, morale: 3, food: 0"
    lines = ["p1: use table till-the-thaw/1", "refused: {p1: use table till-the-thaw/1, rule: A6}"]
    lines += ["p1: end", "refused: {p2: use table till-the-thaw/1, rule: A6}", "p2: use table till-the-thaw/2"]
    play(library, setup, *lines, "expect: {food: 1, morale: 4}")


def test_what_works_once_a_round_comes_back_and_once_a_game_does_not() -> None:
    library = thaw(f"{{who: everyone, once: round, do: {TOKEN}}}", f"{{who: everyone, once: game, do: {MORALE}}}")
    uses = ["p1: use table till-the-thaw/1", "p1: use table till-the-thaw/2"]
    back = ["p2: use table till-the-thaw/1", "refused: {p2: use table till-the-thaw/2, rule: A6}"]
    setup = f"{TWO_ROUNDS}, objective: till-the-thaw, morale: 3"
    lines = [*uses, "p1: end", "p2: end", "expect: {round: 2, tokens: 1}", *back, "expect: {tokens: 2}"]
    play(library, setup, *lines, chance=str([1] * 6))


def test_what_the_objective_does_at_a_start_keeps_its_limit() -> None:
    """It is everybody's, so it is used up in the turn of the first."""
    for once, tokens in (("", 2), ("once: round, ", 1)):
        library = thaw(f"{{who: everyone, start: turn, {once}must: true, do: {TOKEN}}}")
        setup = "objective: till-the-thaw, players: 2, step: start-turn"
        play(library, setup, "expect: {tokens: 1}", "p1: end", f"expect: {{tokens: {tokens}}}")


# What holds all the time


def test_who_always_does_more_is_not_asked() -> None:
    there = f"{WINTER}, survivors: {{rosa-blum: p1 school}}, dice: {{p1: [6]}}"
    kills = rosa("{mods: [{mod: instead, of: kill, n: 2}, {mod: no_exposure, act: attack}]}")
    after = "expect: {asked: {p1: action}, zombies: {school: 1}}"
    play(kills, f"{there}, zombies: {{school: 3}}", "p1: attack rosa-blum zombie die=6", after)
    home = "survivors: {rosa-blum: p1}, dice: {p1: [1]}, waste: 7"
    cleans = rosa("{mods: [{mod: instead, of: clean, n: 5}]}")
    play(cleans, home, "p1: clean rosa-blum die=1", "expect: {asked: {p1: action}, waste: 2}")
    builds = rosa("{mods: [{mod: instead, of: barricade, n: 2}]}")
    play(builds, there, "p1: barricade rosa-blum die=6", "expect: {asked: {p1: action}, barricades: {school: 2}}")
    noisy = rosa("{mods: [{mod: instead, of: noise, n: 2}]}")
    looks = "expect: {asked: {p1: search}, searching: [fuel, medicine, junk], noise: {school: 1}}"
    deck = "decks: {school: [fuel, medicine, junk, food-1]}"
    play(noisy, f"{there}, {deck}", "p1: search rosa-blum die=6", "p1: noise", looks)


@rule("A1")
def test_who_may_always_attack_with_any_die_attacks_with_a_1() -> None:
    setup = "survivors: {rosa-blum: p1 school}, dice: {p1: [1, 1]}, zombies: {school: 2}, " + WINTER
    attack = "p1: attack rosa-blum zombie die=1"
    library = rosa("{mods: [{mod: any_die}]}")
    play(library, setup, attack, attack, "expect: {zombies: {school: 0}}", chance="[blank, blank]")
    play(rosa("{mods: [{mod: no_spread}]}"), setup, "refused: {p1: attack rosa-blum zombie die=1, rule: A1}")


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        ("move", "move rosa-blum library"),
        ("search", "search rosa-blum die=6"),
        ("attack", "attack rosa-blum zombie die=6"),
    ],
)
def test_an_ability_may_forbid_its_holder_something(act: str, answer: str) -> None:
    library = rosa(f"{{mods: [{{mod: cannot, do: [{act}]}}]}}")
    setup = "survivors: {rosa-blum: p1 school, sparky: p1 school}, dice: {p1: [6]}, zombies: {school: 1}"
    deck = "decks: {school: [fuel]}"
    others = f"expect: {{offered: {{p1: [{answer.replace('rosa-blum', 'sparky')}]}}}}"
    play(library, f"{setup}, {deck}", f"refused: {{p1: {answer}}}", others)


def test_an_ability_may_forbid_its_player_something() -> None:
    library = rosa("{mods: [{mod: cannot, do: [play], symbol: food}]}")
    setup = "players: 2, food: 0, survivors: {rosa-blum: p1}, hand: {p1: [food-1, lighter], p2: [food-1@library]}"
    play(library, setup, "refused: {p1: play food-1}", "p1: equip lighter rosa-blum", "p1: end", "p2: play food-1")


def test_an_ability_may_ask_for_more_food() -> None:
    """Two players with Rosa and three others: 5 survivors need 3 food, and Rosa's appetite 2 more."""
    hungry = rosa("{mods: [{mod: food_due, n: 2}]}")
    survivors = "survivors: {rosa-blum: p1, sparky: p1}"
    for library, left in ((hungry, 5), (rosa("{mods: [{mod: no_spread}]}"), 7)):
        lines = ["p1: end", "p2: end", f"expect: {{round: 2, food: {left}}}"]
        play(library, f"{TWO_ROUNDS}, {survivors}", *lines, chance=str([1] * 6))


@rule("D4")
@pytest.mark.parametrize("n", [4, 5, 6])
def test_it_takes_more_wounds_to_kill_the_hardy(n: int) -> None:
    library = rosa(f"{{mods: [{{mod: dies_at, n: {n}}}]}}", "{do: {do: wound, who: it}}")
    wound = "p1: use rosa-blum rosa-blum"
    alive = f"expect: {{survivors: {{rosa-blum: {{wounds: {n - 1}}}}}, killed: []}}"
    setup = "survivors: {rosa-blum: p1, sparky: p1}"
    play(library, setup, *[wound] * (n - 1), alive, wound, "expect: {killed: [rosa-blum]}")


# Amounts


def test_all_morale_is_lost() -> None:
    library = played("{do: lose, what: morale, n: all}")
    play(library, "morale: 4, hand: {p1: [lamp]}", "p1: play lamp", "expect: {morale: 0, over: morale}")


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        (
            "{do: zombies, at: non-colony, n: {of: zombies, at: police-station}}",
            "police-station: 2, hospital: 3, school: 1",
        ),
        ("{do: kill_zombies, at: non-colony, n: {of: zombies, at: police-station}}", "police-station: 0, hospital: 1"),
        (
            "{do: clear, what: zombies, at: non-colony, n: {of: zombies, at: police-station}}",
            "police-station: 0, hospital: 1",
        ),
    ],
)
def test_a_count_is_taken_once_for_all_places(effect: str, after: str) -> None:
    """The police station comes first: one zombie there, so one at each place."""
    setup = "zombies: {police-station: 1, hospital: 2}, hand: {p1: [lamp]}, " + WINTER
    play(played(effect), setup, "p1: play lamp", f"expect: {{zombies: {{{after}}}}}")
