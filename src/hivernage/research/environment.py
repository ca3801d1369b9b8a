"""The game as a PettingZoo environment: one agent for each seat that no bot plays, asked one after another."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final, Literal, TypedDict

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hivernage.bots import WAIT, TableSeat, ask, seats_at
from hivernage.bots.entrants import Factory, factory
from hivernage.bots.playing_out import questions_in_turn
from hivernage.cards.load import packs_for, read_once
from hivernage.model.chance import key_from_seed
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question, key
from hivernage.research.observation import HIGHEST, Vector, layout_for
from hivernage.research.words import Mask, Spelling
from hivernage.table import Table
from hivernage.view_homes import colony_of
from hivernage.views import View, view
from hivernage.words.speech import Speech
from hivernage.words.tell import tell

Reward = Literal["objective", "colony"]


class Sight(TypedDict):
    """What an agent is told: what its seat sees, and which actions are open."""

    observation: Vector
    action_mask: Mask


RESET_OPTIONS: Final = ("objective", "hard", "cooperative", "betrayer", "elimination", "adult")
"""What `reset(options=...)` may change; the number of players decides the spaces and stays."""


def env(**settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an action that isn't open ends the game, at a price of 1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]
    """A game among `players`. Settings that aren't named here are those of `Options`: `objective`, `hard`, ...

    `bots` has who plays the other seats: a seat's number, and the name of a bot as in the arena, or what makes one from
    a seed and the cards. `reward`: 1 to each who wins by their own `objective`, or 1 to all when the `colony` succeeds.
    After `max_steps` words of agents the game is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hivernage_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        bots: Mapping[int, str | Factory] | None = None,
        reward: Reward = "objective",
        max_steps: int = 10_000,
        render_mode: Literal["ansi", "human"] | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.options = Options(players=players, **settings)
        self.library = read_once(*packs_for(self.options))
        self.layout = layout_for(players, self.library)
        self.vocabulary = self.layout.vocabulary
        self.reward = reward
        self.max_steps = max_steps
        self.render_mode = render_mode
        self._factories = {seat: factory(bot) if isinstance(bot, str) else bot for seat, bot in (bots or {}).items()}
        own = [seat for seat in range(players) if seat not in self._factories]
        if not self._factories.keys() <= set(range(players)):
            raise ValueError(f"bots sit on seats 0 to {players - 1}, not on {sorted(self._factories)}")
        if not own:
            raise ValueError("a bot plays every seat: leave one for an agent")
        self.seat_of = {f"player_{seat}": seat for seat in own}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        self._seeds = Random()
        self._sights = {agent: self._sight() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(self.vocabulary)) for agent in self.possible_agents}

    def _sight(self) -> spaces.Dict:
        observation = spaces.Box(0, HIGHEST, (len(self.layout),), np.float32)
        return spaces.Dict(
            {"observation": observation, "action_mask": spaces.Box(0, 1, (len(self.vocabulary),), np.int8)}
        )

    # What the numbers mean

    @property
    def observation_names(self) -> tuple[str, ...]:
        """The name of each number of an observation."""
        return self.layout.names

    @property
    def action_words(self) -> tuple[str, ...]:
        """The word that each action says."""
        return self.vocabulary.words

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def seat(self, agent: str) -> TableSeat:
        """The seat of an agent, for whoever wants other features: its view, what it saw happen, what was said."""
        return self._seats[self.seat_of[agent]]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The seed decides all chance, of this game and of those after it."""
        if seed is not None:
            self._seeds = Random(int(seed))
        number = self._seeds.getrandbits(63) if seed is None else int(seed)
        changed = {name: value for name, value in (options or {}).items() if name in RESET_OPTIONS}
        self.table = Table.new(msgspec.structs.replace(self.options, **changed), self.library, key_from_seed(number))
        self._seats = seats_at(self.table)
        self._bots = {seat: make(f"{number}/{seat}", self.library) for seat, make in self._factories.items()}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._steps = 0
        self._questions = questions_in_turn(self.table)
        self._told = 0
        self.question: Question
        self.spelling: Spelling | None = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """Say one word of the answer to the open question."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._say(action)
        self._steps += 1
        self._go_on()
        if self.table.over:
            self._end()
        elif self._steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _say(self, action: int | None) -> None:
        assert self.spelling is not None
        words = self.spelling.next_words()
        if action is None or int(action) not in words:
            word = "nothing" if action is None else f"'{self.vocabulary.words[int(action)]}' ({action})"
            raise ValueError(f"{self.agent_selection} can't say {word} now; open are {words}")
        self.spelling.say(int(action))

    def _go_on(self) -> None:
        """Take answers that are clear and ask bots, until an agent has a choice or the game is over."""
        while not self.table.over:
            if self.spelling is None:
                self.question, seat = next(self._questions)
                if seat in self._bots:
                    self._decide(seat, ask(self._bots[seat], self._seats[seat], self.question))
                    continue
                self.agent_selection = f"player_{seat}"
                self.spelling = Spelling(self.vocabulary, seat, self.answers)
            if self.spelling.answer is None:
                return
            answer, self.spelling = self.spelling.answer, None
            self._decide(self.seat_of[self.agent_selection], answer)

    @property
    def answers(self) -> list[Answer]:
        """The answers to the open question, for the agent who is asked."""
        answers = self.table.legal(self.question, self.seat_of[self.agent_selection])
        return [*answers, WAIT] if self.question.wait == "never" else answers

    def _decide(self, seat: int, answer: Answer) -> None:
        if answer != WAIT:
            self.table.decide(Decision(self.question.id, seat, answer))

    def _end(self) -> None:
        state = self.table.state
        for agent in self.agents:
            won = self.seat_of[agent] in state.winners
            self.rewards[agent] = float(state.complete if self.reward == "colony" else won)
            self.infos[agent] = {"won": won, "complete": state.complete, "ending": state.ending, "rounds": state.round}
        self.terminations = dict.fromkeys(self.agents, True)

    # Seeing

    def observe(self, agent: str) -> Sight:
        """What an agent's seat sees, and the words it may say if it is the one who is asked."""
        seen = view(self.table, self.seat_of[agent])
        if self.spelling is None or agent != self.agent_selection:
            nothing = np.zeros(len(self.vocabulary), np.int8)
            return {"observation": self.layout.vector(seen), "action_mask": nothing}
        question = next(question for question in seen.questions if question.id == self.question.id)
        vector = self.layout.vector(seen, question, self.spelling.said)
        return {"observation": vector, "action_mask": self.spelling.mask()}

    def render(self) -> str | None:
        """What happened since the last time, as everybody saw it, and how the colony stands."""
        news = self.table.history[self._told :]
        self._told = len(self.table.history)
        names = [f"player_{seat}" for seat in range(self.options.players)]
        speech = Speech("en", self.library, players=names, homes=self.table.state.game.homes)
        lines = [*tell(news, speech), standing(view(self.table, SPECTATOR))]
        if self.spelling is not None:
            lines.append(f"{self.agent_selection}: {self.question.kind} {key(tuple(self.spelling.said))}")
        if self.render_mode == "human":
            print(*lines, sep="\n")
            return None
        return "\n".join(lines)

    def close(self) -> None:
        """There is nothing to close."""


def standing(seen: View) -> str:
    """How the colony stands, in a line."""
    colony, dead = colony_of(seen, seen.seat), sum(sum(place.zombies) for place in seen.places)
    return (
        f"Round {seen.round}, {seen.rounds_left} left: morale {colony.morale}, food {colony.food}, "
        f"waste {len(colony.waste)}, survivors {len(seen.survivors)}, helpless {colony.helpless}, zombies {dead}"
    )
