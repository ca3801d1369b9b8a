"""The laws every game must keep. Each is a function that raises LawBroken; the tests run games through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from random import Random

import msgspec

from hivernage.knowledge import Knowledge
from hivernage.model.board import SPOTS
from hivernage.model.events import CardAdded, CardGiven, Event, HandLeft, Staked, Stolen
from hivernage.model.ids import SPECTATOR
from hivernage.model.question import Answer, Decision, IllegalAnswer, Question
from hivernage.model.state import State
from hivernage.redeal import redeal
from hivernage.rules.homes import is_home
from hivernage.rules.legal import legal
from hivernage.rules.spaces import entrance_room, free_spaces
from hivernage.rules.why_not import why_not
from hivernage.saves import load, save
from hivernage.table import CannotUndo, Table, TableError, fingerprint
from hivernage.views import at_moment, view
from tests.laws.games import finish
from tests.laws.players import wild


class LawBroken(AssertionError):
    """What a law says didn't hold."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise LawBroken(what)


def position(table: Table) -> tuple[str, list[Question]]:
    """All that counts of where a table stands."""
    return fingerprint(table.state), table.questions


# Census: every card in exactly one zone, tokens within bounds


def check_census(table: Table) -> None:
    """Whenever a question is open every card is in exactly one zone and every token where it may be."""
    state = table.state
    printed = Counter(key for deck in state.library.decks.values() for key in deck)
    mains = Counter(state.library.mains.keys()) + Counter(f"{name}@scenario" for name in state.library.scenarios)
    tactics = Counter(state.library.decks.get("tactic", []))  # each leader has them all
    found, printed = Counter(zones(state)), printed - mains - tactics
    demand(found == printed, f"cards lost or doubled: {_difference(found, printed)}")
    _check_tokens(state)
    _check_worn(table)


def _check_worn(table: Table) -> None:
    """Cards used this round are in hand, on offer or just received; or left unseen, and nobody else may know that."""
    for player in table.state.players:
        if player.worn:
            offered = [key for turn in table.state.turns if turn.pledges for key in turn.pledges[player.seat]]
            got = [key for turn in table.state.turns if turn.seat == player.seat for key in turn.shown]
            left = _left_unseen(table, player.seat)
            unknown = left.count(None)
            there = Counter[str | None]([*player.hand, *offered, *got, *left])
            stray = Counter[str | None](held.key for held in player.worn) - there
            demand(stray.total() <= unknown, f"cards that were used and aren't in hand: {stray}")


def _left_unseen(table: Table, seat: int) -> list[str | None]:
    """Cards that left a hand face down, as far as the hand is still the same one. In an imagined world nobody knows
    which they were."""
    cards: list[str | None] = []
    for event in table.history:
        if isinstance(event, HandLeft) and event.seat == seat:
            cards.clear()
        giver = event.victim if isinstance(event, Stolen) else getattr(event, "seat", SPECTATOR)
        if isinstance(event, CardAdded | CardGiven | Staked | Stolen) and giver == seat:
            cards.append(event.private[seat]["card"] if seat in event.private else None)
    return cards


def _difference(found: Counter[str], wanted: Counter[str]) -> dict[str, int]:
    return {key: found[key] - wanted[key] for key in {*found, *wanted} if found[key] != wanted[key]}


def zones(state: State) -> list[str]:
    """Every card of the game, wherever it lies."""
    cards = [*state.box, *(key for deck in state.decks.values() for key in deck)]
    cards += [gone.key for gone in state.removed]
    cards += [*(lost.name for lost in state.lost), *state.loot, *(gift.key for gift in state.crisis_pile)]
    cards += [*state.encounters, *state.side_effects, *state.aside]
    cards += [*(project.key for project in state.row), *(held.key for held in state.built)]
    for turn in state.turns:
        cards += [*turn.searching, *turn.shown, *turn.turned_up, *turn.plan.cards]
        cards += [held.key for held in turn.captured]
        cards += [thing for pledge in turn.pledges for thing in pledge if not thing.startswith("die=")]
        cards += [turn.crossroads] if turn.crossroads else []
    cards += [state.crisis] if state.crisis else []
    for player in state.players:
        cards += [*player.hand, *player.dealt]
        cards += [key for key in (player.objective, player.exiled_objective) if key]
    if state.wolf is not None:
        cards += [*state.wolf.missions, *state.wolf.away]
    for survivor in state.survivors.values():
        cards += [survivor.id, *(held.key for held in survivor.cards)]
    for place in state.places.values():
        cards += place.deck
    for colony in state.colonies:
        cards += [*colony.waste, *colony.stored]
    return cards


