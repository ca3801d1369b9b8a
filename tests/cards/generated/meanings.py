"""What each word of the vocabulary means: a sentence about the table before and after, checked apart from the rules.

A function for each word. It is given the word and the case, and looks at nothing but the two positions, the answers
and what was told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from hivernage.cards import effects as do
from hivernage.cards.targets import Survivors
from hivernage.model.state import State
from tests.cards.generated import reading
from tests.cards.generated.reading import DECKS, amount, people, places
from tests.cards.generated.trial import Case

TOWN = [name for name in DECKS if name != "raxxon"]
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


def places_rolled(case: Case) -> list[str]:
    """Places that dice have named, but for those that somebody had rolled again."""
    found = [facts["place"] for facts in case.told("place-rolled")]
    for question, given in case.asked:
        if question.kind == "reroll" and question.args[0] == "place" and ("yes",) in given.values():
            found.remove(question.args[1])
    return found


def removed(case: Case) -> list[str]:
    return list((Counter(g.key for g in case.after.removed) - Counter(g.key for g in case.before.removed)).elements())


def symbol(case: Case, key: str) -> str:
    return case.before.library.items[key].symbol


def seats(case: Case, who: str) -> list[int]:
    state, scope = case.before, case.scope
    clockwise = [(state.first + n) % len(state.players) for n in range(len(state.players))]
    playing = [seat for seat in clockwise if not state.players[seat].out]
    at = {"at-colony": "colony", "at-place": scope.here}
    owner = state.survivors[scope.it].owner if scope.it in state.survivors else scope.seat
    named = {"you": [scope.seat], "owner": [owner], "player": [scope.player]}
    if who in named:
        return named[who]
    if who == "first":
        return [state.first]
    if who in ("enemy-leader", "wolf"):
        return []
    if who in at:
        return [seat for seat in playing if any(one.place == at[who] for one in state.group(seat))]
    if who == "non-exiled":
        return [seat for seat in playing if not state.players[seat].exiled]
    return [seat for seat in playing if who != "others" or seat != scope.seat]


# The colony


@means(do.Gain)
def gain(word: do.Gain, case: Case) -> None:
    n = amount(case.before, word.n, case.scope)
    was, now = case.before.colonies[0], case.after.colonies[0]
    if word.side in ("enemy", "wolf"):
        assert was == now, "there is one colony, and no wolf"
        return
    if word.what in ("helpless", "unruly"):
        n = 0 if case.before.players[case.scope.seat].exiled else min(n, reading.room(case.before, "colony"))
    if word.what == "morale":
        assert now.morale == min(10, was.morale + n)
    else:
        name = {"token": "tokens"}.get(word.what, word.what)
        assert getattr(now, name) == getattr(was, name) + n
        unruly = n if word.what == "unruly" else 0
        assert now.unruly == was.unruly + unruly
        assert now.helpless == was.helpless + (n if word.what in ("helpless", "unruly") else 0)


@means(do.Lose)
def lose(word: do.Lose, case: Case) -> None:
    if word.side == "enemy":
        assert case.before.colonies == case.after.colonies, "there is one colony"
    elif word.what in ("improvement", "advancement"):
        lose_improvement(word, case)
    elif word.what == "waste":
        was, now = (state.colonies[0].waste for state in (case.before, case.after))
        n = min(len(was), amount(case.before, word.n, case.scope, whole=len(was)))
        assert now == was[: len(was) - n]
        assert sorted(removed(case)) == sorted(was[len(was) - n :])
    else:
        was, now = (getattr(state.colonies[0], word.what) for state in (case.before, case.after))
        assert now == max(0, was - amount(case.before, word.n, case.scope, whole=was))
        if word.what == "helpless":
            check_sides(case)


def lose_improvement(word: do.Lose, case: Case) -> None:
    """Some that are built, out of the game; tokens off one improvement of the row, or all of them."""
    if word.what == "improvement":
        was, now = ([held.key for held in state.built] for state in (case.before, case.after))
        n = min(len(was), amount(case.before, word.n, case.scope, whole=len(was)))
        assert len(now) == len(was) - n
        assert Counter(removed(case)) == Counter(was) - Counter(now)
        return
    rows = [{project.key: project.tokens for project in state.row} for state in (case.before, case.after)]
    less = {key: n - rows[1][key] for key, n in rows[0].items() if n != rows[1][key]}
    if word.n == "all":
        assert set(rows[1].values()) <= {0}
    else:
        n = amount(case.before, word.n, case.scope)
        assert list(less.values()) == [n] if n and max(rows[0].values(), default=0) >= n else not less


@means(do.Advance)
def advance(word: do.Advance, case: Case) -> None:
    """Each token on an improvement of the row as it is then; whatever has enough is built, and another one comes."""
    row = {project.key: project.tokens for project in case.before.row}
    deck, built = case.before.decks["improvement"][:], [held.key for held in case.before.built]
    chosen = [answer[1] for answer in case.answers("improvement")]
    for n in [word.n] if word.one else [1] * word.n:
        if not row:
            break
        key = next(iter(row)) if len(row) == 1 else chosen.pop(0)
        row[key] += n
        if row[key] >= case.before.library.improvements[key].cost:
            del row[key]
            built.append(key)
            while deck and len(row) < 4:
                row[deck.pop()] = 0
    assert {project.key: project.tokens for project in case.after.row} == row
    assert [held.key for held in case.after.built] == built
    assert case.after.decks["improvement"] == deck


def check_sides(case: Case) -> None:
    """Which side those were on who are gone: as whoever resolves it picked, where both sides are there."""
    was, now = case.before.colonies[0], case.after.colonies[0]
    picked = [answer[1] for answer in case.answers("helpless")]
    assert 0 <= now.unruly <= now.helpless
    assert was.unruly - now.unruly >= picked.count("unruly")
    assert (was.helpless - was.unruly) - (now.helpless - now.unruly) >= picked.count("calm")


@means(do.Temper)
def temper(word: do.Temper, case: Case) -> None:
    was, now = case.before.colonies[0], case.after.colonies[0]
    n = amount(case.before, word.n, case.scope, whole=was.helpless)
    assert now.helpless == was.helpless
    assert now.unruly == (min(was.helpless, was.unruly + n) if word.to == "unruly" else max(0, was.unruly - n))


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


@means(do.DrawMission)
def draw_mission(_word: do.DrawMission, case: Case) -> None:
    """Here nobody has missions."""
    assert (case.asked, case.before.decks) == ([], case.after.decks)


@means(do.Elect)
def elect(_word: do.Elect, case: Case) -> None:
    """Here colonies have no leaders."""
    assert (case.asked, case.before.colonies) == ([], case.after.colonies)


@means(do.ExileVote)
def exile_vote(word: do.ExileVote, case: Case) -> None:
    ballots = [given for question, given in case.asked if question.kind == "vote"][:1]
    votes = Counter(answer[1] for answer in ballots[0].values()) if ballots else Counter()
    if votes["up"] != votes["down"] and not case.over and not case.before.players[case.scope.player].exiled:
        assert case.after.players[case.scope.player].exiled == (votes["up"] > votes["down"])
    if word.otherwise is not UNSET and not case.over:  # what is inside is a mark: tokens on the objective
        failed = not case.after.players[case.scope.player].exiled
        assert (case.after.colonies[0].tokens > case.before.colonies[0].tokens) == failed


@means(do.EndGame)
def end_game(_word: do.EndGame, case: Case) -> None:
    assert case.over


# Survivors


@means(do.Wound)
def wound(word: do.Wound, case: Case) -> None:
    meant, was, now = people(case.before, word.who, case.scope), harm(case.before), harm(case.after)
    n = amount(case.before, word.n, case.scope)
    if case.over:
        return
    paid = Counter(facts["power"] for facts in case.told("warded-off"))  # a despair that spares the morale of a death
    for name in was:
        due = was[name] + paid[name] + (n if name in meant else 0)
        assert now[name] == due if name in now else due >= 3


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
    meant = people(case.before, word.who, case.scope)
    cured = {"frostbite": ("frostbite",), "despair": ("despair",), "any": ("wounds", "frostbite", "despair")}
    kinds = ("wounds", "frostbite") if word.harm is UNSET else cured[word.harm]
    for name, was in case.before.survivors.items():
        now = case.after.survivors[name]
        for kind in ("wounds", "frostbite", "despair"):
            assert getattr(now, kind) <= getattr(was, kind)
            assert getattr(now, kind) == getattr(was, kind) or (name in meant and kind in kinds)
        there = sum(getattr(was, kind) for kind in kinds)
        left = max(0, there - (there if word.n == "all" else word.n)) if name in meant else there
        assert sum(getattr(now, kind) for kind in kinds) == left


@means(do.Kill)
def kill(word: do.Kill, case: Case) -> None:
    if word.who == "helpless":
        assert case.after.colonies[0].helpless == max(0, case.before.colonies[0].helpless - 1)
        check_sides(case)
        return
    meant = people(case.before, word.who, case.scope)
    killed = [lost.name for lost in case.after.lost[len(case.before.lost) :] if lost.killed]
    if word.bite:  # who takes a bite as less lives, and each death may bring another
        assert case.over or {facts["cause"] for facts in case.told("killed")} <= {"bite", "wounds"}
        assert case.over or all(name in killed or name in case.after.survivors for name in meant)
        return
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
    own = (facts for facts in case.told("exposure") if facts["cause"] != "spread")  # a bite asks others to roll too
    rolls = Counter(facts["survivor"] for facts in own)
    meant = people(case.before, word.who, case.scope)
    if not case.over and word.blank is None:
        assert set(rolls) <= set(meant)
        for name in meant:
            assert rolls[name] == times or (rolls[name] < times and name not in case.after.survivors)


@means(do.PlaceAt)
def place(word: do.PlaceAt, case: Case) -> None:
    if word.at == "random":
        rolled = places_rolled(case)
        for name in people(case.before, word.who, case.scope):
            assert case.after.survivors[name].place in (*rolled, case.before.survivors[name].place)
        if word.again and len(people(case.before, word.who, case.scope)) == 1:
            assert all(room(case.before, name) <= 0 for name in rolled[:-1])
            assert room(case.before, rolled[-1]) > 0 or all(room(case.before, name) <= 0 for name in TOWN)
        return
    (target,) = places(word.at, case.scope)
    for name in people(case.before, word.who, case.scope):
        if name in case.after.survivors:
            assert case.after.survivors[name].place in (target, case.before.survivors[name].place)
            exiled = case.before.players[case.before.survivors[name].owner].exiled
            empty = len(case.after.at(target)) < 2 if target == "colony" else room(case.after, target) > 0
            if empty and not exiled:
                assert case.after.survivors[name].place == target


@means(do.Recruit)
def recruit(word: do.Recruit, case: Case) -> None:
    deck = case.before.aside if word.aside else case.before.decks["survivor"]
    name = word.named if word.named else deck[-1] if deck else None
    came = [one for one in case.after.survivors if one not in case.before.survivors]
    assert came == ([name] if name in deck else [])
    seat = case.scope.player if word.for_ == "player" else case.scope.seat
    for one in came:
        newcomer = case.after.survivors[one]
        assert newcomer.owner == seat
        assert (newcomer.wounds, newcomer.despair) == (word.wounds, word.despair or 0)
        assert case.after.players[seat].leader == one or not word.leader
        if word.at is not UNSET:
            assert [newcomer.place] == places(word.at, case.scope)


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
    meant = [key for key in was if word.symbol in (UNSET, symbol(case, key))]
    if word.what == "all":
        assert Counter(now) == Counter(was) - Counter(meant)
    elif word.what == "one":
        assert len(was) - len(now) == min(1, len(meant))
    elif case.scope.weapon:
        assert Counter(was) - Counter(now) == Counter([case.scope.weapon])
    gone = sorted((Counter(was) - Counter(now)).elements())
    assert set(gone) <= set(meant)
    if word.to == "removed":
        assert sorted(removed(case)) == gone
    elif word.to == "loot":
        assert sorted((Counter(case.after.loot) - Counter(case.before.loot)).elements()) == gone
    elif word.to == "waste" or word.what == "the-card":
        wasted = Counter(case.after.colonies[0].waste) - Counter(case.before.colonies[0].waste)
        assert sorted(wasted.elements()) == gone
    else:
        assert sorted(gained(case, owner)) == gone


@means(do.FreeAttack)
def free_attack(_word: do.FreeAttack, case: Case) -> None:
    """No die is used. While a special zombie is there, nobody and nothing else can be attacked (N6.3)."""
    attacks = case.told("attacked") + case.told("raided")
    assert [facts["survivor"] for facts in attacks] == [case.scope.it]
    special = {creature.name for creature in case.before.places[case.before.survivors[case.scope.it].place].special}
    assert not special or attacks[0]["target"] in special
    assert case.after.players[case.scope.seat].dice == case.before.players[case.scope.seat].dice


@means(do.FreeSearch)
def free_search(_word: do.FreeSearch, case: Case) -> None:
    """A card of the deck there comes to the hand, and no die is used."""
    at = case.before.survivors[case.scope.it].place
    assert [(facts["survivor"], facts["place"]) for facts in case.told("searched")] == [(case.scope.it, at)]
    assert len(gained(case, case.scope.seat)) >= 1
    assert len(case.after.places[at].deck) == len(case.before.places[at].deck) - len(gained(case, case.scope.seat))
    assert case.after.players[case.scope.seat].dice == case.before.players[case.scope.seat].dice


# Zombies and entrances


@means(do.Zombies)
def zombies(word: do.Zombies, case: Case) -> None:
    n = amount(case.before, word.n, case.scope)
    if case.over:
        return
    meant = places(word.at, case.scope)
    if word.at == "random":
        meant = places_rolled(case)
        assert len(meant) == 1
    if word.at == "open-entrances":
        colony = case.before.places["colony"]
        n *= sum(not b and not t for b, t in zip(colony.barricades, colony.traps, strict=True))
    for name in meant:
        came, broke, sprung, overrun = (
            [facts for facts in case.told(kind) if facts["place"] == name]
            for kind in ("zombie-came", "barricade-broken", "trap-sprung", "overrun")
        )
        was, now = case.before.places[name], case.after.places[name]
        assert len(came) + len(broke) + len(sprung) + len(overrun) == n
        gone = sum(facts["zombies"] for facts in sprung)
        assert sum(now.zombies) == sum(was.zombies) + len(came) - gone
        assert sum(now.barricades) == sum(was.barricades) - len(broke)
        assert sum(now.traps) == sum(was.traps) - len(sprung)


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
    if word.up_to:
        names, chosen = places(word.at, case.scope), [answer[1:] for answer in case.answers("place")]
        gone = {name: place.bandits - case.after.places[name].bandits for name, place in case.before.places.items()}
        assert gone == {name: chosen.count((name,)) for name in gone}
        assert all(name in names for name, n in gone.items() if n)
        assert sum(gone.values()) <= amount(case.before, word.n, case.scope)
        return
    for name in places(word.at, case.scope):
        was, now = case.before.places[name], case.after.places[name]
        if word.what == "dice":
            assert case.after.code_dice == []
            continue
        if word.what == "bandits":
            assert now.bandits == max(0, was.bandits - amount(case.before, word.n, case.scope, whole=was.bandits))
            assert now.zombies == was.zombies
            continue
        if word.what == "barricades":  # traps are barricades, and don't go off
            bars = sum(was.barricades) + sum(was.traps)
            n = amount(case.before, word.n, case.scope, whole=bars)
            assert sum(now.barricades) + sum(now.traps) == max(0, bars - n)
            assert now.zombies == was.zombies
            continue
        n = min(sum(was.zombies), amount(case.before, word.n, case.scope, whole=sum(was.zombies)))
        assert sum(now.zombies) == sum(was.zombies) - n
        assert sum(now.barricades) == sum(was.barricades) + (n if word.leave_barricades else 0)
    assert case.told("exposure") == []


@means(do.Open)
def open_rules(word: do.Open, case: Case) -> None:
    assert case.after.closed == [gate for gate in case.before.closed if gate not in word.rules]
    assert [told["page"] for told in case.told("rules-opened")] == [
        gate for gate in word.rules if gate in case.before.closed
    ]


@means(do.SendHome)
def send_home(word: do.SendHome, case: Case) -> None:
    """To the colony without a roll, or, of exiled players, to another place than where they were."""
    whom = [case.scope.it] if word.who == "it" else people(case.before, word.who, case.scope)
    for name in whom:
        if name not in case.before.survivors:
            continue
        now = case.after.survivors[name].place
        if not case.before.players[case.before.survivors[name].owner].exiled:
            assert now == "colony"
        else:
            assert now != "colony"
    assert case.told("exposure") == []


SPACES = {"police-station": 3, "grocery-store": 3, "library": 3, "gas-station": 2}
"""Survivor spaces outside, where there aren't four."""


