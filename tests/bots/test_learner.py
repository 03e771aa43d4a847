"""Players of Game Matrix: who stops best wins most, and who believes something wrong shows it."""

from __future__ import annotations

import pytest

from brainwaves_widgets import bots
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES
from brainwaves_widgets.lessons.misconceptions import MISCONCEPTIONS
from brainwaves_widgets.matrix import RULES, Claim, Nothing, Options
from brainwaves_widgets.matrix.pieces import truth
from tests.common import NAMES
from tests.matrix.builders import offered, state

UNSEEN = "a-right-angle-stands-upright"
"""No figure of the deck shows it: those with a right angle that lie askew are squares."""
SHOWN = sorted(
    {*MISCONCEPTIONS}
    - {UNSEEN, "a-rectangles-diagonal-is-a-mirror", "longer-arms-make-a-larger-angle"}
    - {"isosceles-stands-on-its-base", "a-trapezoid-lies-flat"}
)
"""Those that show on a card as it lies, by an answer alone."""


def wins(one: type[bots.Opponent], other: type[bots.Opponent], games: int) -> float:
    """Return the share of games that the first wins, draws counted half, seats exchanged."""
    won = 0.0
    for seed in range(games):
        table = Table(RULES, Options(NAMES[:2]), seed=seed)
        seat = seed % 2
        drive(table, {seat: one(seed), 1 - seat: other(seed)})
        assert table.outcome is not None
        won += (seat in table.outcome.winners) / len(table.outcome.winners)
    return won / games


@pytest.mark.slow
def test_who_stops_at_the_right_moment_beats_the_careful_and_the_greedy() -> None:
    assert wins(bots.Optimal, bots.Careful, 60) > 0.52
    assert wins(bots.Optimal, bots.Greedy, 20) > 0.7
    assert wins(bots.Careful, bots.Greedy, 20) > 0.7


@pytest.mark.parametrize("misconception", SHOWN)
def test_a_learner_is_wrong_only_where_its_misconception_is(misconception: str) -> None:
    believed, so = bots.Learner(misconception).has("printed"), truth("printed")
    wrong = {(one, key) for one in FIGURES for key in believed[one] ^ so[one]}
    answers = MISCONCEPTIONS[misconception].wrong_answer
    expected = {
        (one, key)
        for one in FIGURES
        for key in ATTRIBUTES
        if answers(FIGURES[one], key) is not None
    }
    assert wrong == expected
    assert wrong


def test_a_learner_overlooks_and_claims_what_it_believes() -> None:
    learner = bots.Learner("square-is-no-rectangle")
    before = state("square circle", "rectangle/ray")
    assert learner.choose(RULES.view(before, 0), offered(before)) == Nothing()
    parallel = bots.Learner("parallelogram-is-a-trapezoid")
    before = state("rhombus circle", "trapezoid/ray")
    assert parallel.choose(RULES.view(before, 0), offered(before)) == Claim("rhombus")


@pytest.mark.parametrize("misconception", SHOWN)
def test_learners_play_whole_games_and_make_their_mistakes(misconception: str) -> None:
    table = Table(RULES, Options(NAMES[:2], claims="teach"), seed=2)
    drive(table, {0: bots.Learner(misconception, 1), 1: bots.Optimal(1)})
    assert table.outcome is not None
    events = [event for step in table.history for event in step.events if step.seat == 1]
    assert all(event.data["right"] for event in events if event.kind == "claimed")


def test_a_misconception_has_a_known_name() -> None:
    with pytest.raises(ValueError, match="a misconception is one of square-is-no-rectangle, "):
        bots.Learner("flat earth")
    with pytest.raises(ValueError, match="shows on no figure of Game Matrix"):
        bots.Learner(UNSEEN)
