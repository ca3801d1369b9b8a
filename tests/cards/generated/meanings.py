"""What each word of the vocabulary means: a sentence about the table before and after, checked apart from the rules.

A function for each word. It is given the word and the case, and looks at nothing but the two positions, the answers
and what was told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from hivernage.cards import effects as do
from hivernage.cards.targets import Survivors
from hivernage.model.state import State
from tests.cards.generated.reading import amount, people, places
from tests.cards.generated.trial import Case

Meaning = Callable[[Any, Case], None]
STEPS: dict[type, Meaning] = {}


def means(word: type) -> Callable[[Meaning], Meaning]:
    def register(meaning: Meaning) -> Meaning:
        STEPS[word] = meaning
        return meaning

    return register


def harm(state: State) -> dict[str, int]:
    return {name: one.wounds + one.frostbite + one.despair for name, one in state.survivors.items()}


def gained(case: Case, seat: int) -> list[str]:
    """Cards that came to a hand."""
    return list((Counter(case.after.players[seat].hand) - Counter(case.before.players[seat].hand)).elements())


def removed(case: Case) -> list[str]:
    return list((Counter(g.key for g in case.after.removed) - Counter(g.key for g in case.before.removed)).elements())


def symbol(case: Case, key: str) -> str:
    return case.before.library.items[key].symbol


# The colony


@means(do.Gain)
def gain(word: do.Gain, case: Case) -> None:
    n = amount(case.before, word.n, case.scope)
    was, now = case.before.colonies[0], case.after.colonies[0]
    if word.what == "helpless" and case.before.players[case.scope.seat].exiled:
        n = 0  # E3.6
    if word.what == "morale":
        assert now.morale == min(10, was.morale + n)
    else:
        name = {"token": "tokens"}.get(word.what, word.what)
        assert getattr(now, name) == getattr(was, name) + n


@means(do.Lose)
def lose(word: do.Lose, case: Case) -> None:
    was, now = (getattr(state.colonies[0], word.what) for state in (case.before, case.after))
    assert now == max(0, was - amount(case.before, word.n, case.scope, whole=was))


@means(do.SkipCrisis)
def skip_crisis(word: do.SkipCrisis, case: Case) -> None:
    assert case.after.skip_crisis == {"current": "this", "next": "next"}[word.which]
    if word.which == "current":
        assert not case.after.crisis
        assert not case.after.crisis_pile
        assert case.after.decks["crisis"][0] == (case.before.crisis or case.before.decks["crisis"][0])


@means(do.AddGoal)
def add_goal(word: do.AddGoal, case: Case) -> None:
    added = case.after.goals[len(case.before.goals) :]
    assert [case.after.library.nodes[node] for node in added] == [word]


@means(do.ExileVote)
def exile_vote(_word: do.ExileVote, case: Case) -> None:
    ballots = [given for question, given in case.asked if question.kind == "vote"][:1]
    votes = Counter(answer[1] for answer in ballots[0].values()) if ballots else Counter()
    if votes["up"] != votes["down"] and not case.over and not case.before.players[case.scope.player].exiled:
        assert case.after.players[case.scope.player].exiled == (votes["up"] > votes["down"])


@means(do.EndGame)
def end_game(_word: do.EndGame, case: Case) -> None:
    assert case.over


# Survivors


@means(do.Wound)
def wound(word: do.Wound, case: Case) -> None:
    meant, was, now = people(case.before, word.who, case.scope), harm(case.before), harm(case.after)
    if case.over:
        return
    for name in was:
        if name not in meant:
            assert now[name] == was[name]
        elif name in now:
            assert now[name] == was[name] + word.n
        else:
            assert was[name] + word.n >= 3


@means(do.ShareWounds)
def share_wounds(word: do.ShareWounds, case: Case) -> None:
    meant, was, now = people(case.before, word.among, case.scope), harm(case.before), harm(case.after)
    if case.over:
        return
    given = {name: now.get(name, 3) - was[name] for name in was}
    assert all(given[name] == 0 for name in was if name not in meant)
    assert sum(given.values()) <= word.n
    if sum(3 - was[name] for name in meant) >= word.n:
        assert sum(given.values()) == word.n


@means(do.Heal)
def heal(word: do.Heal, case: Case) -> None:
    was, now = harm(case.before), harm(case.after)
    meant = people(case.before, word.who, case.scope)
    assert now == {name: max(0, n - word.n) if name in meant else n for name, n in was.items()}


@means(do.Kill)
def kill(word: do.Kill, case: Case) -> None:
    if word.who == "helpless":
        assert case.after.colonies[0].helpless == max(0, case.before.colonies[0].helpless - 1)
        return
    meant = people(case.before, word.who, case.scope)
    killed = [lost.name for lost in case.after.lost[len(case.before.lost) :] if lost.killed]
    if not case.over:
        assert killed[: len(meant)] == meant
        price = sum(not case.before.players[case.before.survivors[name].owner].exiled for name in meant)
        assert case.before.colonies[0].morale - case.after.colonies[0].morale == (0 if word.free else price)


@means(do.Remove)
def remove(word: do.Remove, case: Case) -> None:
    if word.from_deck:
        assert isinstance(word.who, Survivors)
        assert str(word.who.named) not in case.after.decks["survivor"]
        return
    meant = people(case.before, word.who, case.scope)
    left = [lost.name for lost in case.after.lost[len(case.before.lost) :] if not lost.killed]
    if not case.over:
        assert left[: len(meant)] == meant
        assert case.after.colonies[0].morale == case.before.colonies[0].morale
        standees = [name for place in case.after.places.values() for name in place.standees]
        assert set(meant) <= set(standees) or not word.leave_standee


@means(do.Expose)
def expose(word: do.Expose, case: Case) -> None:
    times = amount(case.before, word.times, case.scope)
    rolls = Counter(facts["survivor"] for facts in case.told("exposure"))
    meant = people(case.before, word.who, case.scope)
    if not case.over and word.blank is None:
        assert set(rolls) <= set(meant)
        for name in meant:
            assert rolls[name] == times or (rolls[name] < times and name not in case.after.survivors)


@means(do.PlaceAt)
def place(word: do.PlaceAt, case: Case) -> None:
    (target,) = places(word.at, case.scope)
    for name in people(case.before, word.who, case.scope):
        if name in case.after.survivors:
            assert case.after.survivors[name].place in (target, case.before.survivors[name].place)
            exiled = case.before.players[case.before.survivors[name].owner].exiled
            if len(case.after.at(target)) < 2 and not exiled:
                assert case.after.survivors[name].place == target


@means(do.Recruit)
def recruit(word: do.Recruit, case: Case) -> None:
    deck = case.before.decks["survivor"]
    name = word.named if word.named else deck[-1] if deck else None
    came = [one for one in case.after.survivors if one not in case.before.survivors]
    assert came == ([name] if name in deck else [])
    for one in came:
        assert case.after.survivors[one].owner == case.scope.seat
        assert case.after.survivors[one].wounds == word.wounds
        assert case.after.players[case.scope.seat].leader == one or not word.leader


@means(do.Transfer)
def transfer(word: do.Transfer, case: Case) -> None:
    seat = case.scope.seat
    left = (seat + 1) % len(case.before.players)
    to = {"you": seat, "player": case.scope.player, "left": left}[word.to]
    for name in people(case.before, word.who, case.scope):
        assert case.after.survivors[name].owner == to
        assert harm(case.after)[name] == harm(case.before)[name]
        assert [held.key for held in case.after.survivors[name].cards] == [
            held.key for held in case.before.survivors[name].cards
        ]


@means(do.Unequip)
def unequip(word: do.Unequip, case: Case) -> None:
    items = case.before.library.items
    was = [held.key for held in case.before.survivors[case.scope.it].cards if held.key in items]
    now = [held.key for held in case.after.survivors[case.scope.it].cards if held.key in items]
    owner = case.before.survivors[case.scope.it].owner
    if word.what == "all":
        assert now == []
        assert sorted(gained(case, owner)) == sorted(was)
    elif case.scope.weapon:
        assert Counter(was) - Counter(now) == Counter([case.scope.weapon])
        assert case.after.colonies[0].waste[-1] == case.scope.weapon


@means(do.FreeAttack)
def free_attack(_word: do.FreeAttack, case: Case) -> None:
    assert [facts["survivor"] for facts in case.told("attacked")] == [case.scope.it]
    assert case.after.players[case.scope.seat].dice == case.before.players[case.scope.seat].dice


# Zombies and entrances


@means(do.Zombies)
def zombies(word: do.Zombies, case: Case) -> None:
    n = amount(case.before, word.n, case.scope)
    if case.over:
        return
    for name in places(word.at, case.scope):
        came, broke, overrun = (
            sum(facts["place"] == name for facts in case.told(kind))
            for kind in ("zombie-came", "barricade-broken", "overrun")
        )
        assert came + broke + overrun == n
        assert sum(case.after.places[name].zombies) == sum(case.before.places[name].zombies) + came
        assert sum(case.after.places[name].barricades) == sum(case.before.places[name].barricades) - broke


@means(do.KillZombies)
def kill_zombies(word: do.KillZombies, case: Case) -> None:
    for name in places(word.at, case.scope):
        was = sum(case.before.places[name].zombies)
        n = amount(case.before, word.n, case.scope, whole=was)
        assert sum(case.after.places[name].zombies) == max(0, was - n) or case.over
    if word.exposure == "none":
        assert case.told("exposure") == []
    else:
        assert len(case.told("exposure")) <= 1


@means(do.Clear)
def clear(word: do.Clear, case: Case) -> None:
    for name in places(word.at, case.scope):
        was, now = case.before.places[name], case.after.places[name]
        if word.what == "barricades":
            assert sum(now.barricades) == 0
            assert now.zombies == was.zombies
            continue
        n = min(sum(was.zombies), amount(case.before, word.n, case.scope, whole=sum(was.zombies)))
        assert sum(now.zombies) == sum(was.zombies) - n
        assert sum(now.barricades) == sum(was.barricades) + (n if word.leave_barricades else 0)
    assert case.told("exposure") == []


@means(do.Lure)
def lure(word: do.Lure, case: Case) -> None:
    change = {
        name: sum(case.after.places[name].zombies) - sum(place.zombies) for name, place in case.before.places.items()
    }
    assert sum(change.values()) == 0
    assert 0 <= change[case.scope.here] <= word.n
    assert len([n for n in change.values() if n < 0]) <= 1


@means(do.Barricade)
def barricade(word: do.Barricade, case: Case) -> None:
    for name in places(word.at, case.scope):
        was, now = case.before.places[name], case.after.places[name]
        spaces = 3 if name in ("colony", "library", "gas-station") else 4
        free = sum(spaces - z - b for z, b in zip(was.zombies, was.barricades, strict=True))
        placed = sum(now.barricades) - sum(was.barricades)
        assert placed == min(word.n, free) if not word.action else placed >= min(word.n, free)


@means(do.Noise)
def noise(word: do.Noise, case: Case) -> None:
    for name in places(word.at, case.scope):
        if name == "colony":
            came = [facts for facts in case.told("zombie-came") if facts["place"] == "colony"]
            assert word.zombie_in_colony or not came
        else:
            assert case.after.places[name].noise == min(4, case.before.places[name].noise + word.n)


# Cards


def deck_of(case: Case, deck: str) -> str:
    chosen = case.answers("place")
    return {"here": case.scope.here, "any": chosen[0][1] if chosen else ""}.get(deck, deck)


@means(do.Draw)
def draw(word: do.Draw, case: Case) -> None:
    deck = case.before.places[deck_of(case, word.deck)].deck
    assert sorted(gained(case, case.scope.seat)) == sorted(deck[len(deck) - min(word.n, len(deck)) :])


@means(do.Fetch)
def fetch(word: do.Fetch, case: Case) -> None:
    name = deck_of(case, word.deck)
    taken = [answer[1] for answer in case.answers("fetch") if answer[0] == "take"]
    assert sorted(gained(case, case.scope.seat)) == sorted(taken)
    assert len(taken) <= word.n
    assert all(word.symbol in (None, symbol(case, key)) for key in taken)
    assert Counter(case.after.places[name].deck) == Counter(case.before.places[name].deck) - Counter(taken)


@means(do.Dig)
def dig(word: do.Dig, case: Case) -> None:
    name = deck_of(case, word.deck)
    deck = case.before.places[name].deck[::-1]
    (dug,) = case.told("dug")
    if word.cards:
        assert dug["cards"] == deck[: word.cards]
    else:
        assert dug["cards"] == deck[: len(dug["cards"])]
        assert sum(symbol(case, key) == word.symbol for key in dug["cards"]) == word.take or dug["cards"] == deck
    found = [key for key in dug["cards"] if symbol(case, key) == word.symbol]
    taken = gained(case, case.scope.seat)
    assert Counter(taken) <= Counter(found)
    if not word.optional:
        assert len(taken) == min(len(found), word.take or len(found))
    assert Counter(case.after.places[name].deck) == Counter(deck) - Counter(taken)


@means(do.Purge)
def purge(word: do.Purge, case: Case) -> None:
    name = deck_of(case, word.deck)
    gone = [key for key in case.before.places[name].deck if word.symbol in (None, symbol(case, key))]
    assert sorted(removed(case)) == sorted(gone)
    assert Counter(case.after.places[name].deck) == Counter(case.before.places[name].deck) - Counter(gone)


@means(do.Discard)
def discard(word: do.Discard, case: Case) -> None:
    was, now = (Counter(state.players[case.scope.seat].hand) for state in (case.before, case.after))
    gone = list((was - now).elements())
    fitting = [key for key in case.before.players[case.scope.seat].ready() if word.symbol in (None, symbol(case, key))]
    assert len(gone) == min(word.n, was.total() if word.random else len(fitting))
    assert Counter(gone) <= Counter(was if word.random else fitting)
    waste = list((Counter(case.after.colonies[0].waste) - Counter(case.before.colonies[0].waste)).elements())
    assert sorted(waste if word.to == "waste" else removed(case)) == sorted(gone)


@means(do.Steal)
def steal(word: do.Steal, case: Case) -> None:
    taken = gained(case, case.scope.seat)
    assert len(taken) == min(word.n, len(case.before.players[case.scope.player].hand))
    assert Counter(taken) == Counter(case.before.players[case.scope.player].hand) - Counter(
        case.after.players[case.scope.player].hand
    )
    locked = Counter(case.after.players[case.scope.seat].locked) - Counter(case.before.players[case.scope.seat].locked)
    assert locked == (Counter(taken) if word.locked else Counter())


@means(do.HandOver)
def hand_over(word: do.HandOver, case: Case) -> None:
    was = case.before.players[case.scope.seat].hand
    assert len(case.after.players[case.scope.seat].hand) == min(len(was), word.keep)
    assert len(gained(case, case.scope.player)) == max(0, len(was) - word.keep)


@means(do.Retrieve)
def retrieve(word: do.Retrieve, case: Case) -> None:
    items = case.before.library.items
    fits = [
        g.key
        for g in case.before.removed
        if g.key in items and (not word.symbols or symbol(case, g.key) in word.symbols)
    ]
    if word.latest:
        fits = [key for key in fits if items[key].kind != "event"]
    back = Counter(g.key for g in case.before.removed) - Counter(g.key for g in case.after.removed)
    n = min(len(fits), amount(case.before, word.n, case.scope, whole=len(fits)))
    assert back <= Counter(fits)
    assert back.total() <= n if word.up_to else back.total() == n
    if word.latest:
        assert back == Counter(fits[len(fits) - n :])
    waste = Counter(case.after.colonies[0].waste) - Counter(case.before.colonies[0].waste)
    assert back == (Counter(gained(case, case.scope.seat)) if word.to == "hand" else waste)


@means(do.Look)
def look(word: do.Look, case: Case) -> None:
    """Nothing changes but what is known."""
    for was, now in zip(case.before.players, case.after.players, strict=True):
        assert was == now
    hands = {player.seat: player.hand for player in case.before.players}
    for facts in case.told("hand-seen"):
        shown = Counter(facts["cards"])
        assert shown <= Counter(hands[facts["of"]])
        assert shown.total() == (len(hands[facts["of"]]) if word.at == "hand" else 1)
    for facts in case.told("hand-shown"):
        assert Counter(facts["cards"]) <= Counter(hands[facts["seat"]])
    if word.everybody:
        assert not case.told("hand-seen")
    for facts in case.told("saw-objective"):
        assert facts["card"] == case.before.players[facts["of"]].objective
    for facts in case.told("peeked"):
        crisis = facts["deck"] == "crisis"
        deck = case.before.decks["crisis"] if crisis else case.before.places[case.scope.here].deck
        assert facts["cards"] == deck[::-1][: word.n]
    swapped = ("swap",) in case.answers("arrange")
    crises = case.before.decks["crisis"]
    assert case.after.decks["crisis"] == ([*crises[:-2], *crises[-2:][::-1]] if swapped else crises)


# Dice


@means(do.Dice)
def dice(word: do.Dice, case: Case) -> None:
    seats = [player.seat for player in case.before.players]
    changed = [seat for seat in seats if case.before.players[seat].dice != case.after.players[seat].dice]
    assert all((seat == case.scope.seat) == (word.whose == "you") for seat in changed)
    assert len(changed) <= 1
    for seat in changed:
        was, now = sorted(case.before.players[seat].dice), sorted(case.after.players[seat].dice)
        n = amount(case.before, word.n, case.scope, whole=len(was))
        gone, come = list((Counter(was) - Counter(now)).elements()), list((Counter(now) - Counter(was)).elements())
        match word.act:
            case "raise":
                assert come == [min(6, gone[0] + n)]
            case "lower":
                assert come == [max(1, gone[0] - n)]
            case "spend":
                assert (len(gone), come) == (min(n, len(was)), [])
                spent = case.after.players[seat].used_dice - case.before.players[seat].used_dice
                assert spent == len(gone)
            case "add":
                assert (gone, len(come)) == ([], n)
            case "set" | "reroll":
                assert len(gone) == len(come) <= n
    if not changed and word.act in ("raise", "lower", "spend") and word.n != 0 and isinstance(word.n, int):
        top = {"raise": 6, "lower": 1}.get(word.act, 0)
        able = [s for s in seats if (s == case.scope.seat) == (word.whose == "you")]
        assert all(value == top for seat in able for value in case.before.players[seat].dice)
