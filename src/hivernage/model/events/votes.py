"""What players settle together: votes, exile, joint payments."""

from __future__ import annotations

from msgspec import UNSET

from hivernage.model.events.base import Event, Private, Reveal


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """The votes are opened."""

    scene = "vote"
    about: list[str]  # ["exile", a seat], ["card", a card], or ["token", a seat]
    up: list[int]
    down: list[int]


class TokenVoteCalled(Event, frozen=True, kw_only=True, tag="token-vote"):
    """A vote is called to leave the first player token where it is."""

    seats: list[int]  # who called it


class TieBroken(Event, frozen=True, kw_only=True, tag="tie-broken"):
    """The first player, who had no vote, decides a tie."""

    scene = "vote"
    seat: int
    up: bool


class ExileCalled(Event, frozen=True, kw_only=True, tag="exile-called"):
    """A vote to exile a player is called."""

    seat: int  # whose turn it is
    named: int


class Exiled(Event, frozen=True, kw_only=True, tag="exiled"):
    """A player is exiled."""

    scene = "exile"
    seat: int


class ExiledObjectiveDrawn(Reveal, frozen=True, kw_only=True, tag="exiled-objective"):
    """An exiled player draws an exiled objective."""

    seat: int
    card: Private[str] = UNSET


class ObjectiveShown(Reveal, frozen=True, kw_only=True, tag="objective-shown"):
    """An exiled player has to show the old objective."""

    seat: int
    card: str


class VoteNotCalled(Event, frozen=True, kw_only=True, tag="no-vote"):
    """A player who may name somebody for exile names nobody."""

    scene = "exile"
    seat: int


class WronglyExiled(Reveal, frozen=True, kw_only=True, tag="wrongly-exiled"):
    """Two players were exiled who are no betrayers, and the colony despairs."""

    scene = "exile"


class Pledged(Event, frozen=True, kw_only=True, tag="pledged"):
    """A player puts a card or a die towards a joint payment."""

    seat: int
    thing: str


class PledgeWithdrawn(Event, frozen=True, kw_only=True, tag="withdrawn"):
    """A player takes back all pledges and steps out."""

    seat: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A player pledges nothing more."""

    seat: int


class PledgeReturned(Event, frozen=True, kw_only=True, tag="pledge-returned"):
    """A pledged card goes back to its player's hand."""

    seat: int
    card: str


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A joint payment is made."""


class NotPaid(Event, frozen=True, kw_only=True, tag="not-paid"):
    """A joint payment fails, and everybody takes back what they pledged."""
