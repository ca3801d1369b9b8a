"""The cards games are played with: the packs installed here, and those that came with a game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from hivernage.cards.contents import PackContents, contents_of, digest, from_bytes, load_contents, to_bytes
from hivernage.cards.library import Library
from hivernage.cards.load import PackError, load_pack, packs_of
from hivernage.model.options import BOX_NAMES
from hivernage.server.refusal import Refusal
from hivernage.server.store import Store

BASE = "base"


class Box(NamedTuple):
    """Cards to play with, and how they are kept with a game."""

    library: Library
    digest: str
    content: bytes


class Packs:
    """Libraries, made once: by the names of packs, and by the digest of their contents."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        self.folders = {load_pack(folder).id: folder for folder in folders}
        self._boxes: dict[tuple[str, ...], Box] = {}
        self._libraries: dict[str, Library] = {}
        for box in BOX_NAMES:
            self.box((), box)
        for name in self.folders:
            self._try(name)  # a bad pack is told at the start, not at the first game

    def _try(self, name: str) -> None:
        """Refuse a pack that goes together with no box."""
        for box in BOX_NAMES:
            try:
                self.box((name,), box)
                return
            except PackError as error:
                refused = error
        raise refused

    def box(self, names: Sequence[str], box: str = BASE) -> Box:
        """What games of a box are played with, and some fan packs: a base game doesn't know the other boxes."""
        return self._with(packs_of(box), names)

    def all_boxes(self, names: Sequence[str]) -> Box:
        """Every box and some fan packs, for those who still choose; without boxes that the packs don't go with."""
        try:
            return self._with(BOX_NAMES, names)
        except PackError:
            return self._with((BASE,), names)

    def everything(self) -> Box:
        """All packs together; those that don't go together are left to the tables that choose them."""
        names: list[str] = []
        for name in self.folders:
            with contextlib.suppress(PackError):
                self._with(BOX_NAMES, [*names, name])
                names.append(name)
        return self._with(BOX_NAMES, names)

    def _with(self, built_in: Sequence[str], names: Sequence[str]) -> Box:
        if any(name not in self.folders for name in names):
            raise Refusal("no-such-pack")
        fan_packs = sorted(set(names))
        key = (*built_in, *fan_packs)
        if key not in self._boxes:
            contents = contents_of(*built_in, *(self.folders[name] for name in fan_packs))
            box = Box(load_contents(contents), digest(contents), to_bytes(contents))
            self._boxes[key] = box
            self._libraries[box.digest] = box.library
        return self._boxes[key]

    async def library(self, digest: str, store: Store) -> Library:
        """The cards a game began with, even if those installed here have changed since."""
        if digest not in self._libraries:
            contents = await stored_contents(digest, store)
            library = await asyncio.to_thread(load_contents, contents)
            self._libraries.setdefault(digest, library)
        return self._libraries[digest]


async def stored_contents(digest: str, store: Store) -> PackContents:
    """The contents of packs as they were kept with a game."""
    data = await store.pack(digest)
    if data is None:
        raise LookupError(f"the cards of this game ({digest[:12]}) aren't in the database")
    return from_bytes(data)