def room(state: State, name: str) -> int:
    """Survivor spaces that nobody stands on."""
    place = state.places[name]
    taken = len(place.standees) + place.bandits + place.blocked
    return SPACES.get(name, 4) - taken - sum(one.place == name for one in state.survivors.values())


@means(do.Bandits)
def bandits(word: do.Bandits, case: Case) -> None:
    came = Counter(facts["place"] for facts in case.told("bandit-came"))
    if word.n == "all":
        names = TOWN if word.at == "town" else places(word.at, case.scope)
        assert came == Counter({name: room(case.before, name) for name in names if name != "colony"})
        return
    n = amount(case.before, word.n, case.scope)
    sent = came + Counter(facts["place"] for facts in case.told("bandit-turned-away"))
    if word.at == "random":
        assert sent.total() == n
        assert sent == Counter(places_rolled(case))
    else:
        names = TOWN if word.at == "town" else places(word.at, case.scope)
        assert sent == Counter({name: n for name in names if n and name != "colony"})
    for name, place in case.after.places.items():
        assert place.bandits == case.before.places[name].bandits + came[name]
        if name != "colony":
            assert came[name] == min(sent[name], max(0, room(case.before, name)))


@means(do.Loot)
def loot(word: do.Loot, case: Case) -> None:
    taken = [answer[1] for answer in case.answers("loot")]
    left = list((Counter(case.before.loot) - Counter(case.after.loot)).elements())
    n = amount(case.before, word.n, case.scope)
    assert len(left) == min(n, len(case.before.loot))
    if word.latest:
        assert case.after.loot == case.before.loot[: len(case.before.loot) - len(left)]
    assert sorted(gained(case, case.scope.seat)) == sorted(left)
    assert not Counter(taken) - Counter(left)


