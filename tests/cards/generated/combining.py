"""What the words that put others together mean. What is inside them is a mark: so many tokens on the objective."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from hivernage.cards import effects as do
from hivernage.cards.effects import Effect
from tests.cards.generated import reading
from tests.cards.generated.meanings import means, places_rolled, seats
from tests.cards.generated.trial import Case

FIRST, SECOND = 1, 100
MARKED = {
    **dict.fromkeys(("then", "up", "blank", "won"), FIRST),
    **dict.fromkeys(("otherwise", "down", "lost"), SECOND),
}


def mark(n: int) -> Effect:
    return do.Gain("token", n)


def marked(word: Any) -> Any:
    """The word with marks for all effects inside."""
    changes: dict[str, Any] = {}
    for field in word.__struct_fields__:
        if field in MARKED and getattr(word, field) is not None:
            changes[field] = mark(MARKED[field])
        elif field == "options":
            changes[field] = tuple(do.Option(mark(10**n)) for n in range(len(word.options)))
        elif field == "results":
            changes[field] = {band: mark(10**n) for n, band in enumerate(word.results)}
        elif field == "powers":
            changes[field] = (_marked_power(word.holder),)
    return msgspec.structs.replace(word, **changes)


def _marked_power(holder: str) -> do.Power:
    """What is said of the table is for everybody to use; what is said of a place is about that place."""
    if holder == "here":
        return do.Power(do=mark(1), who="everyone", whenever="moved", to="here")
    return do.Power(do=mark(1), who="everyone" if holder == "table" else "holder")


def tokens(case: Case) -> int:
    return case.after.colonies[0].tokens - case.before.colonies[0].tokens


def one_or_other(word: Any, first: bool) -> int:
    return FIRST if first else SECOND if word.otherwise is not None else 0


@means(do.Choose)
def choose(word: do.Choose, case: Case) -> None:
    if not seats(case, word.by):
        assert tokens(case) == 0, "nobody is there to choose"
        return
    (answer,) = case.answers("option")
    assert tokens(case) == 10 ** (int(answer[1]) - 1)
    assert [question.seats for question, _ in case.asked] == [tuple(seats(case, word.by)[:1])] or word.by not in (
        "you",
        "owner",
        "player",
    )


@means(do.May)
def may(word: do.May, case: Case) -> None:
    """Again and again while it is wanted, where it may be done several times."""
    answers = [answer == ("yes",) for answer in case.answers("may")]
    assert len(answers) <= (word.times or 1)
    assert all(answers[:-1])
    assert tokens(case) == (sum(answers) * FIRST if answers[0] else one_or_other(word, first=False))


@means(do.If)
def if_(word: do.If, case: Case) -> None:
    assert tokens(case) == one_or_other(word, reading.holds(case.before, word.test, case.scope))


@means(do.Roll)
def roll(word: do.Roll, case: Case) -> None:
    rolled = [facts["value"] for facts in case.told("rolled")]
    assert len(rolled) == reading.amount(case.before, word.times, case.scope)
    more = 0 if word.plus is UNSET else reading.amount(case.before, word.plus, case.scope)
    due = 0
    for value in (min(6, value + more) for value in rolled):
        hits = [n for n, band in enumerate(word.results) if int(band[0]) <= value <= int(band[-1])]
        due += sum(10**n for n in hits)
    assert tokens(case) == due


@means(do.Contest)
def contest(word: do.Contest, case: Case) -> None:
    """First the player's dice, then those of the other side; a draw is won."""
    rolled = [facts["value"] for facts in case.told("rolled")]
    mine = reading.amount(case.before, word.dice, case.scope)
    assert len(rolled) == mine + word.against
    assert tokens(case) == (FIRST if sum(rolled[:mine]) >= sum(rolled[mine:]) else SECOND)


@means(do.OnePlayer)
def one_player(word: do.OnePlayer, case: Case) -> None:
    """Asked one after another until somebody does it."""
    asked = [(question.seats[0], given[question.seats[0]]) for question, given in case.asked if question.kind == "may"]
    did = [seat for seat, answer in asked if answer == ("yes",)]
    assert did in ([], [asked[-1][0]] if asked else [])
    order = seats(case, word.who)
    assert [seat for seat, _ in asked] == (order[: len(asked)] if did else order)
    assert tokens(case) == one_or_other(word, bool(did))


@means(do.Vote)
def vote(word: do.Vote, case: Case) -> None:
    ballots = [given for question, given in case.asked if question.kind == "vote"]
    may_vote = [seat for seat in seats(case, word.who) if not case.before.players[seat].exiled]
    assert [sorted(given) for given in ballots] == ([sorted(may_vote)] if may_vote else [])
    votes = [answer[1] for given in ballots for answer in given.values()]
    ups, downs = votes.count("up"), votes.count("down")
    if ups != downs:
        assert tokens(case) == (FIRST if ups > downs else SECOND)
    assert tokens(case) in (FIRST, SECOND)


