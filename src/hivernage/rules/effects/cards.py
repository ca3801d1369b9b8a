"""Words about hands, decks and what hidden cards show."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET

from hivernage.cards.effects import Dig, Discard, Draw, Fetch, HandOver, Look, Purge, Retrieve, Steal
from hivernage.cards.library import face, origin
from hivernage.cards.targets import SYMBOLS, Where
from hivernage.model.board import SPOTS
from hivernage.model.events import (
    Arranged,
    BecameLoot,
    CardFound,
    CardGiven,
    CardLeft,
    CardStored,
    CardTaken,
    Discarded,
    Drew,
    DugUp,
    ExperimentsArranged,
    ExperimentsSeen,
    Fetched,
    HandSeen,
    HandShown,
    LookedThrough,
    ObjectiveSeen,
    Peeked,
    Purged,
    RemovedSeen,
    Retrieved,
    Stolen,
    StoredTaken,
)
from hivernage.model.ids import SEATS
from hivernage.model.parts import Player
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask, pick_fixed
from hivernage.rules.bandits import are_about
from hivernage.rules.colony import leave_game, to_waste
from hivernage.rules.conditions import number, places
from hivernage.rules.effects.interpret import checks, runs
from hivernage.rules.equipment import put_on
from hivernage.rules.homes import colony_of, enemy_of, outside, town
from hivernage.rules.losses import by_back, shuffle_back, shuffle_deck
from hivernage.rules.scope import Scope
from hivernage.rules.special_zombies import experiments
from hivernage.rules.tops import other_back, show_top
from hivernage.rules.vote import voters


def symbol_of(state: State, key: str) -> str:
    return state.library.items[key].symbol


# From decks


def _deck(state: State, deck: str, scope: Scope) -> Asking[str | None]:
    """The place whose deck a word means; nothing where that place isn't part of the game (L8.1)."""
    if deck in ("any", "town"):
        decks = [name for name in (outside(state) if deck == "any" else town(state)) if SPOTS[name].has_deck]
        return (yield from pick_fixed(state, scope.seat, "place", decks, (scope.card,)))
    name = scope.here if deck == "here" else deck
    return name if name in state.places else None


@runs(Draw)
def run_draw(state: State, word: Draw, scope: Scope) -> Asking[Scope]:
    name = yield from _deck(state, word.deck, scope)
    if name is None:
        return scope
    for _ in range(min(word.n, len(state.places[name].deck))):
        key = state.places[name].deck.pop()
        state.players[scope.seat].hand.append(key)
        state.tell(Drew(seat=scope.seat, deck=name, private={scope.seat: {"card": key}}))
        show_top(state, name)
    return scope


@runs(Fetch)
def run_fetch(state: State, word: Fetch, scope: Scope) -> Asking[Scope]:
    """The player looks through the deck, takes cards of choice one by one, and the deck is shuffled (X5)."""
    name = yield from _deck(state, word.deck, scope)
    if name is None or not can_fetch(state, word, scope) or (word.equip == "it" and not scope.it):
        return scope
    deck = state.places[name].deck
    if word.item:
        yield from _fetch_one(state, word, name, scope)
        return scope
    state.tell(LookedThrough(seat=scope.seat, deck=name, private={scope.seat: {"cards": sorted(deck)}}))
    for _ in range(word.n):
        wanted = (name, word.symbol or "any", *(("equip",) if word.equip else ()))
        answer = yield from ask(state, scope.seat, "fetch", wanted)
        if answer[0] == "enough":
            break
        deck.remove(answer[1])
        if word.equip:
            yield from _equip_found(state, word.equip, name, answer[1], scope)
        else:
            state.players[scope.seat].hand.append(answer[1])
            back, private = other_back(answer[1], name), {scope.seat: {"card": answer[1]}}
            state.tell(Fetched(seat=scope.seat, deck=name, back=back, reveal=bool(back), private=private))
    shuffle_deck(state, name)
    return scope


def _fetch_one(state: State, word: Fetch, name: str, scope: Scope) -> Rule:
    """One card that the deck is searched for; if it isn't there nobody gets anything."""
    deck = state.places[name].deck
    state.tell(LookedThrough(seat=scope.seat, deck=name, private={scope.seat: {"cards": sorted(deck)}}))
    key = next((key for key in deck if face(key) == word.item), None)
    if key is not None:
        deck.remove(key)
        if word.equip:
            yield from _equip_found(state, word.equip, name, key, scope)
        else:
            state.players[scope.seat].hand.append(key)
            state.tell(CardFound(seat=scope.seat, deck=name, card=key))
            state.tell(CardTaken(seat=scope.seat, card=key))
    shuffle_deck(state, name)


