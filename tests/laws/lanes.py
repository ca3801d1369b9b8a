"""The laws of two lanes: what must hold wherever two turns run at once, in whatever order their seats answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from hivernage.cards.conditions import Said
from hivernage.cards.library import origin
from hivernage.knowledge import Knowledge
from hivernage.model.events import CrossroadsFired, CrossroadsPutUnder, Event, Killed
from hivernage.model.ids import CLOCK, SPECTATOR
from hivernage.model.parts import Cause
from hivernage.model.question import Decision, IllegalAnswer
from hivernage.redeal import redeal
from hivernage.rules.losses import is_deadly
from hivernage.saves import load, save
from hivernage.table import CannotUndo, Table, TableError
from hivernage.views import view
from tests.laws import laws
from tests.laws.laws import LawBroken, demand, position
from tests.laws.pairs import lively, next_decision, time_is_up

# Interleaving: whatever the order, a table is what its decisions make it


def check_forked(table: Table) -> None:
    """A fork stands where its original stands, in the middle of two actions too."""
    twin = table.fork()
    demand(position(twin) == position(table), "a fork stands elsewhere than its original")
    demand(twin.settled == table.settled, "a fork may undo what its original may not, or the reverse")
    demand(_answers(twin) == _answers(table), "a fork lists other answers")
    demand(twin.history == table.history, "a fork tells another story")


def check_answerable(table: Table) -> None:
    """Whoever is waited for has something to answer: else both lanes would wait forever."""
    for question in table.questions:
        for seat in question.seats:
            possible = question.wait == "never" or bool(table.legal(question, seat))
            demand(possible, f"nothing can be answered to '{question.kind}'")


def _answers(table: Table) -> list[object]:
    return [(q.id, seat, table.legal(q, seat)) for q in table.questions for seat in q.seats]


def check_forks_play_alike(table: Table, rng: Random, decisions: int = 20) -> None:
    """What a fork does leaves its original alone, and another fork comes out where it did."""
    before, twin = position(table), table.fork()
    while len(twin.done) < len(table.done) + decisions and not twin.over:
        twin.decide(next_decision(twin, rng, cuts=0.02))
    demand(position(table) == before, "playing a fork changed its original")
    other = table.fork()
    for decision in twin.done[len(table.done) :]:
        other.decide(decision)
    demand(position(other) == position(twin), "two forks with the same decisions differ")
    demand(other.settled == twin.settled, "two forks with the same decisions may not undo the same")


def check_saved(table: Table) -> None:
    """A loaded game and one played again stand alike, tell the same, and may undo the same."""
    again = load(save(table), table.state.library, table.state.game)
    demand(position(again) == position(table), "a loaded game differs from the saved one")
    demand(again.history == table.history, "a loaded game tells another story")
    demand(again.settled == table.settled, "a loaded game may undo what the saved one may not, or the reverse")
    steps = list(table.played_again())
    demand(position(steps[-1][0]) == position(table), "played again a game comes out elsewhere")
    told = [event for _, news in steps for event in news]
    demand(told == table.history, "played again a game tells another story")


def check_stored(table: Table) -> None:
    """Where all lanes stand at their beginning, the position alone asks the same by the same numbers."""
    if table.fresh:
        again = Table(table.state)
        demand(again.questions == table.questions, "a stored position asks otherwise than its table")


# Cut: the clock at any decision


def check_cut(table: Table, rng: Random) -> None:
    """Time may run out at any moment: no card stays in anybody's hands, and what is owed is paid."""
    check_timer(table)
    twin = table.fork()
    owed = Counter(name for turn in twin.state.turns for name in turn.owed)
    drawn = {turn.at: [t.searching[:] for t in twin.state.turns if t.at == turn.at] for turn in twin.state.turns}
    news = twin.decide(time_is_up(twin))
    if twin.over:
        return
    laws.check_census(twin)
    _check_put_under(twin, drawn, news)
    while twin.state.step == "bites" or twin.state.step.startswith("owed"):
        demand(all(turn.is_bare() or turn.shown for turn in twin.state.turns), "a card stayed in a turn after the cut")
        question = next(q for q in twin.questions if q.wait != "never")
        seat = question.seats[0]
        news += twin.decide(Decision(question.id, seat, lively(rng, twin.legal(question, seat))))
    if not twin.over:
        laws.check_census(twin)
        _check_paid(twin, owed, news)


def _check_put_under(table: Table, drawn: dict[str, list[list[str]]], news: list[Event]) -> None:
    """Under the deck in the order drawn (W4.10), unless the deck was shuffled since."""
    shuffled = {event.facts["deck"] for event in news if event.kind == "shuffled"}
    for place, searches in drawn.items():
        cards = [key for search in searches for key in search]
        if cards and place not in shuffled:
            under = table.state.places[place].deck[: len(cards)]
            demand(under == cards[::-1], "drawn cards don't lie under their deck in the order drawn")


