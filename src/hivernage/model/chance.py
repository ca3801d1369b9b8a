"""Chance as a keyed counter: whoever knows the key knows every roll, nobody else can tell the next one."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

KEY_BYTES: Final = 32


def draw(key: bytes, count: int, sides: int) -> int:
    """The number of 0..sides-1 at this count. 64 bits make the bias of the remainder smaller than 2**-57."""
    block = blake2b(count.to_bytes(8, "little"), key=key, digest_size=8)
    return int.from_bytes(block.digest(), "little") % sides


def commitment(key: bytes) -> str:
    """What is shown when a game starts, so that the key shown at its end can be checked."""
    return sha256(key).hexdigest()


def key_from_seed(seed: int) -> bytes:
    """A key for simulations and tests; a server draws its keys from the operating system instead."""
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"hivernage-seed").digest()
