"""Checks for the rules of any game, and transcripts of whole games.

`check_rules(RULES, Options(...), seed)` runs all of them on one random game. A single check takes a
table with moves, from `play_random` or from `strategies.games` (which needs Hypothesis). If it
fails, an AssertionError says what is wrong, and at which ply.
"""

from collections.abc import Collection, Mapping
from typing import Any

from ..core.rules import Rules
from .jsonable import check_json
from .moves import check_moves
from .play import MOST_PLIES, play_random
from .playthrough import playthrough
from .replay import check_replay, check_seed, check_undo
from .secrecy import Secrecy, check_secrecy
from .states import check_repr, check_states

__all__ = [
    "Secrecy",
    "check_json",
    "check_moves",
    "check_replay",
    "check_repr",
    "check_rules",
    "check_secrecy",
    "check_seed",
    "check_states",
    "check_undo",
    "play_random",
    "playthrough",
]


def check_rules(  # noqa: PLR0913 - all but three have a default
    rules: Rules[Any],
    options: Any,
    seed: int = 0,
    *,
    free: Collection[type] = (),
    hidden: bool = True,
    namespace: Mapping[str, Any] | None = None,
    most: int = MOST_PLIES,
) -> None:
    """Run every check on one random game.

    `free` lists the move types with a continuous part, `hidden` says whether there are secrets to
    keep, and `namespace` has the names in a state's repr, if that is to be evaluated.

    >>> from brainwaves_widgets.goose import RULES, Options
    >>> check_rules(RULES, Options(players=("Ann", "Ben")), seed=7)
    """
    table = play_random(rules, options, seed, most=most)
    check_states(table)
    check_moves(table, seed=seed, free=free)
    check_json(table)
    check_replay(table)
    check_undo(table)
    check_seed(rules, options, seed)
    check_secrecy(table, seed=seed, hidden=hidden)
    if namespace is not None:
        check_repr(table, namespace)
