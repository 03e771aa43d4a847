"""One screen at a table: it publishes what may be seen there, and a cell can ask it everything."""

from __future__ import annotations

import os
from collections.abc import Callable, Container
from pathlib import Path
from typing import Any, ClassVar

import traitlets as t

from ..core import History, IllegalMove, Move, Outcome, Seat, State, Table, View
from ..core.text.diff import Difference, Hidden
from ..core.text.names import same_form
from ..core.text.phrases import listed
from ..core.text.repr import Seen
from ..rulebook import answer
from ..rulebook.rulebook import Rulebook
from ..study.trials import Trials, trials
from .page import Page, Refused, nothing_in, to_page
from .scene.scene import GameEvent, Scene
from .scene.sentences import as_prompt, with_programs


class Screen(Page):
    """A table as somebody may see it, drawn by the canvas of its game.

    The browser is sent one trait, `scene`: what may be seen and done here, and nothing else.
    Messages come back with the ply that they were meant for.
    """

    slips: ClassVar[tuple[type[Exception], ...]] = (IllegalMove, Refused, RecursionError)
    ply = t.Int(read_only=True, help="How many moves were made, those of chance included.")
    """It changes once with every move, and with the dice and cards that follow it; see observe."""

    _table: Table
    _seat: Seat | None
    """Whose screen it is; `None` is one that all share."""
    _bots: Container[Seat] = ()
    """The seats that programs have."""
    _leave: Callable[[], None] = staticmethod(lambda: None)

    def _stand(self, table: Table, seat: Seat | None) -> None:
        """Set the screen up at a table."""
        self._table, self._seat, self._published = table, seat, table.ply
        if constants := table.rules.constants():
            self.add_traits(
                **{
                    name: t.Dict(value, read_only=True).tag(sync=True)
                    for name, value in constants.items()
                }
            )
        with table.lock:  # a move of another thread comes before the first scene, or after all this
            super().__init__(table.lock)
            self._leave = self._listen()

    @property
    def files(self) -> Path:  # type: ignore[override] # one for each game
        """The module and the style sheet of the game."""
        game = self._table.rules
        if game.bundle is None:
            raise ValueError(f"{game.title} has no canvas that draws it")
        return game.bundle

    def close(self) -> None:
        """Take the screen away; the table stays."""
        self._leave()
        self._leave = lambda: None
        super().close()

    # What a cell can ask

    @property
    def table(self) -> Table:
        """The table that this screen stands at."""
        return self._table

    @property
    def state(self) -> State:
        """Everything that is true now, secrets included."""
        return self.table.state

    @property
    def history(self) -> History:
        """The moves so far, one row each."""
        return self.table.history

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, once the game is over."""
        return self.table.outcome

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names."""
        return self.table.players

    def view(self, player: str | Seat | None = None) -> View:
        """Return what a player may know now; without one, what lies open to all."""
        view = self.table.view(self._seat_or_all(player))
        return Seen(view, type(self.table.state), self.players)

    def hidden(self, player: str | Seat | None = None) -> Hidden:
        """Tell what of the state a player does not know; without one, what nobody is shown."""
        return Hidden(self.table, self._seat_or_all(player))

    def diff(self, first: int, last: int | None = None) -> Difference:
        """Tell what changed from the state after `first` moves to that after `last`, or now."""
        return Difference(self.table, first, self.table.ply if last is None else last)

    def moves(self, player: str | Seat | None = None) -> tuple[Move, ...]:
        """Return a player's legal moves now; without one, those of the first who may act."""
        actors = self.table.actors
        if player is None:
            return self.table.moves(actors[0]) if actors else ()
        return self.table.moves(seat_of(self.table, player))

    def rulebook(self, player: str | Seat | None = None) -> Rulebook:
        """Return the rules in a player's words, with aids for what this player may know now.

        It shows as pages with pictures; `.find("bust")` returns the pages that speak of something.
        """
        return answer.rulebook(self.table.rules, self.table.view(self._seat_or_all(player)))

    def log(self, player: str | Seat | None = None) -> list[str]:
        """Return what happened so far in words, as far as a player may read it."""
        return self.table.log(self._seat_or_all(player))

    def trials(self, player: str | Seat | None = None) -> Trials:
        """Return what was asked of a player's memory so far, or of everybody's, a row each.

        A row is an answer of The Astute Goose or a played card of The Brilliant Boar.

        - `game`, `level`, `seed`, `player`, `ply`: where it was, and which move.
        - `place`: the place asked for or played from, counted from 0.
        - `kind`: "colour", "feature" or "animal"; in the Boar "match", with Name the Card "name".
        - `value`: the right value; in the Boar the animal of the played card.
        - `answer`: what was said; at a match the animal that lies open, None if there are several.
        - `right`: whether it was; None where nothing could have been.
        - `alternatives`: among how many a guesser chooses: values not yet tried, or cards in hand.
        - `chance`: how likely a guesser is right: 1 / alternatives, or the share that matches.
        - `lag`: turns (rolls; draws and plays) since the card was seen, 1 at the next one.
        - `former`: the value of the card that was at this place before, None if there was none.
        - `intrusion`: whether the answer is wrong, but would have been right for the former card.
        - `items`: how many cards were to be kept in mind, this one included.
        - `ms`: the response time measured in the browser; None for moves made in Python.
        - `after_undo`: whether the game had gone back before, to look or to play otherwise.

        `.filter(player="Ann")` selects, `.frame()` returns a data frame, `.decisions` has what d'
        is made of, and `bw.measures(game.trials())` tells what they say.

        >>> import brainwaves_widgets as bw
        >>> from brainwaves_widgets.goose import Answer, Ready, Roll
        >>> game = bw.AstuteGoose(["Ann"], seed=7)
        >>> for move in (Ready(), Roll(), Answer("blue")):
        ...     game.play(move)
        >>> one = game.trials("Ann")[0]
        >>> one.kind, one.value, one.answer, one.right, one.chance, one.lag, one.items
        ('colour', 'purple', 'blue', False, 0.2, 1, 3)
        """
        return trials(self.table, self._seat_or_all(player))

    # What a cell can do

    def undo(self, moves: int = 1) -> bool:
        """Take the last move back, or the last few; False if there is none.

        All screens show it. Later moves, to the end of the game, are marked in history, trials and
        results, and `bw.measures` leaves them out.
        """
        return self.table.undo(moves)

    def redo(self, moves: int = 1) -> bool:
        """Make moves once more that were taken back; False if there is none."""
        return self.table.redo(moves)

    def goto(self, ply: int) -> None:
        """Go to the state after so many moves; going back is shown and marked as `undo` is.

        Where dice or cards are due that the game deals itself, the screen offers to go on; `redo`
        does the same.
        """
        self.table.goto(ply)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save the game as JSON."""
        self.table.save(path)

    # From Python to the browser

    def _listen(self) -> Callable[[], None]:
        """Hear of every change at the table, once those who sit elsewhere have; see subscribe."""
        return self._table.subscribe(self._follow, late=True)

    def _follow(self, ply: int) -> None:
        """Publish what is true at the table, once all that is due has happened."""
        if ply == self.table.ply:
            self._publish()
            self._published = ply
        self.set_trait("ply", ply)

    def _greet(self) -> None:
        self._follow(self.table.ply)

    def _view(self) -> View:
        """Return what this screen shows now."""
        return self.table.view(self._seat)

    def _scene(self) -> Scene[View]:
        game, table, view = self.table.rules, self.table, self._view()
        told = view if self._is_actor_here() else {**view, "away": True}
        at = game.prompt_at
        words = at(told, table.history, self._bots) if at else game.prompt(told)
        return {
            "ply": table.ply,
            "steps": None,
            "seat": self._seat,
            "bots": [],
            "wait": 0,
            "whose": "",
            "curtain": None,
            "view": game.sent(view),
            "prompt": as_prompt(*words),
            "aloud": game.at_once(told),
            "moves": [],
            "events": self._news(),
            "clock": None,
            "end": None,
            "request": None,
            "undo": None,
            "redo": None,
        }

    def _is_actor_here(self) -> bool:
        """Tell whether this screen speaks to whoever acts, as one that only shows a game does."""
        return True

    def _news(self) -> list[GameEvent]:
        """Tell what may be seen here of what happened since the last scene."""
        raise NotImplementedError

    # From the browser to Python

    def _complain(self, trouble: str) -> None:
        self.send({"error": trouble, "ply": self.table.ply})

    def _obey(self, message: dict[str, Any]) -> None:
        if message.get("do") in answer.ASKED:
            told = answer.told(self.table.rules, self._view(), message["do"])
            programs = [name for at, name in enumerate(self.players) if at in self._bots]
            if "read" in told and programs:
                are = "are programs" if programs[1:] else "is a program"
                told["read"].append(f"{listed(programs)} {are}.")
            self.send(to_page(told))
            return
        ply = message.get("ply")
        if type(ply) is not int:
            raise Refused(f"a message names the ply it was meant for, not {ply!r:.40}")
        if ply == self.table.ply:
            self._act(message)
        elif message.get("do") not in ("time is up", "bot"):
            raise Refused("that came too late: the game has moved on")

    def _act(self, message: dict[str, Any]) -> None:
        """Do what a message asks for at the state that it was meant for."""
        if "ask" not in message:
            raise nothing_in(message)
        self._reply(self.table.rules.answer(self.table.state, message["ask"]))

    # Without a browser

    def _still(self) -> View:
        """Return the view to show where it may be stored, in which no hand lies open.

        Notebooks are saved and sent around, so it is the same whoever looks at the screen.
        """
        return self.table.view(None) if self.table.rules.hides_hands else self._view()

    def _text(self) -> str:
        return self.table.rules.text(with_programs(self._still(), self._bots))

    def _picture(self) -> str:
        return self.table.rules.picture(with_programs(self._still(), self._bots))

    def _seat_or_all(self, player: str | Seat | None) -> Seat | None:
        return None if player is None else seat_of(self.table, player)


def seat_of(table: Table, player: str | Seat) -> Seat:
    """Return the seat of a player who is named, or numbered already."""
    if type(player) is int and 0 <= player < len(table.players):
        return player
    if isinstance(player, str) and same_form(player) in table.players:
        return table.players.index(same_form(player))
    known = ", ".join(map(repr, table.players))
    raise ValueError(f"no player {player!r:.60} sits at this table, but {known}")
