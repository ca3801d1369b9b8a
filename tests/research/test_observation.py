"""What an agent is told: every number has a name, and none of them depends on what its seat can't know."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` isn't installed")

from hivernage.bots.playing_out import play_out
from hivernage.bots.simple.random import RandomBot
from hivernage.model.chance import key_from_seed
from hivernage.model.options import Options
from hivernage.redeal import redeal
from hivernage.research import BotAgent, PolicyBot, Spelling, raw_env
from hivernage.research.words import Mask
from hivernage.table import Table
from hivernage.views import view
from tests.research.test_environment import at_first_action, by_lot, play, say


def numbers(env: raw_env, agent: str) -> dict[str, float]:
    row = env.observe(agent)["observation"].tolist()
    return {name: number for name, number in zip(env.observation_names, row, strict=True) if number}


def test_every_number_has_a_name_of_its_own():
    env = raw_env(players=3)
    assert len(set(env.observation_names)) == len(env.observation_names)
    assert env.observation_space("player_0")["observation"].shape == (len(env.observation_names),)
    assert len(set(env.action_words)) == env.action_space("player_0").n


def test_a_seat_sees_the_colony_its_hand_and_the_question():
    env = raw_env(players=3)
    agent = at_first_action(env)
    state, seat = env.table.state, env.seat_of[agent]
    seen = numbers(env, agent)
    assert seen["morale"] == state.colonies[0].morale
    assert seen["place.school.deck"] == len(state.places["school"].deck)
    for card in set(state.players[seat].hand):
        assert seen[f"mine.hand.{card}"] == state.players[seat].hand.count(card)
    assert seen[f"mine.objective.{state.players[seat].objective}"] == 1
    assert seen["asked.kind.action"] == seen["seat+0.active"] == 1
    for survivor in state.survivors.values():
        assert seen[f"survivor.{survivor.id}.of.seat+{(survivor.owner - seat) % 3}"] == 1
        assert seen[f"survivor.{survivor.id}.at.{survivor.place}"] == 1
    say(env, "move")
    assert numbers(env, agent).items() - seen.items() == {("said.move", 1)}


def test_it_is_the_same_in_every_world_that_the_seat_could_be_in():
    """The hidden cards are dealt anew: the seat sees the same, and may say the same."""
    compared, rng = 0, Random(1)
    env = raw_env(players=4)

    def choose(env: raw_env) -> int:
        nonlocal compared
        action = by_lot(env)
        assert env.spelling is not None
        if not env.spelling.said and rng.random() < 0.2:
            compared += 1
            agent, seat = env.agent_selection, env.seat_of[env.agent_selection]
            seen = env.observe(agent)
            truth = env.table
            env.table = redeal(truth, seat, rng)
            env.spelling, spelling = Spelling(env.vocabulary, seat, env.answers), env.spelling
            again = env.observe(agent)
            env.table, env.spelling = truth, spelling
            for part in ("observation", "action_mask"):
                assert seen[part].tolist() == again[part].tolist()
        return action

    for seed in range(6):
        play(env, choose, seed)
    assert compared > 30


def test_the_truth_would_make_a_difference():
    """So that the test above can fail: a row that held another seat's hand would differ between the worlds."""
    env = raw_env(players=4)
    agent = at_first_action(env)
    seat, other = env.seat_of[agent], (env.seat_of[agent] + 1) % 4
    twin = redeal(env.table, seat, Random(2))
    rows = [env.layout.vector(view(table, other)).tolist() for table in (env.table, twin)]
    assert rows[0] != rows[1]


# Policies and bots


def first_open(observation: object, mask: Mask) -> int:
    return int(mask.argmax())


def drawn(observation: object, mask: Mask) -> int:
    """A policy that looks at nothing but plays many kinds of answers."""
    open_ones = mask.nonzero()[0]
    return int(open_ones[int(mask.sum()) * 7 // 11])


@pytest.mark.parametrize("policy", [first_open, drawn])
def test_a_policy_plays_the_same_game_as_an_agent_and_as_a_bot(policy):
    others = dict.fromkeys((1, 2), "casual")
    env = raw_env(players=3, bots=others)
    play(env, lambda env: policy(*env.observe(env.agent_selection).values()), 5)
    table = Table.new(Options(players=3), env.library, key_from_seed(5))
    bots = [PolicyBot(policy, env.library), *(env._factories[seat](f"5/{seat}", env.library) for seat in others)]
    play_out(table, bots)
    assert env.table.log == table.log


def test_a_policy_as_a_bot_sees_what_the_agent_sees():
    rows: dict[str, list[list[float]]] = {"agent": [], "bot": []}

    def policy(name: str):
        def choose(observation, mask) -> int:
            rows[name].append([*observation.tolist(), *mask.tolist()])
            return drawn(observation, mask)

        return choose

    env = raw_env(players=3, bots={1: "random", 2: "random"})
    agent = policy("agent")
    play(env, lambda env: agent(*env.observe(env.agent_selection).values()), 5)
    table = Table.new(Options(players=3), env.library, key_from_seed(5))
    play_out(table, [PolicyBot(policy("bot"), env.library), RandomBot("5/1"), RandomBot("5/2")])
    assert len(rows["agent"]) > 20
    assert rows["agent"] == rows["bot"]


def test_a_bot_plays_for_an_agent():
    env = raw_env(players=3)
    bots = {agent: BotAgent(RandomBot(agent)) for agent in env.possible_agents}
    play(env, lambda env: bots[env.agent_selection].action(env), 4)
    assert env.table.over
