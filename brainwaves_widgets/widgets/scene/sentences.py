"""What every screen says beside its game: whose it is, who is waited for, who is a program."""

from __future__ import annotations

from collections.abc import Container

from ...core import CHANCE, Seat, Table, View
from .scene import Prompt


def as_prompt(headline: str, hint: str) -> Prompt:
    """Return what to do now, in the form that a scene holds."""
    return {"headline": headline, "hint": hint}


def whose_screen(table: Table, seat: Seat, bots: Container[Seat]) -> str:
    """Say whose screen it is, and who is waited for there."""
    players, actors = table.players, table.actors
    own = f"{players[seat]}'s screen"
    if not actors or seat in actors:
        return own
    if actors == (CHANCE,):
        return f"{own}, waiting for dice or cards"
    names = [f"{players[one]}{', a program' * (one in bots)}" for one in actors]
    return f"{own}, waiting for {' and '.join(names)}"


def with_programs(view: View, bots: Container[Seat]) -> View:
    """Return a view in which the names say who is a program, for pictures and texts that stay."""
    players = enumerate(view.get("players", ()))
    named = [f"{name} (program)" if seat in bots else name for seat, name in players]
    return {**view, "players": named} if named else view


def who_rolls(table: Table, turn: Seat | None, bots: Container[Seat]) -> str:
    """Say who rolls real dice: whoever's turn it is, or anybody for a program."""
    then = "then tap what they show."
    if turn is None:
        return f"Roll your real dice, {then}"
    name = table.players[turn]
    if turn in bots:
        return f"Roll real dice for {name}, {then}"
    return f"{name}, roll your real dice, {then}"
