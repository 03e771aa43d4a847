"""What a pupil's page and the teacher's widget show; js/classroom/wire.ts is written from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from ..lessons.ask.wire import Block


class PartShown(TypedDict):
    """Words and pictures, or a widget of a lesson."""

    id: str
    module: str
    """Which module draws it; "" for words."""
    blocks: list[Block]
    constants: dict[str, Any]
    """What the module is sent once, by name."""
    scene: dict[str, Any]
    version: int
    """It goes up whenever the scene changes."""


class Share(TypedDict):
    """How many chose one answer."""

    name: str
    times: int


class ClassAnswers(TypedDict):
    """What the class said to one question, without names."""

    id: str
    question: str
    answered: int
    shares: list[Share]


class PupilScene(TypedDict):
    """What a pupil's page shows."""

    stage: Annotated[str, Literal["lesson", "paused", "table"]]
    name: str
    lesson: str
    step: int
    steps: list[str]
    """The titles of the steps."""
    parts: list[PartShown]
    back: bool
    on: bool
    """Whether the pupil can go on."""
    wait: str
    """Why not."""
    answers: ClassAnswers | None
    """What the teacher shows of the class's answers."""
    device: dict[str, str]
    """What this device remembers, so that it finds the pupil again."""


class EntranceScene(TypedDict):
    """What somebody sees who opens the link of the class for the first time."""

    stage: Literal["entrance"]
    lesson: str
    key: str
    """The key under which a device remembers who has joined on it."""


class PupilRow(TypedDict):
    """One pupil as the teacher sees them."""

    name: str
    here: bool
    step: int
    done: str
    """How much of the lesson is done, in words."""
    predicted: str
    right: bool | None
    """Whether the prediction came true; null if there is none."""
    quiz: str
    stuck: str
    """Why the pupil seems stuck, or ""."""
    shows: list[str]
    """The misconceptions that show."""
    table: str


class TeacherScene(TypedDict):
    """What the teacher's widget shows."""

    lesson: str
    url: str
    qr: str
    hint: str
    steps: list[str]
    paused: bool
    together: bool
    step: int
    """How far the class may go, if it goes together."""
    pupils: list[PupilRow]
    questions: list[ClassAnswers]
    shown: str
    """The id of the question whose answers the class sees, or ""."""
    beliefs: list[str]
    """The misconceptions that show in this class, with the number of pupils."""
    tables: list[str]
    folder: str
    past: str
    """A class of this lesson that was interrupted, in words, or ""."""
