"""Answers as learners write them: yes and no, letters, numbers and words, read in many ways.

Each reader gives None for what it cannot read; what is only written otherwise is never wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import isclose, isnan
from typing import Final

YES: Final = {
    **dict.fromkeys(("yes", "y", "true", "yep", "yeah"), True),
    **dict.fromkeys(("no", "n", "false", "nope", "never"), False),
}
_UNITS: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
_TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
NUMBERS: Final = {
    **{word: str(value) for value, word in enumerate(_UNITS)},
    **{word: str(value) for value, word in enumerate(_PLACES, start=1)},
    **{
        f"{ten}{dash}{one}" if one else ten: str(10 * (value + 2) + more)
        for value, ten in enumerate(_TENS)
        for more, one in enumerate(("", *_UNITS[1:10]))
        for dash in ("-", " ")
    },
    "none": "0",
    "half": "0.5",
    "hundred": "100",
}
"""Numbers and places in words, and the same in digits."""
_WORDS: Final = re.compile(rf"\b({'|'.join(sorted(NUMBERS, key=len, reverse=True))})\b")
_OTHERWISE: Final = (
    "or|and|not|more|less|to|hal(?:f|ves)|(?:third|quarter|fifth|tenth|hundredth|thousandth)s?"
)
_NUMBER: Final = re.compile(
    r"(?:(?:it|is|are|a|an|the|at|least|about|place|card|number)\b\s*+|[=≈~]\s*+)*+"
    r"(?P<top>[+-]?(?:\d+[.,]?\d*|[.,]\d+))(?:\s*/\s*(?P<below>\d{1,9}))?"
    r"(?:st|nd|rd|th)?(?P<part>\s*(?:%|per ?cent\b))?(?:\s+of\s+(?:the\s+)?\d+)?"
    rf"(?:[\s-]*+(?!(?:{_OTHERWISE})\b)(?:[a-z]++|°))*+"
)
"""A number or fraction, and around it what says of what; not what makes another number of it."""
_EMPTY: Final = {"a", "an", "and", "are", "is", "it", "the"}


class _ToldShortly:
    """An error that a notebook tells a learner in one line, without the calls behind it."""

    def _render_traceback_(self) -> list[str]:
        return [f"✎ Not understood: {self}."]


class UnreadError(_ToldShortly, ValueError):
    """An answer that cannot be read."""


class NoFigureError(_ToldShortly, TypeError):
    """Something that was given for a figure and is none."""


def _plain(answer: object) -> str:
    """Give an answer without capitals, quotes and the marks at its end."""
    return (
        str(answer)
        .casefold()
        .replace("\N{MINUS SIGN}", "-")
        .strip(" \t\n\"'“”")
        .rstrip(" .!?\"'“”")
    )


def yes(answer: object) -> bool | None:
    """Read yes or no.

    >>> yes("Yes!"), yes(False), yes("perhaps")
    (True, False, None)
    """
    return YES.get(_plain(answer))


def letters(answer: object, names: Sequence[str]) -> set[str] | None:
    """Read which of several letters were picked.

    >>> sorted(letters("figures B and C", "ABC")), letters("none", "ABC"), letters("X", "ABC")
    (['B', 'C'], set(), None)
    """
    listed = isinstance(answer, Iterable) and not isinstance(answer, str)
    given = " ".join(map(str, answer)) if listed else str(answer)  # type: ignore[call-overload]
    words = re.sub(r"\b(and|figures?|the|only|just)\b", " ", _plain(given))
    if not given.strip() or words.split() == ["none"]:
        return set()
    if words.split() in (["all"], ["all", "of", "them"]):
        return set(names)
    said = set(re.findall(r"[^\W_]", words.upper()))
    return said if said and said <= set(names) else None


def number(answer: object) -> float | None:
    """Read a number: in digits, in words, as a fraction or a percentage, with its unit.

    >>> number("12 angles"), number("1,74"), number("3/4"), number("81 %"), number("four")
    (12.0, 1.74, 0.75, 0.81, 4.0)
    """
    if isinstance(answer, bool):
        return None
    if not isinstance(answer, str):
        try:
            read = float(answer)  # type: ignore[arg-type]
        except OverflowError:
            return float("inf")
        except (TypeError, ValueError):
            return None
        return None if isnan(read) else read
    found = _NUMBER.fullmatch(_WORDS.sub(lambda one: NUMBERS[one[0]], _plain(answer)))
    if not found or (found["below"] and not int(found["below"])):
        return None
    return (
        float(found["top"].replace(",", "."))
        / int(found["below"] or 1)
        / (100 if found["part"] else 1)
    )


def same(one: float, other: object) -> bool:
    """Tell whether a number is another, give or take a rounding.

    >>> same(1.744, 1.74), same(1.7, 1.74), same(4, "four lines")
    (True, False, False)
    """
    return not isinstance(other, str) and isclose(one, float(other), rel_tol=0.005)  # type: ignore[arg-type]


def among(answer: object, texts: Iterable[str]) -> list[str]:
    """Find which of several texts may be meant: by its words in any order, or by some of them.

    >>> among("equilateral and right", ["right and scalene", "right and equilateral"])
    ['right and equilateral']
    >>> among("right", ["right and scalene", "right and equilateral"])
    ['right and scalene', 'right and equilateral']
    """
    said, words = _words(answer), {one: _words(one) for one in texts}
    whole = [one for one, its in words.items() if its == said]
    return whole or [one for one, its in words.items() if said and said < its]


def _words(text: object) -> set[str]:
    """Give the words that count, with numbers in digits."""
    digits = _WORDS.sub(lambda one: NUMBERS[one[0]], _plain(text))
    return (
        {one.strip(".,") for one in re.findall(r"[\w.,'%]+", digits.replace(" %", "%"))}
        - _EMPTY
        - {""}
    )
