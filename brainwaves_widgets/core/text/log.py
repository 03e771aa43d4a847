"""What a seat can read back of a game: what happened, and what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..game import Game
from ..history.steps import Step
from ..rules import CHANCE, Seat
from .phrases import listed

if TYPE_CHECKING:
    from ..history.timeline import Timeline

MOST_TOLD = 3
"""Of moves taken back at once, up to this many are listed; more are only counted."""


class Undone(NamedTuple):
    """Moves that were taken back, and where the game went on."""

    ply: int
    steps: tuple[Step, ...] = ()
    """Empty if the game was read from a file, which says only that something was taken back."""


def gone_back(undone: Sequence[Undone], ply: int, steps: Sequence[Step]) -> tuple[Undone, ...]:
    """Return what has been taken back after the game goes back over `steps` to `ply`."""
    earlier = (one._replace(ply=min(one.ply, ply)) for one in undone)
    return (*earlier, Undone(ply, tuple(steps)))


def read_back(game: Timeline, seat: Seat | None) -> list[str]:
    """Return what happened so far and what was undone, as far as a seat may see it."""
    rules, players, steps = game.rules, game.players, game.history
    lines: list[str] = []
    for ply in range(len(steps) + 1):
        for undone in game.undone:
            if undone.ply == ply:
                lines += tell_undone(rules, players, undone, seat)
        if ply < len(steps):
            lines += happened(rules, players, steps[ply], seat)
    return lines


def tell_undone(
    rules: Game, players: tuple[str, ...], undone: Undone, seat: Seat | None
) -> list[str]:
    """Return what was taken back: a sentence for each move, as `seat` read it when it happened.

    What came of a move is not told again, because it is no longer true.
    """
    moves = [step for step in undone.steps if step.seat != CHANCE]
    if not undone.steps:
        return ["Moves were taken back here."]
    if not moves:
        return ["Taken back: what chance had decided."]
    if len(moves) > MOST_TOLD:
        names = [players[seat] for seat in sorted({step.seat for step in moves})]
        return [f"Taken back: {len(moves)} moves of {listed(names)}."]
    return [f"Taken back: {_in_short(rules, players, step, seat)}" for step in reversed(moves)]


def tell_step(rules: Game, players: tuple[str, ...], step: Step, seat: Seat | None) -> str:
    """Return a move in words: what a seat saw of it, or what everybody may read."""
    return " ".join(happened(rules, players, step, seat)) or _publicly(rules, players, step)


def _in_short(rules: Game, players: tuple[str, ...], step: Step, seat: Seat | None) -> str:
    """Return a move in a sentence, without what came of it."""
    return next(happened(rules, players, step, seat), "") or _publicly(rules, players, step)


def _publicly(rules: Game, players: tuple[str, ...], step: Step) -> str:
    """Return what everybody may read of a move."""
    is_chance = step.seat == CHANCE
    if words := rules.public.get(type(step.move)):
        what = words(step.move)
        return f"{what}." if is_chance else f"{players[step.seat]}: {what}."
    return "Chance decides." if is_chance else f"{players[step.seat]} moves."


def happened(rules: Game, players: tuple[str, ...], step: Step, seat: Seat | None) -> Iterator[str]:
    """Return the events of a move that a seat may see, in words."""
    for event in step.events:
        if event.visible(seat) and (text := rules.tell(event, players)):
            yield text
