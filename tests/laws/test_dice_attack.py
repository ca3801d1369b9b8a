"""Can somebody who sees all public dice foretell the next ones, and with them the shuffles?

The attack is the one that broke a small linear generator: guess the hidden state, keep what fits the dice seen so far,
predict the next. It is shown to work where it should, then tried against the generator that is shipped.
"""

from __future__ import annotations

import secrets
from collections import Counter
from random import Random

from hivernage.model.chance import commitment, draw, key_from_seed
from tests.laws.games import finish, new_table

SEEN, AHEAD = 60, 40


def linear_dice(state: int) -> list[int]:
    """A linear congruential generator of 32 bits of which dice show the upper half: the sort that was broken."""
    dice = []
    for _ in range(SEEN + AHEAD):
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        dice.append((state >> 16) % 6 + 1)
    return dice


def low_bits_of(dice: list[int]) -> list[int]:
    """The weak spot: a die's parity depends on the state's low 17 bits only, so those are guessed alone."""
    wanted = [(value - 1) & 1 for value in dice[:SEEN]]
    fitting = []
    for low in range(1 << 17):
        state = low
        for bit in wanted:
            state = (state * 1664525 + 1013904223) & 0x1FFFF
            if state >> 16 != bit:
                break
        else:
            fitting.append(low)
    return fitting


def predicted_parities(low: int) -> list[int]:
    parities = []
    for _ in range(SEEN + AHEAD):
        low = (low * 1664525 + 1013904223) & 0x1FFFF
        parities.append(low >> 16)
    return parities


def shipped_dice(key: bytes) -> list[int]:
    return [draw(key, count, 6) + 1 for count in range(1, SEEN + AHEAD + 1)]


def test_the_attack_breaks_a_linear_generator() -> None:
    dice = linear_dice(Random(1).randrange(1 << 32))
    (low,) = low_bits_of(dice)
    assert predicted_parities(low)[SEEN:] == [(value - 1) & 1 for value in dice[SEEN:]]


def test_the_attack_finds_no_state_behind_the_shipped_dice() -> None:
    assert low_bits_of(shipped_dice(secrets.token_bytes(32))) == []


def test_guessing_seeds_breaks_a_seeded_game_but_not_a_real_one() -> None:
    """A seed is for simulations and tests: whoever can guess it knows everything. Real keys can't be guessed."""
    seeded = shipped_dice(key_from_seed(4321))[:SEEN]
    real = shipped_dice(secrets.token_bytes(32))[:SEEN]
    keys = {seed: key_from_seed(seed) for seed in range(5000)}

    def fits(key: bytes, dice: list[int]) -> bool:
        return all(draw(key, count, 6) + 1 == value for count, value in enumerate(dice, 1))

    assert [seed for seed, key in keys.items() if fits(key, seeded)] == [4321]
    assert not any(fits(key, real) for key in keys.values())


def test_the_public_hash_of_the_key_gives_no_dice_away() -> None:
    """The promise shown at the start is neither the key nor a key of the same dice."""
    key = secrets.token_bytes(32)
    assert shipped_dice(bytes.fromhex(commitment(key))) != shipped_dice(key)


def test_knowing_dice_says_nothing_about_the_next_one() -> None:
    """The best guess from the two dice before is right one time in six, within four standard deviations."""
    key = key_from_seed(99)
    rolls = [draw(key, count, 6) for count in range(1, 60001)]
    half = len(rolls) // 2
    after: dict[tuple[int, int], Counter[int]] = {}
    for a, b, c in zip(rolls[:half], rolls[1:half], rolls[2:half], strict=False):
        after.setdefault((a, b), Counter())[c] += 1
    best = {pair: counts.most_common(1)[0][0] for pair, counts in after.items()}
    tests = list(zip(rolls[half:], rolls[half + 1 :], rolls[half + 2 :], strict=False))
    right = sum(best[a, b] == c for a, b, c in tests)
    expected, spread = len(tests) / 6, (len(tests) * 5 / 36) ** 0.5
    assert abs(right - expected) < 4 * spread


def test_public_dice_of_a_game_are_those_of_its_key() -> None:
    """When the key is shown at the end anyone can check the dice: the game's own rolls come from nothing else."""
    first, second = new_table(12), new_table(12)
    finish(first, Random(3))
    finish(second, Random(3))
    dice = [[e.facts["dice"] for e in t.history if e.kind == "dice"] for t in (first, second)]
    assert dice[0] == dice[1]
    assert dice[0]
