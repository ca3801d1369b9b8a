"""What a table agrees on before the game: whether it can be played here, and the options that it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from hivernage.cards.library import Library
from hivernage.cards.load import PackError
from hivernage.cards.playing import in_play, module_of
from hivernage.lesson import LESSONS, lesson
from hivernage.model.chance import KEY_BYTES
from hivernage.model.options import (
    BOX_NAMES,
    JOINABLE,
    LAST_SEAT,
    MIXABLE,
    MODULES,
    MODULES_OF,
    SCENARIO_MODULES,
    SCENARIOS,
    Options,
)
from hivernage.rules.boxes import game_for
from hivernage.rules.setup import BadOptions, TooFewCards, new_state, with_scenario
from hivernage.scenario.position import player_count
from hivernage.server.refusal import Refusal
from hivernage.wire.over_http import BoxChoice, Settings

if TYPE_CHECKING:
    from hivernage.server.tables.packs import Box, Packs

ANY_KEY: Final = bytes(KEY_BYTES)


def options_of(settings: Settings, objective: str = "") -> Options:
    """The options of a game with these settings."""
    wanted = {**msgspec.structs.asdict(settings), "objective": objective or settings.objective}
    chosen: dict[str, Any] = {name: wanted[name] for name in Options.__struct_fields__ if name in wanted}
    return Options(**chosen)


def cards_of(settings: Settings, packs: Packs) -> Box:
    """The cards that a table with these settings is played with."""
    try:
        return packs.box(settings.packs, options_of(settings).last_box)
    except PackError:
        raise Refusal("bad-settings") from None  # packs that don't go together, or not with this box


def played_with(library: Library, settings: Settings) -> Library:
    """The cards of a game with these settings; those of its scenario too."""
    return in_play(library, with_scenario(options_of(settings), library))


def objectives_in(library: Library, settings: Settings) -> list[str]:
    """The main objectives that these settings leave to choose from."""
    options = with_scenario(options_of(settings), library)
    if options.scenario:
        return [options.objective]
    return sorted({card.id for card in played_with(library, settings).mains.values()})


def choices_of(box: str, packs: Packs) -> BoxChoice:
    """What a table that chooses this box may choose further."""
    library = packs.box((), box).library
    own = {
        card.id: module_of(card) or ""
        for key, card in library.mains.items()
        if library.boxes[key] == box and not card.scenario
    }
    scenarios: dict[str, list[str]] = {name: [*SCENARIO_MODULES[name]] for name in library.scenarios}
    mixed: list[str] = [*MIXABLE] if box == "long-night" else []
    joined: list[str] = [*JOINABLE] if box != "warring-colonies" else []
    return BoxChoice([*MODULES_OF[box]], mixed, dict(sorted(own.items())), scenarios, joined)


def with_lesson(settings: Settings) -> Settings:
    """A lesson brings all settings of its table."""
    if not settings.lesson:
        return settings
    if settings.lesson not in LESSONS:
        raise Refusal("no-such-lesson")
    setup = lesson(settings.lesson).scenario.setup
    return Settings(
        players=player_count(setup),
        objective=setup.objective,
        box=setup.box,
        modules=setup.modules,
        scenario=setup.scenario,
        lesson=settings.lesson,
    )


def check_settings(packs: Packs, settings: Settings) -> None:
    """Refuse what can't be played here."""
    _check_box(settings)
    library = cards_of(settings, packs).library
    if any(key not in library.cards for key in settings.left_out):
        raise Refusal("no-such-card")
    if settings.scenario:
        _check_scenario(library, settings)
    else:
        _check_objective(packs, library, settings)
    if settings.cooperative and settings.betrayer:
        raise Refusal("bad-settings")
    _check_deal(library, settings)


def _check_box(settings: Settings) -> None:
    if settings.box not in BOX_NAMES:
        raise Refusal("no-such-box")
    if any(module not in MODULES for module in settings.modules):
        raise Refusal("no-such-module")
    if any(module not in MODULES_OF[settings.box] for module in settings.modules):
        raise Refusal("module-of-other-box")
    if any(deck not in MIXABLE for deck in settings.mixed):
        raise Refusal("no-such-deck")
    if settings.mixed and settings.box != "long-night":
        raise Refusal("nothing-to-mix")
    if any(deck not in JOINABLE for deck in settings.joined):
        raise Refusal("no-such-deck")
    if settings.joined and settings.box == "warring-colonies":
        raise Refusal("joined-already")
    _check_war(settings)


def _check_war(settings: Settings) -> None:
    """What only a war of two colonies is played with, and what it isn't played with (W1, W1.3)."""
    options = options_of(settings)
    game = game_for(options)
    if settings.box != "warring-colonies":
        if settings.players not in game.seats:
            raise Refusal("too-many-players")
        if settings.quick or settings.older_crossroads:
            raise Refusal("only-in-a-war")
    elif settings.players not in game.seats:
        raise Refusal("too-few-for-a-war")
    if settings.wolf != LAST_SEAT and not options.lone_wolf:
        raise Refusal("no-lone-wolf")
    if settings.wolf >= settings.players:
        raise Refusal("wolf-without-seat")
    if any(getattr(settings, variant) for variant in game.refuses):
        raise Refusal("not-in-a-war")
    if settings.quick and not settings.timer:
        raise Refusal("quick-without-timer")


def _check_scenario(library: Library, settings: Settings) -> None:
    """It needs its box and its people, and brings its modules and objectives itself (I1, I2)."""
    if settings.scenario not in SCENARIOS:
        raise Refusal("no-such-scenario")
    if settings.box != "long-night":
        raise Refusal("scenario-of-other-box")
    if any(module not in SCENARIO_MODULES[settings.scenario] for module in settings.modules):
        raise Refusal("scenario-brings-modules")
    if settings.objective:
        raise Refusal("scenario-brings-objectives")
    if any(name in settings.left_out for name in library.scenarios[settings.scenario].aside):
        raise Refusal("scenario-needs-card")


def _check_objective(packs: Packs, library: Library, settings: Settings) -> None:
    if not settings.objective or settings.objective in objectives_in(library, settings):
        return
    key = f"{settings.objective}@main"
    if key not in packs.all_boxes(settings.packs).library.mains:
        raise Refusal("no-such-objective")
    if key in settings.left_out:
        raise Refusal("objective-left-out")
    card = library.mains.get(key)
    is_here = library.boxes.get(key, settings.box) == settings.box or "main" in settings.mixed
    raise Refusal("needs-module" if card and is_here and module_of(card) else "objective-of-other-box")


def _check_deal(library: Library, settings: Settings) -> None:
    """Deal once to see whether there are enough cards."""
    objectives = objectives_in(library, settings)
    try:
        if not objectives:
            raise TooFewCards("no main objective is left", "main")
        options = options_of(settings, settings.objective or objectives[0])
        new_state(options, library, ANY_KEY, game_for(options))
    except TooFewCards as error:
        raise Refusal(f"too-few-{error.deck}") from None
    except BadOptions:
        raise Refusal("bad-settings") from None
