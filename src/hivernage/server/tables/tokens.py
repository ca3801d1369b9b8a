"""Secrets that open seats, and the ids and codes of tables."""

from __future__ import annotations

import hashlib
import re
import secrets

CODE_LETTERS = "0123456789ACDEFGHJKMNPQRTVWXY"
CODE_LENGTH = 6
LOOK_ALIKES = str.maketrans("BILOSUZ", "81105V2", " -_.\t\n")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_token() -> str:
    """The secret of a seat: 256 bits, safe in a URL."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is stored of a token, and what it is looked up by: how long a comparison takes tells nothing about it."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def new_table_id() -> str:
    """An id of 128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def may_be_table_id(text: str) -> bool:
    """Whether it is worth looking for; some databases don't even take the question for any other text."""
    return TABLE_ID.fullmatch(text) is not None


def new_code() -> str:
    """A short code to say aloud; no letter in it looks like another or like a digit."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def normal_code(text: str) -> str:
    """The code that was meant, whatever its case, spaces, dashes and look-alikes; '' if it can't be one."""
    code = text[:100].upper().translate(LOOK_ALIKES)
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else ""
