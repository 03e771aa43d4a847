"""Words that all games need: lists, who is to act, and who won."""

from __future__ import annotations

from typing import Any

from ..rules import CHANCE, Move, Rules, Seat


def listed(parts: list[str]) -> str:
    """Join words as in speech.

    >>> listed(["Ann", "Ben", "Cy"])
    'Ann, Ben and Cy'
    """
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def result(names: list[str], scores: list[int], winners: list[int], unit: str) -> str:
    """Say who won, alone or together, and with how much.

    >>> result(["Ann", "Ben"], [7, 7], [0, 1], "card")
    'Ann and Ben share the win with 7 cards.'
    """
    best = scores[winners[0]]
    verb = "wins" if len(winners) == 1 else "share the win"
    plural = "" if best == 1 else "s"
    return f"{listed([names[seat] for seat in winners])} {verb} with {best} {unit}{plural}."


def not_your_turn(players: tuple[str, ...], seat: object, actors: tuple[Seat, ...]) -> str:
    """Say why a seat cannot act now, and who can.

    >>> not_your_turn(("Ann", "Ben"), 0, (1,))
    'it is not for Ann to act now, but for Ben'
    """
    if not actors:
        return "the game is over; undo() takes a move back"
    if actors == (CHANCE,):
        return "dice or cards are due first"
    names = " or ".join(players[actor] for actor in actors)
    known = type(seat) is int and 0 <= seat < len(players)
    who = players[seat] if known else f"seat {seat!r:.20}"  # type: ignore[call-overload]
    return f"it is not for {who} to act now, but for {names}"


def no_such_move(rules: Rules[Any], move: Move) -> str:
    """Say that something is no move of a game, and what is."""
    kinds = ", ".join(kind.__name__ for kind in rules.move_types)
    return f"{move!r:.60} is no move of {rules.title}; its moves are {kinds}"
