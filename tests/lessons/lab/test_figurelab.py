"""The figure laboratory as Python sees it: corners move, verdicts follow, tasks are solved."""

from __future__ import annotations

import json
from typing import Any

import pytest

from brainwaves_widgets.geometry import FIGURES, Chain, Polygon, verdict
from brainwaves_widgets.lessons import FigureLab, Task, turned

SQUARE = ((2.0, 2.0), (10.0, 2.0), (10.0, 10.0), (2.0, 10.0))
RHOMBUS = Task("Make it a rhombus that is not a square.", wants="rhombus", refuses="square")


class Browser:
    """What a page does to a laboratory: it sends messages and hears answers."""

    def __init__(self, lab: FigureLab) -> None:
        self.lab, self.heard = lab, list[dict[str, Any]]()
        lab.send = self.heard.append

    def tell(self, **message: Any) -> dict[str, Any]:
        self.lab._receive(self.lab, message, [])
        return self.heard[-1]

    def move(self, what: str, corner: int, to: tuple[float, float], **more: Any) -> dict[str, Any]:
        corners = [list(p) for p in self.lab.corners]
        corners[corner] = list(to)
        return self.tell(do=what, corners=corners, **{"n": 1, "view": "v"} | more)


def test_a_drag_is_answered_with_its_number_and_the_verdicts() -> None:
    lab = FigureLab("square", ["square", "two-parallel-sides"])
    answer = Browser(lab).move("drag", 2, (9, 11), n=41, view="left")["answer"]
    assert (answer["n"], answer["view"]) == (41, "left")
    assert answer["corners"][2] == (9, 11)
    wanted = verdict(Polygon([(2, 2), (10, 2), (9, 11), (2, 10)]), "square")
    row = answer["rows"][0]
    assert (row["holds"], row["because"]) == (False, wanted.because)
    assert row["witness"]["arcs"][0]["role"] == "witness"
    assert json.loads(json.dumps(answer)) is not None


def test_a_drag_is_no_state_and_no_step_but_a_drop_is() -> None:
    lab = FigureLab("square")
    page, before = Browser(lab), lab.scene
    page.move("drag", 0, (3, 3))
    assert lab.scene is before
    assert not lab.undo()
    page.move("drop", 0, (4, 3))
    assert lab.scene["corners"][0] == (4, 3)
    assert lab.scene["undo"]
    assert lab.undo()
    assert lab.corners == SQUARE


def test_steps_by_keys_of_one_corner_are_one_step() -> None:
    lab = FigureLab("square")
    page = Browser(lab)
    for x in (3, 4, 5):
        page.move("drop", 0, (x, 2), by="keys 0 1")
    page.move("drop", 1, (11, 2), by="keys 1 2")
    lab.undo()
    assert lab.corners[:2] == ((5, 2), (10, 2))
    lab.undo()
    assert lab.corners == SQUARE
    lab.redo()
    assert lab.corners[0] == (5, 2)
    page.tell(do="reset")
    assert lab.corners == SQUARE
    page.tell(do="undo")
    assert lab.corners[0] == (5, 2)


def test_what_a_hand_moves_snaps_to_the_grid_and_stays_on_the_sheet() -> None:
    lab = FigureLab("equilateral-triangle", grid=0.5)
    apex = lab.corners[2]
    Browser(lab).move("drop", 0, (-3, 2.7))
    assert lab.corners[0] == (0, 2.5)
    assert lab.corners[2] == apex, "a corner that nobody moved stays off the grid"


def test_without_a_grid_it_is_said_how_exactly_is_measured() -> None:
    lab = FigureLab(
        [(2, 2), (10.05, 2.02), (10, 10.1), (2.03, 9.97)], ["square"], snap=False, tolerance=0.02
    )
    assert lab.verdicts["square"].holds
    assert "2 %" in lab.exactly
    assert "3.6°" in lab.exactly
    assert lab.scene["exactly"] == lab.exactly
    exact = FigureLab(lab.corners, ["square"], snap=False, tolerance=1e-9)
    assert not exact.verdicts["square"].holds
    assert FigureLab("square").exactly == "Measured exactly."


def test_crossing_sides_are_no_figure_and_it_says_so() -> None:
    lab = FigureLab("square", ["square"], task=RHOMBUS)
    page = Browser(lab)
    answer = page.move("drag", 2, (0, 4))["answer"]
    assert lab.figure is None
    assert lab.verdicts == {}
    assert "cross or touch" in answer["trouble"]
    assert [row["holds"] for row in answer["rows"]] == [None, None]
    assert not answer["task"]["solved"]
    assert lab.why_not_yet == answer["trouble"]
    assert page.move("drag", 2, (10, 10))["answer"]["trouble"] == ""


def test_a_task_is_solved_and_says_why_not_yet() -> None:
    lab = FigureLab([(2, 2), (7, 2), (10, 6), (5, 7)], task=RHOMBUS)
    seen: list[bool] = []
    lab.observe(lambda change: seen.append(change["new"]), names="solved")
    assert lab.attributes == ("rhombus", "square")
    assert lab.why_not_yet == lab.verdicts["rhombus"].because
    lab.move("D", (5, 6))
    assert lab.solved
    assert lab.why_not_yet == ""
    lab.corners = SQUARE
    assert lab.why_not_yet.startswith(lab.verdicts["square"].because)
    assert "should not be" in lab.why_not_yet
    assert seen == [True, False]


