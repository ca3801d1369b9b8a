"""The laws of imagined worlds over random games; each way to deal them wrong is noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hivernage import redeal as dealing
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge, knowledge
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.scenario import load_scenario, run_scenario
from hivernage.table import Table
from tests.laws.games import new_table, next_decisions, play, war
from tests.laws.laws import LawBroken, check_census, demand, everyone
from tests.laws.players import CHOOSERS, Chooser, litigious, tame
from tests.laws.test_laws import each_table, seeds
from tests.laws.worlds import check_honest, check_silence, check_world, secrets_of

LOOKS = 0.025  # how often each seat imagines a world
DEALT_ANEW = 0.6  # how often a zone must come out otherwise; some hold one or two cards


class Looked:
    """What was looked at in many worlds."""

    def __init__(self) -> None:
        self.zones: Counter[str] = Counter()
        self.anew: Counter[str] = Counter()
        self.silent = 0
        self.exchanged: Counter[str] = Counter()

    def look(self, table: Table, mind: Knowledge, rng: Random) -> None:
        world = redeal(table, mind.seat, rng, mind)
        check_world(table, world, mind)
        if rng.random() < 0.5:
            self.silent += check_silence(table, world, mind)
        if table.fresh:
            self.exchanged += check_honest(table, mind.seat, mind, rng)
        here, there = secrets_of(table.state, mind), secrets_of(world.state, mind)
        for zone, cards in here.items():
            if cards and (not isinstance(cards, list) or any(cards)):
                self.zones[zone] += 1
                self.anew[zone] += cards != there[zone]

    def check_everything_is_dealt_anew(self) -> None:
        often = {zone: n for zone, n in self.zones.items() if n > 20}
        kept = {zone: (self.anew[zone], n) for zone, n in often.items() if self.anew[zone] < DEALT_ANEW * n}
        demand(not kept, f"imagined worlds keep what is hidden: {kept}")
        never = [zone for zone, n in self.zones.items() if n > 2 and not self.anew[zone]]
        demand(not never, f"imagined worlds keep what is hidden: {never}")


def looks(table: Table, rng: Random, chooser: Chooser, share: float) -> Iterator[Knowledge]:
    minds = [Knowledge(seat, len(table.state.players)) for seat in everyone(table)]
    for _ in play(table, rng, chooser):
        yield from (mind for mind in minds if rng.random() < share)


@each_table
def test_an_imagined_world_is_possible_and_holds_nothing_of_the_truth(
    players: int, chooser: str, options: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    looked = Looked()
    for seed in seeds(request, quick=2):
        rng, table = Random(seed), new_table(seed, players, **options)
        for mind in looks(table, rng, CHOOSERS[chooser], LOOKS):
            looked.look(table, mind, rng)
    assert looked.exchanged["deck"] > 0


def look_at_many(games: int = 4, share: float = 0.06) -> Looked:
    looked = Looked()
    for seed in range(games):
        rng, table = Random(seed), new_table(seed, 3 + seed % 3)
        for mind in looks(table, rng, tame, share):
            looked.look(table, mind, rng)
    looked.check_everything_is_dealt_anew()
    return looked


def test_everything_hidden_is_dealt_anew() -> None:
    looked = look_at_many()
    assert {"hands", "decks", "crises", "crossroads", "survivors", "exiled"} <= {*looked.zones}
    assert {"objectives", "dealt", "box", "guarded", "searching", "gifts", "key"} <= {*looked.zones}
    assert {"hand", "deck", "gift", "box", "crisis", "crossroads", "survivor", "objective"} <= {*+looked.exchanged}
    assert looked.silent > 10


# Special positions


def in_action(seed: int, decisions: int = 0) -> Table:
    """A table where somebody is asked what to do."""
    rng, table = Random(seed), new_table(seed)
    while len(table.done) < decisions or table.state.step != "action" or not table.fresh:
        for decision in next_decisions(table, rng):
            table.decide(decision)
    return table


def changed(table: Table, change: Callable[[Table], None]) -> Table:
    """The same table in another position."""
    twin = Table(table.state)
    change(twin)
    return Table(twin.state)


def lock_cards(table: Table) -> None:
    """Two cards of each hand have to wait."""
    for player in table.state.players:
        player.locked = player.hand[1:3]


def test_locked_cards_are_imagined_in_the_hand_of_their_player() -> None:
    table = changed(in_action(4), lock_cards)
    for seat in everyone(table):
        for luck in range(10):
            check_world(table, redeal(table, seat, Random(luck)), knowledge(table, seat))


def test_a_rule_that_runs_goes_on_with_the_imagined_deck() -> None:
    """Who isn't taken goes back into the deck of survivors as it was dealt anew."""
    scenario = Path(__file__).parents[1] / "scenarios/random-items/three-at-the-gate.yaml"
    steps = run_scenario(load_scenario(scenario), war()).table.played_again()
    choosing = next(table for table, _ in steps if any(question.kind == "take" for question in table.questions))
    world = redeal(choosing, 1, Random(1))
    check_census(world)
    world.answer(0, ("take", "mike-cho"))
    check_census(world)


