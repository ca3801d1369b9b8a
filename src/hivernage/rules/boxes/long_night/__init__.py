"""Long Night: what its games have beside the base box, and what each of its modules adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hivernage.model.options import Module
from hivernage.rules.boxes.base import BASE
from hivernage.rules.boxes.long_night.bandits import with_bandits
from hivernage.rules.boxes.long_night.improvements import with_improvements
from hivernage.rules.boxes.long_night.raxxon import with_raxxon
from hivernage.rules.boxes.long_night.token import keep_or_pass_token
from hivernage.rules.game import Game, Part, with_verb

LONG_NIGHT: Final = BASE._replace(
    night=tuple(Part("token", "L1", keep_or_pass_token) if part.name == "token" else part for part in BASE.night),
    verbs=with_verb(BASE, "calm"),
)

MODULE_PARTS: Final[dict[Module, Callable[[Game], Game]]] = {
    "improvements": with_improvements,
    "bandits": with_bandits,
    "raxxon": with_raxxon,
}
