"""Which decks of other boxes a box is played with, as its rulebook lists them (W2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from hivernage.model.options import Box, Options

OLDER: Final[tuple[Box, ...]] = ("base", "long-night")


class Joined(NamedTuple):
    """The boxes that cards of a kind are taken from, and which of them stay out or alone come in."""

    boxes: tuple[Box, ...]
    without: frozenset[str] = frozenset()
    only: frozenset[str] = frozenset()

    def takes(self, box: str, name: str) -> bool:
        """Whether a card with this id is played with."""
        return box in self.boxes and name not in self.without and (not self.only or name in self.only)


WAR: Final[dict[str, Joined]] = {
    "item": Joined(("base",)),  # W2.1
    "starting": Joined(OLDER),  # W2.2
    "survivor": Joined(OLDER),  # W2.4
    "secret": Joined(OLDER, without=frozenset({"justice", "us-or-them"})),  # W2.5
}
"""What a war is played with beside its own cards; nothing else of the older boxes (W2.6, W2.13)."""

WAR_CROSSROADS: Final = Joined(
    OLDER,
    only=frozenset(
        (
            *("abandoned", "the-arctic-king", "army", "book-of-the-dead", "brandon-kane", "christmas"),
            *("collapsing-barriers", "crazed-survivor", "creature-comforts", "dynamite", "forest-plum", "gabriel-diaz"),
            *("gambling", "harman-brooks", "heads-up", "helpless", "hunger", "john-price", "lovers-quarrel", "maude"),
            *("mike-cho", "music", "old-divisions", "outbreak", "outsiders", "radio-signal", "rascals", "riot"),
            *("rod-miller", "the-sunshine-state", "thomas-heart", "toxic-waste", "supply-drop", "wavering-loyalties"),
            *("wounded-survivor",),
            *("all-in-class", "cole-winters", "derek-yoshida", "disturbed", "eric-parker", "fatima-rhodes"),
            *("the-gunslinger", "hair-raising", "highway-to-hell", "ice-fishing", "intervention", "usin"),
            *("oh-what-a-feeling", "the-rats", "rocco-bellini", "toys", "health-emergency"),
        )
    ),
)
"""Those of the older boxes that go with a war, if the table wants them (W2.7, W2.8)."""


ALLIES_ONLY: Final = frozenset({"anita-wallace", "eric-parker", "nadia-rivers", "derek-yoshida"})
"""Survivors whose abilities are for allies alone, where there are enemies (W18.5)."""


def is_joined(options: Options, box: str, kind: str, name: str, own_kinds: set[str]) -> bool:
    """Whether a card of another box comes into a game; `own_kinds`: the kinds of deck that its own box brings."""
    if options.box == "warring-colonies":
        if kind == "crossroads":
            return options.older_crossroads and WAR_CROSSROADS.takes(box, name)
        return kind in WAR and WAR[kind].takes(box, name)
    if box == "warring-colonies":
        return kind in options.joined  # W22, LW7
    if box not in OLDER:
        return False
    return kind in options.mixed or (box == "base" and kind not in own_kinds)
