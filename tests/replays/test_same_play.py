"""Play is the same as it was: the same questions, the same legal answers, the same told, decision by decision."""

from __future__ import annotations

from functools import cache

import pytest

from hivernage.cards.library import Library
from tests.replays.traces import (
    EVERY,
    Game,
    Step,
    Told,
    Traces,
    cards_then,
    first_difference,
    games,
    read,
    steps,
    trace,
)

GAMES = {game.name: game for game in games()}
SOME = "0-we-need-more-samples-2-wild"


@cache
def library() -> Library:
    return cards_then()


@cache
def traces() -> Traces:
    return read()


def difference(game: Game, played: list[Step] | None = None) -> str:
    """Where a game first goes otherwise than it went."""
    found = trace(steps(game, library()) if played is None else played, traces().names)
    return first_difference(traces().games[game.name], found)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_it_went(name: str) -> None:
    if where := difference(GAMES[name]):
        pytest.fail(f"{name}: play first differs {where}\ntests/replays/same_play/README.md says more", pytrace=False)


def test_every_game_has_its_trace_and_every_trace_its_game() -> None:
    assert set(traces().games) == set(GAMES)


def test_a_change_in_play_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    from hivernage.rules import phases

    monkeypatch.setattr(phases, "NOISE_DRAWS_ON", 6)
    found = {name: difference(GAMES[name]) for name in list(GAMES)[:20]}
    assert "between decisions 26 and 50" in found.values()


def test_a_game_that_ends_sooner_is_told() -> None:
    game = GAMES[SOME]
    played = list(steps(game, library()))
    whole = len(played) // EVERY * EVERY
    assert difference(game, played[:whole]) == f"after decision {whole}"


def test_new_facts_of_an_event_do_not_matter_but_changed_ones_do() -> None:
    game = GAMES[SOME]
    played = list(steps(game, library()))

    def with_facts(**more: object) -> list[Step]:
        def with_more(one: Told) -> Told:
            kind, facts, private, reveal = one
            return kind, {**facts, **more}, private, reveal

        return [step._replace(told=[with_more(one) for one in step.told]) for step in played]

    assert difference(game, with_facts(never_told_before=1)) == ""
    assert difference(game, with_facts(seat=99)) == "between decisions 1 and 25"
