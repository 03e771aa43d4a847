"""A witness: the parts of a figure that show why something is true or not."""

from __future__ import annotations

from dataclasses import dataclass

from .inputs import Point


@dataclass(frozen=True, slots=True)
class Witness:
    """Parts by their letters: sides `"AB"`, angles and vertices `"A"`.

    >>> Witness(sides=("AB", "BC"))
    Witness(sides=('AB', 'BC'))
    """

    sides: tuple[str, ...] = ()
    angles: tuple[str, ...] = ()
    vertices: tuple[str, ...] = ()
    parallels: tuple[tuple[str, str], ...] = ()
    """Pairs of sides that are parallel."""
    axis: tuple[Point, Point] | None = None
    """Two points of a line to fold along; it is a mirror unless sides or angles are shown too."""
    outline: bool = False
    """Whether the whole figure is to be looked at."""

    def __repr__(self) -> str:
        said = ((name, getattr(self, name)) for name in self.__slots__)
        return f"Witness({', '.join(f'{name}={value!r}' for name, value in said if value)})"


Reason = tuple[str, Witness]
"""One sentence and the parts that it names."""