def _check_tokens(state: State) -> None:
    for project in state.row:
        cost = state.library.improvements[project.key].cost
        demand(0 <= project.tokens < cost, f"{project.tokens} tokens on {project.key}, which is built with {cost}")
    for colony in state.colonies:
        demand(0 <= colony.morale <= colony.morale_top, f"morale {colony.morale}")
        demand(min(colony.food, colony.starvation, colony.helpless) >= 0, "fewer than no tokens")
    for name, place in state.places.items():
        spot = SPOTS[name]
        demand(0 <= place.noise <= spot.noise_spaces, f"{place.noise} noise tokens at {name}")
        for i, (zombies, barricades) in enumerate(zip(place.zombies, place.barricades, strict=True)):
            demand(min(zombies, barricades) >= 0, f"fewer than no zombies at {name}")
            demand(entrance_room(state, place, i) >= 0, f"an entrance of {name} is too full")
        demand(place.bandits >= 0, f"fewer than no bandits at {name}")
        demand(not (place.bandits and is_home(state, name)), f"bandits live at {name}")
        if not is_home(state, name):  # whoever has lost everybody begins again there, however full it is (K4)
            demand(free_spaces(state, name) >= 0, f"too many survivors at {name}")
    about = {f"{zombie.name}@experiment" for place in state.places.values() for zombie in place.special}
    released = {key for turn in state.turns for key in turn.shown}
    demand(about <= {*state.encounters, *released}, f"special zombies without their table: {about}")
    demand({*state.encounters} <= about, f"tables without special zombies: {state.encounters}")
    for player in state.players:
        demand(all(1 <= value <= 6 for value in player.dice), f"dice {player.dice}")
        demand(not Counter(player.locked) - Counter(player.hand), f"locked cards that aren't in hand: {player.locked}")
        demand(player.used_dice >= 0, "fewer than no dice were used")
        owned = state.survivors.get(player.leader)
        demand(not player.leader or (owned is not None and owned.owner == player.seat), "a leader who isn't there")
    for survivor in state.survivors.values():
        demand(survivor.place in state.places, f"{survivor.id} is nowhere")
        demand(
            min(survivor.wounds, survivor.frostbite, survivor.despair) >= 0, f"{survivor.id} has less than no wounds"
        )


# Fork, save, replay


def check_menus(table: Table) -> int:
    """What is listed equals what would be listed now, also where a menu was kept; gives how many were kept."""
    kept = 0
    for question in table.questions:
        for seat in question.seats:
            kept += question.kind == "action" and seat in table._menus
            turn = next(task.lane.turn for task in table.tasks if task.question and task.question.id == question.id)
            listed = table.legal(question, seat)
            table.state.act_in(turn)
            fresh = legal(table.state, question, seat)
            table.state.rest()
            demand(listed == fresh, f"a kept list of answers to '{question.kind}' isn't what can be answered now")
    return kept


def check_fork(table: Table, rng: Random) -> None:
    """A fork equals its original, whatever either does later."""
    before = position(table)
    twin, other = table.fork(), table.fork()
    demand(position(twin) == before, "a fork stands elsewhere than its original")
    demand(twin.settled == table.settled, "a fork may undo what its original may not, or the reverse")
    finish(twin, Random(rng.random()), wild)
    demand(position(table) == before, "playing a fork changed its original")
    demand(position(other) == before, "playing a fork changed another fork")
    for decision in twin.done[len(table.done) :]:
        other.decide(decision)
    demand(position(other) == position(twin), "two forks with the same decisions differ")


def check_save(table: Table) -> None:
    """Saving, loading and replaying gives the same game."""
    loaded = load(save(table), table.state.library, table.state.game)
    demand(position(loaded) == position(table), "a loaded game differs from the saved one")
    demand(loaded.history == table.history, "a loaded game tells another story")


# Answers


