"""What every event has: public facts, private ones for some seats, and whether it shows hidden cards."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, Final, Self, TypeVar, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType, structs

Facts = dict[str, Any]
T = TypeVar("T")

PRIVATE: Final = msgspec.Meta(description="Only some seats are told.")
Private = Annotated[T | UnsetType, PRIVATE]
"""A fact that some seats know and others don't: it is told through `private`, and never set for everybody."""


ALONG: Final = "along"


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened. Its fields are the facts, but for `private` and `reveal`, which are about them."""

    scene: ClassVar[str] = ""
    """What those who show the game scene by scene show it in: a new scene begins where it differs from the last.
    `ALONG`: in whatever scene it happens."""
    private: dict[int, Facts] = {}
    """Seat -> what it knows beyond the public facts; seats may know different things."""
    reveal: bool = False
    """Whether it shows cards that were hidden: undo never goes back behind it."""

    @property
    def only_words(self) -> bool:
        """Nothing on the table has changed, so what was listed before still is what can be done."""
        return False

    @property
    def kind(self) -> str:
        """The name of its kind, the same on the wire, in messages and in tests."""
        return str(self.__struct_config__.tag)

    @property
    def facts(self) -> Facts:
        """What is known, by name, in the order of the fields; facts that aren't set are left out."""
        facts = structs.asdict(self)
        del facts["private"], facts["reveal"]
        for name in _may_be_unset(type(self)):
            if facts[name] is UNSET:
                del facts[name]
        return facts

    def __repr__(self) -> str:
        """Its facts, and what only some seats are told."""
        shown = {**self.facts, "private": self.private} if self.private else self.facts
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    def seen_by(self, seat: int) -> Self:
        """The event as one seat (or a spectator) gets it."""
        more = self.private.get(seat)
        if more:
            return structs.replace(self, private={}, reveal=False, **more)
        return structs.replace(self, private={}, reveal=False)


class Reveal(Event, frozen=True, kw_only=True):
    """Something that always shows cards that were hidden."""

    reveal: bool = True


class Spoken(Event, frozen=True, kw_only=True):
    """Something that was only said: nothing on the table has changed."""

    @property
    def only_words(self) -> bool:
        return True


class TableEvent(Event, frozen=True, kw_only=True):
    """Something that no rule tells: it happened to the table, not in the game."""


class UnknownEvent(Event, frozen=True, kw_only=True):
    """Something of a kind that a newer version tells and this one doesn't know."""

    name: str
    told: Facts

    @property
    def kind(self) -> str:
        return self.name

    @property
    def facts(self) -> Facts:
        return self.told


@cache
def _may_be_unset(kind: type[Event]) -> tuple[str, ...]:
    return tuple(field.name for field in structs.fields(kind) if field.default is UNSET)


@cache
def private_facts(kind: type[Event]) -> frozenset[str]:
    """The facts of a kind of event that only some seats are told."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if PRIVATE in getattr(hint, "__metadata__", ()))
