"""The quiz as Python sees it: asked, answered, explained, come back, reported, kept."""

from __future__ import annotations

import errno
import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.lessons import DEFINITIONS, Answer, ClassReport, Quiz, Results

if TYPE_CHECKING:
    from pathlib import Path


def answer_rightly(quiz: Quiz) -> None:
    question = quiz.question
    assert question is not None
    quiz.answer(question.verdict.holds, reason=question.verdict.because)


def answer_wrongly(quiz: Quiz) -> None:
    question = quiz.question
    assert question is not None
    quiz.answer(not question.verdict.holds)


def take(quiz: Quiz, *missed: int) -> Quiz:
    """Take a quiz to its end; the turns of these numbers are missed."""
    turn = 0
    while not quiz.over:
        (answer_wrongly if turn in missed else answer_rightly)(quiz)
        quiz.next()
        turn += 1
    return quiz


def tell(quiz: Quiz, **message: Any) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    quiz.send = heard.append
    quiz._receive(quiz, message, [])
    return heard


@pytest.mark.parametrize("number", DEFINITIONS)
def test_every_definition_can_be_asked_about(number: str) -> None:
    quiz = take(Quiz(number, questions=6, seed=1))
    assert 3 <= len(quiz.results) <= 6
    assert {one.definition for one in quiz.results} == {number}
    assert {one.attribute for one in quiz.results} <= set(DEFINITIONS[number].attributes)
    if number == "D15":
        assert repr(quiz.report()) == "Sides taken: 6, of them 6 with the game."
        return
    assert quiz.report().right == len(quiz.results)
    assert "Nothing to practise" in repr(quiz.report())


def test_half_of_it_fits_and_traps_are_laid() -> None:
    for seed in range(5):
        asked = take(Quiz(("D3", "D4", "D9"), questions=12, seed=seed)).results
        assert len(asked) == 12
        assert len({(one.figure, one.attribute) for one in asked}) == 12
        assert 5 <= sum(one.truth for one in asked) <= 7
        assert {one.definition for one in asked} == {"D3", "D4", "D9"}
        wrong = take(Quiz(("D3", "D4", "D9"), questions=12, seed=seed), *range(99)).results
        assert sum(bool(one.misconception) for one in wrong) >= 4


def test_equal_seeds_ask_the_same_and_figures_lie_this_way_and_that() -> None:
    one, other = Quiz("D3", seed=5), Quiz("D3", seed=5)
    turns = set()
    while not one.over:
        assert one.question is not None
        assert other.question is not None
        assert (one.question.pair, one.question.drawn) == (
            other.question.pair,
            other.question.drawn,
        )
        assert one.question.reasons == other.question.reasons
        turns.add(one.question.drawn == FIGURES[one.question.pair.figure])
        for quiz in (one, other):
            answer_rightly(quiz)
            quiz.next()
    assert False in turns


def test_d15_is_asked_only_where_it_is_asked_for() -> None:
    circle = {"figures": ["circle"], "attributes": ["ellipse"]}
    with pytest.raises(ValueError, match="D6 ask nothing"):
        Quiz("D6", **circle)  # type: ignore[arg-type]
    quiz = Quiz("D15", **circle)  # type: ignore[arg-type]
    quiz.answer(True)
    assert "In mathematics a circle is an ellipse" in quiz.scene["told"]["note"]


def test_the_true_answer_is_not_in_the_browser_before_it_was_given() -> None:
    quiz = Quiz(("D3", "D4"), seed=1)
    question = quiz.question
    assert question is not None
    scene = json.loads(json.dumps(quiz.scene))
    assert scene["told"] is None
    assert set(scene["question"]) == {"attribute", "asks", "reasons", "sketch", "alt"}
    assert all(isinstance(one, str) for one in scene["question"]["reasons"])
    roles = {part["role"] for some in scene["question"]["sketch"].values() for part in some}
    assert roles == {"figure"}
    assert question.pair.figure not in json.dumps(scene["question"])
    synced = {name for name in quiz.traits(sync=True) if not name.startswith("_")}
    assert synced <= {"scene", "layout", "tabbable", "tooltip", "comm"}


def test_a_click_and_a_cell_answer_the_same_way() -> None:
    clicked, called = Quiz("D3", seed=4), Quiz("D3", seed=4)
    tell(clicked, do="answer", number=1, fits=True, reason=2)
    called.answer(True, reason=3)
    assert clicked.scene["told"] == called.scene["told"]
    assert clicked.results[0].reason == called.results[0].reason
    tell(clicked, do="next", number=1)
    called.next()
    assert clicked.scene["question"] == called.scene["question"]


