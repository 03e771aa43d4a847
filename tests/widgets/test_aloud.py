"""What is read out: all that a seat may know of a table, part by part, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core import CHANCE
from brainwaves_widgets.testing.play import play_random

from .gooses import sent, tell

GAMES = {"goose": goose, "boar": boar, "matrix": matrix, "brainwave": brainwave}


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_is_read_out(name: str) -> None:
    game: Any = GAMES[name]
    options = {"size": 7} if name == "brainwave" else {}
    table = play_random(game.RULES, game.Options(players=("Ann", "Ben"), **options), 4)
    for ply in Random(1).sample(range(table.ply), 40):
        state = table.state_at(ply)
        for seat in (None, 0, 1):
            view = game.RULES.view(state, seat)
            parts = game.RULES.regions(view)
            assert parts
            assert all(part.endswith(".") and "None" not in part for part in parts), parts
            assert len({*parts}) == len(parts)
            headline, _ = game.RULES.prompt(view)
            assert headline or game.RULES.actors(state) == (CHANCE,)


def test_suspects_are_read_out_only_while_they_lie_open() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    first = game.state.lineup[0]
    told = f"1 and 4: {first.colour}, {first.feature}, {first.animal}."
    assert told in game.scene["aloud"]
    assert told in goose.RULES.regions(game.view())[0]
    for _ in range(2):
        game.play(game.moves()[0])
    assert game.scene["aloud"] == ""
    assert goose.RULES.regions(game.view())[0].startswith("Line-up. 1 and 4: face down.")


def test_a_hand_is_read_out_to_the_others_alone() -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=3)
    while not all(game.state.hands):
        game.play(game.moves()[0])
    held = ", ".join(f"{at}: {one.animal}" for at, one in enumerate(game.state.hands[0], start=1))
    ann, ben, both = (boar.RULES.regions(game.view(seat)) for seat in ("Ann", "Ben", None))
    assert f"Ann holds {held}." in ben
    assert not any(held in part for part in [*ann, *both])
    assert any(part.startswith("You hold 1 card; everybody sees") for part in ann)


def test_a_screen_asks_for_what_its_own_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=3)
    while not all(game.state.hands):
        game.play(game.moves()[0])
    ann: Any = game.seat("Ann")
    answers = sent(ann, monkeypatch)
    tell(ann, {"do": "read"})
    assert answers == [{"read": boar.RULES.regions(game.view("Ann"))}]


def test_who_is_a_program_is_read_out_last(monkeypatch: pytest.MonkeyPatch) -> None:
    for players, told in (
        (["Ann", bw.bots.Child()], "Child is a program."),
        ([bw.bots.Child(), "Ann", bw.bots.Guesser()], "Child and Guesser are programs."),
    ):
        game = bw.BrilliantBoar(players, seed=3)
        answers = sent(game, monkeypatch)
        tell(game, {"do": "read"})
        assert answers[0]["read"][-1] == told


def test_behind_a_curtain_nothing_is_read_out_by_itself() -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=3)
    assert game.scene["curtain"] == "Ann"
    assert game.scene["aloud"] == ""
    tell(game, {"do": "lift", "ply": game.ply})
    assert game.scene["aloud"].startswith("On top of the deck: ")


def test_the_risk_is_read_out_with_the_cards() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], hints=True, seed=7)
    game.play(game.moves()[0])
    fits = game.view()["fits"].index(True)
    game.play(game.moves()[fits])
    assert game.state.phase == "dare"
    assert game.scene["aloud"].startswith("The card says ")
    assert "% bust, you would lose 1 card." in game.scene["aloud"]
