"""Predicting the next state: what is asked, of whom, and what nobody is told too early."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import brainwave, goose
from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import Answer
from brainwaves_widgets.testing.play import plays_of
from brainwaves_widgets.widgets.stepper.prediction import MOST_CHOICES, Question, question
from brainwaves_widgets.widgets.stepper.viewpoint import Eyes

from .steppers import PLAYERS, asked, bar, every_game, played, tell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType


def questions(table: Table, eyes: Eyes) -> Iterator[tuple[Table, Question]]:
    """Every question that is asked of these eyes on the way, with the table it is asked at."""
    plays = plays_of(table)
    for step in table.history:
        before = Table.replay(table.rules, table.options, plays[: step.ply])
        found = question(before, step, eyes)
        if found:
            yield before, found


def test_it_asks_before_it_shows_and_keeps_what_was_predicted() -> None:
    game = asked()
    game.play(Answer("red"))
    stepper = game.stepper(predict=True)
    assert (stepper.ply, stepper.state.phase) == (3, "study")
    assert bar(stepper)["predict"]["choices"] == []
    for ply in (4, 5, 6, 7):
        assert not tell(stepper, do="goto", to=game.ply)
        assert stepper.ply == ply, "neither what goes without saying nor the dice are asked"
    tell(stepper, do="goto", to=8)
    predict = bar(stepper)["predict"]
    assert stepper.ply == 7
    assert predict["question"] == "What does Ann do next?"
    assert 1 < len(predict["choices"]) <= MOST_CHOICES
    right = predict["choices"].index("Answer red")
    assert not tell(stepper, do="predict", choice=right)
    assert stepper.ply == 8
    assert stepper.predictions == [(7, "Answer red", "Answer red", True)]
    predict = bar(stepper)["predict"]
    assert predict["verdict"] == "You predicted that: Answer red."
    assert (predict["right"], predict["score"], predict["choices"]) == (True, "1 of 1 right", [])


def test_a_wrong_prediction_and_none_at_all() -> None:
    game = asked()
    game.play(Answer("red"))
    stepper = game.stepper(predict=True)
    stepper.goto(7)
    tell(stepper, do="goto", to=8)
    assert bar(stepper)["predict"]["question"] == "What does Ann do next?"
    choices = bar(stepper)["predict"]["choices"]
    assert choices == [f"Answer {one}" for one in ("blue", "green", "purple", "red", "yellow")]
    tell(stepper, do="predict", choice=0)
    assert bar(stepper)["predict"]["verdict"] == "You predicted: Answer blue. It was: Answer red."
    other = game.stepper(predict=True)
    other.goto(7)
    tell(other, do="goto", to=8)
    tell(other, do="predict")
    assert other.predictions == [(7, None, "Answer red", None)]
    predict = bar(other)["predict"]
    assert predict["verdict"] == "It was: Answer red."
    assert (predict["right"], predict["score"]) == (None, ""), "not to know is not to be wrong"


def test_one_cannot_look_ahead_but_back() -> None:
    stepper = bw.Stepper(played(goose), predict=True)
    stepper.goto(8)
    marks = bar(stepper)["marks"]
    assert all(mark <= 8 for mark in marks), "a mark would tell that an answer is right"
    tell(stepper, do="goto", to=2)
    assert (stepper.ply, bar(stepper)["predict"]["choices"]) == (2, [])
    tell(stepper, do="goto", to=60)
    assert stepper.ply == 8
    tell(stepper, do="goto", to=60)
    assert bar(stepper)["predict"]["choices"]
    [answer] = tell(stepper, do="goto", to=60)
    assert answer["error"] == "first say what comes next"
    assert bar(stepper)["predict"]["choices"]
    choice: Any
    for choice in (99, -1):
        [answer] = tell(stepper, do="predict", choice=choice)
        assert "a choice is a number from 0 to" in answer["error"]
    for choice in ("Answer red", 1.0, [0]):
        [answer] = tell(stepper, do="predict", choice=choice)
        assert "nothing to do" in answer["error"]
    tell(stepper, do="goto", to=7)
    assert (stepper.ply, bar(stepper)["predict"]["choices"]) == (7, [])
    [answer] = tell(stepper, do="predict", choice=0)
    assert "nothing to do" in answer["error"]
    assert stepper.predictions == []


def test_the_truth_is_not_in_the_browser_before_the_answer() -> None:
    """Two games that go on differently look the same until the learner has committed."""
    scenes = []
    for value in ("red", "blue"):
        game = asked()
        game.play(Answer(value))
        stepper = bw.Stepper(Table.replay(game.rules, game.table.options, plays_of(game.table)[:8]))
        stepper = stepper.stepper(predict=True)
        stepper.goto(7)
        tell(stepper, do="goto", to=8)
        scenes.append(stepper.scene)
    assert scenes[0] == scenes[1]


@every_game
@pytest.mark.parametrize("eyes", [Eyes(), Eyes(0), Eyes(is_teacher=True)], ids=str)
def test_a_question_has_the_truth_among_a_few_choices(game: ModuleType, eyes: Eyes) -> None:
    table, count = played(game, most=50), 0
    for before, found in questions(table, eyes):
        assert found.actual in found.choices
        assert len(set(found.choices)) == len(found.choices)
        assert 2 <= len(found.choices) <= MOST_CHOICES
        assert found == question(before, table.history[before.ply], eyes)
        count += 1
    assert count > 3


def test_choices_do_not_tell_what_another_holds() -> None:
    """W17: what could be laid would tell which tiles lie in the memory bank."""
    table, impossible = played(brainwave), {"Teacher": 0, "Ben": 0}
    steps = [one for one in table.history if one.seat == 0 and isinstance(one.move, brainwave.Lay)]
    for step in steps:
        before = Table.replay(table.rules, table.options, plays_of(table)[: step.ply])
        legal = [table.rules.label(move) for move in before.moves(0)]
        for eyes in (Eyes(is_teacher=True), Eyes(1)):
            found = question(before, step, eyes)
            impossible[eyes.name(PLAYERS)] += found is not None and any(
                not any(label.startswith(choice) for label in legal) for choice in found.choices
            )
    assert impossible["Teacher"] == 0
    assert impossible["Ben"] > 0, "Ben chooses from the moves of another game"


@every_game
@pytest.mark.parametrize("eyes", [Eyes(), Eyes(0), Eyes(is_teacher=True)], ids=str)
def test_what_chance_brings_is_not_asked(game: ModuleType, eyes: Eyes) -> None:
    """A die, a deal: to be right there is luck."""
    for before, found in questions(played(game, most=50), eyes):
        assert found.who >= 0, before.ply
