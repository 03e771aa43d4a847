"""What a game that tests memory says about itself, so that its answers can be measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..core.history import Step
from ..core.installed import game_named


class Asked(NamedTuple):
    """What a game's own function says about an answer; the table adds the rest."""

    ply: int
    place: int
    kind: str
    value: str
    answer: str | None
    right: bool | None
    alternatives: int
    chance: float
    lag: int
    former: str | None
    items: int


class Decision(NamedTuple):
    """A yes or no to "do I hold this?" (`yes`), and whether it was so (`signal`).

    A game's own function fills in the first three; the table adds the rest.
    """

    ply: int
    signal: bool
    yes: bool
    game: str = ""
    level: str = ""
    seed: int = 0
    player: str = ""
    after_undo: bool = False


@dataclass(frozen=True)
class Memory:
    """What a game asks of memory; it is the `trials` of the game's description."""

    trials: Callable[[Iterable[tuple[Step, Any]]], Iterable[Asked | Decision]]
    """Returns every answer, and every decision, from each move and the state before it."""
    items: str = ""
    """What players keep in mind, in the plural, if a capacity can be measured."""
    alternatives: int = 0
    """How many answers somebody who knows nothing chooses from at first."""
    whole: Callable[[str], int] | None = None
    """Returns how many items there are at a level while none is missing."""
    signal: str = ""
    """What decisions ask about, if a sensitivity can be measured."""

    def __call__(self, played: Iterable[tuple[Step, Any]]) -> Iterator[Asked | Decision]:
        """Return every answer, and every decision, of the moves played."""
        yield from self.trials(played)


def memory_of(game: str) -> Memory:
    """Return what a game of this name asks of memory; an empty Memory if it does not say."""
    known = game_named(game)
    found = known.trials if known else None
    return found if isinstance(found, Memory) else Memory(lambda _: ())
