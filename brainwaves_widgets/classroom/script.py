"""A lesson's notebook as the steps of a class: each heading begins a step."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ..delivery import shipped_notebooks
from ..lessons.ask.text import blocks
from ..lessons.ask.wire import Block
from ..lessons.tutorials.lessons import LESSONS, LessonPlan

LARGEST: Final = 10_000_000
FOR_NOTEBOOKS: Final = ("Run all cells", "Run the cells", "|")
"""How paragraphs begin that make sense only in a notebook."""
_HEADING: Final = re.compile(r"^#+ +(.*)$", re.MULTILINE)
_PLAIN: Final = (
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"`([^`]*)`"), r"\1"),
    (re.compile(r"(?<![*\w])\*(?!\*)([^*]+)\*(?!\*)"), r"\1"),
)


class Text(NamedTuple):
    """Words between cells."""

    blocks: tuple[Block, ...]


class Code(NamedTuple):
    """A cell to run."""

    body: tuple[ast.stmt, ...]


@dataclass(frozen=True)
class Step:
    """What stands below one heading."""

    title: str
    cells: tuple[Text | Code, ...]


@dataclass(frozen=True)
class Script:
    """A lesson in steps.

    >>> script = Script.read("05")
    >>> script.title, [step.title for step in script.steps][:3]
    ('05 · The family of quadrilaterals', ['Begin', 'Predict', 'The tree'])
    """

    title: str
    plan: LessonPlan
    steps: tuple[Step, ...]

    @classmethod
    def read(cls, lesson: str) -> Script:
        """Read a lesson that comes with the package, as in "05", or a notebook like one of them."""
        if lesson in LESSONS:
            folder = shipped_notebooks() / "tutorials"
            return cls._of(next(folder.glob(f"{lesson}-*.ipynb")), LESSONS[lesson])
        if not str(lesson).endswith(".ipynb"):
            known = ", ".join(LESSONS)
            msg = f"a lesson is one of {known}, or the path of a notebook, not {lesson!r:.40}"
            raise ValueError(msg)
        path = Path(lesson).expanduser()
        number = path.name[:2]
        if number not in LESSONS:
            name = f"05-mine.ipynb, not {path.name!r:.60}"
            msg = f"the name of a lesson's notebook begins with its number, as in {name}"
            raise ValueError(msg)
        if not path.is_file():
            raise ValueError(f"there is no notebook {str(path)!r}")
        return cls._of(path, LESSONS[number])

    @classmethod
    def _of(cls, path: Path, plan: LessonPlan) -> Script:
        try:
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            return cls._from_cells(cells, plan)
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{path.name} is not the notebook of a lesson: {error}") from None

    @classmethod
    def _from_cells(cls, cells: list[dict[str, object]], plan: LessonPlan) -> Script:
        title, steps = f"{plan.number} · {plan.title}", [("Begin", list[Text | Code]())]
        for cell in cells:
            source = "".join(cell["source"])  # type: ignore[arg-type]
            if cell["cell_type"] == "code":
                steps[-1][1].append(Code(tuple(ast.parse(source).body)))
            elif cell["cell_type"] == "markdown":
                before, *headed = _HEADING.split(source)
                steps[-1][1].extend(_text(before))
                for heading, below in zip(headed[::2], headed[1::2], strict=True):
                    if len(steps) > 1 or steps[0][1]:
                        steps.append((heading, []))
                    steps[-1][1].extend(_text(below))
        return cls(
            title, plan, tuple(Step(name, tuple(inside)) for name, inside in steps if inside)
        )


def _text(markdown: str) -> list[Text]:
    """Return the paragraphs of some Markdown, without those that are about the notebook."""
    parts = re.split(r"\n\s*\n", markdown)
    kept = "\n\n".join(one for one in parts if not one.strip().startswith(FOR_NOTEBOOKS))
    for pattern, plain in _PLAIN:
        kept = pattern.sub(plain, kept)
    found = tuple(blocks(kept))
    return [Text(found)] if found else []