def test_an_answer_is_explained_with_its_witness() -> None:
    quiz = Quiz("D3", figures="square-on-corner", attributes="square", seed=3)
    question = quiz.question
    assert question is not None
    diamond = next(one for one in question.reasons if "diamond" in one)
    said = quiz.answer(False, reason=diamond)
    assert (said.right, said.reason_right) == (False, False)
    assert said.misconception == "tilted-square-is-a-diamond"
    told = quiz.scene["told"]
    assert told["because"] == verdict(FIGURES["square-on-corner"], "square").because
    assert "however it lies" in told["aside"]
    assert any(one["role"] == "witness" for one in quiz.scene["question"]["sketch"]["polylines"])


def test_said_rightly_for_the_reason_of_a_misconception() -> None:
    quiz = Quiz("D3", figures="square", attributes="rectangle", seed=1)
    question = quiz.question
    assert question is not None
    belief = next(one for one in question.reasons if "something other" in one)
    assert quiz.answer(True, reason=belief).misconception == "square-is-no-rectangle"


def test_what_was_missed_comes_back() -> None:
    quiz = take(Quiz(("D3", "D9"), questions=8, seed=2), 0)
    first, *rest = quiz.results
    back = [one for one in rest if (one.figure, one.attribute) == (first.figure, first.attribute)]
    assert [rest.index(one) for one in back[:1]] == [3]
    assert all(one.again for one in back)
    assert len([one for one in quiz.results if not one.again]) == 8
    assert quiz.report().right == 7


def test_only_what_comes_back_is_said_to_come_back() -> None:
    for seed in range(8):
        quiz, promised, asked = Quiz(("D3", "D4"), questions=8, seed=seed), [], []
        while quiz.question is not None:
            asked.append(quiz.question.pair)
            answer_wrongly(quiz)
            if quiz.scene["told"]["back"]:
                promised.append((len(asked), asked[-1]))
            quiz.next()
        assert promised
        assert all(pair in asked[turn:] for turn, pair in promised)
        last = {pair: turn for turn, pair in enumerate(asked, start=1)}
        assert not {(turn, pair) for pair, turn in last.items()} & set(promised)


def test_a_figure_is_named_as_one_says_it() -> None:
    quiz = Quiz("D3", figures="rhombus", attributes="rhombus", seed=1)
    quiz.answer(True)
    assert quiz.scene["told"]["figure"] == "rhombus"


def test_d4_a_note_has_no_python_in_it() -> None:
    quiz = Quiz("D4", figures="square", attributes="trapezoid", seed=1)
    quiz.answer(True)
    assert quiz.scene["told"]["note"].endswith("call every parallelogram a trapezoid too (D4).")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "answer", "number": 2, "fits": True, "reason": 0},
        {"do": "answer", "number": 1, "fits": "yes", "reason": 0},
        {"do": "answer", "number": 1, "fits": True, "reason": 9},
        {"do": "answer", "number": 1, "fits": True},
        {"do": "next", "number": 1},
        {"do": "peek"},
    ],
)
def test_a_message_without_sense_is_answered_and_changes_nothing(message: dict[str, Any]) -> None:
    quiz = Quiz("D3", seed=1)
    assert [set(one) for one in tell(quiz, **message)] == [{"error"}]
    assert quiz.results == []


def test_a_question_is_answered_once() -> None:
    quiz = Quiz("D3", seed=1)
    with pytest.raises(ValueError, match="not answered yet"):
        quiz.next()
    quiz.answer(True)
    with pytest.raises(ValueError, match=r"quiz\.next\(\)"):
        quiz.answer(True)
    assert tell(quiz, do="answer", number=1, fits=True, reason=0)[0]["error"]
    take_rest = Quiz("D3", questions=1, seed=1)
    answer_rightly(take_rest)
    take_rest.next()
    with pytest.raises(ValueError, match="over"):
        take_rest.answer(True)


def test_the_result_file_is_written_after_each_answer(tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    quiz = Quiz("D3", seed=1, learner="Ann", save=path)
    assert not path.exists()
    quiz.answer(True, reason=1)
    kept = Results.read(path)
    assert (kept.learner, kept.definitions, kept.answers) == ("Ann", ("D3",), tuple(quiz.results))
    quiz.save(tmp_path / "copy.json")
    assert Results.read(tmp_path / "copy.json") == kept


def test_a_quiz_that_is_run_again_keeps_what_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    finished = take(Quiz("D3", seed=1, learner="Ann", save=path), 0, 1)
    kept = path.read_bytes()
    for _ in range(2):
        Quiz("D3", seed=1, learner="Ann", save=path)
    assert list(tmp_path.iterdir()) == [path], "nothing is written before an answer"
    again = Quiz("D3", seed=1, learner="Ann", save=path)
    answer_rightly(again)
    again.next()
    answer_rightly(again)
    assert path.read_bytes() == kept
    assert Results.read(path).answers == tuple(finished.results)
    second = tmp_path / "ann-attempt-2.json"
    assert Results.read(second).answers == tuple(again.results)
    third = Quiz("D3", seed=1, learner="Ann")
    assert third.save(path) == third.save(path) == tmp_path / "ann-attempt-3.json"
    report = ClassReport(tmp_path)
    assert report.learners == ("Ann",)
    assert report.score("Ann") == (finished.report().right, 12)
    assert report.score("Ann", latest=True) == (2, 2)


def test_attempts_at_the_same_moment_do_not_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "ann.json"

    def attempt(seed: int) -> None:
        quiz = Quiz("D3", seed=seed, learner="Ann", save=path)
        answer_rightly(quiz)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(attempt, range(24)))
    assert len([Results.read(one) for one in tmp_path.iterdir()]) == 24


