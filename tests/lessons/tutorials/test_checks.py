"""Tasks that check themselves: open, right, wrong, and words for each."""

from __future__ import annotations

import pytest

from brainwaves_widgets.geometry import FIGURES, Polygon
from brainwaves_widgets.lessons import Task, made, pick, predict, say
from brainwaves_widgets.lessons.tutorials.checks import Checked
from brainwaves_widgets.lessons.tutorials.question_file import questions
from brainwaves_widgets.lessons.tutorials.wave import fire

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
    assert "You can argue" in repr(predict("ray", "reflexive-symmetry", "no"))


def test_d15_where_one_can_argue_no_side_is_wrong() -> None:
    assert predict("ellipse", "no-right-angles").words[0].startswith("Take sides. No right angles:")
    for said, side in (
        ("yes", "You say yes. The game says no."),
        ("no", "You say no. The game says no."),
    ):
        told = predict("ellipse", "no-right-angles", said)
        assert told.state == "argued"
        assert told
        assert side in repr(told)
        assert "⚖ You can argue." in repr(told)
        assert "Where there is no angle there is no right angle either" in repr(told)
    five = ["ray", "segment", "parallelogram"]
    assert pick("reflexive-symmetry", five, "B").words == ("Reflexive symmetry is true of B.",)
    other = pick("reflexive-symmetry", five, "AB")
    assert other.state == "right"
    assert other.words[1].startswith("You can argue about A: A ray lies on its own line")
    assert pick("reflexive-symmetry", five, "ABC").words[0] == "Look at C again."


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
    assert repr(pick("triangle", THREE, "none")).endswith("Triangle is true of none of them.")


@pytest.mark.parametrize("said", ["all", "All of them.", "ABC"])
def test_all_can_be_picked_in_a_word(said: object) -> None:
    assert pick("quadrilateral", THREE, said)


@pytest.mark.parametrize("said", ["D", "?", 7])
def test_what_is_no_letter_is_refused(said: object) -> None:
    told = pick("rhombus", THREE, said)
    assert told.state == "unread"
    assert 'Write letters from A to C, as in "AC", or "none".' in repr(told)
    assert told.picture == pick("rhombus", THREE).picture


def test_an_answer_that_is_not_understood_is_told_in_a_box_and_stops_nothing() -> None:
    told = predict("kite", "rhombus", "maybe")
    assert not told
    assert told.state == "unread"
    assert repr(told) == (
        '✎ Not understood. Your answer was \'maybe\'. Rhombus: write "yes" or "no".'
    )
    assert "<b>✎ Not understood.</b>" in told._repr_html_()
    assert told.picture == predict("kite", "rhombus").picture, "and gives nothing away"


STRANGE = [
    *("", "  ", "?", "no idea", "yes and no", "12 or 13", "9" * 5000, "\ud800", "<b>", "🦊"),
    *(None, [], {}, {"A"}, (1,), [[1]], b"yes", 1j, 10**5000, float("nan"), object(), print, [...]),
    *([("a", "b")] * 3, [(10**5000, 0), (1, 0), (0, 1)], [(1e308, 0), (-1e308, 0), (0, 1e308)]),
]


@pytest.mark.parametrize("answer", STRANGE, ids=range(len(STRANGE)))
def test_no_answer_stops_a_notebook(answer: object) -> None:
    task = Task("Make a triangle.", wants="triangle")
    for told in (
        predict("kite", "rhombus", answer),
        pick("rhombus", THREE, answer),
        made(answer, task),
        *(say(question, answer) for question in questions()),
        fire(answer),
    ):
        assert told.state in {"open", "unread", "wrong", "right"}
        assert told._repr_html_().startswith("<div")
        assert repr(told)


@pytest.mark.parametrize("said", [12, 12.0, "12", 12.01])
def test_numbers_are_taken_with_a_little_room(said: object) -> None:
    assert say("gon of a star", said)


def test_frequent_answers_have_a_hint() -> None:
    assert "Those are the tips" in repr(say("gon of a star", 6))
    assert "It is not 7. Look again." in repr(say("gon of a star", 7))
    with pytest.raises(ValueError, match="no question 'gone'"):
        say("gone", 3)


def test_a_figure_of_ones_own_is_checked_against_a_task() -> None:
    task = Task("Make a rhombus that is not a square.", wants="rhombus", refuses="square")
    assert made(FIGURES["rhombus"], task)
    assert not made(FIGURES["square"], task)
    assert made(None, task).state == "open"
    assert "a rhombus has exactly four" in repr(made(Polygon([(0, 0), (4, 0), (4, 3)]), task))
    assert made("a rhombus", task).state == "unread"
    assert "Write a list of points" in repr(made("a rhombus", task))


def test_a_list_of_points_is_a_polygon_too() -> None:
    task = Task("Make a triangle.", wants="triangle")
    assert made([(0, 0), (4, 0), (4, 3)], task)
    assert made([[0, 0], [4, 0], [4, 3]], task)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([(0, 0), (1, 1)], "A polygon has at least 3 points, not 2"),
        ([(0, 0), (2, 0), (4, 0), (4, 3)], "lie on one line"),
        ([(0, 0), (2, 2), (2, 0), (0, 2)], "cross or touch"),
        ([(0, 0), (1, 1), 3], "A point is a pair of numbers"),
    ],
)
def test_points_that_are_no_polygon_are_told_in_a_box(points: list[object], said: str) -> None:
    told = made(points, Task("Make a triangle.", wants="triangle"))
    assert told.state == "unread"
    assert said in repr(told)


def test_markup_in_an_answer_is_only_text() -> None:
    assert say("gon of a star", "<script>").state == "unread"
    assert "<script" not in say("gon of a star", "<script>")._repr_html_()
    assert "<script" not in Checked("wrong", ("<script>",))._repr_html_()


def test_a_number_beyond_all_bounds_is_just_wrong() -> None:
    assert not say("names of a rectangle", 10**400)


def test_d4_a_question_with_another_answer_by_the_inclusive_definitions() -> None:
    assert say("names of a rectangle", 3)
    assert not say("names of a rectangle", 4)
    assert say("names of a rectangle", 4, definitions="inclusive")
    assert "and the trapezoid, too" in repr(say("names of a rectangle", 3, definitions="inclusive"))
    assert say("mirrors of a square", 4, definitions="inclusive")
    with pytest.raises(ValueError, match='"printed" or "inclusive"'):
        say("names of a rectangle", 4, definitions="other")  # type: ignore[arg-type]


def test_d4_a_task_has_its_own_definitions() -> None:
    task = Task("Make a trapezoid.", wants="trapezoid", definitions="inclusive")
    assert made(FIGURES["square"], task)
    assert not made(FIGURES["square"], task, definitions="printed")