def test_a_cell_hears_of_every_move_with_the_verdicts_of_the_moment() -> None:
    lab = FigureLab("square", ["square"])
    heard: list[bool] = []
    lab.observe(lambda _: heard.append(lab.verdicts["square"].holds), names="corners")
    page = Browser(lab)
    page.move("drag", 0, (3, 2))
    page.move("drag", 0, (2, 2))
    page.move("drop", 0, (5, 5))
    lab.reset()
    assert heard == [False, True, False, True]


@pytest.mark.parametrize("key", [key for key, one in FIGURES.items() if one.points])
def test_figures_of_the_deck_stay_what_they_are_on_the_sheet(key: str) -> None:
    lab = FigureLab(key)
    assert type(lab.figure) is type(FIGURES[key])
    for attribute in lab.attributes:
        assert lab.verdicts[attribute].holds == verdict(FIGURES[key], attribute).holds
    assert all(0 <= v <= 12 for p in lab.corners for v in p)


def test_chains_and_figures_can_be_given_as_they_lie() -> None:
    lab = FigureLab(Chain([(1, 1), (4, 1), (4, 5)]), ["right-angle"])
    assert lab.figure == Chain([(1, 1), (4, 1), (4, 5)])
    assert lab.verdicts["right-angle"].holds


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"figure": "sqare"}, "there is no figure 'sqare'"),
        ({"figure": "circle"}, "a circle has no corners and no ends to drag"),
        ({"figure": [(0, 0), (1, 1)]}, "at least 3 points"),
        ({"figure": [(0, 0), (13, 0), (3, 3)]}, "not on the sheet"),
        ({"attributes": ["rombus"]}, "did you mean 'rhombus'"),
        ({"attributes": 5}, "attributes are named by their keys"),
        ({"task": "Make it a square"}, "a task is made as in"),
        ({"grid": 0}, "more than 0"),
        ({"grid": 7}, "too wide"),
        ({"tolerance": 0.5}, "between 1e-09 and 0.1"),
        ({"definitions": "all"}, '"printed" or "inclusive"'),
    ],
)
def test_bad_options_are_explained(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        FigureLab(**wrong)


def test_bad_corners_are_explained_and_change_nothing() -> None:
    lab = FigureLab("square")
    for corners, said in (
        ([(0, 0)], "4 corners"),
        (7, "pairs of numbers"),
        ([(0, 0), (1, 0), (1, 1), (0, 99)], "not on the sheet"),
    ):
        with pytest.raises(ValueError, match=said):
            lab.corners = corners
    with pytest.raises(ValueError, match="no corner 'E'"):
        lab.move("E", (1, 1))
    assert lab.corners == SQUARE


@pytest.mark.parametrize(
    "message",
    [
        {"do": "drag", "corners": [[1, 2]], "n": 1},
        {"do": "drop", "corners": [[1, 2], [3, "x"], [1, 1], [2, 2]], "n": 1},
        {"do": "drag", "corners": [[1, 2], [3, float("nan")], [1, 1], [2, 2]], "n": 1},
        {"do": "dance"},
        {},
    ],
)
def test_a_message_without_sense_is_answered_and_changes_nothing(message: dict[str, Any]) -> None:
    lab = FigureLab("square")
    assert set(Browser(lab).tell(**message)) == {"error"}
    assert lab.corners == SQUARE


def test_without_a_browser_it_is_words_and_a_picture() -> None:
    lab = FigureLab("square", task=Task("Nothing <but> a square.", wants="square"))
    data, _ = lab._repr_mimebundle_()
    assert "Square: yes. Sides AB, BC, CD and DA are all 8 long" in data["text/plain"]
    assert "Solved." in data["text/plain"]
    assert data["image/svg+xml"].startswith("<svg")
    assert "Nothing &lt;but&gt; a square." in data["image/svg+xml"]
    lab.move("C", (0, 4))
    assert "cross or touch" in repr(lab)
    assert "cross or touch" in lab._picture()


@pytest.mark.parametrize("to", [5, (1,), (1, 2, 3), None, "ab", (float("nan"), 1)])
def test_what_is_no_place_is_said_and_nothing_moves(to: Any) -> None:
    lab = FigureLab("square")
    with pytest.raises(ValueError, match=r"pair of numbers|x is a number"):
        lab.move("A", to)
    with pytest.raises(ValueError, match=r"pairs? of numbers|x is a number"):
        lab.corners = to and [to] * 4
    assert lab.corners == SQUARE


@pytest.mark.parametrize("wrong", [{"grid": 1e-9}, {"size": 1e9}])
def test_a_grid_with_more_lines_than_anybody_can_see_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"a grid of .* is too narrow for a sheet of"):
        FigureLab("square", **wrong)  # type: ignore[arg-type]


def test_a_figure_of_the_deck_is_turned_by_its_name() -> None:
    assert turned("square", 20).key == "square"
    with pytest.raises(ValueError, match="no figure 'sqare' in the deck; did you mean 'square'"):
        turned("sqare", 20)
