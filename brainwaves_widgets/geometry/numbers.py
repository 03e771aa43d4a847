"""Numbers and lists as a learner reads them: short, and never misleading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count, islice
from statistics import fmean
from string import ascii_uppercase
from types import MappingProxyType
from typing import Any, Final

MOST_DECIMALS: Final = 15
MOST_NAMES: Final = 5
LOOSE: Final = 1e-8
"""Values that count as equal but differ by more than this part are written with "about"."""
NEAR: Final = 0.05
"""A number is written so exactly that it is off by no more than this part."""
WHOLE: Final = 1e9
"""Whole numbers below this are written without a point."""
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


@cache
def letters(how_many: int) -> tuple[str, ...]:
    """Name points in their order.

    >>> letters(3), letters(27)[-1]
    (('A', 'B', 'C'), 'A1')
    """
    names = (f"{letter}{turn or ''}" for turn in count() for letter in ascii_uppercase)
    return tuple(islice(names, how_many))


def listing(names: Sequence[str], last: str = "and") -> str:
    """Join names as in speech; of a long row name only both ends.

    >>> listing(["AB", "BC", "CA"])
    'AB, BC and CA'
    >>> listing("ABCDEFGH")
    'A to H'
    """
    if len(names) > MOST_NAMES:
        return f"{names[0]} to {names[-1]}"
    return f" {last} ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def counted(how_many: int, noun: str) -> str:
    """Count things.

    >>> counted(1, "angle"), counted(0, "side")
    ('one angle', 'no sides')
    """
    number = NUMBERS[how_many] if how_many < len(NUMBERS) else str(how_many)
    return f"{number} {noun}{'' if how_many == 1 else 's'}"


def a(noun: str) -> str:
    """Put "a" or "an" before a noun.

    >>> a("octagon"), a("ray")
    ('an octagon', 'a ray')
    """
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def coordinates(value: Any) -> str:
    """Write a number, a point or a list of points, without needless zeros.

    >>> coordinates(((0.0, 2.5), (1.0, -3.0)))
    '[(0, 2.5), (1, -3)]'
    """
    if isinstance(value, tuple):
        inside = ", ".join(map(coordinates, value))
        return f"[{inside}]" if isinstance(value[0], tuple) else f"({inside})"
    return repr(int(value) if value == int(value) and abs(value) < WHOLE else value)


def decimal(value: float, decimals: int) -> str:
    """Write a number with at most this many decimals, without trailing zeros.

    >>> decimal(2.0, 2), decimal(-0.001, 2), decimal(1.4142, 2)
    ('2', '0', '1.41')
    """
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def close(value: float, text: str) -> bool:
    """Tell whether a text is close enough to a positive value."""
    return abs(float(text) - value) <= NEAR * value


def length(value: float, decimals: int = 2) -> str:
    """Write one length with two decimals, or with more if it is very short.

    >>> length(2.2360679), length(0.000123)
    ('2.24', '0.00012')
    """
    written = (decimal(value, more) for more in range(decimals, MOST_DECIMALS))
    return next((text for text in written if close(value, text)), f"{value:.3g}")


def degrees(value: float) -> str:
    """Write one angle in degrees, with a decimal only if it needs one.

    >>> degrees(60.00000000001), degrees(53.13), degrees(0.004)
    ('60°', '53.1°', '0.004°')
    """
    return f"{length(value, 1)}°"


def differ(values: Sequence[float]) -> bool:
    """Tell whether values that count as equal visibly differ."""
    return max(values) - min(values) > LOOSE * max(values)


def mean(values: Sequence[float]) -> str:
    """Write the one length that stands for several equal ones.

    >>> mean([2, 2]), mean([1.9, 2.1])
    ('2', 'about 2')
    """
    return f"about {length(fmean(values))}" if differ(values) else length(values[0])


def texts(
    values: Sequence[float],
    classes: Sequence[int],
    decimals: int,
    marks: Mapping[int, float] = MappingProxyType({}),
) -> tuple[str, ...]:
    """Write values so that equal ones, of one class, look equal and others look different.

    Values of one class that differ are written as "about" their mean, or the mark of the class.

    >>> texts([2.0, 2.0000000001, 2.001], [0, 0, 1], 2)
    ('2', '2', '2.001')
    >>> texts([4.9, 5.1, 2], [1, 1, 0], 2)
    ('about 5', 'about 5', '2')
    """
    groups: dict[int, list[float]] = {}
    for value, one in zip(values, classes, strict=True):
        groups.setdefault(one, []).append(value)
    loose = {one for one, some in groups.items() if differ(some)}
    first = {one: fmean(some) if one in loose else min(some) for one, some in groups.items()}
    first |= marks
    for more in range(decimals, MOST_DECIMALS):
        shown = {one: decimal(value, more) for one, value in first.items()}
        if len(set(shown.values())) == len(shown) and all(
            close(value, shown[one]) for one, value in first.items()
        ):
            break
    else:
        shown = {one: f"{value:.{MOST_DECIMALS}g}" for one, value in first.items()}
    return tuple(f"about {shown[one]}" if one in loose else shown[one] for one in classes)
