"""Moving (F3)."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.cards.effects import Power
from hivernage.cards.library import card_of_node
from hivernage.cards.modifiers import Cannot, Carries, NoExposure
from hivernage.model.board import DEN
from hivernage.model.events import Moved, PowerUsed, SetAside
from hivernage.model.parts import INSIDE, Survivor
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.asking import Asking, ask, pick_one
from hivernage.rules.colony import discard_played
from hivernage.rules.crossroads import Moment
from hivernage.rules.exposure import expose
from hivernage.rules.gates import against_place
from hivernage.rules.homes import colony_at, home, is_home
from hivernage.rules.losses import check_deaths
from hivernage.rules.powers import Source, bans_on, first_uses, forbids, is_spared_move, mark_used, mods, spares_move
from hivernage.rules.refusal import Reason
from hivernage.rules.scope import Scope
from hivernage.rules.spaces import entrance_room, free_spaces, rooms
from hivernage.rules.whenever import whenever

MOVED = Reason("F3", "moved-already", "survivor")
FORBIDDEN = Reason("T1", "forbidden-move", "ban", "survivor")
FORBIDDEN_THERE = Reason("T1", "forbidden-move-there", "ban", "survivor")
THERE = Reason("F3.3", "there-already", "survivor", "place")
CLOSED = Reason("E3.10", "colony-closed")
NO_DOOR = Reason("W6.1", "no-free-entrance", "place")
FULL = Reason("F3.1", "place-full", "place")
DEN_CLOSED = Reason("LW2", "den-closed")


def moves_now(state: State, seat: int) -> bool:
    """Whether a seat may move anybody now: in a step for it, and where that goes by turns, when it is to move (W4)."""
    if "move" not in state.game.verbs.get(state.step, ()):
        return False
    return state.step != state.game.by_turns or state.turns[state.to_move].seat == seat


def against_leaving(survivor: Survivor, bans: list[Cannot]) -> Reason | None:
    """What keeps a survivor where they are; `bans`: what cards forbid them."""
    if survivor.moved:
        return MOVED
    if forbids(bans, "move"):
        return FORBIDDEN
    return None


def against_going(state: State, survivor: Survivor, place: str, free: int, bans: list[Cannot]) -> Reason | None:
    """What keeps a survivor from a place; `free`: its survivor spaces left.

    To somebody else's home one goes no further than its entrances, and from one to another is a move (W6).
    """
    if len(state.colonies) > 1 and is_strange_home(state, survivor, place):
        if forbids(bans, "move", place):
            return FORBIDDEN_THERE
        return DEN_CLOSED if place == DEN else None if doors(state, survivor, place) else NO_DOOR
    if place == survivor.place:
        return THERE
    if state.players[survivor.owner].exiled and is_home(state, place):
        return CLOSED
    if bans and forbids(bans, "move", place):
        return FORBIDDEN_THERE
    if state.closed and (closed := against_place(state, place)):
        return closed
    if free <= 0 and not state.game.ways_in(state, survivor, place):
        return FULL
    return None


def is_strange_home(state: State, survivor: Survivor, place: str) -> bool:
    """Whether others live at a place."""
    return is_home(state, place) and place != home(state, survivor.owner)


def doors(state: State, survivor: Survivor, place: str) -> list[str]:
    """The entrances of somebody else's home with an empty space, but for the one where the survivor stands (W6.1)."""
    here = survivor.door if survivor.place == place else INSIDE
    entrances = state.places[place]
    return [str(i + 1) for i in range(len(entrances.zombies)) if i != here and entrance_room(state, entrances, i) > 0]


def destinations(state: State, survivor: Survivor, room: dict[str, int], bans: list[Cannot] | None = None) -> list[str]:
    """Places a survivor may move to now; `room` gives the free survivor spaces (F3.1, F3.3, E3.10)."""
    found = bans_on(state, survivor) if bans is None else bans
    if against_leaving(survivor, found) is not None:
        return []
    return [name for name, free in room.items() if against_going(state, survivor, name, free, found) is None]


