"""Predictions: the lesson goes on only after one, and the truth is told last."""

from __future__ import annotations

import json
from typing import Any

import pytest

from brainwaves_widgets.geometry import FIGURES
from brainwaves_widgets.lessons import Pick, Predict, gallery
from brainwaves_widgets.lessons.ask.text import blocks
from tests.common import tell

FOUR = ["kite", "square-on-corner", "rhombus", "rectangle"]


def predict() -> Predict:
    then = ["A **rhombus** has four equal sides.", gallery("kite")]
    return Predict("Which are rhombuses?", "rhombus", FOUR, then=then)


def test_nothing_of_what_follows_is_in_the_browser_before_the_prediction() -> None:
    ask = predict()
    scene = json.loads(json.dumps(ask.scene))
    assert (scene["phase"], scene["text"], scene["said"]) == ("ask", [], [])
    assert {item["fits"] for item in scene["items"]} == {None}
    assert not any(name in json.dumps(scene) for name in ("kite", "equal sides", "witness"))


def test_the_text_goes_on_after_the_prediction_and_the_truth_comes_last() -> None:
    ask = predict()
    assert tell(ask, do="answer", number=1, chosen=[0, 2]) == []
    scene = ask.scene
    assert scene["phase"] == "read"
    assert [one["kind"] for one in scene["text"]] == ["p", "img"]
    assert scene["text"][0]["runs"][1] == {"text": "rhombus", "bold": True}
    assert {item["fits"] for item in scene["items"]} == {None}, "not before it was read"
    assert [item["chosen"] for item in scene["items"]] == [True, False, True, False]
    assert tell(ask, do="go on") == []
    assert [item["fits"] for item in ask.scene["items"]] == [False, True, True, False]
    assert all(item["because"] for item in ask.scene["items"])
    assert ask.said == [
        "You said 1 and 3. It is true of 2 and 3. You got 2 of 4 figures right.",
    ]


def test_none_may_be_predicted_and_without_a_text_it_is_told_at_once() -> None:
    ask = Predict("Which are circles?", "circle", FOUR)
    ask.answer()
    assert (ask.phase, ask.state) == ("told", "right")
    assert ask.said[0].startswith("You said none of them. It is true of none of them.")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({"do": "answer", "number": 1, "chosen": [4]}, "a number from 1 to 4"),
        ({"do": "answer", "number": 1, "chosen": ["1"]}, "a number from 1 to 4"),
        ({"do": "answer", "number": 1, "chosen": [True]}, "a number from 1 to 4"),
        ({"do": "answer", "number": 2, "chosen": [1]}, "too late"),
        ({"do": "answer", "number": 1}, "nothing to do"),
        ({"do": "go on"}, "answer first"),
        ({"do": "peek"}, "nothing to do"),
    ],
)
def test_a_message_without_sense_is_answered_and_changes_nothing(
    message: dict[str, Any], said: str
) -> None:
    ask = predict()
    (heard,) = tell(ask, **message)
    assert said in heard["error"]
    assert (ask.phase, ask.chosen) == ("ask", frozenset())


def test_a_prediction_is_made_once() -> None:
    ask = predict()
    ask.answer(1)
    with pytest.raises(ValueError, match="is already answered"):
        ask.answer(2)


def test_a_task_is_tried_until_it_is_right() -> None:
    task = Pick("Which are rhombuses?", "rhombus", FOUR)
    task.answer(1, 2, 3)
    assert (task.phase, task.state) == ("ask", "wrong")
    assert task.said[0] == "1 of 4 is not right yet."
    assert task.said[1].startswith("Figure 1: sides ")
    task.answer(2, 3)
    assert (task.phase, task.state) == ("told", "right")
    assert task.said == ["Rhombus is true of 2 and 3."]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"attribute": "blob"}, "no attribute 'blob'"),
        ({"figures": ["blob"]}, "no figure 'blob'"),
        ({"figures": []}, "must be figures"),
        ({"sizes": [1]}, "1 sizes for 4 figures"),
        ({"definitions": "both"}, "printed"),
        ({"then": [5]}, "words or a picture, not 5"),
    ],
)
def test_bad_options_are_explained(wrong: dict[str, Any], said: str) -> None:
    options = {"question": "Which?", "attribute": "rhombus", "figures": FOUR} | wrong
    with pytest.raises(ValueError, match=said):
        Predict(**options)


def test_figures_have_numbers_and_corners_have_letters() -> None:
    task = Pick("Which are rhombuses?", "rhombus", [FIGURES["rhombus"], "kite"])
    task.answer(1)
    names = {item["name"] for item in task.scene["items"]}
    letters = {one["text"] for item in task.scene["items"] for one in item["sketch"]["letters"]}
    assert names == {"1", "2"}
    assert letters == {"A", "B", "C", "D"}


def test_without_a_browser_it_is_words_and_a_picture() -> None:
    data, _ = predict()._repr_mimebundle_()
    assert data["text/plain"] == "Predict. Which are rhombuses? (1, 2, 3, 4)"
    assert data["image/svg+xml"].startswith("<svg")
    assert "equal sides" not in data["image/svg+xml"]


def test_text_is_paragraphs_lists_and_pictures() -> None:
    found = blocks("One\ntwo.\n\n- **three**\n- four")
    assert [one["kind"] for one in found] == ["p", "li", "li"]
    assert found[0]["runs"] == [{"text": "One two.", "bold": False}]
