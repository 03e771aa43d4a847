"""Brain Wave's widget: what both may watch, what one sees alone, and programs at the controls."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets import BrainWave
from brainwaves_widgets.brainwave import Attempt, Call, EndTurn, Shoot
from brainwaves_widgets.brainwave.bots import Builder
from brainwaves_widgets.core.bots import act
from tests.brainwave.builders import aim


def play_to(game: BrainWave, *phases: str, after: int = 0) -> None:
    """Let programs play until a phase comes up."""
    bots = {0: Builder(), 1: Builder()}
    while game.state.phase not in phases or game.ply < after:
        assert act(game.table, bots)


def send(game: BrainWave, **content: Any) -> None:
    game._receive(game, {"ply": game.ply, **content}, None)


def hit(game: BrainWave) -> None:
    play_to(game, "shoot")
    while (english := aim(game.state, hit=True)) is None:
        game.play(Shoot(1.0))
        play_to(game, "shoot")
    game.play(Shoot(english))


def test_battles_are_watched_by_both_and_banks_by_their_owner_alone() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    play_to(game, "shoot")
    assert game.scene["curtain"] is None
    assert [bank["tiles"] for bank in game.scene["view"]["banks"]] == [None, None]

    hit(game)
    attacker = game.state.attacker
    assert game.scene["curtain"] == game.players[attacker]
    assert game.scene["view"]["banks"][attacker]["tiles"] is None
    assert not [event for event in game.scene["events"] if event["kind"] == "drew"]
    assert [event["kind"] for event in game.scene["events"]][:1] == ["shot"]  # seen by both

    send(game, do="lift")
    assert game.scene["curtain"] is None
    assert game.scene["view"]["banks"][attacker]["tiles"] is not None
    assert game.scene["view"]["banks"][1 - attacker]["tiles"] is None
    assert [event for event in game.scene["events"] if event["kind"] == "drew"]

    play_to(game, "go")
    assert game.scene["curtain"] is None
    assert game.scene["view"]["seat"] is None


def test_nothing_is_moved_before_the_curtain_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    hit(game)
    told: list[Any] = []
    monkeypatch.setattr(game, "send", told.append)
    before = game.ply
    lay = next(iter(game.moves()))
    send(game, move={"type": type(lay).__name__, **{f: getattr(lay, f) for f in lay.__slots__}})
    assert game.ply == before
    assert "this screen cannot make that move" in told[-1]["error"]


def test_an_attempt_is_watched_by_both_again() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    bots = {0: Builder(), 1: Builder()}
    while not any(isinstance(move, Call) for move in game.moves()):
        assert act(game.table, bots)
    send(game, do="lift")
    assert game.scene["view"]["seat"] == game.state.attacker
    game.play(next(move for move in game.moves() if isinstance(move, Call)))
    while game.state.phase == "plan":
        assert game.scene["curtain"] is None  # it is still the same player's turn
        game.play(game.moves()[0])
    assert game.scene["view"]["seat"] is None
    assert [offer["label"] for offer in game.scene["moves"]] == ["Launch the wave"]


def test_a_program_moves_when_the_screen_lets_it() -> None:
    game = BrainWave(controller="Blue", size=7, seed=8)
    assert game.scene["bots"] == [1]
    assert game.scene["moves"] == [{"label": "Blue plays", "do": "bot"}]
    before = game.ply
    game._receive(game, {"do": "bot", "ply": before}, None)
    assert game.state.phase == "shoot"
    after = game.ply
    game._receive(game, {"do": "bot", "ply": before}, None)  # a second page asks late
    assert game.ply == after

    assert game.scene["curtain"] is None
    assert game.scene["view"]["seat"] == 0  # the one person looks all the time
    game.play(Shoot(1.0))
    send(game, do="undo")
    assert game.ply == after
    send(game, do="undo")  # Blue's move too, back to where nobody has moved
    assert game.table.actors == (1,)


def test_undo_goes_back_to_where_a_person_moved() -> None:
    game = BrainWave(controller="Blue", size=7, seed=8)
    game.reply()
    assert game.table.actors == (0,)
    first = game.ply
    game.play(game.moves()[0])
    while game.table.actors == (0,) and game.state.phase == "build":
        game.play(next((m for m in game.moves() if isinstance(m, EndTurn)), game.moves()[0]))
    while game.table.actors == (0,):
        game.play(game.moves()[0])
    game.reply()
    assert game.table.actors == (0,)
    while game.ply > first:
        send(game, do="undo")
        assert game.table.actors == (0,)


def test_w27_a_person_takes_part_in_a_programs_attempt() -> None:
    game = BrainWave(["Ann", "Ben"], controller="Ben", size=7, seed=1)
    bots = {0: Builder(), 1: Builder()}
    while not (game.state.attacker == 1 and any(isinstance(m, Call) for m in game.moves())):
        assert act(game.table, bots)
    game.play(next(move for move in game.moves() if isinstance(move, Call)))
    while game.state.phase == "plan":
        game.play(game.moves()[0])

    assert game.scene["moves"] == [
        {
            "label": "Launch the wave",
            "seats": [1],
            "move": {"type": "Attempt", "english": [], "spot": []},
        }
    ]
    send(game, move={"type": "Attempt", "english": [0.5], "spot": [[0.2, 0.3]]}, seats=[1])
    done = [s.move for s in game.history if isinstance(s.move, Attempt)][-1]
    assert done == Attempt((0.5,), ((0.2, 0.3),))


def test_a_controller_must_be_a_player() -> None:
    with pytest.raises(ValueError, match="no player 'Red' sits at this table"):
        BrainWave(controller="Red")


def test_no_program_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = BrainWave(size=7, seed=8)
    told: list[Any] = []
    monkeypatch.setattr(game, "send", told.append)
    send(game, do="bot")
    assert told == [{"error": "no program is to move now", "ply": game.ply}]
