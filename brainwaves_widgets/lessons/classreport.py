"""The class at a glance: several learners' result files become one picture for the teacher."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, NamedTuple

from ..core.still import INK, LINE, MUTED, PAPER, text
from ..geometry.drawing import Svg
from .chalk import img
from .definitions import DEFINITIONS
from .misconceptions import MISCONCEPTIONS
from .results import Answer, Results, ResultsError

WELL, HALF = 0.8, 0.5
SIGNS: Final = {"well": ("✓", "#cfe8d6"), "some": ("~", "#fbeec0"), "few": ("✗", "#f6cfc9")}
"""A sign and a colour for how much is right: four fifths, half, or less."""
MOST_BELIEFS: Final = 8
LEFT, CELL, HIGH, EDGE = 190, 76, 34, 24


class Score(NamedTuple):
    """How many first answers were right, of how many."""

    right: int
    asked: int

    @property
    def how(self) -> str:
        """Whether that is well, some or few."""
        part = self.right / self.asked
        return "well" if part >= WELL else "some" if part >= HALF else "few"

    def __str__(self) -> str:
        return f"{self.right}/{self.asked}"


class Belief(NamedTuple):
    """A misconception that showed: how often, and with how many learners."""

    key: str
    title: str
    learners: int
    times: int


class ClassReport:
    """Definitions by learners, and misconceptions by frequency, from a folder of result files.

    Files of one learner are taken together. With `names=False` learners are numbered in an order
    that is always the same and tells nothing. Nothing leaves the machine.

    >>> import tempfile
    >>> folder = tempfile.mkdtemp()
    >>> said = Answer("D4", "square", "trapezoid", truth=False, answer=True)
    >>> Results("Ann", "2026-03-02T10:15:00+00:00", ("D4",), 1, (said,)).write(f"{folder}/a.json")
    >>> ClassReport(folder)
    Class report: 1 learner, 0 of 1 first answers right.
    Hardest: D4 Trapezoid (0/1).
    No misconception showed.
    """

    def __init__(self, folder: str | os.PathLike[str], *, names: bool = True) -> None:
        where = Path(folder).expanduser()
        if not where.is_dir():
            raise ResultsError(f"there is no folder {where}")
        self._answers: dict[str, list[Answer]] = defaultdict(list)
        self.broken: list[tuple[str, str]] = []
        """Files that could not be read, each with what is wrong with it."""
        for path in sorted(where.glob("*.json")):
            self._take(path)
        known = sorted(self._answers, key=str.casefold if names else _shuffled)
        self.learners: tuple[str, ...] = tuple(known)
        if not names:
            numbered = {name: f"Learner {i}" for i, name in enumerate(known, start=1)}
            self._answers = {numbered[name]: self._answers[name] for name in known}
            self.learners = tuple(numbered.values())
            self.broken = [(f"file {i}", why) for i, (_, why) in enumerate(self.broken, start=1)]

    def _take(self, path: Path) -> None:
        """Read one file; one that cannot be read is listed and stops nothing."""
        try:
            results = Results.read(path)
        except ResultsError as error:
            self.broken.append((path.name, str(error).removeprefix(f"{path.name}: ")))
        except OSError as error:
            self.broken.append((path.name, error.strerror or "it cannot be read"))
        else:
            name = " ".join(results.learner.split()) or "(no name)"
            # Learners write their names in more than one way.
            same = (one for one in self._answers if one.casefold() == name.casefold())
            self._answers[next(same, name)] += results.first

    # --- what a cell can ask --------------------------------------------------------------------

    @property
    def definitions(self) -> tuple[str, ...]:
        """The numbers of the definitions that were asked about."""
        asked = {one.definition for some in self._answers.values() for one in some}
        return tuple(number for number in DEFINITIONS if number in asked)

    def score(self, learner: str | None = None, definition: str | None = None) -> Score:
        """Count right first answers: of one learner or all, on one definition or all."""
        if learner is not None and learner not in self.learners:
            msg = f"there is no learner {learner!r:.60}; there are {', '.join(self.learners)}"
            raise ValueError(msg)
        return _score(
            one
            for name, some in self._answers.items()
            if learner in (None, name)
            for one in some
            if definition in (None, one.definition)
        )

    @property
    def misconceptions(self) -> tuple[Belief, ...]:
        """Those that showed, the most widespread first."""
        times: Counter[str] = Counter()
        learners: defaultdict[str, set[str]] = defaultdict(set)
        for name, some in self._answers.items():
            for one in some:
                if one.misconception:
                    times[one.misconception] += 1
                    learners[one.misconception].add(name)
        found = [
            Belief(key, _title(key), len(learners[key]), count) for key, count in times.items()
        ]
        return tuple(sorted(found, key=lambda one: (-one.learners, -one.times, one.title)))

    def rows(self) -> list[dict[str, Any]]:
        """Give one dictionary a learner: the name, then the part that was right, or None."""
        return [
            {"learner": name}
            | {
                number: score.right / score.asked if score.asked else None
                for number in self.definitions
                for score in [self.score(name, number)]
            }
            for name in self.learners
        ]

    # --- in words and as a picture --------------------------------------------------------------

    def __repr__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> list[str]:
        right, asked = self.score()
        who = _count(len(self.learners), "learner")
        lines = [f"Class report: {who}, {right} of {asked} first answers right."]
        if not asked:
            lines.append("No answers yet: put the learners' result files into this folder.")
        else:
            by_part = sorted(self.definitions, key=lambda one: _part(self.score(None, one)))
            hardest = [f"{one} {_about(one)} ({self.score(None, one)})" for one in by_part[:3]]
            lines.append(f"Hardest: {', '.join(hardest)}.")
            lines += [
                f"{one.title}: {_count(one.learners, 'learner')}, {_count(one.times, 'time')}."
                for one in self.misconceptions
            ] or ["No misconception showed."]
        lines += [f"Not read: {name}: {why}" for name, why in self.broken]
        return lines

    def _repr_html_(self) -> str:
        advice = "".join(
            f"<li><b>{escape(one.title)}.</b> {escape(known.truth)} "
            f"<i>Practise:</i> {escape(known.practise)}</li>"
            for one in self.misconceptions
            if (known := MISCONCEPTIONS.get(one.key))
        )
        heard = f"<p><b>What to say and what to practise</b></p><ul>{advice}</ul>" if advice else ""
        broken = "".join(f"<li>{escape(name)}: {escape(why)}</li>" for name, why in self.broken)
        unread = f"<p><b>Not read</b></p><ul>{broken}</ul>" if broken else ""
        return f"{img(self.picture, ' '.join(self._lines()), self._wide)}{heard}{unread}"

    @property
    def _wide(self) -> int:
        return max(LEFT + CELL * (len(self.definitions) + 1) + EDGE, 760)

    @property
    def picture(self) -> Svg:
        """The heat map and the misconceptions, as one picture."""
        numbers, learners = self.definitions, self.learners
        beliefs = self.misconceptions[:MOST_BELIEFS]
        top = 96
        width = self._wide
        about = [f"{one} {_about(one)}" for one in numbers]
        meaning = wrap(" · ".join(about), int((width - 2 * EDGE) / 7))
        below = top + HIGH * (len(learners) + 1) + 44 + 20 * len(meaning)
        height = below + 28 * max(1, len(beliefs)) + (24 if beliefs else 0) + EDGE
        body = [text(EDGE, 36, self._lines()[0], 18, bold=True)]
        body += [text(EDGE, 58, _key(), 13, fill=MUTED)]
        for column, number in enumerate((*numbers, "all")):
            x = LEFT + CELL * (column + 0.5)
            body.append(text(x, top - 10, number, 14, bold=True, middle=True))
        for row, name in enumerate((*learners, None)):
            y = top + HIGH * row
            words = _clip(name) if name else "whole class"
            body.append(text(LEFT - 12, y + 22, words, 14, bold=name is None, end=True))
            body += [
                _cell(LEFT + CELL * column, y, self.score(name, asked))
                for column, asked in enumerate((*numbers, None))
            ]
        body += [
            text(EDGE, below - 30 - 20 * i, line, 13, fill=MUTED)
            for i, line in enumerate(reversed(meaning))
        ]
        body += _bars(beliefs, below)
        return Svg(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'style="max-width:{width}px" font-family="system-ui, sans-serif" fill="{INK}">'
            f"<title>{escape(' '.join(self._lines()))}</title>"
            f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>{"".join(body)}</svg>'
        )


def _score(answers: Iterable[Answer]) -> Score:
    some = list(answers)
    return Score(sum(one.known for one in some), len(some))


def _part(score: Score) -> float:
    return score.right / score.asked


def _shuffled(name: str) -> str:
    return sha256(name.casefold().encode()).hexdigest()


def _title(key: str) -> str:
    return MISCONCEPTIONS[key].title if key in MISCONCEPTIONS else key


def _about(number: str) -> str:
    return DEFINITIONS[number].title


def _count(how_many: int, noun: str) -> str:
    return f"{how_many} {noun}{'' if how_many == 1 else 's'}"


def _clip(name: str, most: int = 20) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _key() -> str:
    well, some, few = (sign for sign, _ in SIGNS.values())
    return (
        f"Right at the first go, with the reason. {well} four fifths or more, "
        f"{some} half or more, {few} less, · not asked."
    )


def _cell(x: float, y: float, score: Score) -> str:
    if not score.asked:
        return text(x + CELL / 2, y + 22, "·", 14, fill=MUTED, middle=True)
    sign, colour = SIGNS[score.how]
    box = (
        f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{HIGH - 4}" rx="6" '
        f'fill="{colour}"/>'
    )
    return box + text(x + CELL / 2, y + 22, f"{sign} {score}", 13, bold=True, middle=True)


def _bars(beliefs: tuple[Belief, ...], top: float) -> list[str]:
    """Draw a bar for each misconception, as long as it has learners."""
    if not beliefs:
        return [text(EDGE, top + 4, "No misconception showed.", 14, fill=MUTED)]
    drawn = [text(EDGE, top, "Misconceptions, by how many learners showed them", 15, bold=True)]
    longest = max(one.learners for one in beliefs)
    for row, one in enumerate(beliefs):
        y, long = top + 16 + 28 * row, 120 * one.learners / longest
        drawn.append(
            f'<rect x="{EDGE}" y="{y}" width="{long:g}" height="20" rx="4" fill="#9db7dd" '
            f'stroke="{LINE}"/>'
        )
        said = f"{_count(one.learners, 'learner')}, {_count(one.times, 'time')}"
        drawn.append(text(EDGE + 136, y + 15, f"{one.title} ({said})", 14))
    return drawn
