"""A save file, and the same with something changed."""

from __future__ import annotations

import json
from typing import Any

from tests.core.builders import advanced

TEXT = advanced(25).to_json()


DATA = json.loads(TEXT)


def changed(**fields: Any) -> bytes:
    return json.dumps({**DATA, **fields}).encode()


def with_move(number: int, move: Any) -> bytes:
    moves = list(DATA["moves"])
    moves[number] = move
    return changed(moves=moves)
