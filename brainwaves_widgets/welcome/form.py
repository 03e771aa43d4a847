"""What somebody chooses in a lobby: read from a message, checked field by field, shown as code."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..core.bots.programs import name_programs
from ..core.chance import check_chance, check_seed
from ..core.files.codec import plain
from ..core.files.record import Record
from ..core.options import Flag, Option
from ..core.text.names import check_players
from ..core.text.phrases import sentence
from ..widgets.page import Refused
from .shelf import BESIDE, Boxed
from .wire import Form, Place

MOST_SEATS = 12
LONGEST = 200
"""How many characters of a field are read at most."""


class Checked(NamedTuple):
    """The result of a form: the arguments of the game's widget, or what is wrong where."""

    arguments: dict[str, Any]
    troubles: dict[str, str]


def read_form(data: object, shelf: Mapping[str, Boxed]) -> Form:
    """Return the form in a message; raise Refused if it is not a form."""
    match data:
        case {"game": str(game), "seats": [*seats], "options": dict(options)}:
            if game not in shelf:
                raise Refused(f"there is no game {game!r:.60}; there are {', '.join(shelf)}")
            if not 1 <= len(seats) <= MOST_SEATS:
                raise Refused(f"1 to {MOST_SEATS} players can sit down, not {len(seats)}")
            known = {one["name"] for one in shelf[game].options}
            chosen = {name: value for name, value in options.items() if name in known}
            return {"game": game, "seats": [_place(one) for one in seats], "options": chosen}
    raise Refused("a form has a game, seats and options")


def form_of(game: Record, boxed: Boxed) -> Form:
    """Return the form that makes a game like this one; an unknown program becomes a person.

    A program's seat has no name, as nobody typed one: a person who sits down there gets their own.
    """
    options = {one["name"]: one["default"] for one in boxed.options}
    stored = {**plain(game.options), "chance": game.chance, "undo": game.undo}
    programs = {seat: one.name for seat, one in game.programs.items() if one.name in boxed.rivals}
    seats: list[Place] = [
        {"name": "" if seat in programs else name, "program": programs.get(seat, "")}
        for seat, name in enumerate(game.options.players)
    ]
    chosen = {
        name: value
        for name, default in options.items()
        if (value := stored.get(name, default)) not in (default, "")
        and isinstance(value, str | int | float | list)  # what a page can show
    }
    for name in [one for one in chosen if one not in BESIDE]:  # some follow from others
        rest = {one: value for one, value in chosen.items() if one != name}
        if boxed.game.options_type(players=game.options.players, **_options(rest)) == game.options:
            chosen = rest
    return {"game": game.rules.name, "seats": seats, "options": chosen}


def check(form: Form, boxed: Boxed) -> Checked:
    """Check a form field by field."""
    players, troubles = _check_seats(form["seats"], boxed)
    names = name_programs(players)[0]
    if troubles:  # so that the options can still be checked
        names = [f"Player {number}" for number in range(1, boxed.shown["least"] + 1)]
    chosen: dict[str, Any] = {}
    for choice in boxed.options:
        name = choice["name"]
        value = _value(choice, form["options"].get(name))
        if value is None:
            continue
        try:
            if name == "seed":
                check_seed(value)
            elif name == "chance":
                check_chance(value)
            elif name in ("coach", "undo"):
                Flag().check(name, value, None)
            else:
                boxed.game.options_type(players=names, **_options(chosen), **{name: value})
            chosen[name] = value
        except (ValueError, TypeError) as error:
            troubles[name] = sentence(str(error)[:300])
    return Checked({"players": players, **chosen}, troubles)


def _options(chosen: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in chosen.items() if name not in BESIDE}


def _place(data: object) -> Place:
    match data:
        case {"name": str(name), "program": str(program)}:
            return {"name": name[:LONGEST], "program": program[:LONGEST]}
    raise Refused(f"a seat has a name and a program, not {data!r:.60}")


def _check_seats(seats: Sequence[Place], boxed: Boxed) -> tuple[list[Any], dict[str, str]]:
    """Return the players, programs among them, and what is wrong with which seat."""
    players: list[Any] = []
    troubles: dict[str, str] = {}
    least, most = boxed.shown["least"], boxed.shown["most"]
    for at, seat in enumerate(seats):
        people = [one for one in players if isinstance(one, str)]
        try:
            if seat["program"]:
                players.append(_program(seat["program"], boxed))
            else:
                players += check_players([seat["name"]], 1, 1)
                check_players([*people, seat["name"]], 1, MOST_SEATS)
        except ValueError as error:
            troubles[f"seat {at}"] = sentence(str(error))
    if not least <= len(seats) <= most:
        count = f"{least}" if least == most else f"{least} to {most}"
        troubles["players"] = f"{boxed.game.title} is for {count} players, not {len(seats)}."
    return players, troubles


def _program(name: str, boxed: Boxed) -> Any:
    if name not in boxed.rivals:
        known = ", ".join(boxed.rivals) or "none"
        raise ValueError(f"{name:.60} does not play {boxed.game.title}; programs that do: {known}")
    return boxed.rivals[name]()


def _value(choice: Option, given: Any) -> Any:
    """Return the value of a field as the game expects it; `None` stands for its default."""
    if choice["kind"] == "ages" and isinstance(given, str):
        words = [one for one in re.split(r"[,;\s]+", given[:LONGEST]) if one]
        given = [int(one) if one.isdecimal() else one for one in words]
    if choice["kind"] in ("number", "seconds") and isinstance(given, str):
        number = given.strip()[:LONGEST]
        given = int(number) if re.fullmatch(r"-?\d{1,18}", number) else number
    return None if given in (choice["default"], None, "", []) else given


# As code


def code_of(arguments: Mapping[str, Any], boxed: Boxed) -> str:
    """Return the line of code that makes the same game.

    >>> from brainwaves_widgets.welcome.shelf import shelf
    >>> code_of({"players": ["Ann", "Ben"], "level": "expert"}, shelf()[0]["astute-goose"])
    'game = bw.AstuteGoose(players=["Ann", "Ben"], level="expert")'
    """
    players = ", ".join(_player(one) for one in arguments["players"])
    others = [f"{name}={_literal(value)}" for name, value in arguments.items() if name != "players"]
    widget = boxed.widget
    inside = ", ".join([f"players=[{players}]", *others])
    if widget.__module__.startswith("brainwaves_widgets."):
        return f"game = bw.{widget.__name__}({inside})"
    return f"from {widget.__module__} import {widget.__name__}\ngame = {widget.__name__}({inside})"


def _player(player: Any) -> str:
    return _literal(player) if isinstance(player, str) else f"bw.bots.{player!r}"


def _literal(value: Any) -> str:
    """Write a value as Python does, with the quotes that our notebooks have."""
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    text = repr(value)
    return f'"{text[1:-1]}"' if text.startswith("'") and '"' not in text else text
