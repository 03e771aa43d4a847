"""What no page of ours sends: each message is answered briefly or obeyed, and nothing breaks."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any

import pytest

from brainwaves_widgets.geometry import FIGURES
from brainwaves_widgets.lessons import Blackboard, FigureLab, Quiz, Task
from brainwaves_widgets.widgets.page import Page
from tests.widgets.nonsense import NONSENSE

MANY = 2000
LONG = 1_600_000
NASTY: list[Any] = [
    *NONSENSE,
    *("A" * LONG, ["A" * LONG], {"x": "A" * LONG}, [[0, 0]] * 5000, 10**5000, -(10**5000), 2**63),
    *({"x": 1}, {"x": 1, "y": None}, {"x": float("nan"), "y": 1}, [None, None], [[1, 2], [3]]),
    *({"do": "drag"}, {1: 2}, ("x",), {"x"}, object(), 0, 1, 2, 3.5, 0.0, -0.0, False, "drop"),
]


def mutated(message: Any, rng: Random) -> Any:
    """A message with something in it changed, missing or added, however deep inside."""
    if rng.random() < 0.05:
        return rng.choice(NASTY)
    if isinstance(message, dict):
        kept = {name: mutated(one, rng) for name, one in message.items() if rng.random() > 0.03}
        if rng.random() < 0.1:
            kept[rng.choice(["more", "n", "view", "by", "ms"])] = rng.choice(NASTY)
        return kept
    if isinstance(message, list):
        parts = [mutated(one, rng) for one in message if rng.random() > 0.01]
        return [*parts, rng.choice(NASTY)] if rng.random() < 0.03 else parts
    return message


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """What a kernel would write into its log; ipywidgets writes what a callback raises there."""
    caplog.set_level(logging.WARNING)
    lab = FigureLab("square")
    lab.on_msg(lambda *_: 1 / 0)
    lab._handle_custom_msg({"do": "hello"}, [])
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()
    return caplog


def answered(desk: Page) -> list[Any]:
    answers: list[Any] = []
    desk.send = lambda content, **_: answers.append(content)
    return answers


def size(answer: Any) -> int:
    return len(json.dumps(answer, allow_nan=False))


@pytest.mark.slow
@pytest.mark.parametrize("snap", [True, False])
def test_mutated_messages_do_not_break_a_laboratory(
    log: pytest.LogCaptureFixture, *, snap: bool
) -> None:
    rng = Random(11)
    lab = FigureLab("square", task=Task("A rhombus.", wants="rhombus"), snap=snap)
    first, answers = lab.corners, answered(lab)
    most = 3 * size(lab.scene)
    told = {"error": 0, "answer": 0}
    for _ in range(MANY):
        corners = [[x + rng.choice([0, 0, 1, -1]), y + rng.choice([0, 1])] for x, y in lab.corners]
        sent = {"do": rng.choice(["drag", "drop", "drop"]), "corners": corners, "n": 1, "view": "v"}
        if rng.random() < 0.3:
            sent = {"do": rng.choice(["undo", "redo", "reset", "hello", "drop"]), "n": 2, "by": "A"}
        message, before = mutated(sent, rng), (lab.corners, lab._steps._at, len(lab._steps._all))
        answers.clear()
        lab._handle_custom_msg(message, [])
        assert not log.text
        done = isinstance(message, dict) and message.get("do")
        if done == "hello":
            assert not answers
            continue
        [answer] = answers
        told["error" if "error" in answer else "answer"] += 1
        if "error" in answer:
            assert answer["error"]
            assert size(answer) < 500
            assert (lab.corners, lab._steps._at, len(lab._steps._all)) == before
        else:
            assert size(answer) < most
            assert answer["answer"] == lab._scene() | {
                name: answer["answer"][name] for name in ("n", "view")
            }
        if "error" in answer or done != "drag":
            assert lab.scene == lab._scene()
    assert min(told.values()) > MANY / 10
    while lab.undo():
        assert lab.scene == lab._scene()
    assert lab.corners == first
    lab.move("C", (9, 9))
    assert lab.undo()


def test_a_refused_message_in_a_drag_leaves_no_stale_scene() -> None:
    lab = FigureLab("square")
    answers = answered(lab)
    lab._handle_custom_msg({"do": "drag", "corners": [[3, 3], [10, 2], [10, 10], [2, 10]]}, [])
    lab._handle_custom_msg({"do": "drop", "corners": [[3, 3]] * 4000}, [])
    assert answers[-1] == {"error": "there are 4 corners, not 4000"}
    assert lab.scene["corners"] == lab.corners == ((3, 3), (10, 2), (10, 10), (2, 10))


def test_what_a_page_calls_its_drag_is_not_echoed_at_any_length() -> None:
    lab = FigureLab("square")
    answers = answered(lab)
    corners = [list(p) for p in lab.corners]
    for long in ("A" * LONG, [1] * LONG, {"x": "A" * LONG}, float("nan"), True, -1, 2**64):
        lab._handle_custom_msg({"do": "drop", "corners": corners, "n": long, "view": long}, [])
        assert answers[-1]["answer"]["n"] is None
        assert answers[-1]["answer"]["view"] is None
    lab._handle_custom_msg({"do": "drop", "corners": corners, "n": 7, "view": "k3x9"}, [])
    assert answers[-1]["answer"]["n"] == 7
    assert answers[-1]["answer"]["view"] == "k3x9"


@pytest.mark.slow
def test_mutated_messages_do_not_break_a_quiz(log: pytest.LogCaptureFixture) -> None:
    rng = Random(12)
    quiz, errors, count = Quiz("D3", questions=4, seed=1), 0, 0
    answers = answered(quiz)
    for _ in range(MANY):
        if quiz.over and rng.random() < 0.1:
            quiz = Quiz("D3", questions=4, seed=rng.randrange(99))
            answers = answered(quiz)
        sent = {"do": "next", "number": quiz._number}
        if quiz._told is None:
            sent |= {"do": "answer", "fits": rng.random() < 0.5, "reason": rng.randrange(3)}
        before = quiz._results, quiz._number
        answers.clear()
        quiz._handle_custom_msg(mutated(sent, rng), [])
        assert not log.text
        assert quiz.scene == quiz._scene()
        assert size(quiz.scene) < 20_000
        for answer in answers:
            assert answer["error"]
            assert size(answer) < 500
            assert (quiz._results, quiz._number) == before
        errors, count = errors + len(answers), count + ((quiz._results, quiz._number) != before)
    assert min(errors, count) > MANY / 20


@pytest.mark.slow
def test_mutated_messages_do_not_break_a_board(log: pytest.LogCaptureFixture) -> None:
    rng, board = Random(13), Blackboard(freehand=True)
    refused = 0
    held = dict.fromkeys(("shift_key", "ctrl_key", "meta_key"), False)
    for _ in range(MANY // 2):
        at = {"x": rng.randrange(1760), "y": rng.randrange(880)}
        keys = ["ArrowUp", "ArrowLeft", "Enter", "Backspace", "Escape"]
        sent = rng.choice(
            [
                {"event": "mouse_down", **at},
                {"event": "mouse_move", **at},
                {"event": "touch_start", "touches": [at]},
                {"event": "touch_end", "touches": []},
                {"event": "key_down", "key": rng.choice(keys), **held},
                {"event": "client_ready"},
            ]
        )
        before = board.points, board.figure, board._cursor
        board._say("")
        board.canvas._handle_custom_msg(mutated(sent, rng), [])
        assert not log.text
        assert len(board.ledge.words) < 2000
        if board.ledge.words.startswith("The board did not understand that: "):
            refused += 1
            assert len(board.ledge.words) < 300
            assert (board.points, board.figure, board._cursor) == before
        assert all(0 <= x <= 22 and 0 <= y <= 11 for x, y in board.points)
    assert refused > MANY / 20
    board.clear()
    board.put(1, 1)
    board.put(4, 1)
    board.undo()
    assert board.points == ((1, 1),)


def test_a_picture_stays_what_it_is_whatever_a_canvas_sends(log: pytest.LogCaptureFixture) -> None:
    board = Blackboard("kite")
    for thing in NASTY:
        for message in (thing, {"event": thing}, {"event": "mouse_down", "x": thing, "y": 1}):
            board.canvas._handle_custom_msg(message, [])
            board.canvas._handle_custom_msg({"event": "touch_start", "touches": thing}, [])
            board.canvas._handle_custom_msg({"event": "key_down", "key": thing}, [])
    assert not log.text
    assert board.points == ()
    assert FIGURES["kite"].name in board._title
