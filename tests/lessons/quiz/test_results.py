"""Result files: written whole, read back the same, and explained when they are not whole."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.lessons import Answer, Results, ResultsError

if TYPE_CHECKING:
    from pathlib import Path

WRONG = Answer(
    "D3",
    "square",
    "rectangle",
    truth=True,
    answer=False,
    reason="It is a square.",
    reason_right=False,
    misconception="square-is-no-rectangle",
    ms=4200,
)
RIGHT = Answer("D4", "kite", "trapezoid", truth=False, answer=False, again=True)
ANN = Results("Ann Ö", "2026-03-02T10:15:00+00:00", ("D3", "D4"), 12, (WRONG, RIGHT))


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    ANN.write(tmp_path / "ann.json")
    assert Results.read(tmp_path / "ann.json") == ANN
    assert json.loads((tmp_path / "ann.json").read_text())["brainwaves-quiz"] == 1


def test_right_is_the_answer_and_known_is_its_reason_too() -> None:
    lucky = Answer("D3", "square", "square", truth=True, answer=True, reason_right=False)
    assert lucky.right
    assert not lucky.known
    assert RIGHT.known
    assert ANN.first == (WRONG,)
    assert ANN.right == 0


def changed(**fields: Any) -> str:
    plain = {"brainwaves-quiz": 1, "learner": "Ann", "date": ANN.date, "definitions": ["D3"]}
    return json.dumps(plain | {"questions": 1, "answers": []} | fields)


SAID = {"definition": "D3", "figure": "square", "attribute": "square", "truth": True}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a whole result file"),
        (changed()[:-7], "not a whole result file"),
        ("[]", 'no field "brainwaves-quiz"'),
        (changed(**{"brainwaves-quiz": 2}), "newer version"),
        (changed(**{"brainwaves-quiz": True}), "unknown format"),
        (changed(date="yesterday"), "the date is written as in"),
        (changed(learner=7), "learner"),
        (changed(mark="A"), "mark"),
        (changed(answers=[SAID]), "answer"),
        (changed(answers=[SAID | {"answer": True, "figure": "blob"}]), "answer 1 names a figure"),
        (changed(answers=[SAID | {"answer": True, "definition": "D99"}]), "unknown: 'D99'"),
        (changed(mark="A"), 'an unknown field: "mark"'),
        (json.dumps({"brainwaves-quiz": 1, "learner": "Ann"}), 'it lacks the field "date"'),
        (changed(answers=[SAID | {"answer": True, "x": 1}]), 'unknown field: "x"'),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "ann.json").write_text(text)
    with pytest.raises(ResultsError, match=said) as error:
        Results.read(tmp_path / "ann.json")
    assert str(error.value).startswith("ann.json: ")
    assert str(error.value).count("ann.json") == 1


def test_what_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "photo.json").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(ResultsError, match=r"^photo\.json: this is not .* it is not text$"):
        Results.read(tmp_path / "photo.json")
