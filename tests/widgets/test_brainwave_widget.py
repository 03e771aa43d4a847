"""Brain Wave's widget: what both may watch, what one sees alone, and programs at the controls."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from brainwaves_widgets import BrainWave
from brainwaves_widgets.brainwave import Attempt, Call, Draw, EndTurn, Roll, Shoot, Throw
from brainwaves_widgets.brainwave.bots import Builder
from brainwaves_widgets.brainwave.words import drawn
from brainwaves_widgets.core.bots import act
from tests.brainwave.builders import aim, seated


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
    game = BrainWave(controller="Blue", size=7, seed=8, own_dice=False)
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


def test_w17_the_status_counts_the_tiles_that_were_drawn() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    hit(game)
    while len(drew := drawn_last(game)) < 2:
        play_to(game, "shoot", after=game.ply + 1)
        hit(game)
    send(game, do="lift")
    draws = [event for event in game.scene["events"] if event["kind"] == "drew"]
    assert draws == [{"kind": "drew", "text": drawn(drew)}]
    owner = game.players[game.state.attacker]
    assert [line for line in game.log(owner) if line.startswith(f"{owner} draws a ")]


def test_history_and_steppers_name_who_drew_and_put_back() -> None:
    """History, log and teachers' eyes are read by others than the owner, so nobody is "you"."""
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    play_to(game, "over")
    told = " ".join(row["events"] for row in game.history.rows())
    assert "Ann draws a Logic." in told
    assert "Ben draws a Logic." in told
    assert "You " not in told
    assert not [line for name in game.players for line in game.log(name) if "You " in line]
    stepper = game.stepper(teacher=True)
    for ply in range(game.table.last_ply + 1):
        stepper.goto(ply)
        assert not [one for one in stepper.scene["events"] if "You " in one["text"]]


def drawn_last(game: BrainWave) -> list[str]:
    """Return the tiles that were drawn since the last shot."""
    moves = [step.move for step in game.history]
    last = max(at for at, move in enumerate(moves) if isinstance(move, Shoot))
    return [move.tile for move in moves[last:] if isinstance(move, Draw)]


def test_w9_each_player_throws_the_dice_at_their_own_screen() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    ann, ben = game.seat("Ann"), game.seat("Ben")
    assert game.scene["prompt"]["headline"] == "Ann, roll the dice."
    assert ben.scene["prompt"]["headline"] == "Ann rolls the dice."
    assert ([one["label"] for one in ann.scene["moves"]], ben.scene["moves"]) == (
        ["Roll the dice"],
        [],
    )
    game.play(Throw(), "Ann")
    assert len(game.view()["dice"]) == 2
    assert (ann.scene["moves"], [one["label"] for one in ben.scene["moves"]]) == (
        [],
        ["Roll the dice"],
    )
    game.play(Throw(), "Ben")
    assert game.state.phase == "go"


def test_w9_players_choose_their_colours() -> None:
    assert BrainWave(["Ann", "Ben"]).players == ("Ann", "Ben")
    game = BrainWave(["Ann", "Ben"], green="Ben", controller="Ann")
    assert game.players == ("Ben", "Ann")
    assert game.scene["bots"] == [1]
    assert BrainWave(["Ann", "Ben"], green="Ann").players == ("Ann", "Ben")
    with pytest.raises(ValueError, match="green is one of the players, 'Ann' or 'Ben', not 'Cleo'"):
        BrainWave(["Ann", "Ben"], green="Cleo")


def test_w9_the_opening_roll_is_told_until_somebody_has_moved() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1, own_dice=False)
    rolls = [step.move for step in game.history[:2]]
    attacker = game.players[game.state.attacker]
    ann, ben = (f"{roll.first} and {roll.second}" for roll in rolls)
    told = f"Rolled: Ann {ann}, Ben {ben}. {attacker} attacks first."
    assert game.state.phase == "go"
    assert game.scene["prompt"]["hint"] == f"{told} No step straight back."
    assert game.seat(attacker).scene["prompt"]["hint"] == told
    assert game.log()[2] == f"{attacker} attacks first."
    game.play(game.moves()[0])
    assert "attacks first" not in game.scene["prompt"]["hint"]
    send(game, do="undo")
    assert game.scene["prompt"]["hint"] == f"{told} No step straight back."


def test_w9_after_a_tie_the_roll_that_counts_is_told() -> None:
    game = BrainWave.at(seated(Roll(2, 4), Roll(1, 5), Roll(1, 1), Roll(6, 5), Roll(1, 1)))
    hint = game.scene["prompt"]["hint"]
    assert hint == "Rolled: Green 1 and 1, Blue 6 and 5. Blue attacks first. No step straight back."
    assert len(hint) <= 90


def test_w9_with_real_dice_the_roll_is_told_while_the_next_is_due() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, chance="ask")
    assert game.scene["prompt"]["hint"] == "The higher number attacks first."
    for roll in (Roll(6, 6), Roll(1, 1)):
        game.play(roll)
    assert game.state.phase == "dice"
    assert game.scene["prompt"]["hint"] == "Rolled: Ann 6 and 6, Ben 1 and 1. Ann attacks first."


def test_w26_the_attacked_player_is_told_where_to_dodge() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1)
    to_attempt(game)
    attacker = game.players[game.state.attacker]
    attacked = game.seat(1 - game.state.attacker)
    assert attacked.scene["prompt"] == {
        "headline": f"{attacker} attempts a breakthrough.",
        "hint": f"Dodge at {attacker}'s screen.",
    }
    out = ((0.99, 0.95),) if game.state.attacker == 0 else ((0.01, 0.95),)
    game.play(Attempt((), out))
    assert game.state.restarted
    again = "Leaving the maze again counts as a hit."
    assert attacked.scene["prompt"]["hint"] == f"Dodge at {attacker}'s screen. {again}"
    assert game.scene["prompt"] == {"headline": f"{attacker}, launch once more.", "hint": again}


def test_w26_before_a_programs_launch_a_person_is_told_to_press_it() -> None:
    game = BrainWave(["Ann", "Ben"], controller="Ben", size=7, seed=1)
    to_attempt(game, attacker=1)
    told = {
        "headline": "Ben attempts a breakthrough.",
        "hint": "Press Launch when you are ready to dodge.",
    }
    assert game.scene["prompt"] == told
    assert game.seat("Ann").scene["prompt"] == told


def to_attempt(game: BrainWave, attacker: int | None = None) -> None:
    """Let programs play until a breakthrough was called and its tiles set aside."""
    bots = {0: Builder(), 1: Builder()}
    while (attacker not in (None, game.state.attacker)) or not any(
        isinstance(move, Call) for move in game.moves()
    ):
        assert act(game.table, bots)
    game.play(next(move for move in game.moves() if isinstance(move, Call)))
    while game.state.phase == "plan":
        game.play(game.moves()[0])
    assert game.state.phase == "attempt"


def test_no_program_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = BrainWave(size=7, seed=8)
    told: list[Any] = []
    monkeypatch.setattr(game, "send", told.append)
    send(game, do="bot")
    assert told == [{"error": "no program is to move now", "ply": game.ply}]
