"""Policies and bots: a trained policy takes a seat as a bot, and a bot plays for an agent of the environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hivernage.bots import Bot, Seat
from hivernage.cards.library import Library
from hivernage.model.question import Answer, Question
from hivernage.research.environment import raw_env
from hivernage.research.observation import Vector, layout_for
from hivernage.research.words import Mask, Spelling
from hivernage.views import QuestionView

Policy = Callable[[Vector, Mask], int]
"""From an observation and the mask of open actions to an action."""


class PolicyBot:
    """Says what a policy says, word by word, and knows what the environment would tell it."""

    def __init__(self, policy: Policy, library: Library) -> None:
        self._policy = policy
        self._library = library

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        view = seat.view()
        layout = layout_for(view.options.players, self._library)
        asked = QuestionView(question.id, question.seats, question.kind, question.args, question.wait, list(answers))
        spelling = Spelling(layout.vocabulary, seat.number, answers)
        while (answer := spelling.answer) is None:
            action = self._policy(layout.vector(view, asked, spelling.said), spelling.mask())
            spelling.say(int(action))
        return answer


class BotAgent:
    """Any bot as an agent: gives the actions that spell its answers, for example for a learner to imitate."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._spelling: Spelling | None = None
        self._answer: Answer = ()

    def action(self, env: raw_env) -> int:
        """What the bot would say now in place of the agent who is asked, whoever said the words before."""
        spelling = env.spelling
        assert spelling is not None, "the game is over"
        if spelling is not self._spelling or self._answer not in spelling.answers:
            self._spelling = spelling
            self._answer = self._bot.choose(env.seat(env.agent_selection), env.question, spelling.answers)
        return spelling.towards(self._answer)
