"""The quiz as Python sees it: asked, answered, explained, come back, reported."""

from __future__ import annotations

import json
from typing import Any

import pytest

from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.lessons import Quiz
from brainwaves_widgets.lessons.reasons.shapes import SHAPES
from tests.common import tell

from .quizzes import answer_rightly, answer_wrongly, take


def test_half_of_it_fits_and_traps_are_laid() -> None:
    for seed in range(5):
        asked = take(Quiz(("D3", "D4", "D9"), questions=12, seed=seed)).results
        assert len(asked) == 12
        assert len({(one.figure, one.attribute) for one in asked}) == 12
        assert 5 <= sum(one.truth for one in asked) <= 7
        assert {one.definition for one in asked} == {"D3", "D4", "D9"}
        wrong = take(Quiz(("D3", "D4", "D9"), questions=12, seed=seed), *range(99)).results
        assert sum(bool(one.misconception) for one in wrong) >= 4


def test_questions_are_counted_anew_when_the_name_is_known_and_in_each_attempt() -> None:
    quiz = Quiz("D3", questions=3, seed=5)
    first = quiz.scene["number"]
    quiz.begin_for("Ann", 7)
    assert quiz.scene["place"] == 1
    assert quiz.scene["number"] != first, "an answer to what was asked before is not meant for it"
    take(quiz)
    quiz.again()
    assert quiz.scene["place"] == 1


def test_equal_seeds_ask_the_same_and_figures_lie_this_way_and_that() -> None:
    one, other = Quiz("D3", seed=5), Quiz("D3", seed=5)
    turns = set()
    while not one.over:
        assert one.question is not None
        assert other.question is not None
        assert (one.question.pair, one.question.drawn) == (
            other.question.pair,
            other.question.drawn,
        )
        assert one.question.reasons == other.question.reasons
        turns.add(one.question.drawn == SHAPES[one.question.pair.figure])
        for quiz in (one, other):
            answer_rightly(quiz)
            quiz.next()
    assert False in turns


def test_the_true_answer_is_not_in_the_browser_before_it_was_given() -> None:
    quiz = Quiz(("D3", "D4"), seed=1)
    question = quiz.question
    assert question is not None
    scene = json.loads(json.dumps(quiz.scene))
    assert scene["told"] is None
    assert set(scene["question"]) == {"attribute", "asks", "reasons", "sketch", "alt"}
    assert all(isinstance(one, str) for one in scene["question"]["reasons"])
    roles = {part["role"] for some in scene["question"]["sketch"].values() for part in some}
    assert roles <= {"figure", "mark"}
    assert question.pair.figure not in json.dumps(scene["question"])
    synced = {name for name in quiz.traits(sync=True) if not name.startswith("_")}
    assert synced <= {"scene", "layout", "tabbable", "tooltip", "comm"}


def test_equal_sides_are_marked_and_right_angles_where_they_do_not_tell() -> None:
    def marks(attribute: str) -> tuple[int, int]:
        quiz = Quiz(("D3", "D9"), figures="rectangle", attributes=attribute, seed=1)
        drawn = quiz.scene["question"]["sketch"]
        return len(drawn["ticks"]), len(drawn["squares"])

    assert marks("reflexive-symmetry")[1] == 4
    assert marks("rectangle")[1] == 0
    assert marks("rectangle")[0] >= 4


def test_a_click_and_a_cell_answer_the_same_way() -> None:
    clicked, called = Quiz("D3", seed=4), Quiz("D3", seed=4)
    tell(clicked, do="answer", number=1, fits=True, reason=2)
    called.answer(True, reason=3)
    assert clicked.scene["told"] == called.scene["told"]
    assert clicked.results[0].reason == called.results[0].reason
    tell(clicked, do="next", number=1)
    called.next()
    assert clicked.scene["question"] == called.scene["question"]


def test_an_answer_is_explained_with_its_witness() -> None:
    quiz = Quiz("D3", figures="square-on-corner", attributes="square", seed=3)
    question = quiz.question
    assert question is not None
    diamond = next(one for one in question.reasons if "diamond" in one)
    said = quiz.answer(False, reason=diamond)
    assert (said.right, said.reason_right) == (False, False)
    assert said.misconception == "tilted-square-is-a-diamond"
    told = quiz.scene["told"]
    assert told["because"] == verdict(FIGURES["square-on-corner"], "square").because
    assert "however it lies" in told["aside"]
    assert any(one["role"] == "witness" for one in quiz.scene["question"]["sketch"]["polylines"])


def test_said_rightly_for_the_reason_of_a_misconception() -> None:
    quiz = Quiz("D3", figures="square", attributes="rectangle", seed=1)
    question = quiz.question
    assert question is not None
    belief = next(one for one in question.reasons if "something other" in one)
    assert quiz.answer(True, reason=belief).misconception == "square-is-no-rectangle"


