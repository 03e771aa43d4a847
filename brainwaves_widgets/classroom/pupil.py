"""A pupil's page: the step that the pupil is at, with the widgets of the lesson on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Lock, RLock
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from ..lessons.ask.wire import Block
from ..widgets.page import Outlet, Page, Refused
from ..widgets.screen import Screen
from .desk import Desk
from .wire import PartShown, PupilScene

if TYPE_CHECKING:
    from .school_class import SchoolClass

SEAT: Final = "seat"
"""The id of the part that is a seat at a table."""


class Pupil(Outlet):
    """One pupil: the desk, the step, and what goes to and comes from the pupil's device.

    It knows nothing of a network: `send_scene` and `send` are called in any thread, with what
    the device is to show.
    """

    def __init__(self, name: str, school: SchoolClass, **options: Any) -> None:
        self.name, self._school = name, school
        self.device: dict[str, str] = {}
        """What the pupil's device remembers, so that it can come back as the same pupil."""
        self.send_scene: Callable[[PupilScene], None] = lambda _scene: None
        self.send: Callable[[Mapping[str, Any]], None] = lambda _content: None
        self.note: Callable[[Pupil, dict[str, Any]], None] = lambda _pupil, _did: None
        """Called with whatever changes the pupil's work, so that it can be done again."""
        self.here = False
        self.step = 0
        self.acted = monotonic()
        self.seat: Screen | None = None
        """The seat at a table that the pupil has now."""
        self.table = ""
        self._doing = RLock()
        """Held while the pupil does something; a table's lock may be taken within it."""
        self._noting = Lock()
        """Held for a moment, while nothing else is waited for."""
        self._scenes: dict[int, tuple[int, Mapping[str, Any]]] = {}
        self.desk = Desk(school.script, name, self, **options)

    # What the widgets on the page say, in any thread

    def show(self, page: Page, scene: Mapping[str, Any]) -> None:
        """Note the new scene of a widget, and send it if it is on the page."""
        with self._noting:
            version, _ = self._scenes.get(id(page), (0, None))
            self._scenes[id(page)] = version + 1, scene
        if hasattr(self, "desk") and self._id_of(page):
            self.publish()

    def tell(self, page: Page, content: Any) -> None:
        """Pass a message of a widget on."""
        if (part := self._id_of(page)) is not None:
            self.send({"part": part, "content": content})

    def publish(self) -> None:
        """Send what the page shows now."""
        with self._noting:
            self.send_scene(self.scene())

    # What the pupil does

    def obey(self, message: object) -> None:
        """Do what a message of the pupil's page asks for; raise Refused if it makes no sense."""
        if not isinstance(message, dict):
            raise Refused("a message is an object")
        with self._doing:
            self._do(message)
            if message.get("do") == "part" and message["content"].get("do") == "drag":
                return  # a drag is answered, and changes nothing else
            self.publish()
        self._school.changed()

    def _do(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "hello"}:
                return
            case {"do": "part", "id": str(part), "content": dict(content)}:
                is_work = self._pass_on(part, content)
            case {"do": "go on", "step": int(step)} if step == self.step:
                is_work = self._go_on()
            case {"do": "back", "step": int(step)} if step == self.step:
                is_work = self._go_back()
            case {"do": "go on" | "back", "step": int()}:
                return  # the step has changed since
            case _:
                raise Refused("there is nothing to do in that message")
        if is_work:
            self.note(self, message)

    def go_to(self, step: int) -> None:
        """Take the pupil to a step, wherever they are."""
        with self._doing:
            self.step = step
            self.desk.open(step)
            self.note(self, {"to": step})
        self.publish()

    def redo(self, done: Sequence[dict[str, Any]], file: str) -> None:
        """Repeat what was done before the teacher's kernel ended; its results are in a file."""
        with self._doing, self.desk.taken_up(file):
            for one in done:
                with suppress(Refused):  # another version may have another lesson
                    if one.keys() == {"to"} and one["to"] in range(len(self.desk.script.steps)):
                        self.go_to(one["to"])
                    else:
                        self._do(one)

    def sit(self, seat: Screen | None, table: str = "") -> None:
        """Have the page show a seat at a table, or the lesson again."""
        with self._noting:
            self._scenes.pop(id(self.seat), None)
            self.seat, self.table = seat, table
        self.publish()

    def _pass_on(self, part: str, content: dict[str, Any]) -> bool:
        """Let a widget take a message; tell whether it belongs to the pupil's work."""
        page = self._pages().get(part)
        if page is None:
            raise Refused("that is not on your page any more")
        if self._school.paused and content.get("do") != "hello":
            trouble = {"error": "Your teacher has paused the lesson."}
            self.send({"part": part, "content": trouble})
            return False
        is_done = content.get("do") not in ("hello", "seen", "hidden")
        if is_done:
            self.acted = monotonic()
        page.receive(content)
        if self.seat is None:
            self.desk.go_on()
        # The cards of a game do not come again, and the end of a drag is a message of its own.
        return is_done and content.get("do") != "drag" and not isinstance(page, Screen)

    def _go_on(self) -> bool:
        if self._wait():
            raise Refused(self._wait())
        if self.step + 1 < len(self.desk.script.steps):
            self.step += 1
            self.acted = monotonic()
            self.desk.open(self.step)
        return True

    def _go_back(self) -> bool:
        if self._school.paused:
            raise Refused("your teacher has paused the lesson")
        self.step = max(0, self.step - 1)
        return True

    def _wait(self) -> str:
        """Say why the pupil cannot go on, or ""."""
        if self._school.paused:
            return "Your teacher has paused the lesson."
        if not self.desk.is_through(self.step):
            return "Answer first; then the lesson goes on."
        if self._school.together and self.step >= self._school.step:
            return "Wait for the others: your teacher goes on with all of you."
        return ""

    # What the page shows

    def _pages(self) -> dict[str, Page]:
        """Return the widgets on the page, by id."""
        if self.seat is not None:
            return {SEAT + self.table: self.seat}
        parts = tuple(self.desk.parts[self.step])
        return {str(part.number): part.page for part in parts if part.page is not None}

    def _id_of(self, page: Page) -> str | None:
        return next((name for name, one in self._pages().items() if one is page), None)

    def scene(self) -> PupilScene:
        """Return what the page shows now."""
        titles = [step.title for step in self.desk.script.steps]
        stage = "paused" if self._school.paused else "table" if self.seat is not None else "lesson"
        wait = self._wait()
        is_last = self.step + 1 == len(titles)
        return {
            "stage": stage,
            "name": self.name,
            "lesson": self.desk.script.title,
            "step": self.step,
            "steps": titles,
            "parts": self._shown_parts(),
            "back": self.seat is None and self.step > 0,
            "on": self.seat is None and not wait and not is_last,
            "wait": "" if is_last or self.seat is not None else wait,
            "answers": self._school.answers_for(self),
            "device": self.device,
        }

    def _shown_parts(self) -> list[PartShown]:
        if self.seat is not None:
            return [self._shown(SEAT + self.table, self.seat)]
        return [
            self._shown(
                str(part.number) if part.page else f"words {part.number}", part.page, part.blocks
            )
            for part in tuple(self.desk.parts[self.step])
        ]

    def _shown(self, name: str, page: Page | None, blocks: Sequence[Block] = ()) -> PartShown:
        """Return words and pictures, or a widget, as the page shows them."""
        version, scene = (0, {}) if page is None else self._scenes.get(id(page), (0, {}))
        return {
            "id": name,
            "module": "" if page is None else page.files.name,
            "blocks": [*blocks],
            "constants": dict(page.table.rules.constants()) if isinstance(page, Screen) else {},
            "scene": {**scene},
            "version": version,
        }