def test_a_file_that_could_not_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiz = Quiz("D3", seed=1, learner="Ann", save=tmp_path / "ann.json")
    with monkeypatch.context() as patch:
        patch.setattr(Results, "write", _full)
        quiz.answer(True)
    assert "No space left" in quiz.scene["trouble"]
    assert list(tmp_path.iterdir()) == []
    quiz.next()
    quiz.answer(True)
    assert quiz.scene["trouble"] == ""
    assert Results.read(tmp_path / "ann.json").answers == tuple(quiz.results)


def _full(_results: Results, _path: Path) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_folder_is_no_result_file(tmp_path: Path) -> None:
    quiz = Quiz("D3", seed=1, save=tmp_path)
    quiz.answer(True)
    assert "cannot be written" in quiz.scene["trouble"]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    path = tmp_path / "results" / "class 7" / "ann.json"
    quiz = Quiz("D3", seed=1, learner="Ann", save=path)
    quiz.answer(True)
    assert quiz.scene["trouble"] == ""
    assert Results.read(path).learner == "Ann"


def test_a_file_that_cannot_be_written_stops_no_quiz(tmp_path: Path) -> None:
    (tmp_path / "results").write_text("a file, not a folder")
    quiz = Quiz("D3", seed=1, save=tmp_path / "results" / "ann.json")
    quiz.answer(True)
    assert "cannot be written" in quiz.scene["trouble"]
    quiz.next()
    assert quiz.question is not None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"definitions": "D77"}, "D1 to D15"),
        ({"figures": ["blob"]}, "no figure 'blob'"),
        ({"attributes": ["blobby"]}, "no attribute 'blobby'"),
        ({"attributes": ["circle"]}, "D3 and D4 ask nothing"),
        ({"questions": 0}, "1 to 200 questions"),
        ({"learner": 7}, "a learner is a name"),
        ({"learner": "x" * 201}, "has 201 characters; 200 is the most"),
        ({"definitions": 5}, r"D1 to D15, as in \('D3', 'D4'\), not 5"),
        ({"definitions": [["D3"]]}, "D1 to D15"),
        ({"figures": 5}, r"figures are named by their keys, as in \['square'\], not 5"),
        ({"figures": [["kite"]]}, "no figure"),
        ({"attributes": 5}, "attributes are named by their keys"),
        ({"seed": [1]}, r"a seed is a whole number, not \[1\]"),
        ({"save": 5}, "a result file has a name, as in 'ann.json', not 5"),
    ],
)
def test_bad_options_are_explained(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Quiz(**wrong)


def test_the_report_names_what_to_practise_in_words_and_as_a_picture() -> None:
    quiz = take(Quiz(("D3", "D9"), questions=10, seed=3, learner="Ann <3"), 0, 1, 2)
    report = quiz.report()
    missed = {one.definition for one in quiz.results[:3]}
    assert set(report.practise) == missed
    assert repr(report).startswith("Ann <3: 7 of 10 right.\nPractise next:")
    assert sum(one.asked for one in report.tallies) == 10
    assert report._repr_svg_().startswith("<svg")
    assert "Ann &lt;3" in report._repr_svg_()
    assert quiz.scene["report"]["headline"] == "7 of 10 known at once"
    assert [one["definition"] for one in quiz.scene["report"]["practise"]] == list(report.practise)
    for one, times in report.misconceptions:
        assert times == sum(said.misconception == one.key for said in quiz.results)


def test_without_a_browser_it_is_words_and_a_picture() -> None:
    quiz = Quiz("D3", seed=1)
    data, _ = quiz._repr_mimebundle_()
    assert data["text/plain"].startswith('Question 1: does "')
    assert data["image/svg+xml"].startswith("<svg")
    question = quiz.question
    assert question is not None
    told = "It fits." if question.verdict.holds else "It does not fit."
    assert told not in data["image/svg+xml"]
    quiz.answer(True)
    assert told in quiz._picture()
    assert told in repr(quiz)


def test_a_name_that_no_file_can_hold_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="characters that cannot be shown"):
        Quiz("D3", learner="Ann\ud800")


