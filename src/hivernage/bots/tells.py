"""What players do in everybody's sight, sorted into signs that speak for or against them."""

from __future__ import annotations

from collections.abc import Callable

from hivernage.bots.picture import Picture
from hivernage.bots.signs import Sign
from hivernage.bots.worth import words_in, worth
from hivernage.cards.card import Crossroads
from hivernage.cards.effects import Choose, Vote
from hivernage.cards.library import origin
from hivernage.model.events import Event, Facts
from hivernage.model.ids import DIE, seat_of
from hivernage.rules.facts import starting_items


class Watch(Picture):
    """A picture kept up to date by public events; `see` gives the signs in each."""

    def see(self, event: Event) -> list[Sign]:
        """Take in an event; what it tells about players."""
        self.signs = []
        look = LOOKS.get(event.kind)
        if look is not None:
            look(self, event.facts)
        return self.signs


Look = Callable[[Watch, Facts], None]
LOOKS: dict[str, Look] = {}


def look(*kinds: str) -> Callable[[Look], Look]:
    """Register what is to be seen in some kinds of event."""

    def register(function: Look) -> Look:
        LOOKS.update(dict.fromkeys(kinds, function))
        return function

    return register


# Turns


@look("turn")
def _turn(watch: Watch, facts: Facts) -> None:
    watch.begin_turn(facts["seat"])


@look("turn-over")
def _turn_over(watch: Watch, facts: Facts) -> None:
    watch.end_turn(facts["seat"])
    watch.active = -1


@look("exiled", "eliminated")
def _exiled(watch: Watch, facts: Facts) -> None:
    watch.exiled.add(facts["seat"])


# The colony


@look("food")
def _food(watch: Watch, facts: Facts) -> None:
    if facts["change"] == -1 and watch.active >= 0:
        watch.done["spent"] += 1
    watch.food = facts["now"]


@look("food-due")
def _food_due(watch: Watch, facts: Facts) -> None:
    watch.need = facts["need"]


@look("waste")
def _waste(watch: Watch, _facts: Facts) -> None:
    watch.waste += 1
    watch.done["waste"] += 1


@look("cleaned")
def _cleaned(watch: Watch, facts: Facts) -> None:
    watch.waste -= len(facts["cards"])
    watch.done["cleaned"] += 1


@look("crisis", "crisis-pile-left")
def _crisis(watch: Watch, _facts: Facts) -> None:
    watch.pile = 0
    watch.given, watch.claimed = [], []


@look("crisis-resolved")
def _crisis_resolved(watch: Watch, facts: Facts) -> None:
    """Who claims to have given a card is found out if none in the pile has its symbol and a back of theirs."""
    items = watch.library.items
    for seat, symbol in watch.claimed:
        found = [origin(card) for card in facts["cards"] if items[card].symbol == symbol]
        if all((seat, back) not in watch.given for back in found):
            watch.note(seat, "lie:found out")
    _crisis(watch, facts)


@look("added-equipped")
def _added_equipped(watch: Watch, facts: Facts) -> None:
    watch.given.append((facts["seat"], facts.get("back") or origin(facts["card"])))
    watch.pile += 1
    watch.done["added"] += 1


@look("barricade", "zombie-killed")
def _doors(watch: Watch, facts: Facts) -> None:
    if facts["place"] in watch.homes:
        watch.done["doors"] += 1


@look("zombie-moved")
def _lured(watch: Watch, facts: Facts) -> None:
    if facts["to"] in watch.homes and facts["to"] != facts["place"]:
        watch.done["lured"] += 1


# Dice


@look("dice")
def _dice(watch: Watch, facts: Facts) -> None:
    watch.dice[facts["seat"]] = len(facts["dice"])


@look("extra-dice")
def _extra_dice(watch: Watch, facts: Facts) -> None:
    watch.dice[facts["seat"]] += facts["n"]


@look("die-spent")
def _die_spent(watch: Watch, facts: Facts) -> None:
    watch.dice[facts["seat"]] -= 1


# Hands


@look("dealt")
def _dealt(watch: Watch, facts: Facts) -> None:
    watch.hands[facts["seat"]] = starting_items(len(watch.hands))


@look("drew", "fetched", "took")
def _got(watch: Watch, facts: Facts) -> None:
    watch.gets(facts["seat"])


@look("discarded", "warded", "set-aside")
def _showed(watch: Watch, facts: Facts) -> None:
    watch.shows(facts["seat"], facts["card"])


@look("staked")
def _lost(watch: Watch, facts: Facts) -> None:
    watch.hands[facts["seat"]] -= 1


@look("added")
def _added(watch: Watch, facts: Facts) -> None:
    _lost(watch, facts)
    _added_equipped(watch, facts)


@look("gave")
def _gave(watch: Watch, facts: Facts) -> None:
    _showed(watch, facts)
    watch.gift = facts["card"]


@look("played")
def _played(watch: Watch, facts: Facts) -> None:
    if facts["card"] == watch.gift:
        watch.gift = "" if watch.library.items[watch.gift].kind != "move" else watch.gift
        return
    _showed(watch, facts)
    watch.done["fed"] += watch.library.items[facts["card"]].symbol == "food"


@look("moved")
def _moved(watch: Watch, facts: Facts) -> None:
    if facts["card"] and facts["card"] != watch.gift:
        _showed(watch, facts)
    watch.gift = ""


