"""A world that a seat can't tell from the true one: everything it can't know is dealt anew.

Of hidden cards nothing is read but their number, their places and their backs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from copy import copy
from random import Random
from typing import NamedTuple

from hivernage.cards.card import BetrayalObjective, SecretObjective, WolfObjective
from hivernage.cards.conditions import Said
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge, Pile, knowledge
from hivernage.model.chance import KEY_BYTES
from hivernage.model.parts import NOBODY, Gift, Gone, Turn
from hivernage.model.state import State
from hivernage.rules.bandits import are_about
from hivernage.rules.conditions import is_betrayer
from hivernage.rules.homes import colonies, is_wolf
from hivernage.rules.legal import legal
from hivernage.rules.powers import side
from hivernage.rules.setup import is_left_out
from hivernage.rules.special_zombies import experiments
from hivernage.table import Table


class Impossible(Exception):
    """Knowledge and table contradict each other: a bug, never a situation of the game."""


class Hole(NamedTuple):
    """A place where a hidden card lies: its back, and how to put another card there."""

    back: str
    put: Callable[[str], None]
    symbol: str = ""  # what everybody knows of the card besides its back
    lacks: frozenset[str] = frozenset()  # symbols that the seat knows it hasn't


DEALS = 100
"""How often cards on offer are dealt before that counts as impossible."""

Zone = tuple[list[Hole], list[str]]
"""Places where hidden cards lie, and the cards that a seat knows to be among them."""


def redeal(table: Table, seat: int, rng: Random, mind: Knowledge | None = None) -> Table:
    """A twin of the table with a fresh deal of all that the seat can't know, and a new key for all chance to come."""
    mind = mind.follow(table) if mind is not None else knowledge(table, seat)
    twin = table.fork()
    twin.forget_the_truth(seat)
    state = twin.state
    locks = _locked_places(state, mind)
    mind = _with_decks_in_hand(twin, mind)
    _deal_items(twin, mind, rng)
    _lock_again(state, locks)
    _deal_crises(state, mind, rng)
    _deal_experiments(state, mind, rng)
    _deal_crossroads(table, state, mind, rng)
    _deal_survivors(state, mind, rng)
    _deal_improvements(state, rng)
    _deal_objectives(state, mind, rng)
    _deal_missions(state, mind, rng)
    state.key = rng.randbytes(KEY_BYTES)
    _answer_anew(twin, mind, rng)
    return twin


def _with_decks_in_hand(twin: Table, mind: Knowledge) -> Knowledge:
    """Whoever looks through a deck sees what is in it now, though somebody may have drawn from it since they began."""
    asked = [task.question for task in twin.tasks if task.question is not None and task.question.kind == "fetch"]
    names = [question.args[0] for question in asked if mind.seat in question.seats]
    if not names:
        return mind
    mind = copy(mind)
    mind.decks = mind.decks.copy()
    for name in names:
        deck = twin.state.places[name].deck
        mind.decks[name] = Pile(len(deck))
        mind.decks[name].know_all(deck)
    return mind


def _locked_places(state: State, mind: Knowledge) -> dict[int, list[int]]:
    """Which cards of other hands have to wait until the next round, by their places."""
    return {p.seat: _places_of(p.locked, p.hand) for p in state.players if p.locked and p.seat != mind.seat}


def _places_of(cards: list[str], hand: list[str]) -> list[int]:
    """Where these cards of a hand lie, each of several alike at a place of its own."""
    left: list[str | None] = [*hand]
    places = []
    for card in cards:
        places.append(left.index(card))
        left[places[-1]] = None
    return places


def _lock_again(state: State, places: dict[int, list[int]]) -> None:
    for seat, where in places.items():
        state.players[seat].locked = [state.players[seat].hand[i] for i in where]


# Items: dealt deck by deck, since every back shows its deck


def _deal_items(twin: Table, mind: Knowledge, rng: Random) -> None:
    state = twin.state
    zones = list(_item_zones(twin, mind))
    left = _unknown_items(twin, mind, zones)
    holes: list[Hole] = []
    for zone, known in _fill_offers(state, zones, left, rng):
        holes += _fill_known(state, zone, known, rng)
    for name, place in state.places.items():
        holes += _fill_deck(place.deck, mind.decks[name], rng)
    _fill_unknown(state, holes, left, rng)


