"""Brain Wave in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.options import check_players
from ..widgets import GameWidget
from . import RULES
from .bots import Builder
from .pieces import NAMES
from .words import drawn

if TYPE_CHECKING:
    from ..core import Chance
    from ..widgets.scene import GameEvent


class BrainWave(GameWidget):
    """Battles on a 1970s console earn tiles for a train of thought (2 players).

    Two people play at one keyboard, or one against a program at the other controls. If each has a
    screen of their own, a breakthrough is steered and dodged at the attacker's.

    Programs are not kept with a game: `bw.recent()[0].open({"Blue": Builder()})` seats one again.

    >>> game = BrainWave(controller="Blue", seed=6)
    >>> game.play(game.moves()[0])  # Green throws the dice, and then Blue does
    >>> game.reply()  # Blue moves first here, then it is for Green to act
    >>> game.moves()[0]
    Shoot(english=0.0)
    >>> game.play(game.moves()[0])
    >>> game.log()[-1]
    'Green rolls 5 and 1.'
    """

    rules = RULES

    def __init__(  # noqa: PLR0913 - a game's options, by name
        self,
        players: object = ("Green", "Blue"),
        size: int = 9,
        battles: int = 120,
        *,
        green: str | None = None,
        own_dice: bool = True,
        controller: str | None = None,
        seed: int | None = None,
        chance: Chance = "auto",
    ) -> None:
        """Set up a game.

        Args:
            players: Two names; the first is green, on the left, unless you say who is.
            size: The board's squares a side: 9, or 7 for a short game.
            battles: After so many battles the train nearer to its finish wins.
            green: The player who is green, if not the first; the other is blue.
            own_dice: Whether the players throw the dice for who attacks first themselves;
                real dice ("ask") they throw anyway.
            controller: The player whose controls a program has, if any.
            seed: Games with equal seeds have equal dice and tiles.
            chance: "auto", or "ask" to type in real dice.
        """
        if controller is not None and not isinstance(controller, (str, int)):
            msg = f"controller is the name of a player, such as 'Blue', not {controller!r:.60}"
            raise ValueError(msg)
        super().__init__(
            _green_first(players, green),
            size=size,
            battles=battles,
            own_dice=own_dice and chance != "ask",
            seed=seed,
            chance=chance,
            bots={} if controller is None else {controller: Builder()},
        )

    def _news(self) -> list[GameEvent]:
        """Tell of tiles that were drawn together in one sentence, to the owner who reads it."""
        events = super()._news()
        for event in events:
            if event["kind"] == "put back which":
                event["text"] = f"You put a {NAMES[event['tile']]} back."
        tiles = [event["tile"] for event in events if event["kind"] == "drew"]
        if not tiles:
            return events
        told = {"kind": "drew", "text": drawn(tiles)}
        return [event for event in events if event["kind"] != "drew"] + [told]


def _green_first(players: object, green: object) -> object:
    """Return the players in the order of their seats: green, then blue (W9)."""
    if green is None:
        return players
    names = check_players(players, 2, 2)
    if green not in names:
        msg = f"green is one of the players, {names[0]!r} or {names[1]!r}, not {green!r:.60}"
        raise ValueError(msg)
    return names if green == names[0] else names[::-1]
