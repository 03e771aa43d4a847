"""What trials say about memory: accuracy, capacity, sensitivity, errors and times."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import Any

from ..core.text.tables import html_table, text_table
from . import summary
from .from_rows import rows_of
from .memory import Decision, Memory, memory_of
from .statistics import Detection, at_least, capacity, is_exact, wilson
from .trials import Trial, Trials, setting_of


@dataclass(frozen=True)
class Measures:
    """What trials say about memory; it shows as tables in a notebook."""

    game: str
    count: int = 0
    """How many answers could be right or wrong."""
    right: int = 0
    accuracy: float | None = None
    interval: tuple[float, float] | None = None
    """Wilson's 95% confidence interval of the accuracy."""
    chance: float | None = None
    """The share that guessing would get right, as a mean over the trials."""
    p_value: float | None = None
    """How likely guessing alone is to do as well or better (one-sided)."""
    is_exact: bool = True
    """Whether `p_value` is exact; for many answers with different chances it is approximate."""
    capacity: dict[int, float] = field(default_factory=dict)
    """K by the number of items, in games that ask about one of several items."""
    detection: Detection | None = None
    """Hits and false alarms with `d_prime`, in games that ask for decisions."""
    without_decisions: int = 0
    """How many players' games among the trials come without their decisions."""
    left_out: int = 0
    """Answers that were not counted because moves had been taken back before."""
    intrusions: int = 0
    """Wrong answers that named the former card."""
    tempted: int = 0
    """Wrong answers that could be intrusions, because the former card was a different one."""
    intrusion_rate: float | None = None
    """`intrusions / tempted`."""
    median_ms: float | None = None
    by_lag: dict[int, tuple[int, int]] = field(default_factory=dict)
    """How many answers were right, and of how many, by turns since the card was seen."""
    confusion: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)
    """By kind and right value: how often each answer was given."""

    @property
    def d_prime(self) -> float | None:
        """The sensitivity d', in games that ask for decisions."""
        return self.detection.d_prime if self.detection else None

    def rows(self) -> list[dict[str, str]]:
        """Return the measures in words, one dictionary each."""
        return [{"measure": name, "value": value} for name, value in summary.summary(self)]

    def __repr__(self) -> str:
        lines = [*summary.summary(self), *summary.mistaken(self)]
        text = f"{summary.title(self)}\n{text_table(('measure', 'value'), lines)}"
        return f"{text}\n\n{text_table(*summary.lags(self))}" if self.by_lag else text

    def _repr_html_(self) -> str:
        tables = [html_table(("measure", "value"), summary.summary(self), summary.title(self))]
        if self.by_lag:
            tables.append(html_table(*summary.lags(self), "By lag"))
        for kind, counts in self.confusion.items():
            names = sorted({*counts, *(name for row in counts.values() for name in row)})
            rows = [(name, *(counts.get(name, {}).get(one, 0) for one in names)) for name in names]
            tables.append(html_table(("right \\ said", *names), rows, kind.capitalize()))
        beside = "display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start"
        return f'<div style="{beside}">{"".join(tables)}</div>'


