"""Updates in words, for those who look at the table through a screen. Programs do without and don't pay for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from hivernage.cards.text import Lang
from hivernage.model.events import Event
from hivernage.server.tables.game import Game
from hivernage.views import QuestionView, View
from hivernage.wire.messages import Asked, Moment, Told, Update
from hivernage.words.asking import action_text, answer_text, question_text
from hivernage.words.speech import Speech
from hivernage.words.tell import told


def in_words(update: Update, game: Game, lang: Lang, names: Sequence[str]) -> Update:
    """The same update with sentences."""
    state = game.table.state
    speech = Speech(lang, state.library, update.view.seat, names, state.game.homes)
    first = update.events[0].seq if update.events else game.seq + 1
    asked = [_asked(question, update.view, speech) for question in update.view.questions]
    return replace(update, story=list(_story(game, first, update.moments, speech)), asked=asked)


def _story(game: Game, first: int, moments: Sequence[Moment], speech: Speech) -> Iterator[Told]:
    """Sentences, scene by scene: what belongs to one scene is never told along with another."""
    cuts, done = {moment.at for moment in moments}, 0
    for entry in range(first, game.seq + 1):
        news = game.news[entry - game.start_seq]
        starts = [0, *(at for at in range(1, len(news)) if done + at in cuts), len(news)]
        for start, end in pairwise(starts):
            for event, sentence in told(news[start:end], speech):
                yield Told(entry, sentence, done + start, event.kind, _spot(event))
        done += len(news)


def _spot(event: Event) -> str:
    """Where on the board it can be seen: who it is about, else where it is."""
    facts = event.facts
    return next((facts[name] for name in ("survivor", "to", "place") if isinstance(facts.get(name), str)), "")


def _asked(question: QuestionView, view: View, speech: Speech) -> Asked:
    answers = question.answers or []
    if question.kind == "action":
        labels = [action_text(answer, speech) for answer in answers]
    else:
        labels = [answer_text(answer, question, speech) for answer in answers]
    return Asked(question.id, question_text(question, view, speech), labels)
