"""Where people live, as a seat sees it: the same questions as `rules.homes`, asked of a view."""

from __future__ import annotations

from hivernage.cards.targets import HOME_WORD
from hivernage.model.board import DIE_NUMBERS, SPOTS
from hivernage.views import ColonyView, View


def home_of(view: View, seat: int) -> str:
    """The place a seat lives in."""
    return colony_of(view, seat).place


def colony_of(view: View, seat: int) -> ColonyView:
    """The colony a seat belongs to; for a spectator the first one."""
    return view.colonies[view.players[seat].colony if seat >= 0 else 0]


def colony_at(view: View, place: str) -> ColonyView | None:
    """The colony that lives at a place, if one does."""
    for colony in view.colonies:
        if colony.place == place:
            return colony
    return None


def is_home(view: View, place: str) -> bool:
    """Whether somebody lives at a place."""
    return colony_at(view, place) is not None


def homes_of(view: View) -> tuple[str, ...]:
    """The places that people live in."""
    return tuple(colony.place for colony in view.colonies)


def outside_of(view: View) -> tuple[str, ...]:
    """All places in play but the homes."""
    return tuple(place.name for place in view.places if not is_home(view, place.name))


def town_of(view: View) -> tuple[str, ...]:
    """The places that a die for a random place can name."""
    return tuple(place.name for place in view.places if is_meant(view, "town", place.name))


def says_home(where: str | None) -> bool:
    """Whether a card says `colony`: the home of whoever it is about, wherever that lies."""
    return where == HOME_WORD


def enemy_home(view: View, seat: int) -> str | None:
    """Where the other colony lives; nowhere where there is none."""
    number = view.players[seat].colony if seat >= 0 else 0
    return view.colonies[1 - number].place if len(view.colonies) > 1 and number < 2 else None


def rival_of(view: View, seat: int) -> int | None:
    """Somebody of the other colony; nobody where there is none."""
    other = 1 - view.players[seat].colony
    return next((player.seat for player in view.players if player.colony == other), None)


def turns_to_come(view: View) -> list[int]:
    """The seats of the looker's colony that still have a turn in this round after those in progress."""
    if len(view.colonies) > 1:
        own = view.players[view.seat].colony
        return [seat for pair in view.pairs for seat in pair if seat >= 0 and view.players[seat].colony == own]
    count = len(view.players)
    return [(view.active + n) % count for n in range(1, view.turns_left)]


def balance(view: View, place: str) -> list[int]:
    """How many survivors each of the first two colonies has at a place."""
    there = [view.players[survivor.owner].colony for survivor in view.survivors if survivor.place == place]
    return [there.count(0), there.count(1)]


def is_meant(view: View, where: str | None, place: str, seat: int | None = None) -> bool:
    """Whether a card that says where means this place; its colony is that of the seat, usually the one that looks."""
    if where is None or where == "everywhere":
        return True
    if where == "non-colony":
        return not is_home(view, place)
    if where == "town":
        return place in SPOTS and SPOTS[place].number in DIE_NUMBERS  # a card may come from no place
    if where == "enemy-colony":
        return place == enemy_home(view, view.seat if seat is None else seat)
    if where == "contested":
        return not is_home(view, place) and all(balance(view, place))
    return place == (home_of(view, view.seat if seat is None else seat) if says_home(where) else where)
