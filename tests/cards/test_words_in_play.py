"""Fan cards in play: what a word needs before it can be done, when it runs out, and what it leaves behind."""

from __future__ import annotations

import pytest

from hivernage.cards.library import Library
from hivernage.model.events import CardGiven, Stolen
from hivernage.model.parts import Held
from tests.cards.packs import LAMP, LONG_NIGHT, ROSA, library_with, with_powers
from tests.rule import rule
from tests.rules.positions import run_text

USE = "p1: use sparky lamp.1"


def lamp(effect: str) -> Library:
    return library_with(with_powers(LAMP, f"{{do: {effect}}}"))


def use(effect: str, setup: str, *lines: str) -> None:
    """Sparky has a lamp that does this."""
    survivors = "{sparky: {player: p1, cards: [lamp]}}"
    run_text(f"setup: {{survivors: {survivors}, {setup}}}\nplay: [{', '.join(lines)}]\n", lamp(effect))


def long_night(effect: str, setup: str, *lines: str, chance: str = "[blank]") -> None:
    """Sparky goes to the school, and a crossroads card does this, whether it can be done in full or not."""
    library = library_with(LONG_NIGHT + f"  effect: {effect}\n")
    text = f"setup: {{survivors: {{sparky: p1}}, crossroads: long-night, {setup}}}\nchance: {chance}\n"
    run_text(f"{text}play: [p1: move sparky school, {', '.join(lines)}]\n", library)


@rule("A6")
def test_the_last_helpless_survivor_can_be_killed_and_then_none() -> None:
    lines = [USE, "expect: {helpless: 0}", f"refused: {{{USE}, rule: A6}}"]
    use("{do: kill, who: helpless}", "helpless: 1", *lines)


@rule("X6.1")
def test_a_full_colony_takes_food_but_nobody_helpless() -> None:
    use("{do: gain, what: helpless}", "helpless: 18", USE, f"refused: {{{USE}, rule: A6}}")
    use("{do: gain, what: food}", "helpless: 19, food: 0", USE, "expect: {food: 1}")


@pytest.mark.parametrize("what", ["zombies", "barricades"])
def test_what_was_cleared_is_counted(what: str) -> None:
    count = f"[{{do: clear, what: {what}, at: colony}}, {{do: gain, what: food, n: {{of: result}}}}]"
    use(count, f"food: 0, {what}: {{colony: [3, 0, 0, 0, 0, 0]}}", USE, "expect: {food: 3}")


def test_a_hand_that_is_too_small_is_discarded_as_far_as_it_goes() -> None:
    fitting = "{do: discard, symbol: food, n: 2}"
    hand = "hand: {p1: [food-1, junk]}"
    lines = ["p1: discard food-1", "p1: none", "expect: {hand: {p1: [junk]}, waste: [food-1], asked: {p1: action}}"]
    long_night(fitting, hand, *lines)
    empty = "expect: {hand: {p1: []}, waste: [food-1], asked: {p1: action}}"
    long_night("{do: discard, random: true, n: 2}", "hand: {p1: [food-1]}", empty, chance="[1, blank]")


@pytest.mark.parametrize("word", ["{do: swap}", "{do: steal, random: true}", "{do: hand_over, n: 1}"])
def test_who_is_accused_in_their_own_turn_deals_with_nobody(word: str) -> None:
    card = LONG_NIGHT.replace("{when: moved, who: {of: you}}", "{when: said, what: accusation}")
    setup = "{survivors: {sparky: p1}, hand: {p1: [junk]}, crossroads: long-night}"
    lines = "[p3: report accusation p2 p1, expect: {asked: {p1: action}, hand: {p1: [junk]}}]"
    outcome = run_text(f"setup: {setup}\nplay: {lines}\n", library_with(card + f"  effect: {word}\n"))
    assert not any(isinstance(event, Stolen | CardGiven) for event in outcome.events)


