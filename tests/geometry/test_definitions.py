"""The definitions D1 to D15, each on figures that show it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from brainwaves_widgets.geometry import (
    ATTRIBUTES,
    FIGURES,
    Angle,
    Chain,
    Circle,
    Curve,
    Ellipse,
    Line,
    Polygon,
    Ray,
    Segment,
    classify,
    family,
    matrix,
    sketch,
    verdict,
)
from brainwaves_widgets.geometry.explain.relations import excludes, implies
from tests.geometry.builders import regular

TABLE = matrix()


def yes(figure: str) -> set[str]:
    return {one.attribute.key for one in classify(FIGURES[figure])}


def who(attribute: str) -> set[str]:
    return {name for name in FIGURES if TABLE[name, attribute].holds}


def test_d1_a_gon_has_exactly_so_many_angles() -> None:
    assert who("decagon") == {"five-point-star"}
    assert who("dodecagon") == {"plus"}
    assert who("heptagon") == {"arrow-heptagon"}
    assert who("hexagon") == {"regular-hexagon", "l-hexagon"}
    assert who("pentagon") == {"regular-pentagon", "house-pentagon", "notched-pentagon"}
    assert {"dart", "square", "rhombus", "kite", "trapezoid-1112"} <= who("quadrilateral")
    kinds = FIGURES["five-point-star"].measures.angle_kinds
    assert kinds.count("acute") == kinds.count("concave") == 5


def test_d2_triangles() -> None:
    assert {"equilateral-triangle", "isosceles-triangle"} <= yes("equilateral-triangle")
    assert who("equilateral-triangle") == {"equilateral-triangle"}
    assert who("right-triangle") == {"isosceles-right-triangle", "right-scalene-triangle"}
    assert who("scalene-triangle") == {"right-scalene-triangle", "obtuse-scalene-triangle"}
    assert not verdict(FIGURES["square"], "right-triangle")


def test_d3_quadrilaterals() -> None:
    squares = {"square", "square-on-corner"}
    assert who("square") == squares
    assert who("rectangle") == squares | {"rectangle"}
    assert who("rhombus") == squares | {"rhombus"}
    assert who("parallelogram") == squares | {"rectangle", "rhombus", "parallelogram"}
    with pytest.raises(ValueError, match="cross"):
        Polygon([(0, 0), (3, 2), (3, 0), (0, 2)])


def test_d4_trapezoid_printed_and_inclusive() -> None:
    trapezoids = {"isosceles-trapezoid", "right-trapezoid", "trapezoid-1112"}
    assert who("trapezoid") == trapezoids
    wide = matrix(definitions="inclusive")
    inclusive = {name for name in FIGURES if wide[name, "trapezoid"].holds}
    assert inclusive == trapezoids | who("parallelogram")
    changed = [cell for cell in wide._cells if wide[cell].holds != TABLE[cell].holds]
    assert {key for _, key in changed} == {"trapezoid"}
    assert wide["square", "trapezoid"].because == (
        "Sides AB and CD are parallel, 1 apart, so this parallelogram is a trapezoid too, "
        "as one pair is enough."
    )
    assert "it is a trapezoid, as" in wide["right-trapezoid", "trapezoid"].because
    assert "call every parallelogram" in TABLE["square", "trapezoid"].note
    assert "other books" in wide["square", "trapezoid"].note
    assert "at least" in ATTRIBUTES["trapezoid"].meaning("inclusive")


@pytest.mark.parametrize("wrong", ["exclusive", "", None, ["printed"], 7])
def test_d4_other_definitions_are_refused_by_all(wrong: Any) -> None:
    square = FIGURES["square"]
    for ask in (
        lambda: verdict(square, "trapezoid", definitions=wrong),
        lambda: classify(square, definitions=wrong),
        lambda: matrix(definitions=wrong),
        lambda: family(definitions=wrong),
        lambda: implies(wrong),
        lambda: excludes(wrong),
        lambda: ATTRIBUTES["trapezoid"].meaning(wrong),
    ):
        with pytest.raises(ValueError, match='"printed" or "inclusive"'):
            ask()


def test_d5_regular_convex_concave() -> None:
    assert "square" in who("regular-polygon")
    assert "rhombus" not in who("regular-polygon")
    assert "rectangle" not in who("regular-polygon")
    assert "five-point-star" not in who("regular-polygon")
    dented = {"dart", "notched-pentagon", "l-hexagon", "arrow-heptagon", "five-point-star", "plus"}
    assert who("concave-polygon") == dented
    assert len(who("convex-polygon")) == 26 - len(dented)


def test_d6_circle_and_ellipse() -> None:
    assert who("circle") == {"circle"}
    assert who("ellipse") == {"ellipse"}
    assert verdict(Ellipse((0, 0), 2, 2), "circle")
    assert not verdict(Ellipse((0, 0), 2, 2), "ellipse")
    assert not verdict(Ellipse((0, 0), 2, 1.99), "circle")


def test_d7_segment_ray_and_line() -> None:
    assert who("single-segment") == {"segment"}
    assert who("ray") == {"ray"}
    assert who("straight-line") == {"straight-line"}
    assert len(sketch(Ray((0, 0), (1, 0)))["arrows"]) == 1
    assert len(sketch(Line((0, 0), (1, 0)))["arrows"]) == 2
    assert len(sketch(Segment((0, 0), (1, 0)))["arrows"]) == 0


def test_d8_chain_and_curve() -> None:
    assert who("nonclosed-polygonal-chain") == {"l-chain", "z-chain", "w-chain"}
    assert who("nonclosed-smooth-curve") == {"s-curve", "arc"}
    pieces = Curve([(0, 0), (1, 2), (3, 1), (4, 4)]).beziers
    for i in range(3, len(pieces) - 1, 3):  # no angle where two pieces meet
        before = [b - a for a, b in zip(pieces[i - 1], pieces[i], strict=True)]
        after = [b - a for a, b in zip(pieces[i], pieces[i + 1], strict=True)]
        assert before == pytest.approx(after)


def test_d9_reflexive_symmetry() -> None:
    crooked = {"ray", "s-curve", "l-chain", "z-chain", "right-scalene-triangle"}
    crooked |= {"obtuse-scalene-triangle", "parallelogram", "right-trapezoid", "l-hexagon"}
    crooked |= {"irregular-quadrilateral"}
    assert who("no-reflexive-symmetry") == crooked
    assert who("reflexive-symmetry") == set(FIGURES) - crooked
    assert verdict(Chain([(0, 1), (1, 0), (2, 1)]), "reflexive-symmetry")
    assert verdict(Polygon([(0, 0), (4, 1), (5, 5), (1, 4)]), "reflexive-symmetry")


def test_d10_perimeter_and_finite() -> None:
    endless = {"ray", "straight-line"} | {name for name in FIGURES if "-angle" in name} - {
        name for name in FIGURES if "triangle" in name
    }
    assert who("infinite") == endless
    assert who("finite") == set(FIGURES) - endless
    closed = {name for name, one in FIGURES.items() if isinstance(one, Polygon | Circle | Ellipse)}
    assert who("has-a-perimeter") == closed
    assert Ellipse((0, 0), 5, 3).measures.around == pytest.approx(25.526998863398)


def test_d11_kinds_of_angle() -> None:
    for size, kind in ((89, "acute"), (90, "right"), (91, "obtuse"), (180, "straight")):
        kinds = ("acute", "right", "obtuse", "straight", "concave")
        assert [k for k in kinds if verdict(Angle.of(size), f"{k}-angle")] == [kind]
    assert FIGURES["dart"].measures.angles[1] == pytest.approx(247.38, abs=0.01)
    bent = Chain([(0, 0), (1, 0), (1, 1), (2, 1)])
    assert bent.measures.angles == pytest.approx([90, 90])  # left and right alike
    assert who("straight-angle") == {"straight-angle"}


def test_d12_numbers_mean_at_least() -> None:
    assert "plus" in who("four-angles")
    assert "plus" not in who("exactly-four-angles")
    assert {"three-equal-sides", "two-equal-sides"} <= yes("regular-octagon")
    assert "five-point-star" in who("concave-angle")
    assert "regular-pentagon" not in who("more-than-five-angles")
    assert "regular-hexagon" in who("more-than-five-angles")


def test_d13_all_and_not_all_ask_for_more_than_one() -> None:
    for name in ("segment", "circle"):
        assert not yes(name) & {"not-all-sides-are-equal", "all-sides-unequal-in-length"}
        assert not yes(name) & {"all-sides-equal", "all-angles-equal", "no-right-angles"}
    assert "not-all-sides-are-equal" in yes("rectangle")
    assert "all-sides-unequal-in-length" not in yes("rectangle")
    assert "all-sides-unequal-in-length" in yes("right-scalene-triangle")
    assert "all-angles-equal" not in yes("right-angle")


def test_d14_sides_of_chains_and_parallels() -> None:
    assert "all-sides-equal" in yes("w-chain")
    assert "two-parallel-sides" in yes("z-chain")
    assert "two-parallel-sides" not in yes("five-point-star")
    assert TABLE["five-point-star", "two-parallel-sides"].because == (
        "Any two sides with the same direction, such as AB and DE, lie on the same line, "
        "so no two sides are parallel."
    )
    bent = Polygon([(0, 0), (1, 0), (1.2, 1), (1.5, 0), (3, 0), (1, 4)])
    assert verdict(bent, "two-parallel-sides").because.startswith(
        "Only sides AB and DE have the same direction, and they lie on the same line"
    )
    assert not FIGURES["right-angle"].measures.sides
    assert "two-parallel-sides" not in yes("regular-pentagon")


def test_d15_arguable_cells_have_a_note() -> None:
    cells = {
        *(("circle", "ellipse"), ("straight-line", "straight-angle")),
        *(("straight-angle", "straight-line"), ("l-chain", "all-angles-equal")),
        *(("ray", "reflexive-symmetry"), ("ray", "no-reflexive-symmetry")),
        *((name, "no-right-angles") for name in who("no-angles")),
        *((f"{name}-angle", "all-angles-equal") for name in ("acute", "right", "obtuse")),
        *(("straight-angle", "all-angles-equal"), ("z-chain", "two-parallel-sides")),
        *((name, "no-angles") for name in who("nonclosed-polygonal-chain")),
        *((name, "trapezoid") for name in who("parallelogram")),
        *(
            (f"{name}-angle", card)
            for name in ("acute", "right", "obtuse", "straight")
            for card in ("finite", "infinite")
        ),
    }
    assert cells <= set(TABLE.notes)
    rest = {name for name, _ in set(TABLE.notes) - cells}
    assert rest == {"l-chain", "z-chain", "w-chain"}
    assert all(re.search(r"\(D\d+\)\.$", note) for note in TABLE.notes.values())
    assert not verdict(regular(5), "regular-polygon").note


def test_every_definition_is_written_down_and_tested() -> None:
    text = (Path(__file__).parents[2] / "brainwaves_widgets/geometry/DEFINITIONS.md").read_text()
    numbers = re.findall(r"^- \*\*(D\d+)\*\*", text, re.MULTILINE)
    assert numbers == [f"D{n}" for n in range(1, 16)]
    tests = " ".join(name for name in globals() if name.startswith("test_d"))
    assert all(f"test_{number.lower()}_" in tests for number in numbers)
    assert {one.rule for one in ATTRIBUTES.values()} <= set(numbers)
