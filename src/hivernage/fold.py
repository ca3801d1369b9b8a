"""What can be made of a story by reading it event by event, each of them once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

from hivernage.model.events import Event

F = TypeVar("F", bound="Fold")
E = TypeVar("E", bound=Event)


class Fold:
    """Follows a story. What an event means to it, a lesson says, which is registered by the type of event it takes."""

    lessons: ClassVar[dict[type[Event], Callable[[Any, Any], None]]] = {}
    eyes: int | None = None
    """The seat that sees the events; none where they are told as a seat saw them, or as everybody did."""

    def __init_subclass__(cls) -> None:
        cls.lessons = dict(cls.lessons)

    @classmethod
    def lesson(cls: type[F], function: Callable[[F, E], None]) -> Callable[[F, E], None]:
        """Register what an event teaches: the type of the argument, or a union, says which kinds it takes."""
        event = list(inspect.signature(function).parameters)[1]
        hint = get_type_hints(function)[event]
        for kind in get_args(hint) or (hint,):
            assert kind not in cls.lessons, f"two lessons about {kind.__name__}"
            cls.lessons[kind] = function
        return function

    def begin(self) -> None:
        """Nothing is read yet. Where something was taken back, a story is read from its beginning again."""
        self._read = 0
        self._last: Event | None = None

    def read(self, story: Sequence[Event], first: Callable[[], None] | None = None) -> None:
        """Read what is new; where it is another story since, begin anew, with what is known `first`, before it."""
        if not 0 < self._read <= len(story) or story[self._read - 1] is not self._last:
            self.begin()
            if first is not None:
                first()
        for event in story[self._read :]:
            self.take(event)
            self._read += 1
        self._last = story[-1] if story else None

    def take(self, event: Event) -> None:
        """Take in one event."""
        lesson = self.lessons.get(type(event))
        if lesson is not None:
            lesson(self, event if self.eyes is None else event.seen_by(self.eyes))
