"""The files of packs as one thing to store and send, so that a game keeps the cards it began with."""

from __future__ import annotations

import re
import zlib
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

from hivernage.cards.library import Library
from hivernage.cards.load import (
    PackError,
    Reading,
    Texts,
    built_in_packs,
    fitting,
    library_of,
    read_built_in,
    read_packs,
    read_texts,
)
from hivernage.yaml_files.problems import shown

PackContents = dict[str, Texts]
"""By the id of the pack, in the order in which they were loaded: each file's text by its name."""

LARGEST = 8 * 1024 * 1024  # bytes of all packs of a game together
MOST_PACKS = 16
WHOLE = "pack contents"
_FILE_NAME = re.compile(r"[^/\\\x00-\x1f]{1,100}\.yaml")


def contents_of(*names_or_paths: str | Path) -> PackContents:
    """The files of several packs; refused like by `load_packs`."""
    return {reading.pack.id: reading.texts for reading in read_packs(*names_or_paths)}


def load_contents(contents: PackContents) -> Library:
    """The cards of several packs together, with the checks that packs in folders undergo.

    A pack with the id of a built-in one counts as built in, since a game may have begun with an older version of it.
    Whoever must not trust the contents compares them with those at hand.
    """
    if len(contents) > MOST_PACKS:
        raise PackError.whole(WHOLE, f"{len(contents)} packs", f"a game has at most {MOST_PACKS}")
    return library_of(fitting(partial(_read, pack, texts) for pack, texts in contents.items()))


def _read(pack: str, texts: Texts) -> Reading:
    for name in texts:
        if not _FILE_NAME.fullmatch(name):
            raise PackError.whole(pack, f"a file called {shown(name)}", "a file has a plain name that ends in .yaml")
    built_in = pack in built_in_packs()
    if built_in and (installed := read_built_in(pack)).texts == texts:
        return installed  # most games are kept with the cards that are here: reading them takes a while
    reading = read_texts(Path(pack), texts, built_in)
    if reading.pack.id != pack:
        what = f"the pack '{reading.pack.id}' under the name '{pack}'"
        raise PackError([reading.sheet.problem(("id",), what, "store it under its own id")])
    return reading


def digest(contents: PackContents) -> str:
    """A fingerprint of every file; the order of packs and files doesn't matter."""
    return sha256(msgspec.json.encode(contents, order="deterministic")).hexdigest()


def to_bytes(contents: PackContents) -> bytes:
    """The contents, compressed."""
    return zlib.compress(msgspec.json.encode(contents), 9)


def from_bytes(data: bytes) -> PackContents:
    """The contents behind the bytes; a bomb is never inflated further than the largest contents."""
    inflater = zlib.decompressobj()
    try:
        text = inflater.decompress(data, LARGEST + 1)
    except zlib.error as error:
        raise PackError.whole(WHOLE, f"can't be decompressed ({error})", "get a whole copy") from None
    if len(text) > LARGEST:
        raise PackError.whole(WHOLE, f"larger than {LARGEST // 1024 // 1024} MiB", "use smaller packs")
    if not inflater.eof or inflater.unused_data:
        raise PackError.whole(WHOLE, "cut short, or followed by something else", "get a whole copy")
    try:
        return msgspec.json.decode(text, type=PackContents)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PackError.whole(WHOLE, f"not the files of packs ({error})", "get a whole copy") from None
