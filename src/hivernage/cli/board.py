"""The position as lines of text, drawn from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hivernage.cards.card import Crisis
from hivernage.cards.conditions import All, AtLeast, AtMost, Condition
from hivernage.cards.library import face
from hivernage.cards.targets import Amount, Count
from hivernage.cards.text import card_text, condition_text
from hivernage.cli.words import Speech
from hivernage.model.board import SPOTS
from hivernage.rules.facts import crisis_need
from hivernage.view_homes import colony_of, is_home, is_meant
from hivernage.views import ColonyView, HeldView, PlaceView, PlayerView, SurvivorView, View

WIDTH = 20  # of the column of names


def board(view: View, speech: Speech) -> Iterator[str]:
    """The whole position: tracks, crisis, objective, places, players."""
    yield speech.say("title", round=view.round, left=view.rounds_left)
    for colony in view.colonies:
        yield tracks(colony, speech, named=len(view.colonies) > 1)
    yield crisis(view, speech)
    yield from objective(view, speech)
    yield ""
    for place in view.places:
        yield from place_lines(view, place, speech)
    yield ""
    for player in view.players:
        yield player_line(view, player, speech)


def tracks(colony: ColonyView, speech: Speech, named: bool) -> str:
    """The numbers of a colony, after its name where there are several."""
    numbers = {
        "morale": colony.morale,
        "food": colony.food,
        "starvation": colony.starvation,
        "waste": len(colony.waste),
    }
    line = speech.say("tracks", **numbers, helpless=colony.helpless, unruly=colony.unruly)
    return speech.say("action", row=speech.spot(colony.place), rest=line) if named else line


def crisis(view: View, speech: Speech) -> str:
    """Which crisis threatens, what it needs, and what lies there already."""
    card = speech.library.crises.get(view.crisis)
    if card is None:
        return speech.say("no-crisis")
    need = crisis_need(view.players)
    symbols = speech.either([speech.symbol(symbol) for symbol in card.symbols])
    pile = [card for colony in view.colonies for card in colony.crisis_pile]
    threat = _threat(card, speech)
    return speech.say(
        "crisis", name=speech.card(view.crisis), symbols=symbols, need=need, pile=len(pile), threat=threat
    )


def _threat(card: Crisis, speech: Speech) -> str:
    lines = card_text(card, speech.lang, speech.names).lines
    return " ".join(line.text for line in lines if line.role == "failure")


# The main objective


def objective(view: View, speech: Speech) -> Iterator[str]:
    """Its name, and each of its goals with how far the colony has come."""
    goal = speech.library.side(face(view.objective), view.options.hard).goal
    added = [speech.library.nodes[node].goal for node in view.goals]
    name = speech.card(view.objective)
    yield speech.say("objective", name=name, hard="yes" if view.options.hard else "no")
    for part in [*parts(goal), *added]:
        text = condition_text(part, speech.lang, speech.names)
        yield "  " + speech.say("goal", text=text[:1].upper() + text[1:], progress=progress(view, part))


def parts(goal: Condition) -> list[Condition]:
    return list(goal.of) if isinstance(goal, All) else [goal]


def progress(view: View, goal: Condition) -> str:
    """`3/9` where the goal asks for a number of something that lies open, `3` where it sets a limit, else nothing."""
    if not isinstance(goal, AtLeast | AtMost):
        return "none"
    need, have = _amount(view, goal.n), _amount(view, goal.of)
    if need is None or have is None:
        return "none"
    return f"{have}/{need}" if isinstance(goal, AtLeast) else str(have)


def _amount(view: View, amount: Amount) -> int | None:
    if isinstance(amount, int):
        return amount
    if not isinstance(amount, Count) or amount.symbol or amount.each or amount.who or amount.per != 1:
        return None
    if amount.of in ("zombies", "barricades", "traps"):
        meant = [place for place in view.places if is_meant(view, amount.at, place.name)]
        counted = {"zombies": ("zombies",), "barricades": ("barricades", "traps"), "traps": ("traps",)}[amount.of]
        return sum(sum(getattr(place, what)) for place in meant for what in counted)
    if amount.at is not None:
        return None
    colony = colony_of(view, view.seat)
    known = {
        "tokens": view.tokens,
        "stored": len(view.stored),
        "players": len(view.players),
        "food": colony.food,
        "morale": colony.morale,
        "helpless": colony.helpless,
        "lost": len(view.lost),
        "graveyard": len(view.graveyard),
        "unruly": colony.unruly,
        "empty-decks": sum(not place.deck and not is_home(view, place.name) for place in view.places),
    }
    number = known.get(amount.of)
    return None if number is None else number * amount.times


# Places


def place_lines(view: View, place: PlaceView, speech: Speech) -> Iterator[str]:
    """A place in a line: who stands there, and what is at its entrance; the colony takes two."""
    name = speech.spot(place.name)
    people = _people(view, place, speech)
    if is_home(view, place.name):
        doors = "  ".join(f"{i + 1}{_door(place, i)}" for i in range(len(place.zombies)))
        yield f"{_cell(name)} {doors}"
        if people:
            yield f"{'':{WIDTH}} {people}"
    else:
        spot = SPOTS[place.name]
        facts = speech.say("place-facts", noise=place.noise, noises=spot.noise_spaces, deck=place.deck)
        yield f"{_cell(f'{spot.number} {name}')} {_door(place, 0):6}  {facts}  {people}".rstrip()


def _door(place: PlaceView, entrance: int) -> str:
    """An entrance as its spaces: Z for a zombie, # for a barricade, * for a trap, . for an empty one."""
    stands = "Z" * place.zombies[entrance] + "#" * place.barricades[entrance] + "*" * place.traps[entrance]
    return "[" + stands.ljust(place.entrance_spaces, ".") + "]"


