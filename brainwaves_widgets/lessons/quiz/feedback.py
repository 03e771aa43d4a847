"""The response to an answer: what is true, what the learner said, and what the card means.

Each sentence says whose it is. The reason that was chosen is quoted as the learner's own, and the
meaning of the attribute as the card's, so that nothing reads as if it were true of the figure.
"""

from __future__ import annotations

from ..misconceptions import MISCONCEPTIONS, revealed
from ..reasons.voices import Choice
from .questions import Question
from .results import Answer
from .wire import Told


def shown(question: Question, fits: bool, because: Choice | None) -> str:  # noqa: FBT001 - it is the answer
    """Return the key of the misconception that a wrong answer or reason shows, or ""."""
    if fits is not question.verdict.holds:
        pair, reason = question.pair, because.text if because else ""
        return revealed(
            question.drawn, pair.attribute, answer=fits, reason=reason, definitions=pair.definitions
        )
    # The answer is right, but only somebody with a misconception gives this reason.
    return because.shows if because else ""


def explain(question: Question, said: Answer, picked: int | None, *, back: bool = False) -> Told:
    """Return what the browser shows about an answer, and whether the question comes back."""
    verdict = question.verdict
    return {
        "fits": said.answer,
        "picked": picked,
        "right": said.right if said.counts else None,
        "reason_right": said.reason_right,
        "truth": verdict.holds,
        "reason": next(i for i, one in enumerate(question.choices) if one.right),
        "because": verdict.because,
        "aside": _aside(question, said, picked),
        "note": verdict.note,
        "figure": question.figure.name,
        "meaning": meaning(question),
        "back": "This question will come back." if back else "",
    }


def _aside(question: Question, said: Answer, picked: int | None) -> str:
    """Quote the reason that was chosen, and say what is wrong with it."""
    told = question.choices[picked].aside if picked is not None else ""
    believed = MISCONCEPTIONS.get(said.misconception)
    if told:
        told = f"You said: “{said.reason}” {told}"
    if believed and believed.truth not in told:
        told = f"{told} {believed.truth}".strip()
    return told


def meaning(question: Question) -> str:
    """Say what the card means.

    >>> from random import Random
    >>> from .questions import Pair, ask
    >>> meaning(ask(Pair("D2", "kite", "right-triangle"), Random(1)))
    'The card “Right triangle” means: a triangle with a right angle (D2).'
    """
    card = question.attribute
    words = card.meaning(question.pair.definitions).removesuffix(".")
    return f"The card “{card.label}” means: {words[:1].lower()}{words[1:]} ({card.rule})."
