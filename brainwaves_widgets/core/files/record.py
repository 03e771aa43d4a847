"""What any file of a game holds, and the parts that save files and kept games have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeGuard

from ..bots.programs import Program, as_data
from ..chance import Chance
from ..installed import game_named, game_names
from ..rules import Move, Plays, Rules, Seat
from ..text.phrases import counted
from .codec import plain, structure

FORMAT = 1
"""The format of files that this version writes, and the highest that it reads."""

LONGEST = 10**12
"""The most milliseconds that a move can take: about thirty years."""

Times: TypeAlias = "tuple[float | None, int | None]"
"""The seconds and the milliseconds of a step."""


class SaveError(ValueError):
    """A save file that cannot be read; the message says what is wrong with it."""


class Record(NamedTuple):
    """A game as its file holds it."""

    rules: Rules[Any]
    options: Any
    seed: int
    plays: Plays
    ply: int
    times: Sequence[Times] = ()
    """How long each move took; empty if the file does not say."""
    after_undo: int | None = None
    """How many moves were made before any was taken back; `None` if none ever was."""
    programs: Mapping[Seat, Program] = MappingProxyType({})
    """Which seats programs have."""
    chance: Chance = "auto"
    """Where the dice and cards of a kept game come from."""
    after: Mapping[str, int] = MappingProxyType({})
    """The files that a kept game continues, with their checksums."""
    unread: int = 0
    """How many lines at the end of a kept game's file are damaged."""
    head_damage: str = ""
    """What is wrong with the first line of a kept game's file."""
    undo: bool = True
    """Whether moves can be taken back."""

    def head(self) -> dict[str, Any]:
        """Return what every file of this game begins with, as JSON."""
        return {
            "brainwaves": FORMAT,
            "game": self.rules.name,
            "options": plain(self.options),
            "seed": self.seed,
            **({"programs": as_data(self.programs)} if self.programs else {}),
            **({} if self.undo else {"undo": False}),
        }

    def timed(self) -> Iterator[tuple[Seat, Move, float | None, int | None]]:
        """Return who made which move, and how long it took."""
        times = self.times or repeat((None, None))
        for (seat, move), (seconds, ms) in zip(self.plays, times, strict=False):
            yield seat, move, seconds, ms

    def damage(self, refused: int = 0) -> str:
        """Say what is wrong with the file, if the rules refuse this many of its last moves."""
        return damage(self.head_damage, self.unread + refused, len(self.plays) - refused)


def damage(head: str, unread: int, ply: int) -> str:
    """Say how much of a file cannot be read, and after how many moves; `""` if it is sound.

    >>> damage("", 1, 7)
    'the file of this game is damaged: 1 move after ply 7 cannot be read'
    """
    moves = counted(unread, "move")
    rest = f"the file of this game is damaged: {moves} after ply {ply} cannot be read"
    return "; ".join(filter(None, (head, rest if unread else "")))


def setting(data: Any, rules: Rules[Any] | None = None) -> tuple[Rules[Any], Any, int]:
    """Return the game that a file names, its options and its seed; raise SaveError if one is wrong.

    With `rules`, the file must be of that game.
    """
    if not isinstance(data, dict) or "brainwaves" not in data:
        raise SaveError(
            'this is not a save file of brainwaves-widgets: it has no field "brainwaves"'
        )
    version = data["brainwaves"]
    if type(version) is not int or version < 1:
        raise SaveError(
            f"this save file has an unknown format, {version!r:.40}; formats are numbered from 1"
        )
    if version > FORMAT:
        raise SaveError(
            f"this save file has format {version} and was written by a newer version; "
            f"this one reads up to format {FORMAT}: upgrade brainwaves-widgets to open it"
        )
    rules = _the_game(data.get("game"), rules)
    seed = data.get("seed")
    if type(seed) is not int:
        raise SaveError(f"the save file's seed must be a whole number, not {seed!r:.40}")
    stored, of_older = data.get("options"), getattr(rules.options_type, "of_older", None)
    try:
        older = of_older(stored) if of_older and isinstance(stored, dict) else stored
        options = structure(rules.options_type, older)
    except ValueError as error:
        raise SaveError(f"the save file's options are wrong: {error}") from None
    return rules, options, seed


def _the_game(name: object, rules: Rules[Any] | None) -> Rules[Any]:
    """Return the rules of the game that a save file names."""
    if rules is not None and name == rules.name:
        return rules
    found = game_named(name)
    if rules is not None:
        msg = f"this is a save file of {name!r:.40}, not of {rules.name!r}"
        widget = found.widget.rpartition(":")[2] if found else ""
        raise SaveError(f"{msg}; {widget}.load opens it" if widget else msg)
    if found is None:
        known = ", ".join(game_names())
        raise SaveError(
            f"this is a save file of {name!r:.40}, which is not installed; "
            f"the installed games are {known}"
        )
    return found


def times_of(seconds: object, ms: object) -> Times | None:
    """Return how long a move took, in seconds and milliseconds; `None` if either is not a time."""
    if is_time(seconds) and is_time(ms) and not isinstance(ms, float):
        return seconds, ms
    return None


def is_time(value: object) -> TypeGuard[float | None]:
    """Whether a value can say how long a move took: a number that is not negative, or `None`.

    >>> is_time(0.25), is_time(None), is_time(-1), is_time(True), is_time(float("nan"))
    (True, True, False, False, False)
    """
    if value is None:
        return True
    return isinstance(value, int | float) and type(value) is not bool and 0 <= value <= LONGEST
