"""The fields of a scene, all that a screen gets; js/core/screen/wire.ts is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Generic, NotRequired, TypeAlias, TypedDict, TypeVar

from ...rulebook.page import TipView

View = TypeVar("View")


class MoveType(TypedDict):
    """Which move it is, besides the fields of its own."""

    type: str


class Missing(TypedDict):
    """A field of a move that is asked for in a second step, in words, and what it may be."""

    field: str
    question: str
    values: list[str]


class Offer(TypedDict):
    """Something to press: a move, or something to `do`."""

    label: str
    seats: NotRequired[list[int]]
    """The seats it is made for; absent when it is something to `do`."""
    move: NotRequired[Annotated[dict[str, Any], MoveType]]
    do: NotRequired[str]
    ask: NotRequired[Missing]


class Prompt(TypedDict):
    """What to do now."""

    headline: str
    hint: str


class EventText(TypedDict):
    """What happened, in a word and in a sentence, besides the fields of its own."""

    kind: str
    text: str


GameEvent: TypeAlias = Annotated[dict[str, Any], EventText]


class Clock(TypedDict):
    """A time limit, and how much of it is left; it runs while a page that shows it is seen."""

    seconds: float
    left: float


class End(TypedDict):
    """What there is to do after a game, and how it compares with the players' earlier ones."""

    records: list[str]
    offers: list[Offer]


class Request(TypedDict):
    """What somebody asks the others, such as to take a move back, and what can be answered."""

    text: str
    answers: list[Offer]


class Asked(TypedDict):
    """What a stepper asks before it shows the next state, and how the last prediction went."""

    question: str
    choices: list[str]
    """Nothing is asked while there are none."""
    verdict: str
    right: bool | None
    score: str


Stepping = TypedDict(
    "Stepping",
    {
        "words": str,
        "marks": list[int],
        "speed": float,
        "eyes": list[str],
        "as": int,
        "predict": Asked | None,
    },
)
"""What the bar of a stepper shows.

`words` tells the move that led to this state, `marks` are the plies at which a score has just
changed, `eyes` whose there are to choose from, and `as` whose see the table now.
"""


class Scene(TypedDict, Generic[View]):
    """What one screen shows: its seat's view, its moves, and what just happened."""

    ply: int
    steps: int | None
    """How many steps there are to walk through, where the screen is a stepper."""
    stepper: NotRequired[Stepping]
    seat: int | None
    bots: list[int]
    """The seats that programs play."""
    wait: int
    """How many milliseconds people see this before a program moves."""
    whose: str
    """Whose screen it is, and for whom one waits; empty where all share it."""
    curtain: str | None
    """Who is to lift the curtain before anything can be seen."""
    view: View
    prompt: Prompt
    aloud: str
    """What is read out with the prompt, because those who look see it at once."""
    moves: list[Offer]
    tip: NotRequired[TipView]
    """What a coach says, if there is one."""
    events: list[GameEvent]
    clock: Clock | None
    end: End | None
    request: Request | None
    undo: bool | None
    """Whether a move can be taken back now; None where that is never done."""
    redo: bool | None


class Choice(TypedDict):
    """Something to ask about."""

    key: str
    name: str


class Questions(TypedDict):
    """What the two lists of a question beside the game are called, and what they hold."""

    names: Annotated[list[str], tuple[str, str]]
    lists: Annotated[list[list[Choice]], tuple[list[Choice], list[Choice]]]