def _people(view: View, place: PlaceView, speech: Speech) -> str:
    there = [s for s in view.survivors if s.place == place.name]
    names = [f"{speech.face(s.id)} ({speech.say('short-player', n=s.owner + 1)}{_harm(s, speech)})" for s in there]
    names += [speech.face(name) for name in place.standees]
    return ", ".join(names)


def _harm(survivor: SurvivorView, speech: Speech) -> str:
    counts = {"wounds": survivor.wounds, "frostbites": survivor.frostbite, "despairs": survivor.despair}
    return "".join(", " + speech.say(harm, n=n) for harm, n in counts.items() if n)


def _cell(text: str) -> str:
    return f"{text:{WIDTH}}"


# Players


def player_line(view: View, player: PlayerView, speech: Speech) -> str:
    """A player in a line: group, dice, hand; marks for the first player, whose turn it is, and exile."""
    group = [survivor for survivor in view.survivors if survivor.owner == player.seat]
    names = ", ".join(speech.face(s.id) + ("*" if s.id == player.leader else "") for s in group)
    marks = [
        speech.say(mark)
        for mark, holds in (
            ("mark-me", player.seat == view.seat),
            ("mark-first", player.seat == view.first and view.round > 0),
            ("mark-exiled", player.exiled),
            ("mark-out", player.out),
        )
        if holds
    ]
    name = speech.say("player", n=player.seat + 1) + (f" ({', '.join(marks)})" if marks else "")
    pointer = ">" if player.seat == view.active else " "
    hand, dice = speech.say("hand-size", n=len(player.hand)), speech.say("dice-shown", dice=numbers(player.dice) or "-")
    return f"{pointer} {name:28} {hand:8} {dice:18} {names}"


def numbers(dice: Sequence[int]) -> str:
    return " ".join(str(value) for value in dice)


# What is mine


def own_group(view: View, speech: Speech) -> Iterator[str]:
    """The reader's survivors: their numbers, abilities and equipment."""
    for survivor in view.survivors:
        if survivor.owner == view.seat:
            yield from own_survivor(view, survivor, speech)


def own_survivor(view: View, survivor: SurvivorView, speech: Speech) -> Iterator[str]:
    card = speech.library.survivors[survivor.id]
    text = card_text(card, speech.lang, speech.names)
    leader = "*" if view.players[survivor.owner].leader == survivor.id else ""
    place = speech.at(survivor.place)
    yield f"{text.name}{leader}, {place}{_harm(survivor, speech)} ({text.kind})"
    for line in text.lines:
        yield f"    {line.text}"
    if survivor.cards:
        yield "    " + speech.say("carries", cards=", ".join(_held(held, speech) for held in survivor.cards))


def _held(held: HeldView, speech: Speech) -> str:
    tokens = speech.say("with-tokens", n=held.tokens) if held.tokens else ""
    used = speech.say("used-up") if held.used_up else ""
    return f"{speech.card(held.card)}{tokens}{used}"


def own_hand(view: View, speech: Speech) -> str:
    hand = view.mine.hand if view.mine else []
    return speech.say("hand", n=len(hand), cards=speech.cards(sorted(hand)) or speech.say("nothing"))


def own_objective(view: View, speech: Speech) -> Iterator[str]:
    """The secret objective in full, and the exiled one beside it."""
    for key in (view.mine.objective, view.mine.exiled_objective) if view.mine else ():
        if key:
            text = card_text(speech.library.cards[key], speech.lang, speech.names)
            goals = " ".join(line.text for line in text.lines)
            yield speech.say("secret", kind=text.kind, name=text.name, goals=goals)


def own_dice(view: View, speech: Speech) -> str:
    me = view.players[view.seat]
    return speech.say("dice", dice=numbers(me.dice) or "-", used=me.used_dice)


def guarded(view: View, speech: Speech) -> Iterator[str]:
    """The crossroads card that the reader keeps an eye on."""
    if view.mine and view.mine.guarded:
        yield speech.say("guarded", card=speech.card(view.mine.guarded), who=speech.player(view.active))


def mine(view: View, speech: Speech) -> Iterator[str]:
    """All that the reader has."""
    yield from own_group(view, speech)
    yield own_hand(view, speech)
    yield own_dice(view, speech)
    yield from own_objective(view, speech)
    yield from guarded(view, speech)
