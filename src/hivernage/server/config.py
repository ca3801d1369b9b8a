"""The settings of a server: HIVERNAGE_* variables, overridden by the flags of the command."""

from __future__ import annotations

import difflib
import ipaddress
import logging
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from msgspec import inspect as types
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

PREFIX = "HIVERNAGE_"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}

log = logging.getLogger(__name__)

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0, le=31_536_000)]


class ConfigError(Exception):
    """Settings that can't be used; each line names the setting, its value and what is allowed."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a server that can be set from outside."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8420
    database_url: str = ""
    browser: bool = True
    public_url: str = ""
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    bot_delay: Annotated[float, Meta(ge=0, le=60)] = 0.8
    bot_workers: Count = 1
    tables_per_hour: Count = 30
    requests_per_second: Count = 20
    connections_per_address: Count = 100
    sockets_per_address: Count = 100
    spectators_per_address: Count = 50
    messages_per_second: Count = 20
    undos_per_minute: Count = 30
    chat_per_minute: Count = 20
    code_tries_per_minute: Count = 30
    idle_after: Seconds = 60
    absence: Seconds = 600
    webhooks: Literal["public", "any", "off"] = "public"
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    keep_days: Annotated[int, Meta(ge=0)] = 90

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **overrides: object) -> Config:
        """Read the settings; an override wins unless it is None (a flag not given), and an empty variable is none."""
        for stranger in unknown_variables(environ):
            log.warning("%s", stranger)
        given = {name: (f"--{name.replace('_', '-')}", value) for name, value in overrides.items() if value is not None}
        for setting in SETTINGS:
            if environ.get(setting.variable) and setting.name not in given:
                given[setting.name] = (setting.variable, environ[setting.variable])
        return cls(**_checked(given))

    def database(self, environ: Mapping[str, str] = os.environ) -> str:
        """The address of the database with its asynchronous driver; makes the data folder if that is where it lies."""
        if not self.database_url:
            folder = data_folder(environ)
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            return f"{DRIVERS['sqlite']}:///{(folder / 'hivernage.sqlite3').as_posix()}"
        url = make_url(self.database_url)
        return url.set(drivername=DRIVERS.get(url.drivername, url.drivername)).render_as_string(hide_password=False)

    def __repr__(self) -> str:
        return f"Config(host={self.host!r}, port={self.port}, ...)"


DESCRIPTIONS = {
    "host": "Address to listen on; 0.0.0.0 or :: for every network",
    "port": "Port to listen on; 0 for any free one",
    "database_url": "The database of the tables; empty for an SQLite file in the data folder of the user",
    "browser": "Open a browser at the start",
    "public_url": "Address under which players reach the server, as https://play.example.org; empty: as they asked",
    "origins": "Further web origins whose pages may use the server, separated by commas",
    "trusted_proxies": "Addresses or networks of proxies whose X-Forwarded-* headers count, separated by commas",
    "packs": "Folders with fan packs, separated by colons (on Windows by semicolons)",
    "bot_delay": "Seconds before a bot answers",
    "bot_workers": "Processes in which bots that take their time may think; they start when one is needed",
    "tables_per_hour": "Tables that one address may create in an hour",
    "requests_per_second": "Requests that one address may send in a second, five times as many at once; costly ones "
    "count as several",
    "connections_per_address": "Connections for requests that one address may hold open, if it is no trusted proxy",
    "sockets_per_address": "WebSockets with a seat that one address may hold open",
    "spectators_per_address": "WebSockets without a seat that one address may hold open besides",
    "messages_per_second": "Messages that one seat, or all who look on from one address, may send in a second, twice "
    "as many at once; costly ones count as several",
    "undos_per_minute": "Decisions that one seat may take back in a minute",
    "chat_per_minute": "Chat messages that one seat may send in a minute",
    "code_tries_per_minute": "Table codes that one address may try in a minute",
    "idle_after": "Seconds before a table that nobody looks at leaves the memory",
    "absence": "Seconds a player must be gone before the others may vote for a bot, at tables without a time limit; "
    "the host's seat may be given away after as long, or after a minute",
    "webhooks": "Where turn notices may be sent: to public addresses, to any, or nowhere",
    "log_format": "Lines for people or for machines",
    "log_level": "The least important messages to log",
    "metrics": "Serve /metrics for Prometheus",
    "keep_days": "Days until finished and abandoned tables are deleted; 0 for never",
}


class Setting(NamedTuple):
    """One setting as the documentation and the command's help show it."""

    name: str
    variable: str
    default: str
    allowed: str
    description: str


def settings_table() -> str:
    """Every setting as a Markdown table."""
    rows = ["| variable | default | allowed | what it does |", "|---|---|---|---|"]
    for setting in SETTINGS:
        default = f"`{setting.default}`" if setting.default else ""
        rows.append(f"| `{setting.variable}` | {default} | {setting.allowed} | {setting.description} |")
    return "\n".join(rows) + "\n"


