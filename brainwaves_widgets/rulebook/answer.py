"""The answers to a screen or a cell that asks for help: the rules, and the table in words."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.installed import STATIC
from ..core.rules import IllegalMove, View
from .guide import Guide
from .page import Book, Code, Page
from .rulebook import Rulebook

ASKED = ("help", "rulebook", "glance", "read")
"""The messages that ask for help."""


def told(game: Game, view: View, what: str) -> dict[str, Any]:
    """Return the answer to one of them, from what whoever asks may know.

    The code of the browser's side and the pages are sent once; what fits the moment, each time.
    """
    if what == "read":
        return {what: [*game.regions(view)]}
    guide = _guide_of(game)
    match what:
        case "help":
            return {what: _code()}
        case "glance":
            return {what: guide.glance(view)}
    book: Book = {"pages": guide.pages(view), "glance": guide.glance(view)}
    return {what: book}


def _code() -> Code:
    files = STATIC / "rulebook"
    return {
        "code": files.with_suffix(".js").read_text(encoding="utf-8"),
        "style": files.with_suffix(".css").read_text(encoding="utf-8"),
    }


def rulebook(game: Game, view: View) -> Rulebook:
    """Return the rulebook for a cell, which begins with what there is at a glance."""
    guide = _guide_of(game)
    glance: Page = {"title": "At a glance", "blocks": [], "parts": guide.glance(view)["aids"]}
    pages = guide.pages(view)
    return Rulebook(game.title, [glance, *pages] if glance["parts"] else pages)


def _guide_of(game: Game) -> Guide:
    """Return the guide of a game, or say that it has none."""
    guide = Guide.of(game)
    if guide is None:
        raise IllegalMove(f"{game.title} has no rulebook")
    return guide
