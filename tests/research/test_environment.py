"""The game as a PettingZoo environment: PettingZoo's own tests pass, and what agents do is what happens."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra `research` isn't installed")

from pettingzoo.test import api_test, render_test, seed_test

from hivernage import research
from hivernage.bots.simple.random import RandomBot
from hivernage.model.question import Answer
from hivernage.research import raw_env

# PettingZoo says so of each environment with a mask beside the observation that isn't one of its own.
beside_a_mask = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

GAMES: list[dict[str, Any]] = [
    {},
    {"players": 2, "hard": True},
    {"players": 3, "cooperative": True, "objective": "stockpile"},
    {"players": 5, "betrayer": True, "elimination": True, "reward": "colony"},
    {"bots": {0: "casual", 2: "random"}},
]


@pytest.mark.parametrize("settings", GAMES, ids=str)
class TestPettingZoo:
    pytestmark = beside_a_mask

    def test_api(self, settings):
        api_test(research.env(**settings), num_cycles=300)

    def test_seeds(self, settings):
        seed_test(lambda: research.env(**settings))

    def test_render(self, settings, capsys):
        render_test(lambda render_mode: research.env(**settings, render_mode=render_mode))
        assert "Round 1" in capsys.readouterr().out


def test_another_box_is_refused_in_words():
    with pytest.raises(ValueError, match="plays the base box only"):
        research.env(box="long-night", modules=("bandits",))


def begin(env: raw_env, seed: int) -> None:
    """A new game, in which the lot falls as the seed wants it."""
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)


def play(env: raw_env, choose: Callable[[raw_env], int], seed: int = 1) -> dict[str, float]:
    """A whole game; what each agent got."""
    begin(env, seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent, over = env.agent_selection, env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
        rewards[agent] += env.last(observe=False)[1]
        env.step(None if over else choose(env))
    return rewards


def by_lot(env: raw_env) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(env.action_space(env.agent_selection).sample(mask))


def say(env: raw_env, *words: str) -> None:
    for word in words:
        env.step(env.action_words.index(word))


def open_words(env: raw_env) -> set[str]:
    assert env.spelling is not None
    return set(env.spelling.next_words().values())


# Words


def at_first_action(env: raw_env) -> str:
    """Play by lot until somebody has a turn; who."""
    begin(env, 3)
    while env.question.kind != "action" or env.spelling is None or env.spelling.said:
        env.step(by_lot(env))
    return env.agent_selection


def test_an_answer_is_said_word_by_word():
    env = raw_env(players=3)
    agent = at_first_action(env)
    survivor = env.table.state.group(env.seat_of[agent])[0].id
    assert {"end", "move", "play"} <= open_words(env)
    say(env, "move")
    assert env.agent_selection == agent
    assert survivor in open_words(env)
    assert "end" not in open_words(env)
    say(env, survivor)
    assert open_words(env) <= {"police-station", "grocery-store", "school", "library", "hospital", "gas-station"}
    before = len(env.table.done)
    say(env, "school", *(["done"] if env.table.state.players[env.seat_of[agent]].hand.count("fuel@starting") else []))
    answer: Answer = env.table.done[before].answer
    assert answer == ("move", survivor, "school")


def test_players_are_counted_from_the_seat_that_speaks():
    env = raw_env(players=4)
    agent = at_first_action(env)
    say(env, "exile")
    assert open_words(env) == {"seat+1", "seat+2", "seat+3"}
    say(env, "seat+1")
    called = next(event for event in env.table.history if event.kind == "exile-called")
    assert called.facts["named"] == (env.seat_of[agent] + 1) % 4


@pytest.mark.parametrize("objective", sorted(key.partition("@")[0] for key in raw_env().library.mains))
def test_the_table_has_every_word_of_the_base_box(objective):
    env = raw_env(players=5, objective=objective, elimination=True)
    spare = {env.action_words.index(word) for word in research.words.OTHERS}

    def choose(env: raw_env) -> int:
        assert env.spelling is not None
        assert not spare & env.spelling.next_words().keys(), env.spelling.next_words()
        return by_lot(env)

    for seed in range(3):
        play(env, choose, seed)


def test_a_word_that_is_not_open_is_refused_and_explained():
    env = raw_env(players=3)
    at_first_action(env)
    with pytest.raises(ValueError, match=r"can't say 'yawn' .* open are .*'end'"):
        say(env, "yawn")


def test_with_the_wrappers_such_a_word_ends_the_game():
    env = research.env(players=3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(env.unwrapped.action_words.index("yawn"))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == culprit else 0 for agent in env.agents}


# Votes, and questions that nobody waits for


def play_until(env: raw_env, kind: str, seed: int) -> bool:
    """Play by lot up to a question, asked for the first time; whether it came."""
    begin(env, seed)
    while env.agents and not (env.question.kind == kind and env.spelling is not None):
        over = env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
        env.step(None if over else by_lot(env))
    return bool(env.agents)


def test_votes_are_given_one_after_another_and_stay_secret():
    seen = []
    for vote in ("up", "down"):
        env = raw_env(players=4)
        assert play_until(env, "vote", 2)
        first, question = env.agent_selection, env.question.id
        say(env, vote)
        assert env.agent_selection != first
        assert env.question.id == question
        seen.append({agent: env.observe(agent)["observation"].tolist() for agent in env.agents if agent != first})
    assert seen[0] == seen[1]


def test_the_guard_may_report_or_wait_and_is_asked_once():
    env = raw_env(players=4)
    seed = next(seed for seed in range(500) if play_until(env, "guard", seed))
    for word in ("wait", "report"):
        assert play_until(env, "guard", seed)
        assert open_words(env) == {"wait", "report"}
        guarded = env.table.state.lane.crossroads
        say(env, word)
        assert env.question.kind != "guard"
        assert any(event.kind == "reported" for event in env.table.history) == (word == "report")
        assert env.table.state.lane.crossroads == guarded or word == "report"


# Ends


def test_who_wins_is_rewarded():
    env = raw_env(players=3, bots={1: "survivor", 2: "survivor"}, objective="too-many-mouths")
    player = research.BotAgent(RandomBot(0))
    rewards = play(env, player.action, 0)
    assert rewards == {"player_0": float(0 in env.table.state.winners)}


@pytest.mark.parametrize("reward", ["objective", "colony"])
def test_rewards_follow_the_end_of_the_game(reward, monkeypatch):
    env = raw_env(players=3, reward=reward)
    end = env._end

    def as_if_won() -> None:
        env.table.state.winners, env.table.state.colonies[0].complete = [1], True
        end()

    monkeypatch.setattr(env, "_end", as_if_won)
    won = play(env, by_lot)
    assert won == {"player_0": reward == "colony", "player_1": 1, "player_2": reward == "colony"}


def test_a_game_that_goes_on_too_long_is_truncated():
    env = raw_env(players=3, max_steps=20)
    begin(env, 1)
    for _ in range(20):
        assert not any(env.truncations.values())
        env.step(by_lot(env))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_each_game_is_another_and_a_seed_repeats_them_all():
    env, rows = raw_env(players=3), []
    for _ in range(2):
        env.reset(seed=9)
        promises = [env.table.state.promise]
        for _ in range(3):
            env.reset()
            promises.append(env.table.state.promise)
        rows.append(promises)
    assert rows[0] == rows[1]
    assert len(set(rows[0])) == 4


def test_a_reset_may_change_the_objective_and_the_variants():
    env = raw_env(players=3)
    env.reset(seed=1, options={"objective": "stockpile", "hard": True})
    assert (env.table.state.options.objective, env.table.state.options.hard) == ("stockpile", True)
    env.reset(seed=1)
    assert not env.table.state.options.hard


def test_somebody_must_be_left_to_learn():
    with pytest.raises(ValueError, match="leave one for an agent"):
        raw_env(players=2, bots={0: "random", 1: "random"})


def test_bots_need_a_chair():
    with pytest.raises(ValueError, match="seats 0 to 2, not on"):
        raw_env(players=3, bots={1: "random", 3: "random"})


def test_without_the_extra_it_says_what_to_install():
    words = "import sys; sys.modules['pettingzoo'] = None; import hivernage.research"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith("The research kit needs pettingzoo: install hivernage[research].")


def test_render_tells_what_everybody_saw():
    env = raw_env(players=3, render_mode="ansi")
    at_first_action(env)
    text = env.render()
    assert text is not None
    assert "Round 1" in text
    assert f"{env.agent_selection} begins their turn" in " ".join(text.split()).replace("Player_", "player_")
    assert text.splitlines()[-1] == f"{env.agent_selection}: action "
    assert len((env.render() or "").splitlines()) == 2, "nothing is told twice"
