"""Who plays in a simulation: the bots, their names, and a fresh copy of each for every game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

from ..core.bots import Opponent, check_seats
from ..core.game import Game
from ..core.installed import game_named, game_names

if TYPE_CHECKING:
    from ..core.bots import Bot

_BOT = "a bot is an object with see(view) and choose(view, moves)"


def game_of(game: object) -> Game:
    """Return the rules that a widget class, a name or Rules stand for.

    >>> game_of("game-matrix")
    <Rules of Game Matrix>
    """
    rules: Any = getattr(game, "rules", game)
    if isinstance(rules, str):
        found = game_named(rules)
        if found is None:
            msg = f"no game {rules!r:.40} is installed; there are {', '.join(game_names())}"
            raise ValueError(msg)
        return found
    if not hasattr(rules, "actors") or not hasattr(rules, "options_type"):
        msg = f"game is a widget class such as bw.GameMatrix, a name or rules, not {rules!r:.60}"
        raise ValueError(msg)
    return Game.of(rules)


def seat(players: object, rules: Game) -> tuple[tuple[str, ...], tuple[Bot, ...]]:
    """Return the players' names and bots; raise ValueError if one of them is not a bot.

    Players are bots, or pairs of a name and a bot. Where no name is given it is the bot's own or
    that of its class, with a number where there are several.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        msg = f"players is a list of bots, not {players!r:.60}; {_BOT}"
        raise ValueError(msg)  # noqa: TRY004 - all wrong arguments are ValueErrors
    pairs = [_pair(player) for player in players]
    bots = tuple(bot for _, bot in pairs)
    for bot in bots:
        _check(bot)
    check_seats(rules, dict(enumerate(bots)))
    return _names([name for name, _ in pairs], bots), bots


def fresh(bot: Bot, seed: int) -> Bot:
    """Return a bot as it was given, which has seen nothing yet, with its randomness set anew.

    An Opponent says itself how. All others are copied, and every `random.Random` and generator of
    numpy that they hold is seeded; so is an Opponent that was given more than it tells of.
    """
    if isinstance(bot, Opponent):
        with suppress(AttributeError, TypeError):
            return bot.fresh(seed)
    copied: dict[int, Any] = {}
    again = deepcopy(bot, copied)
    numpy = sys.modules.get("numpy")
    for part in list(copied.values()):
        if isinstance(part, Random):
            part.seed(seed)
        elif numpy and isinstance(part, numpy.random.Generator):
            part.bit_generator.state = type(part.bit_generator)(seed).state
    return again


def _pair(player: object) -> tuple[str, Any]:
    """Return a name, `""` if none is given, and a bot."""
    match player:
        case (str(name), bot):
            return name, bot
    return "", player


def _check(bot: object) -> None:
    if isinstance(bot, str):
        msg = f"{bot!r:.40} is a person's name, but in a simulation only bots play; {_BOT}"
        raise ValueError(msg)  # noqa: TRY004 - all wrong arguments are ValueErrors
    if isinstance(bot, type):
        msg = f"{bot.__name__} is a class; make a bot of it: {bot.__name__}()"
        raise ValueError(msg)  # noqa: TRY004
    if not callable(getattr(bot, "see", None)) or not callable(getattr(bot, "choose", None)):
        msg = f"{bot!r:.60} is not a bot; {_BOT}"
        raise ValueError(msg)  # noqa: TRY004


def _names(given: Sequence[str], bots: Sequence[object]) -> tuple[str, ...]:
    """Name those who have no name.

    >>> _names(["Ann", "", ""], [1, 2, 3])
    ('Ann', 'int 1', 'int 2')
    """
    kinds = [name or _kind(bot) for name, bot in zip(given, bots, strict=True)]
    many = {kind for kind, count in Counter(kinds).items() if count > 1}
    seen: Counter[str] = Counter()
    names = []
    for name, kind in zip(given, kinds, strict=True):
        seen[kind] += not name
        names.append(name or (f"{kind} {seen[kind]}" if kind in many else kind))
    return tuple(names)


def _kind(bot: object) -> str:
    own = getattr(bot, "name", Opponent.name)
    return own if isinstance(own, str) and own != Opponent.name else type(bot).__name__
