"""From the YAML files of a pack to its cards, or to a refusal that names file, line and remedy.

A pack is a folder: `pack.yaml` says what it is, every other .yaml file is a deck or a part of one. Loading is all or
nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import Meta

from hivernage.cards.card import Card, Origin
from hivernage.cards.checks import card_faults, sheet_faults, side_effect_mentions, survivor_mentions
from hivernage.cards.effects import Label
from hivernage.cards.ids import clashes
from hivernage.cards.library import Library, keys_of, origin
from hivernage.cards.targets import Id
from hivernage.model.options import BOX_NAMES, Options
from hivernage.yaml_files.document import Document, Keys, read_text
from hivernage.yaml_files.faults import Fault, fitted
from hivernage.yaml_files.problems import FileRefused, Problem, suggestion

__all__ = ["Pack", "PackError", "Problem", "built_in_packs", "load_pack", "load_packs"]

PACKS = Path(__file__).parent / "packs"
SHEET = "pack.yaml"
MOST_CARDS = 500  # in one deck, copies counted
MOST_FILES = 32
MOST_PROBLEMS = 20  # reported of one file

Kind = Literal[
    "survivor",
    "crisis",
    "crossroads",
    "main",
    "secret",
    "betrayal",
    "exiled",
    "improvement",
    "experiment",
    "side-effect",
    "chapter",
    "scenario",
    "tactic",
    "mission",
    "lone-wolf",
]
DeckName = Literal[Kind, "item"]
Back = Kind | Origin
Texts = dict[str, str]
"""The files of a pack, by name."""
Printed = dict[Back, Annotated[int, Meta(ge=0, le=MOST_CARDS)]]

CARD_TYPES: dict[str, Any] = {str(type_.__struct_config__.tag): type_ for type_ in get_args(Card)}

T = TypeVar("T")


class PackError(FileRefused):
    """A pack was refused."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What pack.yaml says about its pack."""

    CALLED: ClassVar = "pack.yaml"

    id: Id
    name: Label
    version: Annotated[str, Meta(min_length=1, max_length=20)]
    notice: Label | None = None
    credits: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=300)], ...], Meta(max_length=50)] = ()
    official: bool = False
    printed: Printed = {}


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards that share a deck."""

    CALLED: ClassVar = "a deck file"

    deck: DeckName
    cards: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=MOST_CARDS)]


class Pack(msgspec.Struct, frozen=True):
    """The cards of one box or fan set. `printed`: how many there are on paper, by the back of the card."""

    id: str
    name: dict[Literal["en", "fr"], str]
    version: str
    printed: Printed
    cards: tuple[Card, ...]
    official: bool = False


def load_pack(directory: Path) -> Pack:
    """The pack in a folder. Survivors it names may be in another pack: only `load_packs` looks for them."""
    return _read_folder(directory).pack


def load_packs(*names_or_paths: str | Path) -> Library:
    """The cards of several packs together: built-in ones by name ("base"), others by the path of their folder.

    >>> library = load_packs("base")
    >>> library.packs, len(library.survivors)
    (('base',), 30)
    """
    return library_of(read_packs(*names_or_paths))


@cache
def read_once(*names: str) -> Library:
    """The cards of packs as `load_packs` gives them, and the same ones every time: they never change."""
    return load_packs(*names)


def packs_of(box: str) -> tuple[str, ...]:
    """The built-in packs that games of a box need: each box builds on those before it."""
    return BOX_NAMES[: BOX_NAMES.index(box) + 1] if box in BOX_NAMES else ("base", box)


def packs_for(options: Options) -> tuple[str, ...]:
    """The packs that a game needs: those of its box, and those named."""
    return tuple(dict.fromkeys([*packs_of(options.last_box), *options.packs]))


def read_packs(*names_or_paths: str | Path) -> list[Reading]:
    """Several packs that fit together, with their files."""
    return fitting(partial(_read_named, name) for name in names_or_paths)


def fitting(packs: Iterable[Callable[[], Reading]]) -> list[Reading]:
    """Read packs one by one; refused together with all that is wrong in any of them or between them."""
    problems: list[Problem] = []
    readings: list[Reading] = []
    for read in packs:
        with _collecting(problems):
            readings.append(read())
    _raise_if_any(problems)
    _raise_if_any(_problems_between(readings))
    return readings


def library_of(readings: Sequence[Reading]) -> Library:
    """The cards of packs that fit together."""
    packs = [reading.pack for reading in readings]
    boxes = {key: pack.id for pack in packs if pack.id in BOX_NAMES for card in pack.cards for key in keys_of(card)}
    return Library((card for pack in packs for card in pack.cards), tuple(pack.id for pack in packs), boxes)


def built_in_packs() -> list[str]:
    """The names of the packs that come with the game."""
    return sorted(sheet.parent.name for sheet in PACKS.glob(f"*/{SHEET}"))


class _Entry(NamedTuple):
    """A card and the place it was read from."""

    document: Document
    keys: Keys
    card: Card

    @property
    def raw(self) -> dict[str, Any]:
        entry: dict[str, Any] = self.document.tree["cards"][self.keys[-1]]
        return entry


class Reading(NamedTuple):
    """A pack together with its files and the places of its cards, for what only shows beside other packs."""

    sheet: Document
    pack: Pack
    entries: list[_Entry]
    texts: Texts


def _read_named(name: str | Path) -> Reading:
    if isinstance(name, str) and name in built_in_packs():
        return read_built_in(name)
    return _read_folder(_directory_of(name))


@cache
def read_built_in(name: str) -> Reading:
    """A pack that came with the game doesn't change while it runs, and is read beside every other one."""
    return _read_folder(PACKS / name)