def move(state: State, name: str, target: str, fuel: str = "") -> Asking[tuple[Moment, ...]]:
    """To another place, with an exposure roll before anything else happens (F3.2), unless fuel or a power spares it.

    Before that the entrance is picked at somebody else's home, and who leaves a full place (W7.4).
    """
    survivor = state.survivors[name]
    there, seat = survivor.place, survivor.owner
    door = yield from _make_way(state, survivor, target, fuel)
    if fuel in state.lane.shown:
        state.lane.shown.remove(fuel)
    colony = colony_at(state, target)
    to_empty = not state.at(target) and not (colony is not None and colony.helpless)
    spared = bool(fuel) or is_spared_move(state, survivor, there, target)  # by abilities as the move begins
    by = None if spared else first_spare(state, survivor, there, target)
    seats = sum(mod.n for mod in (*mods(state, survivor, Carries), *_of_card(state, fuel)))
    survivor.moved = True
    survivor.stand(target)
    survivor.door = door
    entrance = UNSET if door == INSIDE else door + 1
    state.tell(Moved(survivor=name, seat=seat, place=there, to=target, card=fuel, reveal=bool(fuel), entrance=entrance))
    if fuel:
        discard_played(state, seat, fuel)
    moments = [Moment("moved", it=name, here=target, there=there, fuel=bool(fuel), to_empty=to_empty)]
    company = yield from _carry(state, survivor, there, seats)
    moments += [Moment("moved", it=other, here=target, there=there) for other in company]
    if by is not None:
        from hivernage.rules.effects.interpret import run

        mark_used(state, *by)
        state.tell(PowerUsed(seat=seat, survivor=name, power=by[0].name, which=""))
        yield from run(state, by[1].do, Scope(seat, it=name, here=target, there=there, card=card_of_node(by[0].name)))
    elif not spared:
        survivor.left = there
        result = yield from expose(state, name, "move")
        survivor.left = ""
        moments.append(Moment("exposed", result, it=name, here=target, there=there, to_empty=to_empty))
    for mover in (name, *company):
        if mover in state.survivors:
            yield from whenever(state, "moved", Scope(seat, it=mover, here=target, there=there))
    yield from check_deaths(state)
    return tuple(moments)


def _of_card(state: State, fuel: str) -> list[Carries]:
    """How many more a card that is played with the move takes along."""
    powers = state.library.items[fuel].powers if fuel else ()
    return [mod for power in powers for mod in power.mods if isinstance(mod, Carries)]


def _make_way(state: State, survivor: Survivor, target: str, fuel: str) -> Asking[int]:
    """The entrance to stand at, or inside; somebody may have to leave a full place first. Fuel lies open meanwhile.

    Given fuel does so already, since it was played.
    """
    is_full = free_spaces(state, target) <= 0 and not is_home(state, target)
    if not (is_full or is_strange_home(state, survivor, target)):
        return INSIDE
    if fuel and fuel not in state.lane.shown:
        state.lane.shown.append(fuel)
        state.tell(SetAside(seat=survivor.owner, card=fuel))
    return (yield from _pick_way(state, survivor, target))


def _pick_way(state: State, survivor: Survivor, target: str) -> Asking[int]:
    name = survivor.id
    if is_strange_home(state, survivor, target):
        picked = yield from pick_one(
            state, survivor.owner, "entrance", lambda: doors(state, survivor, target), ("stand", target), needs=name
        )
        return int(picked) - 1
    leaving = yield from pick_one(
        state,
        survivor.owner,
        "survivor",
        lambda: state.game.ways_in(state, survivor, target),
        ("send-home", target),
        needs=name,
    )
    yield from state.game.send_away(state, survivor, state.survivors[leaving])
    return INSIDE


def first_spare(state: State, survivor: Survivor, there: str, here: str) -> tuple[Source, Power] | None:
    """What spares one move of the turn or round its roll, if this is the first."""
    for source, power, mod in first_uses(state, survivor, NoExposure):
        if spares_move(state, mod, survivor.owner, there, here):
            return source, power
    return None


def _carry(state: State, survivor: Survivor, there: str, seats: int) -> Asking[list[str]]:
    """Others of the group who go along: it is their move, and they roll for nothing."""
    company: list[str] = []

    def options() -> tuple[Answer, ...]:
        here = survivor.place
        room = (
            {here: entrance_room(state, state.places[here], survivor.door)} if survivor.door != INSIDE else rooms(state)
        )
        group = [s for s in state.group(survivor.owner) if s.place == there and s is not survivor]
        going = [s.id for s in group if room[here] > 0 and here in destinations(state, s, room)]
        return (*(("survivor", name) for name in going), ("enough",))

    while len(company) < seats and len(options()) > 1:
        answer = yield from ask(
            state, survivor.owner, "survivor", ("go-along", survivor.id), options, needs=survivor.id
        )
        if answer == ("enough",):
            break
        other = state.survivors[answer[1]]
        other.moved = True
        other.stand(survivor.place)
        other.door = survivor.door
        state.tell(Moved(survivor=other.id, seat=other.owner, place=there, to=survivor.place, card=""))
        company.append(other.id)
    return company
