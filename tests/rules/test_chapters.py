"""How the introductory scenarios begin, and that a game goes on from the middle of their chain."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hivernage.bots.playing_out import play_out
from hivernage.cards.load import read_once
from hivernage.model.events import RulesOpened, SceneTold
from hivernage.model.options import Options
from hivernage.redeal import redeal
from hivernage.rules.boxes import game_for
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.setup import BadOptions, new_state
from hivernage.saves import load, save
from hivernage.scenario.file import load_scenario
from hivernage.scenario.run import run_scenario
from hivernage.table import Table, fingerprint
from tests.rule import rule

LIBRARY = read_once("base", "long-night")
CHAPTERS = Path(__file__).parent.parent / "scenarios" / "long-night" / "chapters"


def begun(scenario: str, players: int = 3, seed: int = 1, **chosen: bool) -> Table:
    """A game in which everybody has chosen a group."""
    options = Options(players=players, box="long-night", scenario=scenario, **chosen)  # type: ignore[arg-type]
    table = Table.new(options, LIBRARY, seed=seed)
    for seat in range(players):
        (question,) = table.questions
        table.answer(seat, table.legal(question, seat)[0])
    return table


@rule("I1.1", "I1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_blue_and_emma_are_dealt_to_nobody(players: int) -> None:
    options = Options(players=players, box="long-night", scenario="code")
    for seed in range(20):
        state = new_state(options, LIBRARY, bytes([seed] * 32), game_for(options))
        dealt = [name for player in state.players for name in player.dealt]
        assert {"blue", "emma-han"}.isdisjoint([*dealt, *state.decks["survivor"], *state.box])
        assert state.aside == ["blue", "emma-han"]
        assert state.objective == "r1"


@rule("I1.2", "I1.6", "I1.7", "I1.8")
@pytest.mark.parametrize("seed", range(4))
def test_emma_comes_with_the_blueprint_before_the_first_roll(seed: int) -> None:
    table = begun("code", seed=seed)
    state = table.state
    emma = state.survivors["emma-han"]
    assert (emma.owner, emma.place) == (state.first, "colony")
    assert [held.key for held in emma.cards] == ["raxxon-blueprint@raxxon"]
    assert "raxxon-blueprint@raxxon" not in state.places["raxxon"].deck
    assert len(state.places["raxxon"].deck) == 19
    assert [len(player.dice) for player in state.players] == [4 if p.seat == state.first else 3 for p in state.players]
    assert (state.places["raxxon"].barricades, state.places["raxxon"].blocked) == ([4], 4)
    told = [event for event in table.history if isinstance(event, SceneTold | RulesOpened)]
    assert [event.facts.get("at") or event.facts["page"] for event in told] == ["opening", "start"]
    kinds = [event.kind for event in table.history]
    assert kinds.index("scene") < kinds.index("joined") < kinds.index("dice")
    assert "shuffled" in kinds[kinds.index("found") :]


@rule("I2.1", "I2.2", "I2.4")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_may_take_a_card_of_the_hospital_after_the_story(seed: int) -> None:
    table = begun("raid", seed=seed)
    state = table.state
    top = state.places["hospital"].deck[-1]
    assert state.objective == "b1"
    assert [event.at for event in table.history if isinstance(event, SceneTold)] == ["opening", "opening-with-secrets"]
    for seat in state.seats_from(state.first):
        (question,) = table.questions
        assert (question.kind, question.seats) == ("may", (seat,))
        table.answer(seat, "yes" if seat == state.first else "no")
    assert top in table.state.players[state.first].hand
    assert [len(player.hand) for player in table.state.players].count(6) == 1


@rule("I2.2")
def test_the_renegade_is_the_only_betrayal_and_stays_out_of_other_games() -> None:
    raid = begun("raid").state
    betrayals = [key for key in raid.library.secrets if key.endswith("@betrayal")]
    assert betrayals == ["renegade-bandit@betrayal"]
    zones = [*raid.box, *(player.objective for player in raid.players)]
    assert zones.count("renegade-bandit@betrayal") == 1
    other = Table.new(Options(players=3, box="long-night", modules=("bandits",)), LIBRARY, seed=1).state
    assert "renegade-bandit@betrayal" not in other.library.cards
    assert not other.library.scenarios


@rule("I2.28")
def test_without_secrets_there_is_no_renegade_to_warn_of() -> None:
    table = begun("raid", cooperative=True)
    assert [event.at for event in table.history if isinstance(event, SceneTold)] == ["opening"]
    assert all(not player.objective for player in table.state.players)


@rule("I1.1", "I2.1")
@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"box": "base", "scenario": "code"}, "one of Long Night"),
        ({"scenario": "picnic"}, "there is no scenario 'picnic'"),
        ({"scenario": "code", "modules": ("bandits",)}, "not 'bandits'"),
        ({"scenario": "raid", "objective": "tribute"}, "brings its objectives"),
        ({"scenario": "code", "left_out": ("emma-han",)}, "without 'emma-han'"),
        ({"scenario": "", "objective": "r1"}, "no main objective 'r1'"),
    ],
)
def test_what_a_scenario_does_not_go_with(chosen: dict[str, object], why: str) -> None:
    options = Options(players=3, **{"box": "long-night", **chosen})  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match=why):
        new_state(options, LIBRARY, bytes(32), game_for(options))


@rule("I1.28")
@pytest.mark.parametrize("scenario", ["code", "raid"])
def test_a_saved_game_goes_on_from_every_turn_of_the_chain(scenario: str) -> None:
    """Bots of the same dice play a game to its end and, from a save in each chapter, to the same end."""
    table = begun(scenario, players=4, seed=3)
    checked: list[str] = []

    def look(now: Table, *_: object) -> None:
        if now.state.objective not in checked:
            checked.append(now.state.objective)
            again = load(save(now), LIBRARY)
            assert fingerprint(again.state) == fingerprint(now.state)
            assert again.questions == now.questions

    play_out(table, "newcomer", look, seed=3)
    assert checked[0] in ("r1", "b1")


@rule("I2.6", "I2.25")
def test_before_the_phase_an_exile_tells_nobody_whether_it_hit_the_betrayer() -> None:
    """Whoever was exiled may be imagined as either, until the phase is over and everybody is told."""
    scenario = load_scenario(CHAPTERS / "exile-before-the-phase.yaml")
    table = run_scenario(scenario, LIBRARY).table
    assert table.state.players[1].exiled
    imagined = {
        is_betrayer(world.state, world.state.players[1].objective)
        for world in (redeal(table, 0, Random(seed)) for seed in range(60))
    }
    assert imagined == {True, False}
