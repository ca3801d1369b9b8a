"""Reports of bugs: what everybody may read, and the game sealed until its key is known."""

from __future__ import annotations

import secrets
from base64 import b64decode, b64encode
from hashlib import blake2b

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from hivernage import __version__
from hivernage.model.chance import KEY_BYTES, commitment
from hivernage.saves import save
from hivernage.table import Table

FORMAT = 1
NONCE = 12
LENGTH = 8  # bytes that say how long the sealed data is
BLOCK = 16 * 1024
"""Sealed data is filled up to whole blocks, so that its length doesn't tell how long a secret answer was."""


class ReportError(Exception):
    """A report that can't be opened."""


class Report(msgspec.Struct, kw_only=True):
    """The report as a file. All but `sealed` may be read by anybody."""

    format: int = msgspec.field(name="hivernage-report")
    version: str
    promise: str  # which game it is, without telling anything about it
    text: str
    seat: int
    view: msgspec.Raw
    sealed: str


def report_of(table: Table, text: str, seat: int, public_view: object) -> bytes:
    """What a seat has to say about a game, fit for a public place in mid-game.

    The view is what a spectator sees: the seat's own would show its cards to all. The sealed game has the rest.
    """
    key = table.start.key
    report = Report(
        format=FORMAT,
        version=__version__,
        promise=commitment(key),
        text=text,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(public_view)),
        sealed=b64encode(seal(save(table), key)).decode(),
    )
    return msgspec.json.format(msgspec.json.encode(report), indent=2)


def read_report(data: bytes) -> Report:
    """The report with its game still sealed."""
    try:
        report = msgspec.json.decode(data, type=Report)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ReportError(f"this isn't a whole Hivernage report ({error}); was it cut short?") from None
    if report.format != FORMAT:
        raise ReportError(f"the report has format {report.format}, this version reads {FORMAT}; update Hivernage")
    return report


def unseal_report(data: bytes, key: bytes) -> bytes:
    """The save within a report, with the key that was shown at the end of the game."""
    report = read_report(data)
    if commitment(key) != report.promise:
        raise ReportError(f"this isn't the key of the game: the SHA-256 of its key is {report.promise}")
    try:
        sealed = b64decode(report.sealed, validate=True)
    except ValueError:
        raise ReportError("the sealed game isn't whole; get the report once more") from None
    return unseal(sealed, key)


def seal(data: bytes, key: bytes) -> bytes:
    """Data that only the key of the game opens."""
    nonce = secrets.token_bytes(NONCE)
    filled = len(data).to_bytes(LENGTH, "big") + data
    filled += bytes(-len(filled) % BLOCK)
    return nonce + _cipher(key).encrypt(nonce, filled, None)


def unseal(sealed: bytes, key: bytes) -> bytes:
    """The data; refused with any other key, and when a bit of it has changed."""
    try:
        filled = _cipher(key).decrypt(sealed[:NONCE], sealed[NONCE:], None)
    except (InvalidTag, ValueError):
        raise ReportError("the key doesn't open it, or it was changed after it was sealed") from None
    length = int.from_bytes(filled[:LENGTH], "big")
    return filled[LENGTH : LENGTH + length]


def _cipher(key: bytes) -> ChaCha20Poly1305:
    """Under a key of its own, so that sealing never uses the bytes that chance does."""
    return ChaCha20Poly1305(blake2b(key=key, digest_size=KEY_BYTES, person=b"hivernage-seal").digest())