def generous(rng: Random, question: Question, answers: list[Answer]) -> Answer:
    """Gives a hand card to the crisis wherever it can."""
    gifts = [answer for answer in answers if answer[0] == "add"]
    return rng.choice(gifts) if gifts and rng.random() < 0.4 else tame(rng, question, answers)


def test_an_own_gift_stays_the_own_gift() -> None:
    """Among gifts of others with the same back."""
    looked = 0
    for seed in range(6):
        rng, table = Random(seed), new_table(seed)
        for mind in looks(table, rng, generous, 0.2):
            gifts = Counter((gift.giver == mind.seat, origin(gift.key)) for gift in table.state.crisis_pile)
            if any(own and gifts[False, back] for own, back in gifts):
                check_world(table, redeal(table, mind.seat, rng, mind), mind)
                looked += 1
    assert looked > 15


def test_what_others_have_answered_in_secret_is_imagined_anew_and_ones_own_answer_stays() -> None:
    others, own = Counter[bool](), 0
    for seed in range(6):
        rng, table = Random(seed), new_table(seed)
        for _, decisions in play(table, rng, litigious):
            if len(decisions) < 3 or rng.random() < 0.5:
                continue
            twin = table.fork()
            for decision in decisions[:2]:
                twin.decide(decision)
            first, second = decisions[0], decisions[1]
            world = redeal(twin, first.seat, rng)
            got = next(task.got for task in world.tasks if task.question and task.question.id == first.question)
            assert got[first.seat] == first.answer
            own += 1
            others[got[second.seat] == second.answer] += 1
    assert own > 10
    assert others[False] > own / 5


# That the laws can be broken


def test_a_world_with_the_true_key_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, answer, kept = dealing._deal_objectives, dealing._answer_anew, [b""]

    def keep(state: State, mind: Knowledge, rng: Random) -> None:
        kept[0] = state.key
        deal(state, mind, rng)

    def bring_back(twin: Table, mind: Knowledge, rng: Random) -> None:
        twin.state.key = kept[0]
        answer(twin, mind, rng)

    monkeypatch.setattr(dealing, "_deal_objectives", keep)
    monkeypatch.setattr(dealing, "_answer_anew", bring_back)
    table = in_action(1)
    with pytest.raises(LawBroken, match="true key"):
        check_world(table, redeal(table, 0, Random(1)), knowledge(table, 0))
    with pytest.raises(LawBroken, match="depends on what is hidden"):
        check_honest(table, 0, knowledge(table, 0), Random(1))


ZONES = {
    "crises": "_deal_crises",
    "crossroads": "_deal_crossroads",
    "survivors": "_deal_survivors",
    "objectives": "_deal_objectives",
    "hands": "_deal_items",
    "exiled": "_deal_exiled",
}


@pytest.mark.parametrize("deal", ZONES.values(), ids=list(ZONES))
def test_a_zone_that_keeps_its_cards_is_noticed(deal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, deal, lambda *_: None)
    with pytest.raises(LawBroken, match=r"depends on what is hidden|keep what is hidden"):
        look_at_many(games=2)


def test_a_silent_card_that_is_guarded_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "silences", lambda _table: [set()])
    with pytest.raises(LawBroken, match="would have fired"):
        look_at_many(games=12, share=0.1)


def test_locks_that_stay_with_the_true_cards_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "_lock_again", lambda _state, _places: None)
    with pytest.raises(LawBroken, match="locked"):
        test_locked_cards_are_imagined_in_the_hand_of_their_player()


def test_locks_that_are_forgotten_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def unlock(state: State, places: dict[int, list[int]]) -> None:
        for seat in places:
            state.players[seat].locked = []

    monkeypatch.setattr(dealing, "_lock_again", unlock)
    with pytest.raises(LawBroken, match="wait for"):
        test_locked_cards_are_imagined_in_the_hand_of_their_player()


def test_an_own_gift_under_another_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "_is_known", lambda gift, _seat: gift.face_up)
    with pytest.raises(LawBroken, match=r"own gift|have given|could tell an imagined table"):
        test_an_own_gift_stays_the_own_gift()


def test_two_betrayers_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = dealing._pick_betrayer

    def careless(state: State, known: dict[int, str], unknown: list[int], rng: Random) -> int | None:
        whole(state, known, unknown, rng)
        return unknown[0]

    monkeypatch.setattr(dealing, "_pick_betrayer", careless)
    with pytest.raises(LawBroken, match="more than one betrayer"):
        look_at_many()


def test_a_guard_who_keeps_the_true_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = dealing._deal_crossroads

    def faithful(table: Table, state: State, mind: Knowledge, rng: Random) -> None:
        true = state.turns[0].crossroads
        whole(table, state, mind, rng)
        deck, imagined = state.decks["crossroads"], state.turns[0].crossroads
        if true in deck:
            deck[deck.index(true)], state.turns[0].crossroads = imagined, true

    monkeypatch.setattr(dealing, "_deal_crossroads", faithful)
    with pytest.raises(LawBroken, match="keep what is hidden"):
        look_at_many(games=3)
