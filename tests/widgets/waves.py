"""Games of Brain Wave on a screen, played by programs up to what a test is about."""

from __future__ import annotations

from typing import Any

from brainwaves_widgets import BrainWave
from brainwaves_widgets.brainwave import Call, Draw, Shoot
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


def drawn_last(game: BrainWave) -> list[str]:
    """Return the tiles that were drawn since the last shot."""
    moves = [step.move for step in game.history]
    last = max(at for at, move in enumerate(moves) if isinstance(move, Shoot))
    return [move.tile for move in moves[last:] if isinstance(move, Draw)]


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
