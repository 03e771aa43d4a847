"""What trials say about memory: accuracy, capacity, sensitivity, errors and times.

The measures describe the answers that were given, in this game and at these levels. They take the
answers as independent, which those of one game are only roughly; few answers make wide intervals.
Nothing here shows that play trains memory, or says anything about memory outside the game: who
scores better after many games has practised this game.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, median
from typing import TYPE_CHECKING, Any

from .installed import game_named
from .rows import html_table, text_table
from .trials import Trial

if TYPE_CHECKING:
    from .trials import Decision

CONFIDENCE = 0.95
GUESS = 1 / 5
"""How often pure guessing names one of five values right (G11)."""


def wilson(right: int, count: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Give the confidence interval of a share after Wilson (1927).

    With p = right / count and z the normal quantile, its middle is (p + z²/2n) / (1 + z²/n) and
    its half width z √(p(1-p)/n + z²/4n²) / (1 + z²/n). Unlike p ± z·se it stays within 0 and 1
    and holds for few answers as well.

    >>> tuple(round(end, 3) for end in wilson(8, 10))
    (0.49, 0.943)
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    p, spread = right / count, z * z / count
    middle = (p + spread / 2) / (1 + spread)
    half = z * math.sqrt(p * (1 - p) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def at_least(right: int, chances: Sequence[float]) -> float:
    """Give how likely guessing alone is right so often or more often.

    It is the exact one-sided binomial test; where chance differs from trial to trial, the number
    of right guesses is Poisson-binomial, and its distribution is added up trial by trial.

    >>> round(at_least(3, [0.5, 0.5, 0.5]), 3), round(at_least(1, [0.2, 0.25]), 3)
    (0.125, 0.4)
    """
    odds = [1.0]
    for chance in chances:
        hit, miss = [0.0, *(one * chance for one in odds)], [*(o * (1 - chance) for o in odds), 0.0]
        odds = [a + b for a, b in zip(hit, miss, strict=True)]
    return min(1.0, math.fsum(odds[right:]))


def capacity(items: int, share_right: float) -> float:
    """Give how many of so many items were held: K = n (p - 0.2) / 0.8.

    Who holds K of n items knows the asked one with K/n and else guesses one of five values, so
    p = K/n + (1 - K/n) / 5. That is the reasoning of Pashler (1988) and Cowan (2001) for change
    detection, with a guessing rate of 1/5. It takes an item as held whole or not at all, every
    item as equally likely to be held, and a guess as blind. By luck it can be below 0.

    >>> round(capacity(4, 0.8), 6), capacity(4, 1), capacity(4, 0.2)
    (3.0, 4.0, 0.0)
    """
    return items * (share_right - GUESS) / (1 - GUESS)


@dataclass(frozen=True)
class Detection:
    """How well a held animal was told from others by a player of The Brilliant Boar alone (B15).

    At each decision the deck's top card is seen. Signal trials are those where the hand holds its
    animal, noise trials those where it does not. Playing a card, whichever, says yes; drawing
    says no. With an empty hand there is nothing to decide (B5).

    d' = z(H) - z(F) and the criterion c = -(z(H) + z(F)) / 2, with the log-linear correction of
    Hautus (1995): H = (hits + 0.5) / (signals + 1), F = (false alarms + 0.5) / (noise + 1). It
    takes both distributions as normal with one width. Larger hands hold the animal more often, so
    who plays more often from larger hands is above 0 without knowing anything: choosing among all
    moves at random gives about 0.15 (900 games of rookies, our own simulation).

    >>> round(Detection(hits=9, signals=10, false_alarms=2, noise=10).d_prime, 3)
    1.845
    """

    hits: int
    signals: int
    false_alarms: int
    noise: int

    @property
    def d_prime(self) -> float:
        """How far signal and noise are apart, in standard deviations."""
        yes, no = self._quantiles()
        return yes - no

    @property
    def criterion(self) -> float:
        """How reluctant the player was to say yes; 0 leans to neither side."""
        return -sum(self._quantiles()) / 2

    def _quantiles(self) -> tuple[float, float]:
        z = NormalDist().inv_cdf
        return (
            z((self.hits + 0.5) / (self.signals + 1)),
            z((self.false_alarms + 0.5) / (self.noise + 1)),
        )


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
    """What guessing would get right, the mean over the trials."""
    p_value: float | None = None
    """How likely guessing alone would do as well or better (exact, one-sided)."""
    capacity: dict[int, float] = field(default_factory=dict)
    """K of The Astute Goose by the suspects in a whole line-up, from answers of who rolled."""
    detection: Detection | None = None
    """Hits and false alarms of The Brilliant Boar alone, with `d_prime`."""
    intrusions: int = 0
    intrusion_rate: float | None = None
    """The share of wrong answers that named the former card, where that was another one."""
    median_ms: float | None = None
    by_lag: dict[int, tuple[int, int]] = field(default_factory=dict)
    """How many answers were right, and of how many, by turns since the card was seen."""
    confusion: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)
    """By kind and right value: how often each answer was given."""

    @property
    def d_prime(self) -> float | None:
        """The sensitivity d' of The Brilliant Boar alone."""
        return self.detection.d_prime if self.detection else None

    def rows(self) -> list[dict[str, str]]:
        """Give the measures in words, one dictionary each."""
        return [{"measure": name, "value": value} for name, value in _summary(self)]

    def __repr__(self) -> str:
        return f"{_title(self)}\n{text_table(('measure', 'value'), _summary(self))}"

    def _repr_html_(self) -> str:
        tables = [html_table(("measure", "value"), _summary(self), _title(self))]
        if self.by_lag:
            lags = [(lag, f"{right} of {count}") for lag, (right, count) in self.by_lag.items()]
            tables.append(html_table(("lag", "right"), lags, "By lag"))
        for kind, counts in self.confusion.items():
            names = sorted({*counts, *(name for row in counts.values() for name in row)})
            rows = [(name, *(counts.get(name, {}).get(one, 0) for one in names)) for name in names]
            tables.append(html_table(("right \\ said", *names), rows, kind.capitalize()))
        beside = "display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start"
        return f'<div style="{beside}">{"".join(tables)}</div>'


