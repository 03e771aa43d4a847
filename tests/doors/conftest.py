"""A game whose door is closed at the end of each test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw

from .clients import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from brainwaves_widgets.widgets import GameWidget


@pytest.fixture
def make(home: Path) -> Iterator[Callable[..., GameWidget]]:  # noqa: ARG001 - where games are kept
    """Make a game of Ann and Ben by the name of its class."""
    made: list[GameWidget] = []

    def make_one(name: str = "AstuteGoose", **options: Any) -> GameWidget:
        made.append(getattr(bw, name)(**{"players": ["Ann", "Ben"], "seed": 7, **options}))
        return made[-1]

    yield make_one
    while OPEN:
        OPEN.pop().close()
    for game in made:
        game.close_door()


@pytest.fixture
def game(make: Callable[..., GameWidget]) -> GameWidget:
    return make()
