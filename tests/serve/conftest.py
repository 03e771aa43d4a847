"""The hall of `brainwaves serve`, in this process, and its host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.doors.server.door import close_room, open_door
from brainwaves_widgets.serve.command import open_hall
from tests.doors.clients import OPEN

from .hosts import Host

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from brainwaves_widgets.serve.host import Hall


@pytest.fixture
def hall(home: Path) -> Iterator[Hall]:  # noqa: ARG001 - where tables are kept
    hall = open_hall(lan=False, port=0)
    yield hall
    while OPEN:
        OPEN.pop().close()
    page = hall.host.page
    for table in page.tables:
        page._receive(page, {"do": "close", "table": table.id}, [])
    close_room(hall)


@pytest.fixture
def url(hall: Hall) -> str:
    door = open_door()
    assert door
    return Link(door.address, hall.name, hall.host.secret).url


@pytest.fixture
def host(url: str) -> Host:
    return Host(url)
