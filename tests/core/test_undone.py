"""Moves that are taken back leave a trace: in the log, in trials and results, and in files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import Event, SaveError, Step, Table
from brainwaves_widgets.core.files.autosave import reopen
from brainwaves_widgets.core.text.log import Undone, tell_undone
from brainwaves_widgets.goose import RULES, Answer, Ready, Roll
from brainwaves_widgets.study.trials import trials
from brainwaves_widgets.testing.play import random_move
from tests.core.builders import ANSWERS, advanced, as_older_version, kept, new, peeked
from tests.games import Game, every_game

if TYPE_CHECKING:
    from brainwaves_widgets.core import History

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True)
def inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def marks(steps: History) -> list[bool]:
    return [step.after_undo for step in steps]


def marked_from(table: Table) -> int:
    """Return how many moves bear no mark; those after them all do."""
    found = marks(table.whole_history)
    assert found == sorted(found)
    return found.count(False)


def test_answers_after_a_peek_are_marked_and_measured_only_if_asked() -> None:
    found = trials(peeked())
    assert len(found) == ANSWERS
    assert all(one.right for one in found)
    honest = [one for one in found if not one.after_undo]
    assert len(honest) <= 1  # the first answer, if it happened to be right at once
    plain = bw.measures(found)
    assert (plain.count, plain.left_out) == (len(honest), ANSWERS - len(honest))
    assert "after moves were taken back" in repr(plain)
    asked = bw.measures(found, after_undo=True)
    assert (asked.count, asked.right, asked.left_out) == (ANSWERS, ANSWERS, 0)
    assert "left out" not in repr(asked)


def test_a_mark_goes_with_rows_and_frames_and_old_rows_have_none() -> None:
    found = trials(peeked(4))
    assert bw.measures(found.rows()).left_out == bw.measures(found).left_out > 0
    old = [{k: v for k, v in row.items() if k != "after_undo"} for row in found.rows()]
    assert bw.measures(old).left_out == 0
    assert bw.measures(found.filter(after_undo=True), after_undo=True).count == sum(
        one.after_undo for one in found
    )
    assert not any(one.after_undo for one in found.filter(after_undo=False))
    assert "after_undo" in found._repr_html_()
    assert "after_undo" not in trials(advanced(20))._repr_html_()


def test_decisions_after_a_peek_are_left_out_too() -> None:
    game = bw.BrilliantBoar(["Guy"], seed=3)
    half = 0
    while game.outcome is None:
        game.play(game.moves()[-1])
        if not half and len(game.trials()) == 3:
            half = len(game.trials().decisions)
            game.undo()
            game.redo()
    decisions = game.trials().decisions
    assert [one.after_undo for one in decisions] == [False] * half + [True] * (
        len(decisions) - half
    )
    assert 0 < half < len(decisions)
    plain, asked = bw.measures(game.trials()), bw.measures(game.trials(), after_undo=True)
    assert plain.count == 3
    assert asked.count == len(game.trials())
    assert plain.detection != asked.detection


def test_what_was_played_before_stays_unmarked() -> None:
    table = advanced(12)
    before = table.ply
    table.goto(4)
    table.goto(before)
    assert not any(marks(table.history))
    assert table.after_undo
    table.play(table.moves(table.actors[0])[0])
    assert marked_from(table) == before
    table.goto(5)
    table.play(table.moves(table.actors[0])[0])
    assert marked_from(table) == 5


def test_a_game_that_never_went_back_has_no_marks() -> None:
    table = advanced(12)
    table.redo()
    table.goto(table.ply)
    assert not table.after_undo
    assert not any(marks(table.history))
    assert "after_undo" not in table.to_json(times=True)
    assert "after undo" not in repr(table.history)
    assert "after undo" not in table.history._repr_html_()


def test_history_shows_the_mark() -> None:
    table = new()
    table.play(Ready(), 0)
    table.undo()
    table.play(Ready(), 1)
    assert table.history.rows()[-1]["after_undo"]
    assert not table.history.rows()[0]["after_undo"]
    assert repr(table.history).endswith("(after undo)")
    assert table.history._repr_html_().count(">yes<") == 1


def test_the_log_tells_all_what_was_taken_back() -> None:
    table = new()
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    table.play(Roll())
    start = len(table.log(None))
    table.play(table.moves(0)[0])
    said = table.log(None)[start]
    table.undo()
    for seat in (None, 0, 1):
        assert table.log(seat)[-1].startswith("Taken back: Ann says ")
        assert said in table.log(seat)[-1]
    table.undo()
    assert table.log(1)[-1] == "Taken back: Ann: Roll the dice."
    table.redo()
    assert table.log(1)[-2] == "Taken back: Ann: Roll the dice."


def test_long_ways_back_are_counted() -> None:
    table = advanced(12)
    table.goto(3)
    assert table.log(None)[-1] == "Taken back: 12 moves of Ann and Ben."
    one = new()
    one.goto(0)
    assert one.log(0) == ["Taken back: what chance had decided."]


def test_marks_are_in_save_files_and_come_back() -> None:
    table = advanced(12)
    table.goto(8)
    table.play(table.moves(table.actors[0])[0])
    table.save("game.json")
    again = Table.load("game.json")
    assert marks(again.whole_history) == marks(table.whole_history)
    assert again.after_undo
    assert "Moves were taken back here." in again.log(None)
    assert again.to_json(times=True) == table.to_json(times=True)


def test_a_game_that_went_back_and_has_not_gone_on_stays_so_in_a_file() -> None:
    table = advanced(12)
    table.goto(4)
    table.goto(table.last_ply)
    again = Table.from_json(table.to_json())
    assert again.after_undo
    assert again.to_json() == table.to_json()
    again.play(again.moves(again.actors[0])[0])
    assert marked_from(again) == table.last_ply


def test_an_old_save_file_loads_and_one_that_stands_in_the_middle_went_back() -> None:
    table = advanced(12)
    old = table.to_json()
    assert not Table.from_json(old).after_undo
    data = json.loads(old) | {"ply": 6}
    assert Table.from_json(json.dumps(data)).after_undo


@pytest.mark.parametrize("wrong", [-1, 10_000, "x", True, 1.5])
def test_a_save_file_with_a_mark_nowhere_says_so(wrong: object) -> None:
    data = json.loads(advanced(4).to_json()) | {"after_undo": wrong}
    with pytest.raises(SaveError, match="after_undo is a whole number from 0 to"):
        Table.from_json(json.dumps(data))


@pytest.mark.parametrize("rewritten", [False, True])
def test_marks_are_kept_and_come_back(rewritten: bool) -> None:
    table = advanced(6)
    one = kept(table)
    table.play(table.moves(table.actors[0])[0])
    table.undo()
    assert reopen(one.path)[0].after_undo
    table.redo()
    for _ in range(2):
        if rewritten:
            one.path.unlink()
        table.play(table.moves(table.actors[0])[0])
        again = reopen(one.path)[0]
        assert marks(again.whole_history) == marks(table.whole_history)
        assert any(marks(again.whole_history))
    table.goto(5)
    if rewritten:
        one.path.unlink()
        assert one.keep() == ""
    assert reopen(one.path)[0].to_json() == table.to_json()


def test_a_kept_file_of_an_earlier_version_tells_it_as_well() -> None:
    table = advanced(6)
    one = kept(table)
    table.play(table.moves(table.actors[0])[0])
    table.undo()
    table.play(table.moves(table.actors[0])[0])
    as_older_version(one.path, without=("after_undo",))
    assert marks(reopen(one.path)[0].history) == marks(table.history)


def test_a_branch_of_a_stepper_is_marked_and_stepping_is_not_told() -> None:
    game = bw.AstuteGoose(["Ann"], seed=7)
    for move in (Ready(), Roll()):
        game.play(move)
    stepper = game.stepper()
    stepper.goto(3)
    stepper.goto(stepper.table.last_ply)
    assert stepper.log() == game.log()
    branch = stepper.branch()
    branch.play(branch.moves()[0])
    assert branch.trials()[-1].after_undo
    game.play(game.moves()[0])
    assert not game.trials()[-1].after_undo


def test_all_screens_are_told() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    ben = game.seat("Ben")
    for move in (Ready(), Ready(), Roll()):
        game.play(move)
    game.play(game.moves()[0])
    game.undo()
    for screen in (game, ben):
        (event,) = screen.scene["events"]
        assert event["kind"] == "undone"
        assert event["text"].startswith("Taken back: Ann says ")
    game.play(game.moves()[1])
    assert "undone" not in {event["kind"] for event in game.scene["events"]}
    assert "undone" not in {event["kind"] for event in game.seat("Ben").scene["events"]}


def test_what_a_seat_was_not_told_it_is_not_told_when_it_is_taken_back() -> None:
    secret = Event("answered", {"seat": 0, "value": "red", "right": True}, seats=(0,))
    undone = Undone(3, (Step(3, 0, Answer("red"), (secret,)),))
    assert tell_undone(RULES, ("Ann", "Ben"), undone, 0) == ["Taken back: Ann says red: right."]
    for seat in (None, 1):
        assert tell_undone(RULES, ("Ann", "Ben"), undone, seat) == ["Taken back: Ann moves."]


@every_game
def test_a_seat_that_cannot_tell_two_games_apart_cannot_after_an_undo(game: Game) -> None:
    options = game.package.Options(players=("Ann", "Ben"))
    table, rng = Table(game.rules, options, seed=5), Random(5)
    for _ in range(30):
        random_move(table, rng.randrange)
    plays = [(step.seat, step.move) for step in table.history]
    for seat in (None, 0, 1):
        other = game.rules.resample(options, plays, seat, Random(3))
        logs = []
        for moves in (plays, other):
            world = Table.replay(game.rules, options, moves)
            for _ in range(4):
                world.undo()
            logs.append(world.log(seat))
        assert logs[0] == logs[1]
        assert any("Taken back" in line for line in logs[0])
