"""A class of the tests' own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from tests.doors.clients import OPEN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def room(home: Path, tmp_path: Path) -> Iterator[bw.Classroom]:
    del home
    room = bw.Classroom("05", folder=tmp_path / "results")
    yield room
    while OPEN:
        OPEN.pop().close()
    room.close()