def _unknown_items(twin: Table, mind: Knowledge, zones: list[Zone]) -> Counter[str]:
    """Item cards that the seat neither sees anywhere nor knows to lie somewhere."""
    state = twin.state
    left: Counter[str] = Counter()
    for key in state.library.items:
        left[key] = state.library.decks[origin(key)].count(key)
    gone = _seen(state, mind) + [key for key in state.box if _is_left_out(state, key)]
    for turn in state.turns:
        if turn.pledges_open:
            gone += [key for seat, keys in enumerate(turn.pledges) if seat != mind.seat for key in keys]
    for _, known in zones:
        gone += known
    for name in state.places:
        pile = mind.decks[name]
        gone += [card for card in pile.slots if card is not None] + pile.inside
    left.subtract(key for key in gone if key in left)
    return left


def _is_left_out(state: State, key: str) -> bool:
    """Cards that this game leaves out are no secret."""
    return is_left_out(state.library.cards[key], state.options)


def _fill_offers(state: State, zones: list[Zone], left: Counter[str], rng: Random) -> list[Zone]:
    """Cards on offer show their symbols; gives the zones without them, and what is known to be there besides.

    One may take the last card that a later one could be: then all of them are dealt again.
    """
    if not any(hole.symbol for zone, _ in zones for hole in zone):
        return zones
    for _ in range(DEALS):
        spare, dealt, rest = left.copy(), [], []
        for zone, known in zones:
            offers = [hole for hole in zone if hole.symbol]
            zone, known = zone[:], known[:]
            dealt += [(hole, _deal_offer(state, hole, zone, known, spare, rng)) for hole in offers]
            rest.append((zone, known))
        if all(card is not None for _, card in dealt):
            for hole, card in dealt:
                hole.put(card or "")
            left.clear()
            left.update(spare)
            return rest
    raise Impossible("no cards are left for what is on offer")


def _deal_offer(
    state: State, hole: Hole, zone: list[Hole], known: list[str], spare: Counter[str], rng: Random
) -> str | None:
    """One that the seat knows to be in that hand, or an unknown one if the known ones still find a place."""
    zone.remove(hole)
    options = [(card, True) for card in sorted(known) if _fits(state, card, hole)]
    if hole.symbol not in hole.lacks and not _is_crowded(state, hole.back, zone, known):
        options += [(card, False) for card in sorted(spare.elements()) if _fits(state, card, hole)]
    if not options:
        return None
    card, was_known = rng.choice(options)
    if was_known:
        known.remove(card)
    else:
        spare[card] -= 1
    return card


def _is_crowded(state: State, back: str, zone: list[Hole], known: list[str]) -> bool:
    """Whether there are more known cards with a back than places: on offer where their symbol is, or anywhere else."""
    items = state.library.items
    offers = Counter(hole.symbol for hole in zone if hole.back == back and hole.symbol)
    cards: Counter[str] = Counter(items[card].symbol for card in known if origin(card) == back)
    return (cards - offers).total() > sum(hole.back == back and not hole.symbol for hole in zone)


def _seen(state: State, mind: Knowledge) -> list[str]:
    seen = [held.key for survivor in state.survivors.values() for held in survivor.cards]
    for colony in state.colonies:
        seen += colony.waste + colony.stored
    seen += [gift.key for gift in state.crisis_pile if _is_known(gift, mind.seat)]
    seen += [gone.key for gone in state.removed if gone.face_up]
    seen += state.loot
    for turn in state.turns:
        seen += turn.shown + turn.turned_up + turn.plan.cards + [held.key for held in turn.captured]
        if mind.seat >= 0 and turn.pledges:
            seen += turn.pledges[mind.seat]
        if turn.seat == mind.seat:
            seen += turn.searching
    if mind.seat >= 0:
        seen += state.players[mind.seat].hand
    return seen


def _item_zones(twin: Table, mind: Knowledge) -> Iterable[Zone]:
    """Hidden zones but the decks: their places, and the cards the seat knows to be there."""
    state = twin.state
    wanted = {t.lane.turn: t.question.args[0] for t in twin.tasks if t.question and t.question.kind == "take-gift"}
    for player in state.players:
        if player.seat == mind.seat:
            continue
        lacks = mind.lacks(player.seat)
        zone = _holes(player.hand, lacks=lacks)
        for i, turn in enumerate(state.turns):
            if turn.pledges and not turn.pledges_open:
                offered = _holes(turn.pledges[player.seat], wanted[i], lacks) if i in wanted else []
                zone += offered or _holes(turn.pledges[player.seat])
        yield zone, mind.hands[player.seat]
    for turn in state.turns:
        if turn.seat != mind.seat:
            known = [card for card in mind.searching.get(turn.seat, []) if card is not None]
            yield _holes(turn.searching), known  # each lay on top before
    yield _crisis_holes(state.crisis_pile, mind.seat), []
    yield _gone_holes(state.removed), mind.gone
    yield _box_holes(state), []


