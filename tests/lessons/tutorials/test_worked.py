"""The tutorials as a pupil works through them: tasks, predictions, quizzes and games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from brainwaves_widgets.lessons.ask.ask import Ask
from brainwaves_widgets.lessons.ask.predict import Guess, Pick, Predict
from brainwaves_widgets.lessons.ask.tasks import Say, Write, YesNo
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS
from brainwaves_widgets.matrix.widget import GameMatrix

from .notebook_files import TUTORIALS, sources

RIGHT: dict[str, list[tuple[Any, ...]]] = {
    "00": [("no",)],
    "01": [("yes",), (1, 3), ("more than five angles",)],
    "02": [(2, 3), ("yes",), ("no",)],
    "03": [(2, 3, 5), ("no",), ("5",)],
    "04": [(2, 3), ("yes",), ("right and equilateral",)],
    "05": [(3, 5), ("no",), ("3",)],
    "06": [(1, 3), ("yes",), ("yes",)],
    "07": [(1,), ("yes",), ("12",)],
    "08": [("2",), ("4",)],
    "09": [(3,), ("all sides unequal",), ("no",)],
    "10": [("yes",), ("1.74",), ("1.2",), ("32",)],
    "11": [("9",), ("3",), ("Ann",), ("3",), ("20",), ("2",), ("play card 3",)],
    "12": [
        ("0.81",),
        ("no",),
        ("50",),
        ("0.6",),
        ("15",),
        ("10",),
        ("a number above 1",),
    ],
}
"""What the teachers' notebooks give as answers, task by task."""
PREDICTED = {
    "00": [{1, 4}],
    "01": [{1, 2, 4, 5}],
    "02": [{6, 7}, {1, 4, 5, 6, 7}],
    "03": [{1, 4}, {1, 4}],
    "04": [{1, 2, 4}],
    "05": [{1, 3}, {1, 3, 5, 6}],
    "06": [{1, 3}],
    "07": [{1, 2}, {1, 3}],
    "08": [{1, 3, 5, 6}, {1, 3, 5}],
    "09": [{2, 3, 5}, {1, 4}],
    "10": [{1, 3, 4, 5}],
}
"""What is so of the figures that the lessons ask to predict, as the teachers' notebooks say."""


class Worked:
    """A tutorial whose code cells are run here, one after the other, so that its parts are met."""

    def __init__(self, name: str, change: Callable[[str], str] = str) -> None:
        self.space: dict[str, Any] = {}
        for code in sources(name, "code"):
            run = exec
            run(compile(change(code), "cell", "exec"), self.space)
        made = {id(one): one for one in self.space.values() if isinstance(one, Ask)}.values()
        self.predictions = [one for one in made if isinstance(one, Predict)]
        self.tasks = [one for one in made if isinstance(one, Pick | YesNo | Say | Write)]


@cache
def worked(name: str) -> Worked:
    return Worked(name)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results are kept where nobody looks for them."""
    monkeypatch.chdir(tmp_path)


def wrong(right: tuple[Any, ...], task: Ask) -> tuple[Any, ...]:
    names = [one for one in task.choices if one not in right]
    if task.several:
        return tuple(i for i in range(1, len(names) + 1) if i not in right)
    return (names[0],) if names else ("0.99",)


@pytest.mark.parametrize("name", TUTORIALS)
def test_tasks_explain_wrong_answers_and_take_the_teachers(name: str) -> None:
    met, rights = worked(name), RIGHT[name[:2]]
    assert len(met.tasks) == len(rights)
    for task, right in zip(met.tasks, rights, strict=True):
        assert task.phase == "ask"
        task.answer(*wrong(right, task))
        if task.state != "argued":
            assert task.state == "wrong", (task.question, task.said)
            assert len(" ".join(task.said)) > 20
            task.answer(*right)
            assert task.state == "right", (task.question, task.said)
        assert task.phase == "told"


@pytest.mark.parametrize("name", TUTORIALS)
def test_predictions_are_as_the_teachers_notebook_says(name: str) -> None:
    asked = worked(name).predictions
    assert [{i + 1 for i in one.truth} for one in asked] == PREDICTED.get(name[:2], [])
    for one in asked:
        assert one.scene["text"] == []
        one.answer()
        assert one.scene["text"], "the lesson goes on"


@pytest.mark.parametrize("name", [one for one in TUTORIALS if one[:2] <= "09"])
def test_a_lesson_ends_with_its_quiz_and_its_own_cards(name: str) -> None:
    space = worked(name).space
    plan = LESSONS[name[:2]]
    assert space["quiz"].report().results.definitions == plan.definitions
    own = {*plan.attributes}
    assert all(own & {*card} for card in space["game"].state.card_deck)


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_last_thing_is_game_matrix_with_the_cards_of_the_lesson(name: str) -> None:
    """Lessons 11 and 12 have no cards of their own, and repeat those of 01 to 09."""
    space = worked(name).space
    games = [one for one in space.values() if isinstance(one, GameMatrix)]
    own, deck = {*LESSONS[name[:2]].attributes}, games[-1].state.card_deck
    assert deck
    assert all(own & {*card} for card in deck)
    last = [one for one in sources(name, "markdown") if one.startswith("## ")][-1]
    assert last.startswith("## The lessons" if name.startswith("00") else "## Play")


GUESSED = {"10": ["unlikely", "2"], "11": ["22", "place 2"], "12": ["slower and slower"]}


@pytest.mark.parametrize("number", GUESSED)
def test_what_is_no_figure_is_predicted_before_it_is_shown(number: str) -> None:
    met = worked(next(one for one in TUTORIALS if one.startswith(number)))
    made = {id(one): one for one in met.space.values() if isinstance(one, Guess)}.values()
    assert [one._truth for one in made] == GUESSED[number]
    for one in made:
        assert not one.scene["text"]
        one.answer(one.choices[0])
        assert one.scene["text"]
        assert not one.said
        one.go_on()
        assert one.said[0].endswith(f"“{one._truth}”.")
    kept = met.space["lesson"].results.predictions
    assert [one.question for one in kept if not one.attribute] == [one.question for one in made]


@pytest.mark.parametrize("name", ["05-quadrilaterals", "06-definitions"])
def test_d4_the_lessons_about_quadrilaterals_can_take_either_side(name: str) -> None:
    inclusive = 'definitions = "inclusive"'
    met = Worked(name, lambda code: code.replace('definitions = "printed"', inclusive))
    assert met.space["lesson"].definitions == "inclusive"
    assert met.space["lab"].definitions == "inclusive"
    assert met.space["quiz"].question.verdict.definitions == "inclusive"
    if name.startswith("06"):
        assert met.tasks[0].truth == {0, 1, 2, 3}
        return
    met.tasks[2].answer("4")
    assert met.tasks[2].state == "right"
