"""The few cards whose rules are written in Python; their texts are the messages `special-<name>` of cards/text."""

from __future__ import annotations

from hivernage.rules.special import ambush, christmas, exile_phase, gambling, james_meyers, the_vault
from hivernage.rules.special.base import SpecialRule

SPECIALS: dict[str, SpecialRule] = {
    "gambling": gambling.RULE,
    "james-meyers": james_meyers.RULE,
    "christmas": christmas.RULE,
    "the-vault": the_vault.RULE,
    "ambush": ambush.RULE,
    "exile-phase": exile_phase.RULE,
}
