"""Tasks that check themselves: open, right, wrong, and words for each."""

from __future__ import annotations

import pytest

from brainwaves_widgets.geometry import FIGURES, Polygon
from brainwaves_widgets.lessons import Task, made, pick, predict, say
from brainwaves_widgets.lessons.check import Checked
from brainwaves_widgets.lessons.heard import UnreadError

THREE = ["kite", "square-on-corner", "rhombus"]


@pytest.mark.parametrize("said", ["yes", " Yes ", "y", True, "true", "yes.", "Yes!"])
def test_yes_is_said_in_many_ways(said: object) -> None:
    """D3: a square on its corner is a rhombus, too."""
    assert predict("square-on-corner", "rhombus", said)
    assert not predict("kite", "rhombus", said)


def test_a_prediction_is_explained_on_the_figure() -> None:
    wrong = predict("kite", "rhombus", "yes")
    assert wrong.state == "wrong"
    assert "so it is not a rhombus" in repr(wrong)
    html = wrong._repr_html_()
    assert "✗ Not yet" in html
    assert "data:image/svg+xml" in html


def test_where_one_can_argue_it_says_so() -> None:
    assert "One can argue" in repr(predict("ray", "reflexive-symmetry", "no"))


def test_the_inclusive_definitions_turn_it_round() -> None:
    assert predict("square", "trapezoid", "no")
    assert predict("square", "trapezoid", "yes", definitions="inclusive")


def test_before_an_answer_the_picture_gives_nothing_away() -> None:
    for task in (predict("square", "rhombus"), pick("rhombus", THREE)):
        assert task.state == "open"
        assert task.picture
        assert "yes." not in task.picture
        assert "#ffb09a" not in task.picture
        assert ">square" not in task.picture


@pytest.mark.parametrize(
    "said", ["BC", "b, c", ["B", "C"], "CB", "B and C", "figures B and C", "B, C."]
)
def test_letters_are_picked_in_many_ways(said: object) -> None:
    assert pick("rhombus", THREE, said)


def test_the_first_figure_that_was_judged_wrongly_is_explained() -> None:
    wrong = pick("rhombus", THREE, "A")
    assert wrong.words[0] == "Look at A, B and C again."
    assert wrong.words[1].startswith("Figure A: sides AB and CD are")
    assert wrong.words[1].endswith("so it is not a rhombus.")
    assert wrong.picture
    assert ">Figure A. Rhombus: no." in wrong.picture, "the picture says which figure it shows"
    assert pick("triangle", THREE, "none")
    assert repr(pick("triangle", THREE, "none")).endswith("Triangle is true of none.")


@pytest.mark.parametrize("said", ["all", "All of them.", "ABC"])
def test_all_can_be_picked_in_a_word(said: object) -> None:
    assert pick("quadrilateral", THREE, said)


@pytest.mark.parametrize("said", ["D", "?", 7])
def test_what_is_no_letter_is_refused(said: object) -> None:
    with pytest.raises(ValueError, match="letters from A to C"):
        pick("rhombus", THREE, said)


def test_what_is_neither_yes_nor_no_is_refused() -> None:
    with pytest.raises(ValueError, match='"yes" or "no", not \'maybe\''):
        predict("kite", "rhombus", "maybe")


def test_a_learner_reads_one_line_about_an_answer_that_is_not_understood() -> None:
    """IPython shows no traceback where an error has a word of its own."""
    with pytest.raises(UnreadError) as caught:
        predict("kite", "rhombus", "maybe")
    (line,) = caught.value._render_traceback_()
    assert line == '✎ Not understood: the answer is "yes" or "no", not \'maybe\'.'


@pytest.mark.parametrize("said", [12, 12.0, "12", 12.01])
def test_numbers_are_taken_with_a_little_room(said: object) -> None:
    assert say("gon of a star", said)


def test_frequent_answers_have_a_hint() -> None:
    assert "Those are the tips" in repr(say("gon of a star", 6))
    assert "It is not 7. Look again." in repr(say("gon of a star", 7))
    with pytest.raises(ValueError, match="no question 'gone'"):
        say("gone", 3)


def test_a_figure_of_ones_own_is_checked_against_a_task() -> None:
    task = Task("Make a rhombus that is no square.", wants="rhombus", refuses="square")
    assert made(FIGURES["rhombus"], task)
    assert not made(FIGURES["square"], task)
    assert made(None, task).state == "open"
    assert "a rhombus has exactly four" in repr(made(Polygon([(0, 0), (4, 0), (4, 3)]), task))
    with pytest.raises(TypeError, match="a list of points"):
        made("a rhombus", task)


def test_a_list_of_points_is_a_polygon_too() -> None:
    task = Task("Make a triangle.", wants="triangle")
    assert made([(0, 0), (4, 0), (4, 3)], task)
    assert made([[0, 0], [4, 0], [4, 3]], task)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([(0, 0), (1, 1)], "a polygon has at least 3 points, not 2"),
        ([(0, 0), (2, 0), (4, 0), (4, 3)], "lie on one line"),
        ([(0, 0), (2, 2), (2, 0), (0, 2)], "cross or touch"),
        ([(0, 0), (1, 1), 3], "a point is a pair of numbers"),
    ],
)
def test_points_that_are_no_polygon_are_told_in_one_line(points: list[object], said: str) -> None:
    with pytest.raises(UnreadError, match=said) as caught:
        made(points, Task("Make a triangle.", wants="triangle"))
    assert len(caught.value._render_traceback_()) == 1


def test_markup_in_an_answer_is_only_text() -> None:
    with pytest.raises(UnreadError):
        say("gon of a star", "<script>")
    assert "<script" not in Checked("wrong", ("<script>",))._repr_html_()


def test_a_number_beyond_all_bounds_is_just_wrong() -> None:
    assert not say("names of a rectangle", 10**400)