def _box_holes(state: State) -> list[Hole]:
    holes = zip(state.box, _holes(state.box), strict=True)
    return [hole for key, hole in holes if key in state.library.items and not _is_left_out(state, key)]


def _holes(cards: list[str], symbol: str = "", lacks: frozenset[str] = frozenset()) -> list[Hole]:
    return [Hole(origin(key), _put_in(cards, i), symbol, lacks) for i, key in enumerate(cards)]


def _put_in(cards: list[str], i: int) -> Callable[[str], None]:
    def put(card: str) -> None:
        cards[i] = card

    return put


def _crisis_holes(pile: list[Gift], seat: int) -> list[Hole]:
    """Whose gifts are which is known by their backs; a seat's own lie where it put them."""

    def put_in(i: int) -> Callable[[str], None]:
        def put(card: str) -> None:
            pile[i] = Gift(card, face_up=False, giver=pile[i].giver)

        return put

    return [Hole(origin(gift.key), put_in(i)) for i, gift in enumerate(pile) if not _is_known(gift, seat)]


def _is_known(gift: Gift, seat: int) -> bool:
    return gift.face_up or gift.giver == seat >= 0


def _gone_holes(removed: list[Gone]) -> list[Hole]:
    def put_in(i: int) -> Callable[[str], None]:
        def put(card: str) -> None:
            removed[i] = Gone(card, face_up=False)

        return put

    return [Hole(origin(gone.key), put_in(i)) for i, gone in enumerate(removed) if not gone.face_up]


def _fill_known(state: State, holes: list[Hole], known: list[str], rng: Random) -> list[Hole]:
    """Put the cards the seat knows to be here at places with their back; gives the places still empty."""
    holes = holes[:]
    for card in known:
        fitting = [i for i, hole in enumerate(holes) if _fits(state, card, hole)]
        if not fitting:
            raise Impossible(f"{card} is known to be where no card of its deck is")
        holes.pop(rng.choice(fitting)).put(card)
    return holes


def _fits(state: State, card: str, hole: Hole) -> bool:
    return hole.back == origin(card) and (not hole.symbol or state.library.items[card].symbol == hole.symbol)


def _fill_deck(deck: list[str], pile: Pile, rng: Random) -> list[Hole]:
    """Cards known by place lie there, those known to be inside somewhere between.

    Which backs are in a deck is public, at which depth only where they were seen: on top, and what went under (LW7.2).
    """
    if len(pile.slots) != len(deck):
        raise Impossible(f"a deck of {len(deck)} cards is remembered as {len(pile.slots)}")
    bare, covered = [], []
    for i, card in enumerate(pile.slots):
        if card is not None:
            deck[i] = card
        elif i < pile.bare_bottom or i >= len(deck) - max(pile.bare_top, 1):
            bare.append(Hole(origin(deck[i]), _put_in(deck, i)))
        else:
            covered.append(Hole(origin(deck[i]), _put_in(deck, i)))
    backs = sorted(hole.back for hole in covered)
    rng.shuffle(backs)
    empty = bare + [hole._replace(back=back) for hole, back in zip(covered, backs, strict=True)]
    for card in pile.inside:
        fitting = [i for i, hole in enumerate(empty) if hole.back == origin(card)]
        if not fitting:
            raise Impossible(f"{card} is known to be in a deck where no card of its back is")
        empty.pop(rng.choice(fitting)).put(card)
    return empty


def _fill_unknown(state: State, holes: list[Hole], left: Counter[str], rng: Random) -> None:
    """What remains is dealt at random, deck by deck."""
    holes = _fill_choosy(state, holes, left, rng)
    if any(n < 0 for n in left.values()):
        raise Impossible(f"seen more often than printed: {[key for key, n in left.items() if n < 0]}")
    cards: dict[str, list[str]] = {}
    for key in sorted(left.elements()):
        cards.setdefault(origin(key), []).append(key)
    for pool in cards.values():
        rng.shuffle(pool)
    for hole in holes:
        if not cards.get(hole.back):
            raise Impossible(f"no card of the {hole.back} deck is left for a hidden place")
        hole.put(cards[hole.back].pop())
    if any(cards.values()):
        raise Impossible(f"hidden cards without a place: {cards}")


