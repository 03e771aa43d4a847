"""The hall of `brainwaves serve`, in this process, and its host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .hosts import Host, opened_hall, url_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from brainwaves_widgets.serve.host import Hall


@pytest.fixture
def hall(home: Path) -> Iterator[Hall]:  # noqa: ARG001 - where tables are kept
    with opened_hall() as hall:
        yield hall


@pytest.fixture
def url(hall: Hall) -> str:
    return url_of(hall)


@pytest.fixture
def host(url: str) -> Host:
    return Host(url)
