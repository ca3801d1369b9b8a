"""Judges who think of themselves: the personal objective, loyal or not, and the missions of a lone wolf."""

from __future__ import annotations

from collections.abc import Callable

from hivernage.bots.aims.aims import Aims, is_betrayer
from hivernage.bots.aims.missions import Missions
from hivernage.bots.aims.own_objective import OwnObjective
from hivernage.bots.judges.character import Character
from hivernage.bots.judges.position import Marks, Position
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.treason.betrayer import Betrayer
from hivernage.bots.treason.exiled import ExiledPlayer


class ForOneself:
    """Bends the marks towards the own objective: betrayers and exiles go their own way, the loyal help the colony."""

    def __init__(self, character: Character) -> None:
        self.character = character

    def weigh(self, position: Position, marks: Marks) -> Marks:
        outlook, question, answers = position.outlook, position.question, position.answers
        if outlook.exiled:
            return ExiledPlayer(outlook, position.aims, position.story).marks(question, answers, marks)
        if self.character.goes_own_way(outlook):
            return Betrayer(outlook, position.aims, position.story).marks(question, answers, marks)
        if _is_loyal_with_aims(position, self.character):
            own = OwnObjective(outlook, position.aims, self.character.eagerness(outlook))
            return own.marks(question, answers, marks)
        return marks


class ForMissions:
    """What a lone wolf's missions add."""

    def __init__(self, character: Character, missions: Callable[[Outlook, Aims, float], Missions] = Missions) -> None:
        self.character = character
        self.missions = missions

    def weigh(self, position: Position, marks: Marks) -> Marks:
        outlook = position.outlook
        if not outlook.sides.is_lone or not _is_loyal_with_aims(position, self.character):
            return marks
        missions = self.missions(outlook, position.aims, self.character.eagerness(outlook))
        return missions.marks(position.question, position.answers, marks)


def _is_loyal_with_aims(position: Position, character: Character) -> bool:
    """Whether the seat thinks of an objective of its own that asks for the colony's success."""
    outlook = position.outlook
    mine = outlook.view.mine
    has_own = bool(mine and mine.objective and not outlook.exiled and not is_betrayer(outlook.view, outlook.library))
    return has_own and not position.is_about_exile and character.thinks_of_own(outlook)