def _equip_found(state: State, at: Where | Literal["it"], deck: str, key: str, scope: Scope) -> Rule:
    """A card out of a deck is shown, and put on "it", or on a survivor of any player there, whom the finder picks."""
    state.lane.at = deck
    state.lane.turned_up.append(key)
    state.tell(CardFound(seat=scope.seat, deck=deck, card=key))
    if at == "it":
        state.lane.turned_up.remove(key)
        put_on(state, scope.it, key)
        return
    there = places(state, at, scope)

    def wearers() -> tuple[Answer, ...]:
        return tuple(("equip", key, s.id) for s in state.survivors.values() if s.place in there)

    answer = yield from ask(state, scope.seat, "equip", (key,), wearers)
    state.lane.turned_up.remove(key)
    put_on(state, answer[2], key)


@answers_to("fetch")
def fetch_answers(state: State, question: Question, _seat: int) -> list[Answer]:
    name, symbol, *use = question.args
    items = state.library.items
    keys = sorted(
        {
            key
            for key in state.places[name].deck
            if symbol in ("any", items[key].symbol) and (not use or items[key].kind == "equip")
        }
    )
    return [("enough",), *(("take", key) for key in keys)]


@checks(Fetch)
def can_fetch(state: State, word: Fetch, scope: Scope) -> bool:
    """What is put on at once needs somebody who wears it, perhaps whom a step before brings."""
    if not word.equip:
        return True
    if word.equip == "it":
        return not scope.it or scope.it in state.survivors
    there = places(state, word.equip, scope)
    return any(survivor.place in there for survivor in state.survivors.values())


@runs(Dig)
def run_dig(state: State, word: Dig, scope: Scope) -> Asking[Scope]:
    """Cards are turned up for everybody; those of the symbol may be taken, the rest is shuffled back."""
    name = yield from _deck(state, word.deck, scope)
    if name is None:
        return scope
    deck = state.places[name].deck
    state.lane.at = name
    while deck and not _dug_enough(state, word):
        state.lane.turned_up.append(deck.pop())
    state.tell(DugUp(seat=scope.seat, deck=name, cards=state.lane.turned_up[:]))
    show_top(state, name)
    yield from _take_shown(state, word, scope)
    cards, state.lane.turned_up = state.lane.turned_up, []
    shuffle_back(state, name, cards)
    return scope


def _dug_enough(state: State, word: Dig) -> bool:
    if word.cards is not None:
        return len(state.lane.turned_up) >= word.cards
    return sum(symbol_of(state, key) == word.symbol for key in state.lane.turned_up) >= (word.take or 1)


def _take_shown(state: State, word: Dig, scope: Scope) -> Rule:
    taken = 0
    while word.take is None or taken < word.take:
        fitting = sorted({key for key in state.lane.turned_up if symbol_of(state, key) == word.symbol})
        if not fitting:
            return
        if word.optional:
            options: tuple[Answer, ...] = (*(("take", key) for key in fitting), ("enough",))
            answer = yield from ask(state, scope.seat, "take", (scope.card,), options)
            if answer == ("enough",):
                return
            key = answer[1]
        else:
            key = fitting[0]
        state.lane.turned_up.remove(key)
        state.players[scope.seat].hand.append(key)
        state.tell(CardTaken(seat=scope.seat, card=key))
        taken += 1


@runs(Purge)
def run_purge(state: State, word: Purge, scope: Scope) -> Asking[Scope]:
    """Item cards of a deck leave the game; where they are looked for, the deck is shuffled after (X5)."""
    name = yield from _deck(state, word.deck, scope)
    if name is None:
        return scope
    place = state.places[name]
    gone = sorted(key for key in place.deck if word.symbol in (None, symbol_of(state, key)))
    for key in gone:
        place.deck.remove(key)
        leave_game(state, key, face_up=True)
    state.tell(Purged(deck=name, cards=gone))
    if word.symbol is not None:
        shuffle_deck(state, name)
    return scope.but(result=len(gone))


@runs(Retrieve)
def run_retrieve(state: State, word: Retrieve, scope: Scope) -> Asking[Scope]:
    """Items that left the game come back: all, the latest, or those that the player picks out of the pile."""
    if word.from_ == "waste":
        return _off_the_waste(state, word, scope)
    if not word.latest and word.n != "all":
        return (yield from _retrieve_some(state, word, scope))
    found = [i for i in range(len(state.removed) - 1, -1, -1) if _comes_back(state, word, state.removed[i].key)]
    n = min(number(state, word.n, scope, everything=len(found)), len(found))
    looked = any(not gone.face_up for gone in state.removed)  # that nothing comes back is news as well
    _bring_back(state, word, scope, found[:n], reveal=looked)
    return scope.but(result=n)


