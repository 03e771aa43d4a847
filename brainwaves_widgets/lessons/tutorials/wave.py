"""The wave of Brain Wave on a blackboard: how it closes in on its rail, and shots to aim.

Here the knob runs from -1 (down) to 1 (up), as a graph's axis does; on the console, whose heights
count downward, up is -1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from ...brainwave.console.console import RAILS, Console, shoot
from ...brainwave.console.maze import CELL_HEIGHT, CELL_WIDTH
from ...geometry.draw.drawing import Picture
from ...geometry.inputs import Point
from ..board.chalk import CHALK, CORAL, FAINT, SKY, YELLOW, Dot, Item, Stroke, Words, svg
from ..board.layout import WIDTH
from .answers import number
from .checks import Checked, unread

PALE: Final = "#b9cfc7"
RULE: Final = "#33564d"
GREEN: Final = "#9be29b"
LINES: Final = (CHALK, YELLOW, SKY, CORAL)
PATHS: Final = (*LINES[1:], CHALK, GREEN)
LEFT, TOP, ACROSS, DOWN = 84, 56, 640, 280
SCREEN: Final = 340
TARGET: Final = (0.5 + 4.5 * CELL_WIDTH, 0.3)
"""Where the spot is that the learner aims at."""


def approach(steps: int, speed: str = "slow") -> list[float]:
    """Return how far the wave still has to go after 0, 1, 2 and so on steps.

    >>> [round(left, 3) for left in approach(50)[::25]]
    [1.2, 0.599, 0.299]
    """
    flight = Console.new(speed=speed).place(1, (9.0, 9.0)).run(steps)
    return [RAILS[0] - x for x, _ in flight.path]


def chart(lines: Mapping[str, Sequence[float]], *, across: str, up: str) -> Picture:
    """Draw sequences of numbers as lines, from left to right.

    >>> chart({"a line": [0, 1, 2]}, across="steps", up="distance")
    <Picture: distance over steps: a line>
    """
    most = max(value for line in lines.values() for value in line)
    last = max(len(line) for line in lines.values()) - 1
    items: list[Item] = [
        Stroke([(LEFT, TOP), (LEFT, TOP + DOWN), (LEFT + ACROSS, TOP + DOWN)], FAINT, 2),
        Words(across, LEFT + ACROSS / 2, TOP + DOWN + 44),
        Words(up, LEFT + 40, TOP - 22),
    ]
    for part in range(5):
        x, y = LEFT + ACROSS * part / 4, TOP + DOWN * (1 - part / 4)
        items.append(Words(f"{last * part / 4:g}", x, TOP + DOWN + 22, 14, PALE))
        items.append(Words(f"{most * part / 4:.3g}", LEFT - 30, y + 5, 14, PALE))
        items.append(Stroke([(LEFT, y), (LEFT + ACROSS, y)], RULE, 1))
    ends: list[tuple[float, str, str]] = []
    for index, (name, line) in enumerate(lines.items()):
        colour = LINES[index % len(LINES)]
        points = [
            (LEFT + ACROSS * i / last, TOP + DOWN * (1 - value / most))
            for i, value in enumerate(line)
        ]
        items.append(Stroke(points, colour, 3))
        ends.append((points[-1][1], name, colour))
        items += [Dot(point, 4, colour) for point in points[:: max(1, last // 4)]]
    room = TOP + DOWN + 12.0
    for y, name, colour in sorted(ends, reverse=True):  # stacked like the lines
        room = min(y + 5, room - 22)
        items.append(Words(name, LEFT + ACROSS + 62, room, 16, colour))
    return svg(items, WIDTH, TOP + DOWN + 64, f"{up} over {across}: {', '.join(lines)}")


def screen(
    paths: Iterable[Sequence[Point]], spot: Point | None = TARGET, names: Sequence[str] = ()
) -> Picture:
    """Draw paths of the wave on the console's screen, with the spot to hit.

    With `names`, each path has its name at its end.
    """
    left, top = (WIDTH - SCREEN * 1.2) / 2, 20.0

    def at(point: Point) -> Point:
        return left + (point[0] + 0.1) * SCREEN, top + point[1] * SCREEN

    corners = [at(one) for one in ((0, 0), (1, 0), (1, 1), (0, 1))]
    items: list[Item] = [Stroke(corners, FAINT, 2, closed=True)]
    items += [Stroke([at((x, 0)), at((x, 1))], RULE, 2) for x in (RAILS[1], RAILS[0])]
    if spot is not None:
        x, y = spot
        w, h = CELL_WIDTH / 2, CELL_HEIGHT / 2
        box = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
        items.append(Stroke([at(one) for one in box], CHALK, 4, closed=True))
    for index, path in enumerate(paths):
        seen = [one for one in path if 0 <= one[1] <= 1]
        colour = PATHS[index % len(PATHS)]
        items += [Dot(at(one), 3, colour) for one in seen[::2]]
        if index < len(names):
            x, y = at((RAILS[0], seen[-1][1]))
            items.append(Words(names[index], x + 34, y + 5, 16, colour))
    return svg(items, WIDTH, SCREEN + 40, "The wave's path across the screen")


def fan(*knobs: float) -> Picture:
    """Draw the wave's paths for several positions of the knob, with nothing to hit.

    >>> fan(-0.5, 0.5)
    <Picture: The wave's path across the screen>
    """
    empty = Console.new().place(1, (9.0, 9.0))
    names = [f"{knob:g}" for knob in knobs]
    return screen([shoot(empty, 0, -knob).path for knob in knobs], spot=None, names=names)


def fire(english: object = ...) -> Checked:
    """Check a shot at the spot: the knob's position, from -1 (down) to 1 (up).

    >>> fire()
    ✎ Your turn. Write a number from -1 (down) to 1 (up) in place of the dots.
    >>> fire(0).words[0]
    'The wave passes the spot 0.19 of the screen too low.'
    """
    console = Console.new().place(1, TARGET)
    if english is ...:
        ask = "Write a number from -1 (down) to 1 (up) in place of the dots."
        return Checked("open", (ask,), screen(()))
    knob = number(english)
    if knob is None or not -1 <= knob <= 1:
        return unread(english, "Write a number from -1 (down) to 1 (up).", screen(()))
    shot = shoot(console, 0, -knob)
    if shot.hit:
        step = f"The wave hits the spot at step {shot.struck} and turns back."
        return Checked("right", (step,), screen([shot.path]))
    (x0, y0), (x1, y1) = next(two for two in pairwise(shot.path) if two[1][0] >= TARGET[0])
    y = y0 + (y1 - y0) * (TARGET[0] - x0) / (x1 - x0)
    off = y - TARGET[1]
    way, turn = ("too low", "up, towards 1") if off > 0 else ("too high", "down, towards -1")
    told = f"The wave passes the spot {abs(off):.2f} of the screen {way}."
    return Checked("wrong", (told, f"Turn the knob further {turn}."), screen([shot.path]))