def test_what_lasts_for_a_survivor_is_not_everybodys() -> None:
    """Whoever has it uses it; it doesn't lie on the table as well."""
    power = "{once: round, do: {do: gain, what: food}}"
    effect = f"{{do: lasting, until: game, holder: it, powers: [{power}]}}"
    setup = "{survivors: {sparky: p1, rod-miller: p1}, crossroads: long-night, dice: {p1: []}, food: 0}"
    library = library_with(LONG_NIGHT + f"  effect: {effect}\n")
    table = run_text(f"setup: {setup}\nchance: [blank]\nplay: [p1: move sparky school]\n", library).table
    answers = table.legal(table.questions[0], 0)
    assert [answer for answer in answers if answer[0] == "use"] == [("use", "sparky", "long-night")]


@rule("K5")
def test_who_lives_by_an_ability_dies_when_its_owner_is_removed() -> None:
    """Vera has Rosa's strength while Rosa is there."""
    second = ROSA.partition("cards:\n")[2].replace("rosa", "vera").replace("Rosa", "Vera")
    deck = with_powers(ROSA, "{mods: [{mod: dies_at, n: 5}]}")
    deck += with_powers(second, "{mods: [{mod: copies_abilities}]}")
    library = library_with(deck, with_powers(LAMP, "{do: {do: remove, who: {named: rosa-blum}}}"))
    survivors = "{sparky: {player: p1, cards: [lamp]}, rosa-blum: p1, vera-blum: {player: p1, wounds: 3}}"
    run_text(f"setup: {{survivors: {survivors}}}\nplay: [{USE}, expect: {{killed: [vera-blum]}}]\n", library)


def test_nobody_keeps_themselves_company() -> None:
    library = lamp("{do: wound, who: {of: you, with: exiled}}")
    sparky = "sparky: {player: p1, at: school, cards: [lamp]}"
    for more, wounds in (("", 0), (", rod-miller: p1 school", 1)):
        setup = f"setup: {{exiled: [p1], survivors: {{{sparky}{more}}}}}"
        run_text(f"{setup}\nplay: [{USE}, expect: {{survivors: {{sparky: {{wounds: {wounds}}}}}}}]\n", library)


def test_a_used_card_that_is_paid_in_the_open_takes_its_mark_along() -> None:
    library = library_with(LONG_NIGHT + "  effect: {do: together, cards: {tool: 1}, then: []}\n")
    setup = "{survivors: {sparky: p1}, crossroads: long-night, hand: {p1: [hammer]}}"
    table = run_text(f"setup: {setup}\nchance: [blank]\nplay: [p1: move sparky school]\n", library).table
    player = table.state.players[0]
    player.worn = [Held(key) for key in player.hand]
    table.answer(0, f"pledge {player.hand[0]}")
    assert (player.hand, player.worn) == ([], [])


OPENLY = {
    "discarded": ("crossroads: long-night, hand: {p1: [hammer]}", "p1: move sparky school", "discard"),
    "stored": ("objective: stockpile, hand: {p1: [hammer]}", "", "store"),
}


@rule("F6.1")
@pytest.mark.parametrize("way", OPENLY)
def test_a_used_card_that_goes_in_the_open_takes_its_mark_along(way: str) -> None:
    """So another one like it, drawn in the same round, is fresh."""
    setup, first, last = OPENLY[way]
    library = library_with(LONG_NIGHT + "  effect: {do: discard, n: 1, symbol: tool}\n")
    text = f"setup: {{survivors: {{sparky: p1}}, {setup}}}\nchance: [{'blank' if first else ''}]\nplay: [{first}]\n"
    table = run_text(text, library).table
    player = table.state.players[0]
    player.worn = [Held(key) for key in player.hand]
    table.answer(0, f"{last} {player.hand[0]}")
    assert (player.hand, player.worn) == ([], [])


@rule("T1")
def test_of_two_cards_alike_the_one_that_waits_is_left() -> None:
    library = library_with(LONG_NIGHT + "  effect: {do: discard, n: 1, symbol: fuel}\n")
    setup = "{survivors: {sparky: p1}, crossroads: long-night, hand: {p1: [fuel, fuel]}, locked: {p1: [fuel]}}"
    play = "[p1: move sparky school, p1: discard fuel, expect: {hand: {p1: [fuel]}, locked: {p1: [fuel]}}]"
    run_text(f"setup: {setup}\nchance: [blank]\nplay: {play}\n", library)
