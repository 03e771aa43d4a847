"""The report on a quiz: what the learner knows, which misconceptions showed, what to practise."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from ...art.svg import INK, LINE, MUTED, place, text
from ...core.text.phrases import listed
from ...geometry import ATTRIBUTES
from ..definitions import DEFINITIONS
from ..misconceptions import MISCONCEPTIONS
from ..misconceptions.record import Misconception
from ..reasons.clauses import clause
from ..reasons.shapes import SHAPES
from ..stills import BAD, EDGE, GOOD, frame, paragraph
from .diagnosis import Finding, diagnose
from .results import Answer, Results
from .wire import ReportText

BAR: Final = 300
ROW: Final = 40


class Tally(NamedTuple):
    """How the questions about one definition went, the first time each."""

    definition: str
    right: int
    asked: int

    @property
    def missed(self) -> int:
        """How many questions the learner did not know."""
        return self.asked - self.right


@dataclass(frozen=True)
class Report:
    """What a learner's answers show; it prints as words and shows as a picture.

    >>> wrong = Answer("D9", "parallelogram", "reflexive-symmetry", truth=False, answer=True,
    ...                reason="A diagonal cuts it into two equal halves, so it has a mirror line.",
    ...                misconception="parallelogram-has-a-mirror-line")
    >>> print(Report(Results("Ann", "2026-03-02T10:15:00+00:00", ("D9",), 2, (wrong, wrong))))
    Ann: 0 of 2 right.
    Practise next:
    - D9, Mirror lines: Cut out a parallelogram and fold it along a diagonal.
      Missed: parallelogram (it has no mirror line), parallelogram (it has no mirror line).
    """

    results: Results

    @property
    def right(self) -> int:
        """How many questions were known at once."""
        return self.results.right

    @cached_property
    def tallies(self) -> tuple[Tally, ...]:
        """How it went, definition by definition."""
        asked = Counter(one.definition for one in self.results.first)
        right = Counter(one.definition for one in self.results.first if one.known)
        return tuple(Tally(key, right[key], asked[key]) for key in DEFINITIONS if asked[key])

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """The misconceptions that showed often enough to be more than a slip or a guess."""
        return diagnose(self.results.answers)

    @cached_property
    def misconceptions(self) -> tuple[tuple[Misconception, int], ...]:
        """The misconceptions that showed at all, and how often, the most frequent first."""
        seen = Counter(one.misconception for one in self.results.answers if one.misconception)
        known = [(MISCONCEPTIONS[key], n) for key, n in seen.most_common() if key in MISCONCEPTIONS]
        return tuple(known)

    @cached_property
    def practise(self) -> tuple[str, ...]:
        """The definitions to practise next, most needed first."""
        showed = Counter[str]()
        for one, times in self.misconceptions:
            showed[one.definition] += times
        needed = {one.definition: one.missed for one in self.tallies if one.missed}
        order = sorted(
            needed, key=lambda key: (-needed[key] - showed[key], list(DEFINITIONS).index(key))
        )
        return tuple(order)

    def missed(self, definition: str) -> tuple[Answer, ...]:
        """Return the answers about a definition that were not known at first."""
        first = self.results.first
        return tuple(one for one in first if one.definition == definition and not one.known)

    def advice(self, definition: str) -> str:
        """Say what to practise about a definition."""
        wrong = {one.misconception for one in self.missed(definition)}
        known = [one.key for one in self.findings if one.key in MISCONCEPTIONS]
        believed = [MISCONCEPTIONS[key].practise for key in known if key in wrong]
        if believed:
            return believed[0]
        missed = {one.attribute for one in self.missed(definition)}
        labels = sorted(ATTRIBUTES[key].label.lower() for key in missed)
        return f"Look again at {listed(labels[:3])}."

    def __repr__(self) -> str:
        asked = len(self.results.first)
        if not asked:
            return self.sides or "There are no answers yet."
        who = self.results.learner or "You"
        lines = [f"{who}: {self.right} of {asked} right. {self.sides}".rstrip()]
        if not self.practise:
            return f"{lines[0]} Nothing to practise here: go on to another definition."
        lines.append("Practise next:")
        for key in self.practise:
            lines.append(f"- {key}, {DEFINITIONS[key].title}: {self.advice(key)}")
            lines.append(f"  Missed: {self._named(key)}.")
        return "\n".join(lines)

    def _named(self, definition: str) -> str:
        said = [f"{SHAPES[one.figure].name} ({_truth(one)})" for one in self.missed(definition)]
        more = f" and {len(said) - 3} more" if len(said) > 3 else ""  # noqa: PLR2004
        return ", ".join(said[:3]) + more

    def told(self) -> ReportText:
        """Return it as plain JSON, for the screen."""
        return {
            "title": self.title,
            "headline": self.headline,
            "sides": self.sides if self.results.first else "",
            "tallies": [
                {
                    "definition": one.definition,
                    "title": DEFINITIONS[one.definition].title,
                    "right": one.right,
                    "asked": one.asked,
                }
                for one in self.tallies
            ],
            "practise": [
                {"definition": key, "advice": self.advice(key), "missed": self._named(key)}
                for key in self.practise
            ],
        }

    @property
    def title(self) -> str:
        """Whose report it is."""
        return f"Quiz of {self.results.learner}" if self.results.learner else "Quiz"

    @property
    def headline(self) -> str:
        """How it went, in a few words."""
        first = self.results.first
        known = f"{self.right} of {len(first)} known at once"
        return known if first or not self.sides else self.sides

    @property
    def sides(self) -> str:
        """How often the learner took sides, and how often the game's side (D15).

        >>> one = Answer("D15", "circle", "ellipse", truth=False, answer=True)
        >>> Report(Results("Ann", "2026-03-02T10:15:00+00:00", ("D15",), 1, (one,))).sides
        'Sides taken: 1, of them 0 with the game.'
        """
        taken = self.results.sides
        with_game = sum(one.right for one in taken)
        return f"Sides taken: {len(taken)}, of them {with_game} with the game." if taken else ""

    def _repr_svg_(self) -> str:
        return self.picture()

    def picture(self) -> str:
        """Draw it as SVG."""
        y, body = 100.0, ""
        for one in self.tallies:
            body, y = body + place(EDGE, y, _bar(one)), y + ROW
        if self.sides and self.tallies:
            body, y = body + text(EDGE, y + 16, self.sides, 14, fill=MUTED), y + ROW
        if self.practise:
            body += text(EDGE, y + 20, "Practise next", 15, bold=True)
            y += 44
        for key in self.practise[:4]:
            body += text(EDGE, y, key, 14, bold=True)
            words, y = paragraph(EDGE + 44, y, self.advice(key), wide=96)
            more, y = paragraph(EDGE + 44, y, f"Missed: {self._named(key)}.", wide=96, fill=MUTED)
            body, y = body + words + more, y + 8
        return frame(self.title, self.headline, body, int(y) + 16)


def _truth(one: Answer) -> str:
    return clause(one.attribute, holds=one.truth, of=SHAPES.get(one.figure))


def _bar(one: Tally) -> str:
    """Draw how much of a definition is known: marks that can be counted, never colour alone."""
    title = f"{one.definition} {DEFINITIONS[one.definition].title}"
    wide = min(26.0, BAR / one.asked)
    drawn = (_mark(wide - 3, known=i < one.right) for i in range(one.asked))
    marks = "".join(place(440 + i * wide, 0, mark) for i, mark in enumerate(drawn))
    line = f'<path d="M0 32H844" stroke="{LINE}"/>'
    tally = text(844, 16, f"{one.right} of {one.asked}", 14, bold=True, end=True, fill=INK)
    return text(0, 16, title, 14) + marks + tally + line


def _mark(wide: float, *, known: bool) -> str:
    fill, line, sign, ink = (GOOD, GOOD, "✓", "#fff") if known else ("#fff", BAD, "✗", BAD)
    box = f'<rect width="{wide:g}" height="22" rx="4" fill="{fill}" stroke="{line}"/>'
    return box + text(wide / 2, 16, sign, 13, bold=True, middle=True, fill=ink)
