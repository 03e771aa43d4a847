"""Brain Wave in a notebook."""

from __future__ import annotations

from typing import ClassVar

from ..core import Chance, View
from ..core.bots.programs import name_programs
from ..core.text.names import check_players
from ..widgets.scene.scene import GameEvent, Scene
from . import RULES
from .bots import Regular
from .live import LiveScreen
from .pieces import NAMES
from .text.words import drawn


class BrainWave(LiveScreen):
    """Battles on a 1970s console earn tiles for a train of thought (2 players).

    Two people play at one keyboard, or one against a program at the other controls. If each has a
    screen of their own, one steers a breakthrough and the other dodges it there.

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
    own_help: ClassVar = {
        "green": "The player who is green, if not the first; the other is blue.",
        "controller": "The player whose controls a program has, if any: a `bw.bots.Regular`.",
    }

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
        coach: bool = False,
        pace: float = 1.0,
        bot_seconds: float = 5.0,
        undo: bool = True,
    ) -> None:
        """Set up a game."""
        if controller is not None and not isinstance(controller, (str, int)):
            raise ValueError(
                f"controller is the name of a player, such as 'Blue', not {controller!r:.60}"
            )
        if own_dice is True and chance == "ask":
            own_dice = False  # people throw all dice then
        names, programs = name_programs(players)
        seated = {names[seat]: bot for seat, bot in programs.items()}
        if controller is not None:
            seated.setdefault(controller, Regular(seed))
        super().__init__(
            _green_first(names, green),
            size=size,
            battles=battles,
            own_dice=own_dice,
            seed=seed,
            chance=chance,
            coach=coach,
            pace=pace,
            bot_seconds=bot_seconds,
            undo=undo,
            bots=seated,
        )

    def _scene(self) -> Scene[View]:
        """Add how steady and quick programs are: they fly breakthroughs in the browser."""
        scene, bots = super()._scene(), self._session.bots
        hands = [getattr(bots.get(seat), "hand", None) for seat in range(2)]
        if any(hands):
            told = [hand and hand._asdict() for hand in hands]
            scene["view"] = {**scene["view"], "hands": told}
        return scene

    def _news(self) -> list[GameEvent]:
        """Tell the owner of newly drawn tiles about them in one sentence."""
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
        raise ValueError(
            f"green is one of the players, {names[0]!r} or {names[1]!r}, not {green!r:.60}"
        )
    return names if green == names[0] else names[::-1]
