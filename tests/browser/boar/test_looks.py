"""The Boar, light and dark: repainted, and nothing for axe-core to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.looks import Look
from tests.browser.players import boar_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
TO_THE_END = """
from random import Random
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.boar.bots import Guesser
drive(game.table, {seat: Guesser(Random(seat)) for seat in range(len(game.players))})
"""


def test_the_boar_in_both_themes(open_table: OpenTable) -> None:
    notebook = open_table(boar_cell("['Ann', 'Ben']", name_the_card=True))
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
