"""A pupil of the tests: everything that goes to the device is noted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.lessons.ask.ask import Ask
from brainwaves_widgets.lessons.quiz.quiz import Quiz

if TYPE_CHECKING:
    import brainwaves_widgets as bw
    from brainwaves_widgets.classroom.pupil import Pupil
    from brainwaves_widgets.classroom.school_class import SchoolClass
    from tests.doors.clients import Client


class Watched:
    """A pupil who works through a lesson."""

    def __init__(self, school: SchoolClass, name: str) -> None:
        self.pupil: Pupil = school.join(name)
        self.pupil.here = True
        self.wire: list[str] = []
        self.scene: dict[str, Any] = {}
        self.pupil.send_scene = self._take
        self.pupil.send = lambda content: self.wire.append(json.dumps(content))
        self.pupil.publish()

    def _take(self, scene: Any) -> None:
        self.wire.append(json.dumps(scene))
        self.scene = json.loads(self.wire[-1])

    def tell(self, part: dict[str, Any], **content: Any) -> None:
        self.pupil.obey({"do": "part", "id": part["id"], "content": content})

    def go_on(self) -> None:
        self.pupil.obey({"do": "go on", "step": self.scene["step"]})

    def parts(self, module: str) -> list[dict[str, Any]]:
        return [one for one in self.scene["parts"] if one["module"] == module]

    def waiting(self) -> dict[str, Any] | None:
        """Return the question that the lesson waits for."""
        found = [one for one in self.pupil.desk.parts[self.pupil.step] if one.waits]
        ids = {str(one.number) for one in found}
        return next((one for one in self.scene["parts"] if one["id"] in ids), None)

    def answer(self, part: dict[str, Any], *chosen: int) -> None:
        """Answer a question, right or wrong, and compare."""
        scene = part["scene"]
        if scene["phase"] == "ask":
            said = {"value": "3"} if scene["kind"] in {"text", "check"} else {"chosen": chosen}
            if scene["kind"] == "words":
                said = {"chosen": chosen[:1] or (0,)}
            self.tell(part, do="answer", number=scene["number"], **_lists(said))
        again = next(one for one in self.scene["parts"] if one["id"] == part["id"])
        if again["scene"]["phase"] == "read":
            self.tell(part, do="go on")

    def finish_step(self) -> None:
        while part := self.waiting():
            self.answer(part, 0)

    def reach(self, title: str) -> None:
        while self.scene["steps"][self.scene["step"]] != title:
            self.finish_step()
            self.go_on()

    @property
    def quiz(self) -> Quiz:
        return self.pupil.desk.quizzes[0]

    def asks(self) -> list[Ask]:
        return [one.question for one in self.pupil.desk.all_parts() if one.question is not None]


def enter(room: bw.Classroom, entrance: Client, **message: Any) -> str:
    """Say something at the entrance, and return the link to the page that it leads to."""
    told = entrance.send(message)
    (go,) = [one for one in told if one["kind"] == "go"]
    return Link.read(room.url)._replace(secret=go["secret"]).url


def _lists(said: dict[str, Any]) -> dict[str, Any]:
    return {key: list(one) if isinstance(one, tuple) else one for key, one in said.items()}
