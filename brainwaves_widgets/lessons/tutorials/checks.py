"""Tasks that check themselves: the learner writes an answer into a cell and reads why it is right.

Every task takes `...` for an answer that is still missing. If an answer cannot be read, the task
says how to write it. So a notebook always runs from top to bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ...geometry import Figure, Polygon, Verdict, verdict
from ...geometry.deck import the_figure
from ...geometry.draw.drawing import Picture
from ...geometry.explain.relations import Definitions
from ...geometry.explain.verdicts import named
from ...geometry.numbers import letters, listing
from ..board.layout import gallery
from ..lab.tasks import Task
from . import answers
from .question_file import Question, find_question

SIGNS: Final = {
    "open": ("✎", "Your turn", "#2f6fd0"),
    "right": ("✓", "Right", "#1f7a46"),
    "wrong": ("✗", "Not yet", "#b3303b"),
    "argued": ("⚖", "You can argue", "#2f6fd0"),
    "unread": ("✎", "Not understood", "#8a5a00"),
}
"""A sign, a heading and a colour for each state of a task."""


@dataclass(frozen=True, repr=False)
class Checked:
    """The response to an answer; truthy if the answer is right, or cannot be wrong (D15)."""

    state: str
    words: tuple[str, ...]
    picture: Picture | None = None

    def __bool__(self) -> bool:
        return self.state in {"right", "argued"}

    def __repr__(self) -> str:
        sign, said, _ = SIGNS[self.state]
        return " ".join((f"{sign} {said}.", *self.words))

    def _repr_html_(self) -> str:
        sign, said, colour = SIGNS[self.state]
        picture = "" if self.picture is None else self.picture._repr_html_()
        words = "".join(f"<p style='margin:4px 0'>{escape(one)}</p>" for one in self.words)
        return (
            f"<div style='border-left:5px solid {colour};padding:2px 0 2px 14px;max-width:880px'>"
            f"<p style='margin:4px 0'><b>{sign} {said}.</b></p>{words}{picture}</div>"
        )


def unread(answer: object, want: str, picture: Picture | None = None) -> Checked:
    """Say that an answer cannot be read, and how to write it.

    >>> unread("perhaps", 'Write "yes" or "no".')
    ✎ Not understood. Your answer was 'perhaps'. Write "yes" or "no".
    """
    return Checked("unread", (f"Your answer was {answers.short(answer)}.", want), picture)


def predict(
    figure: Figure | str,
    attribute: str,
    answer: object = ...,
    *,
    definitions: Definitions = "printed",
) -> Checked:
    """Check the answer "yes" or "no" to whether an attribute is true of a figure.

    >>> predict("square", "rhombus")
    ✎ Your turn. Rhombus: is it true of this figure? Write "yes" or "no" in place of the dots.
    >>> predict("kite", "rhombus", "yes")
    ✗ Not yet. Rhombus: no. Sides AB and CD are 2.79 and 1.64 long, so it is not a rhombus.
    """
    shape, label = the_figure(figure), named(attribute).label
    found = verdict(shape, attribute, definitions=definitions)
    if answer is ...:
        ask = f'{label}: is it true of this figure? Write "yes" or "no" in place of the dots.'
        ask = f"Take sides. {ask}" if is_arguable(found) else ask
        return Checked("open", (ask,), gallery(shape, captions=["?"]))
    said = answers.yes(answer)
    if said is None:
        return unread(answer, f'{label}: write "yes" or "no".', gallery(shape, captions=["?"]))
    if is_arguable(found):
        side = f"You say {_word(holds=said)}. The game says {_word(holds=found.holds)}."
        return Checked("argued", (side, _why(found)[0], found.note), gallery(found))
    state = "right" if said is found.holds else "wrong"
    return Checked(state, _why(found), gallery(found))


def is_arguable(found: Verdict) -> bool:
    """Tell whether the learner takes sides (D15); for trapezoids, D4 itself decides."""
    return bool(found.note) and found.attribute.rule != "D4"


def _word(*, holds: bool) -> str:
    return "yes" if holds else "no"


def _why(found: Verdict) -> tuple[str, ...]:
    told = (f"{found.attribute.label}: {_word(holds=found.holds)}. {found.because}",)
    return (*told, f"You can argue: {found.note}") if found.note else told


def pick(
    attribute: str,
    figures: Sequence[Figure | str],
    answer: object = ...,
    *,
    definitions: Definitions = "printed",
) -> Checked:
    """Check which of several figures, called A, B, C and so on, an attribute is true of.

    >>> pick("rhombus", ["kite", "square-on-corner", "rhombus"], "BC")
    ✓ Right. Rhombus is true of B and C.
    >>> pick("rhombus", ["kite", "square-on-corner", "rhombus"], "C")
    ✗ Not yet. Look at B again. Figure B: sides AB, BC, CD and DA ... so it is a rhombus.
    """
    shapes = [the_figure(one) for one in figures]
    names, label = letters(len(shapes)), named(attribute).label
    plain = gallery(*shapes, captions=names)
    if answer is ...:
        ask = f'{label}: which figures is it true of? Write their letters, as in "AC".'
        return Checked("open", (ask,), plain)
    said = answers.letters(answer, names)
    if said is None:
        want = f'Write letters from {names[0]} to {names[-1]}, as in "AC", or "none".'
        return unread(answer, want, plain)
    judged = [verdict(one, attribute, definitions=definitions) for one in shapes]
    other = [i for i, one in enumerate(judged) if one.holds is not (names[i] in said)]
    wrong = [i for i in other if not is_arguable(judged[i])]
    if not wrong:
        fits = [name for name, one in zip(names, judged, strict=True) if one.holds]
        told = f"{label} is true of {listing(fits) if fits else 'none of them'}."
        notes = (f"You can argue about {names[i]}: {judged[i].note}" for i in other)
        return Checked("right", (told, *notes), gallery(*judged))
    first, name = judged[wrong[0]], f"Figure {names[wrong[0]]}"
    because = first.because[:1].lower() + first.because[1:]
    words = (f"Look at {listing([names[i] for i in wrong])} again.", f"{name}: {because}")
    return Checked("wrong", words, gallery(first, captions=[f"{name}. {_why(first)[0]}"]))


def say(question: str, answer: object = ..., *, definitions: Definitions = "printed") -> Checked:
    """Check a number or a word, the answer to one of the questions in questions.toml.

    >>> say("names of a rectangle", 2)
    ✗ Not yet. How many of the six names ... is not a square? Count the rectangle itself, too.
    """
    asked = find_question(question).by(definitions)
    if answer is ...:
        return Checked("open", (asked.question, "Write your answer in place of the dots."))
    told = _reply(answer, asked)
    if told is None:
        return unread(answer, f"{asked.question} {_wanted(asked)}")
    if told == asked.because:
        return Checked("right", (told,))
    new = f"It is not {answers.short(answer, quoted=False)}. Look again."
    return Checked("wrong", (asked.question, told or new))


def _wanted(asked: Question) -> str:
    if asked.choices:
        quoted = [f'"{one}"' for one in asked.choices]
        return f"Write {listing(quoted, 'or')}."
    return "Write a number, such as 3, 0.5 or 3/4."


def _reply(answer: object, asked: Question) -> str | None:
    """Return what to say to an answer: "" to a number without a hint, None if it is unreadable."""
    replies = {**asked.hints, **dict.fromkeys((asked.answer, *asked.also), asked.because)}
    said = answers.yes(answer) if set(asked.choices) == {"yes", "no"} else None
    if said is not None:
        return replies["yes" if said else "no"]
    texts = answers.among(answer, [one for one in replies if isinstance(one, str)])
    meant = {replies[one] for one in texts}
    if len(meant) == 1:
        return meant.pop()
    value = answers.number(answer)
    known = [] if value is None else [one for one in replies if answers.same(value, one)]
    if not known and (asked.choices or value is None):
        return None
    return replies[known[0]] if known else ""


def made(figure: object, task: Task, *, definitions: Definitions | None = None) -> Checked:
    """Check a figure that the learner made: a list of its corners, or one from a blackboard.

    Use the definitions of the task, unless others are named.

    >>> task = Task("Make a rhombus that is not a square.", wants="rhombus", refuses="square")
    >>> made(..., task)
    ✎ Your turn. Make a rhombus that is not a square.
    >>> made(the_figure("kite"), task)
    ✗ Not yet. Sides AB and CD are 2.79 and 1.64 long, so it is not a rhombus.
    """
    if figure is ... or figure is None:
        return Checked("open", (task.text,))
    if not isinstance(figure, Figure | list | tuple):
        return unread(figure, "Write a list of points, as in [(0, 0), (4, 0), (4, 3)].")
    try:
        own = figure if isinstance(figure, Figure) else Polygon(figure)
    except ValueError as error:
        return unread(figure, f"{str(error)[:1].upper()}{str(error)[1:]}.")
    wishes = list(task.wishes(own, definitions))
    unmet = next((wish for wish in wishes if not wish.met), None)
    if unmet is None:
        words = tuple(wish.verdict.because for wish in wishes)
        return Checked("right", words, gallery(wishes[0].verdict))
    return Checked("wrong", (unmet.sentence,), gallery(unmet.verdict))
