"""Themes, widths, sharp screens, forced colours and what axe-core has to say."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

import pytest

from tests.browser.brainwave.waves import wave_cell
from tests.browser.looks import (
    AXE,
    DARK,
    LIGHT,
    RUN_AXE,
    change_theme,
    check_measures,
    give_room,
)
from tests.browser.players import Memory, after_draws, answer, boar_cell, game_cell, matrix_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = pytest.mark.browser
WIDTHS: dict[int, Literal["none", "active"]] = {360: "none", 1200: "active"}
"""The widths of a cell, and the forced colours tried there."""
GAMES = (
    after_draws(game_cell(), 1),
    after_draws(boar_cell(), 8).replace("game", "boar"),
    matrix_cell("['Ann', 'Ben']").replace("game", "matrix"),
    wave_cell("game.state.phase == 'shoot'", seed=4).replace("game", "wave"),
)


def test_every_game_in_the_themes_of_jupyterlab(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(*GAMES, height=4400)
    *painted, wave = (notebook.screen(number) for number in range(len(GAMES)))
    screens = (*painted, wave)
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))

    def check() -> None:
        for screen in screens:
            assert not screen.root.evaluate(RUN_AXE)
            check_measures(screen)

    for screen in screens:
        screen.wait_for_rest()
    light = [screen.pixels() for screen in screens]
    check()
    notebook.change_theme(DARK)
    for screen, day in zip(painted, light, strict=False):
        notebook.until(lambda screen=screen, day=day: screen.pixels() != day)  # type: ignore[misc]
    check()
    assert wave.pixels() == light[-1]  # the same dark room by day and by night
    dark = [screen.pixels() for screen in screens]
    notebook.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    for screen, *before in zip(painted, light, dark, strict=False):
        notebook.until(lambda screen=screen, before=before: screen.pixels() not in before)  # type: ignore[misc]
    notebook.page.emulate_media(forced_colors="none", reduced_motion="reduce")
    notebook.change_theme(LIGHT)
    for screen, day in zip(screens, light, strict=True):
        notebook.until(lambda screen=screen, day=day: screen.pixels() == day)  # type: ignore[misc]

    painted[0].click_on_canvas("Roll the dice")
    assert notebook.ask("game.ply") == 6
    give_room(notebook, wave.root, min(WIDTHS))
    for screen in screens:
        check_measures(screen)


def test_axe_finds_nothing_in_any_phase(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"), "game.seat('Ann')", height=2400)
    screen, ann, memory = notebook.screen(0), notebook.screen(1), Memory()
    notebook.page.evaluate(AXE.read_text(encoding="utf-8"))
    seen = []

    def check() -> None:
        seen.append(screen.view["phase"])
        for one in (screen, ann):
            one.wait_for_ply(screen.ply)
            assert not one.root.evaluate(RUN_AXE)

    def check_both() -> None:
        check()
        change_theme(notebook, DARK if len(seen) % 2 else LIGHT)
        check()

    check_both()
    memory.look(screen)
    screen.press("Ready, everybody")
    screen.press("Roll the dice")
    check_both()
    screen.press(answer(screen, memory.wrong(screen, Random(1))))
    check_both()
    with screen.moving():
        notebook.python("from brainwaves_widgets.goose import Show\ngame.play(Show(), 'Ann')")
    check()
    notebook.send(screen.widget, {"ply": screen.ply})
    screen.root.locator("css=:scope.bw-error").wait_for()
    check()
    notebook.python(
        "from random import Random\n"
        "from brainwaves_widgets.goose.bots import Guesser\n"
        "from brainwaves_widgets.core.bots import drive\n"
        "drive(game.table, {seat: Guesser(Random(seat)) for seat in (0, 1)})"
    )
    screen.wait_for_ply(notebook.ask("game.ply"))
    check_both()
    assert seen == ["study"] * 2 + ["answer"] * 2 + ["steal"] * 2 + ["memorise"] * 2 + ["over"] * 2


def test_a_game_at_every_width(open_table: OpenTable) -> None:
    notebook = open_table(
        game_cell("['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']", level="expert"),
        "game.seat('Ann')",
        width=1500,
        height=2600,
        device_scale_factor=2,
    )
    screen, memory = notebook.screen(), Memory()
    begin = screen.ply
    for width, colours in WIDTHS.items():
        notebook.python(f"game.goto({begin})")
        screen.wait_for_ply(begin)
        notebook.page.emulate_media(forced_colors=colours, reduced_motion="reduce")
        give_room(notebook, screen.root, width)
        assert check_measures(screen)["dpr"] == 2
        for _ in range(6):
            screen.click_on_canvas(str(memory.choose(screen)))
            check_measures(screen)
            check_measures(notebook.screen(1))
        assert notebook.ask("game.view()['points']") == [1, 1, 0, 0, 0]
