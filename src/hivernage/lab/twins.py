"""What else could have come of a moment: cards that nobody drew, answers that nobody gave, tried by twins of a game.

A game comes by hundreds of moments at which a card that lacks something would do it, if only it were the one in use. A
twin begins at such a moment with two cards exchanged, one in use and one out of a deck, as chance could have it.
All that follows goes by the rules; a few decisions later the twin has shown what it was made for, and is dropped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from itertools import islice
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from hivernage.bots import WAIT, TableSeat, ask, seats_at
from hivernage.bots.playing_out import questions_in_turn
from hivernage.bots.reading.card_words import words_in
from hivernage.cards.effects import Lasting, Later, Roll
from hivernage.cards.library import Library, face
from hivernage.lab.card_counts import answered, told
from hivernage.lab.eager import EagerBot, Wish
from hivernage.model.chance import key_from_seed
from hivernage.model.events import Event, FirstPlayerNamed
from hivernage.model.parts import SpecialZombie
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import Look, State
from hivernage.rules.special_zombies import card_key
from hivernage.table import Table

AT_MOST: Final = 4
"""Times that the twins of a game count for one thing: else all of it would be seen in one and the same game."""

TRIES: Final = 12  # twins of a game for one card
AT_ONCE: Final = 3  # twins of each kind for one moment
FAR: Final = 60  # decisions of a twin
DEEDS: Final = 3  # times that something is done with the card in a twin
WITH_CARD: Final = ("play", "equip", "move", "use", "attack", "claim")
"""What is done with a card of one's hand, one next to a survivor, a mission; or to a special zombie."""
LATER: Final = frozenset({"attack"})  # what sets off most of what cards leave behind
NO_CARD: Final = ("move", "search")  # these name survivors and places

Some = TypeVar("Some")


