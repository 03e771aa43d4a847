"""The Python side of a page of the site: it runs the page's cells in the browser."""

from __future__ import annotations

import json
import os
import random
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import comm

from .. import lessons
from ..core.files.disk import home
from ..core.text.phrases import sentence
from ..doors.invitation import NoGuestsError
from ..welcome.shelf import shelf
from ..widgets.recent import recent

RESULTS = "results"
"""Lessons keep their results in this folder, beside their page."""
NO_RESULT = "There is no result yet: type your name, and answer something first."
NO_GAME = "There is no game yet: make a move first."


def preload(folder: str) -> None:
    """Import what a page with this folder uses; then its memory is kept for later visits."""
    home()  # imports platformdirs
    if folder:
        for name in dir(lessons):
            getattr(lessons, name)
    else:
        import_module("..welcome.lobby", __package__)
        shelf()


class Kernel:
    """Runs cells one after the other, with shared names, in a folder that the browser keeps."""

    def __init__(self, post: Callable[[str], None], folder: str) -> None:
        """Begin in `folder` of the user's data; `post` takes messages for the page, as JSON."""
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._count = 0
        place = home() / folder
        place.mkdir(parents=True, exist_ok=True)
        os.chdir(place)
        random.seed()  # the memory of an earlier visit would bring its chances back as well
        comm.create_comm = partial(Line, post)

    async def run(self, code: str) -> str:
        """Run a cell; return what it shows, as JSON."""
        self._count += 1
        evaluate = import_module("pyodide.code").eval_code_async
        printed, error, data = StringIO(), "", dict[str, Any]()
        with redirect_stdout(printed), redirect_stderr(printed):
            try:
                data = shown(await evaluate(code, self._names, filename=f"cell {self._count}"))
            except NoGuestsError as why:  # a sentence in its place; the page goes on
                sys.stdout.write(f"{sentence(str(why))}\n")
            except Exception:  # noqa: BLE001 - whatever a cell raises is shown below it
                error = traceback.format_exc()
        return as_json({"data": data, "printed": printed.getvalue(), "error": error})

    def receive(self, name: str, text: str) -> None:
        """Pass a message from the page to a widget."""
        message = {"content": {"comm_id": name, "data": json.loads(text)}, "buffers": []}
        manager: Any = comm.get_comm_manager()
        manager.comm_msg(None, None, message)

    def file(self, what: str) -> str:
        """Return a file to download, as JSON: the latest result of a lesson, or game."""
        name, text = latest_result() if what == "result" else latest_game()
        trouble = "" if text else NO_RESULT if what == "result" else NO_GAME
        return as_json({"name": name, "text": text, "trouble": trouble})

    def put(self, name: str, content: Any) -> None:
        """Put a pupil's result file where the teacher's page looks for it."""
        folder = home() / "tutorials" / RESULTS
        folder.mkdir(parents=True, exist_ok=True)
        (folder / Path(name).name).write_bytes(bytes(content.to_py()))


class Line(comm.base_comm.BaseComm):
    """The connection from a widget to the page."""

    def __init__(self, post: Callable[[str], None], *args: Any, **more: Any) -> None:
        self._post = post
        super().__init__(*args, **more)

    def publish_msg(self, msg_type: str, data: Any = None, *_args: Any, **_more: Any) -> None:
        """Send a message to the page."""
        self._post(as_json({"kind": msg_type, "id": self.comm_id, "data": data or {}}))


def shown(value: Any) -> dict[str, Any]:
    """Return what a notebook would show of a value, by MIME type.

    >>> shown(2)
    {'text/plain': '2'}
    """
    if value is None:
        return {}
    whole = getattr(value, "_repr_mimebundle_", None)
    data = whole() if whole else None
    data = dict(data[0] if isinstance(data, tuple) else data or {})
    for name, kind in (("_repr_html_", "text/html"), ("_repr_svg_", "image/svg+xml")):
        if kind not in data and (make := getattr(value, name, None)):
            data[kind] = make()
    return {"text/plain": repr(value), **data}


def latest_result() -> tuple[str, str]:
    """Return the name and text of the latest result file here, or two empty texts."""
    files = sorted(Path(RESULTS).glob("*.json"), key=lambda path: path.stat().st_mtime)
    return (files[-1].name, files[-1].read_text(encoding="utf-8")) if files else ("", "")


def latest_game() -> tuple[str, str]:
    """Return a file name for the latest kept game and the text of its save file."""
    games = recent()
    if not games:
        return "", ""
    return f"{games[0].name}-{games[0].when:%Y-%m-%d-%H%M}.json", games[0].table().to_json()


def as_json(message: Any) -> str:
    """Return a message as JSON, with null for Pyodide's own null.

    >>> as_json({"place": None})
    '{"place": null}'
    """
    return json.dumps(message, default=lambda _value: None)
