"""Cards that everybody sees: played, equipped, given, stored, gone."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hivernage.model.events.base import ALONG, Event, Reveal, Spoken


class Played(Reveal, frozen=True, kw_only=True, tag="played"):
    """A card is played."""

    seat: int
    card: str


class Equipped(Event, frozen=True, kw_only=True, tag="equipped"):
    """A survivor carries a card from now on."""

    survivor: str
    card: str


class HandedOff(Event, frozen=True, kw_only=True, tag="handed-off"):
    """A survivor hands an equipped card to another."""

    survivor: str
    card: str
    to: str


class SetAside(Reveal, frozen=True, kw_only=True, tag="set-aside"):
    """A hand card is used up for an action."""

    seat: int
    card: str


class Discarded(Reveal, frozen=True, kw_only=True, tag="discarded"):
    """A hand card is discarded."""

    seat: int
    card: str


class CardLeft(Event, frozen=True, kw_only=True, tag="card-left"):
    """A card leaves the game, and everybody sees which."""

    scene = ALONG
    card: str


class Requested(Spoken, frozen=True, kw_only=True, tag="requested"):
    """A player asks the others for a card."""

    seat: int
    symbol: str


class GiftsOffered(Spoken, frozen=True, kw_only=True, tag="offered"):
    """It is told who offers a card that was asked for."""

    seats: list[int]
    symbol: str

    @property
    def only_words(self) -> bool:
        return not self.seats  # what is offered has left a hand


class GiftGiven(Reveal, frozen=True, kw_only=True, tag="gave"):
    """A card that was asked for is given, and played at once."""

    seat: int  # the giver
    card: str


class ItemNamed(Event, frozen=True, kw_only=True, tag="item-named"):
    """A player names an item that they want somebody to give them."""

    seat: int
    card: str  # any copy of it


class Attached(Event, frozen=True, kw_only=True, tag="attached"):
    """A crossroads card stays with a survivor."""

    card: str
    survivor: str


class CardWorn(Event, frozen=True, kw_only=True, tag="worn"):
    """A token is put on an equipped card."""

    card: str
    survivor: str
    tokens: int


class EquipmentToHand(Event, frozen=True, kw_only=True, tag="equipment-to-hand"):
    """A survivor's equipment goes back to the player's hand."""

    scene = "deaths"
    seat: int
    cards: list[str]


class EquipmentToDeck(Event, frozen=True, kw_only=True, tag="equipment-to-deck"):
    """The equipment of a survivor who is gone goes into the deck of the place."""

    scene = "deaths"
    place: str
    cards: list[str]


class EquipmentToLoot(Event, frozen=True, kw_only=True, tag="equipment-to-loot"):
    """The equipment of a survivor who is gone stays at a place without a deck."""

    scene = "deaths"
    place: str
    cards: list[str]


class DugUp(Reveal, frozen=True, kw_only=True, tag="dug"):
    """Cards of a deck are turned up for everybody."""

    seat: int
    deck: str
    cards: list[str]


class CardFound(Reveal, frozen=True, kw_only=True, tag="found"):
    """A card that was looked for in a deck is shown to everybody."""

    seat: int
    deck: str
    card: str


class CardTaken(Event, frozen=True, kw_only=True, tag="took"):
    """A player takes a card that lies open."""

    seat: int
    card: str


class Purged(Reveal, frozen=True, kw_only=True, tag="purged"):
    """Cards are looked for in a deck and leave the game."""

    deck: str
    cards: list[str]


class Retrieved(Event, frozen=True, kw_only=True, tag="retrieved"):
    """Cards that left the game come back."""

    seat: int
    cards: list[str]
    hidden: list[str]  # those of them that had left the game face down
    to: str  # hand, waste


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """A deck is shuffled."""

    scene = ALONG
    deck: str  # a place, or "survivors"
    returned: list[str] | UnsetType = UNSET  # cards that were turned up from it and go back first


class TopSeen(Reveal, frozen=True, kw_only=True, tag="top"):
    """The card that lies on top of a deck now has the back of another one."""

    scene = ALONG
    place: str
    back: str


class HandShown(Reveal, frozen=True, kw_only=True, tag="hand-shown"):
    """A player shows hand cards to everybody."""

    seat: int
    cards: list[str]
