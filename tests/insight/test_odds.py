"""Exposure odds: by example, and against real rolls of every face."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from hivernage.insight import odds as odds_module
from hivernage.insight.odds import Odds, noises, odds
from hivernage.model.board import EXPOSURE
from hivernage.model.events import Event
from hivernage.model.parts import Survivor
from hivernage.model.question import words
from hivernage.model.state import State
from hivernage.rules import exposure as exposure_module
from hivernage.rules.exposure import expose, fate
from hivernage.table import Table
from tests.how_many import how_many
from tests.laws.games import new_table, play
from tests.laws.laws import LawBroken, demand
from tests.laws.players import CHOOSERS
from tests.rules.positions import set_up

LEFT_BEHIND = ("equipment-to-hand", "equipment-to-deck", "shuffled", "card-left")
"""What is told between a bite and the death."""
FACES = range(1, len(EXPOSURE) + 1)


def morning(seed: int = 1) -> Table:
    """The first turn of a game of three whose objective rolls no dice of its own."""
    return set_up(new_table(seed, 3, objective="eight-weeks-of-darkness"))


def of(table: Table, answer: str) -> Odds:
    """The odds of one answer of the active player."""
    return next(found for found in odds(table, table.state.lane.seat) if answer in found.answers)


def chances(found: Odds) -> tuple[float, ...]:
    return found.nothing, found.wound, found.frostbite, found.death


def plain_survivor(table: Table) -> str:
    """One of the active player's whose abilities change no exposure roll."""
    library = table.state.library
    group = table.state.group(table.state.lane.seat)
    return next(s.id for s in group if not any(power.mods for power in library.survivors[s.id].powers))


# By example


def test_a_move_of_somebody_healthy():
    table = morning()
    name = plain_survivor(table)
    found = of(table, f"move {name} school")
    assert found.rolls == 1
    assert chances(found) == (6 / 12, 3 / 12, 2 / 12, 1 / 12)
    assert found.spreads_to == 0
    assert of(table, f"move {name} school") != of(table, f"move {name} library")


def test_with_two_wounds_every_wound_is_death():
    table = morning()
    name = plain_survivor(table)
    table.state.survivors[name].wounds = 2
    assert chances(of(table, f"move {name} school")) == (0.5, 0, 0, 0.5)


def test_a_bite_may_reach_those_where_one_goes():
    table = morning()
    name = plain_survivor(table)
    others = [s for s in table.state.survivors.values() if s.owner != table.state.lane.seat][:2]
    for other in others:
        other.place = "school"
    assert of(table, f"move {name} school").spreads_to == 2


def test_fuel_spares_the_roll():
    table = morning()
    name = plain_survivor(table)
    table.state.players[table.state.lane.seat].hand.append("fuel@starting")
    table._legal.clear()
    found = of(table, f"move {name} school fuel@starting")
    assert (found.rolls, chances(found)) == (0, (1, 0, 0, 0))


def test_odds_are_for_those_who_are_asked():
    table = morning()
    assert not odds(table, (table.state.lane.seat + 1) % 3)


def test_noise_where_one_stands():
    table = morning()
    state = table.state
    name = plain_survivor(table)
    state.survivors[name].place = "library"
    state.places["library"].zombies, state.places["library"].noise = [2], 1
    (found,) = noises(table, state.lane.seat)
    assert (found.place, found.tokens, found.spaces, found.zombie) == ("library", 1, 4, 0.5)
    assert (found.overrun, found.overrun_with_more) == (0.5, 0.75)
    state.places["library"].noise = 4
    assert noises(table, state.lane.seat)[0].overrun_with_more is None


@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_several_rolls_come_out_as_the_rule_has_them(wounds):
    table = morning()
    name = plain_survivor(table)
    table.state.survivors[name].wounds = wounds
    found: Counter[str] = Counter()
    for faces in product(FACES, repeat=2):
        found[rolled(table, name, faces)] += 1
    risk = odds_module.Risk(name, 2, "colony")
    told = odds_module._odds(table.state, risk, [])
    assert chances(told) == tuple(found[what] / 144 for what in ("nothing", "wound", "frostbite", "death"))


def rolled(table: Table, name: str, faces: tuple[int, ...]) -> str:
    state = table.state.copy()
    state.forced = list(faces)
    for _ in faces:
        if name in state.survivors:
            for _ in expose(state, name):
                break
    after = state.survivors.get(name)
    if after is None:
        return "death"
    if after.frostbite:
        return "frostbite"
    return "wound" if after.wounds > table.state.survivors[name].wounds else "nothing"


