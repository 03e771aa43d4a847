"""What all widgets at one table share: the table, the clock, the notepad, the autosave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar
from weakref import WeakSet, WeakValueDictionary

from ...core import Outcome, Seat
from ...core.bots import Bot, check_seats
from ...core.bots.programs import Program, seated_again
from ...core.files.autosave import Autosave
from ...core.files.keptgames import game_of
from ...core.table import Table
from ...core.text.phrases import sentence
from ...rulebook.coach import Coach
from ..registry import lobby_at
from .clock import SeenClock
from .takeback import TakeBack
from .turns import Turns

if TYPE_CHECKING:
    from ..controls import Controls  # which imports this module

KEPT_AGAIN = "This game is kept again, with all its moves."


class Session:
    """A table with its clock and its line on the notepad, shared by the widgets of all seats.

    It keeps the game on the disk after every change, and its result on the notepad.
    """

    _all: ClassVar[WeakValueDictionary[int, Session]] = WeakValueDictionary()
    """By their tables, which keep them alive."""

    def __init__(  # noqa: PLR0913 - all but the table by name
        self,
        table: Table,
        *,
        bots: Mapping[Seat, Bot] = MappingProxyType({}),
        autosave: Autosave | None = None,
        coach: Coach | None = None,
        pace: float = 1.0,
        bot_seconds: float = 5.0,
    ) -> None:
        self.table, self.coach = table, coach
        self.bots, self._gone = self._seat_programs(bots)
        self.turns = Turns(table, self.bots, pace, bot_seconds)
        self.turns.refresh = self.refresh
        table.deal_cards()
        self.clock, self.take_back = SeenClock(), TakeBack(table, self.bots)
        self._autosave = autosave or Autosave(table)
        self.screens: WeakSet[Controls] = WeakSet()
        """The screens at which its players sit."""
        self.guests: dict[str, str] = {}
        """The players who sit elsewhere, and what is said of them: `"is away"`."""
        self.watchers = 0
        """How many watch from elsewhere."""
        self.aside: Callable[[Callable[[], None]], None] = lambda do: do()
        """Does something that nobody waits for; a door does it apart from the guests' moves."""
        self.choose_anew: Callable[[Controls], None] = lambda one: one.put_in(lobby_at(one))
        """Shows a lobby at a screen that is filled in as this game was."""
        self._records: list[str] | None = None
        self._trouble = self._told = ""
        """Why the game cannot be kept now, and what was said of that last."""
        self.opened_at = table.ply if autosave else None
        """Where a game that was opened again goes on."""
        self._noted: Outcome | None = table.outcome
        self._is_up = False
        """Whether the timer is playing for those who are missing."""
        self.note = self._taken_up(autosave) if autosave else ""
        self._begun_at = table.ply
        self.note = " ".join(filter(None, (self.note, self.gone())))
        self._wind(table.ply)
        table.subscribe(self._wind)
        self._all[id(table)] = self
        table.subscribe(self._keep, at_once=True)
        table.subscribe(self._write_down)
        table.subscribe(lambda _ply: self.aside(self._sync), last=True)

    @classmethod
    def at(cls, table: Table) -> Session:
        """Return the session of a table, the same to all who sit down there."""
        with table.lock:
            return cls._all.get(id(table)) or cls(table)

    def _seat_programs(
        self, bots: Mapping[Seat, Bot]
    ) -> tuple[dict[Seat, Bot], dict[Seat, Program]]:
        """Return the bots at the table, those that its file names among them, and who is missing.

        Whoever is missing stays in the file, and a person may play for them here.
        """
        table = self.table
        places = set(range(len(table.players))) - bots.keys()
        kept = {seat: one for seat, one in table.programs.items() if seat in places}
        again, missing = seated_again(table.rules, kept)
        seated = dict(sorted({**again, **bots}.items()))
        check_seats(table.rules, seated)
        table.programs = {**missing, **{seat: Program.of(bot) for seat, bot in seated.items()}}
        return seated, missing

    def gone(self) -> str:
        """Say which programs a file could not bring back and nobody has played for here yet."""
        played = {step.seat for step in self.table.history[self._begun_at :]}
        gone = [(self.table.players[seat], one.name) for seat, one in self._gone.items()]
        return " ".join(
            f"{player} was the program {name}, which files do not keep: a person may play for "
            f"{player}. bots={{{player!r}: {name}()}} seats it again when the game is opened."
            for player, name in gone
            if self.table.players.index(player) not in played
        )

    def take_over(self, seat: Seat) -> None:
        """Let a person play on in place of a program; the game is kept without the program."""
        table = self.table
        with table.lock:
            del self.bots[seat]
            self.turns.leave(seat)
            table.programs = {one: kept for one, kept in table.programs.items() if one != seat}
            self._trouble = self._autosave.keep_anew()
            name = table.players[seat]
            self.note = f"A person plays for {name} now, at the table or at game.seat({name!r})."
            self.sit_again()

    @property
    def kept_as(self) -> str:
        """The name of the game among those that are kept."""
        return game_of(self._autosave.path)

    def keep_now(self) -> None:
        """Keep the game from now on, even if no player has moved yet."""
        self._trouble = self._autosave.begin()

    def seats_elsewhere(self) -> set[Seat]:
        """Return the seats of the players who sit at devices of their own."""
        return {self.table.players.index(name) for name in self.guests}

    def missing(self) -> list[str]:
        """Say in sentences which of the players who sit elsewhere are not there now."""
        return [f"{name} {how}." for name, how in self.guests.items() if how]

    def elsewhere(self) -> list[str]:
        """Say who of those elsewhere is not there now, and how many watch."""
        count = self.watchers
        told = "1 person watches." if count == 1 else f"{count} people watch."
        watched = [told] if count else []
        return [*self.missing(), *watched]

    def sit_again(self, note: str = "") -> None:
        """Show all screens that somebody else plays at one of the seats, or elsewhere."""
        self.note = note or self.note
        for screen in tuple(self.screens):
            screen.sit_again()
        self.note = "" if note else self.note

    def refresh(self) -> None:
        """Show all screens what has changed around the game."""
        for screen in tuple(self.screens):
            screen.refresh()

    def undo(self, seat: Seat | None, what: str) -> None:
        """Take a move back, with what programs did in reply, if no other person has to be asked.

        It is a seat's screen that wants it, or a shared one; or it answers "allow" or "refuse".
        Where nobody else has a screen that was ever opened, nobody can be asked, and the move is
        taken back at once.
        """
        if what != "undo":
            if told := self.take_back.answer(seat, allow=what == "allow"):
                self._tell_all(told)
            return
        wish = self.take_back.wish(seat)
        if wish is None:
            return
        if wish.others and (
            seat is None or any(one.can_answer(wish.others) for one in self.screens)
        ):
            self.take_back.asked = wish
            self._tell_all("")
        else:
            self.table.goto(wish.ply)

    def _tell_all(self, note: str) -> None:
        """Show all screens what is asked, or how it was answered."""
        self.note = note
        self.refresh()
        self.note = ""

    def again(self) -> None:
        """Play once more: the same players and options at a new table, with another to start."""
        old = self.table
        options, (first, *others) = old.options, old.players
        if old.rules.starts_in_turn and not getattr(options, "ages", ()):  # else the youngest does
            options = replace(options, players=(*others, first))
        chance = old.chance if isinstance(old.chance, str) else "auto"
        table = Table(old.rules, options, chance=chance, undo=old.allows_undo)
        bots = {table.players.index(old.players[seat]): bot for seat, bot in self.bots.items()}
        rested = {  # they have seen nothing of the new game
            seat: bot.fresh() if hasattr(bot, "fresh") else bot for seat, bot in bots.items()
        }
        turns = self.turns
        again = Session(
            table, bots=rested, coach=self.coach, pace=turns.pace, bot_seconds=turns.seconds
        )
        self.move_to(again)
        if table.players != old.players:
            again._tell_all(f"{table.players[0]} is first this time.")

    def move_to(self, other: Session) -> None:
        """Let all who sit here go on at another table of the same game."""
        other.choose_anew, other.guests = self.choose_anew, self.guests
        other.watchers, other.aside = self.watchers, self.aside
        for screen in tuple(self.screens):
            screen.move_to(other)

    def records(self) -> list[str]:
        """Tell how the result compares with the earlier ones of the people at the table."""
        if self._records is None:
            self._records = self._compared()
        return self._records

    def _compared(self) -> list[str]:
        from ...notepad.notepad import Notepad, NotepadError, results_of  # noqa: PLC0415 - as below

        results = results_of(self.table, self._autosave.id)
        people = [one for one in results if one.seat not in self.bots]
        try:
            rows = Notepad().rows()
        except NotepadError:
            return []
        return [told for one in people if (told := one.compared(rows))]

    def time_is_up(self) -> None:
        """Play the timer's move for every seat that is still missing."""
        with self.table.lock:
            move = self.clock.expired().move
            self._is_up = True
            try:
                self.table.play_for(self.table.actors, move)
            finally:
                self._is_up = False

    def _wind(self, _ply: int) -> None:
        self.clock.wind(self.table.rules.timer(self.table.state))

    def _keep(self, _ply: int) -> None:
        """Write the change down before anybody sees it."""
        self._trouble = self._autosave.keep()

    def _sync(self) -> None:
        """Make sure that the change is on the disk once all have seen it; say so if it is not."""
        if trouble := self._autosave.sync():
            with self.table.lock:
                if trouble != self._told:
                    self.note = self._trouble = self._told = trouble
                    self.refresh()

    def remind(self) -> None:
        """Say once more that the game cannot be kept, for a screen that has not heard it."""
        self.note = self.note or self._trouble

    def _taken_up(self, kept: Autosave) -> str:
        """Say what is missing of a reopened game, and note its result if it has one.

        The kernel may have ended after the last move and before its result was on the disk.
        """
        told = sentence(kept.damage) if kept.damage else ""
        note = f"{told} That file stays as it is; the game goes on in a new one." if told else ""
        if self.table.outcome is None:
            return note
        from ...notepad.notepad import Notepad, results_of  # noqa: PLC0415 - only for finished games

        trouble = Notepad().make_up(results_of(self.table, kept.id, kept.when))
        return f"{note} {trouble}".strip()

    def _write_down(self, ply: int) -> None:
        """Put the result of a finished game onto the notepad, once for each way it ended.

        That a game cannot be kept is said once, with the last of several moves that are made
        together, which is the one that screens show; and so is that it can be kept again.
        """
        if ply != self.table.ply:
            return
        self.note = "" if self._trouble == self._told else self._trouble or KEPT_AGAIN
        self._told = self._trouble
        if self._is_up:
            self.note = f"Time is up. {self.note}".strip()
        outcome = self.table.outcome
        if outcome is None or outcome == self._noted:
            return
        self._noted, self._records = outcome, None
        from ...notepad.notepad import Notepad, results_of  # noqa: PLC0415 - only when a game ends

        trouble = Notepad().write(results_of(self.table, self._autosave.id))
        self.note = f"{self.note} {trouble}".strip()
