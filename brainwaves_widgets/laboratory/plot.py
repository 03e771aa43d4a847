"""Pictures of simulations, drawn with matplotlib where it is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..notepad.plot import new_axes

if TYPE_CHECKING:
    from .runs import Runs
    from .tournament import Tournament

_DARK = 0.3
"""Shares this far from one half have cells so dark that words on them are white."""


def draw_rates(runs: Runs, ax: Any = None) -> Any:
    """Draw each player's win rate with its interval; return matplotlib's Axes."""
    if not len(runs):
        raise ValueError("there is nothing to draw: no game was played")
    if ax is None:
        ax = new_axes("runs.plot()", "runs.rows()")
    places = range(len(runs.players))
    rates = [rate for seat in places if (rate := runs.win_rate(seat))]
    values = [100 * rate.value for rate in rates]
    low = [100 * (rate.value - rate.low) for rate in rates]
    high = [100 * (rate.high - rate.value) for rate in rates]
    ax.barh(places, values, color="C0", alpha=0.35)
    ax.errorbar(values, places, xerr=(low, high), fmt="o", color="C0", capsize=4)
    ax.set_yticks(places, runs.players)
    ax.invert_yaxis()
    ax.set_xlim(0, 100)
    ax.set_xlabel("games won, in %, with 95 % intervals")
    ax.set_title(repr(runs).partition("\n")[0])
    return ax


def draw_cross_table(results: Tournament, ax: Any = None) -> Any:
    """Draw in colours who won how much against whom, the strongest first; return the Axes."""
    if ax is None:
        ax = new_axes("tournament.plot()", "tournament.rows()")
    order = results.order()
    shares = [[results.share(one, other) for other in order] for one in order]
    cells = [[share.value if share else float("nan") for share in row] for row in shares]
    ax.imshow(cells, cmap="RdYlBu", vmin=0, vmax=1, aspect="auto")
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            if share:
                ink = "white" if abs(share.value - 0.5) > _DARK else "black"
                words = share.told(0, percent=True).replace(" (", "\n(")
                ax.text(x, y, words, ha="center", va="center", color=ink)
    names = [results.players[at] for at in order]
    ax.set_xticks(range(len(names)), names)
    ax.set_yticks(range(len(names)), names)
    ax.set_xlabel("against")
    ax.set_title(repr(results).partition("\n")[0])
    return ax
