"""Whole games of Brain Wave at one screen: curtains, battles and all, or against a program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets.brainwave import RULES, Attempt, Go, Shoot
from brainwaves_widgets.brainwave.bots import Builder
from brainwaves_widgets.core.files.codec import decode_move

from .waves import HOLD, slide, wave_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser


def move(screen: GameScreen, builder: Builder) -> None:
    """Make a good move for whoever is to act, as a person would make it."""
    scene = screen.scene
    view = screen.notebook.ask(f"game.table.view({scene['view']['seat']})")
    labels = {decode_move(RULES, one["move"]): str(one["label"]) for one in scene["moves"]}
    chosen = builder.choose(view, tuple(labels))
    if isinstance(chosen, Go):
        screen.wait_for_ready()
        screen.button(labels[chosen]).click()
        hold = screen.button(HOLD)
        hold.or_(screen.button("Shoot with English centred")).first.wait_for()
        if hold.count():  # the wave may be there already
            hold.click()
        return
    if not isinstance(chosen, Shoot | Attempt):
        screen.play(labels[chosen])
        return
    name = view["players"][view["attacker"]]
    english = chosen.english if isinstance(chosen, Shoot) else chosen.english[0]
    slide(screen, name, round(english, 2))
    with screen.moving():
        screen.button(
            f"{name}: {'Reset · fire' if isinstance(chosen, Shoot) else 'Launch'}"
        ).click()


def test_one_person_plays_a_program_to_the_end(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(seed=2, controller="Ben"))
    screen, builder = notebook.screen(), Builder()

    moves = 0
    while (scene := screen.scene)["view"]["phase"] != "over":
        if not any("move" in one for one in scene["moves"]):
            notebook.page.wait_for_timeout(20)  # the program is to move, and does so by itself
            continue
        screen.wait_for_ply(scene["ply"])
        assert scene["prompt"]["headline"].startswith("Ann, ")
        move(screen, builder)
        moves += 1

    assert scene["curtain"] is None
    assert moves > 10
    (winner,) = scene["view"]["winners"]
    name = scene["view"]["players"][winner]
    expect(screen.spoken).to_contain_text(f"{name} completes the train of thought and wins!")
    assert notebook.ask("len(game.history)") == scene["ply"] > 2 * moves
    assert not notebook.complaints


def test_two_people_play_a_small_board_to_the_end(open_table: OpenTable) -> None:
    notebook = open_table(wave_cell(seed=2))
    screen, builder = notebook.screen(), Builder()

    curtains = 0
    while (scene := screen.scene)["moves"]:
        if scene["curtain"]:
            curtains += 1
            screen.lift()
        else:
            move(screen, builder)

    winner = screen.view["winners"]
    assert len(winner) == 1
    name = screen.view["players"][winner[0]]
    expect(screen.spoken).to_contain_text(f"{name} completes the train of thought and wins!")
    assert curtains > 3
    assert notebook.ask("list(game.outcome.winners)") == winner
    assert not notebook.complaints