def _fill_choosy(state: State, holes: list[Hole], left: Counter[str], rng: Random) -> list[Hole]:
    """Places where not every card of the deck may lie come first; gives the others."""
    choosy = [hole for hole in holes if hole.lacks]
    if not choosy:
        return holes
    for _ in range(DEALS):
        spare, dealt = left.copy(), []
        for hole in rng.sample(choosy, len(choosy)):
            cards = [card for card in sorted(spare.elements()) if origin(card) == hole.back]
            fitting = [card for card in cards if state.library.items[card].symbol not in hole.lacks]
            if fitting:
                dealt.append((hole, rng.choice(fitting)))
                spare[dealt[-1][1]] -= 1
        if len(dealt) == len(choosy):
            for hole, card in dealt:
                hole.put(card)
            left.clear()
            left.update(spare)
            return [hole for hole in holes if not hole.lacks]
    raise Impossible("no cards are left for hands of which the seat knows what they lack")


# The other decks


def _deal_crises(state: State, mind: Knowledge, rng: Random) -> None:
    """The crises still in the deck are known to all, their order isn't."""
    cards = _unplaced(state.decks["crisis"], mind.decks["crisis"])
    holes = _fill_deck(state.decks["crisis"], mind.decks["crisis"], rng)
    _put_all(holes, cards, rng)


def _deal_experiments(state: State, mind: Knowledge, rng: Random) -> None:
    """Which are left is known to all, and the top one lies open; the order below it is hidden (N1)."""
    deck = experiments(state)
    if deck:
        pile = mind.decks["experiment"]
        pile.slots[-1] = deck[-1]
        _put_all(_fill_deck(deck, pile, rng), _unplaced(deck, pile), rng)


def _unplaced(deck: list[str], pile: Pile) -> Counter[str]:
    """The cards of a deck that a seat can't place."""
    cards = Counter(deck)
    cards.subtract([card for card in pile.slots if card is not None] + pile.inside)
    return cards


def _put_all(holes: list[Hole], cards: Counter[str], rng: Random) -> None:
    rest = sorted(cards.elements())
    rng.shuffle(rest)
    for hole, card in zip(holes, rest, strict=True):
        hole.put(card)


def _deal_crossroads(table: Table, state: State, mind: Knowledge, rng: Random) -> None:
    """The guarded card is none that would have fired in this turn already: its silence was heard by all.

    Where triggers are only noted there is no silence to hear (W24.4): any card could be it, with what would have been
    noted for it. Whether its guard reported something is hidden too: here nothing was. Elsewhere a report is heard by
    all, and tells what the card waits for, also when it doesn't fire.
    """
    pile = mind.decks["crossroads"]
    hidden = _unplaced(state.decks["crossroads"], pile)
    unknown = [t for t in state.turns if t.crossroads and t.guard != mind.seat and mind.guarded.get(t.guard) is None]
    heard = any(not turn.notes for turn in unknown)
    silent = set().union(*table.silences()) if heard else set()
    hidden.update(turn.crossroads for turn in unknown)
    for turn in unknown:
        possible = [key for key in sorted(hidden.elements()) if turn.notes or key not in silent]
        reported = turn.called.partition(" ")[0] or mind.reported.get(turn.guard, "")
        if reported and not turn.notes:
            possible = [key for key in possible if _waits_for(state, key, reported)]
        turn.crossroads = rng.choice(possible)
        hidden[turn.crossroads] -= 1
    _note_anew(table, [turn for turn in state.turns if turn.notes and turn.crossroads and turn.guard != mind.seat])
    holes = _fill_deck(state.decks["crossroads"], pile, rng)
    _put_all(holes, hidden, rng)


def _note_anew(table: Table, turns: list[Turn]) -> None:
    """Who would have set off the imagined cards, as far as nothing was reported."""
    looks = [look for looks in table.looks() for look in looks if not look.said] if turns else []
    for turn in turns:
        fires = [look.fires for look in looks if look.seat == turn.seat]
        turn.fired = list(dict.fromkeys(fired[turn.crossroads] for fired in fires if turn.crossroads in fired))
        turn.called = ""


def _waits_for(state: State, key: str, reported: str) -> bool:
    trigger = state.library.crossroads[key].trigger
    return isinstance(trigger, Said) and trigger.what == reported


def _deal_survivors(state: State, mind: Knowledge, rng: Random) -> None:
    """Whoever isn't seen is in the deck, or was dealt to somebody who still chooses."""
    others = [player for player in state.players if player.seat != mind.seat]
    cards = sorted(state.decks["survivor"] + [name for player in others for name in player.dealt])
    rng.shuffle(cards)
    for player in others:
        player.dealt = [cards.pop() for _ in player.dealt]
    state.decks["survivor"][:] = cards  # in place: a rule that runs may hold on to its deck


