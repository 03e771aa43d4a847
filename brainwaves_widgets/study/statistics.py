"""The formulas behind measures and simulations, each with its source."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, mean, stdev

CONFIDENCE = 0.95
MOST_EXACT = 2000
"""Up to this many trials with different chances are computed exactly; more are approximated."""


def wilson(right: float, count: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return the confidence interval of a share after Wilson (1927).

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
    low = middle - half if right > 0 else 0.0  # where rounding would leave a little more than 0
    high = middle + half if right < count else 1.0
    return max(0.0, low), min(1.0, high)


def mean_interval(
    sample: Sequence[float], confidence: float = CONFIDENCE
) -> tuple[float, float, float]:
    """Return the mean of at least two numbers and its confidence interval after Student (1908).

    It is the mean ± t s/√n. The quantile t is exact for two and three numbers; for more it comes
    from the normal quantile z by the series of Cornish and Fisher (1937) in 1/(n-1), which is
    right to 1 %.

    >>> [round(end, 2) for end in mean_interval([4, 6, 8, 5, 7])]
    [6, 4.04, 7.96]
    """
    t = _student(len(sample) - 1, confidence)
    middle, half = mean(sample), t * stdev(sample) / math.sqrt(len(sample))
    return middle, middle - half, middle + half


def _student(free: int, confidence: float) -> float:
    """Return the two-sided quantile of Student's t.

    >>> [round(_student(free, 0.95), 2) for free in (1, 2, 3, 10, 100)]
    [12.71, 4.3, 3.16, 2.23, 1.98]
    """
    if free == 1:
        return math.tan(math.pi * confidence / 2)
    if free == 2:  # noqa: PLR2004 - it has a closed form, too
        return confidence * math.sqrt(2 / (1 - confidence * confidence))
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    t = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    return t + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)


def at_least(right: int, chances: Iterable[float]) -> float:
    """Return how likely it is that guessing alone is right this often or more often.

    With one chance for all trials it is the exact one-sided binomial test, however many there are.
    Where chances differ, the number of right guesses is Poisson-binomial: trials of equal chance
    are binomial together, and these distributions are convolved, which is exact as well. For more
    than 2,000 such trials (`MOST_EXACT`) it is the normal distribution with continuity correction;
    below about 0.0001 that says no more than that p is small.

    >>> round(at_least(3, [0.5, 0.5, 0.5]), 3), round(at_least(1, [0.2, 0.25]), 3)
    (0.125, 0.4)
    """
    counts = Counter(chances)
    right -= sum(count for chance, count in counts.items() if chance >= 1)
    luck = {chance: count for chance, count in counts.items() if 0 < chance < 1}
    count = sum(luck.values())
    if right <= 0 or right > count:
        return float(right <= 0)
    if len(luck) > 1 and count > MOST_EXACT:
        mean = math.fsum(chance * many for chance, many in luck.items())
        variance = math.fsum(chance * (1 - chance) * many for chance, many in luck.items())
        return math.erfc((right - 0.5 - mean) / math.sqrt(2 * variance)) / 2
    odds = [1.0]
    for chance, many in luck.items():
        odds = _convolved(odds, _binomial(many, chance))
    return min(1.0, math.fsum(odds[right:]))


def is_exact(chances: Iterable[float]) -> bool:
    """Whether `at_least` is exact for these chances."""
    luck = [chance for chance in chances if 0 < chance < 1]
    return len(luck) <= MOST_EXACT or len(set(luck)) == 1


def _binomial(count: int, chance: float) -> list[float]:
    """Return how likely each number of right guesses is."""
    hit, miss, ways = math.log(chance), math.log1p(-chance), math.lgamma(count + 1)
    return [
        math.exp(
            ways - math.lgamma(k + 1) - math.lgamma(count - k + 1) + k * hit + (count - k) * miss
        )
        for k in range(count + 1)
    ]


def _convolved(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return the distribution of the sum of two numbers."""
    short, long = sorted((one, other), key=len)
    odds = [0.0] * (len(short) + len(long) - 1)
    for at, weight in enumerate(short):
        sums = zip(odds[at : at + len(long)], long, strict=True)
        odds[at : at + len(long)] = [odd + weight * more for odd, more in sums]
    return odds


def capacity(items: int, share_right: float, alternatives: int = 5) -> float:
    """Return how many of `items` were held in mind: K = n (p - g) / (1 - g).

    Whoever holds K of n items knows the one that is asked for with K/n, and otherwise guesses right
    with g = 1 / alternatives, so p = K/n + (1 - K/n) g. That is the reasoning of Pashler (1988) and
    Cowan (2001) for change detection. It assumes that an item is held whole or not at all, that all
    items are equally likely to be held, and that guesses are blind. By luck it can be below 0.

    >>> round(capacity(4, 0.8), 6), capacity(4, 1), capacity(4, 0.2)
    (3.0, 4.0, 0.0)
    """
    guess = 1 / alternatives
    return items * (share_right - guess) / (1 - guess)


@dataclass(frozen=True)
class Detection:
    """How well players answered "do I hold this?".

    Signal trials are those in which yes is right, noise trials those in which no is right.

    d' = z(H) - z(F) and the criterion c = -(z(H) + z(F)) / 2, with the log-linear correction of
    Hautus (1995): H = (hits + 0.5) / (signals + 1), F = (false alarms + 0.5) / (noise + 1). Both
    distributions are assumed to be normal and equally wide.

    >>> round(Detection(hits=9, signals=10, false_alarms=2, noise=10).d_prime, 3)
    1.845
    """

    hits: int
    signals: int
    false_alarms: int
    noise: int

    @property
    def d_prime(self) -> float:
        """How far apart signal and noise are, in standard deviations."""
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