def _off_the_waste(state: State, word: Retrieve, scope: Scope) -> Scope:
    """The cards on top of the waste pile, which everybody sees."""
    waste = colony_of(state, scope.seat).waste
    n = min(number(state, word.n, scope, everything=len(waste)), len(waste))
    for _ in range(n):
        key = waste.pop()
        state.players[scope.seat].hand.append(key)
        state.tell(CardTaken(seat=scope.seat, card=key))
    return scope.but(result=n)


@checks(Retrieve)
def can_retrieve(state: State, word: Retrieve, scope: Scope) -> bool:
    return word.from_ is UNSET or bool(colony_of(state, scope.seat).waste)


def _retrieve_some(state: State, word: Retrieve, scope: Scope) -> Asking[Scope]:
    """The player looks through the pile; how many fit there is asked even if it is none: the others can't know."""
    if any(not gone.face_up for gone in state.removed):
        private = {scope.seat: {"cards": sorted(gone.key for gone in state.removed if not gone.face_up)}}
        state.tell(RemovedSeen(seat=scope.seat, private=private))
    taken = 0
    while taken < number(state, word.n, scope):
        args = (scope.card, "up-to" if word.up_to else "all", *word.symbols)
        answer = yield from ask(state, scope.seat, "retrieve", args)
        if answer[0] == "enough":
            break
        _bring_back(state, word, scope, [_lying(state, answer[1])])
        taken += 1
    return scope.but(result=taken)


def _lying(state: State, key: str) -> int:
    """Which copy of a card comes back: one that everybody knows of, if there is one, and of those the latest."""
    copies = [i for i, gone in enumerate(state.removed) if gone.key == key]
    return max(copies, key=lambda i: (state.removed[i].face_up, i))


def _bring_back(state: State, word: Retrieve, scope: Scope, places: list[int], reveal: bool = False) -> None:
    """`places` in the removed pile, the last one first."""
    cards = [state.removed[i].key for i in places]
    hidden = [state.removed[i].key for i in places if not state.removed[i].face_up]
    for i in places:
        del state.removed[i]
    state.tell(Retrieved(seat=scope.seat, cards=cards, hidden=hidden, to=word.to, reveal=reveal or bool(cards)))
    if word.to == "hand":
        state.players[scope.seat].hand += cards
    else:
        colony = colony_of(state, scope.seat)
        for key in cards:
            to_waste(state, colony, key)


def _comes_back(state: State, word: Retrieve, key: str) -> bool:
    item = state.library.items.get(key)
    if item is None or (word.latest and item.kind == "event"):
        return False
    return not word.symbols or item.symbol in word.symbols


@answers_to("retrieve")
def retrieve_answers(state: State, question: Question, _seat: int) -> list[Answer]:
    _card, how_many, *symbols = question.args
    items = state.library.items
    keys = sorted({g.key for g in state.removed if g.key in items and (not symbols or items[g.key].symbol in symbols)})
    takes: list[Answer] = [("take", key) for key in keys]
    return [*takes, ("enough",)] if how_many == "up-to" or not takes else takes


# From hands


@runs(Discard)
def run_discard(state: State, word: Discard, scope: Scope) -> Asking[Scope]:
    player = state.players[scope.seat]
    put = 0
    for _ in range(len(player.hand) if word.n == "any" or word.n == "some" else number(state, word.n, scope)):
        if not player.hand:
            break
        may_stop = word.n == "any" or (word.n == "some" and put > 0)
        wanted = (word.symbol or "any", word.to, *(("up-to",) if may_stop else ()))
        if word.random:
            key = by_back(player.hand)[state.draw(len(player.hand))]
        else:
            answer = yield from ask(state, scope.seat, "discard", wanted)
            if answer[0] != "discard":
                break
            key = answer[1]
        _put_down(state, word, player, key)
        put += 1
    return scope.but(result=put)


def _put_down(state: State, word: Discard, player: Player, key: str) -> None:
    player.show(key)
    colony = colony_of(state, player.seat)
    if word.to == "objective":
        colony.stored.append(key)
        state.tell(CardStored(seat=player.seat, card=key, colony=player.colony, reveal=True))
        return
    state.tell(Discarded(seat=player.seat, card=key))
    if word.to == "loot" and are_about(state):
        state.loot.append(key)
        state.tell(BecameLoot(card=key))
    elif word.to != "removed":
        to_waste(state, colony, key)
    else:
        leave_game(state, key, face_up=True)
        state.tell(CardLeft(card=key))


