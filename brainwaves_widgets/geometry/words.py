"""Numbers and lists as a learner reads them: short, and never looking other than they are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from string import ascii_uppercase
from typing import Final

MOST_DECIMALS: Final = 15
MOST_NAMES: Final = 5
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def letters(how_many: int) -> tuple[str, ...]:
    """Name points in their order.

    >>> letters(3), letters(27)[-1]
    (('A', 'B', 'C'), 'A1')
    """
    if how_many <= len(ascii_uppercase):
        return tuple(ascii_uppercase[:how_many])
    names = (f"{letter}{turn or ''}" for turn in count() for letter in ascii_uppercase)
    return tuple(next(names) for _ in range(how_many))


def listing(names: Sequence[str], last: str = "and") -> str:
    """Join names as one says them, a long row by its ends.

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
    """Put the article before a noun.

    >>> a("octagon"), a("ray")
    ('an octagon', 'a ray')
    """
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def decimal(value: float, decimals: int) -> str:
    """Write a number with at most so many decimals, without trailing zeros.

    >>> decimal(2.0, 2), decimal(-0.001, 2), decimal(1.4142, 2)
    ('2', '0', '1.41')
    """
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def close(value: float, text: str, part: float) -> bool:
    """Tell whether a text gives a positive value well enough."""
    return abs(float(text) - value) <= part * value


def length(value: float) -> str:
    """Write one length with two decimals, or as many as a short one needs.

    >>> length(2.2360679), length(0.000123)
    ('2.24', '0.00012')
    """
    for decimals in range(2, MOST_DECIMALS):
        text = decimal(value, decimals)
        if close(value, text, 0.05):
            return text
    return f"{value:.3g}"


def degrees(value: float) -> str:
    """Write one angle in degrees, with a decimal only if it needs one.

    >>> degrees(60.00000000001), degrees(53.13), degrees(0.004)
    ('60°', '53.1°', '0.004°')
    """
    for decimals in range(1, MOST_DECIMALS):
        text = decimal(value, decimals)
        if close(value, text, 0.05):
            return f"{text}°"
    return f"{value:.3g}°"


def texts(
    values: Sequence[float], classes: Sequence[int], decimals: int, part: float
) -> tuple[str, ...]:
    """Write values so that those of one class look alike, and those of two never do.

    >>> texts([2.0, 2.0000000001, 2.001], [0, 0, 1], 2, 0.05)
    ('2', '2', '2.001')
    """
    first: dict[int, float] = {}
    for value, one in zip(values, classes, strict=True):
        first[one] = min(value, first.get(one, value))
    for more in range(decimals, MOST_DECIMALS):
        shown = {one: decimal(value, more) for one, value in first.items()}
        if len(set(shown.values())) == len(shown) and all(
            close(value, shown[one], part) for one, value in first.items()
        ):
            break
    else:
        shown = {one: f"{value:.{MOST_DECIMALS}g}" for one, value in first.items()}
    return tuple(shown[one] for one in classes)
