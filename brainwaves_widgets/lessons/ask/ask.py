"""A question on a page of its own: click or write an answer, send it, and read the response."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import traitlets as t

from ...core.installed import STATIC
from ...widgets.page import Page, Refused, nothing_in
from ..stills import question_picture
from .text import address
from .wire import AskScene, Block, Item

if TYPE_CHECKING:
    from .lesson import Lesson

LONGEST: Final = 200


class Ask(Page):
    """What all questions of a lesson share."""

    answered = t.Bool(read_only=True, help="Whether an answer was given.")
    files = STATIC / "ask"
    kind: str = "words"
    several: bool = False
    """Whether more than one choice, or none, may be picked."""
    title: str = "Task"
    button: str = "Check"
    hint: str = ""
    """What to write."""
    _then: Sequence[Block] = ()
    """The text that follows once there is an answer."""

    def __init__(
        self, question: str, choices: Sequence[str] = (), *, keeper: Lesson | None = None
    ) -> None:
        self.question, self.choices, self._keeper = question, tuple(choices), keeper
        self.chosen: frozenset[int] = frozenset()
        """Which choices were picked, counted from 0."""
        self.value = ""
        self.phase, self.state = "ask", ""
        self.said: list[str] = []
        self._explained, self._alt, self._trouble = "", "", ""
        self._number = 1
        super().__init__()

    # What a question adds

    def _items(self) -> list[Item]:
        return [
            {
                "name": name,
                "sketch": {},
                "alt": "",
                "chosen": i in self.chosen,
                "fits": None,
                "because": "",
            }
            for i, name in enumerate(self.choices)
        ]

    def _judge(self) -> None:
        """Judge the answer, say why, and keep it."""
        raise NotImplementedError

    @property
    def tried(self) -> bool:
        """Whether anything was answered, right or wrong."""
        return self._number > 1

    @property
    def _picked(self) -> str:
        """The choice that was picked, where there is only one."""
        return self.choices[next(iter(self.chosen))]

    # What a cell and the browser do

    def answer(self, *chosen: int | str) -> None:
        """Answer with the numbers of choices, counted from 1, or with words."""
        with self._lock:
            if self.kind in {"text", "check"}:
                self._write(chosen[0] if chosen else "")
            else:
                names = self.choices
                self._choose([names.index(one) if one in names else one - 1 for one in chosen])  # type: ignore[operator]
            self._publish()

    def go_on(self) -> None:
        """Show the truth beside what was said."""
        with self._lock:
            self._go_on()
            self._publish()

    def _choose(self, places: Sequence[object]) -> None:
        self._open()
        most = len(self.choices)
        for one in places:
            if type(one) is not int or not 0 <= one < most:
                given = one + 1 if type(one) is int else one
                raise Refused(f"choose a number from 1 to {most}, not {given!r:.20}")
        if not self.several and len(set(places)) != 1:
            raise Refused("choose one of them")
        self.chosen = frozenset(places)  # type: ignore[arg-type]
        self._settle()

    def _write(self, value: object) -> None:
        self._open()
        if not isinstance(value, str | int | float) or len(str(value)) > LONGEST:
            raise Refused(f"an answer is text of at most {LONGEST} letters, not {value!r:.40}")
        self.value = " ".join(str(value).split())
        self._settle()

    def _open(self) -> None:
        if self.phase != "ask":
            raise Refused("this question is already answered")

    def _settle(self) -> None:
        self._number += 1
        self._judge()
        self.set_trait("answered", self.phase != "ask" or self.answered)

    def _go_on(self) -> None:
        if self.phase != "read":
            raise Refused("there is nothing to compare yet: answer first")
        self.phase = "told"

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "answer", "number": number, "chosen": list(places)}:
                self._meant(number)
                self._choose(places)
            case {"do": "answer", "number": number, "value": str(value)}:
                self._meant(number)
                self._write(value)
            case {"do": "go on"}:
                self._go_on()
            case _:
                raise nothing_in(message)
        self._publish()

    def _meant(self, number: object) -> None:
        if number != self._number:
            raise Refused("that came too late: the question has moved on")

    def _scene(self) -> AskScene:
        return {
            "title": self.title,
            "question": self.question,
            "kind": self.kind,
            "several": self.several,
            "items": self._items(),
            "value": self.value,
            "hint": self.hint,
            "button": self.button,
            "phase": self.phase,
            "number": self._number,
            "state": self.state,
            "said": self.said,
            "picture": address(self._explained),
            "alt": self._alt,
            "text": [] if self.phase == "ask" else [*self._then],
            "trouble": self._trouble,
        }

    # Without a browser

    def _text(self) -> str:
        names = "" if self.kind in {"text", "check", "select"} else f" ({', '.join(self.choices)})"
        return "\n".join([f"{self.title}. {self.question}{names}", *self.said])

    def _picture(self) -> str:
        return question_picture(self._scene())