def _deal_improvements(state: State, rng: Random) -> None:
    """Which ones are left in the deck is known to all, their order isn't."""
    deck = sorted(state.decks.get("improvement", []))
    if deck:
        rng.shuffle(deck)
        state.decks["improvement"][:] = deck


# Objectives


def _deal_objectives(state: State, mind: Knowledge, rng: Random) -> None:
    known = {seat: card for seat, card in mind.objectives.items() if state.players[seat].objective}
    known |= {p.seat: p.objective for p in state.players if p.objective_shown}
    if mind.seat >= 0:
        known[mind.seat] = state.players[mind.seat].objective
    unknown = [p.seat for p in state.players if p.seat not in known and p.objective]
    if unknown:
        traitor = _pick_betrayer(state, known, unknown, rng)
        _deal_secrets(state, known, unknown, traitor, rng)
    _deal_exiled(state, mind, rng)


def _pick_betrayer(state: State, known: dict[int, str], unknown: list[int], rng: Random) -> int | None:
    """One betrayal card at most is among the players, and not with those whom everybody knows to be loyal."""
    pool = state.game.deal.pool(state.options)
    if not pool.betrayals or any(is_betrayer(state, card) for card in known.values()):
        return None
    left_over = pool.left_over(len(state.players))
    candidates = [seat for seat in (*unknown, *([None] * left_over)) if _could_betray(state, known, seat)]
    return rng.choice(candidates)


def _could_betray(state: State, known: dict[int, str], traitor: int | None) -> bool:
    """The game goes on, so of two exiled players one is no loyal one (E4); a loyal one shows the old objective."""
    told = [p for p in state.players if p.exiled and are_about(state) and side(state).exile != "removed"]
    told = [p for p in told if p.seat not in known and p.seat not in state.untold]
    if any((p.seat == traitor) == (p.seat in state.chiefs) for p in told):
        return False  # everybody learnt who of the exiled betrays (B7.7)
    loyal = [p for p in state.players if p.exiled and p.seat != traitor]
    reveals = all(card.reveal for card in state.library.exiled.values())
    silent = [p for p in loyal if p.exiled_objective and p.seat not in known and not p.objective_shown]
    return len(loyal) <= 1 and not (reveals and silent)


def _deal_secrets(state: State, known: dict[int, str], unknown: list[int], traitor: int | None, rng: Random) -> None:
    secrets = state.library.secrets
    hidden = [key for key in state.box if key in secrets] + [state.players[seat].objective for seat in unknown]
    cards = sorted(key for key in hidden if key not in known.values())
    rng.shuffle(cards)
    for seat in unknown:
        wanted = BetrayalObjective if seat == traitor else WolfObjective if is_wolf(state, seat) else SecretObjective
        card = next(key for key in cards if isinstance(secrets[key], wanted))
        cards.remove(card)
        state.players[seat].objective = card
    state.box = [key for key in state.box if key not in secrets] + sorted(cards)


def _deal_missions(state: State, mind: Knowledge, rng: Random) -> None:
    """Which missions the lone wolf holds and has put away, and what a lot has named for them, only they know."""
    wolf = state.wolf
    if wolf is None:
        return
    hidden = [state.decks["mission"]]
    if mind.seat != wolf.seat:
        hidden += [wolf.missions, wolf.away]
        card = state.library.secrets[state.players[wolf.seat].objective]
        names = isinstance(card, WolfObjective) and card.names_colony
        wolf.named = rng.randrange(len(colonies(state))) if names else NOBODY
    cards = sorted(key for pile in hidden for key in pile)
    rng.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]


def _deal_exiled(state: State, mind: Knowledge, rng: Random) -> None:
    if "exiled" not in state.decks:
        return  # nobody is exiled in a war
    others = [p for p in state.players if p.exiled_objective and p.seat != mind.seat]
    cards = sorted(state.decks["exiled"] + [player.exiled_objective for player in others])
    rng.shuffle(cards)
    for player in others:
        player.exiled_objective = cards.pop()
    state.decks["exiled"][:] = cards


# Answers that other seats have given in secret


def _answer_anew(twin: Table, mind: Knowledge, rng: Random) -> None:
    """What others have answered unseen could be anything they were allowed to."""
    for task in twin.tasks:
        if task.question is None:
            continue
        for seat in task.got:
            if seat != mind.seat:
                twin.state.act_in(task.lane.turn)
                task.got[seat] = rng.choice(legal(twin.state, task.question, seat))
    twin.state.rest()
