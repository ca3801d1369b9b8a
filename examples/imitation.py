"""A policy that learns to play by watching a bot, with numpy alone: imitation.py [--games 40] [--save student.npz]

Four seats are played by survivor bots, and a linear softmax policy learns to say the words they say. Then it plays four
seats itself, and we look how many rounds its colony lives: longer than before it learnt, not as long as its teacher's.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from random import Random
from time import perf_counter

import numpy as np

from hivernage.bots.kinds import BOTS
from hivernage.cards.library import Library
from hivernage.research import BotAgent, PolicyBot, raw_env

TEACHER = "survivor"


class Linear:
    """A score for each word: the observation times the weights of the word. Unlearnt, it says anything."""

    def __init__(self, weights: np.ndarray, seed: int = 0) -> None:
        self.weights = weights
        self.steps = np.full_like(weights, 1e-3)  # squares of all gradients so far (AdaGrad)
        self.rng = np.random.default_rng(seed)

    @classmethod
    def for_game(cls, env: raw_env) -> Linear:
        return cls(np.zeros((len(env.action_words), len(env.observation_names)), np.float32))

    def chances(self, observation: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """How likely each open word is; with the cells of the weights and the numbers it depends on."""
        seen = np.flatnonzero(observation)  # one number in ten: the others don't count
        numbers = np.minimum(observation[seen], 10) / 3
        cells = np.ix_(np.flatnonzero(mask), seen)
        scores = self.weights[cells] @ numbers
        chances = np.exp(scores - scores.max())
        return chances / chances.sum(), cells, numbers

    def __call__(self, observation: np.ndarray, mask: np.ndarray) -> int:
        """Say one of the open words: this is all that a policy has to do."""
        sharp = self.chances(observation, mask)[0] ** 3
        return int(self.rng.choice(np.flatnonzero(mask), p=sharp / sharp.sum()))

    def learn(self, observation: np.ndarray, mask: np.ndarray, word: int) -> None:
        """Make the word more likely, where this is seen."""
        error, cells, numbers = self.chances(observation, mask)
        error[np.flatnonzero(mask) == word] -= 1
        gradient = np.outer(error, numbers)
        self.steps[cells] += gradient**2
        self.weights[cells] -= 0.05 * gradient / np.sqrt(self.steps[cells])


class Student(PolicyBot):
    """What was learnt, as a bot for the arena; the weights are in the file that STUDENT names."""

    def __init__(self, seed: str, library: Library) -> None:
        with np.load(os.environ.get("STUDENT", "student.npz")) as file:
            policy = Linear(file["weights"], Random(seed).getrandbits(32))
        super().__init__(policy, library)


Choice = Callable[[np.ndarray, np.ndarray], int]
Lesson = tuple[np.ndarray, np.ndarray, int]
"""What a seat saw, the words that were open, and the one that the teacher said."""


def play(env: raw_env, seed: int, choose: Choice) -> int:
    """One game, in which all agents choose alike; how many rounds the colony lived."""
    env.reset(seed=seed)
    for _agent in env.agent_iter():
        seen, _reward, terminated, truncated, _info = env.last()
        over = terminated or truncated
        env.step(None if over else choose(seen["observation"], seen["action_mask"]))
    return env.table.state.round


def watch(env: raw_env, seed: int) -> tuple[int, list[Lesson]]:
    """A game of the teachers: how many rounds they lived, and what there is to learn from it."""
    teachers = {agent: BotAgent(BOTS[TEACHER](f"{seed}/{agent}", env.library)) for agent in env.possible_agents}
    lessons: list[Lesson] = []

    def choose(observation: np.ndarray, mask: np.ndarray) -> int:
        word = teachers[env.agent_selection].action(env)
        lessons.append((observation, mask, word))
        return word

    return play(env, seed, choose), lessons


def study(env: raw_env, lessons: list[Lesson], times: int = 3) -> Linear:
    """Go over the lessons a few times, in any order."""
    policy = Linear.for_game(env)
    for _ in range(times):
        for n in policy.rng.permutation(len(lessons)):
            policy.learn(*lessons[n])
    return policy


def agreement(policy: Linear, lessons: list[Lesson]) -> float:
    """How likely the policy is to say what the teacher said."""
    return float(np.mean([policy.chances(seen, mask)[0][np.flatnonzero(mask) == word] for seen, mask, word in lessons]))


def main() -> None:
    """Watch, learn, and measure in games that nobody has seen."""
    options = argparse.ArgumentParser(description="Learn to play by watching a bot.")
    options.add_argument("--games", type=int, default=40, help="games to learn from")
    options.add_argument("--measure", type=int, default=40, help="games to measure with")
    options.add_argument("--save", default="student.npz", help="where to put what was learnt")
    wanted = options.parse_args()
    start, env = perf_counter(), raw_env(players=4)
    watched = [watch(env, seed) for seed in range(wanted.games)]
    policy = study(env, [lesson for _, lessons in watched for lesson in lessons])
    np.savez_compressed(wanted.save, weights=policy.weights)
    print(f"learnt from {wanted.games} games in {perf_counter() - start:.0f} s: {wanted.save}")

    unseen = [lesson for seed in range(5) for lesson in watch(env, 10_000 + seed)[1]]
    for name, player in (("before", Linear.for_game(env)), ("after", policy)):
        rounds = [play(env, 20_000 + game, player) for game in range(wanted.measure)]
        print(f"{name:7} {lives(rounds)}, {agreement(player, unseen):.0%} of the teacher's words")
    print(f"teacher {lives([rounds for rounds, _ in watched])}")


def lives(rounds: list[int]) -> str:
    """The mean with its standard error."""
    return f"lives {np.mean(rounds):.2f} +- {np.std(rounds) / np.sqrt(len(rounds)):.2f} rounds"


if __name__ == "__main__":
    main()
