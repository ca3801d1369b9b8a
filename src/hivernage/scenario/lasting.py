"""Effects that last or wait, in the set-up of a scenario."""

from __future__ import annotations

from typing import TypeVar

from hivernage.cards.effects import Lasting, Later
from hivernage.cards.library import card_of_node, face, words_in
from hivernage.model.ids import seat_of
from hivernage.model.parts import NOBODY, Scheduled, Standing
from hivernage.model.state import State
from hivernage.scenario.file import Scenario
from hivernage.scenario.words import Lasts
from hivernage.yaml_files.document import Keys
from hivernage.yaml_files.problems import suggestion

W = TypeVar("W", Lasting, Later)
BEFORE = 0
"""The clock when it was set up: before anything that the scenario plays."""


def lay_effects(scenario: Scenario, state: State) -> None:
    """What lasts or waits in the position; where its card lies, the set-up says elsewhere."""
    for i, spec in enumerate(scenario.setup.standing or []):
        state.standing.append(_Reader(scenario, state, spec, ("setup", "standing", i)).standing())
    for i, spec in enumerate(scenario.setup.scheduled or []):
        state.scheduled.append(_Reader(scenario, state, spec, ("setup", "scheduled", i)).scheduled())


class _Reader:
    def __init__(self, scenario: Scenario, state: State, spec: str | Lasts, keys: Keys) -> None:
        self.scenario, self.state, self.keys = scenario, state, keys
        self.spec = Lasts(card=spec) if isinstance(spec, str) else spec
        self.round = state.round if self.spec.round is None else self.spec.round

    def standing(self) -> Standing:
        word = self._word(Lasting)
        last = {"turn": self.state.turn, "round": self.round, "next-round": self.round + 1, "game": 0}[word.until]
        if word.until in ("round", "next-round") and last < self.state.round:
            what = f"'{self.spec.card}' ended with round {last}"
            raise self.scenario.problem(self.keys, what, f"it is round {self.state.round}: say when it began")
        until = "round" if word.until == "next-round" else word.until
        node = self.state.library.node_id(word)
        return Standing(node, until, last, self._seat(word.holder == "you"), self._survivor(word.holder == "it"))

    def scheduled(self) -> Scheduled:
        word = self._word(Later)
        due = self.round + (word.when == "end-of-next-round")
        seat = self._seat(True) if self.spec.player is not None else self.state.turns[0].seat
        survivor = self._survivor(True) if self.spec.survivor is not None else ""
        return Scheduled(self.state.library.node_id(word), due, seat, BEFORE, survivor)

    def _word(self, kind: type[W]) -> W:
        """The one part of the card that lasts or waits."""
        nodes, name = self.state.library.nodes, self.spec.card
        words = [(card_of_node(node), word) for node, word in nodes.items() if isinstance(word, kind)]
        cards = sorted({card for card, _ in words})
        meant = [card for card in cards if name in (card, face(card))]
        if len(meant) != 1:
            known = meant or (cards if "@" in name else sorted({face(card) for card in cards}))
            what = f"'{name}' means several cards" if meant else f"no card '{name}' with an effect that {_DOES[kind]}"
            raise self.scenario.problem((*self.keys, "card"), what, suggestion(name, known))
        found = [word for card, word in words if card == meant[0]]
        if self.spec.option is not None:
            found = self._of_option(meant[0], found)
        if len(found) != 1:
            what = f"{len(found) or 'no'} effects of '{name}'{' there' if self.spec.option else ''}"
            raise self.scenario.problem(self.keys, what, "say which option of the card brought it: option: 1")
        return found[0]

    def _of_option(self, card: str, words: list[W]) -> list[W]:
        options = getattr(self.state.library.cards[card], "options", ())
        if self.spec.option is None or self.spec.option > len(options):
            what = f"'{face(card)}' has {len(options)} options"
            raise self.scenario.problem((*self.keys, "option"), what, "name one of them")
        inside = [id(word) for word in words_in(options[self.spec.option - 1])]
        return [word for word in words if id(word) in inside]

    def _seat(self, needed: bool) -> int:
        player = self.spec.player
        if needed and player is None:
            raise self.scenario.problem(self.keys, f"'{self.spec.card}' is about a player", "say whom: player: p1")
        if not needed and player is not None:
            what = f"'{self.spec.card}' is not about a player"
            raise self.scenario.problem((*self.keys, "player"), what, "take `player` out")
        if player is None:
            return NOBODY
        if seat_of(player) >= len(self.state.players):
            raise self.scenario.problem((*self.keys, "player"), f"there is no {player}", "name another player")
        return seat_of(player)

    def _survivor(self, needed: bool) -> str:
        name = self.spec.survivor
        if needed and name is None:
            what = f"'{self.spec.card}' is about a survivor"
            raise self.scenario.problem(self.keys, what, "say whom: survivor: ashley-ross")
        if not needed and name is not None:
            what = f"'{self.spec.card}' is not about a survivor"
            raise self.scenario.problem((*self.keys, "survivor"), what, "take `survivor` out")
        if name is not None and name not in self.state.survivors:
            what = f"'{name}' is not in play"
            raise self.scenario.problem((*self.keys, "survivor"), what, suggestion(name, list(self.state.survivors)))
        return name or ""


_DOES = {Lasting: "lasts", Later: "waits"}