def _directory_of(name: str | Path) -> Path:
    if isinstance(name, Path) or Path(name).is_dir():
        return Path(name)
    remedy = suggestion(name, built_in_packs())
    raise PackError.whole(name, "neither a built-in pack nor a folder", remedy)


def _read_folder(directory: Path) -> Reading:
    problems: list[Problem] = []
    texts: Texts = {}
    for file in _files(directory):
        with _collecting(problems):
            texts[file.name] = read_text(_inside(directory, file))
    official = directory.resolve().is_relative_to(PACKS.resolve())
    return _read_pack(directory, texts, official, problems)


def read_texts(place: Path, texts: Texts, official: bool) -> Reading:
    """The pack that its files say, wherever they come from; `place` is the folder that refusals name."""
    _check_names(place, list(texts))
    ordered = {name: texts[name] for name in sorted(texts, key=_sheet_first)}
    return _read_pack(place, ordered, official, [])


def _read_pack(place: Path, texts: Texts, official: bool, problems: list[Problem]) -> Reading:
    """The pack, or a refusal with these problems and all others."""
    entries: list[_Entry] = []
    for name, text in texts.items():
        with _collecting(problems):
            if name == SHEET:
                document, sheet = _read_sheet(Document(place / name, text), official)
            else:
                entries += _read_deck(Document(place / name, text), official)
    problems += _repeated_ids(entries)
    problems += _overfull_decks(place, entries)
    _raise_if_any(problems)
    cards = tuple(entry.card for entry in entries)
    pack = Pack(sheet.id, sheet.name, sheet.version, sheet.printed, cards, sheet.official)
    return Reading(document, pack, entries, texts)


def _files(directory: Path) -> list[Path]:
    """The files of a pack: its sheet, then its decks."""
    if not directory.is_dir():
        raise PackError.whole(directory, "no such folder", f"give the folder that holds {SHEET}")
    try:
        files = [file for file in directory.iterdir() if file.suffix in {".yaml", ".yml"}]
    except OSError as error:
        raise PackError.whole(directory, f"can't be read ({error.strerror})", "check who may read it") from None
    _check_names(directory, [file.name for file in files])
    return sorted(files, key=lambda file: _sheet_first(file.name))


def _sheet_first(name: str) -> tuple[bool, str]:
    return name != SHEET, name


def _check_names(place: Path, names: list[str]) -> None:
    if SHEET not in names:
        raise PackError.whole(place / SHEET, "missing", "write it: every pack has one with its id, name and version")
    if len(names) == 1:
        raise PackError.whole(place, "no decks", "add a .yaml file with `deck:` and `cards:`")
    if len(names) - 1 > MOST_FILES:
        raise PackError.whole(place, f"{len(names) - 1} decks", f"a pack has at most {MOST_FILES} files")


def _inside(directory: Path, file: Path) -> Path:
    """The file, if it is one and no link leads out of the pack."""
    if file.suffix != ".yaml":
        raise PackError.whole(file, "a file with the ending .yml", f"rename it to {file.stem}.yaml")
    try:
        target = file.resolve()
    except (OSError, RuntimeError):
        raise PackError.whole(file, "a link that leads nowhere", "put the file itself here") from None
    if not target.is_relative_to(directory.resolve()):
        raise PackError.whole(file, "a link that leads out of the pack", "put the file itself here")
    if not target.is_file():
        raise PackError.whole(file, "not a file", "rename or remove it")
    return file


def _read_sheet(document: Document, official: bool) -> tuple[Document, Sheet]:
    sheet = _fit(document, document.tree, Sheet, ())
    _raise_if_any(_located(document, sheet_faults(document.tree, official)))
    return document, sheet


