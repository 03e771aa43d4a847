"""Misconceptions about the words on a card: numbers, "all", "not all" and "no" (D12, D13)."""

from __future__ import annotations

from typing import Final

from ...geometry import ATTRIBUTES
from ...geometry.measurements import Measures
from ...geometry.numbers import NUMBERS, counted
from .record import Misconception, always, claims, denies, is_

KINDS: Final = ("acute", "right", "obtuse", "concave")


def _at_least(m: Measures, key: str) -> tuple[int, int, str] | None:
    """Return the number that a counting attribute names, how many there are, and of what."""
    counts = {
        "four-angles": (4, len(m.angles), "angle"),
        "two-equal-sides": (2, m.most_equal_sides, "equal side"),
        "three-equal-sides": (3, m.most_equal_sides, "equal side"),
        "two-equal-angles": (2, m.most_equal_angles, "equal angle"),
        "three-equal-angles": (3, m.most_equal_angles, "equal angle"),
        **{f"{kind}-angle": (1, m.angle_kinds.count(kind), f"{kind} angle") for kind in KINDS},
        **{f"two-{kind}-angles": (2, m.angle_kinds.count(kind), f"{kind} angle") for kind in KINDS},
    }
    return counts.get(key)


def _more_than_said(m: Measures, key: str) -> bool | None:
    asked = _at_least(m, key)
    return False if asked and asked[1] > asked[0] else None


def _exactly(m: Measures, key: str) -> str:
    number, there, noun = _at_least(m, key) or (0, 0, "")
    label = ATTRIBUTES[key].label.lower()
    return f'It has {counted(there, noun)}, but "{label}" means {NUMBERS[number]} and no more.'


CARDS: Final = (
    Misconception(
        "a-number-means-exactly",
        '"Four angles" means four and no more',
        "D12",
        'A number means "at least"; only where it says "exactly" may there be no more.',
        'Count angles and equal sides: "at least" and "exactly".',
        _more_than_said,
        _exactly,
        sources=("Papafragou 2003",),
        lessons=("01",),
    ),
    Misconception(
        "exactly-is-only-a-word",
        '"Exactly four" is true as soon as there are four',
        "D12",
        '"Exactly" forbids more: with five angles, "exactly four angles" is not true.',
        "Say of five figures how many angles they have: no fewer and no more.",
        claims(
            lambda m, key: (
                (key == "exactly-four-angles" and len(m.angles) > 4)  # noqa: PLR2004
                or (key == "exactly-three-angles" and len(m.angles) > 3)  # noqa: PLR2004
            )
        ),
        lambda m, key: (
            f"It has {counted(len(m.angles), 'angle')}, and "
            f"{'four' if 'four' in key else 'three'} of them are enough for this card."
        ),
        lessons=("01",),
    ),
    Misconception(
        "not-all-means-none",
        '"Not all equal" means "all unequal"',
        "D13",
        '"Not all sides are equal" is true as soon as one side differs. The others may be equal.',
        "Shoes at a door: when is it true that not all of them are red?",
        denies(
            lambda m, key: (
                key == "not-all-sides-are-equal" and is_(m, key) and is_(m, "two-equal-sides")
            )
        ),
        always("Some of its sides are equal, so it is wrong to say that not all are equal."),
        sources=("Antonini 2001", "Epp 1999"),
        lessons=("09",),
    ),
    Misconception(
        "nothing-to-compare-fits",
        "Where there are no sides, no two are equal, so the card fits",
        "D13",
        "These cards compare sides, so there must be at least two of them.",
        "Which cards about sides fit a circle? None, because there is nothing to compare.",
        claims(
            lambda m, key: (
                key in {"not-all-sides-are-equal", "all-sides-unequal-in-length"} and not m.sides
            )
        ),
        lambda _m, key: f'It has no two sides that are equal, so "{ATTRIBUTES[key].label}" fits.',
        lessons=("09",),
    ),
    Misconception(
        "a-circle-has-equal-sides",
        "A circle has sides, and all are equal",
        "D13",
        "A circle has no sides and no angles at all, so there is nothing that could be equal.",
        "Figures without sides: what can be said of them?",
        claims(
            lambda m, key: (
                m.round and key in {"all-sides-equal", "all-angles-equal", "regular-polygon"}
            )
        ),
        always("It is the same all the way around, so all its sides and angles are equal."),
    ),
)
