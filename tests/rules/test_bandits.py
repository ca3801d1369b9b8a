"""Bandits where a scenario can't look: what everybody learns of an exile, bots at the camp, loot without bandits."""

from __future__ import annotations

from random import Random

import pytest

from hivernage.bots.actions.bandits import Raids
from hivernage.bots.actions.hand import Hand
from hivernage.bots.reading.outlook import Outlook
from hivernage.cards.card import BetrayalObjective
from hivernage.cards.effects import Discard, Plunder, Unequip
from hivernage.knowledge import knowledge
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.rules.effects.interpret import run
from hivernage.rules.facts import raid_line
from hivernage.rules.scope import Scope
from hivernage.scenario import Outcome, load_scenario, run_scenario
from hivernage.views import view
from tests.laws.games import long_night
from tests.rule import rule

LOYAL, BETRAYER = "good-neighbours", "the-heir"


def played(tmp_path, text: str) -> Outcome:
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    return run_scenario(load_scenario(file), long_night())


def exiled(tmp_path, objective: str) -> Outcome:
    return played(
        tmp_path,
        f"""
title: An exile
setup:
  box: long-night
  modules: [bandits]
  mixed: [survivor, secret, betrayal]
  objectives: {{p2: {objective}}}
  survivors: {{ashley-ross: p2 school, mike-cho: p2 school}}
  decks: {{exiled: []}}
play:
  - p1: exile p2
  - {{p1: vote up, p2: vote down, p3: vote up}}
""",
    )


def is_betrayer(state: State, seat: int) -> bool:
    return isinstance(state.library.secrets[state.players[seat].objective], BetrayalObjective)


@rule("B7.7")
@pytest.mark.parametrize("objective", [LOYAL, BETRAYER])
def test_every_world_that_somebody_imagines_knows_whether_the_exiled_player_betrays(tmp_path, objective: str) -> None:
    table = exiled(tmp_path, objective).table
    for seed in range(40):
        world = redeal(table, 0, Random(seed), knowledge(table, 0))
        assert is_betrayer(world.state, 1) == is_betrayer(table.state, 1)


@rule("B7.7")
@pytest.mark.parametrize(("objective", "betrayer"), [(LOYAL, False), (BETRAYER, True)])
def test_everybody_is_told_of_the_exiled_player_before_anything_else(tmp_path, objective: str, betrayer: bool) -> None:
    told = exiled(tmp_path, objective).events
    kinds = [event.kind for event in told]
    assert kinds[kinds.index("exiled") + 1] == "loyalty-told"
    (event,) = [event for event in told if event.kind == "loyalty-told"]
    assert event.reveal
    assert event.seen_by(2).facts == {"seat": 1, "betrayer": betrayer}


@rule("B5.2")
def test_everybody_sees_the_loot_and_knows_which_card_is_gone(tmp_path) -> None:
    outcome = played(
        tmp_path,
        """
title: A night
setup:
  box: long-night
  modules: [bandits]
  mixed: [survivor]
  objective: sombre-est-la-nuit
  step: colony
  food: 9
  rounds_left: 3
  bandits: {school: 1}
  decks: {school: [yearbook, minibus, chess-openings], crisis: []}
expect: {asked: {p1: call}}
""",
    )
    for seat in range(3):
        assert view(outcome.table, seat).loot == ["yearbook@school"]
        assert len(knowledge(outcome.table, seat).decks["school"].slots) == 2


@rule("B6.2", "B6.3")
def test_the_table_of_the_hideout() -> None:
    search, attack = ([raid_line(act, value) for value in range(1, 7)] for act in ("search", "attack"))
    assert search == [(1, 0), (0, 0), (0, 0), (1, 1), (0, 1), (0, 1)]
    assert attack == [(3, 0), (2, 1), (1, 1), (0, 1), (0, 2), (0, 2)]


def raiders(tmp_path, wounds: int, loot: str) -> Raids:
    table = played(
        tmp_path,
        f"""
title: At the camp
setup:
  box: long-night
  objective: sombre-est-la-nuit
  modules: [bandits]
  mixed: [survivor]
  survivors: {{ashley-ross: {{player: p1, at: hideout, wounds: {wounds}}}, brian-lee: p1}}
  loot: [{loot}]
  bandits: {{school: 2}}
  decks: {{school: [yearbook, minibus]}}
  dice: {{p1: [5]}}
""",
    ).table
    outlook = Outlook(view(table, 0), table.state.library)
    return Raids(outlook, Hand(outlook))


def test_a_bot_raids_the_camp_for_good_loot_and_not_with_a_dying_survivor(tmp_path) -> None:
    rich, poor = raiders(tmp_path, 0, "tourniquet, fuel-or-fire, food-or-trade"), raiders(tmp_path, 0, "")
    hurt = raiders(tmp_path, 2, "tourniquet, fuel-or-fire, food-or-trade")
    assert rich.raid("ashley-ross", "search") > 0 > poor.raid("ashley-ross", "search")
    assert hurt.raid("ashley-ross", "attack") < 0
    assert hurt.raid("ashley-ross", "search") < rich.raid("ashley-ross", "search")


def test_a_bandit_costs_more_where_there_is_something_to_loot(tmp_path) -> None:
    raids = raiders(tmp_path, 0, "")
    assert raids.cost("school") > raids.cost("hideout")
    assert raids.send("school", malice=1.0) > raids.send("hideout", malice=1.0)
    assert raids.send("school", malice=-1.0) < raids.send("hideout", malice=-1.0) + raids.outlook.weights.card


@rule("L8.1")
@pytest.mark.parametrize(("modules", "loot", "waste"), [("[bandits]", 3, 0), ("[]", 0, 3)])
def test_without_bandits_what_would_become_loot_is_waste(tmp_path, modules: str, loot: int, waste: int) -> None:
    setup = f"box: long-night, modules: {modules}, mixed: [survivor], decks: {{school: [one-day-at-a-time]}}"
    people = "survivors: {brian-lee: {player: p1, cards: [machete]}}, hand: {p1: [yearbook]}"
    state = played(tmp_path, f"title: It\nsetup: {{{setup}, {people}}}\n").table.state
    state.forced = None
    for word in (Unequip("all", to="loot"), Discard(random=True, to="loot"), Plunder(at="school")):
        list(run(state, word, Scope(0, it="brian-lee", here="colony")))
    assert (state.survivors["brian-lee"].cards, state.players[0].hand) == ([], [])
    assert (len(state.loot), len(state.colonies[0].waste)) == (loot, waste)
