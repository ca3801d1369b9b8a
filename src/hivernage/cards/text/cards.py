"""The whole text of a card: its name, its kind, its story and its rules, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, assert_never

import msgspec
from msgspec import UNSET

from hivernage.cards.card import (
    AnySide,
    BetrayalObjective,
    Card,
    ChapterObjective,
    ChapterSide,
    Crisis,
    Crossroads,
    ExiledObjective,
    Experiment,
    Improvement,
    Item,
    MainObjective,
    Mission,
    ScenarioCard,
    SecretObjective,
    Side,
    SideEffect,
    Survivor,
    Tactic,
    WolfObjective,
)
from hivernage.cards.conditions import All, Condition, Did, Moved, Said, Searched
from hivernage.cards.effects import Effect, Label, Power
from hivernage.cards.targets import AREAS, Survivors
from hivernage.cards.text.conditions import bounds, condition, trigger
from hivernage.cards.text.effects import about, fragments, options
from hivernage.cards.text.powers import power_fragment
from hivernage.cards.text.words import NO_NAMES, Fragment, Voice, sentence, sentences
from hivernage.messages import Lang
from hivernage.model.board import TOWN

Role = Literal[
    "mark", "trigger", "first", "choice", "option", "effect", "attached", "power", "symbols", "bandits", "failure",
    "bonus", "side", "setup", "stores", "duty", "exile", "goal", "note", "code", "arrival", "encounter", "reader",
    "then", "page", "scene", "claim", "cost", "reward",
]  # fmt: skip


class Line(msgspec.Struct, frozen=True):
    """One rule of the card; `heading` says what it is, `label` is the line of story of an option."""

    role: Role
    text: str
    heading: str = ""
    label: str = ""


class CardText(msgspec.Struct, frozen=True):
    """Everything that is written on a card, in one language."""

    name: str
    kind: str
    lines: tuple[Line, ...]
    story: str = ""


def name_of(card: Card, lang: Lang) -> str:
    return card.name[lang]


def card_text(card: Card, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> CardText:
    """The text of the card; `names` gives the survivors' display names."""
    voice = voice_of(card, lang, names)
    story = card.story[lang] if card.story else ""
    lines = (*marks(voice, card), *card_lines(voice, card))
    return CardText(name_of(card, lang), kind_line(voice, card), lines, story)


def voice_of(card: Card, lang: Lang, names: Mapping[str, Label]) -> Voice:
    """To a lone wolf the colony is the den, and neither of the others is the enemy."""
    voice = Voice(lang, names, war=card.war_only is True or card.wolf_only is True)
    match card:
        case Mission():
            return voice.turn(home="place-den", rival="that")
        case WolfObjective():
            return voice.turn(home="place-den", rival="that" if card.names_colony else "either")
        case Crossroads() if card.trigger.wolf:
            return voice.turn(home="place-den", rival="either")
        case _:
            return voice


def plain(card: Card, lang: Lang, names: Mapping[str, Label] = NO_NAMES) -> str:
    """The same as lines of text."""
    text = card_text(card, lang, names)
    parts = [text.name, text.kind, *([text.story] if text.story else [])]
    return "\n".join([*parts, *(plain_line(line, lang) for line in text.lines)])


def plain_line(line: Line, lang: Lang) -> str:
    label = f"{line.label} — " if line.label else ""
    heading = Voice(lang).say("heading", text=line.heading) + " " if line.heading else ""
    match line.role:
        case "option":
            return f"- {heading}{label}{line.text}"
        case "goal":
            return (f"{heading.strip()}\n" if heading else "") + f"- {line.text}"
        case _:
            return f"{heading}{label}{line.text}"


def marks(voice: Voice, card: Card) -> list[Line]:
    said = [voice.say("mark-adult")] if card.adult else []
    if card.not_cooperative:
        said.append(voice.say("mark-not-cooperative"))
    if card.module:
        said.append(voice.say("mark-module", module=card.module))
    said += [voice.say("mark-war")] if card.war_only else []
    said += [voice.say("mark-wolf")] if card.wolf_only else []
    if card.scenario:
        said.append(voice.say("mark-scenario", scenario=card.scenario))
    return [Line("mark", text) for text in said]