def check_answers(table: Table, rng: Random, some: int = 12) -> None:
    """Every listed answer is accepted, every other is refused without a trace."""
    for question in table.questions:
        for seat in question.seats:
            answers = table.legal(question, seat)
            demand(question.wait == "never" or bool(answers), f"nothing can be answered to {question}")
            demand(len(set(answers)) == len(answers), f"an answer is listed twice: {question.kind}")
            for answer in rng.sample(answers, min(some, len(answers))):
                _must_accept(table, Decision(question.id, seat, answer))
            _check_refusals(table, question, seat, answers, rng)


def _must_accept(table: Table, decision: Decision) -> None:
    twin = table.fork()
    try:
        twin.decide(decision)
    except (TableError, IllegalAnswer) as error:
        raise LawBroken(f"a listed answer was refused: {decision}: {error}") from error
    if not twin.over:
        check_census(twin)


def _check_refusals(table: Table, question: Question, seat: int, answers: list[Answer], rng: Random) -> None:
    before, log, told = position(table), table.log[:], len(table.history)
    for answer in _wrong_answers(answers, table, rng):
        _must_refuse(table, Decision(question.id, seat, answer))
    if answers:
        _must_refuse(table, Decision(question.id + 1000, seat, answers[0]))
        strangers = [p.seat for p in table.state.players if p.seat not in question.seats]
        for stranger in strangers[:1]:
            _must_refuse(table, Decision(question.id, stranger, answers[0]))
    demand(position(table) == before, "a refused answer left a trace in the state")
    demand(table.log == log and len(table.history) == told, "a refused answer left a trace in the log")


def _wrong_answers(answers: list[Answer], table: Table, rng: Random) -> list[Answer]:
    words = [*table.state.survivors, *table.state.places, "die=6", "p1", "fuel@school", "up", "end", "move", "keep"]
    wrong: list[Answer] = [(), ("nonsense",)]
    for answer in rng.sample(answers, min(6, len(answers))):
        changed = list(answer)
        changed[rng.randrange(len(changed))] = rng.choice(words)
        wrong += [answer[:-1], (*answer, rng.choice(words)), tuple(changed)]
    return [answer for answer in wrong if answer not in answers]


def _must_refuse(table: Table, decision: Decision) -> None:
    try:
        table.decide(decision)
    except (TableError, IllegalAnswer):
        return
    raise LawBroken(f"an answer that isn't listed was accepted: {decision}")


# Secrecy

REVEALS = {
    "a card is shown to everybody": {
        "added-openly", "crisis", "crisis-resolved", "discarded", "dug", "experiment-contained", "experiment-released",
        "experiment-set-aside", "experiments-seen", "fetched", "found", "gave", "hand-shown", "improvement", "kept",
        "mission-done", "moved", "newcomer", "pillaged", "played", "pledged", "purged", "retrieved", "set-aside",
        "stored", "warded",
    },
    "a card is shown to some": {
        "crossroads-drawn", "dealt", "drew", "given", "hand-seen", "looked", "looked-through", "mission-drawn",
        "mission-swapped", "missions-dealt", "peeked",
        "saw-objective", "saw-removed", "stolen", "won-stakes",
    },
    "the back on top of a deck is another one": {"top"},
    "a trigger fires or is reported": {"crossroads", "reported"},
    "a trigger that would have been noted was not": {"crossroads-under"},
    "groups are chosen": {"group"},
    "exile, and what it tells": {"exiled-objective", "loyalty-told", "objective-shown", "wrongly-exiled"},
    "the game is over and all cards are turned over": {"over"},
}  # fmt: skip
"""The closed list: no other kind of event may show hidden cards, and each says so when it does."""


def check_reveals(events: Sequence[Event]) -> None:
    allowed = set().union(*REVEALS.values())
    for event in events:
        demand(
            not event.reveal or event.kind in allowed, f"'{event.kind}' shows cards and isn't on the list of reveals"
        )


def everyone(table: Table) -> list[int]:
    return [*range(len(table.state.players)), SPECTATOR]


def seen(table: Table, seat: int, rng: Random) -> bytes:
    """All that a seat can get out of a table by looking and asking."""
    parts: list[object] = [view(table, seat)]
    for action in _idle_questions(table, seat, rng):
        refusal = why_not(table.state, seat, action) if seat >= 0 else None
        parts.append(refusal and (refusal.rule, refusal.text("en"), refusal.text("fr")))
    for question in table.questions:
        if seat in question.seats:
            parts.append([_error(table, Decision(question.id, seat, answer)) for answer in _probes(table)])
    return msgspec.json.encode(parts)


