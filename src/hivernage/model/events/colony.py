"""What changes in a colony: its tracks, its waste, its main objective. `colony` is its place in `state.colonies`."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hivernage.model.events.base import ALONG, Event


class MoraleChanged(Event, frozen=True, kw_only=True, tag="morale"):
    """The morale of a colony goes up or down."""

    change: int
    now: int
    colony: int


class FoodChanged(Event, frozen=True, kw_only=True, tag="food"):
    """A colony gets food or uses some."""

    change: int
    now: int
    colony: int


class FoodDue(Event, frozen=True, kw_only=True, tag="food-due"):
    """A colony has to eat."""

    scene = "meal"
    need: int
    have: int
    colony: int


class Starved(Event, frozen=True, kw_only=True, tag="starvation"):
    """A colony gets a starvation token."""

    now: int
    colony: int


class HelplessChanged(Event, frozen=True, kw_only=True, tag="helpless"):
    """Helpless survivors come to a colony or leave it."""

    change: int
    now: int
    colony: int
    unruly: int | UnsetType = UNSET  # so many of them are unruly


class HelplessKilled(Event, frozen=True, kw_only=True, tag="helpless-killed"):
    """A helpless survivor is killed."""

    scene = "deaths"
    now: int
    colony: int
    unruly: bool | UnsetType = UNSET  # whether it was an unruly one


class HelplessTempered(Event, frozen=True, kw_only=True, tag="tempered"):
    """Helpless survivors of a colony become unruly, or calm again."""

    change: int  # of the unruly ones
    now: int  # how many are unruly
    colony: int


class Wasted(Event, frozen=True, kw_only=True, tag="waste"):
    """A card goes to the waste pile of a colony."""

    scene = ALONG
    card: str
    colony: int


class Cleaned(Event, frozen=True, kw_only=True, tag="cleaned"):
    """The top cards of a waste pile leave the game."""

    survivor: str
    cards: list[str]
    colony: int


class CardStored(Event, frozen=True, kw_only=True, tag="stored"):
    """A card is put on the main objective of a colony. `pledged`: it lay in the middle, for a joint payment."""

    seat: int
    card: str
    colony: int
    pledged: bool = False


class StoredTaken(Event, frozen=True, kw_only=True, tag="stored-taken"):
    """A card on the main objective of one colony comes to that of the other."""

    seat: int
    card: str
    colony: int  # that has it now


class TokenPlaced(Event, frozen=True, kw_only=True, tag="token"):
    """Tokens are put on the main objective of a colony."""

    now: int
    colony: int
