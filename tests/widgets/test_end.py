"""After a game: play again, other options, step through it, and one's own record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser
from brainwaves_widgets.welcome.lobby import Lobby


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))


def finish(game: Any) -> Any:
    while game.table.actors:
        seat = game.table.actors[0]
        game.play(game.moves(seat)[0], seat)
    return game


def say(screen: Any, **message: Any) -> None:
    screen._receive(screen, {"ply": screen.table.ply, **message}, [])


def labels(screen: Any) -> list[str]:
    return [offer["label"] for offer in screen.scene["end"]["offers"]]


def test_nothing_is_offered_before_the_end_and_three_things_after_it() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    assert game.scene["end"] is None
    finish(game)
    assert labels(game) == ["Play again", "Other options", "Step through it"]
    assert labels(game.seat("Ben")) == ["Play again", "Step through it"]


def test_play_again_has_the_same_players_and_options_and_the_next_starts() -> None:
    game = finish(bw.GameMatrix(["Ann", Guesser(seed=4), "Cy"], dots=2, hints=True, seed=1))
    screen, before = game.seat("Cy"), game.table
    say(game, do="again")
    assert game.table is screen.table is not before
    assert game.players == ("Guesser", "Cy", "Ann")
    assert screen.scene["events"][-1]["text"] == "Guesser is first this time."
    assert game.scene["bots"] == [0]
    assert (game.table.options.dots, game.table.options.hints) == (2, True)
    assert screen.scene["view"]["seat"] == 1
    assert game.outcome is game.scene["end"] is None
    assert not game.table.after_undo


def test_where_ages_or_dice_decide_who_starts_everybody_keeps_the_seat() -> None:
    goose = finish(bw.AstuteGoose(["Ann", "Ben"], ages=[41, 9], seed=1))
    say(goose, do="again")
    assert goose.players == ("Ann", "Ben")
    assert not any("first" in event["text"] for event in goose.scene["events"])
    wave = bw.BrainWave(["Ann", "Ben"], size=7, battles=1, seed=1)
    finish(wave)
    say(wave, do="again")
    assert wave.players == ("Ann", "Ben")


def test_the_next_game_is_kept_and_noted_by_itself() -> None:
    game = finish(bw.GameMatrix(["Ann"], seed=1))
    say(game, do="again")
    finish(game)
    assert len(bw.recent()) == len(bw.Notepad().rows()) == 2
    assert game.scene["end"]["records"][0].startswith("Ann: ")
    assert game.scene["end"]["records"][0].endswith(" of 2 games.")


def test_a_watcher_of_the_game_goes_on_with_the_next_one() -> None:
    plies: list[int] = []
    game = finish(bw.GameMatrix(["Ann"], seed=1))
    game.observe(lambda change: plies.append(change["new"]), names="ply")
    say(game, do="again")
    game.play(game.moves()[0])
    assert plies[-1] == game.ply == game.table.ply


def test_stepping_shows_the_game_in_place_of_the_table_and_back() -> None:
    game = finish(bw.GameMatrix(["Ann", "Ben"], seed=1))
    say(game, do="step")
    stepper = game.inset
    assert isinstance(stepper, bw.Stepper)
    assert stepper.table.last_ply == game.table.ply
    assert stepper.table.actors == (0,)
    assert all(step.seat < 0 for step in stepper.history)
    say(game, do="back")
    assert game.inset is None
    assert stepper.comm is None


def test_a_seat_steps_through_the_game_with_its_own_eyes() -> None:
    game = finish(bw.BrilliantBoar(["Ann", "Ben"], seed=1))
    ben = game.seat("Ben")
    say(ben, do="step")
    assert ben.inset.scene["stepper"]["eyes"] == ["Ben"]


@pytest.mark.parametrize("wish", ["again", "step", "options"])
def test_nothing_of_it_can_be_done_before_the_end(wish: str) -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    table, heard = game.table, []
    game.send = lambda content, buffers=None: heard.append(content)  # noqa: ARG005
    say(game, do=wish)
    assert "nothing to do" in heard[-1]["error"]
    assert game.table is table
    assert game.inset is None


def test_other_options_open_a_lobby_as_the_game_was_and_start_it_at_the_same_screen() -> None:
    game = finish(bw.GameMatrix(["Ann", Guesser(seed=4)], dots=2, seed=1))
    say(game, do="options")
    lobby = game.inset
    assert isinstance(lobby, Lobby)
    form = lobby.scene["form"]
    assert form["game"] == "game-matrix"
    assert form["seats"][1] == {"name": "", "program": "Guesser"}
    assert form["options"] == {"dots": 2}
    form = {**form, "options": {**form["options"], "dots": 1}}
    lobby._receive(lobby, {"do": "start", "form": form}, [])
    assert game.inset is None
    assert game.table.options.dots == 1
    assert game.outcome is None
    finish(game)
    say(game, do="options")
    assert isinstance(game.inset, Lobby)


def test_whoever_does_not_play_the_next_game_stays_at_the_last_one() -> None:
    game = finish(bw.GameMatrix(["Ann", "Ben"], seed=1))
    ann, ben, old = game.seat("Ann"), game.seat("Ben"), game.table
    say(game, do="options")
    form = {"game": "game-matrix", "seats": [{"name": "Ann", "program": ""}], "options": {}}
    game.inset._receive(game.inset, {"do": "start", "form": form}, [])
    assert ann.table is game.table is not old
    assert ben.table is old


def test_another_game_of_that_lobby_is_shown_in_it() -> None:
    game = finish(bw.GameMatrix(["Ann"], seed=1))
    say(game, do="options")
    lobby = game.inset
    form = {"game": "astute-goose", "seats": [{"name": "Ann", "program": ""}], "options": {}}
    lobby._receive(lobby, {"do": "start", "form": form}, [])
    assert isinstance(lobby.game, bw.AstuteGoose)
    assert game.inset is lobby


def test_other_options_of_a_game_from_a_lobby_lead_back_to_its_form() -> None:
    lobby = bw.lobby()
    form = {
        "game": "game-matrix",
        "seats": [{"name": "Ann", "program": ""}],
        "options": {"dots": 1},
    }
    lobby._receive(lobby, {"do": "start", "form": form}, [])
    game = finish(lobby.game)
    say(game, do="again")
    finish(game)
    say(game, do="options")
    assert lobby.scene["at"] == "form"
    assert lobby.scene["form"]["options"]["dots"] == 1
    assert game.inset is None


def test_a_seat_says_whose_screen_it_is_and_for_whom_one_waits() -> None:
    game = bw.GameMatrix(["Ann", Guesser(seed=4), "Cy"], seed=1)
    ann, cy = game.seat("Ann"), game.seat("Cy")
    assert game.scene["whose"] == ""
    assert ann.scene["whose"] == "Ann's screen"
    assert cy.scene["whose"] == "Cy's screen, waiting for Ann"
    while game.table.actors == (0,):
        game.play(game.moves("Ann")[-1])
    assert ann.scene["whose"] == "Ann's screen, waiting for Guesser, a program"