@means(do.Plunder)
def plunder(word: do.Plunder, case: Case) -> None:
    taken = Counter(facts["place"] for facts in case.told("pillaged"))
    if word.at == "random":
        assert len(taken) <= 1
    elif word.otherwise is None:
        names = TOWN if word.at == "town" else places(word.at, case.scope)
        sizes = {name: len(case.before.places[name].deck) for name in names}
        assert taken == Counter({name: min(word.n, size) for name, size in sizes.items() if size})
    for name, place in case.before.places.items():
        went = [facts["card"] for facts in case.told("pillaged") if facts["place"] == name]
        assert went == place.deck[::-1][: taken[name]]
    if word.otherwise is None:
        cards = sorted(facts["card"] for facts in case.told("pillaged"))
        piles = [(s.loot if word.to == "loot" else s.colonies[0].waste) for s in (case.before, case.after)]
        came = removed(case) if word.to == "removed" else (Counter(piles[1]) - Counter(piles[0])).elements()
        assert sorted(came) == cards


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
    rolled = places_rolled(case)
    for name in rolled if word.at == "random" else places(word.at, case.scope):
        was, now = case.before.places[name], case.after.places[name]
        spaces = 3 if name in ("colony", "library", "gas-station") else 4
        full = [sum(door) for door in zip(was.zombies, was.barricades, was.traps, strict=True)]
        for creature in was.special:
            full[creature.entrance] += 1
        free = sum(max(0, spaces - taken) for taken in full)
        put = {side: sum(getattr(now, side)) - sum(getattr(was, side)) for side in ("barricades", "traps")}
        placed = put["traps" if word.trap else "barricades"]
        assert placed == min(word.n, free) if not word.action else placed >= min(word.n, free)
        assert put["barricades" if word.trap else "traps"] == 0