# Against the engine


def check_odds(table: Table, seat: int, found: Odds, answer: str) -> None:
    """Give the answer once for each face of the die; the roll itself tells the same odds."""
    results: Counter[str] = Counter()
    told: list[Event] = []
    for face in FACES if found.rolls else [1]:
        twin = table.fork()
        twin.state.forced = [face, *[1] * 60]
        news = twin.answer(seat, words(answer))
        while not rolls_of(news, found.survivor) and can_go_on(twin):
            question = twin.questions[0]
            news += twin.answer(question.seats[0], twin.legal(question, question.seats[0])[0])
        told = rolls_of(news, found.survivor)
        demand(bool(told) == bool(found.rolls), f"{answer}: {len(told)} rolls, forecast {found.rolls}")
        if told:
            came = outcome(news[news.index(told[0]) :], found.survivor)
            demand(told[0].facts["does"] == came, f"{answer}: {came}, told {told[0].facts['does']}")
            results[came] += 1
    wanted = dict(zip(("nothing", "wound", "frostbite", "death"), chances(found), strict=True))
    if found.rolls:
        real = {what: results[what] / len(EXPOSURE) for what in wanted}
        demand(all(abs(real[what] - wanted[what]) < 1e-9 for what in wanted), f"{answer}: {real}, forecast {wanted}")
        faces = {what: told[0].facts[what] for what in wanted}
        demand(all(faces[what] == results[what] for what in wanted), f"{answer}: {results}, told {faces}")


def can_go_on(table: Table) -> bool:
    """Whether a plan or an entrance has to be named before the die rolls."""
    return bool(table.questions) and table.questions[0].kind in ("plan", "entrance")


def rolls_of(news: list[Event], name: str) -> list[Event]:
    return [event for event in news if event.kind == "exposure" and event.facts["survivor"] == name]


def outcome(news: list[Event], name: str) -> str:
    """What the first roll did: what is told next of the survivor."""
    found = "nothing"
    for event in news[1:]:
        if event.kind == "killed" and event.facts["survivor"] == name:
            return "death"
        if event.kind == "wounded" and event.facts["survivor"] == name and found == "nothing":
            found = str(event.facts["harm"])
        elif event.kind not in ("wounded", "killed", *LEFT_BEHIND):
            break
    return found


def run_games(games: int, often: float) -> Counter[str]:
    compared: Counter[str] = Counter()
    for seed in range(games):
        rng = Random(seed)
        table = new_table(seed, 2 + seed % 4, objective="eight-weeks-of-darkness")
        for _ in play(table, rng, CHOOSERS["tame"]):
            for question in table.questions:
                if question.kind != "action" or rng.random() < often:
                    for seat in question.seats:
                        compared.update(check_seat(table, seat, question.kind, rng))
    return compared


def check_seat(table: Table, seat: int, kind: str, rng: Random) -> Iterator[str]:
    """Compare what is left to one roll and to nobody's choice; gives the kinds of answers compared."""
    for found in odds(table, seat):
        if found.rolls < 2 and not found.warded and not found.picked and not found.safe_entrances:
            answer = rng.choice(found.answers)
            check_odds(table, seat, found, answer)
            yield answer.split()[0] if kind == "action" else kind


def test_the_die_does_what_was_told(request):
    compared = run_games(how_many(request, quick=3, thorough=5, long=50), 0.06)
    assert compared["move"] > 50
    assert compared["attack"] > 2


def test_odds_that_forget_old_wounds_are_caught(monkeypatch):
    def forgetful(state: State, survivor: Survivor, face: str, more: int = 0, spread: bool = False) -> str:
        return fate(state, survivor, face, more - survivor.harm, spread)

    monkeypatch.setattr(odds_module, "fate", forgetful)
    with pytest.raises(LawBroken, match="forecast"):
        run_games(10, 0.2)


def test_a_roll_that_tells_the_plain_die_is_caught(monkeypatch):
    plain = {"blank": "nothing", "bite": "death"}
    monkeypatch.setattr(exposure_module, "fate", lambda _state, _survivor, face, **_: plain.get(face, face))
    with pytest.raises(LawBroken, match="told"):
        run_games(10, 0.2)
