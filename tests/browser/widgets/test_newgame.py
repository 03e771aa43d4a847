"""A fifth game, in a package of its own, is drawn by the shared pieces and played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.testing.installed import odd_socks

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook

pytestmark = pytest.mark.browser


def test_a_game_of_its_own_package_is_played(
    open_notebook: OpenNotebook, tmp_path_factory: pytest.TempPathFactory
) -> None:
    _, target = odd_socks(tmp_path_factory.mktemp("fifth"))
    notebook = open_notebook(
        f"import sys\nsys.path.insert(0, {str(target)!r})\n"
        "from oddsocks.widget import OddSocks\n"
        "game = OddSocks(['Ann', 'Ben'], seed=3)\ngame"
    )
    screen = notebook.screen()
    screen.lift()
    assert set(screen.targets) == set(screen.offers)
    screen.click_on_canvas("Draw a card")
    screen.lift()
    screen.press(screen.offers[0])
    while offers := screen.offers:
        if offers[0].startswith("I am"):
            screen.lift()
        else:
            screen.click_on_canvas(offers[0])

    assert screen.view["winners"] is not None
    assert notebook.ask("list(game.outcome.scores)") == screen.view["scores"]