def _read_deck(document: Document, official: bool) -> list[_Entry]:
    deck = _fit(document, document.tree, DeckFile, ())
    problems: list[Problem] = []
    entries: list[_Entry] = []
    for index, raw in enumerate(deck.cards):
        keys = ("cards", index)
        with _collecting(problems):
            card = _fit(document, raw, CARD_TYPES[deck.deck], keys)
            _raise_if_any(_located(document, card_faults(deck.deck, raw, keys, official)))
            if not official and "provenance" not in raw:
                card = msgspec.structs.replace(card, provenance="original")
            entries.append(_Entry(document, keys, card))
    _raise_if_any(problems[:MOST_PROBLEMS])
    return entries


def _fit(document: Document, value: Any, wanted: type[T], keys: Keys) -> T:
    if isinstance(value, dict) and "deck" in value and keys:
        what, remedy = "a card that names its deck", "delete it: the deck is named once, at the top of the file"
        raise FileRefused([document.problem((*keys, "deck"), what, remedy, at_key=True)])
    return fitted(document, value, wanted, keys, MOST_PROBLEMS)


def _located(document: Document, found: Iterable[Fault]) -> Iterator[Problem]:
    return (document.problem(*fault) for fault in islice(found, MOST_PROBLEMS))


def _repeated_ids(entries: list[_Entry]) -> Iterator[Problem]:
    first: dict[tuple[type[Card], str], _Entry] = {}
    for entry in entries:
        before = first.setdefault((type(entry.card), entry.card.id), entry)
        if before is not entry:
            place = before.document.problem((*before.keys, "id"), "", "")
            what = f"the id '{entry.card.id}' a second time in its deck"
            remedy = f"rename this card or the one in {Path(place.file).name}, line {place.line}"
            yield entry.document.problem((*entry.keys, "id"), what, remedy)


def _overfull_decks(directory: Path, entries: list[_Entry]) -> Iterator[Problem]:
    sizes = Counter(origin(key) for entry in entries for key in keys_of(entry.card))
    for back, size in sizes.items():
        if size > MOST_CARDS:
            what = f"{size} cards in the deck '{back}'"
            yield Problem(str(directory), 0, 0, what, f"a deck has at most {MOST_CARDS}")


def _problems_between(readings: list[Reading]) -> Iterator[Problem]:
    yield from _repeated_packs(readings)
    yield from _repeated_cards(readings)
    yield from _unknown_names(readings, "survivor", survivor_mentions)
    yield from _unknown_names(readings, "side-effect", side_effect_mentions)


def _repeated_packs(readings: list[Reading]) -> Iterator[Problem]:
    seen: set[str] = set()
    for reading in readings:
        if reading.pack.id in seen:
            what = f"a second pack '{reading.pack.id}'"
            yield reading.sheet.problem(("id",), what, "rename it, or load only one of them")
        seen.add(reading.pack.id)


def _repeated_cards(readings: list[Reading]) -> Iterator[Problem]:
    entries = [(reading.pack.id, entry) for reading in readings for entry in reading.entries]
    for clash in clashes((pack, entry.card) for pack, entry in entries):
        entry = entries[clash.number][1]
        yield entry.document.problem((*entry.keys, "id"), clash.what, clash.remedy)


Mentions = Callable[[dict[str, Any], Keys], Iterator[tuple[Keys, str]]]


def _unknown_names(readings: list[Reading], deck: str, mentions: Mentions) -> Iterator[Problem]:
    """Survivors and side effects that a card speaks of, and no pack has."""
    entries = [entry for reading in readings for entry in reading.entries]
    official = {id(entry) for reading in readings if reading.pack.official for entry in reading.entries}
    known = sorted(entry.card.id for entry in entries if entry.document.tree["deck"] == deck)
    packs, what = ", ".join(reading.pack.id for reading in readings), deck.replace("-", " ")
    for entry in entries:
        for keys, name in mentions(entry.raw, entry.keys):
            if name not in known and not (id(entry) in official and _is_asked_for(keys)):
                remedy = suggestion(name, known, f"no such {what} in {packs}: load the pack that has {_PRONOUN[deck]}")
                yield entry.document.problem(keys, f"unknown {what} '{name}'", remedy)


def _is_asked_for(keys: Keys) -> bool:
    """Whether an option is there only with somebody, perhaps of another box that is mixed in (L7)."""
    return any(keys[at] == "options" and keys[at + 2 : at + 3] == ("needs",) for at in range(len(keys)))


_PRONOUN = {"survivor": "them", "side-effect": "it"}


@contextmanager
def _collecting(problems: list[Problem]) -> Iterator[None]:
    """Go on after a refusal, so that an author sees all problems at once."""
    try:
        yield
    except FileRefused as error:
        problems += error.problems


def _raise_if_any(problems: Iterable[Problem]) -> None:
    found = tuple(problems)
    if found:
        raise PackError(found)
