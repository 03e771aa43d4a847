"""The base of all game widgets: a table to play at, in a notebook."""

from __future__ import annotations

import os
import re
from collections.abc import Container, Mapping
from inspect import signature
from pathlib import Path
from textwrap import fill
from types import MappingProxyType
from typing import Any, ClassVar, Self
from warnings import warn

from ..core import Chance, Move, Seat, Table
from ..core.bots import Bot
from ..core.bots.programs import name_programs, opponent_names
from ..core.files.autosave import reopen
from ..core.game import Game
from ..core.installed import game_names
from ..core.options import Flag, check_names, described
from ..core.text.phrases import listed
from ..rulebook.coach import Coach
from ..rulebook.guide import Guide
from .controls import Controls
from .registry import Invitation, door_of, widget_of
from .screen import seat_of
from .session.session import Session
from .stepper.stepper import Stepper


class GameWidget(Controls):
    """A game being played: show it to play, and ask it for its state in other cells."""

    rules: ClassVar[Game]
    own_help: ClassVar[Mapping[str, str]] = {}
    """Help for arguments of the constructor that neither the options nor this class describe."""
    _is_hosts = True

    def __init_subclass__(cls, **more: Any) -> None:
        """Describe each argument in the constructor's docstring, which notebooks show as help."""
        super().__init_subclass__(**more)
        made = vars(cls).get("__init__")
        if made and hasattr(cls, "rules") and "Args:" not in (made.__doc__ or ""):
            options = {one["name"]: one["help"] for one in described(cls.rules.options_type)}
            known = {**_help_in(GameWidget.__init__.__doc__), **options, **cls.own_help}
            lines = [
                fill(f"    {name}: {known[name]}", 96, subsequent_indent=" " * 8)
                for name in signature(made).parameters
                if name in known
            ]
            made.__doc__ = "\n".join(["Set up a game.", "", "Args:", *lines])

    def __new__(cls, *args: Any, **options: Any) -> Self:
        """Refuse a name that is not an option before the constructor does, with those that are."""
        __tracebackhide__ = True  # a slip is in the message; IPython leaves these lines out
        named = signature(cls.__init__).parameters
        if not any(one.kind is one.VAR_KEYWORD for one in named.values()):
            check_names(cls.__name__, options, list(named)[1:])
        made: Self = super().__new__(cls, *args, **options)
        return made

    def __init__(  # noqa: PLR0913 - what every game can be given
        self,
        players: object,
        *,
        seed: int | None = None,
        chance: Chance = "auto",
        bots: Mapping[str, Bot] = MappingProxyType({}),
        coach: bool = False,
        pace: float = 1.0,
        bot_seconds: float = 5.0,
        undo: bool = True,
        **options: Any,
    ) -> None:
        """Set up a game.

        Args:
            players: The names; a program of `bw.bots`, or one of your own, sits where it stands,
                and a pair of a name and a program gives it that name.
            seed: Games with equal seeds have equal dice and cards.
            chance: "auto", or "ask" to type in what real dice and cards show.
            bots: Programs at the seats of players who are named.
            coach: Whether a coach says what to do, one sentence at a time.
            pace: How long programs wait before they move, as a factor; 0 is not at all.
            bot_seconds: How long a program may think about a move.
            undo: Whether moves may be taken back; the other people at the table are asked first.
            **options: The options of the game.
        """
        __tracebackhide__ = True
        names, programs = name_programs(players)
        chosen = self.rules.options_type(players=names, **options)
        table = Table(self.rules, chosen, seed=seed, chance=chance, undo=undo)
        seated = {**programs, **{seat_of(table, name): bot for name, bot in bots.items()}}
        if len({id(bot) for bot in seated.values()}) < len(seated):
            raise ValueError("one program sits at two seats; make one for each of them")
        _hint_at_programs(table, seated)
        session = Session(
            table,
            bots=seated,
            coach=_coach(self.rules, coach),
            pace=pace,
            bot_seconds=bot_seconds,
        )
        self._sit(session, None)

    @classmethod
    def at(cls, table: Table, player: str | Seat | None = None) -> Self:
        """Return a screen at a table that is there already: a shared one, or this player's."""
        if table.rules.name != cls.rules.name:
            raise ValueError(f"this is a table of {table.rules.title}, not of {cls.rules.title}")
        seat = None if player is None else seat_of(table, player)
        return cls._screen(Session.at(table), seat)

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        *,
        bots: Mapping[str, Bot] = MappingProxyType({}),
        chance: Chance = "auto",
        coach: bool = False,
    ) -> Self:
        """Open a saved game; a SaveError says what is wrong with a file that cannot be read.

        Programs of `bw.bots` sit there again. Programs of your own are not kept in a file, so a
        person plays for them unless you seat them: `load("game.json", bots={"Mine": Mine()})`.
        """
        table = Table.load(path, cls.rules, chance=chance)
        seated = {seat_of(table, name): bot for name, bot in bots.items()}
        return cls._screen(Session(table, bots=seated, coach=_coach(cls.rules, coach)), None)

    @classmethod
    def reopen(
        cls, path: Path, bots: Mapping[str, Bot] = MappingProxyType({}), *, coach: bool = False
    ) -> Self:
        """Open a game that was kept automatically, as `bw.recent()` does, to continue it.

        Programs of `bw.bots` sit there again; `bots` names others, or a program for another seat.
        """
        table, autosave = reopen(path, cls.rules)
        seated = {seat_of(table, name): bot for name, bot in bots.items()}
        coached = _coach(cls.rules, coach)
        game = cls._screen(Session(table, bots=seated, autosave=autosave, coach=coached), None)
        door_of().take_up(game)
        return game

    def seat(self, player: str | Seat) -> Self:
        """Return another screen at this table, for this player alone.

        It carries what this player may know. Every browser page of a kernel receives the
        messages of all its widgets, so this is a curtain between friends, not a lock.
        """
        return self._screen(self._session, seat_of(self.table, player))

    def invite(
        self,
        player: str | Seat | None = None,
        *,
        watch: bool = False,
        lan: bool = False,
        at: str | None = None,
    ) -> Invitation:
        """Invite a player to a device of their own: return a link.

        Where other devices can reach it, it shows with a QR code.

        Whoever opens the link in a browser sits at this player's seat, without Jupyter or an
        account; in another notebook `bw.join(link)` does. Unlike `seat` this is a lock: over the
        guest's connection goes what this player may know and nothing else, and no page of this
        kernel is sent it. The game stays here and goes on as long as the kernel runs.

        Args:
            player: Who is invited; asked again, the same link is returned.
            watch: A link for all who may watch, in place of a player's: they see what lies open to
                all, and the players see how many they are.
            lan: Whether devices in the local network may come, not only this computer.
            at: The address of the Jupyter server, where guests come in through it: a Hub's, as in
                `"https://hub.example.org/user/ann"`.

        >>> import brainwaves_widgets as bw
        >>> game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
        >>> game.invite("Ben").url.startswith("http://127.0.0.1:")
        True
        >>> game.close_door()
        """
        invited: Invitation = door_of().invite(self, player, watch=watch, lan=lan, at=at)
        return invited

    def close_door(self, player: str | Seat | None = None, *, watch: bool = False) -> None:
        """Withdraw the links of this table, or of one player; they are played here again.

        With `watch=True` only the link of those who watch is withdrawn. Invitations that are on
        display in the notebook say so, and the table says who plays at its screen again.
        """
        door_of().withdraw(self, player, watch=watch)

    def stepper(
        self,
        player: str | Seat | None = None,
        *,
        teacher: bool = False,
        predict: bool = False,
        speed: float = 1.0,
    ) -> Stepper:
        """Return a widget that walks through the states so far; see Stepper for whose view.

        It has a copy of the game: going back and forth there changes nothing here.
        """
        return Stepper(self, player, teacher=teacher, predict=predict, speed=speed)

    def play(self, move: Move, player: str | Seat | None = None) -> None:
        """Make a move; without a player it is that of the first to whom it is open."""
        self.table.play(move, self._seat_or_all(player))

    def advise(self, player: str | Seat | None = None) -> Any:
        """Advise a player, or whoever is to act; raise NotImplementedError without advice."""
        del player
        widgets = (widget_of(name) for name in game_names())
        able = [one.__name__ for one in widgets if one.advise is not GameWidget.advise]
        raise NotImplementedError(f"{self.rules.title} has no advice; {listed(able)} has")

    def reply(self) -> None:
        """Let the programs at the table move until it is a person's turn.

        If one of them fails, the game waits; a BotError says which one, and how to go on.
        """
        self._session.turns.reply()

    def random_move(self, player: str | Seat) -> None:
        """Make any legal move instead of a program, for example when it fails to choose one."""
        self._session.turns.play_random(self._program(player))

    def take_over(self, player: str | Seat) -> None:
        """Let a person play on instead of a program, for example when it fails."""
        self._session.take_over(self._program(player))

    def __repr__(self) -> str:
        """Return what is shown, and what programs are waiting for or why they do not play."""
        return "\n".join(filter(None, (super().__repr__(), self._session.gone(), self._hint())))

    def _hint(self) -> str:
        """Say how the game goes on; a program moves by itself only where a table is seen."""
        turns = self._session.turns
        if turns.trouble:
            return f"{turns.trouble.error} {turns.ways_on()}"
        waiting = turns.waiting()
        if not waiting or self._is_open:
            return ""
        names = listed([self.players[seat] for seat in waiting])
        return f"{names} moves once the game is shown; game.reply() does it without."

    def _program(self, player: str | Seat) -> Seat:
        """Return the seat of a program; raise ValueError for a person's."""
        seat = seat_of(self.table, player)
        if seat not in self._session.bots:
            names = ", ".join(self.players[one] for one in self._session.bots) or "there is none"
            raise ValueError(
                f"{self.players[seat]} is not a program at this table; programs: {names}"
            )
        return seat

    @classmethod
    def _screen(cls, session: Session, seat: Seat | None) -> Self:
        screen = cls.__new__(cls)
        screen._sit(session, seat)  # noqa: SLF001 - its other constructor
        return screen


_hinted: set[str] = set()
"""The names for which we have said already that programs have them too."""


def _hint_at_programs(table: Table, bots: Container[Seat]) -> None:
    """Say once that a player who is called like a program is a person."""
    for seat, name in enumerate(table.players):
        if seat not in bots and name in {*opponent_names(table.rules)} - _hinted:
            _hinted.add(name)
            text = (
                f"{name} is a person here; the program is a player without quotes: bw.bots.{name}()"
            )
            warn(text, stacklevel=4)  # where the widget is made


def _coach(rules: Game, wanted: object) -> Coach | None:
    """Return a coach for a game, if one is wanted and the game has a guide."""
    guide = Guide.of(rules) if Flag().check("coach", wanted, None) else None
    return Coach(guide) if guide else None


def _help_in(doc: str | None) -> dict[str, str]:
    """Return what a docstring says of each argument; python -OO leaves none."""
    found = re.findall(r"^ {12}(\w+): (.*(?:\n {16}.*)*)", doc or "", re.MULTILINE)
    return {name: " ".join(text.split()) for name, text in found}


def given(names: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments that a widget was made with, from the `locals()` of its constructor."""
    return {name: value for name, value in names.items() if name not in ("self", "__class__")}
