"""Reasons to choose from: the true one, and wrong ones that a learner might give.

There are four kinds of wrong reasons, and each is proven to be wrong:

- what a known misconception says;
- the reason for the opposite verdict on a similar figure of the deck: if it were true here, it
  would prove the opposite, so it is not true here;
- something that is true here and of the same matter, with a conclusion that is false, or that does
  not follow from it: the deck has a figure with the same premise and the other verdict;
- what it looks like, in the words of somebody who has neither counted nor measured.

Of those that could be offered, the ones about as long as the true reason are taken. How many of
them are longer is left to chance, so that its length does not give the true reason away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations
from random import Random
from typing import Final

from ...geometry import FIGURES, Figure, Verdict, verdict
from ...geometry.explain.relations import Definitions
from ..misconceptions import trapped
from .clauses import clause, premise, relevant
from .shapes import SHAPES
from .voices import Choice, voices

CHOICES: Final = 4
MORE: Final = 3
"""Reasons of one kind are chosen at random from this many of the best."""
FAR: Final = 36
"""By how many letters a reason that is said of anything may differ from the true one."""
MOST_BELIEFS: Final = 2
"""How many misconceptions can show in one question."""
KINDS: Final = {"D6", "D7", "D8", "D10"}
"""Definitions about what a figure is made of: all figures are compared, not only those alike."""
CORNERS: Final = {
    *("D1", "convex-polygon", "concave-polygon", "concave-angle", "four-angles"),
    *("exactly-four-angles", "exactly-three-angles", "more-than-five-angles"),
}
"""Definitions and attributes that the number of corners may fix all by itself."""
DENTS: Final = {"convex-polygon", "concave-polygon", "concave-angle"}
"""In a quadrilateral its sides and angles fix these: with two of them parallel it has no dent."""
COUNTS: Final = {"triangle", "quadrilateral", "four-angles"}
SIDES: Final = {
    *("two-equal-sides", "three-equal-sides", "all-sides-equal", "not-all-sides-are-equal"),
    *("two-parallel-sides", "reflexive-symmetry", "no-reflexive-symmetry"),
}
QUADRILATERAL: Final = 4
FEW: Final = (3, QUADRILATERAL)
"""Polygons with so few corners that their sides alone decide much about them."""
NOT_SO: Final = "That is not so here."
HALF_SO: Final = "The first half is true, but the second is not."
OTHER_TRAPEZOID: Final = {
    "printed": "One pair of parallel sides is enough for a trapezoid.",
    "inclusive": "A trapezoid has exactly one pair of parallel sides.",
}
"""What other books say (D4)."""
_LETTERS: Final = re.compile(r"\b[A-L]{1,2}\b")


@cache
def holds(figure: str, attribute: str, definitions: Definitions = "printed") -> bool:
    """Tell whether an attribute fits a figure of the deck."""
    return verdict(SHAPES[figure], attribute, definitions=definitions).holds


def sides(found: Verdict, rng: Random) -> tuple[Choice, ...]:
    """Return the two sides to take: the game's reason, and another reading (D15).

    >>> [one.text for one in sides(verdict(FIGURES["circle"], "ellipse"), Random(2))][0]
    'In mathematics a circle is an ellipse whose two widths are equal.'
    """
    other = f"{re.split('; |, but ', found.note)[0].removesuffix('.')}."
    if found.attribute.key == "trapezoid":
        other = OTHER_TRAPEZOID[found.definitions]
    both = [
        Choice(found.because, right=True, supports=found.holds),
        Choice(other, right=False, supports=not found.holds),
    ]
    rng.shuffle(both)
    return tuple(both)


def choices(found: Verdict, rng: Random, aims: Iterable[str] = ()) -> tuple[Choice, ...]:
    """Return the true reason and three others in any order, two for the other side if possible.

    What the misconceptions in `aims` say is among them, where they speak of this figure.
    """
    true = Choice(found.because, right=True, supports=found.holds)
    chosen = [true]

    longer = rng.randrange(CHOICES)
    """How many of the others should be longer than the true reason, if possible."""

    spare = list(voices(found, "any"))

    def add(some: Iterable[Choice], most: int, *, side: bool) -> None:
        """Add some of the nearest in length, and none that looks like another."""
        left = list(some)
        for _ in range(min(most, CHOICES - len(chosen))):
            seen = {_begins(one.text) for one in chosen}
            left = [one for one in left if _begins(one.text) not in seen]
            want = sum(_is_longer(one, true) for one in chosen) < longer
            fit = [one for one in left if _is_longer(one, true) is want]
            if not fit and not {*spare} & {*chosen}:  # one of these is enough
                near = (one for one in spare if abs(len(one.text) - len(true.text)) <= FAR)
                of_this_side = (one for one in near if one.supports is side)
                fit = [one for one in of_this_side if _is_longer(one, true) is want]
            if not (fit := fit or left):
                return
            fit.sort(key=lambda one: abs(len(one.text) - len(true.text)))
            chosen.append(rng.choice(fit[:MORE]))

    def on(side: bool) -> int:  # noqa: FBT001 - which side
        return sum(one.supports is side for one in chosen)

    believed = _misconceived(found)
    wanted = [one for key in aims for one in believed if one.shows == key]
    chosen.extend(wanted[:MOST_BELIEFS])
    if len(chosen) == 1 and believed:
        chosen.append(rng.choice(believed))
    same, other = found.holds, not found.holds
    heard = list(voices(found, found.attribute.rule))
    against = [*_opposite(found), *_false(found), *(one for one in heard if one.supports is other)]
    beside = [*_unfounded(found), *(one for one in heard if one.supports is same)]
    add(against, CHOICES // 2 - on(other), side=other)
    add(beside, CHOICES // 2 - on(same), side=same)
    add(against, CHOICES, side=other)
    rng.shuffle(chosen)
    return tuple(chosen)


def _is_longer(one: Choice, true: Choice) -> bool:
    return len(one.text) > len(true.text)


def _begins(text: str) -> str:
    """Return what a sentence says first, without its sizes."""
    return re.sub(r"[\d.]+", "#", text.partition(", so ")[0])


def _misconceived(found: Verdict) -> list[Choice]:
    """Return what misconceptions say of the figure."""
    key, m = found.attribute.key, found.figure.measures
    return [
        Choice(
            one.says(m, key),
            right=False,
            supports=found.holds is one.by_reason,
            aside=one.truth,
            shows=one.key,
        )
        for one in trapped(found.figure, key, found.definitions)
    ]


def _alike(figure: Figure) -> list[str]:
    """Return the figures of the deck of the same kind, those with as many points first."""
    points = len(figure.points)
    same = [key for key, one in FIGURES.items() if one.noun == figure.noun]
    return sorted(same, key=lambda key: abs(len(FIGURES[key].points) - points))


def _opposite(found: Verdict) -> Iterator[Choice]:
    """Say what would prove the opposite, as it does for a similar figure."""
    key, m = found.attribute.key, found.figure.measures
    names = {*m.letters, *m.side_names, *(("BA", "BC") if m.kind == "angle" else ())}
    for other in _alike(found.figure):
        if holds(other, key, found.definitions) != found.holds:
            text = verdict(FIGURES[other], key, definitions=found.definitions).because
            counted = re.match(r"All (\d+) ", text)
            if counted and int(counted[1]) != len(m.points):
                continue
            if names.issuperset(_LETTERS.findall(text)):
                yield Choice(text, right=False, supports=not found.holds, aside=NOT_SO)


def _premises(found: Verdict) -> Iterator[Verdict]:
    """Return what else is true of the figure."""
    for key in relevant(found.attribute):
        one = verdict(found.figure, key)
        if one.holds and key != found.attribute.key:
            yield one


def _false(found: Verdict) -> Iterator[Choice]:
    """Draw false conclusions from one thing that is true, and at greater length from two.

    There is a figure in the deck that has all of it; else it would fool nobody.
    """
    key = found.attribute.key
    wrong = clause(key, holds=not found.holds, of=found.figure)
    true = list(_premises(found))
    for some in chain(combinations(true, 1), combinations(true, 2)):
        same = (at for at in FIGURES if all(holds(at, one.attribute.key) for one in some))
        if any(holds(at, key, found.definitions) is not found.holds for at in same):
            first, *more = map(premise, some)
            said = ", and ".join((first, *map(_goes_on, more)))
            text = f"{said}, so {wrong}."
            yield Choice(text, right=False, supports=not found.holds, aside=HALF_SO)


def _goes_on(said: str) -> str:
    """Return a sentence as it goes on within another, unless it begins with letters of a figure."""
    return f"{said[:1].lower()}{said[1:]}" if said[1:2].islower() else said


def _unfounded(found: Verdict) -> Iterator[Choice]:
    """Draw the right conclusion from something that it does not follow from."""
    key = found.attribute.key
    so = clause(key, holds=found.holds, of=found.figure)
    for one in _premises(found):
        other = _counterexample(found, one.attribute.key)
        if other:
            but = clause(key, holds=not found.holds, of=FIGURES[other])
            same = clause(one.attribute.key, holds=True, of=FIGURES[other])
            aside = (
                "The first half is true, but it does not prove the second: "
                f"it is true of the {FIGURES[other].name} too that {same}, although {but}."
            )
            text = f"{premise(one)}, so {so}."
            yield Choice(text, right=False, supports=found.holds, aside=aside)


def _counterexample(found: Verdict, said: str) -> str:
    """Find a figure that the same can be said of but that has the other verdict; or "".

    Everybody sees how many corners a polygon has. Where that number and what is said would be a
    reason together, as equal angles make the sides of an octagon parallel, only a figure with as
    many corners will do.
    """
    key, figure = found.attribute.key, found.figure
    alike = _alike(figure)
    is_open = figure.noun == "polygonal chain" and found.attribute.rule in {"D1", "D5"}
    is_other = figure.noun not in {"polygon", "polygonal chain"}
    if is_open or is_other or found.attribute.rule in KINDS:
        alike = [*alike, *FIGURES]
    elif key in DENTS and figure.measures.gon == QUADRILATERAL:
        alike = [one for one in alike if FIGURES[one].measures.gon == QUADRILATERAL]
    elif CORNERS & {key, found.attribute.rule}:
        alike = [] if said in COUNTS else alike
    elif figure.measures.gon in FEW or said not in SIDES:
        alike = [one for one in alike if len(FIGURES[one].points) == len(figure.points)]
    same = (one for one in alike if holds(one, said))
    return next((one for one in same if holds(one, key, found.definitions) != found.holds), "")
