"""A teacher's kernel that ends in the middle of a lesson: the class goes on where it was."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.classroom import journal
from brainwaves_widgets.doors import record
from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.lessons.quiz.results import Results
from brainwaves_widgets.widgets.page import Refused
from tests.doors.clients import OPEN, Client

from .desks import enter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

HOST = """
import sys
import brainwaves_widgets as bw
room = bw.Classroom("05", folder=sys.argv[1])
print(room.url, flush=True)
for line in sys.stdin:
    eval(line)
    print("done", flush=True)
"""


class Kernel:
    """A teacher's kernel."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", HOST, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.url = self.process.stdout.readline().strip()

    def run(self, code: str) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(code + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "done\n"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()
        while OPEN:
            OPEN.pop().close()


@contextmanager
def kernel(folder: Path) -> Iterator[Kernel]:
    one = Kernel(folder)
    try:
        yield one
    finally:
        if one.process.poll() is None:
            one.kill()


@pytest.fixture
def opened(home: Path, tmp_path: Path) -> Iterator[Callable[[], bw.Classroom]]:
    """Open a class of lesson 05 in this kernel."""
    del home
    rooms: list[bw.Classroom] = []

    def open_one() -> bw.Classroom:
        rooms.append(bw.Classroom("05", folder=tmp_path / "results"))
        return rooms[-1]

    yield open_one
    while OPEN:
        OPEN.pop().close()
    for room in rooms:
        room.close()


def come_in(url: str, name: str) -> Client:
    told = Client(url, device=f"device of {name}").send({"do": "join", "name": name})
    (go,) = [one for one in told if one["kind"] == "go"]
    return Client(Link.read(url)._replace(secret=go["secret"]).url)


def part(pupil: Client, module: str) -> dict[str, Any]:
    return next((one for one in pupil.scene["parts"] if one["module"] == module), {"scene": {}})


def do(pupil: Client, message: dict[str, Any], shows: Callable[[], bool]) -> None:
    """Do something, and wait until the page shows it."""
    pupil.send(message)
    while not shows():
        pupil.until(lambda one: one["kind"] == "scene")


def tell(pupil: Client, module: str, content: dict[str, Any], **shown: Any) -> None:
    """Do something in a widget, and wait until it shows what it should."""
    one = part(pupil, module)
    message = {
        "do": "part",
        "id": one["id"],
        "content": {"number": one["scene"].get("number"), **content},
    }
    do(pupil, message, lambda: shown.items() <= part(pupil, module)["scene"].items())


def go_on(pupil: Client) -> None:
    step = pupil.scene["step"]
    do(pupil, {"do": "go on", "step": step}, lambda: pupil.scene["step"] == step + 1)


def predict_and_go_on(pupil: Client) -> None:
    """Take the first steps of the lesson, up to its laboratories, and move a corner there."""
    go_on(pupil)
    for said in ([0, 2], [5]):
        tell(pupil, "ask", {"do": "answer", "chosen": said}, phase="read")
        tell(pupil, "ask", {"do": "go on"}, phase="told")
        go_on(pupil)
    lab = part(pupil, "figurelab")
    corners = [[2, 2], [7, 2], [7, 6], [4, 6]]
    drop = {"do": "drop", "corners": corners, "corner": 2, "by": "me", "number": 1}
    message = {"do": "part", "id": lab["id"], "content": drop}
    before = lab["scene"]["corners"]
    do(pupil, message, lambda: part(pupil, "figurelab")["scene"]["corners"] != before)


def seen(pupil: Client) -> dict[str, Any]:
    """Return what a pupil sees, without what only counts the scenes."""
    parts = [{**one, "version": 0} for one in pupil.scene["parts"]]
    for one in parts:
        one["scene"] = {key: it for key, it in one["scene"].items() if key != "number"}
    return {**pupil.scene, "parts": parts}


@pytest.mark.slow
def test_a_killed_kernel_is_taken_up_under_the_same_links(
    opened: Callable[[], bw.Classroom], tmp_path: Path
) -> None:
    with kernel(tmp_path / "results") as first:
        ann = come_in(first.url, "Ann")
        come_in(first.url, "Ben")
        predict_and_go_on(ann)
        before, link = seen(ann), ann.link.url
        assert before["step"] == 3
        first.run('room.remove("Ben")')
        come_in(first.url, "Cem")
        first.run("room.together()")
        first.kill()
    kept = Results.read(tmp_path / "results" / "ann-05.json")
    room = opened()
    assert not room.pupils
    assert room.scene["past"].startswith("A class of this lesson was interrupted at ")
    assert room.scene["past"].endswith(": Ann and Cem.")
    room.receive({"do": "take up"})
    assert room.url == first.url
    assert room.pupils == ("Ann", "Cem")
    assert (room.scene["past"], room.scene["together"], room.scene["step"]) == ("", True, 3)
    assert room.standing("Ann").tried == 2
    again = Client(link)
    after = seen(again)
    assert after["wait"].startswith("Wait for the others")
    assert {**after, "on": before["on"], "wait": before["wait"]} == before
    room.go_on()
    again.until(lambda one: one["kind"] == "scene" and one["scene"]["step"] == 4)
    tell(again, "ask", {"do": "answer", "chosen": [0]}, state="wrong")
    assert [path.name for path in (tmp_path / "results").glob("*.json")] == ["ann-05.json"]
    now = Results.read(tmp_path / "results" / "ann-05.json")
    assert (now.date, now.predictions) == (kept.date, kept.predictions)
    assert len(now.tries) == 1
    known = Client(room.url, device="another tab").send(
        {"do": "again", "secret": again.link.secret}
    )
    assert [one for one in known if one["kind"] == "go"]


def test_a_quiz_goes_on_with_its_questions_and_times(
    opened: Callable[[], bw.Classroom], tmp_path: Path
) -> None:
    room = opened()
    ann = Client(enter(room, Client(room.url), do="join", name="Ann"))
    room._school.go_to(5)
    ann.until(lambda one: one["kind"] == "scene" and one["scene"]["step"] == 5)
    for number in range(1, 4):
        tell(ann, "quiz", {"do": "answer", "fits": True, "reason": 0}, number=number)
        while not part(ann, "quiz")["scene"]["told"]:
            ann.until(lambda one: one["kind"] == "scene")
        tell(ann, "quiz", {"do": "next"}, number=number + 1, told=None)
    (file,) = (tmp_path / "results").glob("*.json")
    data = json.loads(file.read_text("utf-8"))
    for i, one in enumerate(data["answers"]):
        one["ms"] = 1000 + i
    file.write_text(json.dumps(data))
    past = journal.interrupted(tmp_path / "results", "05")
    assert past
    before = part(ann, "quiz")["scene"]
    school = room._new_school()
    school.take_up(past)
    (quiz,) = school.pupils["Ann"].desk.quizzes
    assert {**quiz.scene, "number": 0} == {**before, "number": 0}
    assert quiz.question
    quiz.answer(fits=True, reason=1)
    now = Results.read(file)
    assert [one.ms for one in now.answers[:3]] == [1000, 1001, 1002]
    assert len(now.answers) == 4


def test_a_cell_that_is_run_again_goes_on_with_the_class(
    opened: Callable[[], bw.Classroom],
) -> None:
    first = opened()
    ann = Client(enter(first, Client(first.url), do="join", name="Ann"))
    second = opened()
    assert second.scene["past"].endswith(": Ann.")
    second.take_up()
    assert (second.url, second.pupils) == (first.url, ("Ann",))
    second.pause()
    ann.until(lambda one: one["kind"] == "scene" and one["scene"]["stage"] == "paused")
    with pytest.raises(Refused, match="no class of this lesson was interrupted"):
        second.take_up()
    third = opened()
    enter(third, Client(third.url), do="join", name="Dora")
    with pytest.raises(Refused, match="pupils have come into this class already"):
        third.take_up()


def test_what_was_closed_or_held_elsewhere_is_not_offered(
    opened: Callable[[], bw.Classroom], tmp_path: Path
) -> None:
    room = opened()
    enter(room, Client(room.url), do="join", name="Ann")
    room.close()
    assert not (tmp_path / "results" / journal.FOLDER).exists()
    assert opened().scene["past"] == ""
    with kernel(tmp_path / "results") as other:
        come_in(other.url, "Ben")
        assert opened().scene["past"] == ""


@pytest.mark.slow
def test_if_the_port_is_taken_all_come_in_by_their_names(
    opened: Callable[[], bw.Classroom], tmp_path: Path
) -> None:
    with kernel(tmp_path / "results") as first:
        predict_and_go_on(come_in(first.url, "Ann"))
        first.kill()
    room = opened()
    room._past.room = room._past.room._replace(port=9)  # type: ignore[union-attr]
    room.take_up()
    back = Client(enter(room, Client(room.url, device="new"), do="join", name="Ann"))
    assert back.scene["step"] == 3


@pytest.mark.parametrize(
    "line",
    ["", "[]", '{"pupil": "Eli", "did": {}, "file": ""}', '{"left": "Eli"}', '{"x": 1', "\x00"],
)
def test_a_damaged_journal_loses_its_damaged_lines(line: str, home: Path, tmp_path: Path) -> None:
    del home
    record.Record("0123456789ab", "", "pupil", 1, False, "key", {"0": "A" * 22}).write()
    path = tmp_path / journal.FOLDER / "0123456789ab.jsonl"
    path.parent.mkdir()
    lines = ['{"class": "0123456789ab", "lesson": "05"}', line, '{"joined": "Ann", "number": "1"}']
    path.write_text("\n".join(lines))
    past = journal.interrupted(tmp_path, "05")
    assert past
    assert past.numbers == {"Ann": "1"}
    assert journal.interrupted(tmp_path, "06") is None
    assert journal.interrupted(None, "05") is None
