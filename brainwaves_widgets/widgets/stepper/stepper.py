"""A widget that steps through a game state by state, seen through anybody's eyes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Self

from ...core import CHANCE, IllegalMove, Move, Seat, Table, View
from ...core.game import Game
from ...core.text.phrases import listed
from ..registry import widget_of
from ..scene import events
from ..scene.scene import Asked, GameEvent, Scene
from ..screen import Screen, seat_of
from .prediction import Prediction, Question, question, score
from .viewpoint import Eyes, every

if TYPE_CHECKING:
    from ..game import GameWidget  # which imports this module

SPEEDS = (0.5, 1.0, 2.0, 4.0)


class Stepper(Screen):
    """Step through a game that was played, drawn by the game's own canvas, read only.

    A stepper works on a copy, so stepping back and forth does not change the game. `branch()`
    returns a new game that continues from the state shown.

    In a stepper for a whole table, the browser can choose whose view it shows: a player's, what
    everybody sees, or the teacher's, which hides nothing. A stepper for one player, or made from a
    player's own screen, shows only what that player sees.

    >>> from brainwaves_widgets.goose.widget import AstuteGoose
    >>> game = AstuteGoose(["Ann", "Ben"], seed=7)
    >>> stepper = Stepper(game, teacher=True)
    >>> stepper.goto(1)
    >>> stepper.words
    '1. Chance: Deal the suspect in purple with key chain and goose. A suspect is dealt to place 1.'
    """

    _own: Seat | None
    """The only player whose view it shows; `None` if all views can be chosen."""
    predictions: list[Prediction]
    """The predictions so far, and whether they came true."""

    def __init__(
        self,
        source: Table | Screen,
        player: str | Seat | None = None,
        *,
        teacher: bool = False,
        predict: bool = False,
        speed: float = 1.0,
    ) -> None:
        """Step through a game as far as it has been played.

        Args:
            source: A table, or any screen of it.
            player: The player whose view is shown; without one, all views can be chosen.
            teacher: Whether to begin with the teacher's view.
            predict: Whether to ask what comes next before showing it, from the first move of a
                player on.
            speed: How fast it plays: 0.5, 1, 2 or 4.
        """
        table = _table(source)
        if player is None and isinstance(source, Screen):
            player = source._own if isinstance(source, Stepper) else source._seat  # noqa: SLF001
        if player is not None and teacher:
            name = table.players[seat_of(table, player)]
            raise ValueError(f"a stepper for {name} cannot show the teacher's view as well")
        if speed not in SPEEDS:
            known = ", ".join(f"{one:g}" for one in SPEEDS)
            raise ValueError(f"speed is one of {known}, not {speed!r:.40}")
        self._own = None if player is None else seat_of(table, player)
        self._choice = every(table.rules, table.players) if player is None else [Eyes(self._own)]
        self._now = self._choice[-1] if teacher else Eyes(self._own)
        if teacher and not self._now.is_teacher:
            raise ValueError(f"{table.rules.title} has no view for teachers, which hides nothing")
        self._speed, self._asks = float(speed), bool(predict)
        self._question: Question | None = None
        self.predictions = []
        copy = table.copy(chance="ask")
        copy.marks_undo = False
        shown = copy.ply
        copy.goto(copy.last_ply)
        self._steps = copy.history
        copy.goto(first_of_players(copy) if predict else shown)
        self._frontier = copy.ply
        self._stand(copy, self._own)

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        player: str | Seat | None = None,
        *,
        teacher: bool = False,
        predict: bool = False,
        speed: float = 1.0,
    ) -> Self:
        """Step through a saved game; raise SaveError if the file cannot be read."""
        table = Table.load(path, chance="ask")
        return cls(table, player, teacher=teacher, predict=predict, speed=speed)

    @classmethod
    def at(cls, table: Table) -> Self:
        """Step through the game at a table."""
        return cls(table)

    # What a cell can ask and do

    @property
    def rules(self) -> Game:
        """The game that was played."""
        return self.table.rules

    @property
    def eyes(self) -> str:
        """Whose view is shown: a player's name, "Everybody" or "Teacher"."""
        return self._now.name(self.players)

    def see(self, player: str | Seat | None = None, *, teacher: bool = False) -> None:
        """Show another view: a player's, what everybody sees, or the teacher's."""
        self._see(Eyes(is_teacher=True) if teacher else Eyes(self._seat_or_all(player)))

    @property
    def words(self) -> str:
        """The move that led to the state shown, as far as this view reveals it."""
        ply = self.table.ply
        if not ply:
            return "Before the first move."
        return f"{ply}. {self._now.read(self.table.rules, self.players, self._steps[ply - 1])}"

    @property
    def marks(self) -> list[int]:
        """The plies at which a score has just changed; if it asks, only those seen so far."""
        return [
            step.ply + 1
            for step in self._steps
            if any(event.kind in self.rules.scoring for event in step.events)
            and not (self._asks and step.ply >= self._frontier)
        ]

    def branch(
        self, player_screen: str | Seat | None = None, *, seed: int | None = None
    ) -> GameWidget:
        """Return a new game that continues from the state shown; this one stays as it is.

        Unless a seed is given, its dice and cards come from a new one, so that nobody knows them.
        With a player, the new game is that player's screen. Whoever stepped through the game may
        have seen what is hidden there, so its moves are marked like those after an undo.
        """
        table = self.table.branch(seed=seed)
        game = widget_of(table.rules.name).at(table)
        return game if player_screen is None else game.seat(player_screen)

    def seat(self, player: str | Seat) -> Stepper:
        """Return another stepper through this game, which shows only this player's view."""
        return Stepper(self.table, player, predict=self._asks, speed=self._speed)

    def stepper(self, player: str | Seat | None = None, **options: Any) -> Stepper:
        """Return another stepper through this game, with the options of `Stepper(game, ...)`."""
        return Stepper(self, player, **options)

    def play(self, move: Move, player: str | Seat | None = None) -> None:
        """Refuse a move: a stepper does not change the game."""
        del player
        raise IllegalMove(
            f"{move!r:.60} cannot be played here; stepper.branch() returns a game to continue"
        )

    # From Python to the browser

    def _follow(self, ply: int) -> None:
        self._frontier = max(self._frontier, self.table.ply)
        if self._question and self._question.ply != self.table.ply:
            self._question = None
        super()._follow(ply)

    def _view(self) -> View:
        return self._now.view(self.table.rules, self.table.state)

    def _scene(self) -> Scene[View]:
        scene = super()._scene()
        scene["steps"] = self.table.last_ply
        scene["whose"] = "A replay"
        scene["stepper"] = {
            "words": self.words,
            "marks": self.marks,
            "speed": self._speed,
            "eyes": [one.name(self.players) for one in self._choice],
            "as": self._choice.index(self._now),
            "predict": self._prediction() if self._asks else None,
        }
        return scene

    def _news(self) -> list[GameEvent]:
        """Tell what this view shows of the last move, if the last step was forward over it."""
        ply = self.table.ply
        steps = self._steps[ply - 1 : ply] if ply == self._published + 1 else ()
        return events.of_moves(self.table, steps, self._now.see)

    def _still(self) -> View:
        """Return the view to store; of a finished game, the one that is shown."""
        has_ended = not self.rules.actors(self.table.state_at(self.table.last_ply))
        return self._view() if has_ended else super()._still()

    def _prediction(self) -> Asked:
        """Return what is asked now, how the last prediction went, and the score of all."""
        asked, done = self._question, self.predictions
        last = done[-1] if done and done[-1].ply + 1 == self.table.ply else None
        who = "" if asked is None or asked.who == CHANCE else self.players[asked.who]
        return {
            "question": f"What does {who} do next?" if who else "What comes next?",
            "choices": list(asked.choices) if asked else [],
            "verdict": last.verdict if last else "",
            "right": last.right if last else None,
            "score": score(done),
        }

    # From the browser to Python

    def _act(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "goto", "to": int(ply)} if type(ply) is int:
                self._go(max(0, min(ply, self.table.last_ply)))
            case {"do": "see", "as": int(index)} if self._sees_anew(index):
                self._see(self._choice[index])
            case {"do": "predict"} if self._question and isinstance(
                choice := message.get("choice"), int | None
            ):
                self._predict(self._question, choice)
            case _:
                super()._act(message)

    def _sees_anew(self, index: int) -> bool:
        known = range(len(self._choice))
        return type(index) is int and index in known and self._choice[index] != self._now

    def _see(self, eyes: Eyes) -> None:
        if eyes not in self._choice:
            known = listed([one.name(self.players) for one in self._choice], "or")
            raise ValueError(f"this stepper only shows the game as seen by {known}")
        self._now, self._seat, self._question = eyes, eyes.seat, None
        self._published = self.table.ply
        self._follow(self.table.ply)

    def _go(self, ply: int) -> None:
        """Go where the browser asks; if predictions are made, no further than it has seen."""
        table, asked, self._question = self.table, self._question, None
        if self._asks and ply > self._frontier:
            ply = self._frontier
            if table.ply == ply:
                self._question = asked or question(table, self._steps[ply], self._now)
                ply += self._question is None
        if ply != table.ply:
            table.goto(ply)
        elif self._question == asked:
            raise IllegalMove(
                "first say what comes next" if asked else "this state is shown already"
            )
        else:
            self._follow(ply)

    def _predict(self, asked: Question, index: int | None) -> None:
        """Keep a prediction, and show what really came next."""
        if index is not None and (type(index) is not int or index not in range(len(asked.choices))):
            raise IllegalMove(
                f"a choice is a number from 0 to {len(asked.choices) - 1}, not {index!r:.40}"
            )
        predicted = None if index is None else asked.choices[index]
        right = None if predicted is None else predicted == asked.actual
        self.predictions.append(Prediction(asked.ply, predicted, asked.actual, right))
        self.table.goto(asked.ply + 1)


def _table(source: object) -> Table:
    if isinstance(source, Screen):
        return source.table
    if isinstance(source, Table):
        return source
    raise TypeError(
        f"a stepper needs a Table or a game, not {source!r:.60}; Stepper.load(path) opens a file"
    )


def first_of_players(table: Table) -> int:
    """Return the ply of the first move that a player made; what is dealt before is skipped."""
    return next((step.ply for step in table.history if step.seat != CHANCE), table.last_ply)
