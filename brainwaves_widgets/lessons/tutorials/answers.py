"""Read answers as learners write them: yes and no, letters, numbers and words.

Each reader returns None for what it cannot read. Another way to write an answer is never wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import isclose, isnan
from typing import Final

YES: Final = {
    **dict.fromkeys(("yes", "y", "yep", "yeah"), True),
    **dict.fromkeys(("no", "n", "nope", "never"), False),
}
TRUE: Final = {"true": True, "right": True, "correct": True, "false": False, "wrong": False}
_NOT: Final = frozenset(
    ("not", "isnt", "arent", "doesnt", "dont", "hasnt", "havent", "cant", "cannot", "wont")
)
_VERBS: Final = frozenset(
    ("is", "are", "does", "do", "has", "have", "can", "must", "will", "fits", "so")
)
"""A short answer that ends with one of these means yes: "it is", "I think so"."""
_FILLERS: Final = frozenset(
    {
        *("a", "absolutely", "all", "also", "an", "at", "be", "believe", "card", "certainly"),
        *("course", "definitely", "fit", "figure", "guess", "here", "i", "id", "im", "indeed"),
        *("it", "its", "my", "of", "ok", "okay", "one", "please", "quite", "really", "say"),
        *("still", "suppose", "sure", "surely", "that", "thats", "the", "there", "they", "think"),
        *("this", "to", "too", "very", "way", "we", "well", "would", "you"),
    }
)
_UNSURE: Final = re.compile(
    r"\b(?:maybe|perhaps|sometimes|if|unless|or|but|idea|clue|know|(?:not|isnt) .*\bsure)\b"
)
_REASON: Final = re.compile(r"\b(?:because|cause|cos|since|as)\b.*", re.DOTALL)
LONGEST: Final = 1000
"""A longer answer is not read."""
_HEDGE: Final = re.compile(
    r"(?:(?:well|um|hm+|ok|okay|maybe|perhaps|probably|(?:(?:my|the) )?answer(?: is)?|"
    r"(?:i|we)(?: would| really)? (?:think|guess|believe|say|suppose)(?: that)?|i'?d say)\b"
    r"[\s,:]*)+"
)
"""What people say before an answer."""
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
    r"(?:(?:it|its|is|has|have|are|be|there|they|that|thats|only|just|exactly|a|an|the|at|"
    r"least|about|around|roughly|place|card|number)\b\s*|[=≈~]\s*)*"
    r"(?P<top>[+-]?(?:\d+[.,]?\d*|[.,]\d+))(?:\s*/\s*(?P<below>\d{1,9}))?"
    r"(?:st|nd|rd|th)?(?P<part>\s*(?:%|per ?cent\b))?(?:\s+of\s+(?:the\s+)?\d+)?"
    rf"(?:[\s,-]*(?:(?<![a-z])(?!(?:{_OTHERWISE})\b)[a-z]+(?![a-z])|°))*"
)
"""A number or fraction with words around it, but none that change the number ("3 or 4").

