"""What becomes of cards in a game, and what should become of each of them sooner or later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hivernage.bots.reading.card_words import words_in
from hivernage.cards.card import (
    BetrayalObjective,
    Card,
    Crisis,
    Crossroads,
    ExiledObjective,
    Experiment,
    Improvement,
    Item,
    MainObjective,
    Mission,
    SecretObjective,
    SideEffect,
    Survivor,
    Tactic,
    WolfObjective,
)
from hivernage.cards.effects import Choose, May, Power, Roll, Vote
from hivernage.cards.library import Library, card_of_node
from hivernage.model.board import HIDEOUT
from hivernage.model.events import Event
from hivernage.model.options import MODULES_OF
from hivernage.model.question import Answer, Question
from hivernage.rules.facts import RAIDS

CARD_EVENTS: Final = {
    "played": "played",
    "equipped": "equipped",
    "crossroads": "triggered",
    "crisis": "turned up",
    "attached": "attached",
    "kept": "found",
    "objective": "played",
    "exiled-objective": "dealt",
    "stored": "stored",
    "built": "built",
    "experiment-released": "released",
    "experiment-contained": "contained",
    "mission-done": "completed",
}
"""The events that tell of one card, and what became of it."""

OUTCOMES: Final = {"exceeded": ("prevented", "exceeded")}  # with cards to spare it is prevented all the more


def goals(library: Library) -> list[str]:
    """All that cards and the camp of the bandits can be seen to do, a line each, the way they are counted."""
    lines = [f"{key} {what}" for key, card in library.cards.items() for what in _goals_of(library, key, card)]
    if any("bandits" in MODULES_OF.get(pack, ()) for pack in library.packs):
        lines += [f"{HIDEOUT} {act} {rolled}" for act, table in RAIDS.items() for rolled in range(1, len(table) + 1)]
    return lines


def _is_chosen(power: Power) -> bool:
    """Whether somebody uses the power, or it answers by itself."""
    answers = power.whenever and not isinstance(power.do, May)
    return power.is_limited if power.mods else power.do is not None and not answers


def options_of(library: Library, key: str) -> Iterator[str]:
    """The options of a card, and those of each choice within its effects: `option 2`, `choice 1.2`."""
    card = library.cards[key]
    if isinstance(card, Crossroads):
        yield from (f"option {number}" for number in range(1, len(card.options) + 1))
    for node in _choices(library, key):
        yield from (_option(library, node, number) for number in range(1, len(library.nodes[node].options) + 1))


def _goals_of(library: Library, key: str, card: Card) -> Iterator[str]:
    match card:
        case Crossroads():
            yield "triggered"
        case Item() | MainObjective() | Tactic():
            yield "played"
        case Mission():
            yield "completed"
        case Survivor():
            yield "chosen"
            if any(_is_chosen(power) for power in card.powers):
                yield "used"
        case Crisis():
            yield from ("failed", "prevented")
        case SecretObjective() | BetrayalObjective() | ExiledObjective() | WolfObjective():
            yield "dealt"
        case Improvement():
            yield "built"
        case Experiment():
            yield from ("released", "contained", *(f"encounter {band}" for band in card.table))
        case SideEffect():
            yield "taken"
    yield from dict.fromkeys(f"rolled {band}" for roll in words_in(card, Roll) for band in roll.results)
    yield from options_of(library, key)
    if any(words_in(card, Vote)):
        yield from ("vote up", "vote down")


def _choices(library: Library, key: str) -> list[str]:
    """The names of the choices within a card's effects; a card with several keys has them under the first."""
    names = [library.node_id(word) for word in words_in(library.cards[key], Choose)]
    return [name for name in names if card_of_node(name) == key]


def _option(library: Library, node: str, number: int | str) -> str:
    """A card's own options are told from those that its effects offer later."""
    if not isinstance(library.nodes[node], Choose):
        return f"option {number}"
    return f"choice {_choices(library, card_of_node(node)).index(node) + 1}.{number}"


