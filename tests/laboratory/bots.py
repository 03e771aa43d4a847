"""Bots that do what bots should not, and one whose luck is all its own."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from brainwaves_widgets.core import View

FULL_DECK = 55


class First:
    """Makes the first of its moves."""

    def see(self, view: View) -> None:
        pass

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        del view
        return moves[0]


class Lucky(First):
    """Chooses at random, from a generator of its own or from the global one."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._deep = {"rng": rng}

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        del view
        return (self._deep["rng"] or random).choice(moves)


class Rememberer(First):
    """Counts how often it was asked, and says so by an error if that goes on from game to game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        is_first = view["turn"] == 0 and view["left"] == FULL_DECK
        assert not (is_first and self.asked)
        self.asked += 1
        return super().choose(view, moves)


class Fails(First):
    """Raises an error once it has won a card; with `illegal`, makes a move that is not legal."""

    def __init__(self, *, illegal: bool = False) -> None:
        self.illegal = illegal

    def __repr__(self) -> str:
        return f"Fails(illegal={self.illegal})"

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        if view["won"][view["seat"]]:
            if self.illegal:
                return "a cheat"
            raise KeyError("I know no more")
        return super().choose(view, moves)


class Shrugs(First):
    """Has no move to make."""

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        del view, moves


class Interrupts(First):
    """Presses Ctrl-C in the game after so many others."""

    games_left: ClassVar = 0

    def see(self, view: View) -> None:
        if view["turn"] == 0 and view["won"] == [0, 0] and not view["cards"] and not view["told"]:
            type(self).games_left -= 1
            if type(self).games_left < 0:
                raise KeyboardInterrupt


class Dies(First):
    """Takes its whole process along, as often as there are files left in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        for life in self._folder.iterdir():
            life.unlink(missing_ok=True)
            os._exit(3)
        return super().choose(view, moves)


class Lethal(First):
    """Always takes its process along."""

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        del view, moves
        os._exit(3)