class Twins:
    """Listens to a game, and lets twins of it try what lacks. `counts` is what came of them."""

    def __init__(self, library: Library, lacking: Collection[str], seed: str) -> None:
        self.library, self.seed = library, seed
        self.random = Random(f"twins/{seed}")
        self.left = dict.fromkeys(lacking, AT_MOST)
        self.open = Counter(line.split()[0] for line in lacking)  # cards, and how much each of them has yet to show
        self.tries: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.decisions = 0

    def listen(self, table: Table, question: Question, decision: Decision) -> None:
        """Hear a decision before it is taken."""
        if question.kind == "action":
            self._stories(table, decision)
        if question.kind == "action" and table.fresh:
            self._hands(table, decision.seat)
            self._missions(table, decision.seat)
            self._creatures(table, decision.seat)
            if decision.answer[0] == "end":
                self._crises(table, decision.seat)
        self._answers(table, question, decision)

    # Ways to make a twin

    def _stories(self, table: Table, decision: Decision) -> None:
        """Crossroads cards that this decision would set off if they were the ones drawn; and its dice, once more."""
        scout = table.fork()
        looks: list[Look] = []
        scout.state.audit, begun = looks, len(scout.history)
        scout.decide(decision)
        rolled = {line.split()[0] for line in told(self.library, _since(scout, begun))}
        for key in self._some(sorted(filter(self._wanted, rolled))):
            self._try(key, table.fork(), decision)
        found = {key: look.seat for look in looks for key in look.fires if self._wanted(key)}
        for key in self._some(found):
            twin = table.fork()
            turn = twin.state.turn_of(found[key])
            if turn is not None and _exchange(twin.state.decks["crossroads"], key, turn.crossroads):
                turn.crossroads = key
                self._try(key, twin, decision)

    def _hands(self, table: Table, seat: int) -> None:
        """An item that the player could have drawn."""
        hidden = {key: place.name for place in table.state.places.values() for key in place.deck if self._wanted(key)}
        for key in self._some(hidden)[:1]:
            state = table.state.copy()
            hand = state.players[seat].hand
            if hand and _exchange(state.places[hidden[key]].deck, key, hand[0]):
                hand[0] = key
                self._try(key, Table(state))

    def _missions(self, table: Table, seat: int) -> None:
        """A mission that the lone wolf could have drawn."""
        wolf = table.state.wolf
        if wolf is None or wolf.seat != seat or not wolf.missions:
            return
        for key in self._some(filter(self._wanted, table.state.decks["mission"])):
            state = table.state.copy()
            if state.wolf is not None and _exchange(state.decks["mission"], key, state.wolf.missions[0]):
                state.wolf.missions[0] = key
                self._try(key, Table(state))

    def _creatures(self, table: Table, seat: int) -> None:
        """Another experiment that could have got out, beside the player's survivors."""
        here = {survivor.place for survivor in table.state.survivors.values() if survivor.owner == seat}
        out = sorted({card_key(zombie.name) for place in here for zombie in table.state.places[place].special})
        for key in self._some(filter(self._wanted, self.library.experiments)) if out else []:
            state, met = table.state.copy(), self.random.choice(out)
            if key in out or (self._is_alike(key, met) and _exchange(state.decks["experiment"], key, met)):
                for place in state.places.values():
                    place.special = [
                        SpecialZombie(face(key), zombie.entrance) if card_key(zombie.name) == met else zombie
                        for zombie in place.special
                    ]
                self._try(key, Table(state))

    def _is_alike(self, key: str, other: str) -> bool:
        """Whether as many come of an experiment, at least."""
        return self.library.experiments[key].figures >= self.library.experiments[other].figures

    def _crises(self, table: Table, seat: int) -> None:
        """The round could end with another crisis, and with the cards for it or without."""
        state = table.state
        if (seat + 1) % len(state.players) != state.first or not state.crisis:
            return
        for key in self._some(filter(self._wanted, state.decks["crisis"])):
            other = state.copy()
            if _exchange(other.decks["crisis"], key, state.crisis):
                other.crisis = key
                if self.left.get(f"{key} prevented"):
                    self._hand_out(other, seat, key)
                self._try(key, Table(other), whole_round=True)

    def _hand_out(self, state: State, seat: int, crisis: str) -> None:
        """Cards that help against a crisis, out of the decks: for what has been added, and into the hand."""
        symbols, decks = self.library.crises[crisis].symbols, [place.deck for place in state.places.values()]
        fitting = [(deck, key) for deck in decks for key in deck if self.library.items[key].symbol in symbols]
        for n, gift in enumerate(state.crisis_pile):
            deck, key = fitting.pop() if fitting else ([], "")
            if _exchange(deck, key, gift.key):
                state.crisis_pile[n] = replace(gift, key=key)
        for deck, key in fitting[: len(state.players)]:
            deck.remove(key)
            state.players[seat].hand.append(key)

    def _answers(self, table: Table, question: Question, decision: Decision) -> None:
        """Answers that take what lacks, or name a card that does; also the one that is given, with other dice."""
        found: dict[Answer, str] = {}
        for answer in table.legal(question, decision.seat):
            lines = [line.split()[0] for line in answered(self.library, question, answer) if self.left.get(line)]
            named = [] if answer[0] in NO_CARD else [_key(word) for word in (*answer, *question.args)]
            wanted = list(filter(self._wanted, (*lines, *named)))
            found |= {answer: wanted[0]} if wanted else {}
        for answer in self._some(found):
            self._try(found[answer], table.fork(), Decision(question.id, decision.seat, answer))

    def _wanted(self, key: str) -> bool:
        return key in self.open and self.tries[key] < TRIES

    def _some(self, found: Iterable[Some]) -> list[Some]:
        different = list(dict.fromkeys(found))
        return self.random.sample(different, min(AT_ONCE, len(different)))

    # What comes of it

    def _try(self, key: str, twin: Table, first: Decision | None = None, whole_round: bool = False) -> None:
        """Play a twin on, up to the next action after the card has done its work, and count.

        `whole_round`: to the end of the round; so too where a card throws its dice later.
        """
        later = self._comes_later(key)
        whole_round = whole_round or later
        if (
            first is None
            and not whole_round
            and self._deed(twin, twin.questions[0], twin.questions[0].seats[0], key) is None
        ):
            return  # nothing can be done with it now
        self.tries[key] += 1
        twin.state.key = key_from_seed(self.random.getrandbits(32))
        begun, round_, deeds = len(twin.history), twin.state.round, 0
        bots = self._bots(
            twin, Wish(lacking=self._lacking(), crisis=whole_round, verbs=LATER if later else frozenset())
        )
        counts = Counter(self._taken(twin, first) if first is not None else ())
        for question, seat in islice(questions_in_turn(twin), FAR):
            answer = None
            if question.kind == "action" and not whole_round and not _is_guarded(twin, key):
                answer = self._deed(twin, question, seat, key)
                deeds += 1
                if answer is None or deeds > DEEDS:
                    break
            if whole_round and twin.state.round > round_:
                break
            answer = answer or bots[seat](question)
            if answer != WAIT:
                counts.update(self._taken(twin, Decision(question.id, seat, answer)))
        counts.update(told(self.library, _since(twin, begun)))
        self._count(counts)

    def _comes_later(self, key: str) -> bool:
        """Whether a crossroads card leaves something behind that rolls dice."""
        card = self.library.crossroads.get(key)
        return any(any(words_in(word, Roll)) for kind in (Lasting, Later) for word in words_in(card, kind))

    def _count(self, counts: Counter[str]) -> None:
        for line, n in counts.items():
            counted = min(n, self.left.get(line, 0))
            if counted:
                self.left[line] -= counted
                self.counts[line] += counted
                self.open -= Counter([line.split()[0]] * (not self.left[line]))

    def _taken(self, twin: Table, decision: Decision) -> list[str]:
        question = next(question for question in twin.questions if question.id == decision.question)
        lines = list(answered(self.library, question, decision.answer))
        twin.decide(decision)
        self.decisions += 1
        return lines

    def _deed(self, twin: Table, question: Question, seat: int, key: str) -> Answer | None:
        """Something to do with the card."""
        answers = twin.legal(question, seat)
        fitting = [a for a in answers if a[0] in WITH_CARD and face(key) in {face(_key(word)) for word in a[1:]}]
        return self.random.choice(fitting) if fitting else None

    def _lacking(self) -> frozenset[str]:
        return frozenset(line for line, n in self.left.items() if n)

    def _bots(self, twin: Table, wish: Wish) -> list[Callable[[Question], Answer]]:
        """Players who take what lacks."""

        def player(seat: TableSeat) -> Callable[[Question], Answer]:
            bot = EagerBot(f"{self.seed}/{self.decisions}/{seat.number}", self.library, wish)
            return lambda question: ask(bot, seat, question)

        return [player(seat) for seat in seats_at(twin)]


def _is_guarded(twin: Table, key: str) -> bool:
    """Whether a crossroads card is still to be read out."""
    return any(turn.crossroads == key for turn in twin.state.turns)


def _since(twin: Table, begun: int) -> list[Event]:
    """What happened from there on, and what it is read with: who is the first player, and a vote that was tied."""
    news = twin.history[begun:]
    votes = [event for event in twin.history[:begun] if event.kind == "voted"]
    tied = votes[-1:] if any(event.kind == "tie-broken" for event in news) else []
    return [FirstPlayerNamed(seat=twin.state.first), *tied, *news]


def _key(word: str) -> str:
    """The card that a word of an answer speaks of: `pad-lock@school`, a node `sleep@crossroads#2`, a power `x/1`."""
    return word.partition("#")[0].partition("/")[0]


def _exchange(deck: list[str], key: str, other: str) -> bool:
    """Put a card into a deck for another one."""
    if not other or key not in deck:
        return False
    deck[deck.index(key)] = other
    return True
