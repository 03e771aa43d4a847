"""Players of Toy Game that are programs: this one takes the highest open card."""

from __future__ import annotations

from brainwaves_widgets.core.rules import View

from .pieces import Draw, Take

AVERAGE = 8


class Grabber:
    """Takes the highest open card, or draws if they are all below the average."""

    def see(self, view: View) -> None:
        """Look, and forget."""

    def choose(self, view: View, moves: tuple[Take | Draw, ...]) -> Take | Draw:  # noqa: ARG002
        """Return one of the moves."""
        open_cards = [move for move in moves if isinstance(move, Take) and move.card >= AVERAGE]
        return max(open_cards, key=lambda move: move.card, default=Draw())
