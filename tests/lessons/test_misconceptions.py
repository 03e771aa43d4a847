"""Known misconceptions: each is shown by its wrong answer, and only by that."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, verdict
from brainwaves_widgets.lessons import DEFINITIONS, MISCONCEPTIONS, misconceptions
from brainwaves_widgets.lessons.lab.figures_on_sheet import turned
from brainwaves_widgets.lessons.misconceptions import MEMORY, SOURCES, revealed, trapped
from brainwaves_widgets.lessons.reasons.distractors import choices
from brainwaves_widgets.lessons.reasons.shapes import SHAPES

SHOWN = [
    ("square", "rectangle", False, "square-is-no-rectangle"),
    ("square", "rhombus", False, "square-is-no-rectangle"),
    ("rhombus", "parallelogram", False, "square-is-no-rectangle"),
    ("square-on-corner", "square", False, "tilted-square-is-a-diamond"),
    ("regular-octagon", "four-angles", False, "a-number-means-exactly"),
    ("regular-octagon", "three-equal-sides", False, "a-number-means-exactly"),
    ("equilateral-triangle", "isosceles-triangle", False, "equilateral-is-not-isosceles"),
    ("five-point-star", "pentagon", True, "a-star-has-five-angles"),
    ("house-pentagon", "pentagon", False, "only-regular-ones-have-the-name"),
    ("isosceles-right-triangle", "right-triangle", False, "a-triangle-has-one-name"),
    ("right-scalene-triangle", "scalene-triangle", False, "a-triangle-has-one-name"),
    ("kite", "exactly-three-angles", True, "exactly-is-only-a-word"),
    ("rectangle", "not-all-sides-are-equal", False, "not-all-means-none"),
    ("circle", "all-sides-unequal-in-length", True, "nothing-to-compare-fits"),
    ("w-chain", "finite", False, "finite-means-closed"),
    ("arc", "has-a-perimeter", True, "what-has-a-length-has-a-perimeter"),
    ("notched-triangle", "two-parallel-sides", True, "one-line-is-parallel"),
    ("acute-angle-with-long-arms", "acute-angle", False, "longer-arms-make-a-larger-angle"),
    ("right-angle-with-short-arms", "acute-angle", True, "longer-arms-make-a-larger-angle"),
    ("dart", "quadrilateral", False, "concave-is-no-polygon"),
    ("parallelogram", "reflexive-symmetry", True, "parallelogram-has-a-mirror-line"),
    ("parallelogram", "no-reflexive-symmetry", False, "parallelogram-has-a-mirror-line"),
    ("arc", "reflexive-symmetry", False, "segment-has-no-symmetry"),
    ("rectangle", "trapezoid", True, "parallelogram-is-a-trapezoid"),
    ("rhombus", "regular-polygon", True, "equal-sides-make-it-regular"),
    ("ray", "finite", True, "it-ends-where-the-drawing-ends"),
    ("five-point-star", "two-parallel-sides", True, "one-line-is-parallel"),
    ("circle", "all-sides-equal", True, "a-circle-has-equal-sides"),
]


@pytest.mark.parametrize(("figure", "attribute", "answer", "key"), SHOWN)
def test_a_wrong_answer_shows_it(figure: str, attribute: str, answer: bool, key: str) -> None:
    assert verdict(SHAPES[figure], attribute).holds is not answer
    assert revealed(SHAPES[figure], attribute, answer=answer) == key


def test_d11_a_right_angle_that_does_not_stand_upright() -> None:
    key = "a-right-angle-stands-upright"
    figure = turned(FIGURES["right-scalene-triangle"], 28)
    assert revealed(figure, "right-angle", answer=False) == key
    assert revealed(FIGURES["right-scalene-triangle"], "right-angle", answer=False) == ""


SLANTED = [
    ("isosceles-acute-triangle", "isosceles-triangle", "isosceles-stands-on-its-base"),
    ("isosceles-trapezoid", "trapezoid", "a-trapezoid-lies-flat"),
    ("square", "square", "tilted-square-is-a-diamond"),
    ("kite", "reflexive-symmetry", "a-mirror-stands-upright"),
]


@pytest.mark.parametrize(("figure", "attribute", "key"), SLANTED)
def test_some_show_only_on_figures_that_lie_at_a_slant(
    figure: str, attribute: str, key: str
) -> None:
    assert revealed(turned(FIGURES[figure], 28), attribute, answer=False) == key
    assert revealed(FIGURES[figure], attribute, answer=False) == ""


def test_d9_a_rectangles_diagonal_shows_by_the_reason_of_a_right_answer() -> None:
    key = "a-rectangles-diagonal-is-a-mirror"
    figure = FIGURES["rectangle"]
    said = MISCONCEPTIONS[key].says(figure.measures, "reflexive-symmetry")
    assert revealed(figure, "reflexive-symmetry", answer=True, reason=said) == key
    assert revealed(figure, "reflexive-symmetry", answer=False, reason=said) == ""
    assert revealed(figure, "reflexive-symmetry", answer=True) == ""


@pytest.mark.parametrize(
    ("figure", "attribute"),
    [("dart", "concave-angle"), ("l-hexagon", "concave-angle")],
)
def test_d11_the_angle_at_a_dent_is_measured_inside(figure: str, attribute: str) -> None:
    told = {one.key for one in trapped(FIGURES[figure], attribute)}
    assert "a-dent-has-a-small-angle" in told


def test_all_are_shown_by_some_answer_and_have_a_definition_and_words() -> None:
    shown = {key for *_, key in SHOWN} | {key for *_, key in SLANTED}
    shown |= {"a-right-angle-stands-upright", "a-rectangles-diagonal-is-a-mirror"}
    assert shown | {"a-dent-has-a-small-angle"} == set(MISCONCEPTIONS)
    for one in MISCONCEPTIONS.values():
        assert SOURCES.keys() >= {*one.sources}
        assert one.definition in DEFINITIONS
        assert one.title
        assert one.truth.endswith(".")
        assert one.practise


@pytest.mark.parametrize("degrees", [0, 28, 90])
def test_no_right_answer_shows_one(degrees: float) -> None:
    for figure in FIGURES.values():
        drawn = turned(figure, degrees)
        for attribute in ATTRIBUTES:
            truth = verdict(drawn, attribute).holds
            for one in trapped(drawn, attribute):
                assert one.wrong_answer(drawn, attribute) is not truth, (figure.key, attribute, one)
                assert one.says(drawn.measures, attribute).endswith(".")


def test_the_reason_decides_between_two() -> None:
    figure = turned(FIGURES["rectangle"], 28)
    both = trapped(figure, "right-angle")
    assert len(both) == 2
    for one in both:
        said = one.says(figure.measures, "right-angle")
        assert revealed(figure, "right-angle", answer=False, reason=said) == one.key


def test_without_a_reason_nobody_knows_which_of_two_it_was() -> None:
    figure = turned(FIGURES["rectangle"], 28)
    assert revealed(figure, "right-angle", answer=False) == ""


@pytest.mark.parametrize(
    "reason", ["The angle at A is 60°, not 90°, so it is not a rectangle.", "?"]
)
def test_a_wrong_answer_for_another_reason_shows_none(reason: str) -> None:
    assert revealed(FIGURES["square"], "rectangle", answer=False) == "square-is-no-rectangle"
    assert revealed(FIGURES["square"], "rectangle", answer=False, reason=reason) == ""


def test_the_title_is_true_of_every_answer_that_is_booked_under_it() -> None:
    """D3: also who says that a rhombus is no parallelogram."""
    assert "square" not in MISCONCEPTIONS["square-is-no-rectangle"].title.lower()


def test_each_of_two_is_offered_as_a_reason_now_and_then() -> None:
    figure = turned(FIGURES["rectangle"], 28)
    found = verdict(figure, "right-angle")
    offered = {one.text for seed in range(20) for one in choices(found, Random(seed))}
    for one in trapped(figure, "right-angle"):
        assert one.says(figure.measures, "right-angle") in offered


def test_every_source_is_cited_and_says_if_nobody_has_looked_it_up() -> None:
    cited = {key for one in MISCONCEPTIONS.values() for key in one.sources}
    assert cited == {*SOURCES}
    file = Path(misconceptions.__file__).with_name("sources.toml")
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    found = {key for key, one in read.items() if one.get("found")}
    assert cited > found
    assert {key for key in SOURCES if SOURCES[key].endswith(MEMORY)} == cited - found