Python 3.11.2, which is Debian's, gets possessive quantifiers (`*+`) wrong: whole words do without.
"""
_EMPTY: Final = {"a", "an", "and", "are", "has", "have", "is", "it", "it's", "the"}
_TO: Final = re.compile(r"\s*(?:[-\u2013\u2014…]|\.\.+|\b(?:to|till|until|through)\b)\s*")
_NONE: Final = (["none"], ["nothing"], ["none", "of", "them"])
_ALL: Final = (["all"], ["all", "of", "them"], ["every", "one"], ["everything"])


def short(answer: object, *, quoted: bool = True) -> str:
    """Return the beginning of an answer, to quote it.

    >>> short("maybe"), short(7, quoted=False), short(10**9999)
    ("'maybe'", '7', 'that')
    """
    try:
        return f"{answer!r:.60}" if quoted else f"{answer!s:.60}"
    except ValueError:
        return "that"


def _plain(answer: object) -> str:
    """Return an answer without capitals, quotes, the marks at its end, and "I think"."""
    try:
        text = str(answer)
    except ValueError:  # Python refuses to write a number with so many digits.
        return ""
    if len(text) > LONGEST:
        return ""
    text = (
        text.casefold()
        .replace("\N{MINUS SIGN}", "-")
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    )
    text = text.strip(" \t\n\"'“”").rstrip(" .!?\"'“”")
    return text[found.end() :] if (found := _HEDGE.match(text)) else text


def yes(answer: object) -> bool | None:
    """Read yes or no; a reason may follow, but must not contradict it.

    >>> yes("Yes!"), yes("no, it isnt"), yes("yes it is not"), yes("perhaps")
    (True, False, None, None)
    """
    text = _REASON.sub("", _plain(answer).replace("'", ""))
    words = re.findall(r"[^\W_]+", text)
    said, states = {YES[one] for one in words if one in YES}, _states(words)
    if not words or len(said) > 1 or _UNSURE.search(text):
        return None
    if not said:
        known = {*_NOT, *_VERBS, *_FILLERS, *TRUE}
        return states if known.issuperset(words) else None
    (meant,) = said
    strange = {*words} - {*_NOT, *_VERBS, *_FILLERS, *TRUE, *YES}
    if strange and not re.match(rf"(?:{'|'.join(YES)})\s*[,;:.!]", text):
        return None
    return meant if states in (None, meant) else None


def _states(words: Sequence[str]) -> bool | None:
    """Return what a sentence states, if anything: it is, it is not, that is true."""
    holds = next((TRUE[one] for one in words if one in TRUE), None)
    if not _NOT.isdisjoint(words):
        return holds is False
    if holds is None and words and words[-1] in _VERBS:
        return True
    return holds


def letters(answer: object, names: Sequence[str]) -> set[str] | None:
    """Read which of several letters were picked.

    >>> sorted(letters("figures B and C", "ABC")), letters("none", "ABC"), letters("X", "ABC")
    (['B', 'C'], set(), None)
    >>> sorted(letters("A-C, E", "ABCDEF"))
    ['A', 'B', 'C', 'E']
    """
    listed = isinstance(answer, Iterable) and not isinstance(answer, str)
    given = " ".join(map(_plain, answer)) if listed else answer  # type: ignore[call-overload]
    text = re.sub(r"\b(?:and|figures?|letters?|from|it|is|are|the|only|just)\b", " ", _plain(given))
    words = text.split()
    if words in _NONE or (isinstance(given, str) and not given.strip()):
        return set()
    if words in _ALL:
        return set(names)
    said: set[str] = set()
    for one in re.findall(r"[^\W_]+(?:-[^\W_]+)*", _TO.sub("-", text).upper()):
        said |= _between(*one.split("-"), names=names) or set(one) - {"-"}
    return said if said and said <= set(names) else None


def _between(first: str, last: str = "", *more: str, names: Sequence[str]) -> set[str]:
    """Return the letters from one to another; an empty set if that is not a range of letters."""
    if more or not {first, last} <= {*names}:
        return set()
    low, high = sorted((names.index(first), names.index(last)))
    return set(names[low : high + 1])


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
    found = _NUMBER.fullmatch(
        _WORDS.sub(lambda one: NUMBERS[one[0]], _plain(answer).replace("'", ""))
    )
    if not found or (found["below"] and not int(found["below"])):
        return None
    return (
        float(found["top"].replace(",", "."))
        / int(found["below"] or 1)
        / (100 if found["part"] else 1)
    )


def same(one: float, other: object) -> bool:
    """Tell whether two numbers are equal, give or take rounding.

    >>> same(1.744, 1.74), same(1.7, 1.74), same(4, "four lines")
    (True, False, False)
    """
    return not isinstance(other, str) and isclose(one, float(other), rel_tol=0.005)  # type: ignore[arg-type]


def among(answer: object, texts: Iterable[str]) -> list[str]:
    """Return the texts that an answer may mean: by its words in any order, or by some of them.

    >>> among("equilateral and right", ["right and scalene", "right and equilateral"])
    ['right and equilateral']
    >>> among("right", ["right and scalene", "right and equilateral"])
    ['right and scalene', 'right and equilateral']
    """
    said, words = _words(answer), {one: _words(one) for one in texts}
    whole = [one for one, its in words.items() if its == said]
    return whole or [one for one, its in words.items() if said and said < its]


def _words(text: object) -> set[str]:
    """Return the words that count, with numbers in digits."""
    digits = _WORDS.sub(lambda one: NUMBERS[one[0]], _plain(text))
    return (
        {one.strip(".,") for one in re.findall(r"[\w.,'%]+", digits.replace(" %", "%"))}
        - _EMPTY
        - {""}
    )
