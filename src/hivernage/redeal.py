"""A world that a seat can't tell from the true one: everything it can't know is dealt anew.

Of hidden cards nothing is read but their number, their places and their backs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from hivernage.cards.card import BetrayalObjective
from hivernage.cards.conditions import Said
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge, Pile, knowledge
from hivernage.model.chance import KEY_BYTES
from hivernage.model.state import Gift, Gone, State
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.legal import legal
from hivernage.table import Table
from hivernage.view import OPEN_PLEDGES


class Impossible(Exception):
    """Knowledge and table contradict each other: a bug, never a situation of the game."""


class Hole(NamedTuple):
    """A place where a hidden card lies: its back, and how to put another card there."""

    back: str
    put: Callable[[str], None]
    symbol: str = ""  # what everybody knows of the card besides its back


def redeal(table: Table, seat: int, rng: Random, mind: Knowledge | None = None) -> Table:
    """A twin of the table with a fresh deal of all that the seat can't know, and a new key for all chance to come."""
    mind = mind.follow(table) if mind is not None else knowledge(table, seat)
    twin = table.fork()
    twin.redealt = True
    state = twin.state
    _deal_items(twin, mind, rng)
    _deal_crises(state, mind, rng)
    _deal_crossroads(table, state, mind, rng)
    _deal_survivors(state, mind, rng)
    _deal_objectives(state, mind, rng)
    state.key = rng.randbytes(KEY_BYTES)
    _answer_anew(twin, mind, rng)
    twin._legal.clear()
    return twin


# Items: dealt deck by deck, since every back shows its deck


def _deal_items(twin: Table, mind: Knowledge, rng: Random) -> None:
    state = twin.state
    left = _unseen_items(state, mind)
    if _pledges_open(twin):
        left.subtract(key for s, keys in enumerate(state.pledges) if s != mind.seat for key in keys if key in left)
    holes: list[Hole] = []
    for zone, known in _item_zones(twin, mind):
        holes += _fill_known(state, zone, known, left, rng)
    for name in state.places:
        holes += _fill_deck(state, state.places[name].deck, mind.decks[name], left, rng)
    _fill_unknown(state, holes, left, rng)


def _unseen_items(state: State, mind: Knowledge) -> Counter[str]:
    """Item cards that the seat doesn't see lying anywhere."""
    left: Counter[str] = Counter()
    for key in state.library.items:
        left[key] = state.library.decks[origin(key)].count(key)
    left.subtract(key for key in _seen(state, mind) if key in left)
    return left


def _seen(state: State, mind: Knowledge) -> list[str]:
    seen = [held.key for survivor in state.survivors.values() for held in survivor.cards]
    for colony in state.colonies:
        seen += colony.waste
        seen += [gift.key for gift in colony.crisis_pile if gift.face_up]
    seen += [gone.key for gone in state.removed if gone.face_up]
    seen += state.loot + state.stored + state.shown + state.turned_up + state.plan.cards
    if mind.seat >= 0:
        seen += state.players[mind.seat].hand
        if state.pledges:
            seen += state.pledges[mind.seat]
        if state.active == mind.seat:
            seen += state.searching
    return seen


def _item_zones(twin: Table, mind: Knowledge) -> Iterable[tuple[list[Hole], list[str]]]:
    """Hidden zones but the decks: their places, and the cards the seat knows to be there."""
    state = twin.state
    asked = {question.kind: question.args for question in twin.questions}
    for player in state.players:
        if player.seat == mind.seat:
            continue
        zone = _holes(player.hand)
        if state.pledges and not _pledges_open(twin):
            wanted = asked["take-gift"][0] if "take-gift" in asked else ""
            zone += _holes(state.pledges[player.seat], symbol=wanted)
        yield zone, mind.hands[player.seat]
    if state.active != mind.seat:
        yield _holes(state.searching), [card for card in mind.searching if card is not None]
    for colony in state.colonies:
        yield _crisis_holes(colony.crisis_pile), mind.in_crisis
    yield _gone_holes(state.removed), mind.gone
    yield [hole for hole in _holes(state.box) if hole.back == "starting"], []


def _pledges_open(twin: Table) -> bool:
    return any(question.kind in OPEN_PLEDGES for question in twin.questions)


