"""Where dice and shuffles come from: a seed, a script, or people with real dice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Literal, TypeAlias

from .rules import Move

Chance: TypeAlias = Literal["auto", "ask"] | Sequence[Move]
"""`"auto"` uses the seed, `"ask"` asks people what their dice show; a list is a script of moves."""


def fresh_seed() -> int:
    """Return a seed that nobody can guess, from the system and not from `random`'s global state."""
    return SystemRandom().getrandbits(32)


def check_seed(seed: object) -> int:
    """Return the seed, or a fresh one for `None`; raise ValueError if it is not a whole number."""
    if seed is not None and type(seed) is not int:
        raise ValueError(f"seed is a whole number or None, not {seed!r:.60}")
    return fresh_seed() if seed is None else seed


def pick(moves: Sequence[Move], seed: int, ply: int) -> Move:
    """Choose fairly among chance's moves; the same seed and ply always give the same move.

    Undoing an answer and giving another one therefore does not roll other dice.
    """
    return moves[Random(f"brainwaves {seed} {ply}").randrange(len(moves))]  # noqa: S311


def check_chance(chance: object) -> Chance:
    """Return a mode or a script of moves; raise ValueError for anything else."""
    if chance in ("auto", "ask") or (
        isinstance(chance, Sequence) and not isinstance(chance, (str, bytes))
    ):
        return chance
    raise ValueError(f'chance is "auto", "ask" or a list of chance moves, not {chance!r}')
