"""What pupils say if they judge by the look of a figure and neither count nor measure.

That is how everybody begins (van Hiele's first level). Pupils really talk like this, but none of it
proves anything about any figure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...geometry import Verdict
from .choice import Choice
from .clauses import clause

NO_PROOF: Final = "That is what it looks like. A reason names what you can count or measure."
VOICES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "D1": (
        (
            "It looks like the one that is printed in our book, so {so}.",
            "It has straight sides and corners all the way round, so {so}.",
        ),
        (
            "The one that is printed in our book looks different, so {so}.",
            "Its corners do not all look the same to me, so {so}.",
        ),
    ),
    "D2": (
        (
            "It looks like the one in our book if you turn it, so {so}.",
            "One of its angles looks larger than the others, so {so}.",
        ),
        (
            "It is not drawn the way triangles like that are drawn, so {so}.",
            "Its three corners look rather different to me, so {so}.",
        ),
    ),
    "D3": (
        (
            "It has four straight sides and looks even all round, so {so}.",
            "It looks like the one in our book if you turn it, so {so}.",
        ),
        (
            "It does not lie on the page the way they usually lie, so {so}.",
            "The one that is printed in our book looks different, so {so}.",
        ),
    ),
    "D4": (
        (
            "One of its sides is slanted, as on every trapezoid, so {so}.",
            "It looks like a table seen from the front, so {so}.",
        ),
        (
            "It looks too crooked for one, whichever way you turn it, so {so}.",
            "The one that is printed in our book is shorter at the top, so {so}.",
        ),
    ),
    "D5": (
        (
            "It looks like the ones that are printed in our book, so {so}.",
            "It looks that way from every side that I have tried, so {so}.",
        ),
        (
            "Somebody has just drawn it like that, so {so}.",
            "It looks different if you turn it upside down, so {so}.",
        ),
    ),
    "D6": (
        (
            "It is drawn with one bent line and no corners, so {so}.",
            "It looks round if you look at it from far away, so {so}.",
        ),
        (
            "It has no corner where you could start measuring, so {so}.",
            "The one that is printed in our book has another size, so {so}.",
        ),
    ),
    "D7": (
        (
            "It is drawn with a ruler and a pencil, so {so}.",
            "It is thin and has no inside that you could colour in, so {so}.",
        ),
        (
            "Nobody has written down how long it is, so {so}.",
            "It does not run along a line of the squared paper, so {so}.",
        ),
    ),
    "D8": (
        (
            "You can draw it without lifting the pencil, so {so}.",
            "You can follow all of it with one finger, so {so}.",
        ),
        (
            "It is drawn in one go and there is no gap in it, so {so}.",
            "It does not look like the one in our book, so {so}.",
        ),
    ),
    "D9": (
        (
            "It has two halves of the same size if you cut it in two, so {so}.",
            "It looks nicely balanced, however you turn it, so {so}.",
        ),
        (
            "It points more to one side than to the other, so {so}.",
            "It looks crooked on the page the way it lies, so {so}.",
        ),
    ),
    "D10": (
        (
            "You can follow it with a finger from start to end, so {so}.",
            "That is true of most figures that I know, so {so}.",
        ),
        (
            "Nobody has written down how long it is, so {so}.",
            "You would need a very good ruler for it, so {so}.",
        ),
    ),
    "D11": (
        (
            "At least one place in it looks like that to me, so {so}.",
            "You can see it if you turn the page a little, so {so}.",
        ),
        (
            "No place in it looks like that to me, so {so}.",
            "Such an angle looks different in our book, so {so}.",
        ),
    ),
    "D12": (
        (
            "At first sight there are enough of them, so {so}.",
            "It looks as if it had a lot of them, so {so}.",
        ),
        (
            "At first sight there are not enough of them, so {so}.",
            "It does not look as if that were true here, so {so}.",
        ),
    ),
    "D13": (
        (
            "From a distance that is what it looks like, so {so}.",
            "It is so for most of the figures that I know, so {so}.",
        ),
        (
            "From a distance it does not look like that, so {so}.",
            "It would look strange if that were true, so {so}.",
        ),
    ),
    "D14": (
        (
            "Some of its sides look as if they ran side by side, so {so}.",
            "If you squint, two of them look like a railway track, so {so}.",
        ),
        (
            "Its sides meet each other at the corners, so {so}.",
            "It looks crooked on the page the way it lies, so {so}.",
        ),
    ),
}
"""For each definition: what is said for an attribute, and what is said against it."""
SPARE: Final = (
    (
        "We had a figure like this one in class, and there it was the same, only larger, so {so}.",
        "You can see it there at first sight.",
    ),
    (
        "We had a figure like this one in class, and there it looked rather different, so {so}.",
        "You cannot see it at first sight.",
    ),
)
"""What is said of any attribute, long and short, where nothing else is as long or as short."""


def voices(found: Verdict) -> Iterator[Choice]:
    """Say what one hears for an attribute, and against it."""
    return _said(found, VOICES[found.attribute.rule])


def spare_voices(found: Verdict) -> Iterator[Choice]:
    """Say what one hears of any attribute."""
    return _said(found, SPARE)


def _said(found: Verdict, both: tuple[tuple[str, ...], tuple[str, ...]]) -> Iterator[Choice]:
    for holds, texts in zip((True, False), both, strict=True):
        so = clause(found.attribute.key, holds=holds, of=found.figure)
        for text in texts:
            yield Choice(text.format(so=so), right=False, supports=holds, aside=NO_PROOF)
