"""What a lobby lists besides the games: unfinished games, the last results, the lessons."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby
from pathlib import Path

from ..core.files.record import SaveError
from ..core.files.savefile import read_file
from ..core.installed import game_named
from ..core.text.phrases import named
from ..notepad.database import Result
from ..notepad.notepad import Notepad, NotepadError
from ..widgets.recent import Kept, recent
from .form import form_of
from .shelf import Boxed
from .wire import Form, GameResult, KeptGame, Lesson, Place

SHOWN = 5
"""How many results are listed."""
MOST_KEPT = 50
"""How many unfinished games are listed; the page folds all but the first few."""
LESSONS = "tutorials"
"""The folder beside a notebook that has the lessons."""


def kept_games() -> list[Kept]:
    """Return the unfinished games, the latest first."""
    return [one for one in recent() if one.name and not one.finished][:MOST_KEPT]


def as_kept(games: Sequence[Kept]) -> list[KeptGame]:
    """Return kept games as a lobby lists them."""
    return [
        {
            "id": one.path.name,
            "title": one.title,
            "players": ", ".join(one.players),
            "when": when(one.when),
        }
        for one in games
    ]


def last_results() -> tuple[list[GameResult], str]:
    """Return how the last games ended, the latest first, or why that is unknown."""
    try:
        rows = Notepad().rows()
    except NotepadError as error:
        return [], f"{str(error)[:1].upper()}{str(error)[1:]}"
    games = [list(group) for _, group in groupby(rows, key=lambda one: one.table_id)]
    return [_result(one) for one in games[-SHOWN:][::-1]], ""


def _result(rows: Sequence[Result]) -> GameResult:
    first = rows[0]
    game = game_named(first.game)
    title = ", ".join(filter(None, (game.title if game else first.game, first.level)))
    return {
        "title": f"{title}, moves were taken back" if first.after_undo else title,
        "scores": ", ".join(named([one.player for one in rows], [one.score for one in rows])),
        "when": when(datetime.fromisoformat(first.date)),
    }


def lessons(folder: Path | None = None) -> list[Lesson]:
    """Return the lessons beside the notebook, with their titles."""
    here = folder or Path.cwd()
    found = sorted((here / LESSONS).glob("[0-9][0-9]-*.ipynb"))
    return [{"title": _title(path), "path": f"{LESSONS}/{path.name}"} for path in found]


def _title(path: Path) -> str:
    """Return the first heading of a notebook, or its name."""
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        text = "".join("".join(cell["source"]) + "\n" for cell in cells[:3])
    except (OSError, ValueError, LookupError, TypeError):
        text = ""
    heading = re.search(r"^# +(.+)$", text, re.MULTILINE)
    return heading[1].strip() if heading else path.stem.replace("-", " ")


def first_form(shelf: Mapping[str, Boxed], game: str | None = None) -> Form:
    """Return what a new lobby begins with: the last game with its players and options.

    With `game` it is that game. The very first time, it is a game against a program.
    """
    for latest in recent():
        if latest.name in shelf and game in {None, latest.name}:
            with suppress(SaveError, OSError, ValueError):
                return form_of(read_file(latest.path), shelf[latest.name])
    boxed = shelf[game] if game else next(iter(shelf.values()))
    seats: list[Place] = [{"name": "Player 1", "program": ""}]
    if rivals := boxed.shown["rivals"]:
        seats.append({"name": "", "program": rivals[(len(rivals) - 1) // 2]["name"]})
    return {"game": boxed.game.name, "seats": seats, "options": {}}


def when(moment: datetime) -> str:
    """Say in a few words when something was."""
    local, now = moment.astimezone(), datetime.now().astimezone()
    if local.date() == now.date():
        return f"today {local:%H:%M}"
    if local.date() == (now - timedelta(days=1)).date():
        return f"yesterday {local:%H:%M}"
    return f"{local.day} {local:%b}" if local.year == now.year else f"{local:%Y-%m-%d}"