def answered(library: Library, question: Question, answer: Answer) -> Iterator[str]:
    """What no event tells: the option that an answer takes (`horde@crossroads option 2`), the ability it uses."""
    match question.kind, answer:
        case (("crossroads" | "option"), ("option", number)):
            node = question.args[0]
            yield f"{card_of_node(node)} {_option(library, node, number)}"
        case ("plan", ("with", power, *_)) | ("search", ("noise", "with", power, *_)):
            name = power.partition("/")[0]
            if name in library.survivors:
                yield f"{name} used"
        case "may", ("yes",):
            yield f"{card_of_node(question.args[0])} used"


def offered(library: Library, question: Question, answers: Sequence[Answer]) -> list[str]:
    """The options of a card that could be taken beside each other; nothing where there was no choice."""
    if question.kind not in ("crossroads", "option"):
        return []
    found = [line for answer in answers if answer[0] == "option" for line in answered(library, question, answer)]
    return found if len(answers) > 1 else []


def told(library: Library, history: Sequence[Event]) -> Iterator[str]:
    """What the events of a game say about cards: `horde@crossroads triggered`."""
    for event in history:
        yield from _lines(event)
        yield from _bands(library, event)
    yield from _votes(history)


def _lines(event: Event) -> Iterator[str]:
    facts = dict(event.facts)
    for private in event.private.values():
        facts.update(private)
    if event.kind in CARD_EVENTS:
        yield f"{facts['card']} {CARD_EVENTS[event.kind]}"
    elif event.kind == "moved" and facts["card"]:
        yield f"{facts['card']} played"
    elif event.kind == "mission-swapped":
        for private in event.private.values():
            yield from (f"{private['card']} swapped", f"{private['drawn']} drawn")
    elif event.kind == "tactics":
        yield from (f"{name}@tactic played" for name in facts["cards"])
    elif event.kind in ("crossroads-drawn", "drew", "mission-drawn"):
        yield from (f"{private['card']} drawn" for private in event.private.values())
    elif event.kind == "dealt":
        for private in event.private.values():
            yield from (f"{key} drawn" for key in (*private["hand"], *private.get("missions", ())))
    elif event.kind == "crisis-resolved":
        yield from (f"{facts['card']} {what}" for what in OUTCOMES.get(facts["outcome"], [facts["outcome"]]))
    elif event.kind == "side-effect" and facts["taken"]:
        yield f"{facts['card']} taken"
    elif event.kind == "raided":
        yield f"{HIDEOUT} {facts['act']} {facts['rolled']}"
    elif event.kind == "joined":
        yield f"{facts['survivor']} joined"
    elif event.kind == "group":
        yield from (f"{name} chosen" for name in facts["survivors"])
    elif event.kind == "used" and facts["survivor"]:
        yield f"{facts['power']} used"
    elif event.kind == "over":
        yield from (f"{keys[0]} dealt" for keys in facts["objectives"].values() if keys[0])


def _bands(library: Library, event: Event) -> Iterator[str]:
    """The lines of a card's tables that a die comes to; two tables of a card are counted together."""
    if event.kind not in ("encounter", "rolled"):
        return
    named, value = str(event.facts["card"]), int(event.facts["value"])
    key = named if named in library.cards else f"{named}@main"  # the powers of a main objective go by its id
    card = library.cards[key]
    tables = [roll.results for roll in words_in(card, Roll)]
    if event.kind == "encounter" and isinstance(card, Experiment):
        tables = [card.table]
    bands = dict.fromkeys(band for table in tables for band in table)
    yield from (f"{key} {event.kind} {band}" for band in bands if int(band[0]) <= value <= int(band[-1]))


def _votes(history: Sequence[Event]) -> Iterator[str]:
    """The side that carried each vote about a card; a tie went the first player's way, by vote or by word (V1.2)."""
    first = -1
    about: tuple[str, ...] = ()
    for event in history:
        facts = event.facts
        if event.kind == "first-player":
            first = facts["seat"]
        elif event.kind == "voted":
            about, up, down = tuple(facts["about"]), facts["up"], facts["down"]
            tied = len(up) == len(down)
            if about[0] == "card" and (not tied or first in up + down):
                yield f"{about[1]} vote {'up' if len(up) > len(down) or (tied and first in up) else 'down'}"
        elif event.kind == "tie-broken" and about[0] == "card":
            yield f"{about[1]} vote {'up' if facts['up'] else 'down'}"
