"""Measures of memory in words and as rows of tables."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..core.installed import game_named
from ..core.text.phrases import counted, minus
from .memory import memory_of
from .statistics import wilson

if TYPE_CHECKING:
    from .measures import Measures

LAGS = (1, 2, 3, 4, 5, 6, 11, 21)
"""Where the groups of lags in the table begin; `by_lag` has every lag."""
MOST_CONFUSIONS = 3
"""How many are listed in text at most; the tables have all."""
NO_DECISIONS = (
    "not known: these trials come without decisions. game.trials() has them, and so do its slices, "
    "sums and filter(); for other lists, pass them: measures(trials, decisions)."
)


def title(found: Measures) -> str:
    """Name the game."""
    rules = game_named(found.game)
    name = rules.title if rules else found.game
    return f"Memory in {name}" if name else "Memory"


def summary(found: Measures) -> list[tuple[str, str]]:
    """Return a name and a value for everything that was measured."""
    memory = memory_of(found.game)
    lines = [("answers", f"{found.count}, {found.right} right" if found.count else "none yet")]
    if found.accuracy is not None and found.interval is not None:
        lines += [
            ("accuracy", f"{found.accuracy:.2f} (95% interval {_ends(found.interval)})"),
            ("chance", f"{found.chance:.2f} ({_test(found)})"),
        ]
    lines += [
        (f"capacity K of {items}", f"{minus(f'{held:.2f}')} {memory.items}")
        for items, held in found.capacity.items()
    ]
    lines += _told_apart(found, memory.signal)
    if found.tempted:
        among = f"{found.tempted} errors where the former card was another"
        lines.append(("intrusions", f"{found.intrusions} of {among}"))
    if found.median_ms is not None:
        lines.append(("median response time", f"{found.median_ms:.0f} ms"))
    if left_out := found.left_out:
        answers = f"{counted(left_out, 'answer')} after moves were taken back"
        lines.append(("left out", f"{answers}; measures(trials, after_undo=True) counts them"))
    return lines


def _test(found: Measures) -> str:
    kind = "exact test" if found.is_exact else "normal approximation"
    return f"{kind}: p = {found.p_value:.2g}" if found.p_value else f"{kind}: p < 1e-300"


def _told_apart(found: Measures, signal: str) -> list[tuple[str, str]]:
    """Return d' and c, or say why a game that measures them has none."""
    if one := found.detection:
        counts = f"{one.hits} of {one.signals} hits, {one.false_alarms} of {one.noise} false alarms"
        if lacking := found.without_decisions:
            counts += f"; {counted(lacking, 'game')} without decisions left out"
        return [
            ("sensitivity d'", f"{minus(f'{one.d_prime:.2f}')} ({counts})"),
            ("criterion c", minus(f"{one.criterion:.2f}")),
        ]
    if not signal or not found.count:
        return []
    one_sided = f"not known yet: it takes turns with {signal} and turns without it"
    return [("sensitivity d'", NO_DECISIONS if found.without_decisions else one_sided)]


def lags(found: Measures) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return the heads and rows of a table of lags, the long ones together."""
    rows: list[tuple[str, ...]] = []
    for first, after in zip(LAGS, (*LAGS[1:], None), strict=True):
        there = [n for n in found.by_lag if first <= n and (after is None or n < after)]
        if there:
            right = sum(found.by_lag[n][0] for n in there)
            count = sum(found.by_lag[n][1] for n in there)
            last = "" if after == first + 1 else f" to {after - 1}" if after else " or more"
            share = f"{right / count:.2f}"
            ends = _ends(wilson(right, count))
            rows.append((f"{first}{last}", f"{right} of {count}", share, ends))
    return ("lag", "right", "accuracy", "95% interval"), rows


def mistaken(found: Measures) -> list[tuple[str, str]]:
    """Return which values were confused, the most frequent first."""
    lines = []
    for kind, counts in found.confusion.items():
        errors = Counter(
            {
                f"{said} for {value}": count
                for value, row in counts.items()
                for said, count in row.items()
                if said != value
            }
        )
        listed = errors.most_common(MOST_CONFUSIONS)
        told = [f"{name} {count}" for name, count in listed]
        rest = errors.total() - sum(count for _, count in listed)
        more = [f"others {rest}"] if rest else []
        lines.append((f"{kind} confused", ", ".join(told + more) or "never"))
    return lines


def _ends(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.2f} to {interval[1]:.2f}"