def _check_paid(table: Table, owed: Counter[str], news: list[Event]) -> None:
    state = table.state
    rolled = Counter(event.facts["survivor"] for event in news if event.kind == "exposure")
    for name, n in owed.items():
        demand(rolled[name] >= n or name not in state.survivors, f"{name} owes {n} rolls and rolled {rolled[name]}")
    reading = state.step != "actions"  # a card that is read out, or frostbite, may have begun something new
    died_since = Counter(event.seat for event in _since_the_cut(news) if isinstance(event, Killed))
    for turn in state.turns:
        demand(not turn.owed or reading, f"still owed: {turn.owed}")
        demand(not Counter(turn.unmourned) - died_since, f"deaths that cost nothing: {turn.unmourned}")
    for survivor in state.survivors.values():
        demand(not survivor.left or reading, f"the move of {survivor.id} never ends")
        demand(not is_deadly(state, survivor, survivor.harm), f"{survivor.id} should be dead")
    for player in state.players:
        led = bool(player.leader) or reading or not state.group(player.seat)
        demand(led, f"nobody leads the group of seat {player.seat}")


def _since_the_cut(news: list[Event]) -> list[Event]:
    """What happened when all that the cut left undone was settled: crossroads come to their end next."""
    settled = (i for i, event in enumerate(news) if isinstance(event, CrossroadsFired | CrossroadsPutUnder))
    return news[next(settled, len(news)) :]


def check_timer(table: Table) -> None:
    """Only the running timer's own number cuts; anything else is refused without a trace."""
    before, told = position(table), len(table.history)
    timer = table.state.timer
    for number, answer in ((0, ("time",)), (timer - 1, ("time",)), (timer + 1000, ("time",)), (timer, ("end",))):
        try:
            table.decide(Decision(number, CLOCK, answer))
        except (TableError, IllegalAnswer):
            continue
        raise LawBroken(f"a clock that isn't running cut the step short: {number}")
    demand(position(table) == before and len(table.history) == told, "a refused clock left a trace")


# Two-lane step: what one lane looks at and notes shows in no other


def other_search(table: Table, lane: int, rng: Random) -> Table | None:
    """The same table, but the cards that one lane looks at are others of the same deck."""
    twin = table.fork()
    turn = twin.state.turns[lane]
    deck = twin.state.places[turn.at].deck if turn.searching else []
    changed = False
    for i, key in enumerate(turn.searching):
        others = [j for j, other in enumerate(deck) if origin(other) == origin(key) and other != key]
        if others:
            j = rng.choice(others)
            turn.searching[i], deck[j] = deck[j], key
            changed = True
    twin._legal.clear()
    return twin if changed else None


def check_own_search(table: Table, rng: Random) -> int:
    """What one lane looks at shows in nobody else's view; gives how many views were compared."""
    compared = 0
    for lane, turn in enumerate(table.state.turns):
        world = other_search(table, lane, rng)
        if world is None:
            continue
        for seat in laws.everyone(table):
            if seat != turn.seat:
                here, there = (msgspec.json.encode(view(one, seat)) for one in (table, world))
                demand(here == there, f"seat {seat} sees what seat {turn.seat} looks at")
                compared += 1
    return compared


def check_hidden(table: Table, seat: int, mind: Knowledge, decision: Decision, rng: Random) -> bool:
    """The secrecy laws in a pair: static now, step with the next decision; gives whether the step was compared."""
    laws.check_static(table, seat, mind, rng)
    if decision.seat == CLOCK or table._task(decision).got:  # secret answers are dealt anew in another world
        return False
    return laws.check_step(table, seat, mind, [decision], rng)


def check_report(table: Table, report: Decision) -> None:
    """A report is heard by nobody but its guard: not in views, not in news, not by what can be undone (W24.2)."""
    others = [seat for seat in laws.everyone(table) if seat != report.seat]
    before = [msgspec.json.encode(view(table, seat)) for seat in others]
    undone = [_undone(table, seat) for seat in others]
    twin = table.fork()
    demand(twin.decide(report) == [], "a report is told")
    demand([msgspec.json.encode(view(twin, seat)) for seat in others] == before, "a report shows in somebody's view")
    demand([_undone(twin, seat) for seat in others] == undone, "a report shows by what can be undone")
    demand(not twin.settled[-1], "a report settles what was decided before")


def _undone(table: Table, seat: int) -> object:
    """What undo does for a seat, as everybody sees it."""
    if seat == SPECTATOR:
        return None
    twin = table.fork()
    try:
        twin.undo(seat)
    except CannotUndo as error:
        return str(error)
    return msgspec.json.encode(view(twin, SPECTATOR))


def check_imagined(table: Table, seat: int, mind: Knowledge, rng: Random) -> int:
    """An imagined card has what would have been noted for it, had it been drawn; gives how many were noted."""
    world = redeal(table, seat, rng, mind)
    noted = 0
    for lane, turn in enumerate(world.state.turns):
        if not turn.crossroads or turn.guard == seat:
            continue
        card = table.state.library.crossroads[turn.crossroads]
        wanted = [] if isinstance(card.trigger, Said) else _noted(table, lane, turn.crossroads)
        demand(turn.fired == wanted, f"{turn.crossroads} is imagined with {turn.fired}, not {wanted}")
        demand(not turn.called, "an imagined report")
        noted += bool(wanted)
    return noted


def _noted(table: Table, lane: int, key: str) -> list[Cause]:
    """What is noted in this pair if a guard had drawn that card: played again with it, without reports."""
    begun = table.turn_base.copy()
    deck = begun.decks["crossroads"]
    others = [turn.guard_question for turn in table.state.turns]
    if key in deck:
        i, j = deck.index(key), len(deck) - 1 - lane
        deck[i], deck[j] = deck[j], deck[i]
    twin = Table(begun)
    for decision in table.done[table.turn_base_at :]:
        if decision.question not in others:
            twin._repeat(decision)
    return twin.state.turns[lane].fired