@means(do.ArmBarricades)
def arm(word: do.ArmBarricades, case: Case) -> None:
    for name in places(word.at, case.scope):
        was, now = case.before.places[name], case.after.places[name]
        n = min(sum(was.barricades), amount(case.before, word.n, case.scope, whole=99))
        assert sum(was.barricades) - sum(now.barricades) == n == sum(now.traps) - sum(was.traps)
        assert [b + t for b, t in zip(was.barricades, was.traps, strict=True)] == [
            b + t for b, t in zip(now.barricades, now.traps, strict=True)
        ]


@means(do.Shift)
def shift(word: do.Shift, case: Case) -> None:
    """What is gone from one place is at another, and the special zombies stand where they stood."""

    def there(state: State, name: str) -> int:
        place = state.places[name]
        return sum(place.zombies) if word.what == "zombies" else getattr(place, word.what)

    names = list(case.before.places)
    change = {name: there(case.after, name) - there(case.before, name) for name in names}
    moved = [name for name in names if change[name]]
    (target,) = places(word.to, case.scope)
    assert sum(change.values()) == 0
    assert set(moved) - {target} <= ({case.before.survivors[case.scope.it].place} if word.from_ == "it" else set(names))
    assert len(moved) <= 2
    assert 0 <= change[target] <= (99 if word.n == "all" else amount(case.before, word.n, case.scope))
    assert all(case.after.places[name].special == case.before.places[name].special for name in names)


