"""The laws of imagined worlds. No world is held against another one that was dealt by the same hand: worlds are
compared with the true table, with what the seat knows, and with tables whose hidden cards are exchanged here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from hivernage.cards.card import BetrayalObjective
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge
from hivernage.model.chance import KEY_BYTES
from hivernage.model.parts import Gift, Gone
from hivernage.model.question import IllegalAnswer
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.rules.setup import is_left_out
from hivernage.table import Table, TableError, fingerprint
from hivernage.views import view
from tests.laws.beliefs import check_sound
from tests.laws.laws import check_census, demand

# A world by itself, and beside the true table


def check_world(table: Table, world: Table, mind: Knowledge) -> None:
    """A world is one that the seat may live in: complete, possible, and the same to its eyes."""
    state, true = world.state, table.state
    check_census(world)
    demand(state.key != true.key, "an imagined table has the true key: whoever holds it knows every roll to come")
    demand(len(state.key) == KEY_BYTES, "an imagined table has no proper key")
    here, there = (msgspec.json.encode(view(one, mind.seat)) for one in (table, world))
    demand(here == there, f"seat {mind.seat} could tell an imagined table from the true one")
    check_sound(state, mind)
    _check_backs(true, state, mind.seat)
    for player, other in zip(true.players, state.players, strict=True):
        demand(len(player.locked) == len(other.locked), f"seat {player.seat} has other cards to wait for")
        demand(player.seat != mind.seat or player.locked == other.locked, "its own locked cards are others")
    _check_objectives(true, state)


def _check_backs(true: State, state: State, seat: int) -> None:
    """What everybody sees of hidden cards: their backs, who gave them, and how many there are."""
    for one, other in zip(true.crisis_pile, state.crisis_pile, strict=True):
        demand(_as_seen(one) == _as_seen(other), f"a gift is imagined as {other}, not {one}")
        demand(one.giver != seat or seat < 0 or one == other, f"its own gift {one} is imagined as {other}")
    gone = [
        [(card.face_up, card.key if card.face_up else origin(card.key)) for card in s.removed] for s in (true, state)
    ]
    demand(gone[0] == gone[1], "other cards have left the game")
    for name, place in true.places.items():
        backs = [[origin(key) for key in deck] for deck in (place.deck, state.places[name].deck)]
        demand(Counter(backs[0]) == Counter(backs[1]), f"the {name} deck has other backs")
        demand(backs[0][-1:] == backs[1][-1:], f"the back on top of the {name} deck is another one")
    looked = [[sorted(map(origin, turn.searching)) for turn in s.turns] for s in (true, state)]
    demand(looked[0] == looked[1], "who searches looks at other backs")
    demand(len(true.box) == len(state.box), "the box holds more or fewer cards")


def _as_seen(gift: Gift) -> tuple[int, bool, str]:
    return gift.giver, gift.face_up, gift.key if gift.face_up else origin(gift.key)


def _check_objectives(true: State, state: State) -> None:
    secrets = state.library.secrets
    betrayers = [p.seat for p in state.players if isinstance(secrets.get(p.objective), BetrayalObjective)]
    demand(len(betrayers) <= 1, f"more than one betrayer: {betrayers}")
    for player, other in zip(true.players, state.players, strict=True):
        demand(bool(player.objective) == bool(other.objective), f"seat {player.seat} plays for nothing")
        demand(
            bool(player.exiled_objective) == bool(other.exiled_objective), f"seat {player.seat} has no new objective"
        )
        loyal = other.exiled and other.seat not in betrayers
        reveals = other.exiled_objective and state.library.exiled[other.exiled_objective].reveal
        demand(not (loyal and reveals) or other.objective_shown, f"seat {other.seat} should have shown its objective")
    wronged = [p.seat for p in state.players if p.exiled and p.seat not in betrayers]
    demand(len(wronged) < 2 or len(_wronged(true)) >= 2, f"two loyal exiles and the game goes on: {wronged}")


def _wronged(state: State) -> list[int]:
    secrets = state.library.secrets
    return [p.seat for p in state.players if p.exiled and not isinstance(secrets.get(p.objective), BetrayalObjective)]


# Silent cards


def check_silence(table: Table, world: Table, mind: Knowledge) -> int:
    """No guarded card is imagined that would have fired in this turn: had it been drawn, it would still lie there."""
    looked = 0
    for lane, turn in enumerate(world.state.turns):
        if turn.crossroads and not turn.notes and turn.guard != mind.seat:
            demand(_stays_silent(table, lane, turn.crossroads), f"{turn.crossroads} is guarded and would have fired")
            looked += 1
    return looked


def _stays_silent(table: Table, lane: int, key: str) -> bool:
    """Play the turn again with another card drawn."""
    begun = table.turn_base.copy()
    deck, drawn = begun.decks["crossroads"], begun.turns[lane].crossroads if len(begun.turns) > lane else ""
    if drawn and key in deck:
        deck[deck.index(key)], begun.turns[lane].crossroads = drawn, key
    elif key in deck:
        i = deck.index(key)
        deck[i], deck[-1] = deck[-1], deck[i]
    twin = Table(begun)
    try:
        for decision in table.done[table.turn_base_at :]:
            twin.decide(decision)
    except (TableError, IllegalAnswer):
        return False  # another question is open: something has fired
    return twin.state.turns[lane].crossroads == key


# Nothing of the truth: with other hidden cards the same world is dealt


def check_honest(table: Table, seat: int, mind: Knowledge, rng: Random) -> Counter[str]:
    """Whatever lies hidden, the same luck deals the same world; gives which zones had other cards."""
    other, changed = with_other_secrets(table, mind.follow(table), rng)
    luck = rng.random()
    here, there = redeal(table, seat, Random(luck), mind), redeal(other, seat, Random(luck), mind)
    same = fingerprint(here.state) == fingerprint(there.state)
    demand(same, f"an imagined world of seat {seat} depends on what is hidden: {_differing(here.state, there.state)}")
    return changed


def _differing(here: State, there: State) -> list[str]:
    names = here.__dataclass_fields__
    return [
        name for name in names if msgspec.json.encode(getattr(here, name)) != msgspec.json.encode(getattr(there, name))
    ]


class Slot(msgspec.Struct, frozen=True):
    """Where a hidden item lies."""

    zone: str
    key: str
    put: Callable[[str], None]


def with_other_secrets(table: Table, mind: Knowledge, rng: Random) -> tuple[Table, Counter[str]]:
    """The same table to a seat's eyes, where hidden cards have changed places; and how many did, by zone."""
    state = table.state.copy()
    state.key = rng.randbytes(KEY_BYTES)
    changed = _exchange(list(_hidden_items(state, mind)), rng)
    for name in ("crisis", "crossroads"):
        changed[name] += _mix_places(state.decks[name], [slot is None for slot in mind.decks[name].slots], rng)
    changed["survivor"] += _mix_places(state.decks["survivor"], [True] * len(state.decks["survivor"]), rng)
    changed["objective"] += _exchange_objectives(state, mind, rng)
    twin = Table(state, table, len(table.done))
    twin.turn_base, twin.turn_base_at = table.turn_base, table.turn_base_at
    twin.history = table.history[:]
    return twin, changed


