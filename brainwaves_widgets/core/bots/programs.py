"""Which players are programs: how a list of players names them, and how files keep them.

A file keeps which program sits where and with which settings, never its code. A program is found
again by the name of its class among the opponents that its game describes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from inspect import signature
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, NamedTuple

from ..game import Game
from ..rules import Rules, Seat
from ..text.names import shortened

if TYPE_CHECKING:
    from .bot import Bot

A_BOT = "a bot is an object with see(view) and choose(view, moves)"
Plain = str | int | float | bool
"""The types of settings that a file keeps."""


class Program(NamedTuple):
    """A program at a seat, as files keep it."""

    name: str
    """The name of its class."""
    settings: dict[str, Plain]

    @classmethod
    def of(cls, bot: Bot) -> Program:
        """Return what a file keeps of a bot."""
        kind = type(bot)
        settings = {name: getattr(bot, name, None) for name in signature(kind).parameters}
        kept = {
            name: value
            for name, value in settings.items()
            if isinstance(value, Plain) and value != getattr(kind, name, None)
        }
        return cls(kind.__name__, kept)


def programs_in(data: object) -> dict[Seat, Program]:
    """Read the programs of a file; one that cannot be read gets the name `?`, which none has.

    >>> programs_in({"1": {"name": "Careful", "settings": {"seed": 3}}, "2": "?"})
    {1: Program(name='Careful', settings={'seed': 3}), 2: Program(name='?', settings={})}
    """
    found: dict[Seat, Program] = {}
    for seat, entry in data.items() if isinstance(data, dict) else ():
        if str(seat).isdecimal() and len(str(seat)) < 3:  # noqa: PLR2004 - digits of a seat
            match entry:
                case {"name": str(name), "settings": dict(settings)}:
                    found[int(seat)] = Program(name[:60], settings)
                case _:
                    found[int(seat)] = Program("?", {})
    return found


def as_data(programs: Mapping[Seat, Program]) -> dict[str, Any]:
    """Return programs as a file has them."""
    return {str(seat): one._asdict() for seat, one in sorted(programs.items())}


def opponent_names(game: Rules[Any]) -> list[str]:
    """Return the names of the classes in `bw.bots` that play a game, without importing them."""
    found = [where.partition(":") for where in getattr(game, "opponents", ())]
    return [name for module, _, name in found if module == "brainwaves_widgets.bots"]


def opponents(game: Game) -> dict[str, type[Any]]:
    """Return the programs that a game offers, from weak to strong, by the names of their classes.

    >>> from brainwaves_widgets.core.installed import game_named
    >>> list(opponents(game_named("game-matrix")))[0]
    'Guesser'
    """
    found = (resolve_name(where) for where in game.opponents)
    return {one.__name__: one for one in found}


def seated_again(
    game: Game, programs: Mapping[Seat, Program]
) -> tuple[dict[Seat, Bot], dict[Seat, Program]]:
    """Return the bots for a file's programs, and the programs that cannot be found."""
    known = opponents(game) if programs else {}
    bots: dict[Seat, Bot] = {}
    missing: dict[Seat, Program] = {}
    for seat, program in programs.items():
        try:
            bots[seat] = known[program.name](**program.settings)
        except (LookupError, TypeError, ValueError):
            missing[seat] = program
    return bots, missing


def name_programs(players: object) -> tuple[Any, dict[Seat, Bot]]:
    """Return the names of players, some of them programs, and the programs by their seats.

    A program is called what it is paired with, or what it or its class says; if that name is taken,
    it gets a number. The options of the game check whether the names are allowed.

    >>> from brainwaves_widgets.bots import Guesser
    >>> name_programs(["Ann", Guesser(seed=1), Guesser(seed=2), ("Rob", Guesser(seed=3))])[0]
    ['Ann', 'Guesser', 'Guesser 2', 'Rob']
    """
    if is_bot(players):
        raise ValueError(f'players is a list such as ["Ann", {players!r:.60}], not a program alone')
    if isinstance(players, str) or not isinstance(players, Iterable):
        return players, {}
    pairs = [_pair(player) for player in players]
    names = [name for name, _ in pairs]
    bots = {seat: bot for seat, (_, bot) in enumerate(pairs) if bot is not None}
    taken = {name.casefold() for name in names}
    for seat, bot in bots.items():
        if not names[seat]:
            own = getattr(bot, "name", "")
            name = own if own and isinstance(own, str) else type(bot).__name__
            numbers = (name if number == 1 else f"{name} {number}" for number in range(1, 100))
            names[seat] = next(one for one in numbers if one.casefold() not in taken)
            taken.add(names[seat].casefold())
    return names, bots


def _pair(player: object) -> tuple[str, Bot | None]:
    """Return a player's name, `""` if none is given, and the program that plays, if one does."""
    match player:
        case str(name):
            return name, None
        case (str(name), bot) if is_bot(bot):
            return name, bot  # type: ignore[return-value]
        case bot if is_bot(bot):
            return "", bot  # type: ignore[return-value]
    raise ValueError(
        f"a player is a name, a bot, or a pair of both, not {shortened(player)}; {A_BOT}"
    )


def is_bot(player: object) -> bool:
    """Tell whether a player is a program; raise ValueError for a class of programs."""
    is_one = callable(getattr(player, "choose", None)) and callable(getattr(player, "see", None))
    if is_one and isinstance(player, type):
        raise ValueError(f"a program is an instance, not a class: write {player.__name__}()")
    return is_one
