"""Minds that play The Astute Goose and The Brilliant Boar with the same memory."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from ..boar.bots import Mind as BoarMind
from ..core.bots import Opponent
from ..core.rules import Move, View
from ..goose.bots import Mind as GooseMind
from ..minds.memory import CHILD, GROWN_UP, PERFECT, Ability


class Mind(Opponent):
    """A player of both memory games; its first view tells it which one it plays."""

    games = (*GooseMind.games, *BoarMind.games)
    ability: ClassVar[Ability]

    def __init__(self, seed: int | Random | None = None, *, name: str | None = None) -> None:
        super().__init__(seed, name=name)
        self._mind: GooseMind | BoarMind | None = None

    def see(self, view: View) -> None:
        """Look at the table, and remember as much as its ability allows."""
        self._at(view).see(view)

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Return what seems best by what it believes, and how sure it is."""
        return self._at(view).choose(view, moves)

    def _at(self, view: View) -> GooseMind | BoarMind:
        kind = GooseMind if "lineup" in view else BoarMind
        if not isinstance(self._mind, kind):
            self._mind = kind(self.ability, self.rng)
        return self._mind


class Perfect(Mind):
    """Never forgets a card and never mixes two up."""

    name = "Perfect memory"
    ability = PERFECT


class GrownUp(Mind):
    """Keeps about five cards, and forgets slowly."""

    name = "Grown-up"
    ability = GROWN_UP


class Child(Mind):
    """Keeps three or four cards, forgets sooner, and looks away now and then."""

    name = "Child"
    ability = CHILD
