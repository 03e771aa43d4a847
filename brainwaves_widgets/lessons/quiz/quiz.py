"""The quiz: does an attribute fit, and why? Missed questions come back."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import traitlets as t

from ...core.installed import STATIC
from ...core.text.phrases import listed
from ...geometry import Attribute, Figure
from ...widgets.page import Page, Refused, nothing_in
from ..definitions import INCLUSIVE, agreed
from ..lab.tasks import attribute_keys
from ..stills import quiz_picture
from .feedback import explain, shown
from .options import check_options, find_reason, read_aims
from .plan import plan
from .questions import Pair, Question, ask, figure_keys, pairs
from .report import Report
from .results import Answer, Results, new_attempt
from .spacing import Practice
from .wire import QuizScene, Told

MOST_SEEDS = 2**32
ABOUT = ("D3", "D4")


class Quiz(Page):
    """Questions about figures and attributes, with an explanation after each answer.

    >>> quiz = Quiz(("D3", "D4"), questions=4, seed=3)
    >>> quiz.question.attribute.label
    'Rectangle'
    >>> said = quiz.answer(quiz.question.verdict.holds, reason=quiz.question.verdict.because)
    >>> said.right, said.reason_right
    (True, True)
    >>> quiz.next()
    >>> quiz.report().right
    1
    """

    answered = t.Int(read_only=True, help="How many answers have been given.")
    files = STATIC / "quiz"

    def __init__(  # noqa: PLR0913 - a quiz's options, by name
        self,
        definitions: str | Iterable[str] = ABOUT,
        *,
        figures: Iterable[str | Figure] | str | None = None,
        attributes: Iterable[str | Attribute] | str | None = None,
        questions: int = 12,
        seed: int | None = None,
        aims: Iterable[str] = (),
        learner: str = "",
        save: str | os.PathLike[str] | None = None,
    ) -> None:
        """Set up a quiz.

        Args:
            definitions: What it is about, as numbers from D1 to D15. With the word "inclusive"
                beside them, or alone, a trapezoid has at least one pair of parallel sides (D4).
                Where a verdict is arguable (D15), the learner takes sides, and no answer is wrong.
            figures: Keys of FIGURES to ask about; by default those that the definitions concern.
            attributes: Keys of ATTRIBUTES to ask about; by default all of the definitions.
            questions: How many different questions to ask at most.
            seed: Quizzes with equal seeds ask the same questions.
            aims: Keys of MISCONCEPTIONS to look for first; each gets three chances to show, as far
                as there are questions for it.
            learner: Who takes it; this name goes into the result file.
            save: A result file to write after each answer. An existing file is kept: the second
                attempt at `ann.json` goes to `ann-attempt-2.json`.
        """
        check_options(questions, learner, seed, save)
        looked_for = read_aims(aims)
        asked, rules = agreed(definitions, default=ABOUT)
        shapes = None if figures is None else figure_keys(figures)
        known = None if attributes is None else attribute_keys(attributes)
        all_of_them = pairs(asked, shapes, known, rules)
        if not all_of_them:
            about = listed([one.number for one in asked])
            raise ValueError(
                f"{about} ask nothing about these figures and attributes; "
                "see DEFINITIONS for what belongs together"
            )
        self._all, self._questions, self._aims = all_of_them, questions, looked_for
        numbers = tuple(one.number for one in asked)
        self._about = (*numbers, *((INCLUSIVE,) if rules == INCLUSIVE else ()))
        self._path = None if save is None else Path(save)
        self._keep: Callable[[Results, int], str] | None = None
        self._number = self._attempt = 0
        self._before: set[tuple[str, str]] = set()
        """What was asked in earlier attempts."""
        self._begin(learner, seed)
        super().__init__()

    def _begin(self, learner: str, seed: int | None) -> None:
        """Begin an attempt, with questions that were not asked before if there are enough."""
        self._rng = Random(seed)  # noqa: S311 - questions, not keys
        planned = plan(self._all, self._questions, self._rng, self._aims, self._before)
        self._practice: Practice[Pair] = Practice(planned)
        self._results = Results(
            learner=learner,
            date=datetime.now(UTC).isoformat(timespec="seconds"),
            definitions=self._about,
            questions=len(planned),
        )
        self._attempt, self._trouble, self._earlier = self._attempt + 1, "", self._number
        self._files: dict[Path, Path] = {}
        """The files that were asked for, and the files that this attempt is written to."""
        self._question: Question | None = None
        self._told: Told | None = None
        self.set_trait("answered", 0)
        self._next()

    # What a cell can ask and do

    @property
    def question(self) -> Question | None:
        """The question that is being asked or has just been answered; None at the end."""
        return self._question

    @property
    def results(self) -> list[Answer]:
        """The answers so far."""
        return list(self._results.answers)

    @property
    def over(self) -> bool:
        """Whether all questions have been asked."""
        return self._question is None

    def answer(self, fits: bool, reason: int | str | None = None) -> Answer:  # noqa: FBT001 - it is the answer
        """Say whether the attribute fits, and why: a reason's number from 1 on, or its words."""
        with self._lock:
            said = self._answer(fits, reason)
            self._publish()
        return said

    def next(self) -> None:
        """Go on to the next question; raise Refused if this one is not answered yet."""
        with self._lock:
            if self._told is None and not self.over:
                raise Refused("this question is not answered yet")
            self._next()
            self._publish()

    def again(self) -> None:
        """Begin another attempt, with other questions; raise Refused if this one is not over."""
        with self._lock:
            if not self.over:
                raise Refused("this attempt is not over yet")
            self._before |= {(one.figure, one.attribute) for one in self._results.answers}
            self._begin(self._results.learner, self._rng.randrange(MOST_SEEDS))
            self._publish()

    def begin_for(self, learner: str, seed: int) -> None:
        """Begin again for a learner whose name is now known, unless something was answered."""
        with self._lock:
            if not self._results.answers:
                self._attempt -= 1
                self._begin(learner, seed)
                self._publish()

    def keep_with(self, keep: Callable[[Results, int], str]) -> None:
        """Have a lesson keep the results of each attempt; it returns what went wrong, or ""."""
        self._keep = keep

    def report(self) -> Report:
        """Return the report: how it went, and what to practise next."""
        return Report(self._results)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the answers so far into a result file, which a class report reads.

        Return its path: files of other attempts are kept, so this one may get another name.
        """
        asked_for = Path(path)
        where = self._files.get(asked_for) or new_attempt(asked_for)
        try:
            self._results.write(where)
        except OSError:
            if asked_for not in self._files:
                where.unlink()
            raise
        self._files[asked_for] = where
        return where

    # Inside

    def _next(self) -> None:
        pair = self._practice.now
        self._question = None if pair is None else ask(pair, self._rng)
        self._told = None
        self._number += 1
        self._asked = monotonic()

    def _answer(self, fits: object, reason: object) -> Answer:
        question = self._question
        if question is None:
            raise Refused("the quiz is over; quiz.report() says how it went")
        if self._told is not None:
            raise Refused("this question is already answered; quiz.next() goes on to the next one")
        if not isinstance(fits, bool):
            raise Refused(f"it fits (True) or it does not fit (False), not {fits!r:.40}")
        picked = find_reason(question, reason)
        because = None if picked is None else question.choices[picked]
        counts = not question.pair.arguable
        wrong = fits is not question.verdict.holds or (because is not None and not because.right)
        said = Answer(
            definition=question.pair.definition,
            figure=question.pair.figure,
            attribute=question.pair.attribute,
            truth=question.verdict.holds,
            answer=fits,
            reason=because.text if because else "",
            reason_right=because.right if because and counts else None,
            reason_for=because.supports if because else None,
            chances=question.chances,
            misconception=shown(question, fits, because) if wrong and counts else "",
            ms=round(1000 * (monotonic() - self._asked)),
            again=self._practice.again,
        )
        self._results = replace(self._results, answers=(*self._results.answers, said))
        known = said.known or not counts
        back = self._practice.settle(known=known) and not known
        self._told = explain(question, said, picked, back=back)
        self.set_trait("answered", len(self._results.answers))
        self._autosave()
        return said

    def _autosave(self) -> None:
        if self._keep is not None:
            self._trouble = self._keep(self._results, self._attempt)
        if self._path is None:
            return
        try:
            self.save(self._path)
            self._trouble = ""
        except OSError as error:
            self._trouble = f"The result file {self._path} cannot be written ({error})."

    # The browser

    def _scene(self) -> QuizScene:
        question, told = self._question, self._told
        return {
            "number": self._number,
            "place": self._number - self._earlier,
            "left": self._practice.left + (1 if told and self._practice.now else 0),
            "again": self._practice.again if told is None else self._results.answers[-1].again,
            "marks": [one.known if one.counts else None for one in self._results.answers],
            "trouble": self._trouble,
            "told": told,
            "question": question.asked(explained=told is not None) if question else None,
            "report": None if question else self.report().told(),
        }

    def _obey(self, message: dict[str, Any]) -> None:
        match message:
            case {"do": "answer", "number": number, "fits": fits, "reason": int(reason)}:
                self._meant(number)
                self.answer(fits, reason + 1)
            case {"do": "next", "number": number}:
                self._meant(number)
                if self.over:
                    raise Refused("the quiz is over")
                self.next()
            case {"do": "again"}:
                self.again()
            case _:
                raise nothing_in(message)

    def _meant(self, number: object) -> None:
        if number != self._number:
            raise Refused("that came too late: the quiz has moved on")

    # Without a browser

    def _text(self) -> str:
        if (question := self._question) is None:
            return repr(self.report())
        asks = f'{question.asks.lower()} "{question.attribute.label}" fit this figure?'
        lines = [f"Question {self._number - self._earlier}: {asks}"]
        lines += [f"  {number}. {text}" for number, text in enumerate(question.reasons, start=1)]
        if self._told:
            fits = "It fits." if self._told["truth"] else "It does not fit."
            lines.append(f"{fits} {self._told['because']}")
        return "\n".join(lines)

    def _picture(self) -> str:
        return self.report().picture() if self.over else quiz_picture(self._scene())
