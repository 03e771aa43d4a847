"""A game that is opened again: its programs, its curtain, and a recap of one round at most."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))


def play(game: Any, moves: int) -> Any:
    for _ in range(moves):
        seat = game.table.actors[0]
        game.play(game.moves(seat)[0], seat)
    return game


def recap(game: Any) -> list[str]:
    return [event["text"] for event in game.scene["events"] if event["kind"] == "recap"]


def test_what_happened_since_the_last_turn_of_whoever_is_to_act_is_told_until_somebody_moves() -> (
    None
):
    game = play(bw.GameMatrix(["Ann", "Ben"], claims="strict", seed=3), 30)
    (actor,) = game.table.actors
    own = max(step.ply for step in game.history if step.seat == actor)
    since = [
        text
        for step in game.history[own + 1 :]
        for event in step.events
        if (text := game.rules.tell(event, game.players))
    ]
    assert since
    again = bw.recent().open(0)
    assert recap(again) == [f"Since the last turn: {' '.join(since)}"]
    again._receive(again, {"do": "hello"}, [])
    assert recap(again)
    again.play(again.moves()[0])
    assert not recap(again)


def test_behind_a_curtain_a_player_is_told_no_more_than_since_the_own_last_move() -> None:
    game = play(bw.BrilliantBoar(["Ann", "Ben"], seed=3), 24)
    again = bw.recent().open(0)
    awaited = again.scene["curtain"]
    assert awaited in ("Ann", "Ben")
    own = max(step.ply for step in game.history if step.seat == game.players.index(awaited))
    again._receive(again, {"do": "lift", "ply": again.ply}, [])
    since = [event.kind for step in game.history[own + 1 :] for event in step.events]
    assert [event["kind"] for event in again.scene["events"]] == since
    assert len(since) < len(game.history) / 2


def test_a_recap_tells_no_screen_what_its_player_may_not_see() -> None:
    play(bw.BrilliantBoar(["Ann", "Ben", "Cy"], seed=3), 25)
    again = bw.recent().open(0)
    for name in again.players:
        seat = again.seat(name)
        own = [event.visible(seat._seat) for step in again.history[-12:] for event in step.events]
        told = [text for text in recap(seat) if text]
        assert all(own) or not told or "drew" not in told[0]


def test_options_and_programs_are_as_before() -> None:
    game = bw.BrainWave(["Ann", Guesser(seed=5)], size=7, battles=20, seed=3)
    game.play(game.moves("Ann")[0], "Ann")
    again = bw.recent().open(0)
    assert again.table.options == game.table.options
    assert again.scene["bots"] == game.scene["bots"] == [1]
