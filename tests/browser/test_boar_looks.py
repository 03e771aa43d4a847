"""The Boar, light and dark: repainted, and nothing for axe-core to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .players import boar_cell
from .test_looks import AXE, DARK, LIGHT, RUN_AXE, check_measures

if TYPE_CHECKING:
    from .conftest import OpenNotebook
    from .notebook import GameScreen, Notebook

pytestmark = pytest.mark.browser
TO_THE_END = """
from random import Random
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.boar.bots import Guesser
drive(game.table, {seat: Guesser(Random(seat)) for seat in range(len(game.players))})
"""


class Look:
    """Looks at one screen in both themes, whatever it shows."""

    def __init__(self, notebook: Notebook, screen: GameScreen) -> None:
        self._notebook, self._screen = notebook, screen
        self._themes = [LIGHT, DARK]
        self.seen: list[str] = []
        notebook.page.evaluate(AXE.read_text(encoding="utf-8"))

    def check(self, what: str) -> None:
        """Ask axe-core, change the theme, see the picture change, and ask again."""
        screen, self.seen = self._screen, [*self.seen, what]
        assert not screen.root.evaluate(RUN_AXE), what
        screen.wait_for_rest()
        before = screen.pixels()
        self._themes.reverse()
        self._notebook.change_theme(self._themes[0])
        self._notebook.until(lambda: screen.pixels() != before)
        assert not screen.root.evaluate(RUN_AXE), f"{what}, {self._themes[0]}"
        check_measures(screen)


def test_the_boar_in_both_themes(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(boar_cell("['Ann', 'Ben']", name_the_card=True))
    screen = notebook.screen()
    look = Look(notebook, screen)

    look.check("curtain")
    screen.lift()
    look.check("act")
    screen.press("Draw a card")
    look.check("look")
    screen.press("Turn it around")
    screen.lift()
    screen.press("Draw a card")
    screen.press("Turn it around")
    screen.lift()
    screen.button("Play card 1").click()
    screen.wait_for_target("Back")
    look.check("name")
    notebook.python(TO_THE_END)
    screen.wait_for_ply(notebook.ask("game.ply"))
    look.check("over")
    assert screen.view["phase"] == "over"
    assert not notebook.complaints