def kind_line(voice: Voice, card: Card) -> str:
    match card:
        case Survivor():
            numbers = {"influence": card.influence, "attack": card.attack, "search": card.search}
            return voice.say("kind-survivor", occupation=card.occupation[voice.lang], **numbers)
        case Item():
            return voice.say("kind-item", symbol=card.symbol, kind="pill" if card.pill else card.kind)
        case Crisis():
            return voice.say("kind-crisis")
        case Crossroads():
            return voice.say("kind-crossroads")
        case MainObjective():
            return voice.say("kind-main", length=card.length)
        case ChapterObjective():
            return voice.say("kind-chapter", scenario=card.scenario or "")
        case ScenarioCard():
            return voice.say("kind-scenario")
        case SecretObjective():
            return voice.say("kind-secret")
        case BetrayalObjective():
            return voice.say("kind-betrayal")
        case ExiledObjective():
            return voice.say("kind-exiled")
        case Experiment():
            return voice.say("kind-experiment", n=card.figures)
        case SideEffect():
            return voice.say("kind-side-effect", good="yes" if card.good else "no")
        case Improvement():
            return voice.say("kind-improvement", n=card.cost)
        case Tactic():
            return voice.say("kind-tactic")
        case Mission():
            return voice.say("kind-mission", does=card.does, whom=card.whom)
        case WolfObjective():
            return voice.say("kind-lone-wolf")
        case _:
            assert_never(card)


def card_lines(voice: Voice, card: Card) -> list[Line]:
    match card:
        case Survivor() | SideEffect():
            return power_lines(voice.turn(holder="this"), card.powers, "power")
        case Item():
            return item_lines(voice, card)
        case Crisis():
            return crisis_lines(voice, card)
        case Crossroads():
            return crossroads_lines(voice, card)
        case MainObjective():
            sides = [side_lines(voice, card.normal, "normal"), side_lines(voice, card.hard, "hard")]
            return [line for side in sides for line in side]
        case ChapterObjective():
            return chapter_lines(voice, card)
        case ScenarioCard():
            return scenario_lines(voice, card)
        case BetrayalObjective() if card.if_silent:
            silent = Line("goal", sentence(condition(voice, card.if_silent)), voice.say("heading-if-silent"))
            return [*goal_lines(voice, card.win, "heading-win"), silent]
        case SecretObjective() | BetrayalObjective():
            return goal_lines(voice, card.win, "heading-win")
        case ExiledObjective():
            return exiled_lines(voice, card)
        case Experiment():
            return experiment_lines(voice, card)
        case Improvement():
            return power_lines(voice, card.powers, "power")
        case Tactic():
            return tactic_lines(voice, card)
        case Mission():
            return mission_lines(voice, card)
        case WolfObjective():
            named = [Line("setup", sentence(voice.say("names-colony")), voice.say("heading-setup"))]
            return [*(named if card.names_colony else ()), *goal_lines(voice, card.win, "heading-win")]
        case _:
            assert_never(card)


def mission_lines(voice: Voice, card: Mission) -> list[Line]:
    """When it can be claimed, what that costs, what it does to the colony, and what it brings."""
    asked = sentence(condition(voice, card.claim))
    key = "heading-at-once" if card.at_once else "heading-claim"
    lines = [Line("claim", asked, voice.say(key, does=card.does, whom=card.whom))]
    lines += effect_lines(voice, card.cost, "cost", voice.say("heading-cost")) if card.cost != () else []
    lines += effect_lines(voice, card.then, "then", voice.say("heading-mission")) if card.then != () else []
    return lines + effect_lines(voice, card.reward, "reward", voice.say("heading-reward"))


# Parts that several decks share


def power_lines(voice: Voice, powers: tuple[Power, ...], role: Role) -> list[Line]:
    return [Line(role, sentences(voice, [power_fragment(voice, power)])) for power in powers]


def effect_lines(voice: Voice, effect: Effect, role: Role, heading: str = "") -> list[Line]:
    """Paragraphs, and a line for each arm of a vote or a choice."""
    return lines_of(voice, fragments(voice, effect) or [Fragment(voice.say("nothing"))], role, heading)


def lines_of(voice: Voice, said: list[Fragment], role: Role, heading: str = "") -> list[Line]:
    lines: list[Line] = []
    paragraph: list[Fragment] = []
    for fragment in [*said, None]:
        arm = fragment.arm if fragment else None
        if fragment and not arm:
            paragraph.append(fragment)
            continue
        if paragraph:
            lines.append(Line(role, sentences(voice, paragraph), "" if lines else heading))
            paragraph = []
        if arm:
            lines.append(Line("option", arm.rules, arm.heading, arm.label))
    return lines


def goal_lines(voice: Voice, goals: tuple[Condition, ...], heading: str) -> list[Line]:
    title = voice.say(heading)
    said = [sentence(condition(voice, goal)) for goal in joined(goals)]
    return [Line("goal", text, title if i == 0 else "") for i, text in enumerate(said)]


def joined(goals: tuple[Condition, ...]) -> list[Condition]:
    """At least so many and then at most so many of the same are one goal."""
    found: list[Condition] = []
    for goal in goals:
        if found and bounds((found[-1], goal)):
            found[-1] = All((found[-1], goal))
        else:
            found.append(goal)
    return found


# Deck by deck


