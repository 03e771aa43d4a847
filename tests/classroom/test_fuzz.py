"""Mutated messages of a pupil, and names made to do harm: nothing happens to the class."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.classroom import journal
from brainwaves_widgets.doors.server.limits import Allowance
from brainwaves_widgets.lessons.quiz.results import Results
from tests.doors.clients import Client
from tests.doors.mutations import mutated, text_of

from .desks import enter

if TYPE_CHECKING:
    pass

MESSAGES = 2_000
BATCH = 20
NAMES = (
    "</script><img src=x onerror=alert(1)>"[:24],
    "../../etc/passwd",
    "a/b\\c",
    "=1+1",
    "\u202eAnn",
)


def plain(scene: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a message that makes sense, or could."""
    part = rng.choice([*scene["parts"], {"id": "4", "scene": {}}])
    contents: list[dict[str, Any]] = [
        {"do": "answer", "number": part["scene"].get("number", 1), "chosen": [rng.randrange(7)]},
        {"do": "drag", "corners": part["scene"].get("corners", []), "corner": rng.randrange(4)},
        {"do": rng.choice(("undo", "reset", "go on", "next", "again", "hello"))},
    ]
    to_part = {"do": "part", "id": part["id"], "content": rng.choice(contents)}
    step = {"do": rng.choice(("go on", "back")), "step": scene["step"]}
    content = rng.choices([to_part, step], (4, 1))[0]
    return {"kind": "message", "id": str(rng.randrange(500)), "content": content}


@pytest.mark.slow
def test_mutated_messages_do_no_harm(
    room: bw.Classroom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(
        "brainwaves_widgets.doors.server.handlers.Allowance",
        lambda *_limits: Allowance(rate=1e9, burst=1e9),
    )
    entrance = Client(room.url)
    ann = Client(enter(room, entrance, do="join", name="Ann"))
    ben, rng = Client(enter(room, entrance, do="join", name="Ben")), Random(5)
    before = ann.number
    for _ in range(MESSAGES // BATCH):
        for _ in range(BATCH):
            message = plain(ben.scene, rng)
            sent = mutated(message, rng) if rng.random() < 0.7 else message
            ben.socket.send(text_of(sent, rng))
        ben.say(kind="ping")
        ben.until(lambda one: one["kind"] == "pong")
    assert room.standing("Ben").step > 0  # some of it made sense
    assert (room.standing("Ann").step, ann.number) == (0, before)
    harm = ("Traceback", "site-packages", ".py", " at 0x", "Ann")
    assert not [text for text in ben.frames if any(one in text for one in harm)]
    assert not [one for one in caplog.records if one.exc_info]  # nothing was unforeseen
    assert Client(ben.link.url).scene["name"] == "Ben"


def test_a_name_is_text_and_never_a_path(room: bw.Classroom, tmp_path: Path) -> None:
    entrance = Client(room.url)
    for name in NAMES[:4]:
        pupil = Client(enter(room, entrance, do="join", name=name))
        pupil.say(kind="message", id=f"{name} 1", content={"do": "go on", "step": 0})
        pupil.until_scene(lambda scene: scene["step"] == 1)
        part = next(one for one in pupil.scene["parts"] if one["module"] == "ask")
        answer = {"do": "answer", "number": 1, "chosen": [0]}
        pupil.send({"do": "part", "id": part["id"], "content": answer})
        assert pupil.scene["name"] == name
    told = entrance.send({"do": "join", "name": NAMES[4]})  # it would turn the list around
    assert "cannot be shown" in told[0]["content"]["error"]
    results = tmp_path / "results"
    inside = [one for one in results.rglob("*") if one.is_file()]
    files = [one for one in inside if one.parent == results]
    assert len(files) == 4
    assert [one.parent.name for one in {*inside} - {*files}] == [journal.FOLDER]
    assert {Results.read(one).learner for one in files} == {*NAMES[:4]}
