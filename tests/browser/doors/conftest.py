"""Devices of guests, and tables whose doors are closed at the end of each test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from .devices import Device

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from brainwaves_widgets.widgets import GameWidget


@pytest.fixture
def come(browser: Browser) -> Iterator[Callable[..., Device]]:
    """Open devices; nothing may go wrong there, and nobody else may be asked for anything."""
    devices: list[Device] = []

    def come_in(url: str, **options: Any) -> Device:
        devices.append(Device(browser, url, **options))
        return devices[-1]

    yield come_in
    for device in devices:
        device.close()
    assert not [trouble for device in devices for trouble in device.troubles]


@pytest.fixture
def tables(home: Path) -> Iterator[list[GameWidget]]:  # noqa: ARG001 - where they are kept
    made: list[GameWidget] = []
    yield made
    for game in made:
        game.close_door()