def _hidden_items(state: State, mind: Knowledge) -> list[Slot]:
    slots: list[Slot] = []
    for player in state.players:
        if player.seat != mind.seat:
            fixed = {*mind.hands[player.seat], *player.locked, *(held.key for held in player.worn)}
            slots += [Slot("hand", k, _into(player.hand, i)) for i, k in enumerate(player.hand) if k not in fixed]
    for name, place in state.places.items():
        pile = mind.decks[name]
        unknown = [i for i, key in enumerate(place.deck) if pile.slots[i] is None and key not in pile.inside]
        slots += [Slot("deck", place.deck[i], _into(place.deck, i)) for i in unknown]
    for i, gone in enumerate(state.removed):
        if not gone.face_up and gone.key not in mind.gone:
            slots.append(Slot("removed", gone.key, _into_as(state.removed, i, partial(Gone, face_up=False))))
    for i, gift in enumerate(state.crisis_pile):
        if not gift.face_up and (gift.giver != mind.seat or mind.seat < 0):
            slots.append(
                Slot("gift", gift.key, _into_as(state.crisis_pile, i, partial(Gift, face_up=False, giver=gift.giver)))
            )
    for i, key in enumerate(state.box):
        if key in state.library.items and not is_left_out(state.library.items[key], state.options):
            slots.append(Slot("box", key, _into(state.box, i)))
    return slots


def _into(cards: list[str], i: int) -> Callable[[str], None]:
    return _into_as(cards, i, str)


def _into_as(things: list, i: int, make: Callable[[str], object]) -> Callable[[str], None]:  # type: ignore[type-arg]
    def put(key: str) -> None:
        things[i] = make(key)

    return put


def _exchange(slots: list[Slot], rng: Random) -> Counter[str]:
    """Deal the cards of each back anew among the places where it lies."""
    changed: Counter[str] = Counter()
    backs: dict[str, list[Slot]] = {}
    for slot in slots:
        backs.setdefault(origin(slot.key), []).append(slot)
    for alike in backs.values():
        keys = [slot.key for slot in alike]
        rng.shuffle(keys)
        for slot, key in zip(alike, keys, strict=True):
            slot.put(key)
            changed[slot.zone] += key != slot.key
    return changed


def _mix_places(deck: list[str], free: list[bool], rng: Random) -> int:
    places = [i for i, is_free in enumerate(free) if is_free]
    keys, before = [deck[i] for i in places], deck[:]
    rng.shuffle(keys)
    for i, key in zip(places, keys, strict=True):
        deck[i] = key
    return deck != before


def _exchange_objectives(state: State, mind: Knowledge, rng: Random) -> int:
    """Another objective of the same kind: who betrays stays as it is."""
    changed = 0
    secrets = state.library.secrets
    for player in state.players:
        if player.seat in (mind.seat, *mind.objectives) or player.objective_shown or not player.objective:
            continue
        kind = type(secrets[player.objective])
        alike = [i for i, key in enumerate(state.box) if type(secrets.get(key)) is kind]
        if alike:
            i = rng.choice(alike)
            state.box[i], player.objective = player.objective, state.box[i]
            changed += 1
    return changed


# Everything hidden is dealt anew


def secrets_of(state: State, mind: Knowledge) -> dict[str, object]:
    """What a seat doesn't see, zone by zone."""
    seat = mind.seat
    others = [player for player in state.players if player.seat != seat]
    return {
        "hands": [sorted(player.hand) for player in others],
        "decks": [place.deck[:] for place in state.places.values()],
        "crises": state.decks["crisis"][:],
        "crossroads": state.decks["crossroads"][:],
        "survivors": state.decks["survivor"][:],
        "exiled": state.decks.get("exiled", [])[:],
        "objectives": [player.objective for player in others],
        "dealt": [player.dealt[:] for player in others],
        "box": sorted(state.box),
        "guarded": [turn.crossroads for turn in state.turns if turn.guard != seat],
        "searching": [turn.searching[:] for turn in state.turns if turn.seat != seat],
        "gone": [gone.key for gone in state.removed if not gone.face_up and gone.key not in mind.gone],
        "gifts": [gift.key for gift in state.crisis_pile if not gift.face_up and (gift.giver != seat or seat < 0)],
        "key": state.key,
    }