def _idle_questions(table: Table, seat: int, rng: Random) -> list[Answer]:
    names = sorted(table.state.survivors)
    places = list(table.state.places)
    items = sorted(table.state.library.items)
    actions: list[Answer] = [("clean", rng.choice(names), "die=3")] if names else []
    if names:
        actions += [("move", rng.choice(names), rng.choice(places)), ("search", rng.choice(names), "die=2")]
        actions += [("attack", rng.choice(names), "zombie", "die=1"), ("use", rng.choice(names))]
        actions += [("equip", rng.choice(items), rng.choice(names)), ("barricade", rng.choice(names), "die=4")]
        actions += [("attract", rng.choice(names), "die=5"), ("add-equipped", rng.choice(names), rng.choice(items))]
        actions += [("hand-off", rng.choice(names), rng.choice(items), rng.choice(names))]
    actions += [("play", rng.choice(items)), ("add", rng.choice(items)), ("request", "fuel"), ("exile", "p2")]
    actions += [("feed", rng.choice(items), "die=2"), ("food", "die=3"), ("store", rng.choice(items))]
    actions += [("show", rng.choice(items))]
    return actions if seat >= 0 else []


def _probes(table: Table) -> list[Answer]:
    items = sorted(table.state.library.items)[::9]
    return [("nonsense",), *(("play", key) for key in items), *(("give", key) for key in items)]


def _error(table: Table, decision: Decision) -> str:
    question = next(q for q in table.questions if q.id == decision.question)
    if decision.answer in table.legal(question, decision.seat):
        return "fine"
    try:
        table.decide(decision)
    except (TableError, IllegalAnswer) as error:
        return f"{type(error).__name__}: {error}"
    raise LawBroken("an answer that isn't listed was accepted")


def check_static(table: Table, seat: int, mind: Knowledge, rng: Random) -> None:
    """What a seat sees, may do and is told is the same in every world it can't tell from this one."""
    world = redeal(table, seat, rng, mind)
    check_census(world)
    luck = rng.random()
    here, there = seen(table, seat, Random(luck)), seen(world, seat, Random(luck))
    demand(here == there, f"seat {seat} sees hidden cards: {_first_difference(here, there)}")


def _first_difference(a: bytes, b: bytes) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"...{a[max(0, at - 60) : at + 40]!r} / {b[max(0, at - 60) : at + 40]!r}"


def check_step(table: Table, seat: int, mind: Knowledge, decisions: Sequence[Decision], rng: Random) -> bool:
    """The same decisions with the same chance tell a seat the same in both worlds, but for declared reveals.

    Gives False where the worlds can't be compared to the end: an answer that isn't possible there is news by
    itself, and so is a card that this seat (or everybody) is shown.
    """
    world = redeal(table, seat, rng, mind)
    world.state.key = table.state.key
    twin = table.fork()
    pairs = [(decision, rename(table.state, world.state, seat, decision)) for decision in decisions]
    for decision, renamed in pairs:
        question = next((q for q in world.questions if q.id == decision.question), None)
        if renamed is None or question is None or renamed.answer not in world.legal(question, decision.seat):
            return False
    here: list[Event] = []
    there: list[Event] = []
    scenes: list[tuple[bytes, bytes]] = []
    twin.watched = world.watched = True
    for decision, renamed in pairs:
        assert renamed is not None
        here += twin.decide(decision)
        there += world.decide(renamed)
        scenes.append((_scenes(twin), _scenes(world)))
    check_reveals(here)
    if not _same_news(seat, here, there):
        return False
    for a, b in scenes:
        demand(a == b, f"seat {seat} sees a hidden difference between scenes of {decisions}: {_first_difference(a, b)}")
    a, b = msgspec.json.encode(view(twin, seat)), msgspec.json.encode(view(world, seat))
    if not twin.over:
        demand(a == b, f"seat {seat} sees the hidden difference after {decisions}: {_first_difference(a, b)}")
    return True


def _scenes(table: Table) -> bytes:
    """What everybody sees of the last decision, scene by scene."""
    return msgspec.json.encode([(at, at_moment(state)) for at, state in table.moments])


