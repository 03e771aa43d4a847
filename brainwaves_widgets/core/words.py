"""Words that all games need: lists, and who won."""

from __future__ import annotations


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
