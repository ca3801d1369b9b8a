"""What a seat's answers do to the things that its objective counts: actions, choices, votes and dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from hivernage.bots.actions.bandits import HIT
from hivernage.bots.aims.aims import Aims
from hivernage.bots.aims.effect_outcomes import FIGURES, MINE, SOMEWHERE, Change, EffectOutcomes
from hivernage.bots.reading.breakout import matches
from hivernage.bots.reading.card_words import odds, words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.cards.conditions import FirstPlayer
from hivernage.cards.effects import Creature, Effect, May, Power, Vote
from hivernage.cards.library import face
from hivernage.cards.targets import Survivors
from hivernage.model.board import HIDEOUT
from hivernage.model.ids import die_of
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import ATTRACTED, CLEANED, DIE_TOP, RAIDS

LOOTS: Final = 0.7  # chance that a bandit loots in a night to come
EARLY: Final = 0.2  # share of a step for standing where one wants to stand at the end, when that is far away
LATE: Final = 2  # rounds before the end in which one goes there
AT_HAND: Final = 3  # pieces of the main objective that can be brought together in a round
HALF_A_CODE: Final = 0.3  # share of a code that one die of it is


class AnswerOutcomes:
    """The answers of one seat, each with the changes that it brings about."""

    def __init__(self, outlook: Outlook, aims: Aims) -> None:
        self.outlook, self.aims = outlook, aims
        self.view, self.library = outlook.view, outlook.library

    # Actions

    def changes(self, answer: Answer) -> tuple[Change, ...]:
        """What an action does by itself. What a played card or a used power does is told by `effects`."""
        match answer:
            case ("store", key):
                return Change("hand", key, -1), Change("stored", key, 1)
            case ("add" | "feed" | "play", key, *_):
                return (Change("hand", key, -1),)
            case ("calm", key):
                return Change("hand", key, -1), Change("unruly", "", -1)
            case ("equip", key, _):
                return Change("hand", key, -1), Change("equipped", key, 1)
            case ("add-equipped", _, key):
                return (Change("equipped", key, -1),)
            case ("hand-off", _, key, other):
                mine = self.outlook.survivors[other].owner == self.view.seat
                return () if mine else (Change("equipped", key, -1),)
            case ("move", name, target, *fuel):
                return tuple(Change("hand", key, -1) for key in fuel) + self._moved(name, target)
            case ("clean", *_):
                return (Change("waste", "", -CLEANED),)
            case ("loot",):
                return (Change("loot", "", -1),)
            case ("code", die):
                return self._coded(die)
            case _:
                return self._on_the_board(answer)

    def _on_the_board(self, answer: Answer) -> tuple[Change, ...]:
        match answer:
            case ("barricade", name, *_):
                return (Change("barricades", self._place(name), 1),)
            case ("attract", name, *_):
                return Change("zombies", self._place(name), ATTRACTED), Change("zombies", SOMEWHERE, -ATTRACTED)
            case ("attack", name, "zombie", *_):
                return (Change("zombies", self._place(name), -1),)
            case ("attack", name, "bandit", *_):
                return tuple(change._replace(n=-HIT * change.n) for change in self.bandit(self._place(name)))
            case ("attack", _, "camp", *_):
                return self._raided("attack")
            case ("search", name, *_) if self._place(name) == HIDEOUT:
                return self._raided("search")
            case ("attack", name, target, *_) if f"{target}@experiment" in self.library.experiments:
                return self._encountered(target, self._place(name))
            case _:
                return ()

    def effects(self, answer: Answer) -> tuple[list[Effect], str]:
        """What a card or a power does, one effect for each that the answer may mean, and where."""
        match answer:
            case ("play", key, *_):
                effect = self.library.items[key].effect
                return ([effect] if effect is not None else []), self.outlook.home
            case ("use", "table", power, *_):
                return self._of_the_table(power.partition("/")[0]), self.outlook.home
            case ("use", name, power, *_):
                return self._of_a_survivor(name, power), self._place(name)
            case _:
                return [], ""

    def gain(self, answer: Answer) -> float:
        """How much nearer an action brings the objective."""
        effects, here = self.effects(answer)
        done = max((self.aims.brings(effect, here) for effect in effects), default=0.0)
        return self.aims.gain(*self.changes(answer)) + done

    def _place(self, name: str) -> str:
        return self.outlook.survivors[name].place

    def _moved(self, name: str, target: str) -> tuple[Change, ...]:
        """Where one stands counts at the end: until then one goes where there is something to do."""
        if not self._asks_where:
            return ()
        n = 1.0 if self.view.rounds_left <= LATE or is_at_hand(self.outlook) else EARLY
        return Change("survivors", target, n), Change("survivors", self._place(name), -n)

    @cached_property
    def _asks_where(self) -> bool:
        return any(who.at is not None for who in words_in(self.aims.others, Survivors))

    def bandit(self, place: str) -> tuple[Change, ...]:
        """A bandit at a place: in the nights to come it will fetch cards from there."""
        nights = min(self.outlook.places[place].deck, self.view.rounds_left) if place != HIDEOUT else 0
        return Change("bandits", place, 1), Change("loot", "", LOOTS * nights)

    def _raided(self, act: str) -> tuple[Change, ...]:
        wounds, cards = (sum(line[n] for line in RAIDS[act]) / DIE_TOP for n in range(2))
        return Change("loot", "", -min(cards, len(self.view.loot))), Change("wounds", MINE, wounds)

    def _encountered(self, target: str, place: str) -> tuple[Change, ...]:
        """What the table of an experiment does away with."""
        table = self.library.experiments[f"{target}@experiment"].table
        words = [(odds(band), word) for band, effect in table.items() for word in words_in(effect, Creature)]
        goes = sum(chance for chance, word in words if word.act == "removed")
        last = sum(zombie.card == f"{target}@experiment" for p in self.view.places for zombie in p.special) == 1
        return Change("special-zombies", place, -goes), Change("contained", "", goes * last)

    def _coded(self, die: str) -> tuple[Change, ...]:
        """A die on Raxxon: one experiment stays in, if the pair is complete and the vote agrees."""
        card = self.library.experiments.get(self.view.experiment)
        lying, mine = [d.value for d in self.view.code_dice], list(self.view.players[self.view.seat].dice)
        value = die_of(die)
        laid = Change("code-dice", "", 1), Change("code-run", "", float(value == _run(lying) + 1))
        if card is None or matches(card, lying):
            return laid
        mine.remove(value)
        whole = matches(card, [*lying, value])
        part = any(matches(card, [*lying, value, other]) for other in mine)
        kept = 1.0 if whole else HALF_A_CODE if part else 0.0
        return *laid, Change("contained", "", kept), Change("special-zombies", SOMEWHERE, -card.figures * kept)

    def _of_the_table(self, card: str) -> list[Effect]:
        improvement = self.library.improvements.get(f"{card}@improvement")
        powers = improvement.powers if improvement else self.outlook.side.powers
        return [power.do for power in powers if power.do is not None and not power.start and not power.whenever]

    def _of_a_survivor(self, name: str, power: str) -> list[Effect]:
        word = power.partition("/")[0]
        named = self.library.numbered_power(power)
        if named is not None:
            found: Sequence[Power] = [named]
        elif word in self.library.survivors:
            found = self.library.survivors[word].powers
        else:
            found = [p for key in self._cards_of(name, word.partition(".")[0]) for p in self.library.items[key].powers]
        return [each.do for each in found if each.do is not None and not each.start and not each.whenever]

    def _cards_of(self, name: str, word: str) -> list[str]:
        held = [held.card for held in self.outlook.survivors[name].cards]
        return [key for key in held if key in self.library.items and face(key) == word]

    # Other questions

    def choice(self, question: Question, answer: Answer) -> float:
        """How much nearer an answer to another question brings the objective; those with cards are told by `aims`."""
        match question.kind, answer:
            case (("option" | "crossroads"), (_, number)) if number.isdecimal():
                return self.aims.brings(self.library.nodes[question.args[0]].options[int(number) - 1])
            case "may", ("yes",):
                node = self.library.nodes.get(question.args[0])
                effect = node.then if isinstance(node, May) else node.do if isinstance(node, Power) else None
                return self.aims.brings(effect)
            case (("vote" | "tie"), (_, thumb)):
                return self._vote(question, thumb == "up")
            case "call", ("call",):
                return self._token_stays()
            case "improvement", (_, card):
                return self._improvement(question.args[0], card)
            case "place", (_, name) if question.args == ("bandit",):
                return self.aims.gain(*self.bandit(name))
            case _:
                return 0.0

    def _vote(self, question: Question, up: bool) -> float:
        match question.args[0]:
            case "exile":
                return self.aims.gain(Change("players", "exiled", 1)) if up else 0.0
            case "token":
                return self._token_stays() if up else 0.0
            case "lockdown":
                kept, out = Change("contained", "", 1), Change("special-zombies", SOMEWHERE, FIGURES)
                return self.aims.gain(kept) if up else self.aims.gain(out)
            case _:
                votes = words_in(self.library.cards.get(question.args[-1]), Vote)
                return sum(self.aims.brings(vote.up if up else vote.down) for vote in votes)

    def _token_stays(self) -> float:
        """What it brings that the token stays where it is for another round (L1)."""
        if not any(isinstance(condition, FirstPlayer) for condition in self.aims.others):
            return 0.0
        first, seat, rounds, n = self.view.first, self.view.seat, self.view.rounds_left, len(self.view.players)
        if first == seat:
            return 1.0
        return 1.0 if (first - seat) % n == rounds - 1 else -1.0

    def _improvement(self, purpose: str, card: str) -> float:
        """A token on an improvement; one off it; or one that is built, and given up."""
        if purpose == "improvement":
            return self.aims.gain(Change("built", "", -1))
        if purpose == "advancement":
            return self.aims.gain(Change("advancement", "", -1))
        project = next(project for project in self.view.row if project.card == card)
        return self.aims.gain(*EffectOutcomes(self.outlook).advance(1, project))


def _run(dice: Sequence[int]) -> int:
    """How far dice show every value from 1 upwards."""
    return next(n for n in range(DIE_TOP + 1) if n + 1 not in dice)


def is_at_hand(outlook: Outlook) -> bool:
    """Whether the main objective lacks no more than a round can bring."""
    return 0 < outlook.objective.missing <= AT_HAND and all(
        lack.of.of != "empty-decks" for lack in outlook.objective.lacks
    )
