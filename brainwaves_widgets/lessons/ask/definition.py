"""Edit a definition: choose its words, and see how the family tree changes; then take sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ...geometry.draw.drawing import Picture
from ..board.kin import Kin, kin_tree
from ..board.layout import family_tree
from .ask import Ask
from .keep import Keeper


class Wording(NamedTuple):
    """One way to define a word, and what follows from it."""

    words: str
    follows: str
    kin: Mapping[str, Kin] | None = None
    """The family tree; for the trapezoid it is drawn from the definitions themselves."""


class Quarrel(NamedTuple):
    """A word that books define in two ways."""

    begins: str
    exactly: Wording
    at_least: Wording
    game: str
    """What the game says."""


_QUAD = Kin("irregular-quadrilateral", 0, 0)
QUARRELS: Final[dict[str, Quarrel]] = {
    "trapezoid": Quarrel(
        "A trapezoid is a quadrilateral with",
        Wording(
            "exactly one pair of parallel sides",
            "So no parallelogram is a trapezoid. Trapezoids and parallelograms stand side by side.",
        ),
        Wording(
            "at least one pair of parallel sides",
            "So every parallelogram is a trapezoid too, and so is every rectangle and every "
            "square. The parallelogram moves below the trapezoid.",
        ),
        "The cards of this game say “exactly one pair”.",
    ),
    "isosceles triangle": Quarrel(
        "An isosceles triangle is a triangle with",
        Wording(
            "exactly two equal sides",
            "So an equilateral triangle is not isosceles. They stand side by side.",
            {
                "triangle": Kin("obtuse-scalene-triangle", 0, 0),
                "isosceles triangle": Kin("isosceles-acute-triangle", -0.6, 1, ("triangle",)),
                "equilateral": Kin("equilateral-triangle", 0.6, 1, ("triangle",)),
            },
        ),
        Wording(
            "at least two equal sides",
            "So every equilateral triangle is isosceles: three equal sides include two.",
            {
                "triangle": Kin("obtuse-scalene-triangle", 0, 0),
                "isosceles triangle": Kin("isosceles-acute-triangle", 0, 1, ("triangle",)),
                "equilateral": Kin("equilateral-triangle", 0, 2, ("isosceles triangle",)),
            },
        ),
        "The cards of this game say “at least two”.",
    ),
    "ellipse": Quarrel(
        "An ellipse is an evenly flattened circle that",
        Wording(
            "must be longer one way than the other",
            "So a circle is not an ellipse. They stand side by side.",
            {
                "round figure": Kin("ellipse", 0, 0),
                "ellipse": Kin("ellipse", -0.6, 1, ("round figure",)),
                "circle": Kin("circle", 0.6, 1, ("round figure",)),
            },
        ),
        Wording(
            "may be equally wide both ways",
            "So a circle is a special ellipse, just as a square is a special rectangle. That is "
            "how mathematicians say it.",
            {
                "round figure": Kin("ellipse", 0, 0),
                "ellipse": Kin("ellipse", 0, 1, ("round figure",)),
                "circle": Kin("circle", 0, 2, ("ellipse",)),
            },
        ),
        "The cards of this game keep the two names apart.",
    ),
    "kite": Quarrel(
        "A kite is a quadrilateral with",
        Wording(
            "exactly two pairs of equal neighbouring sides, of different lengths",
            "So a rhombus is not a kite, because its four sides are all equal.",
            {
                "quadrilateral": _QUAD,
                "kite": Kin("kite", -0.6, 1, ("quadrilateral",)),
                "rhombus": Kin("rhombus", 0.6, 1, ("quadrilateral",)),
                "square": Kin("square", 0.6, 2, ("rhombus",)),
            },
        ),
        Wording(
            "at least two pairs of equal neighbouring sides",
            "So every rhombus is a kite too, and so is every square.",
            {
                "quadrilateral": _QUAD,
                "kite": Kin("kite", 0, 1, ("quadrilateral",)),
                "rhombus": Kin("rhombus", 0, 2, ("kite",)),
                "square": Kin("square", 0, 3, ("rhombus",)),
            },
        ),
        "There is no card “kite” in this game, so you may agree on what you like.",
    ),
}


def quarrel(word: str) -> Quarrel:
    """Find a word that books define in two ways."""
    if word not in QUARRELS:
        raise ValueError(f"books quarrel about {', '.join(QUARRELS)}, not about {word!r:.40}")
    return QUARRELS[word]


def tree_by(word: str, *, at_least: bool) -> Picture:
    """Draw the family tree by one of the two definitions."""
    if word == "trapezoid":
        return family_tree(definitions="inclusive" if at_least else "printed")
    found = quarrel(word)
    kin = (found.at_least if at_least else found.exactly).kin
    return kin_tree(kin or {}, word)


class EditDefinition(Ask):
    """Choose how a word is defined, as often as you like; the family tree is drawn anew.

    >>> edit = EditDefinition("kite")
    >>> edit.answer(2)
    >>> edit.said
    ['So every rhombus is a kite too, and so is every square.']
    """

    title = "Edit the definition"
    button = "Draw the tree"

    def __init__(self, word: str) -> None:
        self.word, self._quarrel = word, quarrel(word)
        super().__init__(f"{self._quarrel.begins} …")

    def _names(self) -> tuple[str, ...]:
        return self._quarrel.exactly.words, self._quarrel.at_least.words

    @property
    def at_least(self) -> bool | None:
        """Whether the wider definition is chosen; None before one is."""
        return None if not self.chosen else 1 in self.chosen

    def _judge(self) -> None:
        at_least = bool(self.at_least)
        shown = tree_by(self.word, at_least=at_least)
        wording = self._quarrel.at_least if at_least else self._quarrel.exactly
        self.said, self.state = [wording.follows], "open"
        self._explained, self._alt = str(shown), shown.alt


class TakeSides(Ask):
    """Vote for one of the two definitions; no answer is wrong.

    >>> vote = TakeSides("ellipse")
    >>> vote.answer("may be equally wide both ways")
    >>> vote.said[0]
    'You defend “may be equally wide both ways”.'
    """

    title = "Take sides"
    button = "That is my side"

    def __init__(self, word: str, *, keeper: Keeper | None = None) -> None:
        self.word, self._quarrel, self._keeper = word, quarrel(word), keeper
        super().__init__(f"Which definition would you defend? {self._quarrel.begins} …")

    def _names(self) -> tuple[str, ...]:
        return self._quarrel.exactly.words, self._quarrel.at_least.words

    def _judge(self) -> None:
        side = self._names()[next(iter(self.chosen))]
        self.phase, self.state = "told", "argued"
        agreed = "Both are used. A definition is an agreement: say which one you mean."
        self.said = [f"You defend “{side}”.", self._quarrel.game, agreed]
        if self._keeper:
            self._trouble = self._keeper.keep_try(f"Take sides: {self.word}", side, right=True)
