"""Ratings from wins: the model of Bradley and Terry, by maximum likelihood."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import permutations
from operator import mul
from statistics import NormalDist, fmean

from ..study.statistics import CONFIDENCE
from .report import Interval

ELO = 400 / math.log(10)
"""With 400 points more one wins ten times as often as the other."""
_STEPS, _EXACT = 100, 1e-10
_PRIOR = 0.5

Matrix = Sequence[Sequence[float]]


def ratings(points: Matrix) -> list[Interval]:
    """Return a rating for each player, from the points that each (row) won against each (column).

    A win is one point and a draw half a point. After Bradley and Terry (1952) i beats j with
    p = 1 / (1 + exp(b_j - b_i)); the b are those that make the results most likely, found by
    Newton's method, and the ratings are 400 / ln 10 times b, with a mean of 0. Every pair is given
    one more drawn game, so that even a player who wins every game has a rating. The 95 % intervals
    come from the Fisher information; they are those of a rating against the mean.

    >>> [round(one.value) for one in ratings([[0, 75], [25, 0]])]
    [94, -94]
    """
    count = len(points)
    won = [[own + _PRIOR for own in row] for row in points]
    strength = [0.0] * count
    for _ in range(_STEPS):
        slope, curve = _newton(won, strength)
        spread = inverse(curve)
        step = [sum(map(mul, row, slope)) for row in spread]
        longest = max(map(abs, step))
        strength = [b + by / max(1.0, longest) for b, by in zip(strength, step, strict=True)]
        if longest < _EXACT:
            break
    middle, z = fmean(strength), NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    found = []
    for i, b in enumerate(strength):
        variance = max(0.0, spread[i][i] - 1 / count**2)  # less what pinning the sum added
        value, half = ELO * (b - middle), ELO * z * math.sqrt(variance)
        found.append(Interval(value, value - half, value + half))
    return found


def _newton(won: Matrix, strength: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Return the slope of the log likelihood and, negated, its curvature.

    Adding the same to all strengths changes no odds; ones everywhere pin their sum to 0.
    """
    count = len(won)
    slope, curve = [0.0] * count, [[1.0] * count for _ in range(count)]
    for i, j in permutations(range(count), 2):
        games = won[i][j] + won[j][i]
        odds = 1 / (1 + math.exp(strength[j] - strength[i]))
        slope[i] += won[i][j] - games * odds
        curve[i][i] += games * odds * (1 - odds)
        curve[i][j] -= games * odds * (1 - odds)
    return slope, curve


def inverse(matrix: Matrix) -> list[list[float]]:
    """Return the inverse of a small matrix, by Gauss and Jordan's elimination.

    >>> inverse([[2.0, 1.0], [1.0, 1.0]])
    [[1.0, -1.0], [-1.0, 2.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        first = rows[at][at]
        rows[at] = [value / first for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                pairs = zip(rows[other], rows[at], strict=True)
                rows[other] = [mine - factor * its for mine, its in pairs]
    return [row[size:] for row in rows]
