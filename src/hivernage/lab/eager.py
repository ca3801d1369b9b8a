"""A bot with a wish: it plays to survive, and now and then does what a card waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from hivernage.bots import Seat
from hivernage.bots.simple.curious import CuriousBot
from hivernage.cards.library import Library, face
from hivernage.lab.card_counts import answered
from hivernage.model.board import FORGE, LIGHTHOUSE, RAXXON
from hivernage.model.ids import die_of
from hivernage.model.question import Answer, Question
from hivernage.views import View

EAGER: Final = 0.5  # how often it does what it wishes for rather than what is wise
HARSH: Final = 0.8  # how often it votes for a first exile, where one is wished for
EVENLY: Final = ("crossroads", "option", "may", "plan", "vote", "tie")  # all answers are equal, but for the lacking

USES: Final = ("keep", "play", "equip", "move")  # what is done with an item that one wishes for


class Wish(msgspec.Struct, frozen=True):
    """What would bring about something rare."""

    lacking: frozenset[str] = frozenset()  # `no-ammo@crossroads option 2`
    place: str = ""
    verbs: frozenset[str] = frozenset()
    items: frozenset[str] = frozenset()
    kept: frozenset[str] = frozenset()  # items that something takes out of a hand
    chosen: frozenset[str] = frozenset()  # survivors that somebody should have
    waiting: frozenset[str] = frozenset()  # survivors that should stay in the deck
    laden: bool = False  # whoever meets them should have something that can be taken off
    exile: bool = False
    crisis: bool = False  # that a crisis is prevented
    code: bool = False  # that an experiment stays behind its door
    doors: bool = False  # that somebody stands at an entrance of an enemy
    encounters: frozenset[str] = frozenset()  # experiments whose special zombies should be met


class EagerBot(CuriousBot):
    """Helps a wish along, takes options that lack, and any other option or side of a vote by lot."""

    def __init__(self, seed: int | str, library: Library, wish: Wish) -> None:
        super().__init__(seed, library)
        self._wish = wish

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        if question.kind in ("vote", "tie") and question.args[0] == "exile":
            first = not any(player.exiled for player in seat.view().players)
            return ("vote", "up" if self._wish.exile and first and self.random.random() < HARSH else "down")
        if question.kind in EVENLY:
            lacking = [answer for answer in answers if self._lacks(question, answer)]
            if question.kind == "plan":
                lacking += [answer for answer in answers if self._is_about(answer)]
            return self.random.choice(lacking or answers)
        if question.kind == "improvement":
            built = [answer for answer in answers if f"{answer[-1]} built" in self._wish.lacking]
            return self.random.choice(built or answers)
        if question.kind == "group":
            best = max(map(self._company, answers))
            return self.random.choice([answer for answer in answers if self._company(answer) == best])
        claims = [answer for answer in answers if answer[0] == "claim"]
        if question.kind == "action" and claims:
            return self.random.choice(claims)
        if question.kind == "action" and self._wish.crisis:
            gifts = [answer for answer in answers if answer[0] == "add" and self._saves(seat.view(), answer)]
            if gifts:
                return self.random.choice(gifts)
        if question.kind in ("action", "search") and self.random.random() < EAGER:
            wished = [answer for answer in answers if self._uses_item(answer)]
            view = seat.view()
            wished += [answer for answer in answers if self._suits(view, answer)]
            helpful = wished or [answer for answer in answers if self._helps(answer)]
            if helpful:
                verb = self.random.choice(sorted({answer[0] for answer in helpful}))
                return self.random.choice([answer for answer in helpful if answer[0] == verb])
        return super().choose(seat, question, answers)

    def _lacks(self, question: Question, answer: Answer) -> bool:
        return not self._wish.lacking.isdisjoint(answered(self.library, question, answer))

    def _company(self, answer: Answer) -> int:
        names = set(answer[1:])
        return len(names & self._wish.chosen) - len(names & self._wish.waiting)

    def _uses_item(self, answer: Answer) -> bool:
        kept = answer[0] == "keep" and not self._wish.kept.isdisjoint(answer)
        return kept or (answer[0] in USES and not self._wish.items.isdisjoint(answer))

    def _suits(self, view: View, answer: Answer) -> bool:
        """What the table waits for now: a card for the crisis, a die for the code, an attack on a special zombie."""
        wish = self._wish
        match answer:
            case ("add", key, *_) if wish.crisis and view.crisis:
                return self.library.items[key].symbol in self.library.crises[view.crisis].symbols
            case ("code", die) if wish.code and view.experiment:
                return any(die_of(die) in pair for pair in self.library.experiments[view.experiment].code)
            case ("attack", name, target, *_):
                bears, met = self._bears(view, name), f"{target}@experiment" in wish.encounters
                return (met and (bears or not wish.laden)) or bears
            case ("use", _, source, *_):
                return source.split("/")[0].split(".")[0] in map(face, wish.items)
            case ("move", name, place, *_):
                about = {zombie.card for zone in view.places if zone.name == place for zombie in zone.special}
                home = place == view.colonies[0].place and self._bears(view, name) and not wish.laden
                calls = wish.doors and place in (FORGE, LIGHTHOUSE)
                return home or calls or bool(about & wish.encounters) or (wish.code and place == RAXXON)
            case _:
                return False

    def _saves(self, view: View, answer: Answer) -> bool:
        """Whether a gift helps to prevent a crisis that has hardly ever been."""
        lacking = f"{view.crisis} prevented" in self._wish.lacking
        return lacking and self.library.items[answer[1]].symbol in self.library.crises[view.crisis].symbols

    def _bears(self, view: View, name: str) -> bool:
        """Whether something that one wishes for is next to a survivor."""
        held = {held.card for survivor in view.survivors if survivor.id == name for held in survivor.cards}
        return not held.isdisjoint(self._wish.items)

    def _is_about(self, answer: Answer) -> bool:
        """Whether an answer names the power of an item that one wishes for."""
        sources = {word.partition("/")[0].partition(".")[0] for word in answer[1:]}
        return not sources.isdisjoint(map(face, self._wish.items))

    def _helps(self, answer: Answer) -> bool:
        wish = self._wish
        match answer:
            case ("move", _, place, *_):
                return place == wish.place or "move" in wish.verbs
            case ("exile", _):
                return wish.exile
            case ("use", name, *_):
                return name in wish.chosen
            case _:
                return answer[0] in wish.verbs
