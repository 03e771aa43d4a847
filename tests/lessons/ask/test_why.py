"""Why? Any word about any figure that was drawn."""

from __future__ import annotations

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, verdict
from brainwaves_widgets.lessons import Blackboard, FigureLab, Why


def test_it_answers_about_the_figure_as_it_is_now() -> None:
    lab = FigureLab("square")
    ask = Why(lab)
    ask.answer("Square")
    assert ask.said[0].startswith("Square: yes.")
    lab.move("C", (9, 11))
    ask.answer("Square")
    assert ask.said[0].startswith("Square: no.")
    assert ask.scene["picture"].startswith("data:image/svg+xml")


def test_it_answers_every_word() -> None:
    for figure in ("s-curve", "circle", "dart"):
        ask = Why(FIGURES[figure])
        for label, key in zip(ask.scene["items"], ATTRIBUTES, strict=True):
            ask.answer(label["name"])
            assert verdict(FIGURES[figure], key).because in ask.said[0]


def test_without_a_figure_it_says_so() -> None:
    ask = Why(Blackboard())
    ask.answer("Square")
    assert ask.said == ["There is no figure yet: draw one first."]
    with pytest.raises(ValueError, match="a board, a laboratory or a figure, not 5"):
        Why(5)
