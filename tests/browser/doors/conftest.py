"""Devices of guests, and tables whose doors are closed at the end of each test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .devices import Device, coming

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from brainwaves_widgets.widgets import GameWidget


@pytest.fixture
def come(browser: Browser) -> Iterator[Callable[..., Device]]:
    yield from coming(browser, Device)


@pytest.fixture
def tables(home: Path) -> Iterator[list[GameWidget]]:  # noqa: ARG001 - where they are kept
    made: list[GameWidget] = []
    yield made
    for game in made:
        game.close_door()
