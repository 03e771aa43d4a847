"""Edit a definition: choose its words, see how the family tree changes, and take sides."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ...geometry.draw.drawing import Picture
from ..board.family_tree import Kin, family_tree, kin_tree
from .ask import Ask

if TYPE_CHECKING:
    from .lesson import Lesson


class Wording(NamedTuple):
    """One way to define a word, and what follows from it."""

    words: str
    follows: str


class Quarrel(NamedTuple):
    """A word that books define in two ways."""

    begins: str
    exactly: Wording
    at_least: Wording
    game: str
    """What the game says."""
    family: tuple[tuple[str, str], ...] = ()
    """Names from the most general, each with a figure that shows it; the second is the word.

    The trapezoid needs none: its family is drawn from the definitions themselves.
    """

    @property
    def choices(self) -> tuple[str, str]:
        """The words of both definitions."""
        return self.exactly.words, self.at_least.words

    def kin(self, *, at_least: bool) -> dict[str, Kin]:
        """Return the family tree: the third name stands below the word, or beside it."""
        names = [name for name, _ in self.family]
        found = {names[0]: Kin(self.family[0][1], 0, 0)}
        for i, (name, figure) in enumerate(self.family[1:], start=1):
            is_beside = i > 1 and not at_least
            column = 0 if at_least else ASIDE if is_beside else -ASIDE
            row = i - 1 if is_beside else i
            parent = names[0] if row == 1 else names[i - 1]
            found[name] = Kin(figure, column, row, (parent,))
        return found


ASIDE: Final = 0.6
_FILE: Final = Path(__file__).with_name("quarrels.toml")
QUARRELS: Final = {
    word: Quarrel(
        one["begins"],
        Wording(*one["exactly"]),
        Wording(*one["at_least"]),
        one["game"],
        tuple((name, figure) for name, figure in one.get("family", ())),
    )
    for word, one in tomllib.loads(_FILE.read_text(encoding="utf-8")).items()
}


def quarrel(word: str) -> Quarrel:
    """Find a word that books define in two ways."""
    if word not in QUARRELS:
        raise ValueError(f"choose one of {', '.join(QUARRELS)}, not {word!r:.40}")
    return QUARRELS[word]


def tree_by(word: str, *, at_least: bool) -> Picture:
    """Draw the family tree by one of the two definitions."""
    if word == "trapezoid":
        return family_tree(definitions="inclusive" if at_least else "printed")
    return kin_tree(quarrel(word).kin(at_least=at_least), word)


class EditDefinition(Ask):
    """Choose how a word is defined, as often as you like; the family tree is drawn again each time.

    >>> edit = EditDefinition("kite")
    >>> edit.answer(2)
    >>> edit.said
    ['So every rhombus is a kite too, and so is every square.']
    """

    title = "Edit the definition"
    button = "Draw the tree"

    def __init__(self, word: str) -> None:
        self.word, self._quarrel = word, quarrel(word)
        super().__init__(f"{self._quarrel.begins} …", self._quarrel.choices)

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

    def __init__(self, word: str, *, keeper: Lesson | None = None) -> None:
        self.word, self._quarrel = word, quarrel(word)
        asked = f"Which definition would you defend? {self._quarrel.begins} …"
        super().__init__(asked, self._quarrel.choices, keeper=keeper)

    def _judge(self) -> None:
        side = self._picked
        self.phase, self.state = "told", "argued"
        agreed = "Both are used. A definition is an agreement: say which one you mean."
        self.said = [f"You defend “{side}”.", self._quarrel.game, agreed]
        if self._keeper:
            self._trouble = self._keeper.keep_try(f"Take sides: {self.word}", side, right=True)
