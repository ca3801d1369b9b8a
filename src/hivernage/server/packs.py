"""The cards games are played with: the packs installed here, and those that came with a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hivernage.cards.contents import PackContents, contents_of, load_contents
from hivernage.cards.library import Library
from hivernage.cards.load import load_pack
from hivernage.server.refusal import Refusal
from hivernage.server.store import Store

BASE = "base"


class Packs:
    """Libraries, made once: by the names of packs, and by the digest of their contents."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        self.folders = {load_pack(folder).id: folder for folder in folders}
        self._contents: dict[tuple[str, ...], PackContents] = {}
        self._libraries: dict[str, Library] = {}
        self.library_of(self.contents(()))  # a bad pack is told at the start, not at the first game

    def contents(self, names: Sequence[str]) -> PackContents:
        """What the base box and some fan packs hold."""
        for name in names:
            if name not in self.folders:
                raise Refusal("no-such-pack")
        fan_packs = tuple(sorted(set(names)))
        if fan_packs not in self._contents:
            self._contents[fan_packs] = contents_of(BASE, *(self.folders[name] for name in fan_packs))
        return self._contents[fan_packs]

    def library_of(self, contents: PackContents) -> Library:
        """The cards in some contents."""
        if contents.digest not in self._libraries:
            self._libraries[contents.digest] = load_contents(contents)
        return self._libraries[contents.digest]

    async def library(self, digest: str, store: Store) -> Library:
        """The cards a game began with, even if those installed here have changed since."""
        if digest not in self._libraries:
            self.library_of(await stored_contents(digest, store))
        return self._libraries[digest]


async def stored_contents(digest: str, store: Store) -> PackContents:
    """The contents of packs as they were kept with a game."""
    data = await store.pack(digest)
    if data is None:
        raise LookupError(f"the cards of this game ({digest[:12]}) aren't in the database")
    return PackContents.from_bytes(data)
