"""What the teacher's widget shows of a class."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..core.text.phrases import listed
from ..doors.invitation import Invitation
from .journal import Past
from .progress import Standing
from .pupil import Pupil
from .school_class import SchoolClass
from .wire import PupilRow, TeacherScene


def teacher_scene(
    school: SchoolClass,
    link: Invitation,
    folder: Path | None,
    tables: Sequence[str],
    past: Past | None,
) -> TeacherScene:
    """Return what the teacher sees now."""
    standings = school.standings()
    return {
        "lesson": school.script.title,
        "url": link.url,
        "qr": link.qr(),
        "hint": link.hint,
        "steps": [step.title for step in school.script.steps],
        "paused": school.paused,
        "together": school.together,
        "step": school.step,
        "pupils": [_row(school.pupils[name], one) for name, one in standings.items()],
        "questions": school.questions(),
        "shown": school.shown,
        "beliefs": [f"{one.title}: {one.who}" for one in school.beliefs()],
        "tables": [*tables],
        "folder": str(folder or ""),
        "past": _told(past) if past and not standings else "",
    }


def _row(pupil: Pupil, one: Standing) -> PupilRow:
    said = one.prediction
    return {
        "name": pupil.name,
        "here": pupil.here,
        "step": one.step,
        "done": f"{one.tried} of {one.asked}",
        "predicted": ", ".join(map(str, said.said)) or "none" if said else "",
        "right": said.right if said else None,
        "quiz": one.quiz,
        "stuck": one.stuck,
        "shows": [f"{found.title} ({found.how_often})" for found in one.findings],
        "table": pupil.table,
    }


def _told(past: Past) -> str:
    who = listed([*past.numbers])
    return f"A class of this lesson was interrupted at {past.clock}: {who}."
