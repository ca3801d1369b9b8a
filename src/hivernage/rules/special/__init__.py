"""The few cards whose rules are written in Python; their texts are the messages `special-<name>` of cards/text."""

from __future__ import annotations

from hivernage.rules.special import (
    ambush,
    christmas,
    exile_phase,
    exile_the_accuser,
    gambling,
    james_meyers,
    oh_what_a_feeling,
    one_more,
    the_vault,
    weeds,
)
from hivernage.rules.special.base import SpecialRule

SPECIALS: dict[str, SpecialRule] = {
    "gambling": gambling.RULE,
    "james-meyers": james_meyers.RULE,
    "christmas": christmas.RULE,
    "one-more": one_more.RULE,
    "the-vault": the_vault.RULE,
    "ambush": ambush.RULE,
    "exile-phase": exile_phase.RULE,
    "oh-what-a-feeling": oh_what_a_feeling.RULE,
    "weeds": weeds.RULE,
    "exile-the-accuser": exile_the_accuser.RULE,
}
