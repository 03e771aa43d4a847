"""One screen for players who may not see each other's cards: only one looks at a time."""

from __future__ import annotations

from collections.abc import Collection

from ..core import CHANCE, Seat, Table


class Curtain:
    """It falls when the turn goes to somebody else, and that player lifts it.

    It is kept here and not in the browser, so reloading the page does not lift it.
    """

    def __init__(self, table: Table, people: Collection[Seat]) -> None:
        self._table, self._people, self._private = table, people, table.rules.private
        self._told = [known_to(table, seat) for seat in range(len(table.players))]
        self.facing: Seat | None = None
        """Who looks at the screen; `None` while the curtain is down."""

    @property
    def awaited(self) -> Seat | None:
        """The player who must lift the curtain before anything can go on."""
        actors = self._table.actors
        if not actors or actors == (CHANCE,) or self.facing in actors:
            return None
        if not self._private(self._table.state) or actors[0] not in self._people:
            return None
        return actors[0]

    def fall(self) -> None:
        """Hide everything, if it is somebody else's turn; what is for all is shown to all."""
        state, ply = self._table.state, self._table.ply
        # What is undone may turn out differently.
        self._told = [min(one, ply) for one in self._told]
        is_over = not self._table.actors
        if self.awaited is not None or not (is_over or self._private(state)):
            self.facing = None

    def lift(self) -> int:
        """Show the table to the awaited player; return the ply up to which they know it."""
        self.facing = self.awaited if self.facing is None else self.facing
        return self._told[self.facing] if self.facing is not None else self._table.ply

    def told(self) -> None:
        """Note that whoever looks knows all that has happened so far."""
        if self.facing is not None:
            self._told[self.facing] = self._table.ply
        elif not self._private(self._table.state):
            self._told = [self._table.ply] * len(self._told)


def known_to(table: Table, seat: Seat) -> int:
    """Return the ply up to which a player who comes back knows the game: their own last move.

    So nobody is told more than one round of a game that is opened again.
    """
    plies = (step.ply + 1 for step in reversed(table.history) if step.seat == seat)
    return next(plies, 0)