def _holes(cards: list[str], symbol: str = "") -> list[Hole]:
    return [Hole(origin(key), _put_in(cards, i), symbol) for i, key in enumerate(cards)]


def _put_in(cards: list[str], i: int) -> Callable[[str], None]:
    def put(card: str) -> None:
        cards[i] = card

    return put


def _crisis_holes(pile: list[Gift]) -> list[Hole]:
    def put_in(i: int) -> Callable[[str], None]:
        def put(card: str) -> None:
            pile[i] = Gift(card, face_up=False)

        return put

    return [Hole(origin(gift.key), put_in(i)) for i, gift in enumerate(pile) if not gift.face_up]


def _gone_holes(removed: list[Gone]) -> list[Hole]:
    def put_in(i: int) -> Callable[[str], None]:
        def put(card: str) -> None:
            removed[i] = Gone(card, face_up=False)

        return put

    return [Hole(origin(gone.key), put_in(i)) for i, gone in enumerate(removed) if not gone.face_up]


def _fill_known(state: State, holes: list[Hole], known: list[str], left: Counter[str], rng: Random) -> list[Hole]:
    """Put the cards the seat knows to be here at places with their back; gives the places still empty."""
    holes = holes[:]
    for card in known:
        fitting = [i for i, hole in enumerate(holes) if _fits(state, card, hole)]
        if not fitting:
            raise Impossible(f"{card} is known to be where no card of its deck is")
        holes.pop(rng.choice(fitting)).put(card)
        left[card] -= 1
    return holes


def _fits(state: State, card: str, hole: Hole) -> bool:
    return hole.back == origin(card) and (not hole.symbol or state.library.items[card].symbol == hole.symbol)


def _fill_deck(state: State, deck: list[str], pile: Pile, left: Counter[str], rng: Random) -> list[Hole]:
    """Cards known by place lie there; those known to be inside lie somewhere between."""
    if len(pile.slots) != len(deck):
        raise Impossible(f"a deck of {len(deck)} cards is remembered as {len(pile.slots)}")
    empty = []
    for i, card in enumerate(pile.slots):
        if card is None:
            empty.append(Hole(origin(deck[i]), _put_in(deck, i)))
        else:
            deck[i] = card
            left[card] -= 1
    return _fill_known(state, empty, pile.inside, left, rng)


def _fill_unknown(state: State, holes: list[Hole], left: Counter[str], rng: Random) -> None:
    """What remains is dealt at random; places that ask for a symbol choose first."""
    if any(n < 0 for n in left.values()):
        raise Impossible(f"seen more often than printed: {[key for key, n in left.items() if n < 0]}")
    cards: dict[str, list[str]] = {}
    for key in sorted(left.elements()):
        cards.setdefault(origin(key), []).append(key)
    for pool in cards.values():
        rng.shuffle(pool)
    for hole in sorted(holes, key=lambda hole: not hole.symbol):
        pool = cards.get(hole.back, [])
        fitting = [i for i, key in enumerate(pool) if _fits(state, key, hole)]
        if not fitting:
            raise Impossible(f"no card of the {hole.back} deck is left for a hidden place")
        hole.put(pool.pop(fitting[-1]))
    if any(cards.values()):
        raise Impossible(f"hidden cards without a place: {cards}")


# The other decks


def _deal_crises(state: State, mind: Knowledge, rng: Random) -> None:
    """The crises still in the deck are known to all, their order isn't."""
    cards = Counter(state.crisis_deck)
    holes = _fill_deck(state, state.crisis_deck, mind.decks["crisis"], cards, rng)
    _put_all(holes, cards, rng)


def _put_all(holes: list[Hole], cards: Counter[str], rng: Random) -> None:
    rest = sorted(cards.elements())
    rng.shuffle(rest)
    for hole, card in zip(holes, rest, strict=True):
        hole.put(card)


