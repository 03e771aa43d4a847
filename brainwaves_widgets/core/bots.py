"""Players that are programs: what a bot is, and how bots take their turns at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .rules import Move, Seat, View
    from .table import Table


class Bot(Protocol):
    """A program at a seat. It gets its view and its moves, never the State."""

    def see(self, view: View) -> None:
        """Look at the table; called after every change."""

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move | None:
        """Return one of the moves, or `None` to let another seat that may act go first."""


def drive(table: Table, bots: Mapping[Seat, Bot]) -> None:
    """Let the bots play until a seat without one must act, or the game is over.

    Call it after every change, `table.subscribe(lambda ply: drive(table, bots))`, so that the bots
    see everything that they may see.

    >>> from random import Random
    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.goose import RULES, Options
    >>> from brainwaves_widgets.goose.bots import Guesser, Rememberer
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=3)
    >>> drive(table, {0: Rememberer(), 1: Guesser(Random(3))})
    >>> table.outcome
    Outcome(scores=(22, 2), winners=(0,))
    """
    with table.lock:
        look(table, bots)
        while act(table, bots):
            look(table, bots)


def look(table: Table, bots: Mapping[Seat, Bot]) -> None:
    """Let every bot see its view of the table."""
    for seat, bot in bots.items():
        bot.see(table.view(seat))


def act(table: Table, bots: Mapping[Seat, Bot]) -> bool:
    """Play one bot's move, if a bot has one to make."""
    for seat in table.actors:
        if seat in bots:
            move = bots[seat].choose(table.view(seat), table.moves(seat))
            if move is not None:
                table.play(move, seat)
                return True
    return False
