"""What Brain Wave's screen tells its players, and whom it names."""

from __future__ import annotations

from brainwaves_widgets import BrainWave
from brainwaves_widgets.brainwave import Attempt, Roll, Throw
from brainwaves_widgets.brainwave.text.words import drawn
from tests.brainwave.builders import seated
from tests.widgets.waves import drawn_last, hit, play_to, send, to_attempt


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


def test_w9_the_opening_roll_is_told_until_somebody_has_moved() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, seed=1, own_dice=False)
    rolls = [step.move for step in game.history[:2]]
    attacker = game.players[game.state.attacker]
    ann, ben = (f"{roll.first} and {roll.second}" for roll in rolls)
    told = f"Rolled: Ann: {ann}, Ben: {ben}. {attacker} attacks first."
    assert game.state.phase == "go"
    assert game.scene["prompt"]["hint"] == f"{told} No step straight back."
    assert game.seat(attacker).scene["prompt"]["hint"] == told
    assert game.log()[2] == f"{attacker} attacks first."
    game.play(game.moves()[0])
    assert "attacks first" not in game.scene["prompt"]["hint"]
    send(game, do="undo")
    send(game, do="allow")
    assert game.scene["prompt"]["hint"] == f"{told} No step straight back."


def test_w9_after_a_tie_the_roll_that_counts_is_told() -> None:
    game = BrainWave.at(seated(Roll(2, 4), Roll(1, 5), Roll(1, 1), Roll(6, 5), Roll(1, 1)))
    hint = game.scene["prompt"]["hint"]
    assert (
        hint == "Rolled: Green: 1 and 1, Blue: 6 and 5. Blue attacks first. No step straight back."
    )
    assert len(hint) <= 90


def test_w9_with_real_dice_the_roll_is_told_while_the_next_is_due() -> None:
    game = BrainWave(["Ann", "Ben"], size=7, chance="ask")
    assert game.scene["prompt"]["hint"] == "The higher number attacks first."
    for roll in (Roll(6, 6), Roll(1, 1)):
        game.play(roll)
    assert game.state.phase == "dice"
    assert game.scene["prompt"]["hint"] == "Rolled: Ann: 6 and 6, Ben: 1 and 1. Ann attacks first."


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
    left = f"{game.players[1 - game.state.attacker]} left the maze."
    hint = f"{left} {again}"
    assert game.scene["prompt"] == {"headline": f"{attacker}, launch once more.", "hint": hint}


def test_w26_before_a_programs_launch_a_person_is_told_to_press_it() -> None:
    game = BrainWave(["Ann", "Ben"], controller="Ben", size=7, seed=1)
    to_attempt(game, attacker=1)
    told = {
        "headline": "Ben attempts a breakthrough.",
        "hint": "Press Launch when you are ready to dodge.",
    }
    assert game.scene["prompt"] == told
    assert game.seat("Ann").scene["prompt"] == told
