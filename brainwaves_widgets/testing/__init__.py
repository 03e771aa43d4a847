"""Checks for the rules of any game, and transcripts of whole games.

`check_rules(RULES, Options(...), seed)` runs all of them on one random game. Each check alone
takes a table that was played at, by `play_random` or by `strategies.games` (which needs
Hypothesis). What fails is an AssertionError that says what, and at which ply.
"""

from .jsonable import check_json
from .moves import check_moves
from .play import play_random
from .playthrough import playthrough
from .replay import check_replay, check_seed, check_undo
from .secrecy import Secrecy, check_secrecy
from .states import check_repr, check_states
from .suite import check_rules

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
