"""From the setup of a scenario to a state: every card of the packs lies in exactly one zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from hivernage.cards.library import Library, face, origin
from hivernage.model.board import DEN, FORGE, LIGHTHOUSE, SPOTS
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.options import LAST_SEAT, Box, Options
from hivernage.model.parts import (
    NOBODY,
    CodeDie,
    Colony,
    Done,
    Gift,
    Gone,
    Held,
    Lost,
    Place,
    Player,
    Project,
    SpecialZombie,
    Survivor,
    Turn,
)
from hivernage.model.state import State
from hivernage.rules.bandits import are_about
from hivernage.rules.boxes import game_for
from hivernage.rules.facts import APART as LONER
from hivernage.rules.homes import colonies, home, is_wolf, outside
from hivernage.rules.improvements import DECK
from hivernage.rules.move import is_strange_home
from hivernage.rules.powers import use_up
from hivernage.rules.setup import BadOptions, bare_board
from hivernage.rules.spaces import entrance_room, free_spaces
from hivernage.scenario.file import Scenario
from hivernage.scenario.lasting import lay_effects
from hivernage.scenario.words import CardSpec, Home, Person, Setup
from hivernage.yaml_files.document import Keys
from hivernage.yaml_files.problems import suggestion

APART = ("main", "chapter", "scenario", "tactic")
"""Decks whose cards lie beside the game, in no zone of it."""

USUAL: Final[dict[Box, tuple[str, ...]]] = {
    "base": ("hope", "safety", "justice", "neat-freak", "germ-a-phobe"),
    "long-night": (
        *("not-one-more", "a-good-listener", "the-repair-manual"),
        *("under-the-floorboards", "destroy-the-evidence"),
    ),
    "warring-colonies": (
        *("hope", "not-one-more", "safety", "a-good-listener", "neat-freak"),
        *("the-repair-manual", "germ-a-phobe", "under-the-floorboards", "every-last-name", "destroy-the-evidence"),
    ),
}
"""The objectives of players for whom a scenario names none, by seat: what every colony would wish for."""


WOLF_OBJECTIVE: Final = "the-hermit"
HOME_NUMBERS: Final = (*("morale", "food", "helpless", "unruly", "starvation", "bullets", "tokens", "fallen"),)
SETUP: Final = "setup"
BETWEEN_PAIRS: Final = ("start-round", "pair", "colony")
"""Steps of a war in which no pair of turns is in progress."""


def player_count(setup: Setup) -> int:
    """How many play: three, or at war four, if nothing is said."""
    return setup.players or (4 if setup.box == "warring-colonies" else 3)


def _fill_home(colony: Colony, said: Setup | Home, names: Sequence[str]) -> None:
    for name in names:
        if getattr(said, name) is not None:
            setattr(colony, name, getattr(said, name))


def lay_down(scenario: Scenario, library: Library) -> State:
    """The position that a scenario starts from."""
    return _Builder(scenario, library).build()


class _Builder:
    """Takes the cards of the packs one by one; what nobody mentions goes into the box."""

    def __init__(self, scenario: Scenario, library: Library) -> None:
        self.scenario, self.setup = scenario, scenario.setup
        self.state = self._empty(library)
        self.library = self.state.library
        self.left = Counter(key for deck, keys in self.library.decks.items() if deck not in APART for key in keys)
        self.outside = outside(self.state)
        self.items = ("starting", "random", *self.outside)
        self.used: list[Held] = []

    def _empty(self, library: Library) -> State:
        setup = self.setup
        options = Options(
            players=player_count(setup),
            objective=setup.objective,
            hard=setup.hard,
            cooperative=setup.cooperative,
            betrayer=setup.betrayer,
            elimination=setup.elimination,
            adult=setup.adult,
            box=setup.box,
            modules=setup.modules,
            mixed=setup.mixed,
            joined=setup.joined,
            left_out=setup.left_out,
            stray_bandits=setup.stray_bandits,
            scenario=setup.scenario,
            timer=setup.timer,
            quick=setup.quick,
            older_crossroads=setup.older_crossroads,
            wolf=seat_of(setup.wolf.seat) if setup.wolf and setup.wolf.seat else LAST_SEAT,
        )
        try:
            state = bare_board(options, library, bytes(32), game_for(options))
        except BadOptions as error:
            raise self.scenario.problem(("setup",), str(error), "change the setup") from None
        state.forced = self.scenario.chance[:]
        return state

    def build(self) -> State:
        self._chapter()
        self._tracks()
        self._people()
        self._entrances()
        self._cards()
        self._objectives()
        self._wolf()
        self._decks()
        self._waste()
        self._turn()
        for held in self.used:
            use_up(self.state, held)
        lay_effects(self.scenario, self.state)
        self.state.side_effects = [key for key in self.library.side_effects if self.left[key]]
        self.left -= Counter(self.state.side_effects)
        self.state.box = list(self.left.elements())
        return self.state

    # Taking cards

    def _take(self, word: str, decks: Iterable[str], keys: Keys) -> str:
        """A copy of the card from the first of these decks that has one left; nothing else gets it then."""
        decks = list(decks)
        known = {key for key in self.library.cards if origin(key) in decks}
        fitting = [key for key in known if word in (key, face(key))]
        if not fitting:
            if any(origin(key) in decks and word in (key, face(key)) for key in self.library.whole.cards):
                remedy = "name its box in `box` or its module in `modules`, or mix its deck in (`mixed`, `joined`)"
                raise self.scenario.problem(keys, f"the card '{word}' isn't in this game", remedy)
            names = sorted(known if "@" in word else {face(key) for key in known})
            raise self.scenario.problem(keys, f"unknown card '{word}' (of {', '.join(decks)})", suggestion(word, names))
        fitting.sort(key=lambda key: decks.index(origin(key)))
        for key in fitting:
            if self.left[key]:
                self.left[key] -= 1
                return key
        raise self.scenario.problem(keys, f"no '{word}' is left", "every copy lies somewhere else already")

    def _take_all(self, words: Iterable[str], decks: Iterable[str], keys: Keys) -> list[str]:
        return [self._take(word, decks, (*keys, i)) for i, word in enumerate(words)]

    def _seat(self, word: str, keys: Keys) -> int:
        seat = seat_of(word)
        players = player_count(self.setup)
        if seat >= players:
            raise self.scenario.problem(keys, f"there is no {word}", f"there are {players} players")
        return seat

    def _by_seat(self, name: str) -> Iterable[tuple[Player, Any, Keys]]:
        for word, value in (getattr(self.setup, name) or {}).items():
            keys = ("setup", name, word)
            yield self.state.players[self._seat(word, keys)], value, keys

    def _place(self, name: str, keys: Keys) -> Place:
        if name not in self.state.places:
            raise self.scenario.problem(keys, f"{name} is not on the board", "name its module in `modules`")
        return self.state.places[name]

    # The parts of a position

    def _chapter(self) -> None:
        """How far a scenario has come; nothing said: as it begins, and what comes before the named objective is met."""
        setup, state = self.setup, self.state
        if setup.chapter is not None:
            known = [card.id for card in self.library.mains.values()]
            if not self.library.scenarios or setup.chapter not in known:
                remedy = suggestion(setup.chapter, known) if self.library.scenarios else "name a `scenario`"
                raise self.scenario.problem(("setup", "chapter"), f"no objective '{setup.chapter}' to follow", remedy)
            state.objectives = known[: known.index(setup.chapter) + 1]
            state.met = state.objectives[:-1]
        state.met = list(setup.met) if setup.met is not None else state.met
        state.closed = list(setup.closed) if setup.closed is not None else state.closed
        aside = state.aside if setup.aside is None else setup.aside
        state.aside = self._take_all(aside, ["survivor"], ("setup", "aside"))
        state.stayed_silent = [self._seat(word, ("setup", "stayed_silent")) for word in setup.stayed_silent or []]
        for name, n in (setup.blocked or {}).items():
            self._place(name, ("setup", "blocked", name)).blocked = n

    def _tracks(self) -> None:
        setup, state = self.setup, self.state
        for colony in colonies(state):
            _fill_home(colony, setup, ("morale", "food", "helpless", "unruly", "starvation", "tokens"))
        for colony in state.colonies:
            if (home_of_it := self._home(colony)) is not None:
                _fill_home(colony, home_of_it, HOME_NUMBERS)
            if colony.unruly > colony.helpless:
                what = f"{colony.unruly} unruly ones among {colony.helpless} helpless survivors"
                raise self.scenario.problem(("setup", "unruly"), what, "`helpless` counts them too")
        state.rounds_left = state.rounds_left if setup.rounds_left is None else setup.rounds_left
        state.lane.exile_called = bool(setup.exile_called)
        state.lane.requested = list(setup.requested or [])
        state.skip_crisis = "" if setup.skip_crisis in (None, "none") else str(setup.skip_crisis)
        for word in setup.exiled or []:
            state.players[self._seat(word, ("setup", "exiled"))].exiled = True
        for word in setup.eliminated or []:
            state.players[self._seat(word, ("setup", "eliminated"))].out = True

    def _people(self) -> None:
        for name, spec in (self.setup.survivors or {}).items():
            self._person(name, spec, ("setup", "survivors", name))
        for word, killed in (("killed", True), ("removed_survivors", False)):
            names = self._take_all(getattr(self.setup, word) or [], ["survivor"], ("setup", word))
            self.state.lost += [Lost(name, killed) for name in names]
        lost = [lost.name for lost in self.state.lost]
        for place, names in (self.setup.standees or {}).items():
            for name in names:
                if name not in lost:
                    what = f"the standee of '{name}', who is still in the game"
                    raise self.scenario.problem(
                        ("setup", "standees", place), what, "name the survivor in `removed_survivors` too"
                    )
            self._place(place, ("setup", "standees", place)).standees = list(names)
        for player, words, keys in self._by_seat("dealt"):
            player.dealt = self._take_all(words, ["survivor"], keys)
        if self.setup.step != SETUP:
            self._fill_groups()
        for player, name, keys in self._by_seat("leaders"):
            self._lead(player, name, keys)

    def _person(self, name: str, spec: Person | str, keys: Keys) -> None:
        if isinstance(spec, str):
            spec = self._short_person(spec, keys)
        name = self._take(name, ["survivor"], keys)
        player = self.state.players[self._seat(spec.player or "p1", keys)]
        survivor = Survivor(name, player.seat, self._place(spec.at or home(self.state, player.seat), keys).name)
        self._stand_at_door(survivor, spec.door, keys)
        survivor.wounds, survivor.frostbite = spec.wounds or 0, spec.frostbite or 0
        survivor.despair, survivor.moved = spec.despair or 0, bool(spec.moved)
        survivor.cards = [self._held(card, (*keys, "cards", i)) for i, card in enumerate(spec.cards or [])]
        self.state.survivors[name] = survivor
        if spec.leader or not player.leader:
            player.leader = name

    def _short_person(self, text: str, keys: Keys) -> Person:
        """`p2 school`, `p1 lighthouse 3`: whose, where, and at which entrance of somebody else's home."""
        words = text.split()
        if not words or len(words) > 3 or words[0] not in SEATS or not all(word.isdigit() for word in words[2:]):
            raise self.scenario.problem(keys, f"'{text}' for a survivor", "write the player and the place: p1 school")
        place = words[1] if len(words) > 1 else None
        if place is not None and place not in SPOTS:
            raise self.scenario.problem(keys, f"unknown place '{place}'", suggestion(place, list(SPOTS)))
        door = int(words[2]) if len(words) > 2 else None
        return Person(player=words[0], at=place, door=door)  # type: ignore[arg-type]

    def _stand_at_door(self, survivor: Survivor, door: int | None, keys: Keys) -> None:
        """At somebody else's home a survivor stands at one of its entrances (W6)."""
        strange = is_strange_home(self.state, survivor, survivor.place)
        if strange != (door is not None):
            what = f"'{survivor.id}' at {survivor.place}{'' if strange else ', at an entrance'}"
            raise self.scenario.problem(keys, what, "`door` goes with the home of others")
        if door is not None:
            survivor.door = door - 1

    def _held(self, card: str | CardSpec, keys: Keys, decks: Sequence[str] = ()) -> Held:
        spec = CardSpec(card) if isinstance(card, str) else card
        key = self._take(spec.card, decks or [*self.items, "crossroads", "side-effect"], keys)
        held = Held(key, tokens=spec.tokens or 0)
        if spec.used:
            self.used.append(held)
        return held

    def _fill_groups(self) -> None:
        """Two survivors in the colony for each player who isn't mentioned, from the end of the pack."""
        mentioned = str(self.scenario.document.tree)
        spare = [name for name in reversed(self.library.decks["survivor"]) if name not in mentioned]
        alone = [self._seat(word, ("setup", "no_group")) for word in self.setup.no_group]
        for player in self.state.players:
            if not self.state.group(player.seat) and player.seat not in alone and not player.out:
                for name in [spare.pop(0), spare.pop(0)]:
                    place = "school" if player.exiled else None
                    self._person(name, Person(player=SEATS[player.seat], at=place), ())  # type: ignore[arg-type]

    def _lead(self, player: Player, name: str, keys: Keys) -> None:
        group = [s.id for s in self.state.group(player.seat)]
        if name not in group:
            raise self.scenario.problem(keys, f"'{name}' is no survivor of p{player.seat + 1}", suggestion(name, group))
        player.leader = name

    def _entrances(self) -> None:
        for what in ("zombies", "barricades", "traps"):
            for name, numbers in (getattr(self.setup, what) or {}).items():
                self._fill_entrances(what, name, numbers if isinstance(numbers, list) else [numbers])
        for name, words in (self.setup.special or {}).items():
            for word in words:
                self._special(name, word, ("setup", "special", name))
        for name, n in (self.setup.noise or {}).items():
            if n > SPOTS[name].noise_spaces:
                what = f"{n} noise tokens at {name}"
                raise self.scenario.problem(("setup", "noise", name), what, f"it has {SPOTS[name].noise_spaces} spaces")
            self._place(name, ("setup", "noise", name)).noise = n
        self._bandits()
        self._doors()
        for name in self.state.places:
            if free_spaces(self.state, name) < 0:
                what = f"more survivors at {name} than it has spaces"
                raise self.scenario.problem(("setup", "survivors"), what, "put some of them elsewhere")

    def _special(self, name: str, word: str, keys: Keys) -> None:
        """A special zombie, whose card lies open with it."""
        place = self._place(name, keys)
        figure, _, number = word.partition(" ")
        if number and number not in [str(n + 1) for n in range(SPOTS[name].entrances)]:
            what = f"there is no entrance '{number}' at {name}"
            raise self.scenario.problem(keys, what, f"it has {SPOTS[name].entrances}")
        key = f"{figure}@experiment"
        if key not in self.state.encounters:
            self.state.encounters.append(self._take(key, ["experiment"], keys))
        place.special.append(SpecialZombie(figure, int(number or 1) - 1))
        if sum(z.name == figure for p in self.state.places.values() for z in p.special) > self._figures(key):
            raise self.scenario.problem(keys, f"too many of '{figure}'", f"there are {self._figures(key)} figures")
        if entrance_room(self.state, place, int(number or 1) - 1) < 0:
            raise self.scenario.problem(keys, f"too many special zombies at {name}", "there is no space left")

    def _figures(self, key: str) -> int:
        return self.library.experiments[key].figures

    def _bandits(self) -> None:
        state = self.state
        for name, n in (self.setup.bandits or {}).items():
            keys = ("setup", "bandits", name)
            if not are_about(state) or name not in self.outside:
                what = f"bandits at {name}" if are_about(state) else "bandits in a game without them"
                raise self.scenario.problem(keys, what, "they stand outside the colony, with `modules: [bandits]`")
            state.places[name].bandits = n
        if "chief" in state.closed and are_about(state):
            state.untold = [player.seat for player in state.players if player.exiled]
        for word in self.setup.chiefs or []:
            seat = self._seat(word, ("setup", "chiefs"))
            if not (are_about(state) and state.players[seat].exiled):
                what = f"{word} as chief of the bandits"
                raise self.scenario.problem(("setup", "chiefs"), what, "exile them first, with `modules: [bandits]`")
            state.chiefs.append(seat)

    def _fill_entrances(self, what: str, name: str, numbers: list[int]) -> None:
        keys = ("setup", what, name)
        place, spot = self._place(name, keys), SPOTS[name]
        if len(numbers) != spot.entrances:
            remedy = f"write a list of {spot.entrances} numbers" if spot.entrances > 1 else "write one number"
            raise self.scenario.problem(keys, f"{name} has {spot.entrances} entrance(s), not {len(numbers)}", remedy)
        setattr(place, what, list(numbers))
        if any(entrance_room(self.state, place, i) < 0 for i in range(spot.entrances)):
            remedy = f"an entrance there has {spot.entrance_spaces} spaces, for zombies, barricades and traps together"
            raise self.scenario.problem(keys, f"too many {what} at {name}", remedy)

    def _cards(self) -> None:
        state, setup = self.state, self.setup
        for player, words, keys in self._by_seat("hand"):
            player.hand = self._take_all(words, self.items, keys)
        for player, words, keys in self._by_seat("locked"):
            player.locked = [self._in_hand(player, word, keys) for word in words]
        for player, dice, _ in self._by_seat("dice"):
            player.dice = sorted(dice)
        for player, dice, _ in self._by_seat("code_dice"):
            state.code_dice += [CodeDie(value, player.seat) for value in dice]
        state.fewer_zombies = {str(place): n for place, n in (setup.fewer_zombies or {}).items()}
        for player, used, _ in self._by_seat("used_dice"):
            player.used_dice = used
        for player, word, keys in self._by_seat("exiled_objectives"):
            player.exiled_objective = self._take(word, ["exiled"], keys)
        state.crisis_pile = [*self._gifts("crisis_pile", False), *self._gifts("crisis_pile_seen", True)]
        state.loot = self._take_all(setup.loot or [], self.items, ("setup", "loot"))
        for colony in state.colonies:
            own = self._home(colony)
            words, keys = (setup.stored, ("setup", "stored")) if own is None else (own.stored, self._home_keys(colony))
            colony.stored = self._take_all(words or [], self.items, keys)
        anything = [*self.items, "crossroads", "crisis", "experiment"]
        state.removed = [Gone(k, True) for k in self._take_all(setup.removed or [], anything, ("setup", "removed"))]
        self._improvements()
        if setup.crisis not in (None, "none"):
            state.crisis = self._take(str(setup.crisis), ["crisis"], ("setup", "crisis"))

    def _improvements(self) -> None:
        state, setup = self.state, self.setup
        if (setup.row or setup.built) and DECK not in state.decks:
            remedy = "add `box: long-night` and `modules: [improvements]`"
            raise self.scenario.problem(("setup",), "improvements in a game without them", remedy)
        for word, tokens in (setup.row or {}).items():
            keys = ("setup", "row", word)
            state.row.append(Project(self._take(word, [DECK], keys), tokens))
            cost = self.library.improvements[state.row[-1].key].cost
            if tokens >= cost:
                what = f"{tokens} tokens on '{word}'"
                raise self.scenario.problem(keys, what, f"it is built with {cost}: name it in `built`")
        for i, card in enumerate(setup.built or []):
            state.built.append(self._held(card, ("setup", "built", i), [DECK]))

    def _gifts(self, name: str, face_up: bool) -> list[Gift]:
        given = getattr(self.setup, name) or []
        if isinstance(given, list):
            return [Gift(key, face_up) for key in self._take_all(given, self.items, ("setup", name))]
        by_seat = self._by_seat(name)
        return [
            Gift(key, face_up, player.seat)
            for player, words, keys in by_seat
            for key in self._take_all(words, self.items, keys)
        ]

    def _objectives(self) -> None:
        """A loyal one for each player who isn't named: nobody plays without, but in a cooperative game."""
        cooperative = self.state.options.cooperative
        for player, word, keys in self._by_seat("objectives"):
            if cooperative:
                what = f"an objective for p{player.seat + 1} in a cooperative game"
                raise self.scenario.problem(keys, what, "take it out: nobody has one there")
            if word == "none":
                what = f"p{player.seat + 1} without an objective"
                raise self.scenario.problem(keys, what, "name one, or leave the player out: then they get one")
            kinds = ["lone-wolf"] if is_wolf(self.state, player.seat) else ["secret", "betrayal"]
            player.objective = self._take(word, kinds, keys)
        for player in self.state.players:
            if not player.objective and not cooperative:
                player.objective = self._spare_objective(player.seat)

    def _spare_objective(self, seat: int) -> str:
        """The usual one of the seat, unless a set-up of the file speaks of it; then any that is left."""
        if is_wolf(self.state, seat):
            return self._take(WOLF_OBJECTIVE, ["lone-wolf"], ())
        tree = self.scenario.document.tree
        mentioned = str([tree.get("setup"), tree.get("instead")])
        for key in [f"{USUAL[self.state.options.box][seat]}@secret", *reversed(self.library.decks["secret"])]:
            if self.left[key] and face(key) not in mentioned:
                return self._take(key, ["secret"], ())
        what = f"no objective is left for p{seat + 1}"
        raise self.scenario.problem(("setup", "objectives"), what, "name one in `objectives`")

    def _in_hand(self, player: Player, word: str, keys: Keys) -> str:
        for key in player.hand:
            if word in (key, face(key)):
                return key
        raise self.scenario.problem(keys, f"'{word}' is not in that hand", "give it in `hand` first")

    def _decks(self) -> None:
        """From the top, so the first card is the last of the list in the state."""
        for name, words in (self.setup.decks or {}).items():
            keys = ("setup", "decks", name)
            if name in self.outside:
                first_there = [name, *(deck for deck in self.items if deck != name)]
                self.state.places[name].deck = self._take_all(words, first_there, keys)[::-1]
            elif name in self.state.decks:
                self.state.decks[name] = self._take_all(words, [name], keys)[::-1]
            else:
                known = [*self.outside, *self.state.decks]
                raise self.scenario.problem(keys, f"unknown deck '{name}'", suggestion(name, known))

    def _waste(self) -> None:
        for colony in self.state.colonies:
            own = self._home(colony)
            waste, keys = (
                (self.setup.waste, ("setup", "waste")) if own is None else (own.waste, self._home_keys(colony))
            )
            if isinstance(waste, int):
                waste = [key for key in self.left.elements() if key in self.library.items][:waste]
            colony.waste = self._take_all(waste or [], self.items, keys)[::-1]

    def _turn(self) -> None:
        state, setup = self.state, self.setup
        if len(state.colonies) > 1:
            self._pair()
            return
        state.step = setup.step or "action"
        if state.step == SETUP:
            return
        state.first = self._seat(setup.first or setup.active or "p1", ("setup", "first"))
        state.lane.seat = self._seat(setup.active or setup.first or "p1", ("setup", "active"))
        state.round = 1 if setup.round is None else setup.round
        for word in setup.looted or []:
            state.players[self._seat(word, ("setup", "looted"))].looted = state.round
        order = state.seats_from(state.first)
        if state.lane.seat not in order:
            raise self.scenario.problem(("setup", "active"), "the active player is eliminated", "name another one")
        past = order.index(state.lane.seat)
        state.turns_left = len(order) - past
        state.turn = (state.round - 1) * len(order) + past + (state.step != "start-turn")
        state.clock = 1
        if setup.crossroads not in (None, "none"):
            self._guard(str(setup.crossroads))
        if state.step == "action":
            state.lane.ask = state.reserve()

    # Two colonies at war

    def _home(self, colony: Colony) -> Home | None:
        """What the set-up says of one of two colonies."""
        if len(self.state.colonies) == 1:
            return None
        setup = self.setup
        return {FORGE: setup.forge, LIGHTHOUSE: setup.lighthouse, DEN: setup.den}[colony.place] or Home()

    def _home_keys(self, colony: Colony) -> Keys:
        return ("setup", colony.place)

    def _doors(self) -> None:
        for place in self.state.places.values():
            if any(entrance_room(self.state, place, i) < 0 for i in range(len(place.zombies))):
                what = f"an entrance of {place.name} is too full"
                raise self.scenario.problem(("setup", "survivors"), what, "put somebody at another one")

    def _pair(self) -> None:
        """A pair of turns in progress, or a step before or after all of them; nothing said: the leaders' actions."""
        state, setup = self.state, self.setup
        for number, colony in enumerate(colonies(state)):
            named = (self._home(colony) or Home()).leader
            keys: Keys = (*self._home_keys(colony), "leader")
            colony.leader = self._seat(named, keys) if named else number
            if state.players[colony.leader].colony != number:
                raise self.scenario.problem(keys, f"{named} leads the other colony", "the colonies sit alternately")
        state.step = setup.step or "actions"
        state.first = self._seat(setup.first, ("setup", "first")) if setup.first else state.colonies[0].leader
        state.round = 1 if setup.round is None else setup.round
        state.pairs = [[self._seat(word, ("setup", "pairs")) for word in pair] for pair in setup.pairs or []]
        state.clock = 1
        state.turn = (state.round - 1) * len(state.players)
        state.turns_left = len(state.pairs)
        if state.step in BETWEEN_PAIRS:
            state.take_turns(state.first)
            return
        words = [*(setup.pair or (SEATS[colony.leader] for colony in colonies(state)))]
        seats = [self._seat(word, ("setup", "pair")) for word in words]
        if [state.players[seat].colony for seat in seats] not in ([0, 1], [LONER]):
            what = f"{' and '.join(words)} as a pair"
            raise self.scenario.problem(("setup", "pair"), what, "name one player of each colony, the forge's first")
        state.turn += 1
        state.turns_left += 1
        state.turns = [Turn(seat, notes=True) for seat in seats]
        state.rest()
        for turn in state.turns:
            self._begin_turn(turn)
        state.bitten = list(setup.bitten or [])
        lowest = min(colonies(state), key=lambda colony: colony.morale)
        mover = self._seat(setup.to_move, ("setup", "to_move")) if setup.to_move else -1
        first = state.colonies.index(lowest) if len(seats) > 1 else 0
        state.to_move = seats.index(mover) if mover in seats else first

    def _wolf(self) -> None:
        """What the set-up says of the lone wolf."""
        said, wolf = self.setup.wolf, self.state.wolf
        if said is None:
            return
        keys: Keys = ("setup", "wolf")
        if wolf is None:
            raise self.scenario.problem(keys, "there is no lone wolf", "an odd number of `players` at war has one")
        wolf.missions = self._take_all(said.missions or [], ["mission"], keys)
        wolf.away = self._take_all(said.away or [], ["mission"], keys)
        numbers = {colony.place: number for number, colony in enumerate(self.state.colonies)}
        for line in said.completed or []:
            card, _, place = line.partition(" ")
            key = self._take(card, ["mission"], keys)
            wolf.done.append(Done(key, numbers.get(place, NOBODY), self.state.round))
            self.state.removed.append(Gone(key, True))
        wolf.named = numbers[said.named] if said.named else NOBODY
        wolf.swapped = said.swapped or 0

    def _begin_turn(self, turn: Turn) -> None:
        state, setup, word = self.state, self.setup, SEATS[turn.seat]
        turn.passed, turn.done = word in (setup.passed or ()), word in (setup.done or ())
        turn.requested = list(setup.requested or [])
        card = (setup.guarded or {}).get(word)  # type: ignore[call-overload]
        if card is not None:
            turn.guard = state.game.guard(state, turn.seat)
            turn.crossroads = self._take(card, ["crossroads"], ("setup", "guarded", word))
            turn.guard_question = state.reserve()
        if state.step in ("movement", "actions"):
            turn.ask = state.reserve()

    def _guard(self, word: str) -> None:
        """The card is already drawn in the middle of a turn; before a turn it lies on top of its deck."""
        state = self.state
        key = self._take(word, ["crossroads"], ("setup", "crossroads"))
        if state.step != "action":
            state.decks["crossroads"].append(key)
            return
        state.lane.guard = state.right_of(state.lane.seat)
        state.lane.crossroads = key
        state.asked += 1
        state.lane.guard_question = state.asked
