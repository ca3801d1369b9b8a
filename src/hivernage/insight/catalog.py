"""All cards of some packs and the whole rulebook in one language, for those who show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from hivernage.cards.card import (
    AnySide,
    BetrayalObjective,
    Card,
    ChapterObjective,
    Crisis,
    Crossroads,
    ExiledObjective,
    Experiment,
    Improvement,
    Item,
    Main,
    MainObjective,
    Mission,
    ScenarioCard,
    SecretObjective,
    SideEffect,
    Survivor,
    Tactic,
    WolfObjective,
    goals_on,
)
from hivernage.cards.conditions import Condition, parts_of
from hivernage.cards.effects import AddGoal, Choose, Lasting, Later, May, Option, Power
from hivernage.cards.library import Library, keys_of
from hivernage.cards.modifiers import RequestKeeps, Ward
from hivernage.cards.playing import module_of
from hivernage.cards.text import Lang, Line, card_text, condition_text, effect_text, power_text
from hivernage.insight.tables import BandEntry, table_of
from hivernage.messages import Messages
from hivernage.model.board import BASE_BOARD, SPOTS
from hivernage.rules.abilities import is_action
from hivernage.rules.facts import RAIDS
from hivernage.rules.rulebook import chapters, marks_of, rule_text
from hivernage.words.speech import SYMBOLS, Speech

PERSONAL = (SecretObjective, BetrayalObjective, ExiledObjective, WolfObjective)
MESSAGES = Messages(Path(__file__).parent / "messages")


class PowerEntry(msgspec.Struct, frozen=True):
    """What a survivor or a card beside them can do. `node`: its name in questions and views.

    `action`: it is used by an answer `use SURVIVOR NAME`, NAME being the id of the survivor whose ability it is, or
    the id of the card, a dot, and which of the holder's cards it is (`lighter.1`). `number`: if it isn't 0, a slash and
    this number follow (`lighter.1/2`), as another power could be meant. `with_action`: it is chosen by the same name
    along with an action that it changes. `at`: where it works; `die`: the value it needs; `once`: turn, round or game;
    `pays`: the symbol of the card it costs.
    """

    node: str
    text: str
    action: bool
    with_action: bool
    number: int
    at: str
    die: int
    once: str
    pays: str


class OptionEntry(msgspec.Struct, frozen=True):
    """One way to go on: a line of story, and what it does."""

    label: str
    text: str


class SideEntry(msgspec.Struct, frozen=True):
    """A side of a main objective; `goals` has its conditions in the order of an insight's goals, each a clause.

    `morale`, `rounds`: 0 where they stay as they are, as in a chapter that follows another.
    """

    hard: bool
    morale: int
    rounds: int
    stores: list[str]
    goals: list[str]


class SurvivorEntry(msgspec.Struct, frozen=True):
    """The numbers of a survivor: attack and search are the least value of a die."""

    occupation: str
    influence: int
    attack: int
    search: int
    gender: str
    human: bool


class ExperimentEntry(msgspec.Struct, frozen=True):
    """The audio side of an experiment: how many come, where (a place, or how it is found), and which pairs of dice
    lock it in."""

    figures: int
    at: str
    code: list[tuple[int, int]]


class SceneEntry(msgspec.Struct, frozen=True):
    """A part of the story of a scenario, in paragraphs: events of the kind `scene` name it by its place in the list."""

    at: str
    text: list[str]


class PageEntry(msgspec.Struct, frozen=True):
    """A page that introduces rules of a scenario; `rules-opened` names it. `rules`: where the rulebook has them."""

    name: str
    text: list[str]
    rules: list[str]


class CardEntry(msgspec.Struct, frozen=True):
    """A card in words. `keys`: how it is called in games, with the number of copies of each key.

    `lines`: its rules, generated; `kind`: the line below its name. `symbols`: an item's own, or those that prevent a
    crisis. `item`: use, equip, event or move. `options`: what the answers `option 1`, `option 2`, ... mean.
    `box`: the box it belongs to, empty for cards of other packs; `module`: the module that it needs, if any;
    `war_only`: whether it needs two colonies.
    `goals`: the conditions of a personal objective, each a clause to be joined by "and"; goals in an insight have
    their numbers. `table`: what a die does, of a pill or in an encounter. `scenario`: the only one it is for; `next`:
    the objective that follows; `scenes`, `pages`: the story of a scenario, and what introduces its rules.
    """

    id: str
    deck: str
    box: str
    module: str
    war_only: bool
    keys: dict[str, int]
    name: str
    kind: str
    story: str
    lines: list[Line]
    symbols: list[str]
    adult: bool
    not_cooperative: bool
    provenance: str
    item: str
    length: str
    trigger: str
    options: list[OptionEntry]
    powers: list[PowerEntry]
    sides: list[SideEntry]
    goals: list[str]
    survivor: SurvivorEntry | None
    experiment: ExperimentEntry | None
    table: list[BandEntry]
    scenario: str
    next: str
    scenes: list[SceneEntry]
    pages: dict[str, PageEntry]


class PlaceName(msgspec.Struct, frozen=True):
    """A place as a label, inside a sentence ("the school"), and as where something is ("at the school")."""

    label: str
    the: str
    at: str


class BotName(msgspec.Struct, frozen=True):
    """A kind of bot, and a sentence about it. `level`: one of those that people choose among, the weakest first."""

    label: str
    about: str
    level: bool


class Names(msgspec.Struct, frozen=True):
    """Words for what isn't a card; `decks` are titles."""

    places: dict[str, PlaceName]
    symbols: dict[str, str]
    decks: dict[str, str]
    bots: dict[str, BotName]


