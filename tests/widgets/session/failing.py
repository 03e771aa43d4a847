"""Programs that fail at the table, and what a page sends about them."""

from __future__ import annotations

from threading import Event
from typing import Any

from brainwaves_widgets.core.bots import Opponent
from tests.common import until


class Raiser(Opponent):
    """Raises when it is to choose, with what it knows in its words."""

    name = "Mine"

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:
        raise KeyError(f"secret {view} {moves}")


class Blind(Raiser):
    """Raises as soon as it sees something."""

    def see(self, view: Any) -> None:
        raise SystemExit(view)


class Cheat(Raiser):
    """Makes up its moves."""

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:  # noqa: ARG002
        return "I win"


class Shy(Raiser):
    """Never moves."""

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:  # noqa: ARG002
        return None


class Sleeper(Raiser):
    """Thinks until it is woken."""

    def __init__(self) -> None:
        super().__init__()
        self.woken, self.calls = Event(), 0

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:  # noqa: ARG002
        self.calls += 1
        self.woken.wait(30)
        return moves[0]


def begin(game: Any, do: str = "bot") -> None:
    game._receive(game, {"do": do, "ply": game.ply}, [])


def press(game: Any, do: str = "bot") -> None:
    begin(game, do)
    until(lambda: game._session.turns.thinking is None)


def at_its_turn(widget: Any, bot: Any, **options: Any) -> Any:
    """Return a game in which only a program is to act."""
    game = widget(players=["Ann", bot], seed=2, **options)
    for _ in range(60):
        if game.table.actors == (1,):
            return game
        game.play(game.moves("Ann")[0], "Ann")
    raise AssertionError("it never was the program's turn")


def labels(game: Any) -> list[str]:
    return [offer["label"] for offer in game.scene["moves"]]


def ways_on(game: Any) -> list[str]:
    """Return what is asked about a program that has failed."""
    request = game.scene["request"]
    return [answer["label"] for answer in request["answers"]] if request else []


CALLS = (
    "game.random_move('Mine') makes any legal move in its place, "
    "game.take_over('Mine') lets a person play in its place."
)
CHOICES = ["Random move for Mine", "Take over Mine's seat"]
