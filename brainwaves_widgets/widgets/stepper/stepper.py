"""A widget that walks through a game state by state, with anybody's eyes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Self

from ...core import CHANCE, IllegalMove, Move, Seat, Table, View
from ...core.game import Game
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
    """A game that was played, to walk through: drawn by the game's own canvas, read only.

    It has a copy of the game, so going back and forth changes nothing there. `branch()` returns a
    new game to play on from the state shown.

    A stepper made from a whole table may be seen with all eyes: the browser chooses among the
    players, everybody and the teacher, from whom nothing is hidden. One that is made for a
    player, or from a player's own screen, has this player's eyes only.

    >>> from brainwaves_widgets.goose.widget import AstuteGoose
    >>> game = AstuteGoose(["Ann", "Ben"], seed=7)
    >>> stepper = Stepper(game, teacher=True)
    >>> stepper.goto(1)
    >>> stepper.words
    '1. Chance: Deal the suspect in purple with key chain and goose. A suspect is dealt to place 1.'
    """

    _own: Seat | None
    """Whose eyes alone it has; `None` if it has all."""
    predictions: list[Prediction]
    """What was predicted so far, and whether it came true."""

    def __init__(
        self,
        source: Table | Screen,
        player: str | Seat | None = None,
        *,
        teacher: bool = False,
        predict: bool = False,
        speed: float = 1.0,
    ) -> None:
        """Walk through a game so far.

        Args:
            source: A table, or any screen of it.
            player: Whose eyes it has; without one, all eyes are there to choose from.
            teacher: Whether it begins with the teacher's eyes.
            predict: Whether it asks what comes next before showing it, from the first player's
                move on.
            speed: How fast it plays: 0.5, 1, 2 or 4.
        """
        table = _table(source)
        if player is None and isinstance(source, Screen):
            player = source._own if isinstance(source, Stepper) else source._seat  # noqa: SLF001
        if player is not None and teacher:
            name = table.players[seat_of(table, player)]
            raise ValueError(f"a stepper for {name} cannot be a teacher's as well")
        if speed not in SPEEDS:
            raise ValueError(
                f"speed is one of {', '.join(f'{one:g}' for one in SPEEDS)}, not {speed!r:.40}"
            )
        self._own = None if player is None else seat_of(table, player)
        self._choice = every(table.rules, table.players) if player is None else [Eyes(self._own)]
        self._now = self._choice[-1] if teacher else Eyes(self._own)
        if teacher and not self._now.is_teacher:
            raise ValueError(f"{table.rules.title} has no view in which nothing is hidden")
        self._speed, self._asks = float(speed), bool(predict)
        self._question: Question | None = None
        self.predictions = []
        copy = table.copy(chance="ask")
        copy.marks_undo = False
        shown = copy.ply
        copy.goto(copy.last_ply)
        self._steps = copy.history
        copy.goto(_first_of_players(copy) if predict else shown)
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
        """Walk through a saved game; a SaveError says what is wrong with a file."""
        table = Table.load(path, chance="ask")
        return cls(table, player, teacher=teacher, predict=predict, speed=speed)

    @classmethod
    def at(cls, table: Table) -> Self:
        """Walk through the game at a table."""
        return cls(table)

    # What a cell can ask and do

    @property
    def rules(self) -> Game:
        """The game that is walked through."""
        return self.table.rules

    @property
    def eyes(self) -> str:
        """Whose eyes see the game now: a player's name, "Everybody" or "Teacher"."""
        return self._now.name(self.players)

    def see(self, player: str | Seat | None = None, *, teacher: bool = False) -> None:
        """See the game with other eyes: a player's, everybody's or the teacher's."""
        self._see(Eyes(is_teacher=True) if teacher else Eyes(self._seat_or_all(player)))

    @property
    def words(self) -> str:
        """The move that led to the state shown, as far as these eyes may read it."""
        ply = self.table.ply
        if not ply:
            return "Before the first move."
        return f"{ply}. {self._now.read(self.table.rules, self.players, self._steps[ply - 1])}"

    @property
    def marks(self) -> list[int]:
        """The plies at which a score has just changed; where it asks, those seen so far."""
        return [
            step.ply + 1
            for step in self._steps
            if any(event.kind in self.rules.scoring for event in step.events)
            and not (self._asks and step.ply >= self._frontier)
        ]

    def branch(
        self, player_screen: str | Seat | None = None, *, seed: int | None = None
    ) -> GameWidget:
        """Return a new game to play on from the state shown; this one stays as it is.

        Its dice and cards come from a new seed, so nobody knows them, unless one is given.
        With a player it is that player's screen. Whoever stepped through the game may have seen
        what lies hidden there, so moves of the new game are marked as those after an undo are.
        """
        table = self.table.branch(seed=seed)
        game = widget_of(table.rules.name).at(table)
        return game if player_screen is None else game.seat(player_screen)

    def seat(self, player: str | Seat) -> Stepper:
        """Return another stepper through this game, for this player alone."""
        return Stepper(self.table, player, predict=self._asks, speed=self._speed)

    def stepper(self, player: str | Seat | None = None, **options: Any) -> Stepper:
        """Return another stepper through this game, made as `Stepper(game, ...)` is."""
        return Stepper(self, player, **options)

    def play(self, move: Move, player: str | Seat | None = None) -> None:
        """Refuse a move: what was played stays as it was."""
        del player
        raise IllegalMove(
            f"{move!r:.60} cannot be played here; stepper.branch() returns a game to play on"
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
        """Tell what is to be seen of the last move, if the last step was over it."""
        ply = self.table.ply
        steps = self._steps[ply - 1 : ply] if ply == self._published + 1 else ()
        return events.of_moves(self.table, steps, self._now.see)

    def _still(self) -> View:
        """Return the view to store; through a game that has ended, what its eyes see."""
        has_ended = not self.rules.actors(self.table.state_at(self.table.last_ply))
        return self._view() if has_ended else super()._still()

    def _prediction(self) -> Asked:
        """Return what is asked now, how the last prediction went, and how all did."""
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
            whose = f"is {self.players[self._own]}'s" if self._own is not None else "has no such"
            known = ", ".join(one.name(self.players) for one in self._choice)
            raise ValueError(f"this stepper {whose} eyes; it has {known}")
        self._now, self._seat, self._question = eyes, eyes.seat, None
        self._published = self.table.ply
        self._follow(self.table.ply)

    def _go(self, ply: int) -> None:
        """Go where the browser asks; where it predicts, no further than it has seen."""
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
                "say first what comes next" if asked else "this state is shown already"
            )
        else:
            self._follow(ply)

    def _predict(self, asked: Question, index: int | None) -> None:
        """Keep a prediction, and show what came of it."""
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
    msg = f"a stepper walks through a Table or a game, not {source!r:.60}"
    raise TypeError(f"{msg}; Stepper.load(path) opens a saved one")


def _first_of_players(table: Table) -> int:
    """Return the ply at which the first player is to act; what is dealt before is not asked."""
    return next((step.ply for step in table.history if step.seat != CHANCE), table.last_ply)
