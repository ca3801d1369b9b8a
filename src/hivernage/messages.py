"""Folders of Fluent messages: `en/*.ftl` and `fr/*.ftl`. The same files serve the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from hivernage.french import join

Lang = Literal["en", "fr"]

FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "DE": lambda phrase: join("de", str(phrase)),
    "A": lambda phrase: join("à", str(phrase)),
    "QUE": lambda phrase: join("que", str(phrase)),
}
"""For French: `l’exil { DE($name) }` is l’exil d’Alix, or de Marc. What people typed is never changed otherwise."""


class Messages:
    """The messages of some folders, read when the first of a language is wanted."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}

    def bundle(self, lang: Lang) -> FluentBundle:
        """Every message of a language."""
        made = self._bundles.get(lang)
        if made is None:
            made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
            for file in (file for folder in self.folders for file in sorted((folder / lang).glob("*.ftl"))):
                made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles[lang] = made  # whole, as another thread may be waiting for it
        return made

    def has(self, lang: Lang, key: str) -> bool:
        """Whether there is a message `key`, or an attribute `key.attribute`."""
        name, _, attribute = key.partition(".")
        bundle = self.bundle(lang)
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def say(self, lang: Lang, key: str, args: Mapping[str, Any]) -> str:
        """The message, or its attribute; a gap in the words is an error, never a gap in what a player reads."""
        name, _, attribute = key.partition(".")
        bundle = self.bundle(lang)
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise ValueError(f"message {key!r} in {lang} has no text")
        text, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"message {key!r} in {lang}: {errors[0]!r}")
        return str(text)