@means(do.Noise)
def noise(word: do.Noise, case: Case) -> None:
    rolled = places_rolled(case)
    for name in rolled if word.at == "random" else places(word.at, case.scope):
        if name == "colony":
            came = [facts for facts in case.told("zombie-came") if facts["place"] == "colony"]
            assert word.zombie_in_colony or not came
        else:
            spaces = 0 if name == "hideout" else 4
            more = spaces if word.n == "all" else word.n
            assert case.after.places[name].noise == min(spaces, case.before.places[name].noise + more)


# Raxxon


def special(state: State) -> list[tuple[str, str, int]]:
    return sorted((z.name, name, z.entrance) for name, place in state.places.items() for z in place.special)


@means(do.Creature)
def creature(_word: do.Creature, case: Case) -> None:
    """Nothing where none was attacked: the tables of experiments are tried out by scenarios."""
    if case.scope.creature is None:
        assert special(case.after) == special(case.before)


@means(do.Release)
def release(word: do.Release, case: Case) -> None:
    deck = case.before.decks["experiment"]
    n = min(amount(case.before, word.n, case.scope), len(deck))
    if case.over:
        return
    assert case.after.decks["experiment"] == deck[: len(deck) - n]
    gone = deck[len(deck) - n :]
    came = case.told("special-came")
    figures = sum(case.before.library.experiments[key].figures for key in gone)
    assert len(case.after.encounters) + len(removed(case)) == len(case.before.encounters) + n
    assert len(came) <= figures
    assert len(special(case.after)) == len(special(case.before)) + len(came)
    if word.at:
        assert {facts["place"] for facts in came} <= {word.at}