def item_lines(voice: Voice, card: Item) -> list[Line]:
    lines = effect_lines(voice, card.effect, "effect") if card.effect is not None else []
    if card.kind == "equip":
        return lines + power_lines(voice.turn(holder="this"), card.powers, "power")
    moving = power_lines(voice.turn(holder="it", it=voice.say("moving-survivor")), card.powers, "power")
    if card.kind != "move-or-use":
        return moving + lines
    return [*_headed(moving, voice.say("heading-with-move")), *_headed(lines, voice.say("heading-by-itself"))]


def _headed(lines: list[Line], heading: str) -> list[Line]:
    return [msgspec.structs.replace(line, heading=heading) for line in lines[:1]] + lines[1:]


def crisis_lines(voice: Voice, card: Crisis) -> list[Line]:
    wanted = voice.listed([voice.say("symbol", symbol=symbol) for symbol in card.symbols], "or")
    return [
        Line("symbols", sentence(voice.say("crisis-symbols", symbols=wanted))),
        *bandit_lines(voice, card),
        *effect_lines(voice, card.failure, "failure", voice.say("heading-failure")),
        *effect_lines(voice, card.bonus, "bonus", voice.say("heading-bonus")),
    ]


def bandit_lines(voice: Voice, card: Crisis) -> list[Line]:
    """Where bandits come when the crisis is turned up, in games with them."""
    spots = [voice.say("crisis-bandit", place=voice.say(f"place-{TOWN[n - 1]}.at")) for n in card.bandits or ()]
    heading = voice.say("heading-bandits")
    return [Line("bandits", sentence(voice.listed(spots, "and")), heading)] if spots else []


def crossroads_lines(voice: Voice, card: Crossroads) -> list[Line]:
    active = voice.turn(person="they", subject="subject-active")
    lines = [Line("trigger", sentence(trigger(active, card.trigger)), voice.say("heading-trigger"))]
    voice = pointing(voice, card)
    if card.first is not None:
        lines += effect_lines(voice, card.first, "first", voice.say("heading-first"))
    if card.options:
        chooser = voice.name(card.chooser) if card.chooser else ""
        intro = voice.say("choose-by-player-of", name=chooser) if chooser else voice.say("choose", by="you", who="")
        lines += [Line("choice", sentence(intro)), *lines_of(voice, options(voice, card.options), "option")]
    if card.effect is not None:
        lines += effect_lines(voice, card.effect, "effect")
    attached = power_lines(voice.turn(holder="this"), card.attached, "attached")
    heading = voice.say("heading-attached")
    return lines + [msgspec.structs.replace(line, heading=heading) for line in attached]


def pointing(voice: Voice, card: Crossroads) -> Voice:
    """What the trigger leaves behind as "it" and "here"."""
    if card.chooser:
        return about(voice, card.chooser)
    match card.trigger:
        case Did(what=what):
            return voice.turn(cause=what)
        case Said(what="accusation"):
            return voice.turn(player=voice.say("the-accused"))
        case Searched(who=who, at=at):
            return acting(voice, who).turn(here=f"place-{at}" if at and at not in AREAS else voice.here)
        case Moved(who=who, to=to):
            return acting(voice, who).turn(here=f"place-{to}" if to and to not in AREAS else voice.here)
        case _:
            return voice


def acting(voice: Voice, who: Survivors) -> Voice:
    return voice.turn(it=voice.name(who.named)) if who.named else voice


def chapter_lines(voice: Voice, card: ChapterObjective) -> list[Line]:
    """Its sides, then what happens when it is complete, and who reads that out."""
    reader = [Line("reader", voice.say(f"reader-{card.reader}"))] if card.reader else []
    then = effect_lines(voice, card.then, "then", voice.say("heading-then")) if card.then != () else []
    return [*side_lines(voice, card.normal, "normal"), *side_lines(voice, card.hard, "hard"), *reader, *then]


def scenario_lines(voice: Voice, card: ScenarioCard) -> list[Line]:
    """How it begins, then its pages and its scenes, all in full: whoever plays reads them one by one."""
    closed = voice.listed([voice.say("gate", gate=gate) for gate in card.closed], "and")
    names = voice.listed([voice.name(name) for name in card.aside], "and")
    said = [voice.say("scenario-first", name=voice.name(card.first))]
    said += [voice.say("scenario-closed", rules=closed)] if closed else []
    said += [voice.say("scenario-aside", names=names, n=len(card.aside))] if names else []
    lines = [Line("note", sentence(one)) for one in said]
    for key, page in card.pages.items():
        lines.append(Line("page", page.name[voice.lang], voice.say("heading-page", page=key)))
        lines += [Line("page", part[voice.lang]) for part in page.text]
        lines.append(Line("page", sentence(voice.say("page-rules", rules=", ".join(page.rules)))))
    for scene in card.scenes:
        said = [part[voice.lang] for part in scene.text]
        if scene.test is not None:
            said = [sentence(voice.say("scene-if", test=condition(voice, scene.test))), *said]
        lines.append(Line("scene", said[0], voice.say("heading-scene", at=scene.at)))
        lines += [Line("scene", part) for part in said[1:]]
    return lines


