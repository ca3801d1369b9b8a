"""Updates in words, for those who look at the table through a screen. Programs do without and don't pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from hivernage.cards.text import Lang
from hivernage.server.game import Game
from hivernage.views import QuestionView, View
from hivernage.wire.messages import Asked, Told, Update
from hivernage.words.asking import action_text, answer_text, question_text
from hivernage.words.speech import Speech
from hivernage.words.tell import tell


def in_words(update: Update, game: Game, lang: Lang, names: Sequence[str]) -> Update:
    """The same update with sentences."""
    speech = Speech(lang, game.table.state.library, update.view.seat, names)
    first = update.events[0].seq if update.events else game.seq + 1
    asked = [_asked(question, update.view, speech) for question in update.view.questions]
    return replace(update, story=list(_story(game, first, speech)), asked=asked)


def _story(game: Game, first: int, speech: Speech) -> Iterator[Told]:
    for entry in range(first, game.seq + 1):
        for sentence in tell(game.news[entry - game.start_seq], speech):
            yield Told(entry, sentence)


def _asked(question: QuestionView, view: View, speech: Speech) -> Asked:
    answers = question.answers or []
    if question.kind == "action":
        labels = [action_text(answer, speech) for answer in answers]
    else:
        labels = [answer_text(answer, question, speech) for answer in answers]
    return Asked(question.id, question_text(question, view, speech), labels)