@means(do.ShiftExperiment)
def experiment(word: do.ShiftExperiment, case: Case) -> None:
    """The next one is on top; the other is out of the game, or the last of them."""
    was, now = (state.decks["experiment"] for state in (case.before, case.after))
    if not was:
        assert now == []
    elif word.act == "bury":
        assert now == [was[-1], *was[:-1]]
    else:
        assert (now, removed(case)) == (was[:-1], [was[-1]])
    assert special(case.after) == special(case.before)


@means(do.GiveSideEffect)
def side_effect(word: do.GiveSideEffect, case: Case) -> None:
    if word.act:
        side_effect_by_lot(word, case)
        return
    key = f"{word.named}@side-effect"
    has = [held.key for held in case.after.survivors[case.scope.it].cards]
    assert (key in case.before.side_effects) <= (key in has)
    assert key not in case.after.side_effects


def side_effect_by_lot(word: do.GiveSideEffect, case: Case) -> None:
    """One of those that nobody had, or the last one back among them."""
    free, held = (
        [Counter(state.side_effects) for state in (case.before, case.after)],
        [
            [one.key for one in state.survivors[case.scope.it].cards if one.key.endswith("@side-effect")]
            for state in (case.before, case.after)
        ],
    )
    assert free[0] + Counter(held[0]) == free[1] + Counter(held[1])
    if word.act == "random":
        assert held[1][:-1] == held[0] if free[0] else held[1] == held[0]
    else:
        assert held[1] == held[0][:-1]