@look("stolen", "given")
def _changed_hands(watch: Watch, facts: Facts) -> None:
    giver, taker = (facts["victim"], facts["seat"]) if "victim" in facts else (facts["seat"], facts["to"])
    watch.hands[giver] -= 1
    watch.gets(taker)


@look("won-stakes")
def _won_stakes(watch: Watch, facts: Facts) -> None:
    watch.gets(facts["seat"], len(facts["backs"]))


@look("equipment-to-hand")
def _equipment_to_hand(watch: Watch, facts: Facts) -> None:
    watch.gets(facts["seat"], len(facts["cards"]))


@look("retrieved")
def _retrieved(watch: Watch, facts: Facts) -> None:
    if facts["to"] == "hand":
        watch.gets(facts["seat"], len(facts["cards"]))


@look("hand-left")
def _hand_left(watch: Watch, facts: Facts) -> None:
    watch.hands[facts["seat"]] = 0


@look("stored")
def _stored(watch: Watch, facts: Facts) -> None:
    if (facts["seat"], facts["card"]) in watch.pledged:
        watch.pledged.remove((facts["seat"], facts["card"]))
    else:
        _showed(watch, facts)


@look("pledged")
def _pledged(watch: Watch, facts: Facts) -> None:
    watch.pledged.append((facts["seat"], facts["thing"]))
    if facts["thing"] in DIE:
        watch.dice[facts["seat"]] -= 1
    else:
        watch.shows(facts["seat"], facts["thing"])


@look("pledge-returned")
def _pledge_returned(watch: Watch, facts: Facts) -> None:
    _got(watch, facts)


@look("paid")
def _paid(watch: Watch, _facts: Facts) -> None:
    for seat in sorted({seat for seat, _ in watch.pledged}):
        watch.note(seat, "together:paid")
    watch.pledged = []


@look("not-paid")
def _not_paid(watch: Watch, _facts: Facts) -> None:
    for seat in range(len(watch.hands)):
        _take_back(watch, seat)
    watch.pledged = []


@look("passed")
def _passed(watch: Watch, facts: Facts) -> None:
    if all(seat != facts["seat"] for seat, _ in watch.pledged):
        watch.note(facts["seat"], "together:passed")


@look("withdrawn")
def _withdrawn(watch: Watch, facts: Facts) -> None:
    watch.note(facts["seat"], "together:passed")
    _take_back(watch, facts["seat"])


def _take_back(watch: Watch, seat: int) -> None:
    """Cards that go back to a hand are told, dice aren't."""
    watch.dice[seat] += sum(pledge[0] == seat and pledge[1] in DIE for pledge in watch.pledged)
    watch.pledged = [pledge for pledge in watch.pledged if pledge[0] != seat]


# Searches, requests


@look("noise")
def _noise(watch: Watch, _facts: Facts) -> None:
    watch.noise += 1


@look("searched")
def _searched(watch: Watch, _facts: Facts) -> None:
    watch.noise = 0
    watch.done["searched"] += 1


@look("kept")
def _kept(watch: Watch, facts: Facts) -> None:
    _got(watch, facts)
    watch.note(facts["seat"], f"noise:{min(watch.noise, 3)}")


@look("requested")
def _requested(watch: Watch, facts: Facts) -> None:
    watch.asker = facts["seat"]


@look("offered")
def _offered(watch: Watch, facts: Facts) -> None:
    need = "in need" if facts["symbol"] == "food" and watch.hungry else "asked"
    for seat, held in enumerate(watch.hands):
        if seat != watch.asker and (held or seat in facts["seats"]):
            watch.note(seat, f"gift {need}:{'given' if seat in facts['seats'] else 'refused'}")


# Votes and choices


@look("voted")
def _voted(watch: Watch, facts: Facts) -> None:
    about = facts["about"]
    if about[0] == "exile":
        watch.ballots[seat_of(about[1])] = facts["up"]
        return
    votes = list(words_in(watch.library.cards.get(about[1]), Vote))
    gain = sum(worth(vote.up) - worth(vote.down) for vote in votes)
    for seat in facts["up"]:
        watch.note(seat, "vote:good" if gain >= 0 else "vote:bad")
    for seat in facts["down"]:
        watch.note(seat, "vote:good" if gain <= 0 else "vote:bad")


@look("objective-shown")
def _objective_shown(watch: Watch, facts: Facts) -> None:
    """A loyal player was exiled: who wanted that, and who didn't?"""
    wanted = watch.ballots.get(facts["seat"], [])
    for seat in range(len(watch.hands)):
        watch.note(seat, f"wrong exile:{'wanted' if seat in wanted else 'not wanted'}")


@look("option")
def _option(watch: Watch, facts: Facts) -> None:
    card = watch.library.cards.get(facts["card"])
    choices = [card.options] if isinstance(card, Crossroads) and card.options else []
    choices += [word.options for word in words_in(card, Choose)]
    options = next((found for found in choices if len(found) >= facts["option"]), ())
    if len(options) > 1:
        values = [worth(option) for option in options]
        loss = max(values) - values[facts["option"] - 1]
        watch.note(facts["seat"], f"option:{'best' if loss <= 0 else 'worse' if loss < 10 else 'worst'}")