@answers_to("discard")
def discard_answers(state: State, question: Question, seat: int) -> list[Answer]:
    """Who picks a card to discard uses it: one that has to wait can't be picked (T1)."""
    symbol, _to, *some = question.args
    keys = sorted({k for k in state.players[seat].ready() if symbol in ("any", symbol_of(state, k))})
    cards: list[Answer] = [("discard", key) for key in keys]
    return [*cards, ("enough",)] if some else cards or [("none",)]


@checks(Discard)
def can_discard(state: State, word: Discard, scope: Scope) -> bool:
    player = state.players[scope.seat]
    if word.n == "any":
        return True
    hand = player.hand if word.random else player.ready()
    fitting = sum(word.symbol in (None, symbol_of(state, key)) for key in hand)
    return fitting >= (1 if word.n == "some" else number(state, word.n, scope))


@runs(Steal)
def run_steal(state: State, word: Steal, scope: Scope) -> Asking[Scope]:
    if word.from_ == "objective":
        yield from _steal_stored(state, word, scope)
        return scope
    victim, thief = state.players[scope.player], state.players[scope.seat]
    for _ in range(word.n if victim is not thief else 0):
        if not victim.hand:
            break
        if word.random:
            key = by_back(victim.hand)[state.draw(len(victim.hand))]
        else:
            answer = yield from ask(state, scope.seat, "steal", (str(scope.player),))
            if answer[0] != "steal":
                break
            key = answer[1]
        steal_card(state, scope.player, scope.seat, key)
        if word.locked:
            thief.locked.append(key)
    return scope


def _steal_stored(state: State, word: Steal, scope: Scope) -> Rule:
    """Cards that the enemy has put on the objective come to the own ones, by choice: they lie open."""
    own, enemy = state.players[scope.seat].colony, enemy_of(state, scope.seat)
    for _ in range(word.n):
        if enemy is None or not enemy.stored:
            return
        key = yield from pick_fixed(state, scope.seat, "take", sorted(set(enemy.stored)), (scope.card,))
        enemy.stored.remove(key)
        state.colonies[own].stored.append(key)
        state.tell(StoredTaken(seat=scope.seat, card=key, colony=own))


def steal_card(state: State, victim: int, thief: int, key: str) -> None:
    """Who stole from whom is public, which card only the two know (A1.7)."""
    state.players[victim].lose(key)
    state.players[thief].hand.append(key)
    secret = {"card": key}
    state.tell(Stolen(seat=thief, victim=victim, back=origin(key), private={thief: secret, victim: secret}))


@answers_to("steal")
def steal_answers(state: State, question: Question, _seat: int) -> list[Answer]:
    """None, where the hand was emptied meanwhile: its size is public."""
    return [("steal", key) for key in sorted(set(state.players[int(question.args[0])].hand))] or [("none",)]


@checks(Steal)
def can_steal(state: State, word: Steal, scope: Scope) -> bool:
    if word.from_ == "objective":
        enemy = enemy_of(state, scope.seat)
        return enemy is not None and bool(enemy.stored)
    return len(state.players[scope.player].hand) >= word.n


@runs(HandOver)
def run_hand_over(state: State, word: HandOver, scope: Scope) -> Asking[Scope]:
    """The giver picks what goes; the others see only the backs."""
    if word.from_ is not UNSET:
        given = msgspec.structs.replace(word, from_=UNSET, to=UNSET)
        for seat in voters(state, word.from_, scope):
            if seat != scope.seat:
                yield from run_hand_over(state, given, scope.but(seat=seat, player=scope.seat))
        return scope
    giver = state.players[scope.seat]
    for to in _receivers(state, word, scope):
        keep = max(0, len(giver.hand) - word.n) if word.n else word.keep or 0
        while len(giver.hand) > keep:
            answer = yield from ask(state, scope.seat, "give-away", (str(to), str(keep)))
            if answer[0] != "give":
                break
            key = answer[1]
            giver.lose(key)
            state.players[to].hand.append(key)
            secret = {"card": key}
            state.tell(CardGiven(seat=scope.seat, to=to, back=origin(key), private={scope.seat: secret, to: secret}))
    return scope


def _receivers(state: State, word: HandOver, scope: Scope) -> list[int]:
    seats = voters(state, word.to, scope) if word.to else [scope.player]
    return [seat for seat in seats if seat != scope.seat]


@checks(HandOver)
def can_hand_over(state: State, word: HandOver, scope: Scope) -> bool:
    """As many cards as are meant; what others are to give is no price."""
    if word.from_ is not UNSET:
        return True
    return len(state.players[scope.seat].hand) >= (word.n or 0) * len(_receivers(state, word, scope))