def measures(trials: Iterable[Trial]) -> Measures:
    """Give what trials of one game's kind say about memory; several games add up with `+`.

    `bw.measures(monday.trials() + tuesday.trials())`. See the module for what it does not say.
    """
    given: object = trials
    asked: list[Any] = list(given) if isinstance(given, Iterable) else [given]
    if not all(isinstance(one, Trial) for one in asked):
        msg = f"measures are taken of trials, as game.trials() gives them, not of {trials!r:.60}"
        raise TypeError(msg)
    decisions: Sequence[Decision] = getattr(trials, "decisions", ())
    games = sorted({trial.game for trial in asked})
    if len(games) > 1:
        msg = f"trials of {' and '.join(games)} measure different things; take one game at a time"
        raise ValueError(msg)
    counted = [trial for trial in asked if trial.right is not None]
    right = sum(trial.right is True for trial in counted)
    chances = [trial.chance for trial in counted]
    tempted = [t for t in counted if not t.right and t.answer and t.former not in (None, t.value)]
    times = [trial.ms for trial in asked if trial.ms is not None]
    intrusions = sum(trial.intrusion for trial in tempted)
    return Measures(
        game=games[0] if games else "",
        count=len(counted),
        right=right,
        accuracy=right / len(counted) if counted else None,
        interval=wilson(right, len(counted)) if counted else None,
        chance=fmean(chances) if counted else None,
        p_value=at_least(right, chances) if counted else None,
        capacity=_capacities(counted),
        detection=_detection(decisions),
        intrusions=intrusions,
        intrusion_rate=intrusions / len(tempted) if tempted else None,
        median_ms=median(times) if times else None,
        by_lag=_by_lag(counted),
        confusion=_confusion(counted),
    )


def _capacities(trials: Sequence[Trial]) -> dict[int, float]:
    """Give K for each level: from first answers, while the line-up had no gaps."""
    asked = [one for one in trials if one.game == "astute-goose" and one.chance == GUESS]
    full: dict[str, int] = {}
    for trial in asked:
        full[trial.level] = max(trial.items, full.get(trial.level, 0))
    answers: dict[int, list[bool]] = defaultdict(list)
    for trial in asked:
        if trial.items == full[trial.level]:
            answers[trial.items].append(bool(trial.right))
    return {items: capacity(items, fmean(found)) for items, found in sorted(answers.items())}


def _detection(decisions: Sequence[Decision]) -> Detection | None:
    signals = [one.yes for one in decisions if one.signal]
    noise = [one.yes for one in decisions if not one.signal]
    if not signals or not noise:
        return None
    return Detection(sum(signals), len(signals), sum(noise), len(noise))


def _by_lag(trials: Sequence[Trial]) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    for trial in sorted(trials, key=lambda one: one.lag):
        right, count = found.get(trial.lag, (0, 0))
        found[trial.lag] = (right + bool(trial.right), count + 1)
    return found


def _confusion(trials: Sequence[Trial]) -> dict[str, dict[str, dict[str, int]]]:
    counts: dict[str, dict[str, dict[str, int]]] = {}
    for trial in trials:
        if trial.answer is not None:
            row = counts.setdefault(trial.kind, {}).setdefault(trial.value, {})
            row[trial.answer] = row.get(trial.answer, 0) + 1
    return counts


def _title(found: Measures) -> str:
    rules = game_named(found.game)
    return f"Memory in {rules.title if rules else found.game or 'no game'}"


def _summary(found: Measures) -> list[tuple[str, str]]:
    """Name what there is; what was not measured is left out."""
    if found.accuracy is None or found.interval is None:
        return [("answers", "none yet")]
    low, high = found.interval
    lines = [
        ("answers", f"{found.count}, {found.right} right"),
        ("accuracy", f"{found.accuracy:.2f} (95% interval {low:.2f} to {high:.2f})"),
        ("chance", f"{found.chance:.2f} (exact test: p = {found.p_value:.2g})"),
    ]
    lines += [
        (f"capacity K of {items}", f"{held:.2f} suspects") for items, held in found.capacity.items()
    ]
    if one := found.detection:
        counts = f"{one.hits} of {one.signals} hits, {one.false_alarms} of {one.noise} false alarms"
        lines.append(("sensitivity d'", f"{one.d_prime:.2f} ({counts})"))
        lines.append(("criterion c", f"{one.criterion:.2f}"))
    if found.intrusion_rate is not None:
        lines.append(("intrusions", f"{found.intrusions}, {found.intrusion_rate:.2f} of errors"))
    if found.median_ms is not None:
        lines.append(("median response time", f"{found.median_ms:.0f} ms"))
    return lines