# Cards


def deck_of(case: Case, deck: str) -> str:
    chosen = case.answers("place")
    picked = chosen[0][1] if chosen else ""
    assert deck != "town" or picked not in ("raxxon", "hideout", "colony")
    return {"here": case.scope.here, "any": picked, "town": picked}.get(deck, deck)


@means(do.Draw)
def draw(word: do.Draw, case: Case) -> None:
    deck = case.before.places[deck_of(case, word.deck)].deck
    assert sorted(gained(case, case.scope.seat)) == sorted(deck[len(deck) - min(word.n, len(deck)) :])


@means(do.Fetch)
def fetch(word: do.Fetch, case: Case) -> None:
    name = deck_of(case, word.deck)
    if word.item:
        fetch_one(word, case, name)
        return
    taken = [answer[1] for answer in case.answers("fetch") if answer[0] == "take"]
    if word.equip == "it":
        worn = [held.key for held in case.after.survivors[case.scope.it].cards][-len(taken) :] if taken else []
        assert worn == taken
    elif word.equip:
        wearers = [(answer[1], answer[2]) for answer in case.answers("equip")]
        assert [key for key, _ in wearers] == taken
        assert gained(case, case.scope.seat) == []
        for key, wearer in wearers:
            assert case.before.survivors[wearer].place in places(word.equip, case.scope)
            assert key in [held.key for held in case.after.survivors[wearer].cards]
            assert case.before.library.items[key].kind == "equip"
    else:
        assert sorted(gained(case, case.scope.seat)) == sorted(taken)
    assert len(taken) <= word.n
    assert all(word.symbol in (None, symbol(case, key)) for key in taken)
    assert Counter(case.after.places[name].deck) == Counter(case.before.places[name].deck) - Counter(taken)