def _same_news(seat: int, here: list[Event], there: list[Event]) -> bool:
    """Whether a seat is told the same; where not, the first difference must be a reveal that is meant for it."""
    for a, b in zip_longest(here, there):
        if a is None or b is None or a.seen_by(seat) != b.seen_by(seat):
            meant = any(e is not None and e.reveal and _is_meant_for(seat, e) for e in (a, b))
            demand(meant, f"seat {seat} is told hidden things: {a} / {b}")
            return False
    return True


def _is_meant_for(seat: int, event: Event) -> bool:
    """A card shown to some is for those who get private facts with it."""
    return seat in event.private or event.kind not in REVEALS["a card is shown to some"]


def _first_pair(here: list[Event], there: list[Event]) -> str:
    for a, b in zip(here, there, strict=False):
        if a != b:
            return f"{a} / {b}"
    return f"{here[len(there) :]} / {there[len(here) :]}"


def rename(here: State, there: State, seat: int, decision: Decision) -> Decision | None:
    """The same decision in another world: hidden cards by their place, everything else by its name."""
    if decision.seat == seat:
        return decision
    answer = list(decision.answer)
    for i, word in enumerate(answer):
        if answer[0] == "take" and any(word in colony.stored for colony in here.colonies):
            continue  # it lies open on an objective, whoever holds another one like it
        if "@" in word:
            other = _same_place(here, there, decision.seat, word)
            if other is None:
                return None
            answer[i] = other
        elif word in here.players[decision.seat].dealt:
            answer[i] = there.players[decision.seat].dealt[here.players[decision.seat].dealt.index(word)]
    return Decision(decision.question, decision.seat, tuple(answer))


def _same_place(here: State, there: State, seat: int, card: str) -> str | None:
    """The card that lies in the other world where this one lies; the decider's own cards first."""
    if any(held.key == card for survivor in here.survivors.values() for held in survivor.cards):
        return card
    for mine, other in zip(_piles(here, seat), _piles(there, seat), strict=True):
        if card in mine and len(mine) == len(other):
            return other[mine.index(card)]
    return None


def _piles(state: State, seat: int) -> list[list[str]]:
    piles = [state.players[seat].hand]
    for turn in state.turns:
        piles += [turn.searching, turn.shown, turn.turned_up]
        piles += turn.pledges or [[] for _ in state.players]
    piles += [player.hand for player in state.players]
    piles += [place.deck for place in state.places.values()]
    return [*piles, [gone.key for gone in state.removed]]


def check_undo(table: Table, rng: Random, worlds: int = 3) -> bool:
    """Whoever may take a decision back has learnt nothing by it: in no world would it have told them more.

    Gives whether the last decision could be undone.
    """
    if not table.done:
        return False
    last = table.done[-1]
    twin = table.fork()
    try:
        twin.undo(last.seat)
    except CannotUndo:
        return False
    mind = Knowledge(last.seat, len(table.state.players))
    for _ in range(worlds):
        world = redeal(twin, last.seat, rng, mind)
        world.state.key = table.state.key
        again = twin.fork()
        if again.state.step != world.state.step:
            raise LawBroken("a redealt world stands elsewhere")
        here = [event.seen_by(last.seat) for event in again.decide(last)]
        there = [event.seen_by(last.seat) for event in world.decide(last)]
        demand(here == there, f"undo gives away what {last} set off: {_first_pair(here, there)}")
        views = [msgspec.json.encode(view(one, last.seat)) for one in (again, world)]
        demand(views[0] == views[1], f"undo gives away what {last} changed: {_first_difference(*views)}")
    replayed = twin.fork()
    replayed.decide(last)
    demand(fingerprint(replayed.state) == fingerprint(table.state), "undo and redo lead elsewhere")
    return True


def told(table: Table, first: int) -> list[bytes]:
    """The events from a number on, as they are now, what only some seats know included."""
    return [msgspec.json.encode(event) for event in table.history[first:]]


def check_told(table: Table, before: list[bytes]) -> None:
    """No event holds on to something of the table that changes later."""
    for event, was, now in zip(table.history, before, told(table, 0), strict=False):
        demand(was == now, f"{event.kind} was told as {was.decode()}, and has become {now.decode()}")
