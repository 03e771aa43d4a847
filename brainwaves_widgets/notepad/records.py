"""A player's own record in words, from the results on the notepad."""

from __future__ import annotations

from collections.abc import Sequence

from .database import Result


def record(result: Result, results: Sequence[Result]) -> str:
    """Tell how a result compares with the same player's others at that game, level and mode.

    Games in which moves were taken back are not compared.

    >>> from brainwaves_widgets.notepad.database import Result
    >>> played = [
    ...     Result(f"t{n}", 0, "Ann", score, True, "goose", "rookie", "solo", "Ann", "2026", 1, 9)
    ...     for n, score in enumerate((9, 15, 9))
    ... ]
    >>> record(played[2], played), record(played[1], played[:2]), record(played[0], played[:1])
    ('Ann: best 15, average 11 of 3 games.', 'Ann: a new best, 15; average 12 of 2 games.', '')
    """
    if result.after_undo:
        return ""
    others = (one for one in results if one.table_id != result.table_id)
    earlier = [one.score for one in others if _is_like(one, result)]
    if not earlier:
        return ""
    scores = [*earlier, result.score]
    average, count = f"{round(sum(scores) / len(scores), 1):g}", len(scores)
    is_best = result.score > max(earlier)
    best = f"a new best, {result.score};" if is_best else f"best {max(scores)},"
    return f"{result.player}: {best} average {average} of {count} games."


def _is_like(one: Result, other: Result) -> bool:
    same = ("player", "game", "level", "mode")
    return not one.after_undo and all(getattr(one, name) == getattr(other, name) for name in same)