def fetch_one(word: do.Fetch, case: Case, name: str) -> None:
    """One copy of the card, if there is one: nobody is asked which."""
    assert case.answers("fetch") == []
    left = list((Counter(case.before.places[name].deck) - Counter(case.after.places[name].deck)).elements())
    assert left == [key for key in case.before.places[name].deck if key.startswith(f"{word.item}@")][:1]
    if not word.equip:
        assert gained(case, case.scope.seat) == left
    else:
        wearers = [s for s in case.after.survivors.values() for held in s.cards[-1:] if [held.key] == left]
        assert (word.equip != "it" or [s.id for s in wearers] == [case.scope.it]) or not left


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
    if word.n == "any" or word.n == "some":
        assert len(gone) >= (1 if word.n == "some" and fitting else 0)
        assert [answer[1] for answer in case.answers("discard") if answer[0] == "discard"] == gone or len(gone) > 1
    else:
        n = amount(case.before, word.n, case.scope)
        assert len(gone) == min(n, was.total() if word.random else len(fitting))
    assert Counter(gone) <= Counter(was if word.random else fitting)
    loot = list((Counter(case.after.loot) - Counter(case.before.loot)).elements())
    waste, stored = (
        list(
            (
                Counter(getattr(case.after.colonies[0], pile)) - Counter(getattr(case.before.colonies[0], pile))
            ).elements()
        )
        for pile in ("waste", "stored")
    )
    assert sorted({"waste": waste, "removed": removed(case), "loot": loot, "objective": stored}[word.to]) == sorted(
        gone
    )


@means(do.Steal)
def steal(word: do.Steal, case: Case) -> None:
    if word.from_ == "objective":
        assert case.before.colonies == case.after.colonies, "there is one colony"
        return
    taken = gained(case, case.scope.seat)
    assert len(taken) == min(word.n, len(case.before.players[case.scope.player].hand))
    assert Counter(taken) == Counter(case.before.players[case.scope.player].hand) - Counter(
        case.after.players[case.scope.player].hand
    )
    locked = Counter(case.after.players[case.scope.seat].locked) - Counter(case.before.players[case.scope.seat].locked)
    assert locked == (Counter(taken) if word.locked else Counter())


@means(do.HandOver)
def hand_over(word: do.HandOver, case: Case) -> None:
    if word.from_:
        givers = [seat for seat in seats(case, word.from_) if seat != case.scope.seat]
        due = sum(min(word.n or 0, len(case.before.players[seat].hand)) for seat in givers)
        assert len(gained(case, case.scope.seat)) == due
        return
    was, now = (state.players[case.scope.seat].hand for state in (case.before, case.after))
    if word.n is UNSET:
        assert len(now) == min(len(was), word.keep or 0)
        assert len(gained(case, case.scope.player)) == len(was) - len(now)
        return
    meant = seats(case, word.to) if word.to else [case.scope.player]
    given = {seat: len(gained(case, seat)) for seat in meant if seat != case.scope.seat}
    assert len(now) == max(0, len(was) - word.n * len(given)) == len(was) - sum(given.values())
    assert set(given.values()) <= {word.n} or not now


@means(do.Swap)
def swap(_word: do.Swap, case: Case) -> None:
    """Both get what the other chose, or nobody gets anything."""
    ((question, answers),) = case.asked
    mine, theirs = case.scope.seat, case.scope.player
    assert question.seats == (mine, theirs)
    agreed = all(answer[0] == "give" for answer in answers.values())
    for seat, other in ((mine, theirs), (theirs, mine)):
        hand = Counter(case.before.players[seat].hand)
        if agreed:
            hand += Counter([answers[other][1]])
            hand -= Counter([answers[seat][1]])
        assert Counter(case.after.players[seat].hand) == hand


@means(do.Retrieve)
def retrieve(word: do.Retrieve, case: Case) -> None:
    if word.from_ == "waste":
        was, now = (state.colonies[0].waste for state in (case.before, case.after))
        n = min(len(was), amount(case.before, word.n, case.scope, whole=len(was)))
        assert now == was[: len(was) - n]
        assert sorted(gained(case, case.scope.seat)) == sorted(was[len(was) - n :])
        return
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
        if word.symbol:
            (asked,) = {answer[1] for answer in case.answers("symbol") if answer[1] == facts["symbol"]}
            assert shown == Counter(key for key in hands[facts["of"]] if symbol(case, key) == asked)
        else:
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
