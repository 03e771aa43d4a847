"""Who plays in a simulation: the bots, their names, and a fresh copy of each for every game."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

from ..core.bots import Bot, Opponent, check_seats
from ..core.bots.programs import A_BOT, name_programs
from ..core.game import Game


def seat(players: object, rules: Game) -> tuple[tuple[str, ...], tuple[Bot, ...]]:
    """Return the players' names and bots; raise ValueError if one of them is not a bot.

    Players are named as at a table; one bot may have several seats, of which each gets a copy.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise ValueError(f"players is a list of bots, not {players!r:.60}; {A_BOT}")  # noqa: TRY004 - all wrong arguments are ValueErrors
    names, bots = name_programs(players)
    for at, name in enumerate(names):
        if at not in bots:
            raise ValueError(
                f"{name!r:.40} is a person's name, but in a simulation only bots play; {A_BOT}"
            )
    check_seats(rules, bots)
    return tuple(names), tuple(bots.values())


def fresh(bot: Bot, seed: int) -> Bot:
    """Return a copy of a bot that has seen nothing yet, with a new seed.

    An Opponent makes its own copy. All others are copied deeply, and every `random.Random` and
    numpy generator in them is seeded; so is an Opponent that does not keep all its settings.
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
