"""YAML as plain data that still knows its lines, read so that a stranger's file can do no harm.

The tree is built from the parser's events, because a node tree of hostile depth must never exist.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from yaml.resolver import Resolver

from hivernage.yaml_files.problems import FileRefused, Problem, shown

LARGEST_FILE = 512 * 1024
DEEPEST = 24

Key = str | int
Keys = tuple[Key, ...]  # the way from the top of a file to a value: ("cards", 3, "name", "en")

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C parser where PyYAML was built with it
_resolver = Resolver()
_PLAIN_INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,8})")
_TRUE = {"yes", "true", "on"}
# Besides what no text needs: line separators, and the marks that turn the direction of text around and so hide it.
_ODD = "\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff\\ufeff\\ufffe\\uffff"
_NOT_IN_FILES = re.compile(f"[{_ODD}]")
_NOT_IN_TEXTS = re.compile(f"[{_ODD}\\t\\r]")
_NOT_IN_WORDS = re.compile(f"[{_ODD}\\t\\r\\n]")
_LANGUAGES = {"en", "fr"}  # only the texts of a language may have several lines

_READ_AS = {
    "bool": "a yes-or-no value",
    "null": "nothing at all",
    "int": "a number",
    "float": "a number with a fraction",
    "timestamp": "a date",
    "merge": "an order to merge mappings",
    "value": "a default value",
}
_SYNTAX_REMEDIES = {
    "mapping values are not allowed": "put a text that holds ': ' in quotes, or check the indentation",
    "cannot start any token": "indent with spaces, and put a text that starts with a special character in quotes",
    "found a tab": "indent with spaces",
    "did not find expected key": "look for an unclosed quote or bracket, or a wrong indentation, here and above",
    "expected <block end>": "check the indentation: the entries of a list or mapping start in the same column",
    "did not find expected ',' or": "close the bracket, or put a text that holds a comma or a bracket in quotes",
    "could not find expected ':'": "write a colon and a space after the key",
}


class Document:
    """One YAML file: `tree` is plain data, and every value of it has a place in the file.

    The text is read from the file, unless it is given.
    """

    def __init__(self, file: Path, text: str | None = None) -> None:
        self.file = file
        self._marks: dict[int, dict[Key, tuple[yaml.Mark, yaml.Mark]]] = {}  # by id() of the container: key, value
        self._start: yaml.Mark | None = None
        self.tree = self._build(_checked(file, read_text(file) if text is None else text))

    def problem(self, keys: Keys, what: str, remedy: str, at_key: bool = False) -> Problem:
        """A problem with the value that the keys lead to, or with its key."""
        mark, node = self._start, self.tree
        for key in keys:
            marks = self._marks.get(id(node), {})
            if key not in marks:  # something that is missing: its container is the best place we have
                break
            mark, node = marks[key][0 if at_key else 1], node[key]
        return _problem(self.file, mark, what, remedy)

    def _refusal(self, event: Any, what: str, remedy: str) -> FileRefused:
        return FileRefused([_problem(self.file, event.start_mark, what, remedy)])

    def _build(self, text: str) -> Any:
        try:
            return self._document(yaml.parse(text, Loader=_Loader))
        except yaml.MarkedYAMLError as error:
            what = error.problem or error.context or "something unexpected"
            mark = error.problem_mark or error.context_mark
            raise FileRefused([_problem(self.file, mark, f"not valid YAML ({what})", _syntax_remedy(what))]) from None
        except yaml.YAMLError as error:
            raise FileRefused.whole(
                self.file, f"not valid YAML ({error})", "save the file as plain UTF-8 text"
            ) from None

    def _document(self, events: Iterator[Any]) -> Any:
        next(events)  # the start of the stream
        event = next(events)
        if isinstance(event, yaml.StreamEndEvent):
            raise FileRefused.whole(self.file, "the file is empty", "write what it is for, or delete it")
        if event.tags:
            raise self._refusal(event, "a %TAG directive", "tags aren't allowed: delete it")
        event = next(events)
        self._start = event.start_mark
        tree = self._value(event, events, 1, None)
        next(events)  # the end of the document
        event = next(events)
        if not isinstance(event, yaml.StreamEndEvent):
            raise self._refusal(event, "a second YAML document", "delete the line '---' or make it a file of its own")
        return tree

    def _value(self, event: Any, events: Iterator[Any], depth: int, key: Key | None) -> Any:
        self._check_plain(event)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, key)
        if depth > DEEPEST:
            raise self._refusal(event, f"nested deeper than {DEEPEST} levels", "make it simpler")
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(events, depth)
        return self._sequence(events, depth)

    def _check_plain(self, event: Any) -> None:
        if isinstance(event, yaml.AliasEvent):
            raise self._refusal(event, f"the alias {shown(f'*{event.anchor}')}", "aliases aren't allowed: write it out")
        if event.anchor:
            raise self._refusal(event, f"the anchor {shown(f'&{event.anchor}')}", "anchors aren't allowed: delete it")
        if event.tag:
            raise self._refusal(event, f"the tag {shown(event.tag)}", "tags aren't allowed: delete it")

    def _mapping(self, events: Iterator[Any], depth: int) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        marks = self._marks[id(mapping)] = {}
        for event in events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self._key(event)
            if key in mapping:
                remedy = f"keep this or the one in line {marks[key][0].line + 1}"
                raise self._refusal(event, f"the key {shown(key)} a second time", remedy)
            value = next(events)
            mapping[key] = self._value(value, events, depth + 1, key)
            marks[key] = event.start_mark, value.start_mark
        return mapping

    def _sequence(self, events: Iterator[Any], depth: int) -> list[Any]:
        sequence: list[Any] = []
        marks = self._marks[id(sequence)] = {}
        for event in events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            marks[len(sequence)] = event.start_mark, event.start_mark
            sequence.append(self._value(event, events, depth + 1, None))
        return sequence

    def _key(self, event: Any) -> str:
        self._check_plain(event)
        if not isinstance(event, yaml.ScalarEvent):
            raise self._refusal(event, "a list or mapping as a key", "a key is one word")
        key, kind = event.value, _kind(event)
        if kind == "str":
            self._check_text(event, None)
            return str(key)
        what = f"YAML reads the key {shown(key)} as {_READ_AS.get(kind, kind)}, not as a word"
        if kind == "bool":
            raise self._refusal(event, what, f"write `when` for a trigger, else put it in quotes: {shown(key)}")
        raise self._refusal(event, what, f"put it in quotes: {shown(key)}")

    def _scalar(self, event: Any, key: Key | None) -> str | int | bool | None:
        kind, value = _kind(event), event.value
        if kind == "str":
            self._check_text(event, key)
            return str(value)
        if kind == "bool":
            return value.lower() in _TRUE
        if kind == "null":
            return None
        if kind == "int" and _PLAIN_INTEGER.fullmatch(value):
            return int(value)
        what = f"YAML reads {shown(value)} as {_READ_AS.get(kind, kind)}"
        raise self._refusal(event, what, "put it in quotes if it is text; numbers are small, whole and written plainly")

    def _check_text(self, event: Any, key: Key | None) -> None:
        found = (_NOT_IN_TEXTS if key in _LANGUAGES else _NOT_IN_WORDS).search(event.value)
        if found:
            what = f"the control character U+{ord(found[0]):04X} in {shown(event.value)}"
            raise self._refusal(event, what, "write it in one line" if found[0] == "\n" else "delete it")


def mappings(value: Any, keys: Keys) -> Iterator[tuple[Keys, dict[str, Any]]]:
    """Every mapping within the value, outermost first, and the way to it."""
    left = [(keys, value)]
    while left:
        way, here = left.pop()
        if isinstance(here, dict):
            yield way, here
        parts = here.items() if isinstance(here, dict) else enumerate(here) if isinstance(here, list) else ()
        inner = [((*way, key), part) for key, part in parts if isinstance(part, (dict, list))]
        left += reversed(inner)


def _syntax_remedy(what: str) -> str:
    known = (remedy for part, remedy in _SYNTAX_REMEDIES.items() if part in what)
    return next(known, "check the quotes, brackets and indentation here and above")


def _kind(event: Any) -> str:
    """What YAML takes a scalar for: str, int, bool, null, ..."""
    if not event.implicit[0]:  # quoted, or a block of text
        return "str"
    tag: str = _resolver.resolve(yaml.ScalarNode, event.value, (True, False))  # type: ignore[no-untyped-call]
    return tag.rpartition(":")[2]


def _problem(file: Path, mark: yaml.Mark | None, what: str, remedy: str) -> Problem:
    if mark is None:
        return Problem(str(file), 0, 0, what, remedy)
    return Problem(str(file), mark.line + 1, mark.column + 1, what, remedy)


def read_text(file: Path) -> str:
    """The text of a file that isn't too large."""
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise FileRefused.whole(
            file, f"can't be read ({error.strerror})", "check that it is there and readable"
        ) from None
    if len(data) > LARGEST_FILE:
        raise _too_large(file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        raise FileRefused([Problem(str(file), line, column, "not UTF-8 text", "save the file as UTF-8")]) from None


def _checked(file: Path, text: str) -> str:
    for number, line_text in enumerate(text.split("\n"), 1):
        if found := _NOT_IN_FILES.search(line_text):
            what = f"the control character U+{ord(found[0]):04X}"
            raise FileRefused([Problem(str(file), number, found.start() + 1, what, "delete it")])
    if len(text.encode()) > LARGEST_FILE:
        raise _too_large(file)
    return text


def _too_large(file: Path) -> FileRefused:
    return FileRefused.whole(file, f"larger than {LARGEST_FILE // 1024} KiB", "split it into several files")
