"""Brain Wave's widget: what both may watch, what one sees alone, and programs at the controls."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from brainwaves_widgets import BrainWave, bots
from brainwaves_widgets.brainwave import Attempt, Call, EndTurn, Shoot
from brainwaves_widgets.brainwave.bots import Builder
from brainwaves_widgets.brainwave.console.pilot import HANDS
from brainwaves_widgets.core.bots import act
from tests.common import until
from tests.widgets.waves import hit, play_to, send, to_attempt


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
    game = BrainWave(controller="Blue", size=7, seed=8, own_dice=False)
    assert game.scene["bots"] == [1]
    assert game.scene["moves"] == [{"label": "Let Blue move", "do": "bot"}]
    before = game.ply
    game._receive(game, {"do": "bot", "ply": before}, None)
    until(lambda: game.ply > before)
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


@pytest.mark.slow
def test_scenes_of_whole_games_are_small() -> None:
    """With about 0.9 kB of headers around it, a move sends less than 8 kB."""
    largest, rng = 0, Random(3)
    for seed in (0, 3, 5):
        game = BrainWave(["Ann", "Ben"], seed=seed)
        while game.scene["moves"]:
            offer = rng.choice(game.scene["moves"])
            send(game, **{key: offer[key] for key in ("do", "move", "seats") if key in offer})
            sent = json.dumps(game.scene, separators=(",", ":"))
            largest = max(largest, len(sent.encode()))
    assert largest < 7100


def test_a_controller_must_be_a_player() -> None:
    with pytest.raises(ValueError, match="no player 'Red' sits at this table"):
        BrainWave(controller="Red")


@pytest.mark.parametrize("controller", [["Blue"], {"Blue"}, 0.5, b"Blue"])
def test_a_controller_is_a_name(controller: Any) -> None:
    with pytest.raises(ValueError, match="controller is the name of a player, such as 'Blue', not"):
        BrainWave(controller=controller)


def test_w9_players_choose_their_colours() -> None:
    assert BrainWave(["Ann", "Ben"]).players == ("Ann", "Ben")
    game = BrainWave(["Ann", "Ben"], green="Ben", controller="Ann")
    assert game.players == ("Ben", "Ann")
    assert game.scene["bots"] == [1]
    assert BrainWave(["Ann", "Ben"], green="Ann").players == ("Ann", "Ben")
    with pytest.raises(ValueError, match="green is one of the players, 'Ann' or 'Ben', not 'Cleo'"):
        BrainWave(["Ann", "Ben"], green="Cleo")


def test_no_program_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = BrainWave(size=7, seed=8)
    told: list[Any] = []
    monkeypatch.setattr(game, "send", told.append)
    send(game, do="bot")
    assert told == [{"error": "it is no program's turn now", "ply": game.ply}]


def test_w27_programs_fly_with_their_own_hands_in_the_browser() -> None:
    game = BrainWave(["Ann", bots.Champion()], seed=1)
    assert game.scene["view"]["hands"] == [None, HANDS["quick"]._asdict()]
    assert BrainWave(controller="Green").scene["view"]["hands"] == [HANDS["usual"]._asdict(), None]
    assert "hands" not in BrainWave(["Ann", "Ben"]).scene["view"]


def test_w27_programs_alone_launch_by_themselves() -> None:
    game = BrainWave([bots.Regular(1), bots.Beginner(2)], size=7, seed=1)
    to_attempt(game)
    assert [offer.get("do") for offer in game.scene["moves"]] == ["bot"]
    before = game.ply
    send(game, do="bot")
    until(lambda: game.ply > before)
    assert isinstance(game.history[before].move, Attempt)