def _deal_crossroads(table: Table, state: State, mind: Knowledge, rng: Random) -> None:
    """The guarded card is none that would have fired in this turn already: its silence was heard by all."""
    hidden = Counter(state.crossroads_deck)
    guarded = state.crossroads
    if guarded and state.guard != mind.seat and mind.guarded is None:
        hidden[guarded] += 1
        pile = mind.decks["crossroads"]
        placed = {card for card in [*pile.slots, *pile.inside] if card is not None}
        silent = set().union(*table.silences())
        possible = [key for key in sorted(hidden) if key not in silent and key not in placed]
        if state.called:
            possible = [key for key in possible if _is_said(state, key)]
        state.crossroads = rng.choice(possible)
        hidden[state.crossroads] -= 1
    holes = _fill_deck(state, state.crossroads_deck, mind.decks["crossroads"], hidden, rng)
    _put_all(holes, hidden, rng)


def _is_said(state: State, key: str) -> bool:
    trigger = state.library.crossroads[key].trigger
    return isinstance(trigger, Said) and trigger.what == state.called


def _deal_survivors(state: State, mind: Knowledge, rng: Random) -> None:
    """Whoever isn't seen is in the deck, or was dealt to somebody who still chooses."""
    others = [player for player in state.players if player.seat != mind.seat]
    cards = sorted(state.survivor_deck + [name for player in others for name in player.dealt])
    rng.shuffle(cards)
    for player in others:
        player.dealt = [cards.pop() for _ in player.dealt]
    state.survivor_deck = cards


# Objectives


def _deal_objectives(state: State, mind: Knowledge, rng: Random) -> None:
    known = {seat: card for seat, card in mind.objectives.items() if state.players[seat].objective}
    if mind.seat >= 0:
        known[mind.seat] = state.players[mind.seat].objective
    unknown = [p.seat for p in state.players if p.seat not in known and p.objective]
    if unknown:
        traitor = _pick_betrayer(state, known, unknown, rng)
        _deal_secrets(state, known, unknown, traitor, rng)
    _deal_exiled(state, mind, rng)


def _pick_betrayer(state: State, known: dict[int, str], unknown: list[int], rng: Random) -> int | None:
    """One betrayal card at most is among the players; who was exiled without showing a loyal card holds it."""
    if any(is_betrayer(state, card) for card in known.values()):
        return None
    unmasked = [seat for seat in unknown if _is_unmasked(state, seat)]
    if unmasked:
        return unmasked[0]
    players = len(state.players)
    left_over = players * (1 if state.options.betrayer else 2) + 1 - players
    candidates: list[int | None] = [seat for seat in unknown if not _is_cleared(state, seat)]
    return rng.choice([*candidates, *([None] * left_over)])


def _is_unmasked(state: State, seat: int) -> bool:
    """Exiled with an objective drawn, and no loyal objective was shown: every exiled card asks for that."""
    player = state.players[seat]
    return bool(player.exiled_objective) and all(card.reveal for card in state.library.exiled.values())


def _is_cleared(state: State, seat: int) -> bool:
    """A second exiled player while the game goes on: not both are loyal (E4), and one of them is known to be none."""
    player = state.players[seat]
    return player.exiled and any(
        other.exiled and other.seat != seat and _is_unmasked(state, other.seat) for other in state.players
    )


def _deal_secrets(state: State, known: dict[int, str], unknown: list[int], traitor: int | None, rng: Random) -> None:
    secrets = state.library.secrets
    hidden = [key for key in state.box if key in secrets] + [state.players[seat].objective for seat in unknown]
    cards = sorted(key for key in hidden if key not in known.values())
    rng.shuffle(cards)
    for seat in unknown:
        wanted = seat == traitor
        card = next(key for key in cards if isinstance(secrets[key], BetrayalObjective) == wanted)
        cards.remove(card)
        state.players[seat].objective = card
    state.box = [key for key in state.box if key not in secrets] + sorted(cards)


def _deal_exiled(state: State, mind: Knowledge, rng: Random) -> None:
    others = [p for p in state.players if p.exiled_objective and p.seat != mind.seat]
    cards = sorted(state.exiled_deck + [player.exiled_objective for player in others])
    rng.shuffle(cards)
    for player in others:
        player.exiled_objective = cards.pop()
    state.exiled_deck = cards


# Answers that other seats have given in secret


def _answer_anew(twin: Table, mind: Knowledge, rng: Random) -> None:
    """What others have answered unseen could be anything they were allowed to."""
    for task in twin.tasks:
        if task.question is None:
            continue
        for seat in task.got:
            if seat != mind.seat:
                task.got[seat] = rng.choice(legal(twin.state, task.question, seat))
