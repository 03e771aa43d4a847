"""Messages as nobody should send them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from brainwaves_widgets.doors.server.limits import LARGEST
from tests.widgets.nonsense import NONSENSE

if TYPE_CHECKING:
    from random import Random

ODD = [one for one in NONSENSE if not isinstance(one, bytes)]


def mutated(value: Any, rng: Random) -> Any:
    """Return the same with something in it exchanged, added or left out."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(list(value))
        what = rng.randrange(5)
        if what == 0:
            return {name: one for name, one in value.items() if name != key}
        if what == 1:
            return {**value, rng.choice(("seat", "seats", "ply", "do", "by")): rng.choice(ODD)}
        return {**value, key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.5:
        return [mutated(one, rng) for one in value] * rng.randrange(3)
    return rng.choice(ODD)


def text_of(message: Any, rng: Random) -> str:
    try:
        text = json.dumps(message)
    except RecursionError:
        text = "[" * 30_000
    if rng.random() < 0.2:
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(("", '"', "}", "\\u0000", "1e999", "\x7f")) + text[at + 1 :]
    return text.encode("utf-8", "replace").decode()[:LARGEST]