@answers_to("give-away")
def give_away_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    return [("give", key) for key in sorted(set(state.players[seat].hand))] or [("none",)]


@runs(Look)
def run_look(state: State, word: Look, scope: Scope) -> Asking[Scope]:
    """Seen by the player alone, or by everybody; hands are shown in an order that tells nothing."""
    if word.of != "player":
        for seat in voters(state, word.of, scope):
            if seat != scope.seat:
                yield from _look_at(state, word, scope.but(player=seat))
    else:
        yield from _look_at(state, word, scope)
    return scope


def _look_at(state: State, word: Look, scope: Scope) -> Rule:
    match word.at:
        case "hand" if word.symbol:
            yield from _look_for_symbol(state, scope)
        case "hand" | "random-card":
            _look_at_hand(state, word, scope)
        case "objective":
            player = state.players[scope.player]
            secret = {"card": player.objective}
            state.tell(ObjectiveSeen(seat=scope.seat, of=scope.player, private={scope.seat: secret}))
        case "deck-top":
            cards = state.places[scope.here].deck[-word.n :][::-1]
            secret_cards = {"cards": cards}
            n = len(cards) if word.n > 1 else UNSET
            state.tell(Peeked(seat=scope.seat, deck=scope.here, n=n, private={scope.seat: secret_cards}))
        case "crisis-top":
            yield from _look_at_crises(state, word, scope)
        case "experiment-top":
            yield from _look_at_experiments(state, word, scope)


def _look_at_hand(state: State, word: Look, scope: Scope) -> None:
    hand = by_back(state.players[scope.player].hand)
    if not hand:
        return
    cards = hand if word.at == "hand" else [hand[state.draw(len(hand))]]
    if word.everybody:
        state.tell(HandShown(seat=scope.player, cards=cards))
    else:
        whole = word.at == "hand"
        private = {scope.seat: {"cards": cards}}
        state.tell(HandSeen(seat=scope.seat, of=scope.player, whole=whole, private=private))


def _look_for_symbol(state: State, scope: Scope) -> Rule:
    """Which symbol was named is public; what there was of it, and whether anything, only the two know."""
    answer = yield from ask(
        state, scope.seat, "symbol", (SEATS[scope.player],), tuple(("symbol", symbol) for symbol in SYMBOLS)
    )
    hand = by_back(state.players[scope.player].hand)
    cards = [key for key in hand if symbol_of(state, key) == answer[1]]
    private = {scope.seat: {"cards": cards}}
    state.tell(HandSeen(seat=scope.seat, of=scope.player, whole=False, symbol=answer[1], private=private))


def _look_at_crises(state: State, word: Look, scope: Scope) -> Rule:
    n = min(word.n, len(state.decks["crisis"]))
    cards = state.decks["crisis"][len(state.decks["crisis"]) - n :][::-1]
    state.tell(Peeked(seat=scope.seat, deck="crisis", n=n, private={scope.seat: {"cards": cards}}))
    if word.arrange and n == 2:
        del cards
        answer = yield from ask(state, scope.seat, "arrange", ("crisis",), (("keep-order",), ("swap",)))
        if answer == ("swap",):
            deck = state.decks["crisis"]
            deck[-1], deck[-2] = deck[-2], deck[-1]
        private = {scope.seat: {"swapped": answer == ("swap",)}}
        state.tell(Arranged(seat=scope.seat, deck="crisis", n=n, private=private))


def _look_at_experiments(state: State, word: Look, scope: Scope) -> Rule:
    """Anybody may read the top one, and so everybody reads those below it too (N1)."""
    deck = experiments(state)
    n = min(word.n, len(deck))
    if not n:
        return
    state.tell(ExperimentsSeen(seat=scope.seat, cards=deck[-n:][::-1]))
    if word.arrange and n == 2:
        answer = yield from ask(state, scope.seat, "arrange", ("experiment",), (("keep-order",), ("swap",)))
        if answer == ("swap",):
            deck[-1], deck[-2] = deck[-2], deck[-1]
        state.tell(ExperimentsArranged(seat=scope.seat, cards=deck[-n:][::-1]))


@checks(Look)
def can_look(state: State, word: Look, scope: Scope) -> bool:
    match word.at:
        case "hand" | "random-card":
            return scope.player < 0 or bool(state.players[scope.player].hand)
        case "deck-top":
            return bool(scope.here) and bool(state.places[scope.here].deck)
        case "crisis-top":
            return bool(state.decks["crisis"])
        case "experiment-top":
            return bool(experiments(state))
        case _:
            return scope.player < 0 or bool(state.players[scope.player].objective)