def unknown_variables(environ: Mapping[str, str]) -> list[str]:
    """A sentence on each HIVERNAGE_ variable that is no setting, with the nearest right name."""
    known = [setting.name for setting in SETTINGS]
    names = sorted(name.removeprefix(PREFIX).lower() for name in environ if name.startswith(PREFIX))
    return [
        f"{PREFIX}{name.upper()} is not a setting and is ignored.{_nearest(name, known, PREFIX)}"
        for name in names
        if name not in known
    ]


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this platform keeps the data of a user's programs."""
    home = Path(environ.get("HOME") or Path.home())
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "hivernage"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "hivernage"
    wanted = Path(environ.get("XDG_DATA_HOME", ""))
    return (wanted if wanted.is_absolute() else home / ".local" / "share") / "hivernage"


def normal_origin(text: str) -> str:
    """The origin `https://play.example.org:8443` in its one spelling (lower case, no default port), or ''."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc or parts.path.strip("/"):
        return ""
    if parts.query or parts.fragment or any(letter.isspace() for letter in text):
        return ""
    host = f"[{host}]" if ":" in host else host
    default = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if port in (None, default) else f":{port}")


def _nearest(name: str, known: list[str], prefix: str = "") -> str:
    close = difflib.get_close_matches(name, known, n=1)
    if not close:
        return ""
    return f" Did you mean {prefix}{close[0].upper() if prefix else close[0]}?"


def _checked(given: Mapping[str, tuple[str, object]]) -> dict[str, Any]:
    settings = {setting.name: setting for setting in SETTINGS}
    values, problems = {}, []
    for name, (source, value) in given.items():
        if name not in settings:
            raise TypeError(f"{name!r} is not a setting.{_nearest(name, list(settings))}")
        try:
            values[name] = _read(name, value)
        except ValueError:
            shown = "not usable (not shown, it may hold a password)" if name == "database_url" else repr(value)
            problems.append(f"{source} is {shown}; allowed: {settings[name].allowed}.")
    if problems:
        raise ConfigError("\n".join(problems))
    return values


def _read(name: str, value: object) -> object:
    """The value with the type of its setting; ValueError if it can't be."""
    kind = TYPES[name]
    if isinstance(value, str):
        value = value.strip()
        if isinstance(kind, types.VarTupleType):
            value = [part.strip() for part in value.split(os.pathsep if name == "packs" else ",") if part.strip()]
        elif isinstance(kind, types.BoolType):
            value = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(value.lower(), value)
    read = msgspec.convert(value, HINTS[name], strict=False)
    return CHECKS[name](read) if name in CHECKS else read


def _host(host: str) -> str:
    if not host:
        raise ValueError
    return host


def _database(url: str) -> str:
    try:
        if url and make_url(url).drivername not in {*DRIVERS, *DRIVERS.values()}:
            raise ValueError
    except ArgumentError:
        raise ValueError from None
    return url


def _public(url: str) -> str:
    return _origin(url) if url else ""


def _origin(url: str) -> str:
    origin = normal_origin(url)
    if not origin:
        raise ValueError
    return origin


def _networks(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        ipaddress.ip_network(name)
    return names


def _folders(names: tuple[str, ...]) -> tuple[str, ...]:
    if not all(Path(name).is_dir() for name in names):
        raise ValueError
    return names


CHECKS: dict[str, Any] = {
    "host": _host,
    "database_url": _database,
    "public_url": _public,
    "origins": lambda urls: tuple(map(_origin, urls)),
    "trusted_proxies": _networks,
    "packs": _folders,
}

IN_WORDS = {
    "host": "an address or a host name",
    "database_url": "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME or empty",
    "public_url": "http(s)://HOST[:PORT] without a path, or empty",
    "origins": "http(s)://HOST[:PORT], separated by commas",
    "trusted_proxies": "IP addresses or networks like 10.0.0.0/8, separated by commas",
    "packs": "folders that exist",
}


def _allowed(name: str) -> str:
    match TYPES[name]:
        case types.BoolType():
            return "yes or no"
        case types.LiteralType(values=values):
            return ", ".join(sorted(map(str, values)))
        case types.IntType(ge=least, le=most) | types.FloatType(ge=least, le=most):
            number = "a whole number" if isinstance(TYPES[name], types.IntType) else "a number"
            return f"{number} from {least}" + (f" to {most}" if most is not None else "")
        case _:
            return IN_WORDS[name]


def _shown(default: object) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    return ",".join(default) if isinstance(default, tuple) else str(default)


_FIELDS = msgspec.structs.fields(Config)
HINTS = {field.name: field.type for field in _FIELDS}
TYPES = {name: types.type_info(hint) for name, hint in HINTS.items()}
SETTINGS = tuple(
    Setting(
        field.name, PREFIX + field.name.upper(), _shown(field.default), _allowed(field.name), DESCRIPTIONS[field.name]
    )
    for field in _FIELDS
)
"""Every setting, in the order of the documentation."""