class Catalog(msgspec.Struct, frozen=True):
    """All cards of some packs.

    `nodes`: texts of the words that questions (`may`, `may-pay`) and views (standing, scheduled, goals) point at.
    `choices`: the options of the words that questions of the kind `option` point at. `raids`: the tables of the
    hideout, wounds and loot cards for each face of the die.
    """

    lang: str
    packs: list[str]
    cards: list[CardEntry]
    nodes: dict[str, str]
    choices: dict[str, list[OptionEntry]]
    names: Names
    raids: dict[str, list[tuple[int, int]]]


class RuleEntry(msgspec.Struct, frozen=True):
    """A rule; `marks`: what it rests on beside the printed rulebook."""

    id: str
    text: str
    marks: list[str]


class ChapterEntry(msgspec.Struct, frozen=True):
    """A chapter of the rulebook."""

    id: str
    title: str
    rules: list[RuleEntry]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules; `marks` has the titles of the marks."""

    lang: str
    chapters: list[ChapterEntry]
    marks: dict[str, str]


def rulebook(lang: Lang) -> Rulebook:
    """The whole rulebook."""
    marks = {mark.id: mark.title[lang] for chapter in chapters() for rule in chapter.rules for mark in marks_of(rule)}
    return Rulebook(
        lang,
        [
            ChapterEntry(chapter.id, chapter.title[lang], [_rule(rule, lang) for rule in chapter.rules])
            for chapter in chapters()
        ],
        marks,
    )


def _rule(id: str, lang: Lang) -> RuleEntry:
    return RuleEntry(id, rule_text(id, lang), [mark.id for mark in marks_of(id)])


def catalog(library: Library, lang: Lang, bots: Iterable[str] = (), levels: Sequence[str] = ()) -> Catalog:
    """All cards of a library, and the names of what else there is."""
    speech = Speech(lang, library)
    cards = list({id(card): card for card in library.cards.values()}.values())
    choices = {node: word.options for node, word in library.nodes.items() if isinstance(word, Choose)}
    return Catalog(
        lang=lang,
        packs=list(library.packs),
        cards=[_card(card, library, speech) for card in cards],
        nodes=dict(_nodes(library, speech)),
        choices={node: [_option(option, speech) for option in options] for node, options in choices.items()},
        names=_names(library, speech, dict.fromkeys(levels, True) | dict.fromkeys(sorted({*bots} - {*levels}), False)),
        raids={act: list(lines) for act, lines in RAIDS.items()},
    )


def _card(card: Card, library: Library, speech: Speech) -> CardEntry:
    text = card_text(card, speech.lang, speech.names)
    lines = [line for line in text.lines if line.role not in ("page", "scene")]  # those have their own fields
    return CardEntry(
        id=card.id,
        deck=str(type(card).__struct_config__.tag),
        box=library.boxes.get(keys_of(card)[0], ""),
        module=module_of(card) or "",
        war_only=card.war_only is True,
        keys=dict(Counter(keys_of(card))),
        name=text.name,
        kind=text.kind,
        story=text.story,
        lines=lines,
        symbols=_symbols(card),
        adult=card.adult,
        not_cooperative=card.not_cooperative,
        provenance=card.provenance,
        item=card.kind if isinstance(card, Item) else "",
        length=card.length if isinstance(card, MainObjective) else "",
        trigger=next((line.text for line in lines if line.role == "trigger"), ""),
        options=_options(card, lines),
        powers=[_power(power, library, speech) for power in _powers(card)],
        sides=_sides(card, speech),
        goals=_clauses(goals_on(card), speech) if isinstance(card, PERSONAL) else [],
        survivor=_survivor(card, speech.lang) if isinstance(card, Survivor) else None,
        experiment=_experiment(card) if isinstance(card, Experiment) else None,
        table=table_of(card, lines, speech),
        scenario=card.scenario or "",
        next=(isinstance(card, ChapterObjective) and card.next) or "",
        scenes=_scenes(card, speech.lang) if isinstance(card, ScenarioCard) else [],
        pages=_pages(card, speech.lang) if isinstance(card, ScenarioCard) else {},
    )


def _scenes(card: ScenarioCard, lang: Lang) -> list[SceneEntry]:
    return [SceneEntry(scene.at, [part[lang] for part in scene.text]) for scene in card.scenes]


def _pages(card: ScenarioCard, lang: Lang) -> dict[str, PageEntry]:
    return {
        name: PageEntry(page.name[lang], [part[lang] for part in page.text], list(page.rules))
        for name, page in card.pages.items()
    }


def _experiment(card: Experiment) -> ExperimentEntry:
    return ExperimentEntry(card.figures, card.at, list(card.code))


def _symbols(card: Card) -> list[str]:
    match card:
        case Item():
            return [card.symbol]
        case Crisis():
            return list(card.symbols)
        case _:
            return []


def _options(card: Card, lines: list[Line]) -> list[OptionEntry]:
    """They stand below the line that says who chooses."""
    if not isinstance(card, Crossroads) or not card.options:
        return []
    first = next(n for n, line in enumerate(lines) if line.role == "choice") + 1
    return [OptionEntry(line.label, line.text) for line in lines[first : first + len(card.options)]]


def _option(option: Option, speech: Speech) -> OptionEntry:
    label = option.label[speech.lang] if option.label else ""
    return OptionEntry(label, effect_text(option.then, speech.lang, speech.names))


def _powers(card: Card) -> tuple[Power, ...]:
    match card:
        case Survivor() | Item() | Improvement() | SideEffect():
            return card.powers
        case Crossroads():
            return card.attached
        case MainObjective() | ChapterObjective():
            return (*card.normal.powers, *(card.hard.powers if card.hard else ()))
        case Crisis() | SecretObjective() | BetrayalObjective() | ExiledObjective() | Experiment() | ScenarioCard():
            return ()
        case Tactic() | Mission() | WolfObjective():
            return ()


def _power(power: Power, library: Library, speech: Speech) -> PowerEntry:
    return PowerEntry(
        node=library.node_id(power),
        text=power_text(power, speech.lang, speech.names),
        action=is_action(power),
        with_action=power.is_chosen and bool(power.mods),
        number=library.power_number(power),
        at=power.at or "",
        die=power.die or 0,
        once=power.once or "",
        pays=power.pays or "",
    )


def _sides(card: Card, speech: Speech) -> list[SideEntry]:
    if not isinstance(card, Main):
        return []
    sides: list[tuple[bool, AnySide]] = [(False, card.normal), *([(True, card.hard)] if card.hard else [])]
    return [_side(side, hard, speech) for hard, side in sides]


def _side(side: AnySide, hard: bool, speech: Speech) -> SideEntry:
    goals = _clauses(parts_of(side.goal), speech)
    return SideEntry(hard, side.morale or 0, side.rounds or 0, list(side.stores), goals)


def _clauses(goals: Iterable[Condition], speech: Speech) -> list[str]:
    return [condition_text(goal, speech.lang, speech.names) for goal in goals]


def _survivor(card: Survivor, lang: Lang) -> SurvivorEntry:
    numbers = (card.influence, card.attack, card.search)
    return SurvivorEntry(card.occupation[lang], *numbers, card.gender, card.human)


def _nodes(library: Library, speech: Speech) -> Iterator[tuple[str, str]]:
    for node, word in library.nodes.items():
        match word:
            case May() | Later():
                yield node, effect_text(word.then, speech.lang, speech.names)
            case Lasting() | AddGoal():
                yield node, effect_text(word, speech.lang, speech.names)
            case Power() if word.moment or any(isinstance(mod, Ward | RequestKeeps) for mod in word.mods):
                yield node, power_text(word, speech.lang, speech.names)


def _names(library: Library, speech: Speech, bots: dict[str, bool]) -> Names:
    places = SPOTS if "long-night" in library.packs else BASE_BOARD
    return Names(
        places={name: PlaceName(_capital(speech.spot(name)), speech.place(name), speech.at(name)) for name in places},
        symbols={symbol: speech.symbol(symbol) for symbol in SYMBOLS},
        decks={deck: speech.say("deck-title", deck=deck) for deck in library.decks},
        bots={kind: _bot(kind, level, speech.lang) for kind, level in bots.items()},
    )


def _bot(kind: str, level: bool, lang: Lang) -> BotName:
    label, about = (MESSAGES.say(lang, key, {"kind": kind}) for key in ("bot", "bot.about"))
    return BotName(label, about, level)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
