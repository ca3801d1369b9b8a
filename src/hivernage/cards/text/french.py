"""What French does where two words meet: the few rules that messages can't hold."""

from __future__ import annotations

import re

VOWEL = "aàâeéèêiîoôuùyAÀÂEÉÈÊIÎOÔUÙœŒ"  # no h: it is silent in hôpital, which brings its own l’, but not in Harman
FUSED = (
    (re.compile(r"\b([Dd])e le (?=\w)"), r"\1u "),
    (re.compile(r"\b([Dd])e les (?=\w)"), r"\1es "),
    (re.compile(r"\bà le (?=\w)"), "au "),
    (re.compile(r"\bà les (?=\w)"), "aux "),
    (re.compile(r"\b([Ss])i (?=ils?\b)"), r"\1’"),
)
ELIDED = re.compile(rf"\b([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e (?=[{VOWEL}])")
VOWEL_EXCEPTIONS = re.compile(r"\b(d|qu)’(?=(?:onze|oui|yaourt)\b)")


def contract(text: str) -> str:
    """`de le` becomes `du`, `à les` `aux`, `de Olivia` `d’Olivia`, `que Ashley` `qu’Ashley`, `si il` `s’il`."""
    for pattern, fused in FUSED:
        text = pattern.sub(fused, text)
    return VOWEL_EXCEPTIONS.sub(r"\1e ", ELIDED.sub(r"\1’", text))
