"""Reasons to choose from: one is true, the others are known to be none."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, Verdict, verdict
from brainwaves_widgets.lessons import DEFINITIONS, MISCONCEPTIONS
from brainwaves_widgets.lessons.lab.figures_on_sheet import on_sheet, turned
from brainwaves_widgets.lessons.reasons.clauses import PREMISES, clause, premise
from brainwaves_widgets.lessons.reasons.distractors import HALF_SO, NOT_SO, choices
from brainwaves_widgets.lessons.reasons.voices import NO_PROOF, Choice

BY_THEMSELVES = {NO_PROOF, MISCONCEPTIONS["a-rectangles-diagonal-is-a-mirror"].truth}
"""Asides to reasons that need no counterexample: looks, and a fold that does not work."""
ASKED = [
    (figure, attribute)
    for one in DEFINITIONS.values()
    for figure in one.figures
    for attribute in one.attributes
]


@cache
def offered(figure: str, attribute: str) -> tuple[Verdict, tuple[Choice, ...]]:
    """Return a verdict and the reasons to choose from, which several tests look at."""
    found = verdict(FIGURES[figure], attribute)
    return found, choices(found, Random(figure + attribute))


@pytest.mark.parametrize("number", DEFINITIONS)
def test_there_are_four_and_one_is_true(number: str) -> None:
    one = DEFINITIONS[number]
    for figure in one.figures:
        for attribute in one.attributes:
            found, given = offered(figure, attribute)
            assert len({choice.text for choice in given}) == 4
            (true,) = (choice for choice in given if choice.right)
            assert true.text == found.because
            assert any(choice.supports is not found.holds for choice in given), "no other side"
            assert all(choice.aside for choice in given if not choice.right)


def test_hardly_ever_is_the_true_one_alone_on_its_side() -> None:
    alone = 0
    for figure, attribute in ASKED:
        found, given = offered(figure, attribute)
        alone += sum(one.supports is found.holds for one in given) == 1
    assert alone < len(ASKED) / 10


def test_a_reason_for_the_other_side_is_false_here() -> None:
    """It is true of another figure with the opposite verdict, or its conclusion is false."""
    for figure, attribute in ASKED[::3]:
        found = verdict(FIGURES[figure], attribute)
        for one in choices(found, Random(2)):
            if one.right or one.supports is found.holds:
                continue
            if one.aside == NOT_SO:
                assert one.text in {
                    verdict(other, attribute).because
                    for other in FIGURES.values()
                    if verdict(other, attribute).holds is not found.holds
                }
            if one.aside == HALF_SO:
                assert one.text.endswith(
                    f", so {clause(attribute, holds=not found.holds, of=found.figure)}."
                )


def test_a_reason_that_does_not_follow_has_a_counterexample() -> None:
    """What is said of the figure is true of another one with the opposite verdict."""
    seen = 0
    for figure, attribute in ASKED[::3]:
        found = verdict(FIGURES[figure], attribute)
        for one in choices(found, Random(3)):
            if one.right or one.supports is not found.holds or one.aside in BY_THEMSELVES:
                continue
            so = clause(attribute, holds=found.holds, of=found.figure)
            said = one.text.removesuffix(f", so {so}.")
            keys = [
                key
                for key in PREMISES
                if (other := verdict(FIGURES[figure], key)).holds and premise(other) == said
            ]
            assert keys, one.text
            assert any(
                verdict(other, key).holds and verdict(other, attribute).holds is not found.holds
                for key in keys
                for other in FIGURES.values()
            )
            seen += 1
    assert seen > 150


@pytest.mark.parametrize(
    ("figure", "attribute", "said"),
    [
        ("rectangle", "rectangle", "All its angles are equal"),
        ("isosceles-right-triangle", "right-triangle", "both 45°"),
        ("regular-hexagon", "two-equal-sides", "It has a mirror line"),
        ("w-chain", "two-equal-sides", "It has a mirror line"),
        ("arc", "circle", "Folded"),
        ("obtuse-angle", "single-segment", "Folded"),
        ("equilateral-triangle", "quadrilateral", "Folded"),
        ("regular-octagon", "two-parallel-sides", "All its angles are equal"),
        ("house-pentagon", "obtuse-angle", "It has no dent"),
        ("house-pentagon", "all-angles-equal", "The angle at A is 90°"),
        ("square", "four-angles", "It has two right angles"),
        ("rhombus", "convex-polygon", "All its sides are equal"),
        ("right-trapezoid", "concave-angle", "Sides AB and CD stay"),
        ("kite", "concave-polygon", "It has two obtuse angles"),
    ],
)
def test_what_would_be_a_second_true_reason_is_not_offered(
    figure: str, attribute: str, said: str
) -> None:
    """Together with the number of corners, which one sees, each of these would prove it."""
    found = verdict(FIGURES[figure], attribute)
    given = [one for seed in range(80) for one in choices(found, Random(seed))]
    assert not [
        one.text
        for one in given
        if one.text.startswith(said) and not one.right and one.supports is found.holds
    ]


@pytest.mark.parametrize(
    ("figure", "attribute", "said"),
    [
        ("kite", "no-reflexive-symmetry", "It has a mirror line, so it has no mirror line."),
        ("ray", "finite", "It goes on without end, so it is finite."),
        ("rhombus", "not-all-sides-are-equal", "All its sides are equal, so not all"),
    ],
)
def test_no_reason_contradicts_itself(figure: str, attribute: str, said: str) -> None:
    found = verdict(FIGURES[figure], attribute)
    given = [one.text for seed in range(60) for one in choices(found, Random(seed))]
    assert not [text for text in given if text.startswith(said)]


@pytest.mark.parametrize("figure", ["circle", "segment", "ray", "s-curve", "ellipse"])
@pytest.mark.parametrize("attribute", DEFINITIONS["D13"].attributes)
def test_nothing_is_said_of_sides_and_angles_that_are_not_there(
    figure: str, attribute: str
) -> None:
    """Without sides to compare "its sides are not all equal" would be as false as its opposite."""
    found = verdict(FIGURES[figure], attribute)
    assert not found.holds
    for seed in range(40):
        for one in choices(found, Random(seed)):
            if one.aside == HALF_SO or one.aside.startswith("True, but"):
                label = ATTRIBUTES[attribute].label
                fits = "fits" if one.supports else "does not fit"
                assert one.text.endswith(f', so "{label}" {fits}.')


def test_the_true_reason_does_not_stand_out_by_its_length() -> None:
    lengths = [
        ([len(one.text) for one in given], len(found.because))
        for figure, attribute in ASKED
        for found, given in [offered(figure, attribute)]
    ]
    ratios = sorted(max(some) / min(some) for some, _ in lengths)
    assert ratios[len(ratios) // 2] < 1.6
    assert ratios[9 * len(ratios) // 10] < 2.2
    longest = sum(true == max(some) for some, true in lengths) / len(lengths)
    shortest = sum(true == min(some) for some, true in lengths) / len(lengths)
    assert 0.12 < longest < 0.35  # one in four by chance
    assert shortest > 0.05


def test_reasons_speak_of_the_matter() -> None:
    """Nobody says that a figure is a triangle because it can be measured."""
    for figure, attribute in ASKED:
        _, given = offered(figure, attribute)
        rule = ATTRIBUTES[attribute].rule
        off = [one.text for one in given if one.text.startswith("It can be measured")]
        assert not off or rule in {"D7", "D10"}, off


@pytest.mark.parametrize("degrees", [17, 62, 133, 241])
def test_turning_and_sizing_change_no_verdict_and_no_sentence(degrees: float) -> None:
    for figure in FIGURES.values():
        drawn, _ = on_sheet(turned(figure, degrees), 0.46)
        for attribute in ATTRIBUTES:
            one, other = verdict(figure, attribute), verdict(drawn, attribute)
            assert (one.holds, one.because) == (other.holds, other.because), (figure, attribute)
