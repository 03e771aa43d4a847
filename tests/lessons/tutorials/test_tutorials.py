"""The tutorials: all definitions and terms are taught, all parts are there, answers are right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES
from brainwaves_widgets.lessons.ask.ask import Ask
from brainwaves_widgets.lessons.ask.predict import Guess, Pick, Predict
from brainwaves_widgets.lessons.ask.tasks import Say, Write, YesNo
from brainwaves_widgets.lessons.definitions import DEFINITIONS
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS
from brainwaves_widgets.lessons.tutorials.question_file import questions
from brainwaves_widgets.matrix.widget import GameMatrix

FOLDER = Path(__file__).parents[3] / "notebooks" / "tutorials"
TUTORIALS = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
TEACHERS = FOLDER.parent / "teachers"
CHECKS = re.compile(r"\blesson\.(pick|yes_or_no|say|check|write)\(")

TERMS = {
    "D1": ["triangle", "quadrilateral", "pentagon", "hexagon", "heptagon", "octagon", "decagon"],
    "D2": ["equilateral", "isosceles", "right", "scalene"],
    "D3": ["square", "rectangle", "rhombus", "parallelogram"],
    "D4": ["trapezoid"],
    "D5": ["regular", "convex", "concave"],
    "D6": ["circle", "ellipse"],
    "D7": ["segment", "ray", "straight line"],
    "D8": ["nonclosed polygonal chain", "nonclosed smooth curve"],
    "D9": ["reflexive symmetry"],
    "D10": ["perimeter", "finite", "infinite"],
    "D11": ["acute", "right", "obtuse", "straight", "concave"],
    "D12": ["four angles", "exactly four angles", "concave angle", "three equal sides"],
    "D13": ["not all sides are equal", "all sides unequal in length", "no right angles"],
    "D14": ["two parallel sides", "chain"],
    "D15": ["argue"],
}
"""The terms of "What is what" and "Statements", by the definition that says what they mean."""

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


@cache
def cells(name: str) -> list[dict[str, Any]]:
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    return list(notebook["cells"])


def sources(name: str, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in cells(name) if cell["cell_type"] == kind]


def words(name: str) -> str:
    """Return all that a pupil may read: the text, and what goes on after a prediction."""
    return "\n\n".join("".join(cell["source"]) for cell in cells(name))


def taught(name: str) -> set[str]:
    """The definitions that a tutorial says it teaches, in its first cell."""
    heading = re.search(r"\*\*Definitions? (.+?)\*\*", sources(name, "markdown")[0])
    return set(re.findall(r"D\d+", heading[1])) if heading else set()


def test_there_are_thirteen_each_with_one_for_the_teacher() -> None:
    assert [name[:2] for name in TUTORIALS] == [*LESSONS]
    assert sorted(path.stem for path in TEACHERS.glob("*.ipynb")) == TUTORIALS


@pytest.mark.parametrize("number", DEFINITIONS)
def test_every_definition_is_taught(number: str) -> None:
    where = [name for name in TUTORIALS if number in taught(name)]
    assert where, f"{number} is taught nowhere"
    text = "\n".join(words(name) for name in where).lower()
    missing = [term for term in TERMS[number] if f"**{term}" not in text and term != "argue"]
    assert not missing, f"{number} leaves out {missing}"
    assert any(number in LESSONS[name[:2]].definitions for name in where), "no quiz asks for it"


def test_every_attribute_of_the_deck_belongs_to_a_definition_that_is_taught() -> None:
    assert {one.rule for one in ATTRIBUTES.values()} <= set().union(*map(taught, TUTORIALS))


def test_what_one_can_argue_about_is_named() -> None:
    """D15: the lesson says where another reading is possible."""
    printed = json.dumps(cells("09-not-all-all-no"))
    for figure in ("circle", "ray", "straight-line", "right-angle", "l-chain"):
        assert f"{figure}, " in printed


@pytest.mark.parametrize("name", TUTORIALS)
def test_every_part_is_there(name: str) -> None:
    text, first = words(name), sources(name, "markdown")[0]
    assert "**What you will be able to say afterwards**" in first
    assert len(re.findall(r"^- ", first, re.MULTILINE)) >= 3
    assert re.search(r"\bpredict\b", text, re.IGNORECASE)
    assert re.search(r"^## (Try|The laboratory|Play)|\bTry\b", text, re.MULTILINE)
    assert text.count("*Task ") >= 3
    assert sum(bool(CHECKS.search(code)) for code in sources(name, "code")) >= 2
    headings = re.findall(r"^## (Quiz|Play)", text, re.MULTILINE)
    assert sorted(set(headings)) == ["Play", "Quiz"]
    assert len(cells(name)) <= 34


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_pupil_sees_no_code_and_nothing_for_the_teacher(name: str) -> None:
    code = [cell for cell in cells(name) if cell["cell_type"] == "code"]
    assert all(cell["metadata"]["jupyter"]["source_hidden"] for cell in code)
    # JupyterLab shows the first line of a folded cell.
    assert all(cell["source"][0].startswith("# ") for cell in code)
    text = "\n".join(sources(name, "markdown"))
    assert not re.search(r"teacher:|Misconceptions|\*\*Answers|<details>|ClassReport", text)
    assert "answer = ..." not in words(name)
    assert not re.search(r"\b(upright|level (?:side|line))\b", text), "vertical, horizontal"


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_teacher_finds_time_answers_and_misconceptions(name: str) -> None:
    notebook = json.loads((TEACHERS / f"{name}.ipynb").read_text(encoding="utf-8"))
    text = "\n".join("".join(cell["source"]) for cell in notebook["cells"])
    for part in ("**Time:**", "**Answers:**", "**Further questions:**", "ClassReport"):
        assert part in text
    time = re.search(r"\*\*Time:\*\* (.+)", text)
    assert time
    assert 15 <= sum(map(int, re.findall(r"\d+", time[1]))) <= 46
    assert f'misconceptions_of("{name[:2]}")' in text or "hints_of(" in text


def test_prose_is_short_enough_for_a_lesson() -> None:
    """Forty-five minutes are for doing: a lesson has at most 600 words to read."""
    for name in TUTORIALS:
        markdown = " ".join(sources(name, "markdown"))
        inside = " ".join(re.findall(r'"""(.*?)"""', words(name), re.DOTALL))
        assert len(f"{markdown} {inside}".split()) <= 600, name


@pytest.mark.parametrize("name", TUTORIALS)
def test_it_can_be_read_without_running(name: str) -> None:
    shown = [cell for cell in cells(name) if cell.get("outputs")]
    data = [output.get("data", {}) for cell in shown for output in cell["outputs"]]
    html = ["".join(one.get("text/html", "")) for one in data]
    assert sum("data:image/svg+xml" in one for one in html) >= 2
    unseen = [one for one in data if "image/svg+xml" in one and "text/html" not in one]
    assert not unseen, "JupyterLab shows no bare SVG before a notebook is trusted"
    assert not [one for one in html if "<svg" in one]
    assert "widget-view" not in json.dumps(shown), "what differs from run to run is not stored"
    compared = [cell for cell in cells(name) if "tags" in cell["metadata"]]
    assert all(cell["metadata"]["tags"] == ["nbval-check-output"] for cell in compared)


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
    names = [one for one in task._names() if one not in right]
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


def test_every_question_is_asked_somewhere_and_its_hints_are_about_wrong_answers() -> None:
    code = "\n".join(source for name in TUTORIALS for source in sources(name, "code"))
    asked = set(re.findall(r'say\("([^"]+)"', code))
    assert asked == set(questions())
    for one in questions().values():
        assert one.answer not in one.hints
        assert one.because.endswith(".")


def test_links_lead_somewhere() -> None:
    linked = re.findall(r"\]\(([^)]+\.ipynb)\)", words("00-start-here"))
    assert sorted(linked) == [f"{name}.ipynb" for name in TUTORIALS[1:]]


@pytest.mark.parametrize(
    ("name", "term"),
    [
        ("02-lines-and-curves", "In mathematics a circle is an ellipse"),
        ("02-lines-and-curves", "You can argue about angles, D15"),
        ("03-angles", "Most books say **reflex angle**"),
        ("04-triangles", "right-angled in British books"),
        ("05-quadrilaterals", "opposite sides that are equally long (and then parallel)"),
        ("06-definitions", "*trapezium* in British books"),
        ("08-mirror-symmetry", "British books say line symmetry"),
    ],
)
def test_other_words_for_the_same_are_named_where_it_is_introduced(name: str, term: str) -> None:
    assert words(name).count(term) == 1


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
