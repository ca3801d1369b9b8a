"""Games of every kind among all bots: none fails, no card is lost, and in thousands of them everything occurs."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hivernage.lab.coverage import EXCUSED, Coverage, known_kinds
from hivernage.lab.variety import TABLES, varied
from hivernage.rules.spaces import free_spaces
from hivernage.rules.why_not import why_not
from tests.laws.games import base, new_table, next_decisions, war
from tests.laws.laws import check_census
from tests.laws.seldom import VARIED, seldom
from tests.laws.seldom import varied as varied_games

SEED = 11
FEW = 200
PLAYED = 40  # of those, in the quick run


def play(numbers: range) -> Coverage:
    """Games of the seed, each with its cards counted at the end."""
    coverage = Coverage()
    for number in numbers:
        check_census(coverage.play(base(), SEED, number, {}))
    return coverage


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.thorough) for part in (1, 2, 3))])
def test_games_of_every_kind_run_to_their_end(part: int):
    coverage = play(range(part * PLAYED // 4, (part + 1) * PLAYED // 4))
    assert coverage.games == PLAYED // 4
    assert sum(coverage.endings.values()) == PLAYED // 4
    for group, names in known_kinds().items():
        assert set(getattr(coverage, group)) <= names


def test_the_games_vary_in_everything():
    games = [varied(base(), SEED, number, {}) for number in range(FEW)]
    options = [game.options for game in games]
    assert {game.bot for game in games} == {*TABLES}
    assert {game.thin for game in games} == {True, False}
    assert {o.players for o in options} == {2, 3, 4, 5}
    assert {o.objective for o in options} == {card.id for card in base().mains.values()}
    for name in ("hard", "cooperative", "betrayer", "elimination", "adult"):
        assert {getattr(o, name) for o in options} == {True, False}


def test_what_is_fixed_stays_as_it_is():
    fixed = {"players": 4, "objective": "kill-them", "bot": "casual", "thin": False}
    for number in range(10):
        game = varied(base(), SEED, number, fixed)
        assert (game.options.players, game.options.objective, game.bot, game.thin) == (4, "kill-them", "casual", False)


def test_what_is_excused_is_something_that_games_may_show():
    for name in EXCUSED:
        group, _, kind = name.partition("/")
        assert kind in known_kinds()[group]


def test_whoever_has_nowhere_to_go_is_told():
    """Too rare for games: every place is full."""
    table = new_table(3)
    while table.state.step != "action":
        for decision in next_decisions(table, Random(3)):
            table.decide(decision)
    state = table.state
    for name, place in state.places.items():
        place.standees += ["somebody"] * free_spaces(state, name)
    refusal = why_not(state, state.lane.seat, ("move", state.group(state.lane.seat)[0].id))
    assert refusal is not None
    assert (refusal.rule, refusal.reason_id) == ("F3.1", "nowhere-to-go")


def test_counts_add_up():
    both = Coverage(games=2, questions=Counter(vote=3)) + Coverage(games=1, questions=Counter(vote=1, keep=2))
    assert both.games == 3
    assert both.questions == {"vote": 4, "keep": 2}


@pytest.mark.long
def test_in_thousands_of_games_nothing_fails_and_all_occurs_that_can_be_counted_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    total = varied_games()
    from hivernage.cli.simulate import coverage_lines

    with capsys.disabled():
        print("\n" + "\n".join(coverage_lines(total.report(war()))))
    assert total.games == VARIED
    assert set(total.rare(1)) - seldom()["varied"] == set()
    assert set(total.unseen_cards(war())) - seldom()["cards"] == set()
