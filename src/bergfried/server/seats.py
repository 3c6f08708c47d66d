"""Seats and their secrets. A seat belongs to whoever holds its secret; only its hash is kept."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from bergfried.core import Side

Hashes = tuple[str | None, str | None]


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    # A secret of 192 random bits needs no slow hash.
    return hashlib.sha256(secret.encode()).hexdigest()


def held(hashes: Hashes, shown: Iterable[str]) -> frozenset[Side]:
    """The seats whose secrets were shown."""
    known = [hashed(secret) for secret in shown]
    found = set()
    for side in Side:
        own = hashes[side]
        if own is not None and any(hmac.compare_digest(own, other) for other in known):
            found.add(side)
    return frozenset(found)
