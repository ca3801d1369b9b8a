"""The arena: rotated seats, figures that can be had again, games that get nowhere."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from hivernage.bots.kinds import BOTS
from hivernage.cards.load import read_once
from hivernage.cli import main
from hivernage.lab import contests
from hivernage.lab.arena import Results, measure
from hivernage.lab.contests import (
    Plan,
    betrayer_figures,
    duel_figures,
    duel_sittings,
    guest_figures,
    guest_sittings,
    guest_tables,
    rotations,
    step_figures,
)
from hivernage.lab.pool import Crew, chunks
from hivernage.lab.sitting import STALLED, Played, Sitting, play

LIBRARY = read_once("base")
SMALL = Plan(("random", "casual"), ("stockpile", "kill-them"), games=2, parts=("colony", "duels", "betrayers"))


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["arena", *map(str, arguments)])


def game(bots: tuple[str, ...], deal: int = 0, **more: Any) -> Played:
    """A game that nobody had to play."""
    told: dict[str, Any] = {"winners": (), "betrayers": (), "exiled": (), "calls": (), **more}
    return Played(Sitting(bots, "stockpile", False, 0, deal), "morale", False, 3, 100, **told)


# Rotation


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_kind_sits_on_each_seat_equally_often(players: int):
    tables = rotations("ours", "theirs", players)
    assert len(set(tables)) == len(tables)
    for seat in range(players):
        counts = Counter(table[seat] for table in tables)
        assert counts["ours"] == counts["theirs"]


def test_a_deal_is_played_with_every_rotation_on_the_same_cards():
    sittings = duel_sittings(SMALL)
    deals = {(sitting.deal, sitting.hard) for sitting in sittings}
    assert len(sittings) == 4 * len(deals)
    same = [sitting for sitting in sittings if (sitting.deal, sitting.hard) == (1, False)]
    assert [sitting.bots for sitting in same] == rotations("casual", "random", 4)
    assert {sitting.objective for sitting in same} == {"kill-them"}
    assert len({play(LIBRARY, sitting).betrayers for sitting in same}) == 1


# The same figures again


def test_figures_do_not_depend_on_the_number_of_processes():
    one, two = measure(SMALL, Crew(1)), measure(SMALL, Crew(2))
    assert one == two
    assert one.games == 2 * 4 * 2 + 2 * 2 * 4 + 2 * 2 * 2
    assert one != measure(msgspec.structs.replace(SMALL, seed=1), Crew(1))


def test_no_process_waits_long_for_the_others():
    parts = chunks(range(1000), 2)
    assert [task for part in parts for task in part] == list(range(1000))
    assert max(len(part) for part in parts) <= 1000 / 2 / 8
    assert chunks(range(3), 8) == [range(1), range(1, 2), range(2, 3)]


# What is counted


def test_a_duel_counts_deals_and_not_games():
    plan = Plan(("weak", "strong"), ("stockpile",), players=2)
    pairs = [("strong", "weak"), ("weak", "strong")]
    # In both deals the strong one wins from both seats, and in the second the weak one once
    played = [
        game(pairs[0], 0, winners=(0,)),
        game(pairs[1], 0, winners=(1,)),
        game(pairs[0], 1, winners=(0, 1)),
        game(pairs[1], 1, winners=(1,)),
    ]
    [duel] = duel_figures(plan, played)
    assert (duel.first, duel.second, duel.deals, duel.games) == ("strong", "weak", 2, 4)
    assert (duel.first_wins.mean, duel.second_wins.mean) == (1.0, 0.25)
    assert duel.difference.mean == 0.75
    assert duel.difference.of == 2


def test_a_step_compares_tables_of_one_kind_deal_by_deal():
    plan = Plan(("weak", "strong"), ("stockpile",), players=2)
    played = [
        game(("weak", "weak"), 0),
        game(("weak", "weak"), 1, winners=(0,)),
        game(("strong", "strong"), 0, winners=(0,)),
        game(("strong", "strong"), 1, winners=(0, 1)),
    ]
    [step] = step_figures(plan, played)
    assert (step.first, step.second, step.deals) == ("strong", "weak", 2)
    assert (step.first_wins.mean, step.second_wins.mean, step.difference.mean) == (0.75, 0.25, 0.5)
    assert step.difference.of == 2


def test_guests_are_compared_in_the_same_company_and_the_same_seats():
    plan = Plan(("weak", "strong"), ("stockpile",), sides=("normal",), games=2, players=3)
    host, guests = ("strong",) * 3, guest_tables("weak", "strong", 3)
    assert guests == [("weak", "strong", "strong"), ("strong", "weak", "strong"), ("strong", "strong", "weak")]
    assert [sitting.bots for sitting in guest_sittings(plan)] == [*guests, *guests, host, host]
    played = [
        *(game(bots, 0, winners=(0,)) for bots in guests),
        *(game(bots, 1) for bots in guests),
        game(host, 0, winners=(0, 1, 2)),
        game(host, 1),
    ]
    [step] = guest_figures(plan, played)
    assert (step.first, step.second, step.deals) == ("strong", "weak", 2)
    assert (step.first_wins.mean, step.second_wins.mean) == (0.5, 0.1667)
    assert step.difference.mean == 0.3333


def test_betrayers_are_counted():
    bots = ("any",) * 4
    played = [
        game(bots, 0, betrayers=(2,), winners=(2,), calls=((0, 2), (0, 1), (2, 3)), exiled=(1,)),
        game(bots, 1, betrayers=(0,), winners=(1, 2), calls=((3, 0),), exiled=(0,)),
        game(bots, 2, calls=((3, 1),), winners=(0,)),
    ]
    [treason] = betrayer_figures(SMALL, played)
    assert (treason.games, treason.betrayed_games) == (3, 2)
    assert (treason.betrayer_wins.hits, treason.betrayer_wins.of) == (1, 2)
    assert (treason.loyal_calls_hit.hits, treason.loyal_calls_hit.of) == (2, 4)
    assert treason.betrayer_calls == 1
    assert (treason.betrayers_exiled.hits, treason.betrayers_exiled.of) == (1, 2)
    assert (treason.loyal_exiled.hits, treason.loyal_exiled.of) == (1, 10)


def test_calls_and_exiles_are_those_of_the_game():
    """Litigious bots call for votes all the time; a seat that is exiled was voted upon."""
    played = [play(LIBRARY, Sitting(("litigious",) * 4, "stockpile", False, 0, deal)) for deal in range(3)]
    calls = [(caller, named) for game in played for caller, named in game.calls]
    assert calls
    assert all(caller != named for caller, named in calls)
    assert any(game.exiled for game in played)


def test_decisions_are_timed_where_time_is_measured():
    plan = Plan(("random",), ("stockpile",), sides=("normal",), games=2, parts=("time",))
    results = measure(plan, Crew(1))
    [time] = results.time
    assert time.decisions > 100
    assert 0 <= time.p50 <= time.p99 <= time.max


# Games that get nowhere


class Juggler:
    """Gives equipment from one survivor to another and back, never ends its turn while it can, and exiles nobody."""

    def __init__(self, seed, library):
        self.other = BOTS["survivor"](seed, library)

    def choose(self, seat, question, answers):
        wanted = [answer for verb in ("hand-off", "equip", "down") for answer in answers if verb in answer]
        return wanted[0] if wanted else self.other.choose(seat, question, answers)


def test_a_game_without_an_end_is_reported(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOTS, "juggler", Juggler)
    plan = Plan(("juggler",), ("stockpile",), sides=("normal",), games=4, parts=("colony",))
    results = measure(plan, Crew(1))
    assert results.stalls
    assert all("; stockpile, normal; juggler, juggler, juggler, juggler)" in stalled for stalled in results.stalls)
    assert results.colony[0].endings[STALLED] == len(results.stalls)
    assert results.colony[0].success.hits == results.colony[0].endings["objective"]


# The command


def test_the_command_prints_json_that_can_be_written_as_a_page_later(tmp_path: Path):
    options = ["--bots", "random,casual", "--objective", "stockpile", "--games", 2, "--jobs", 1]
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    first.write_bytes(run(*options, "--parts", "colony,time", "--json").stdout_bytes)
    second.write_bytes(run(*options, "--parts", "duels,betrayers", "--seed", 5, "--json").stdout_bytes)
    page = tmp_path / "bots.md"
    result = run("--from", first, "--from", second, "--write", page)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert (
        "`hivernage arena --bots random,casual --parts duels,betrayers --games 2 --objective stockpile --seed 5`"
        in text
    )
    assert "| casual against random | normal | 2 " in text
    for plot in ("colony", "duels", "betrayers"):
        assert f"(bots-{plot}.svg)" in text
        assert (tmp_path / f"bots-{plot}.svg").read_text(encoding="utf-8").startswith("<?xml")
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    run("--from", first, "--from", second, "--write", page)
    assert before == {file: file.read_bytes() for file in tmp_path.iterdir()}


def test_boxes_have_chapters_of_their_own_and_modules_say_what_they_brought(tmp_path: Path):
    options = ["--bots", "regular", "--sides", "normal", "--games", 1, "--jobs", 1, "--parts", "colony", "--json"]
    files = [tmp_path / f"{n}.json" for n in range(2)]
    files[0].write_bytes(run(*options, "--objective", "stockpile").stdout_bytes)
    modules = ["--box", "long-night", "--modules", "bandits", "--objective", "what-was-ours"]
    files[1].write_bytes(run(*options, *modules).stdout_bytes)
    page = tmp_path / "bots.md"
    result = run("--from", files[0], "--from", files[1], "--write", page)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    base, night = "## Colony success, base\n", "## Colony success, long-night with bandits\n"
    assert text.index(base) < text.index("| stockpile ") < text.index(night) < text.index("| what-was-ours")
    assert "35 to 65 % on normal sides" in text.partition(night)[0]
    assert "30 to 65 % on normal sides" in text.partition(night)[2]
    assert "(bots-colony.svg)" in text
    assert (tmp_path / "bots-colony-long-night-with-bandits.svg").exists()
    brought = text.partition("## What the modules bring, long-night with bandits")[2]
    [row] = [line.split() for line in brought.splitlines() if line.startswith("| regular ")]
    assert (row[3], row[5], row[9], row[11]) == ("what-was-ours", "normal", "0.0", "0.0")
    assert float(row[13]) >= 6.0


def test_results_are_read_as_they_are_written():
    results = measure(msgspec.structs.replace(SMALL, games=1), Crew(1), command="again")
    assert msgspec.json.decode(msgspec.json.encode(results), type=Results) == results


def test_the_command_without_json_prints_tables():
    result = run("--bots", "random", "--parts", "colony", "--objective", "stockpile", "--games", 2, "--jobs", 1)
    assert "stalled games: 0" in result.output
    assert "| stockpile            | 0 % (0 to 66)  | 0 % (0 to 66) |" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--parts", "colonies"], "--parts: there is no 'colonies'; choose from colony, guests, duels"),
        (["--sides", "soft"], "--sides: there is no 'soft'"),
        (["--objective", "stockpil"], "--objective: there is no 'stockpil'"),
        (["--budgets", "4,many", "--parts", "budget"], "these aren't all numbers"),
        (["--bots", "random", "--parts", "duels"], "a comparison needs two kinds of bots"),
        (["--bots", "random", "--parts", "guests"], "a comparison needs two kinds of bots"),
        (["--from", "no-such-file"], "no-such-file"),
    ],
)
def test_trouble_is_told_without_a_traceback(arguments: list[str], said: str):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("error: ")
    assert said in result.stderr


def test_a_file_that_has_no_results_is_refused(tmp_path: Path):
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"games": 3}), encoding="utf-8")
    assert f"error: {file}: isn't what `hivernage arena --json` prints" in run("--from", file).stderr


def test_the_budget_of_the_one_who_thinks_is_measured(monkeypatch: pytest.MonkeyPatch):
    class Thinker:
        def __init__(self, seed, library, budget=1):
            self.bot = BOTS["random"](seed, library)

        def choose(self, seat, question, answers):
            return self.bot.choose(seat, question, answers)

    monkeypatch.setitem(BOTS, contests.THINKER, Thinker)
    monkeypatch.setitem(BOTS, contests.RIVAL, BOTS["random"])
    plan = Plan((), ("stockpile",), sides=("normal",), games=2, parts=("budget",), budgets=(1, 4))
    results = measure(plan, Crew(1))
    assert [(row.bot, row.success.of, row.duel.games) for row in results.budget] == [
        (f"{contests.THINKER}:1", 2, 8),
        (f"{contests.THINKER}:4", 2, 8),
    ]