def test_what_was_missed_comes_back() -> None:
    quiz = take(Quiz(("D3", "D9"), questions=8, seed=2), 0)
    first, *rest = quiz.results
    back = [one for one in rest if (one.figure, one.attribute) == (first.figure, first.attribute)]
    assert [rest.index(one) for one in back[:1]] == [3]
    assert all(one.again for one in back)
    assert len([one for one in quiz.results if not one.again]) == 8
    assert quiz.report().right == 7


def test_only_what_comes_back_is_said_to_come_back() -> None:
    for seed in range(8):
        quiz, promised, asked = Quiz(("D3", "D4"), questions=8, seed=seed), [], []
        while quiz.question is not None:
            asked.append(quiz.question.pair)
            answer_wrongly(quiz)
            if quiz.scene["told"]["back"]:
                promised.append((len(asked), asked[-1]))
            quiz.next()
        assert promised
        assert all(pair in asked[turn:] for turn, pair in promised)
        last = {pair: turn for turn, pair in enumerate(asked, start=1)}
        assert not {(turn, pair) for pair, turn in last.items()} & set(promised)


def test_a_figure_is_named_as_one_says_it() -> None:
    quiz = Quiz("D3", figures="rhombus", attributes="rhombus", seed=1)
    quiz.answer(True)
    assert quiz.scene["told"]["figure"] == "rhombus"


@pytest.mark.parametrize(
    "message",
    [
        {"do": "answer", "number": 2, "fits": True, "reason": 0},
        {"do": "answer", "number": 1, "fits": "yes", "reason": 0},
        {"do": "answer", "number": 1, "fits": True, "reason": 9},
        {"do": "answer", "number": 1, "fits": True},
        {"do": "next", "number": 1},
        {"do": "peek"},
    ],
)
def test_a_message_without_sense_is_answered_and_changes_nothing(message: dict[str, Any]) -> None:
    quiz = Quiz("D3", seed=1)
    assert [set(one) for one in tell(quiz, **message)] == [{"error"}]
    assert quiz.results == []


def test_a_question_is_answered_once() -> None:
    quiz = Quiz("D3", seed=1)
    with pytest.raises(ValueError, match="not answered yet"):
        quiz.next()
    quiz.answer(True)
    with pytest.raises(ValueError, match=r"quiz\.next\(\)"):
        quiz.answer(True)
    assert tell(quiz, do="answer", number=1, fits=True, reason=0)[0]["error"]
    take_rest = Quiz("D3", questions=1, seed=1)
    answer_rightly(take_rest)
    take_rest.next()
    with pytest.raises(ValueError, match="over"):
        take_rest.answer(True)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"definitions": "D77"}, "D1 to D15"),
        ({"figures": ["blob"]}, "no figure 'blob'"),
        ({"attributes": ["blobby"]}, "no attribute 'blobby'"),
        ({"attributes": ["circle"]}, "D3 and D4 ask nothing"),
        ({"questions": 0}, "1 to 200 questions"),
        ({"learner": 7}, "a learner is a name"),
        ({"learner": "x" * 201}, "has 201 characters; 200 is the most"),
        ({"definitions": 5}, r"D1 to D15, as in \('D3', 'D4'\), not 5"),
        ({"definitions": [["D3"]]}, "D1 to D15"),
        ({"figures": 5}, r"figures are named by their keys, as in \['square'\], not 5"),
        ({"figures": [["kite"]]}, "no figure"),
        ({"attributes": 5}, "attributes are named by their keys"),
        ({"seed": [1]}, r"a seed is a whole number, not \[1\]"),
        ({"save": 5}, "a result file has a name, as in 'ann.json', not 5"),
    ],
)
def test_bad_options_are_explained(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Quiz(**wrong)


def test_the_report_names_what_to_practise_in_words_and_as_a_picture() -> None:
    quiz = take(Quiz(("D3", "D9"), questions=10, seed=3, learner="Ann <3"), 0, 1, 2)
    report = quiz.report()
    missed = {one.definition for one in quiz.results[:3]}
    assert set(report.practise) == missed
    assert repr(report).startswith("Ann <3: 7 of 10 right.\nPractise next:")
    assert sum(one.asked for one in report.tallies) == 10
    assert report._repr_svg_().startswith("<svg")
    assert "Ann &lt;3" in report._repr_svg_()
    assert quiz.scene["report"]["headline"] == "7 of 10 known at once"
    assert [one["definition"] for one in quiz.scene["report"]["practise"]] == list(report.practise)
    for one, times in report.misconceptions:
        assert times == sum(said.misconception == one.key for said in quiz.results)


def test_without_a_browser_it_is_words_and_a_picture() -> None:
    quiz = Quiz("D3", seed=1)
    data, _ = quiz._repr_mimebundle_()
    assert data["text/plain"].startswith('Question 1: does "')
    assert data["image/svg+xml"].startswith("<svg")
    question = quiz.question
    assert question is not None
    told = "It fits." if question.verdict.holds else "It does not fit."
    assert told not in data["image/svg+xml"]
    quiz.answer(True)
    assert told in quiz._picture()
    assert told in repr(quiz)
