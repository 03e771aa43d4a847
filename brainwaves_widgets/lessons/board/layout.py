"""What can be put on a blackboard: figures side by side, and what a hand has drawn so far."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final, NamedTuple

from ...geometry import Figure, Verdict, Witness, sketch, verdict
from ...geometry.deck import the_figure
from ...geometry.draw.drawing import Picture
from ...geometry.explain.relations import Definitions
from ...geometry.inputs import Point
from ...geometry.numbers import letters as letters_of
from .chalk import BOARD, CHALK, FAINT, YELLOW, Dot, Item, Sketch, Stroke, Words, svg
from .dots import Dots

WIDTH: Final = 880
HEIGHT: Final = 440
EDGE: Final = 16
MOST: Final = 6
"""How many figures stand side by side at most."""
LINE: Final = 19
ASIDE: Final = 18
"""How far a letter stands from its point."""
SMALLEST: Final = 20
SMALL: Final = 0.2
"""The smallest part of its place that a figure may fill."""

Drawable = Figure | Verdict | str | Sequence[Point]
Highlight = Witness | Verdict | str | None


class Shown(NamedTuple):
    """A figure to draw, with what stands out on it and the words below."""

    figure: Figure
    witness: Witness | None
    caption: str


def shown(
    drawables: Sequence[Drawable],
    highlight: Highlight = None,
    captions: Sequence[str] | None = None,
    definitions: Definitions = "printed",
) -> list[Shown]:
    """Work out what is drawn: figures, what stands out on each, and what is written below."""
    if not drawables:
        raise ValueError('name at least one figure to draw, such as "kite"')
    several = captions if isinstance(captions, Sequence) else [captions]
    if captions is not None and not all(isinstance(one, str) for one in several):
        raise ValueError(f'captions are a list of words, as in ["a kite"], not {captions!r:.60}')
    if captions is not None and len(captions) != len(drawables):
        raise ValueError(f"there are {len(captions)} captions for {len(drawables)} figures")
    if isinstance(highlight, Witness | Verdict) and len(drawables) > 1:
        msg = "a witness belongs to one figure; name an attribute to highlight it on several"
        raise ValueError(msg)
    found = [_one(drawable, highlight, definitions) for drawable in drawables]
    if captions is None:
        return found
    return [one._replace(caption=words) for one, words in zip(found, captions, strict=True)]


def _one(drawable: Drawable, highlight: Highlight, definitions: Definitions) -> Shown:
    if isinstance(drawable, Verdict):
        return _judged(drawable)
    figure = the_figure(drawable)
    if isinstance(highlight, str):
        return _judged(verdict(figure, highlight, definitions=definitions))
    if isinstance(highlight, Verdict):
        return _judged(highlight)._replace(figure=figure)
    if highlight is not None and not isinstance(highlight, Witness):
        raise TypeError(f"highlight is a witness, a verdict or an attribute, not {highlight!r:.60}")
    return Shown(figure, highlight, figure.name)


def _judged(one: Verdict) -> Shown:
    yes = "yes" if one.holds else "no"
    return Shown(one.figure, one.witness, f"{one.attribute.label}: {yes}. {one.because}")


def columns(
    figures: Sequence[Shown],
    *,
    marks: bool = False,
    letters: bool = False,
    height: float | None = None,
    sizes: Sequence[float] | None = None,
) -> tuple[list[Item], float]:
    """Lay figures side by side, six in a row at most; return what to draw and its height.

    With `sizes`, each figure fills only that part of its place.
    """
    fills = sizes or [1.0] * len(figures)
    lines = -(-len(figures) // MOST)
    across = -(-len(figures) // lines)
    room = (WIDTH - 2 * EDGE) / across
    wrapped = [wrap(one.caption, int(room / 8.4)) for one in figures]
    below = LINE * max(map(len, wrapped)) + 14
    size = min(room - 12, 200.0)
    if height is not None:
        size = min(size, (height - 2 * EDGE) / lines - below)
        if size < SMALLEST:
            msg = f"{len(figures)} figures with these words do not fit on the board; show fewer"
            raise ValueError(msg)
    used = 2 * EDGE + lines * (size + below)
    first = EDGE + max(0.0, ((height or used) - used) / 2)
    items: list[Item] = []
    for index, (one, text) in enumerate(zip(figures, wrapped, strict=True)):
        row, column = divmod(index, across)
        middle, top = EDGE + room * (column + 0.5), first + row * (size + below)
        lettered = letters or one.witness is not None
        parts = sketch(one.figure, marks=marks, letters=lettered, witness=one.witness)
        fill = fills[index]
        left, high = middle - size * fill / 2, top + size * (1 - fill) / 2
        items.append(Sketch(parts, left, high, size * fill, 1 / fill))
        items += [
            Words(words, middle, top + size + LINE * (number + 1) - 2, 15)
            for number, words in enumerate(text)
        ]
    return items, used


def lettered(points: Sequence[Point]) -> list[Item]:
    """Write a letter beside each point, away from their middle."""
    spots = [complex(*point) for point in points]
    middle = sum(spots) / len(spots)
    items: list[Item] = []
    for name, at in zip(letters_of(len(spots)), spots, strict=True):
        way = at - middle
        beside = at + ASIDE * (way / abs(way) if way else -1j)
        items.append(Words(name, beside.real, beside.imag + 5, 15))
    return items


def by_hand(dots: Dots, points: Sequence[Point], figure: Figure | None) -> list[Item]:
    """Draw the dots of a board and the points set on it so far; the first is open until the end."""
    items: list[Item] = [Dot(at, 2, FAINT) for at in dots.all()]
    placed = [dots.pixels(point) for point in points]
    if placed:
        items.append(Stroke(placed, CHALK, 3.5, closed=figure is not None and figure.closed))
        items += [Dot(point, 6, YELLOW) for point in placed]
        if figure is None:
            items.append(Dot(placed[0], 3, BOARD))
        items += lettered(placed)
    return items


def cross(at: Point) -> list[Item]:
    """Draw the cross that the arrow keys move."""
    x, y = at
    return [
        Stroke([(x - 14, y), (x + 14, y)], YELLOW, 2),
        Stroke([(x, y - 14), (x, y + 14)], YELLOW, 2),
    ]


def gallery(  # noqa: PLR0913 - a picture's options, by name
    *figures: Drawable,
    marks: bool = False,
    letters: bool = False,
    highlight: Highlight = None,
    captions: Sequence[str] | None = None,
    sizes: Sequence[float] | None = None,
    definitions: Definitions = "printed",
) -> Picture:
    """Draw figures side by side as a still picture of a blackboard.

    Each fills its place; with `sizes`, numbers up to 1, it fills only that part of it.

    >>> gallery("square", "rhombus")._repr_svg_()[:4]
    '<svg'
    """
    all_shown = shown(figures, highlight, captions, definitions)
    if sizes is not None and len(sizes) != len(figures):
        raise ValueError(f"there are {len(sizes)} sizes for {len(figures)} figures")
    if sizes is not None and not all(SMALL <= one <= 1 for one in sizes):
        raise ValueError(f"a size is a number from {SMALL} to 1, not one of {list(sizes)!r:.60}")
    items, height = columns(all_shown, marks=marks, letters=letters, sizes=sizes)
    return svg(items, WIDTH, height, " · ".join(one.caption for one in all_shown))
