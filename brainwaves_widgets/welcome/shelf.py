"""The games on the shelf: what a lobby shows of each, from the game's own description."""

from __future__ import annotations

import re
from functools import cache
from inspect import getdoc, signature
from typing import Any, Final, NamedTuple

from ..art import svg
from ..art.palette import PALETTE
from ..core.bots.programs import opponents
from ..core.game import Game
from ..core.installed import game_named, game_names
from ..core.options import Option, described
from ..widgets import GameWidget
from ..widgets.registry import widget_of
from .wire import Box, Rival

FIRST: Final = ("astute-goose", "brilliant-boar", "game-matrix", "brain-wave")
"""The order on the shelf; other people's games come after ours, by title."""
IN_EVERY_GAME: Final[list[Option]] = [
    {
        "name": "chance",
        "kind": "choice",
        "help": "With ask, you roll real dice and tap what they show.",
        "default": "auto",
        "choices": ["auto", "ask"],
    },
    {
        "name": "seed",
        "kind": "number",
        "help": "Games with equal seeds have equal dice and cards; leave it empty for new ones.",
        "default": None,
    },
    {
        "name": "undo",
        "kind": "flag",
        "help": "Moves may be taken back; the other people at the table are asked first.",
        "default": True,
    },
]
"""What can be chosen in every game; where real dice come from only in games that have dice."""
COACH: Final[Option] = {
    "name": "coach",
    "kind": "flag",
    "help": "A coach says what to do, one sentence at a time.",
    "default": False,
}
BESIDE: Final = ("chance", "seed", "undo", "coach")
"""Arguments of a game's widget that are not options of its rules."""


class Boxed(NamedTuple):
    """A game on the shelf, with the classes that play and show it."""

    game: Game
    widget: type[GameWidget]
    rivals: dict[str, type[Any]]
    shown: Box

    @property
    def options(self) -> list[Option]:
        """Everything to choose besides who plays."""
        return [*self.shown["main"], *self.shown["more"]]


@cache
def shelf() -> tuple[dict[str, Boxed], str]:
    """Return the games on the shelf by name, and say which installed ones cannot be shown.

    >>> list(shelf()[0])
    ['astute-goose', 'brilliant-boar', 'game-matrix', 'brain-wave']
    """
    found: dict[str, Boxed] = {}
    troubles: list[str] = []
    for name in game_names():
        try:
            found[name] = _boxed(name)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a package of others
            troubles.append(f"The game {name} cannot be shown: {error!s:.120}.")

    def place(name: str) -> tuple[int, str]:
        return FIRST.index(name) if name in FIRST else len(FIRST), found[name].game.title

    return {name: found[name] for name in sorted(found, key=place)}, " ".join(troubles)


def _boxed(name: str) -> Boxed:
    game, widget = game_named(name), widget_of(name)
    if game is None:
        raise ValueError("its entry point is wrong")
    players, *options = described(game.options_type)
    taken = signature(widget).parameters
    idle = set() if game.asked_of_people else {"chance"}  # cards deal themselves
    choices: list[Option] = [
        {**one, "default": _default(one["default"], taken[one["name"]].default)}
        for one in options
        if one["name"] in taken
    ]
    rivals = {key: one for key, one in opponents(game).items() if _can_be_chosen(one)}
    about = (getdoc(widget) or "").partition("\n")[0]
    shown: Box = {
        "name": name,
        "title": game.title,
        "about": re.sub(r" \(\d.*players?\)\.$", ".", about),
        "least": int(players["least"]),
        "most": int(players["most"]),
        "cover": game.cover() if game.cover else _plain(game.title),
        "main": [*choices[:1], *([COACH] if "coach" in taken else [])],
        "more": [
            *choices[1:],
            *(one for one in IN_EVERY_GAME if one["name"] in taken.keys() - idle),
        ],
        "rivals": [_rival(key, one) for key, one in rivals.items()],
    }
    return Boxed(game, widget, rivals, shown)


def _can_be_chosen(program: type[Any]) -> bool:
    """Whether a program has a name and needs no settings."""
    settings = signature(program).parameters.values()
    return hasattr(program, "name") and all(one.default is not one.empty for one in settings)


def _default(declared: Any, given: Any) -> Any:
    """Return the default of the widget's constructor, or of the option if that has none."""
    return given if isinstance(given, bool | int | float | str) and given != "" else declared


def _rival(key: str, program: type[Any]) -> Rival:
    about = (getdoc(program) or "").partition("\n\n")[0].replace("\n", " ")
    return {"name": key, "title": str(getattr(program, "name", key)), "help": about}


def _plain(title: str) -> str:
    """Draw the box of a game without a picture of its own."""
    w, h = svg.COVER
    words = svg.text(w / 2, h / 2 + 8, svg.fitted(title, 26, w - 40), 26, bold=True, middle=True)
    return svg.cover(PALETTE["tables"]["cards"], svg.place(70, 25, svg.sheet(260, 160)) + words)