@means(do.Each)
def each(word: do.Each, case: Case) -> None:
    assert tokens(case) == len(reading.people(case.before, word.who, case.scope))


@means(do.EachPlayer)
def each_player(word: do.EachPlayer, case: Case) -> None:
    assert tokens(case) == (0 if word.side == "enemy" else len(seats(case, word.who)))


@means(do.EachColony)
def each_colony(word: do.EachColony, case: Case) -> None:
    """Of one colony: it has the most, nobody has the fewest, and there is no enemy."""
    assert tokens(case) == (FIRST if word.which in ("all", "most") else 0)


@means(do.PickColony)
def pick_colony(_word: do.PickColony, case: Case) -> None:
    """There is one, and nobody is asked."""
    assert tokens(case) == FIRST
    assert case.answers("place") == []


@means(do.Pick)
def pick(word: do.Pick, case: Case) -> None:
    scope = case.scope.but(seat=case.before.first) if word.by == "first" else case.scope
    meant = reading.people(case.before, word.who, scope)
    picked = [answer[1] for answer in case.answers("survivor") if answer[0] == "survivor"]
    if word.by == "first":
        assert all(question.seats == (case.before.first,) for question, _ in case.asked)
    assert set(picked) <= set(meant)
    assert len(set(picked)) == len(picked)
    assert tokens(case) == (len(picked) if word.up_to else min(word.n, len(meant))) + bool(word.with_it)


@means(do.PickPlayer)
def pick_player(word: do.PickPlayer, case: Case) -> None:
    for answer in case.answers("player"):
        assert answer[1] != f"p{case.scope.seat + 1}"
    assert tokens(case) == 1 or (tokens(case) == 0 and word.who != "others")
    assert tokens(case) == 0 or word.who != "enemy-with-cards"


@means(do.PickPlace)
def pick_place(word: do.PickPlace, case: Case) -> None:
    for answer in case.answers("place"):
        assert answer[1] != "colony" or not word.among.startswith("non-colony")
        assert word.among != "town" or answer[1] in reading.TOWN
        mine = [one for one in case.before.group(case.scope.seat) if one.place == answer[1]]
        assert mine or not word.among.endswith("with-your-survivor")
    if word.among == "random":
        assert [place in reading.TOWN for place in places_rolled(case)] == [True]
    assert tokens(case) == 1 or (tokens(case) == 0 and "your" in word.among)


@means(do.EachPlace)
def each_place(word: do.EachPlace, case: Case) -> None:
    assert tokens(case) == len(reading.places(word.among, case.scope))


@means(do.Together)
def together(word: do.Together, case: Case) -> None:
    """Paid in full, or all is returned."""
    paid = len(case.told("paid")) == 1
    assert tokens(case) == one_or_other(word, paid)
    hands = [sum(len(player.hand) for player in state.players) for state in (case.before, case.after)]
    dice = [sum(len(player.dice) for player in state.players) for state in (case.before, case.after)]
    assert hands[0] - hands[1] == (sum(word.cards.values()) if paid else 0)
    assert dice[0] - dice[1] == (word.dice if paid else 0)


@means(do.Later)
def later(word: do.Later, case: Case) -> None:
    assert tokens(case) == 0
    (due,) = case.after.scheduled[len(case.before.scheduled) :]
    assert case.after.library.nodes[due.node] is word
    assert due.round == case.before.round + {"end-of-round": 0, "end-of-next-round": 1}[word.when]


@means(do.Lasting)
def lasting(word: do.Lasting, case: Case) -> None:
    (rule,) = case.after.standing[len(case.before.standing) :]
    assert case.after.library.nodes[rule.node] is word
    assert rule.seat == {"you": case.scope.seat, "player": case.scope.player}.get(word.holder, -1)
    assert rule.survivor == (case.scope.it if word.holder == "it" else "")
    ends = {"turn": case.before.turn, "round": case.before.round, "next-round": case.before.round + 1, "game": 0}
    assert rule.last == ends[word.until]


@means(do.Attach)
def attach(word: do.Attach, case: Case) -> None:
    meant = reading.people(case.before, word.to, case.scope)[:1]
    holders = [name for name, one in case.after.survivors.items() if one.cards and one.cards[-1].key == case.scope.card]
    assert holders == meant
    assert (case.scope.card in case.after.lane.shown) == (not meant)


@means(do.Wear)
def wear(word: do.Wear, case: Case) -> None:
    was = next(held.tokens for held in case.before.survivors[case.scope.it].cards if held.key == case.scope.card)
    now = [held.tokens for held in case.after.survivors[case.scope.it].cards if held.key == case.scope.card]
    assert now == ([] if was + 1 >= word.limit else [was + 1])


@means(do.Cancel)
def cancel(_word: do.Cancel, case: Case) -> None:
    assert case.after.lane.cancelled


@means(do.Special)
def special(_word: do.Special, _case: Case) -> None:
    """Python of the built-in packs: generated packs can't have it, and scenarios tell what it does."""
