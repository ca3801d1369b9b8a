"""What a running effect is about: whose it is, which survivor and place are in question."""

from __future__ import annotations

import msgspec

from hivernage.model.parts import SpecialZombie


class Scope(msgspec.Struct, frozen=True):
    """Public facts only: no hidden card ever sits in a scope."""

    seat: int
    it: str = ""  # the survivor in question
    here: str = ""  # the place in question
    there: str = ""  # where a move came from
    player: int = -1  # the player in question
    card: str = ""  # the card whose effect this is
    weapon: str = ""  # the equipped card in question
    result: int = 0  # what the step before gave
    since: int = 0  # the clock when the effect was set up
    last: str = ""  # the survivor last picked, for whoever asks what the effect was about
    emptied: str = ""  # the place whose zombies an earlier step takes away, while one asks what can be done
    stands: str = ""  # where an earlier step puts "it", while one asks what can be done
    party: tuple[str, ...] = ()  # survivors placed together, who don't make room for each other
    creature: SpecialZombie | None = None  # the special zombie that was just attacked
    accuser: int = -1  # who called the player in question a betrayer
    colony: int = -1  # the colony that a lone wolf's mission is about: to them, the enemy
    at_once: bool = False  # others do the same at the same time: groups are looked at when all are done

    def but(self, **changes: str | int | tuple[str, ...] | SpecialZombie) -> Scope:
        """The same scope with some facts changed."""
        return msgspec.structs.replace(self, **changes)

    def words(self, node: str) -> tuple[str, ...]:
        """As arguments of a question; `from_words` reads them back."""
        about = () if self.colony < 0 else (str(self.colony),)
        plain = (self.it, self.here, self.there, str(self.player), self.card, self.weapon, str(self.result))
        return (node, *plain, *about)


def from_words(seat: int, args: tuple[str, ...]) -> Scope:
    """The scope that a question was put in."""
    _, it, here, there, player, card, weapon, result, *about = args
    scope = Scope(seat, it, here, there, int(player), card, weapon, int(result))
    return scope.but(colony=int(about[0])) if about else scope
