"""A board on a pupil's device: what the page sends, and what it is answered."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.geometry import Polygon
from brainwaves_widgets.lessons.board.sheet import BoardPage


def listened(board: BoardPage) -> list[Any]:
    """Keep what the board sends to its page from now on."""
    answers: list[Any] = []
    board.send = lambda content, **_: answers.append(content)
    return answers


def test_every_message_is_answered_so_that_the_next_can_follow() -> None:
    board = BoardPage()
    answers, before = listened(board), board.scene
    for message in ({"do": "key", "key": "Enter"}, {"do": "clear"}):
        board.receive(message)
        assert board.scene == before
        assert answers.pop() == {"done": True}
    board.receive({"do": "press", "x": "far", "y": 1})
    assert answers == [{"error": "that message cannot be read: x is a number, not 'far'"}]


def test_a_figure_is_drawn_and_shown() -> None:
    board = BoardPage()
    for x, y in ((40, 400), (160, 400), (160, 280), (40, 400)):
        board.receive({"do": "press", "x": x, "y": y})
    assert board.figure == Polygon([(1, 1), (4, 1), (4, 4)])
    assert "Right triangle" in board.scene["words"]
    board.receive({"do": "undo"})
    assert board.figure is None
    assert board.scene["words"] == "Points: 3."


def test_freehand_is_shown_whoever_sets_it() -> None:
    board = BoardPage(freehand=True)
    assert board.scene["freehand"]
    board.receive({"do": "freehand", "on": False})
    assert not board.freehand
    board.freehand = True
    assert board.scene["freehand"]


def test_a_look_needs_a_figure() -> None:
    with pytest.raises(ValueError, match="name a figure to draw with marks"):
        BoardPage(marks=True)