def test_d15_one_takes_sides_and_nothing_is_counted(tmp_path: Path) -> None:
    for quiz in (Quiz("D15", questions=8, seed=3, save=tmp_path / "a.json"), Quiz("D15", seed=3)):
        while quiz.question is not None:
            question = quiz.question
            assert question.asks == "Take sides: does"
            assert quiz.scene["question"]["asks"] == "Take sides: does"
            assert len(question.reasons) == 2
            other = next(i for i, one in enumerate(question.choices, start=1) if not one.right)
            said = quiz.answer(not question.verdict.holds, reason=other)
            assert (said.counts, said.reason_right, said.misconception) == (False, None, "")
            told = quiz.scene["told"]
            assert (told["right"], told["aside"], told["back"]) == (None, "", "")
            assert told["note"]
            quiz.next()
        assert not any(one.again for one in quiz.results)
        assert set(quiz.scene["marks"]) == {None}
        asked = len(quiz.results)
        assert quiz.scene["report"]["headline"] == f"Sides taken: {asked}, of them 0 with the game."
        assert quiz.report().practise == ()
        assert quiz.report()._repr_svg_()
    report = ClassReport(tmp_path)
    assert (report.score(), report.definitions, report.misconceptions) == ((0, 0), (), ())


def test_d15_what_counts_is_counted_beside_it() -> None:
    quiz = take(Quiz(("D13", "D15"), questions=10, seed=8))
    sides = [one for one in quiz.results if one.definition == "D15"]
    assert 0 < len(sides) < 10
    assert quiz.report().right == len(quiz.report().results.first) == 10 - len(sides)
    assert quiz.scene["report"]["sides"] == quiz.report().sides != ""
    assert [one["definition"] for one in quiz.scene["report"]["tallies"]] == ["D13"]


def test_d15_old_files_are_not_counted_either(tmp_path: Path) -> None:
    said = Answer("D15", "circle", "ellipse", truth=False, answer=True, reason_right=False)
    Results("Ann", "2026-03-02", ("D15",), 1, (said,)).write(tmp_path / "old.json")
    assert ClassReport(tmp_path).score("Ann") == (0, 0)


@pytest.mark.parametrize(
    "definitions", ["inclusive", ("D3", "D4", "inclusive"), ("inclusive", "D4")]
)
def test_d4_the_inclusive_trapezoid_is_a_setting(
    tmp_path: Path, definitions: str | tuple[str, ...]
) -> None:
    quiz = Quiz(definitions, figures="square", attributes="trapezoid", save=tmp_path / "a.json")
    question = quiz.question
    assert question is not None
    said = quiz.answer(True, reason=question.verdict.because)
    assert (said.truth, said.known, said.misconception) == (True, True, "")
    told = quiz.scene["told"]
    assert "at least two parallel sides" in told["meaning"]
    assert "other books, and the printed game" in told["note"]
    kept = Results.read(tmp_path / "a.json")
    assert kept.definitions[-1] == "inclusive"
    report = ClassReport(tmp_path)
    assert (report.score(), report.misconceptions) == ((1, 1), ())


def test_d4_a_class_that_uses_the_inclusive_trapezoid_is_not_reported_as_wrong(
    tmp_path: Path,
) -> None:
    for seed in range(4):
        quiz = Quiz("inclusive", questions=40, seed=seed, learner="Ann", save=tmp_path / "a.json")
        asked = set()
        while quiz.question is not None:
            pair = quiz.question.pair
            asked.add((pair.figure, pair.attribute))
            by_book = verdict(FIGURES[pair.figure], pair.attribute, definitions="inclusive")
            quiz.answer(by_book.holds, reason=by_book.because)
            quiz.next()
        assert ("square", "trapezoid") in asked
        assert quiz.report().right == 40
    report = ClassReport(tmp_path)
    assert report.score().right == report.score().asked == 40
    assert report.misconceptions == ()


def test_d4_who_takes_the_printed_side_in_an_inclusive_class_shows_a_misconception() -> None:
    quiz = Quiz("inclusive", figures="parallelogram", attributes="trapezoid", seed=1)
    question = quiz.question
    assert question is not None
    belief = next(one for one in question.reasons if "something other than a trapezoid" in one)
    assert quiz.answer(False, reason=belief).misconception == "square-is-no-rectangle"
    printed = Quiz("D4", figures="parallelogram", attributes="trapezoid", seed=1)
    assert printed.answer(False).misconception == ""
    assert printed.results[0].right


def test_printed_and_inclusive_are_not_one_agreement() -> None:
    assert Quiz(("D4", "printed"), seed=1).question is not None
    with pytest.raises(ValueError, match='"printed" or "inclusive", not both'):
        Quiz(("D4", "printed", "inclusive"))
