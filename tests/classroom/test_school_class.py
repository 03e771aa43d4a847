"""A class without a network: who is in it, how they go on, and what the teacher decides."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from brainwaves_widgets.classroom import school_class
from brainwaves_widgets.classroom.school_class import SchoolClass
from brainwaves_widgets.classroom.script import Script
from brainwaves_widgets.classroom.tables import end_table, start_table
from brainwaves_widgets.lessons.classroom.classreport import ClassReport
from brainwaves_widgets.lessons.classroom.made_up import Pupil as MadeUp
from brainwaves_widgets.lessons.quiz.results import Results
from brainwaves_widgets.widgets.page import Refused

from .desks import Watched


@pytest.fixture
def school(tmp_path: Path, home: Path) -> SchoolClass:
    del home
    return SchoolClass(Script.read("05"), folder=tmp_path / "results")


def test_a_name_is_somebodys(school: SchoolClass) -> None:
    assert school.join(" Ann  Marie ").name == "Ann Marie"
    for name, why in (
        ("ann marie", "Somebody is already called Ann Marie"),
        ("\uff21nn marie", "already"),
        ("", "Write your name"),
        ("   ", "Write your name"),
        (7, "Write your name"),
        ("A" * 25, "at most 24"),
        ("A\x00n", "cannot be shown"),
    ):
        with pytest.raises(Refused, match=why):
            school.join(name)


def test_whoever_changes_devices_is_let_in_by_the_teacher_once(school: SchoolClass) -> None:
    ann = school.join("Ann")
    school.let_in("ann")
    assert school.join("Ann") is ann
    with pytest.raises(Refused, match="already"):
        school.join("Ann")
    school.remove("Ann")
    assert school.join("Ann") is not ann


def test_a_class_has_an_end(school: SchoolClass, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school_class, "MOST", 1)
    school.join("Ann")
    with pytest.raises(Refused, match="full"):
        school.join("Ben")


def test_nothing_comes_before_the_prediction_and_the_comparison(school: SchoolClass) -> None:
    ann = Watched(school, "Ann")
    ann.go_on()
    (ask,) = ann.parts("ask")
    assert not ann.scene["on"]
    assert "Answer first" in ann.scene["wait"]
    with pytest.raises(Refused, match="Answer first"):
        ann.go_on()
    assert "A name says" not in "".join(ann.wire)  # the text that explains it all
    ann.tell(ask, do="answer", number=1, chosen=[0])
    assert "A name says" in ann.wire[-1]
    assert not ann.scene["on"]  # not yet compared
    ann.tell(ask, do="go on")
    assert ann.parts("ask")[0]["scene"]["said"] == [
        "You said 1. It is true of 1 and 3. You got 5 of 6 figures right."
    ]
    assert ann.scene["on"]
    ann.go_on()
    assert ann.scene["step"] == 2
    ann.pupil.obey({"do": "go on", "step": 1})  # a second press came late
    assert ann.scene["step"] == 2
    ann.pupil.obey({"do": "back", "step": 2})
    assert ann.parts("ask")[0]["scene"]["phase"] == "told"


def test_tasks_come_one_by_one_and_a_wrong_try_is_enough_to_go_on(school: SchoolClass) -> None:
    ann = Watched(school, "Ann")
    ann.reach("Check")
    assert len(ann.parts("ask")) == 1
    ann.answer(ann.parts("ask")[0], 0)
    assert ann.parts("ask")[0]["scene"]["state"] == "wrong"
    assert len(ann.parts("ask")) == 2


def test_the_teacher_sees_who_predicted_what_and_who_is_stuck(school: SchoolClass) -> None:
    ann, ben = Watched(school, "Ann"), Watched(school, "Ben")
    ann.reach("Check")
    ben.go_on()
    ben.answer(ben.parts("ask")[0], 0, 2)
    first = school.standings()
    assert (first["Ben"].prediction or ann).said == (1, 3)  # type: ignore[union-attr]
    assert first["Ben"].prediction.right  # type: ignore[union-attr]
    assert not first["Ann"].stuck
    for _ in range(3):
        ann.answer(ann.parts("ask")[0], 0)
    assert school.standings()["Ann"].stuck == "3 wrong tries: Which of the six are rhombuses?"
    ann.answer(ann.parts("ask")[0], 2, 4)
    assert not school.standings()["Ann"].stuck
    ann.pupil.acted -= 200
    assert school.standings()["Ann"].stuck == "nothing for 3 minutes"
    school.pause()
    assert not school.standings()["Ann"].stuck  # nobody can do anything now


def test_misconceptions_show_while_the_quiz_is_taken(school: SchoolClass) -> None:
    ann, ben = Watched(school, "Ann"), Watched(school, "Ben")
    for one, believes in ((ann, ()), (ben, ("square-is-no-rectangle",))):
        one.reach("Quiz")
        MadeUp(one.pupil.name, believes).take(one.quiz, Random(1))
    (belief,) = school.beliefs()
    assert belief.key == "square-is-no-rectangle"
    assert [name for name, _ in belief.found] == ["Ben"]
    assert school.standings()["Ann"].quiz.endswith("of 10 right")


def test_results_are_files_that_a_report_reads(school: SchoolClass, tmp_path: Path) -> None:
    ann = Watched(school, "Ann")
    ann.reach("Quiz")
    MadeUp("Ann", ("square-is-no-rectangle",)).take(ann.quiz, Random(1))
    (file,) = tmp_path.joinpath("results").iterdir()
    kept = Results.read(file)
    assert (kept.learner, kept.lesson, len(kept.predictions)) == ("Ann", "05", 2)
    assert len(kept.tries) == 3
    report = ClassReport(tmp_path / "results")
    assert [one.key for one in report.misconceptions] == ["square-is-no-rectangle"]
    school.remove("Ann")
    assert file.exists()


def test_all_stop_and_go_on(school: SchoolClass) -> None:
    ann = Watched(school, "Ann")
    ann.go_on()
    school.pause()
    assert ann.scene["stage"] == "paused"
    ask = ann.parts("ask")[0]
    ann.tell(ask, do="answer", number=1, chosen=[0])
    assert "paused" in ann.wire[-2]
    assert not ann.asks()[0].tried
    school.pause(on=False)
    ann.answer(ask, 0)
    assert ann.asks()[0].tried


def test_the_class_goes_on_together(school: SchoolClass) -> None:
    ann, ben = Watched(school, "Ann"), Watched(school, "Ben")
    school.go_together()
    with pytest.raises(Refused, match="Wait for the others"):
        ann.go_on()
    school.go_on()
    assert (ann.scene["step"], ben.scene["step"]) == (1, 1)
    ann.finish_step()
    assert ann.scene["wait"].startswith("Wait for the others")
    school.go_on()
    assert ben.scene["step"] == 2  # unanswered, but with the class
    assert Watched(school, "Cem").scene["step"] == 2
    school.go_together(on=False)
    ann.finish_step()
    ann.go_on()
    assert ann.scene["step"] == 3
    for step in (-1, 7, True):
        with pytest.raises(Refused, match="the steps go from 0 to 6"):
            school.go_to(step)


def test_answers_are_shown_without_names_to_those_who_have_answered(school: SchoolClass) -> None:
    ann, ben, cem = (Watched(school, name) for name in ("Anna-Lena", "Benedikt", "Cem"))
    for one, chosen in ((ann, (0, 2)), (ben, (2,))):
        one.go_on()
        one.answer(one.parts("ask")[0], *chosen)
    cem.go_on()
    (question,) = school.questions()
    assert question["answered"] == 2
    school.show_answers(question["id"])
    assert not cem.scene["answers"]  # first your own
    assert [one["times"] for one in ann.scene["answers"]["shares"]] == [1, 0, 2, 0, 0, 0]
    assert "Benedikt" not in "".join(ann.wire)
    cem.answer(cem.parts("ask")[0], 1)
    assert cem.scene["answers"]["answered"] == 2  # as it was when it was shown
    school.show_answers()
    assert ann.scene["answers"] is None
    school.show_answers(question["question"])
    assert ben.scene["answers"]["question"] == question["question"]
    with pytest.raises(Refused, match="nobody was asked '99'; so far there are answers to “"):
        school.show_answers("99")


def test_words_that_somebody_wrote_are_not_shown_to_the_class(home: Path) -> None:
    del home
    school = SchoolClass(Script.read("10"))
    ann = Watched(school, "Ann")
    ann.reach("Quiz")
    part = ann.waiting()
    assert part is not None
    ann.tell(part, do="answer", number=1, value="Ben is stupid")
    shares = [one for one in school.questions() if one["answered"]][-1]["shares"]
    assert shares == [{"name": "other words", "times": 1}]


def test_groups_sit_down_at_tables_with_the_cards_of_the_lesson(school: SchoolClass) -> None:
    five = [Watched(school, name) for name in ("Ann", "Ben", "Cem", "Dora", "Eli")]
    assert school.groups(3) == [["Ann", "Cem", "Eli"], ["Ben", "Dora"]]
    assert school.groups(2) == [["Ann", "Cem", "Eli"], ["Ben", "Dora"]]
    five[4].pupil.here = False
    assert school.groups(5) == [["Ann", "Ben", "Cem", "Dora"]]
    with pytest.raises(Refused, match="2 to 5 sit at a table"):
        school.groups(1)
    ann, ben = five[:2]
    game = start_table(1, [ann.pupil, ben.pupil], school.script.plan)
    assert ann.scene["stage"] == "table"
    (seat,) = ann.scene["parts"]
    assert seat["module"] == "matrix"
    assert set(game.table.options.cards) == set(school.script.plan.attributes)
    (move,) = [one for one in seat["scene"]["moves"] if "Draw" in one["label"]]
    ann.tell(seat, **{**move, "ply": seat["scene"]["ply"]})
    assert game.table.history[-1].seat is not None
    assert len(game.history) > 1
    (other,) = ben.scene["parts"]
    assert other["scene"]["ply"] == game.table.ply
    assert not any(one.get("do") in {"step", "options"} for one in other["scene"]["moves"])
    end_table([ann.pupil, ben.pupil])
    assert ann.scene["stage"] == "lesson"
    assert not game._session.screens - {game}
    school.groups(2)


def test_what_makes_no_sense_is_refused_and_changes_nothing(school: SchoolClass) -> None:
    ann = Watched(school, "Ann")
    ann.go_on()
    before = ann.scene
    for message in (
        7,
        {},
        {"do": "fly"},
        {"do": "part", "id": "99", "content": {"do": "answer"}},
        {"do": "part", "id": "4", "content": "answer"},
        {"do": "part", "id": 4, "content": {}},
        {"do": "go on", "step": "1"},
    ):
        with pytest.raises(Refused):
            ann.pupil.obey(message)
    ann.pupil.obey({"do": "part", "id": "4", "content": {"do": "answer", "number": 9}})
    ann.pupil.publish()
    assert ann.scene == before
    assert "error" in ann.wire[-2] or "error" in ann.wire[-3]
