"""Checks that seats learn only what they may know: exchange what is hidden, and nobody notices."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from ..core.rules import IllegalMove, Plays, Seat
from ..core.table import Table
from .play import plays_of, viewers


class Secrecy(NamedTuple):
    """How many other games were compared, and how many of them really differed."""

    resampled: int
    differed: int


def check_secrecy(
    table: Table, *, seed: int = 0, plies: int | None = 12, hidden: bool = True
) -> Secrecy:
    """Check that each seat and a bystander cannot tell a resampled game from this one.

    It looks at `plies` plies, the last one included, or at all (`None`). With `hidden`, at least
    one of the resampled games must differ; otherwise nothing was tested.
    """
    rng, plays = Random(seed), plays_of(table)  # noqa: S311
    whole = range(len(plays) + 1)
    if plies is not None and plies < len(whole):
        chosen = [*rng.sample(whole[:-1], plies - 1), whole[-1]]
    else:
        chosen = list(whole)
    resampled = differed = 0
    for ply in chosen:
        this = Table.replay(table.rules, table.options, plays[:ply], seed=table.seed)
        for seat in viewers(table):
            other = _another(this, plays[:ply], seat, rng)
            _check_same(this, other, seat)
            resampled += 1
            differed += this.state != other.state
    assert differed or not hidden, (
        f"resample() changed nothing in {resampled} games: secrecy was not tested"
    )
    return Secrecy(resampled, differed)


def _another(this: Table, plays: Plays, seat: Seat | None, rng: Random) -> Table:
    other = this.rules.resample(this.options, plays, seat, rng)
    assert len(other) == len(plays), f"resample() made {len(other)} plays of {len(plays)}"
    try:
        return Table.replay(this.rules, this.options, other, seed=this.seed)
    except IllegalMove as error:
        raise AssertionError(f"resample() gave a game that cannot be played: {error}") from None


def _check_same(this: Table, other: Table, seat: Seat | None) -> None:
    where = f"to {'a bystander' if seat is None else f'seat {seat}'} at ply {this.ply}"
    mine, yours = this.view(seat), other.view(seat)
    for key in {**mine, **yours}:
        same = key in mine and key in yours and mine[key] == yours[key]
        assert same, f"the view's {key!r} tells a secret {where}: {mine.get(key)!r:.100}"
    if seat is not None:
        moves = this.moves(seat)
        assert moves == other.moves(seat), f"the moves tell a secret {where}: {moves!r:.100}"
    assert this.actors == other.actors, f"the actors tell a secret {where}: {this.actors}"
    for line, instead in zip(this.log(seat), other.log(seat), strict=True):
        assert line == instead, f"the log tells a secret {where}: {line!r}"
    assert _seen(this, seat) == _seen(other, seat), f"an event tells a secret {where}"


def _seen(table: Table, seat: Seat | None) -> list[Any]:
    events = (event for step in table.history for event in step.events)
    return [(event.kind, event.data) for event in events if event.visible(seat)]