def measures(
    trials: Iterable[Trial] | Iterable[Mapping[str, Any]],
    decisions: Iterable[Decision] | Iterable[Mapping[str, Any]] | None = None,
    *,
    after_undo: bool = False,
) -> Measures:
    """Return what trials of one game's kind say about memory.

    Args:
        trials: What `game.trials()` returns; add those of several games with `+`. Rows or a data
            frame with the same columns will do, such as `game.trials().frame()`.
        decisions: For d', if the trials come without theirs: `game.trials().decisions`, or rows.
        after_undo: Whether to count answers given after moves were taken back. Whoever takes a move
            back has seen what is to be remembered, so these answers are left out by default.

    Example:
        >>> import brainwaves_widgets as bw
        >>> game = bw.AstuteGoose(["Ann"], seed=7)
        >>> while game.outcome is None:
        ...     game.play(game.moves()[0])  # ready, roll, and always the first value
        >>> found = bw.measures(game.trials())
        >>> found.right, found.count, f"{found.capacity[3]:.2f} of 3"
        (4, 24, '-0.10 of 3')
        >>> found.rows()[1]["value"]
        '0.17 (95% interval 0.07 to 0.36)'

    **Accuracy** p = right / n, over the answers that could be right. Its 95% interval is Wilson's
    (1927): (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.96.

    **Chance** is the mean of the trials' chances. The p-value is how likely guessing alone is to be
    right as often or more often: by the exact binomial test or, where chances differ, the exact
    Poisson-binomial test; for more than 2,000 answers with different chances, by the normal
    approximation with continuity correction.

    **Capacity** K = n (p - g) / (1 - g), after Pashler (1988) and Cowan (2001): whoever holds K of
    n items knows the one that is asked for with K/n, and otherwise guesses right with g. With five
    values to guess from, that is K = n (p - 0.2) / 0.8. It is taken from first answers while all
    items are there, for each level by itself. It assumes that an item is held whole or not at all.
    By luck it can be below 0.

    **Sensitivity** d' = z(H) - z(F) and **criterion** c = -(z(H) + z(F)) / 2, after Green and Swets
    (1966), where a player alone decides "I hold this" or not. H = (hits + 0.5) / (signals + 1) and
    F = (false alarms + 0.5) / (noise + 1) have the log-linear correction (Hautus 1995). c above 0
    means reluctance to say yes. Where both yes and a right yes are more frequent with more cards,
    random play is above 0 too: about 0.15 in The Brilliant Boar.

    **Lag** is the number of turns since the card was seen, 1 at the next one; the accuracy of each
    has Wilson's interval. **Intrusions** are wrong answers that name the former card of the place,
    out of the errors where the former card was another one. **Confusion** counts each answer by
    the right value. **Response time** is the median over the moves made in a browser.

    Limits: the measures describe the answers that were given, in this game and at these levels.
    They assume independent answers, which those of one game are only roughly; few answers make
    wide intervals. Nothing here shows that play trains memory, or says anything about memory
    outside the game: somebody who scores better after many games has practised this game.
    """
    given = rows_of(Trial, trials)
    whole = trials if isinstance(trials, Trials) else Trials()
    decided = rows_of(Decision, whole.decisions if decisions is None else decisions)
    asked = [one for one in given if after_undo or not one.after_undo]
    decided = [one for one in decided if after_undo or not one.after_undo]
    games = sorted({one.game for one in given} | {one.game for one in decided if one.game})
    if len(games) > 1:
        raise ValueError(
            f"trials of {' and '.join(games)} measure different things; take one game at a time"
        )
    game = games[0] if games else whole.game
    memory = memory_of(game)
    counted = [trial for trial in asked if trial.right is not None]
    right = sum(trial.right is True for trial in counted)
    chances = [trial.chance for trial in counted]
    tempted = [t for t in counted if not t.right and t.answer and t.former not in (None, t.value)]
    times = [trial.ms for trial in asked if trial.ms is not None]
    intrusions = sum(trial.intrusion for trial in tempted)
    undecided = {*map(setting_of, asked)} - {*map(setting_of, decided)}
    return Measures(
        game=game,
        count=len(counted),
        right=right,
        accuracy=right / len(counted) if counted else None,
        interval=wilson(right, len(counted)) if counted else None,
        chance=fmean(chances) if counted else None,
        p_value=at_least(right, chances) if counted else None,
        is_exact=is_exact(chances),
        capacity=_capacities(counted, memory),
        detection=_detection(decided),
        without_decisions=len(undecided) if memory.signal else 0,
        left_out=len(given) - len(asked),
        intrusions=intrusions,
        tempted=len(tempted),
        intrusion_rate=intrusions / len(tempted) if tempted else None,
        median_ms=median(times) if times else None,
        by_lag=_by_lag(counted),
        confusion=_confusion(counted),
    )


def _capacities(trials: Sequence[Trial], memory: Memory) -> dict[int, float]:
    """Return K for each number of items, from first answers while all items were there."""
    if memory.whole is None:
        return {}
    asked = [one for one in trials if one.chance == 1 / memory.alternatives]
    full = {one.level: _items(memory.whole, one.level, asked) for one in asked}
    answers: dict[int, list[bool]] = defaultdict(list)
    for trial in asked:
        if trial.items == full[trial.level]:
            answers[trial.items].append(bool(trial.right))
    return {
        items: capacity(items, fmean(found), memory.alternatives)
        for items, found in sorted(answers.items())
    }


def _items(whole: Callable[[str], int], level: str, asked: Sequence[Trial]) -> int:
    """Return how many items a level has; for an unknown level, the most that were seen."""
    try:
        return whole(level)
    except ValueError:
        return max(one.items for one in asked if one.level == level)


def _detection(decisions: Sequence[Decision]) -> Detection | None:
    signals = [one.yes for one in decisions if one.signal]
    noise = [one.yes for one in decisions if not one.signal]
    if not signals or not noise:
        return None
    return Detection(sum(signals), len(signals), sum(noise), len(noise))


def _by_lag(trials: Sequence[Trial]) -> dict[int, tuple[int, int]]:
    asked = Counter(one.lag for one in trials)
    right = Counter(one.lag for one in trials if one.right)
    return {lag: (right[lag], asked[lag]) for lag in sorted(asked)}


def _confusion(trials: Sequence[Trial]) -> dict[str, dict[str, dict[str, int]]]:
    counts: dict[str, dict[str, dict[str, int]]] = {}
    for trial in trials:
        if trial.answer is not None:
            row = counts.setdefault(trial.kind, {}).setdefault(trial.value, {})
            row[trial.answer] = row.get(trial.answer, 0) + 1
    return counts
