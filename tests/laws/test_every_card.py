"""Every card does in games whatever it can do: played, triggered, each option taken, each vote carried both ways."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hivernage.bots.playing_out import play_out
from hivernage.bots.reading.card_words import words_in
from hivernage.cards.effects import Choose
from hivernage.lab.card_counts import answered, goals, told
from hivernage.lab.coverage import ENOUGH
from hivernage.lab.seen import seen
from hivernage.lab.stacking import stacked_game
from hivernage.model.events import Event, FirstPlayerNamed, Moved, TieBroken, Voted
from hivernage.model.question import Question
from hivernage.table import Table
from tests.laws.games import base, long_night, war
from tests.laws.laws import check_census
from tests.laws.seldom import STACKED, lines_of, seldom
from tests.laws.seldom import stacked as stacked_games

SEED = 5


def stacked(*lacking: str, games: int) -> Counter[str]:
    """What becomes of the cards in games stacked with these lacking things."""
    counts: Counter[str] = Counter()
    for number in range(games):
        table, bots = stacked_game(base(), lacking, SEED, number)
        play_out(table, bots, lambda table, question, decision: counts.update(taken(table, question, decision.answer)))
        check_census(table)
        counts.update(told(base(), table.history))
    return counts


def taken(table: Table, question: Question, answer: tuple[str, ...]) -> list[str]:
    return list(answered(table.state.library, question, answer))


# What there is to see


def test_what_a_card_can_do_is_read_off_the_card():
    lines = goals(base())
    assert {line for line in lines if line.startswith("mugging@")} == {
        "mugging@crossroads triggered",
        *(f"mugging@crossroads option {number}" for number in (1, 2, 3)),
    }
    assert {"christmas@crossroads vote up", "christmas@crossroads vote down"} < set(lines)
    assert {"blizzard@crisis failed", "blizzard@crisis prevented"} < set(lines)
    assert {"ashley-ross used", "jenny-clark used", "sparky chosen"} < set(lines)
    assert "sparky used" not in lines  # nothing to be seen: what he bears simply holds
    assert len(lines) == len(set(lines))
    assert {line.split()[0] for line in lines} == set(base().cards)


def test_a_choice_within_an_effect_is_not_an_option_of_the_card():
    lines = {line for line in goals(base()) if line.startswith("addiction@")}
    assert {"addiction@crossroads option 1", "addiction@crossroads choice 1.1"} < lines
    (choice,) = words_in(base().crossroads["addiction@crossroads"], Choose)
    asked = Question(1, (0,), "option", (base().node_id(choice),))
    assert list(answered(base(), asked, ("option", "2"))) == ["addiction@crossroads choice 1.2"]


@pytest.mark.parametrize(
    ("up", "down", "word", "carried"),
    [
        ([0, 1], [2], None, "up"),
        ([0], [1, 2], None, "down"),
        ([0], [1], None, "down"),  # the first player's vote breaks the tie
        ([0], [2], True, "up"),  # the first player has no vote, and says so
        ([0], [2], False, "down"),
    ],
)
def test_the_side_that_carried_a_vote(up: list[int], down: list[int], word: bool | None, carried: str):
    history: list[Event] = [
        FirstPlayerNamed(seat=1),
        Voted(about=["card", "christmas@crossroads"], up=up, down=down),
    ]
    if word is not None:
        history.append(TieBroken(seat=1, up=word))
    assert list(told(base(), history)) == [f"christmas@crossroads vote {carried}"]


@pytest.mark.parametrize("answer", [("noise", "with", "danica-walker"), ("noise",)])
def test_whoever_makes_noise_with_an_ability_uses_it(answer: tuple[str, ...]):
    asked = Question(1, (0,), "search", ("danica-walker",))
    assert list(answered(war(), asked, answer)) == ["danica-walker used"] * (len(answer) > 1)


def test_fuel_is_played_with_a_move():
    moved = Moved(survivor="rod-miller", seat=0, place="colony", to="school", card="fuel@starting")
    assert list(told(base(), [moved])) == ["fuel@starting played"]
    assert list(told(base(), [msgspec.structs.replace(moved, card="")])) == []


# Stacked games


@pytest.mark.long
def test_a_meeting_with_the_exiled_is_brought_about():
    counts = stacked(*(f"mugging@crossroads option {number}" for number in (1, 2)), games=40)
    assert counts["mugging@crossroads option 1"] > 0
    assert counts["mugging@crossroads option 2"] > 0


@pytest.mark.long
def test_a_shot_is_fired_beside_the_soldier():
    counts = stacked("thomas-heart@crossroads option 2", "thomas-heart@crossroads option 3", games=70)
    assert counts["thomas-heart@crossroads option 2"] > 0
    assert counts["thomas-heart@crossroads option 3"] > 0


def test_the_same_seed_counts_the_same():
    counted = seen(base(), 2, SEED)
    assert counted == seen(base(), 2, SEED)
    assert counted.cards != seen(base(), 2, SEED + 1).cards


def test_games_end_when_all_that_is_wanted_has_occurred():
    counted = seen(base(), 400, SEED, {"flier@crossroads"})
    assert counted.games < 400
    assert counted.cards["flier@crossroads"]["triggered"] >= ENOUGH
    assert "flier@crossroads triggered" not in counted.rare


def test_a_mission_is_looked_for_and_a_tactic() -> None:
    lines = set(goals(war()))
    assert {"sparks@mission completed", "the-hermit@lone-wolf dealt", "flank@tactic played"} < lines


def test_lines_of_tables_and_encounters_are_looked_for():
    lines = set(goals(long_night()))
    assert {f"hunter@experiment encounter {band}" for band in ("1-3", "4", "5-6")} < lines
    assert {"hunter@experiment released", "hunter@experiment contained"} < lines
    assert {f"red-pill@raxxon rolled {band}" for band in ("1-2", "3-4", "5-6")} < lines
    assert {"no-pain@side-effect taken", "hideout search 6", "hideout attack 1"} < lines


@pytest.mark.long
@pytest.mark.parametrize("box", STACKED)
def test_every_card_does_whatever_can_be_counted_on(box: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each option, line of a table and band of an encounter; `hivernage cards check --play` looks for the rest."""
    found = stacked_games(box)
    with capsys.disabled():
        print(f"\n{found.games} games")
    assert {line for line in lines_of(box) if not found.cards[line]} - seldom()[box] == set()
