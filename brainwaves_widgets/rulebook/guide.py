"""A guide for those who learn a game: its rules, pictures, aids, and what a coach says."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from ..core.game import Game
from ..core.rules import View
from .markdown import read
from .page import Glance, Page, Picture, Rule

_MARK: Final = re.compile(r"<!-- page(.*?)-->")
_RULE: Final = re.compile(r"^- \*\*([A-Z]+[0-9]+)(?: \[R\])?\*\* ", re.MULTILINE)


class Tip(NamedTuple):
    """A sentence that a coach says once, and the piece on the canvas that it points at."""

    key: str
    moment: str | Callable[[View], bool]
    """The phase in which it is said, or whether a seat's view shows its moment."""
    text: str | Callable[[View], str]
    piece: str | Callable[[View], str] = ""
    """The key of the piece; empty if the tip is about the whole table."""

    def when(self, view: View) -> bool:
        """Tell whether this is the moment to say it."""
        moment = self.moment
        return bool(view["phase"] == moment if isinstance(moment, str) else moment(view))

    def says(self, view: View) -> str:
        """Return the sentence."""
        return self.text if isinstance(self.text, str) else self.text(view)

    def item(self, view: View) -> str:
        """Return the key of the piece that it points at."""
        return self.piece if isinstance(self.piece, str) else self.piece(view)


class Section(NamedTuple):
    """A page, and the values that fields of a view have at the moments it belongs to."""

    page: Page
    when: Mapping[str, tuple[str, ...]]

    def belongs_to(self, view: View) -> bool:
        """Tell whether the page belongs to the moment that a view shows."""
        return bool(self.when) and all(
            str(view.get(k)) in values for k, values in self.when.items()
        )


@dataclass(frozen=True, eq=False)
class Guide:
    """The rulebook of a game, made from its RULES.md, and what goes with it.

    In RULES.md, the comment `<!-- page picture=dare phase=draw|dare -->` below a heading makes the
    section a page: with the picture of this name, for moments whose view has one of these values.
    Where no section has such a comment, all that hold numbered rules are pages.
    """

    rules: Path
    pictures: Mapping[str, Callable[[], Picture]] = field(default_factory=dict)
    aids: Callable[[View], list[Page]] = lambda _view: []
    """What there is at a glance, from what a seat may know."""
    lookup: Callable[[View], list[Page]] = lambda _view: []
    """Pages that stay the same as long as a game lasts, such as a list of words and meanings."""
    tips: tuple[Tip, ...] = ()

    @classmethod
    def of(cls, game: Game) -> Guide | None:
        """Return the guide of a game, if it has one.

        >>> from brainwaves_widgets.goose import RULES
        >>> Guide.of(RULES).sections[0].page["title"]
        'Suspects, dice and numbers'
        """
        if not game.guide:
            return None
        module, _, name = game.guide.partition(":")
        found = getattr(import_module(module), name)
        if not isinstance(found, cls):
            raise TypeError(f"{game.guide} must be a Guide, not {found!r:.60}")
        return found

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The pages in the order of RULES.md, each with the moments it belongs to."""
        text = re.sub(r"\A# .*", "## The rules", self.rules.read_text(encoding="utf-8"))
        texts = re.split(r"^## ", text, flags=re.MULTILINE)
        marked = [text for text in texts if _MARK.search(text)]
        return tuple(self._section(text) for text in marked or filter(_RULE.search, texts))

    def pages(self, view: View) -> list[Page]:
        """Return all pages for a game, in order."""
        return [*(section.page for section in self.sections), *self.lookup(view)]

    def glance(self, view: View) -> Glance:
        """Return the aids for a moment, and the number of the page that belongs to it."""
        found = (at for at, one in enumerate(self.sections) if one.belongs_to(view))
        return {"aids": self.aids(view), "at": next(found, 0)}

    def tip(self, view: View, told: Collection[str]) -> Tip | None:
        """Return the next tip for this moment that a coach has not told yet."""
        return next((tip for tip in self.tips if tip.key not in told and tip.when(view)), None)

    def _section(self, text: str) -> Section:
        title, _, body = text.partition("\n")
        mark = _MARK.search(body)
        fields = dict(part.split("=", 1) for part in mark[1].split()) if mark else {}
        lead, *parts = _RULE.split(_MARK.sub("", body))
        rules: list[Rule] = [
            {"number": number, "blocks": read(rule)}
            for number, rule in zip(parts[::2], parts[1::2], strict=True)
        ]
        page: Page = {"title": title.strip(), "blocks": read(lead), "rules": rules}
        if name := fields.pop("picture", ""):
            page["picture"] = self.pictures[name]()
        return Section(page, {key: tuple(value.split("|")) for key, value in fields.items()})
