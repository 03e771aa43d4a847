"""Whose eyes a game is seen through, and what they may see and read of it."""

from __future__ import annotations

from typing import NamedTuple

from ...core import CHANCE, Event, Seat, State, Step, View
from ...core.game import Game
from ...core.text.log import tell_step


class Eyes(NamedTuple):
    """A player's eyes; without a seat, those of a bystander or of a teacher, who sees all."""

    seat: Seat | None = None
    is_teacher: bool = False

    def name(self, players: tuple[str, ...]) -> str:
        """Say whose eyes they are.

        >>> Eyes(1).name(("Ann", "Ben")), Eyes().name(("Ann", "Ben"))
        ('Ben', 'Everybody')
        """
        if self.is_teacher:
            return "Teacher"
        return "Everybody" if self.seat is None else players[self.seat]

    def view(self, rules: Game, state: State) -> View:
        """Return what these eyes may know of a state."""
        if self.is_teacher and rules.reveal:
            return rules.reveal(state)
        return rules.view(state, self.seat)

    def see(self, event: Event) -> bool:
        """Tell whether they may see an event; a teacher sees what all see, and reads every move."""
        return event.visible(self.seat)

    def know(self, seat: Seat) -> bool:
        """Tell whether they may know which moves a seat could make, and which one it made."""
        return self.is_teacher or self.seat == seat

    def read(self, rules: Game, players: tuple[str, ...], step: Step) -> str:
        """Tell a move in words, as far as these eyes may read it.

        Whoever made the move, and a teacher, can read the move itself. All others read what they
        saw happen, or what the rules let everybody read about such a move.
        """
        if not self.know(step.seat):
            return tell_step(rules, players, step, self.seat)
        who = "Chance" if step.seat == CHANCE else players[step.seat]
        told = [rules.tell(event, players) for event in step.events if self.see(event)]
        return f"{who}: {rules.label(step.move)}. {' '.join(filter(None, told))}".rstrip()


def every(rules: Game, players: tuple[str, ...]) -> list[Eyes]:
    """Return all eyes that a game can be seen through: players', a bystander's, a teacher's."""
    teacher = [Eyes(is_teacher=True)] if rules.reveal else []
    return [*map(Eyes, range(len(players))), Eyes(), *teacher]
