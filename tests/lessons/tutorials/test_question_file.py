"""The question file: its answers are true of the figures, and mistakes in it are named."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from brainwaves_widgets.geometry import FIGURES, Polygon, verdict
from brainwaves_widgets.geometry.measurements import Measures
from brainwaves_widgets.geometry.symmetry import _clashes
from brainwaves_widgets.goose.pieces import COLOURS
from brainwaves_widgets.lessons.board.family_tree import QUADRILATERALS
from brainwaves_widgets.lessons.tutorials.question_file import FILE, parse, questions


def mirrors(measures: Measures) -> int:
    return sum(not list(_clashes(measures, fold)) for fold in range(measures.gon))


def names(definitions: str) -> int:
    return sum(
        verdict(FIGURES["rectangle"], key, definitions=definitions).holds  # type: ignore[arg-type]
        for key in QUADRILATERALS
    )


def test_answers_about_figures_are_what_geometry_says() -> None:
    asked = questions()
    star = [(r * cos(k * pi / 6), r * sin(k * pi / 6)) for k in range(12) for r in [2 - k % 2]]
    for name, computed in {
        "concave angles of a star": FIGURES["five-point-star"].measures.angle_kinds.count(
            "concave"
        ),
        "gon of a star": Polygon(star).measures.gon,
        "mirrors of a square": mirrors(FIGURES["square"].measures),
        "mirrors of a rectangle": mirrors(FIGURES["rectangle"].measures),
        "names of a rectangle": names("printed"),
    }.items():
        assert asked[name].answer == computed, name
    assert asked["names of a rectangle"].by("inclusive").answer == names("inclusive")


@pytest.mark.parametrize(
    ("question", "figure", "holds"),
    [
        ("a card for the plus sign", FIGURES["plus"], True),
        ("not all", Polygon([(0, 0), (3, 0), (1.5, 22.75**0.5)]), False),
    ],
)
def test_only_the_right_card_fits_or_does_not(question: str, figure: Polygon, holds: bool) -> None:
    keys = {"all sides unequal": "all-sides-unequal-in-length"}
    one = questions()[question]
    for choice in one.choices:
        found = verdict(figure, keys.get(choice, choice.replace(" ", "-")))
        assert (found.holds is holds) is (choice == one.answer), choice


def test_right_triangles_are_never_equilateral() -> None:
    one = questions()["never together"]
    right = [shape for shape in FIGURES.values() if verdict(shape, "right-triangle").holds]
    for choice in one.choices:
        key = f"{choice.removeprefix('right and ')}-triangle"
        assert any(verdict(shape, key).holds for shape in right) is (choice != one.answer)


def test_answers_about_games_and_numbers_are_computed_ones() -> None:
    asked = questions()
    for name, computed in {
        "one card in hand": 2 * 6 / 10,
        "four cards in hand": min(safe for safe in range(41) if 5 * safe / 40 >= 4),
        "goose: pure luck": 100 / len(COLOURS),
        "left after two steps": 0.9**2,
        "half and half again": 2 * 25,
        "a cup of tea": 60 / 2**2,
        "a thousandth": next(n for n in range(20) if 2**-n < 1 / 1000),
    }.items():
        assert asked[name].answer == pytest.approx(computed), name


GOOD = """
[tea]
question = 'Is tea "hot" or "cold"?'
answer = "hot"
because = "It was boiled."
hints = [["cold", "Touch the cup."]]
"""


def test_a_good_question_is_read() -> None:
    assert parse(GOOD)["tea"].choices == ("hot", "cold")
    assert parse("") == {}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "answer =",
            "answr =",
            "\"tea\": unknown field 'answr'; the fields are question, answer, because",
        ),
        ('answer = "hot"', "", '"tea": the answer is missing'),
        ('answer = "hot"', 'answer = "warm"', 'name the answer "warm" in double quotes'),
        ('answer = "hot"', "answer = 3", "the answer is one of hot, cold, not 3"),
        ('answer = "hot"', "answer = nan", "the answer is a number or words in quotes, not nan"),
        ('answer = "hot"', 'answer = " "', "the answer is a number or words in quotes, not ' '"),
        ('answer = "hot"', "answer = hot", "questions.toml is not valid TOML: Invalid value"),
        ('"It was boiled."', "7", "the text of 'because' is a sentence"),
        ('"It was boiled."', '"boiled"', "with its full stop"),
        ('[["cold", "Touch the cup."]]', "[]", 'the wrong choice "cold" needs a hint'),
        ('[["cold", "Touch the cup."]]', "3", "a hint is a pair, as in"),
        ('"cold", "Touch the cup."', '"cold"', "a hint is a pair, as in"),
        ('["cold",', '["hot", "No."], ["cold",', "'hot' is right, so it has no hint"),
        ('["cold",', '["cold", "No."], ["cold",', "there are two hints for 'cold'; keep one"),
        ('["cold",', '[true, "No."], ["cold",', "the wrong answer of a hint is a number"),
        ("hints =", 'also = "warm"\nhints =', '"also" is a list, as in'),
        ("hints =", "inclusive = 3\nhints =", 'tea".inclusive: write the answer, because'),
        ("[tea]", "tea = 3\n[tee]", "a question begins with its name in square brackets"),
    ],
)
def test_a_mistake_is_named_with_its_question(old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=FILE.stem) as refused:
        parse(GOOD.replace(old, new, 1))
    assert said in str(refused.value)


def test_the_inclusive_form_keeps_what_it_does_not_change() -> None:
    one = parse(GOOD + '[tea.inclusive]\nbecause = "It is always hot."')["tea"]
    assert one.inclusive is not None
    assert (one.inclusive.question, one.inclusive.hints) == (one.question, one.hints)
    assert one.by("inclusive").because == "It is always hot."


def test_every_setting_of_the_file_is_explained_at_its_head() -> None:
    head = FILE.read_text(encoding="utf-8").split("\n[", 1)[0]
    assert all(f"#   {key} " in head for key in ("question", "answer", "also", "because", "hints"))