def numbers_of(voice: Voice, side: AnySide) -> str:
    """How a side begins, or what it does about that where it follows another one."""
    if isinstance(side, ChapterSide) and not side.morale:
        return voice.say("chapter-numbers", rounds=side.rounds_at_least or 0)
    return voice.say("side-numbers", morale=side.morale or 0, rounds=side.rounds or 0)


def side_lines(voice: Voice, side: AnySide | None, which: Literal["normal", "hard"]) -> list[Line]:
    if side is None:
        return []
    numbers = numbers_of(voice, side)
    if isinstance(side, Side) and side.bullets is not UNSET:
        numbers = f"{numbers} {voice.say('side-bullets', n=side.bullets)}"
    lines = [Line("side", numbers, voice.say(f"heading-side-{which}"))]
    if side.setup != ():
        lines += effect_lines(voice, side.setup, "setup", voice.say("heading-setup"))
    lines += power_lines(voice, side.powers, "power")
    wanted = [voice.say("symbol", symbol=symbol) for symbol in side.stores if symbol not in ("loot", "raxxon")]
    if wanted:
        lines.append(Line("stores", sentence(voice.say("stores", symbols=voice.listed(wanted, "or")))))
    if "loot" in side.stores:
        lines.append(Line("stores", sentence(voice.say("stores-loot"))))
    if "raxxon" in side.stores:
        lines.append(Line("stores", sentence(voice.say("stores-raxxon"))))
    if isinstance(side, ChapterSide) and side.dice_stay:
        lines.append(Line("note", sentence(voice.say("dice-stay"))))
    if side.duty != ():
        lines += effect_lines(voice, side.duty, "duty", voice.say("heading-duty"))
    if side.exile == "removed":
        lines.append(Line("exile", sentence(voice.say("exile-removed"))))
    if isinstance(side, Side) and side.check is not UNSET:
        lines += effect_lines(voice, side.check, "duty", voice.say("heading-check"))
    goals = side.goal.of if isinstance(side.goal, All) else (side.goal,)
    lines += goal_lines(voice, goals, "heading-goal")
    if isinstance(side, Side) and side.completes:
        lines.append(Line("note", sentence(voice.say(f"completes-{side.completes}"))))
    return lines


def tactic_lines(voice: Voice, card: Tactic) -> list[Line]:
    """What a tactic says by itself, and what against others."""
    said = [voice.say("tactic-strength", n=card.strength)] if card.strength else []
    said += [voice.say("tactic-lose-more", n=card.lose_more)] if card.lose_more else []
    said += [voice.say(f"tactic-both-{card.both}")] if card.both else []
    said += [voice.say("tactic-unhurt")] if card.unhurt else []
    if card.against:
        answered = card.against
        what = [voice.say("tactic-strength", n=answered.strength)] if answered.strength else []
        what += [voice.say("tactic-cancel")] if answered.cancel else []
        quoted = [voice.say("tactic-quoted", name=voice.name(name)) for name in answered.cards]
        cards = voice.listed(quoted, "or")
        said.append(voice.say("tactic-against", cards=cards, what=voice.listed(what, "and")))
    return [Line("effect", sentence(one)) for one in said]


def exiled_lines(voice: Voice, card: ExiledObjective) -> list[Line]:
    loyal = voice.say("heading-loyal")
    reveal = [Line("note", sentence(voice.say("reveal-old")), loyal)] if card.reveal else []
    return [
        *reveal,
        *goal_lines(voice, card.loyal, "heading-win-instead" if reveal else "heading-loyal"),
        Line("goal", sentence(condition(voice, card.betrayer)), voice.say("heading-betrayer")),
    ]


def experiment_lines(voice: Voice, card: Experiment) -> list[Line]:
    """The audio side, then the table of the encounter side, band by band."""
    pairs = [voice.say("code-pair", first=first, second=second) for first, second in card.code]
    named = card.at not in ("random", "most-survivors", "most-noise")
    where = voice.say(f"place-{card.at}.at") if named else ""
    arrival = voice.say("arrival", n=card.figures, at="place" if named else card.at, place=where)
    attacker = voice.turn(it=voice.say("the-attacker"), here="place-here")
    headings = [voice.say("heading-encounter"), *("" for _ in card.table)]
    return [
        Line("code", sentence(voice.listed(pairs, "or")), voice.say("heading-code")),
        Line("arrival", sentence(arrival), voice.say("heading-arrival")),
        *(
            Line("encounter", sentences(attacker, fragments(attacker, effect)), heading, band.replace("-", "–"))
            for (band, effect), heading in zip(card.table.items(), headings, strict=False)
        ),
    ]
