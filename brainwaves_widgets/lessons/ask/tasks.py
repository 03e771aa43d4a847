"""Tasks that ask for yes or no, a number or a word, or check what was drawn on a board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...geometry import Figure
from ...geometry.deck import the_figure
from ...geometry.explain.relations import Definitions
from ...geometry.explain.verdicts import named
from ..board.layout import gallery
from ..lab.tasks import Task
from ..tutorials.checks import Checked, made, predict, say
from ..tutorials.question_file import find_question
from .ask import Ask

if TYPE_CHECKING:
    from .lesson import Lesson


class CheckedAsk(Ask):
    """A task whose answer is judged by one of the tutorials' checks."""

    def __init__(
        self,
        question: str,
        check: Callable[[Any], Checked],
        choices: Sequence[str] = (),
        *,
        keeper: Lesson | None = None,
    ) -> None:
        self._check = check
        super().__init__(question, choices, keeper=keeper)

    def _judge(self) -> None:
        given = self._picked if self.choices else self.value
        checked = self._check(given)
        self.said = list(checked.words)
        self.state = {"unread": "open"}.get(checked.state, checked.state)
        shown = checked.picture
        self._explained, self._alt = (str(shown), shown.alt) if shown is not None else ("", "")
        if checked:
            self.phase = "told"
        if self._keeper and checked.state in {"right", "wrong", "argued"}:
            words = "a figure" if self.kind == "check" else given
            self._trouble = self._keeper.keep_try(self.question, words, right=bool(checked))


class YesNo(CheckedAsk):
    """Is an attribute true of a figure? Where that is arguable (D15), the learner takes sides.

    >>> task = YesNo("Is the rhombus a square?", "rhombus", "square")
    >>> task.answer("yes"); task.state
    'wrong'
    """

    def __init__(
        self,
        question: str,
        figure: Figure | str,
        attribute: str,
        *,
        definitions: Definitions = "printed",
        keeper: Lesson | None = None,
    ) -> None:
        shape, key = the_figure(figure), named(attribute).key

        def check(answer: str) -> Checked:
            return predict(shape, key, answer, definitions=definitions)

        super().__init__(question, check, ("yes", "no"), keeper=keeper)
        plain = gallery(shape, captions=[""])
        self._explained, self._alt = str(plain), "A figure"
        self._publish()


class Say(CheckedAsk):
    """One of the questions in questions.toml: choose the answer, or write a number.

    >>> task = Say("mirrors of a square")
    >>> task.answer("2"); task.said[-1]
    'There are two more, of another kind.'
    """

    def __init__(
        self,
        question: str,
        *,
        definitions: Definitions = "printed",
        keeper: Lesson | None = None,
    ) -> None:
        asked = find_question(question).by(definitions)
        if not asked.choices:
            self.kind, self.hint = "text", "Write a number, such as 3, 0.5 or 3/4."

        def check(answer: str) -> Checked:
            told = say(question, answer, definitions=definitions)
            repeated = told.words[:1] == (asked.question,)
            return Checked(told.state, told.words[1:] if repeated else told.words, told.picture)

        super().__init__(asked.question, check, asked.choices, keeper=keeper)


class Made(CheckedAsk):
    """Check what was drawn on a blackboard or in a laboratory, whenever the learner asks for it."""

    kind = "check"
    button = "Check my drawing"

    def __init__(
        self,
        drawn: Any,
        task: Task,
        *,
        definitions: Definitions | None = None,
        keeper: Lesson | None = None,
    ) -> None:
        def check(_answer: object) -> Checked:
            told = made(drawn.figure, task, definitions=definitions)
            if told.state == "open":
                return Checked("open", ("There is nothing to check yet: draw a figure first.",))
            return told

        super().__init__(task.text, check, keeper=keeper)


class Write(CheckedAsk):
    """Write an answer that the lesson's own check judges, as often as it takes."""

    kind = "text"

    def __init__(
        self,
        question: str,
        check: Callable[[Any], Checked],
        *,
        hint: str = "",
        keeper: Lesson | None = None,
    ) -> None:
        self.hint = hint
        super().__init__(question, check, keeper=keeper)
