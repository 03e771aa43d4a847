"""How scores change over time, drawn with matplotlib where it is installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

from ..core.game import Game
from ..core.installed import game_named
from .database import Result

_LOOKS = (("o", "-"), ("s", "--"), ("^", "-."), ("D", ":"), ("v", "-"), ("P", "--"))
"""A marker and a line style for each series, for people who cannot tell the colours apart."""
_DASHES = ((0, (6, 3)), (0, (1, 2)), (0, (8, 2, 1, 2)), (0, (3, 1)))
_CLOSE = 0.06
"""Lines closer than this share of the picture's height leave no room for a label."""


def plot(results: Sequence[Result], ax: Any = None) -> Any:
    """Draw scores in the order of play, a series for each player; return the Axes."""
    game, level = _only("game", results), _only("level", results)
    if ax is None:
        ax = new_axes("notepad.plot()", "notepad.rows()")
    series: dict[tuple[str, str], list[Result]] = {}
    for one in results:
        series.setdefault((one.player, one.mode), []).append(one)
    modes = {mode for _, mode in series}
    for number, ((player, mode), games) in enumerate(series.items()):
        marker, line = _LOOKS[number % len(_LOOKS)]
        name = f"{player} ({mode})" if len(modes) > 1 else player
        scores = [one.score for one in games]
        ax.plot(range(1, len(games) + 1), scores, marker=marker, linestyle=line, label=name)
    rules = game_named(game)
    _draw_lines(ax, {mode: lines_of(rules, level, mode) for mode in sorted(modes)})
    who = "" if len(series) > 1 else f": {results[0].player}, {results[0].mode}".rstrip(", ")
    title = rules.title if rules else game
    ax.set_title(f"{title}, {level}{who}")
    ax.set_ylabel("score")
    _number_games(ax, list(series.values()))
    if len(series) > 1:
        ax.legend(title="player")
    return ax


def lines_of(rules: Game | None, level: str, mode: str) -> Mapping[str, float]:
    """Return the scores that a game compares with, by their names.

    They are the same for all variants of a mode: `"solo"` and `"solo, naming"`.
    """
    return rules.lines(level, mode.partition(",")[0]) if rules and rules.lines else {}


def new_axes(what: str, instead: str) -> Any:
    """Return Axes to draw on; raise ImportError with the way out if matplotlib is missing."""
    try:
        import matplotlib.pyplot as plt  # noqa: PLC0415 - optional, and slow to import
    except ImportError:
        raise ImportError(
            f"{what} needs matplotlib: pip install matplotlib (or use {instead})"
        ) from None
    return plt.subplots(figsize=(8, 4.5), layout="constrained")[1]


def _draw_lines(ax: Any, by_mode: Mapping[str, Mapping[str, float]]) -> None:
    """Draw the lines of all modes, equal ones once; a label names the modes unless all share it."""
    shared: dict[tuple[float, str], list[str]] = {}
    for mode, lines in by_mode.items():
        for name, score in lines.items():
            shared.setdefault((score, name), []).append(mode)
    ax.margins(y=0.12)
    for (score, _), dashes in zip(shared, cycle(_DASHES), strict=False):
        ax.axhline(score, color="0.35", linewidth=1.2, linestyle=dashes)
    low, high = ax.get_ylim()
    above = high
    for score, name in sorted(shared, reverse=True):
        modes = shared[score, name]
        note = "" if len(modes) == len(by_mode) else f" ({'; '.join(modes)})"
        is_close = above - score < _CLOSE * (high - low)
        ax.annotate(
            f"{name}{note}: {score:g}",
            (1, score),
            (-4, -4 if is_close else 4),
            xycoords=("axes fraction", "data"),
            textcoords="offset points",
            ha="right",
            va="top" if is_close else "baseline",
            color="0.25",
        )
        above = score


def _number_games(ax: Any, series: list[list[Result]]) -> None:
    """Number the games on the axis; add their dates if there is only one series."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415 - optional

    games = series[0]
    ax.xaxis.set_major_locator(MaxNLocator(nbins=8, integer=True, min_n_ticks=1))
    if len(series) > 1:
        ax.set_xlabel("game")
        return
    ax.set_xlabel("game and its date")

    def label(x: float, _position: int) -> str:
        is_game = x == int(x) and 1 <= x <= len(games)
        return f"{int(x)}\n{games[int(x) - 1].date[:10]}" if is_game else ""

    ax.xaxis.set_major_formatter(FuncFormatter(label))


def _only(name: str, results: Sequence[Result]) -> str:
    """Return the one game or level of all results; raise ValueError if there are several."""
    found = sorted({str(getattr(one, name)) for one in results})
    if len(found) == 1:
        return found[0]
    if not found:
        raise ValueError("there is nothing to draw: the notepad is empty")
    choices = " or ".join(map(repr, found))
    raise ValueError(f"the plot compares scores of one {name}; choose it: {name}={choices}")
