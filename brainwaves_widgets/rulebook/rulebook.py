"""The rulebook of a game as a cell shows it: as HTML with pictures, or as text."""

from __future__ import annotations

import re
from html import escape

from ..art.svg import img
from .markdown import as_html, as_text, plain
from .page import Page


class Rulebook:
    """The rules of a game in a player's words, beginning with what there is at a glance.

    >>> from brainwaves_widgets.goose.widget import AstuteGoose
    >>> book = AstuteGoose(players=["Ann", "Ben"]).rulebook()
    >>> [page["title"] for page in book.find("error pile").pages]
    ['Alone and together']
    """

    def __init__(self, title: str, pages: list[Page]) -> None:
        self.title, self.pages = title, pages

    def find(self, words: str) -> Rulebook:
        """Return the pages on which these words stand, whatever their case.

        A word may be longer than what is looked for, but begins with it.
        """
        wanted = re.compile(rf"(?<!\w){re.escape(words.strip())}", re.IGNORECASE)
        found = [page for page in self.pages if wanted.search("\n".join(_lines(page)))]
        return Rulebook(self.title, found)

    def __repr__(self) -> str:
        pages = ("\n".join(_lines(page)) for page in self.pages)
        return "\n\n".join([f"The rules of {self.title}", *pages])

    def _repr_html_(self) -> str:
        return f"<h3>The rules of {escape(self.title)}</h3>{''.join(map(_html, self.pages))}"


def _lines(page: Page) -> list[str]:
    rules = [
        f"{rule['number']} " + "\n".join(map(as_text, rule["blocks"]))
        for rule in page.get("rules", ())
    ]
    more = [*page.get("parts", ()), *page.get("choices", ())]
    below = [line for one in more for line in _lines(one)]
    return [page["title"].upper(), *map(as_text, page["blocks"]), *below, *rules]


def _html(page: Page) -> str:
    """Show a page; its numbered rules, and what the reader chooses from, open with a click."""
    drawn = page.get("picture")
    picture = img(drawn["svg"], plain(drawn["alt"]), 360) if drawn else ""
    body = "".join(map(as_html, page["blocks"]))
    parts = "".join(map(_html, page.get("parts", ())))
    choices = "".join(
        f"<details><summary>{escape(one['title'])}</summary>{_html(one)}</details>"
        for one in page.get("choices", ())
    )
    rules = "".join(
        f"<li><b>{escape(rule['number'])}</b>{''.join(map(as_html, rule['blocks']))}</li>"
        for rule in page.get("rules", ())
    )
    details = f"<details><summary>In detail</summary><ul>{rules}</ul></details>" if rules else ""
    title = f"<h4>{escape(page['title'])}</h4>"
    return f"<section>{title}{picture}{body}{parts}{choices}{details}</section>"
