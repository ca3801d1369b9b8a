"""What may stand in fields that the wire leaves open: the kinds of events and questions, and how games end.

In Python these fields are plain: a client goes on with what only a newer server tells, as far as it needn't know it.
Schema, TypeScript and docs name what there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

from msgspec import UNSET, structs
from msgspec import inspect as kinds

from hivernage.model.endings import Ending
from hivernage.model.events import Event, private_facts
from hivernage.model.question import Wait
from hivernage.model.question_kinds import QuestionKind
from hivernage.views import QuestionView, View

NAMED: Final[dict[str, Any]] = {"QuestionKind": QuestionKind, "Ending": Ending}
"""Closed sets that have a name of their own."""

CLOSED: Final[dict[tuple[type, str], Any]] = {
    (QuestionView, "kind"): QuestionKind,
    (QuestionView, "wait"): Wait,
    (View, "ending"): Ending | Literal[""],
}
"""Fields that hold one of a closed set."""


class Fact(NamedTuple):
    """A fact of an event. `private`: only some seats are told; `always`: it is told every time."""

    name: str
    type: kinds.Type
    private: bool
    always: bool


def facts_of(event: type[Event]) -> Iterator[Fact]:
    """The facts of a kind of event, as they are sent."""
    info = kinds.type_info(event)
    assert isinstance(info, kinds.StructType)
    unset = {field.name for field in structs.fields(event) if field.default is UNSET}
    for field in info.fields:
        if field.name not in Event.__struct_fields__:
            plain = field.type.type if isinstance(field.type, kinds.Metadata) else field.type
            yield Fact(field.name, plain, field.name in private_facts(event), field.name not in unset)
