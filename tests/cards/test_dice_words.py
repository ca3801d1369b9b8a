"""Fan cards about dice: each does what its text says."""

from __future__ import annotations

from hivernage.cards.library import Library
from tests.cards.packs import LAMP, library_with, with_powers
from tests.rules.positions import run_text


def lamp(effect: str) -> Library:
    return library_with(with_powers(LAMP, f"{{do: {{do: dice, {effect}}}}}"))


def play(effect: str, dice: str, lines: str, chance: str = "[]") -> None:
    setup = f"{{survivors: {{sparky: {{player: p1, cards: [lamp]}}}}, dice: {dice}}}"
    run_text(f"setup: {setup}\nchance: {chance}\nplay: [{lines}]\n", lamp(effect))


def test_another_players_die_of_1_is_raised_and_one_of_6_is_not() -> None:
    play("act: raise, whose: other", "{p2: [1]}", "p1: use sparky lamp.1, expect: {dice: {p2: [2]}}")
    play("act: raise, whose: other", "{p2: [6]}", "refused: {p1: use sparky lamp.1, rule: A6}")
    play("act: lower, whose: other", "{p2: [1]}", "refused: {p1: use sparky lamp.1, rule: A6}")


def test_one_die_is_raised_by_the_whole_number() -> None:
    play("act: raise, n: 3", "{p1: [2, 5]}", "p1: use sparky lamp.1, p1: die die=2, expect: {dice: {p1: [5, 5]}}")
    play("act: lower, n: 9", "{p1: [4]}", "p1: use sparky lamp.1, expect: {dice: {p1: [1]}}")


def test_dice_rolled_again_are_different_dice_and_no_more_than_said() -> None:
    both = "p1: use sparky lamp.1, p1: die die=1, expect: {answers: {p1: [die die=2, die die=3]}},"
    both += " p1: die die=2, expect: {dice: {p1: [3, 6, 6]}}"
    play("act: reroll, n: 2", "{p1: [1, 2, 3]}", both, "[6, 6]")
    one = "p1: use sparky lamp.1, p1: die die=1, expect: {dice: {p1: [2, 6]}}"
    play("act: reroll, n: 1, up_to: true", "{p1: [1, 2]}", one, "[6]")


def test_dice_added_in_a_turn_are_rolled_at_once() -> None:
    play("act: add, n: 2", "{p1: [3]}", "p1: use sparky lamp.1, expect: {dice: {p1: [1, 3, 6]}}", "[6, 1]")


def test_dice_that_are_set_are_different_dice() -> None:
    lines = "p1: use sparky lamp.1, p1: die die=3, expect: {asked: {p1: die}, answers: {p1: [die die=2, die die=3]}},"
    lines += " p1: die die=3, p1: value die=6, p1: value die=5, expect: {dice: {p1: [2, 5, 6]}}"
    play("act: set, n: 2", "{p1: [2, 3, 3]}", lines)
    one_way = "p1: use sparky lamp.1, p1: die die=2, p1: value die=6, p1: value die=5, expect: {dice: {p1: [3, 5, 6]}}"
    play("act: set, n: 2", "{p1: [2, 3, 3]}", one_way)
