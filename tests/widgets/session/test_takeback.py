"""Undo at a screen: the others are asked, the first answer counts, and a game may forbid it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.core.text.log import tell_step
from brainwaves_widgets.goose import RULES, Options, Ready
from tests.widgets.gooses import asked, game, sent, tell, wrong

DO = ("undo", "allow", "refuse")


def do(one: Any, what: str) -> None:
    tell(one, {"do": what, "ply": one.ply})


def errors(one: Any, what: str, monkeypatch: pytest.MonkeyPatch) -> str:
    answers = sent(one, monkeypatch)
    do(one, what)
    return " ".join(answer["error"] for answer in answers if "error" in answer)


def notes(one: Any) -> list[str]:
    return [event["text"] for event in one.scene["events"]]


def test_at_a_shared_screen_the_others_are_asked_by_name() -> None:
    one = asked()
    ply = one.ply
    do(one, "undo")
    assert one.ply == ply
    assert one.scene["request"] == {
        "text": "Ben or Cy, may Ann take this back? Ann: Roll the dice.",
        "answers": [{"label": "Allow", "do": "allow"}, {"label": "Refuse", "do": "refuse"}],
    }
    do(one, "allow")
    assert (one.state.phase, one.scene["request"]) == ("roll", None)
    assert any("Taken back" in text and "Ann" in text for text in notes(one))
    assert one.history == one.table.history


def test_what_is_refused_stays_and_can_be_asked_again() -> None:
    one = asked()
    ply = one.ply
    do(one, "undo")
    do(one, "refuse")
    assert (one.ply, one.scene["request"]) == (ply, None)
    assert notes(one) == ["Ben or Cy did not allow it: the move stays."]
    do(one, "undo")
    assert one.scene["request"]


def test_a_question_lapses_with_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    one = asked()
    do(one, "undo")
    one.play(wrong(one))
    assert one.scene["request"] is None
    ply = one.ply
    assert "nobody asks" in errors(one, "allow", monkeypatch)
    assert one.ply == ply


def test_seats_ask_each_other_and_only_the_others_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    one = asked()
    ann, ben, cy = (one.seat(name) for name in one.players)
    for screen in (ann, ben):
        do(screen, "hello")
    assert [screen.scene["undo"] for screen in (one, ann, ben, cy)] == [True, True, False, False]
    ply = one.ply
    assert "no move of Ben to take back" in errors(ben, "undo", monkeypatch)
    do(ann, "undo")
    assert ann.scene["request"]["text"].startswith("Ben or Cy is asked whether you may")
    assert ben.scene["request"]["text"].startswith("Ben, may Ann take this back?")
    assert "only Ben or Cy can allow that" in errors(ann, "allow", monkeypatch)
    assert one.ply == ply
    do(ben, "refuse")
    assert notes(ann) == ["Ben did not allow it: the move stays."]
    do(ann, "undo")
    do(ann, "refuse")
    assert notes(ben) == ["Ann no longer asks."]
    do(ann, "undo")
    do(cy, "allow")
    assert one.state.phase == "roll"


def test_where_nobody_has_a_screen_to_answer_at_it_is_taken_back_at_once() -> None:
    one = asked()
    ann = one.seat("Ann")
    do(ann, "hello")
    do(ann, "undo")
    assert one.state.phase == "roll"


def test_a_shared_screen_answers_for_seats_without_one() -> None:
    one = asked()
    ann = one.seat("Ann")
    do(one, "hello")
    do(ann, "undo")
    assert one.state.phase == "answer"
    do(one, "allow")
    assert one.state.phase == "roll"


def test_alone_or_among_programs_nobody_is_asked() -> None:
    one = game(players=["Ann"])
    one.play(Ready())
    do(one, "undo")
    assert one.moves() == (Ready(),)
    wave = bw.BrainWave(controller="Blue", seed=6)
    wave.play(wave.moves()[0])
    wave.reply()
    ply = wave.ply
    do(wave, "undo")
    assert wave.ply < ply
    assert wave.table.actors == (0,)
    assert len(wave.table.undone) == 1


def test_a_cell_takes_back_at_once() -> None:
    one = asked()
    assert one.undo()
    assert one.state.phase == "roll"


def test_what_a_seat_may_not_see_is_not_in_the_question() -> None:
    boar = bw.BrilliantBoar(["Ann", "Ben"], seed=7)
    boar.play(boar.moves()[0])
    ann, ben = boar.seat("Ann"), boar.seat("Ben")
    for screen in (ann, ben, boar):
        do(screen, "hello")
        assert screen.scene["request"] is None
    mover = next(step.seat for step in reversed(boar.history) if step.seat >= 0)
    asker, other = (ann, ben)[mover], (ann, ben)[1 - mover]
    do(asker, "undo")
    step = next(step for step in reversed(boar.history) if step.seat == mover)
    for eyes, screen in ((mover, asker), (1 - mover, other)):
        told = tell_step(boar.table.rules, boar.players, step, eyes)
        assert screen.scene["request"]["text"].endswith(told)


@pytest.mark.parametrize("what", DO)
def test_a_game_can_forbid_it(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = asked(undo=False)
    ply = one.ply
    assert (one.scene["undo"], one.scene["redo"]) == (None, None)
    told = errors(one, what, monkeypatch)
    assert ("undo=False" if what == "undo" else "nobody asks") in told
    for back in (one.undo, lambda: one.goto(ply - 1)):
        with pytest.raises(IllegalMove, match="set up with undo=False"):
            back()
    assert one.ply == ply
    assert not one.table.after_undo
    one.stepper().goto(3)


def test_files_keep_that_it_is_forbidden(tmp_path: Path) -> None:
    one = asked(undo=False)
    one.save(tmp_path / "one.json")
    for again in (
        bw.AstuteGoose.load(tmp_path / "one.json"),
        bw.recent()[0].open(),
        bw.AstuteGoose.at(one.table.copy()),
    ):
        assert again.scene["undo"] is None
        with pytest.raises(IllegalMove, match="undo=False"):
            again.undo()
    allowed = asked()
    assert '"undo"' not in allowed.table.to_json()


@pytest.mark.parametrize("undo", [None, 0, "no", 1])
def test_it_is_forbidden_or_not(undo: Any) -> None:
    with pytest.raises(ValueError, match="undo is True or False"):
        game(undo=undo)
    with pytest.raises(ValueError, match="undo is True or False"):
        Table(RULES, Options(players=("Ann",)), undo=undo)


def test_a_result_reached_after_taking_back_says_so() -> None:
    marked, plain = (bw.GameMatrix(["Ann", "Ben"], seed=3) for _ in range(2))
    for one in (marked, plain):
        while one.outcome is None:
            one.play(one.moves()[0])
            if one is marked and not one.table.after_undo:
                one.undo()
    assert marked.scene["prompt"]["hint"].endswith("Moves were taken back.")
    assert "taken back" not in plain.scene["prompt"]["hint"]


def test_all_who_were_ready_at_one_clock_are_taken_back_at_once() -> None:
    """Nobody presses anything where the time is up, so nobody is asked about one of them."""
    one = game(study_seconds=0.5)
    start = one.ply
    tell(one, {"do": "time is up", "ply": one.ply})
    assert one.state.phase == "roll"
    do(one, "undo")
    assert one.scene["request"] is None
    assert (one.ply, one.state.phase, one.state.waiting) == (start, "study", (0, 1, 2))


def test_who_was_not_ready_yet_is_asked() -> None:
    one = game()
    start = one.ply
    one.play(Ready(), "Ann")
    one.play(Ready(), "Ben")
    do(one, "undo")
    assert one.scene["request"]["text"].startswith("Cy, may Ben take this back?")
    do(one, "allow")
    assert (one.ply, one.state.waiting) == (start, (0, 1, 2))


def test_at_their_own_screens_those_who_were_ready_as_well_are_asked() -> None:
    one = game()
    start = one.ply
    screens = [one.seat(name) for name in one.players]
    for screen in screens:
        do(screen, "hello")
        screen.play(Ready())
    ann, _ben, cy = screens
    do(cy, "undo")
    assert ann.scene["request"]["text"].startswith("Ann, may Cy take this back?")
    assert one.state.phase == "roll"
    do(ann, "allow")
    assert (one.ply, one.state.waiting) == (start, (0, 1, 2))
