"""The class report as a page that prints on one sheet of paper."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from ...art.svg import img
from ..definitions import DEFINITIONS
from ..misconceptions import MISCONCEPTIONS
from .picture import SIGNS, wide

if TYPE_CHECKING:
    from .classreport import ClassReport, Score

MOST_QUESTIONS: Final = 8
MOST_BESIDE: Final = 5
"""With at most this many definitions, pupils stand in two columns."""
STYLE: Final = """
@page { size: A4 portrait; margin: 9mm }
body { font: 8pt/1.22 system-ui, sans-serif; color: #1f2733; margin: 0 auto; max-width: 192mm }
h1 { font-size: 14pt; margin: 0 0 1mm } h2 { font-size: 10pt; margin: 3mm 0 1mm }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: .3pt solid #b9c1cc; padding: .35mm 1.2mm; text-align: left }
th { font-weight: 600 } .score { text-align: center; white-space: nowrap }
ul { margin: 0; padding-left: 4mm } .two { columns: 2; column-gap: 6mm }
.beside { display: flex; gap: 6mm; align-items: start } p { margin: 1mm 0 }
.group { break-inside: avoid; margin: 0 0 1.2mm }
"""


def sheet(report: ClassReport) -> str:
    """Return the report as a whole HTML page."""
    title, *_ = report.lines
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body><h1>{escape(title)}</h1>"
        f"{_scores(report)}{parts(report)}</body></html>"
    )


def parts(report: ClassReport) -> str:
    """Return misconceptions with names, groups and questions as HTML."""
    return f"{_beliefs(report)}{_groups(report)}{_questions(report)}"


def picture_and_parts(report: ClassReport) -> str:
    """Return what a notebook shows: the picture, then the rest in words."""
    return f"{img(report.picture, ' '.join(report.lines), wide(report))}{parts(report)}"


def _scores(report: ClassReport) -> str:
    """Lay the scores out in as many columns of learners as keep the page short."""
    head = "".join(f'<th class="score">{one}</th>' for one in (*report.definitions, "all"))
    rows = [
        f"<tr><td>{escape(name or 'whole class')}</td>"
        + "".join(_cell(report.score(name, one)) for one in (*report.definitions, None))
        + "</tr>"
        for name in (*report.learners, None)
    ]
    half = -(-len(rows) // 2) if len(report.definitions) <= MOST_BESIDE else len(rows)
    tables = "".join(
        f"<table><tr><th>pupil</th>{head}</tr>{''.join(part)}</table>"
        for part in (rows[:half], rows[half:])
        if part
    )
    about = " · ".join(f"{one} {DEFINITIONS[one].title}" for one in report.definitions)
    return f'<div class="beside">{tables}</div><p>{escape(about)}</p>'


def _cell(score: Score) -> str:
    if not score.asked:
        return '<td class="score">·</td>'
    return f'<td class="score">{SIGNS[score.how][0]} {score}</td>'


def _beliefs(report: ClassReport) -> str:
    if not report.misconceptions:
        return "<h2>Misconceptions</h2><p>None showed twice.</p>" if report.definitions else ""
    items = []
    for one in report.misconceptions:
        known = MISCONCEPTIONS.get(one.key)
        truth = f" {escape(known.truth)}" if known else ""
        items.append(f"<li><b>{escape(one.title)}:</b> {escape(one.who)}.{truth}</li>")
    return f"<h2>Misconceptions, and who showed them</h2><ul>{''.join(items)}</ul>"


def _groups(report: ClassReport) -> str:
    if not report.groups:
        return ""
    made = "".join(
        f'<div class="group"><b>{escape(", ".join(one.pupils))}</b>: {escape(one.title)}. '
        f"<i>{escape(one.practise)}</i></div>"
        for one in report.groups
    )
    return f'<h2>Groups</h2><div class="two">{made}</div>'


def _questions(report: ClassReport) -> str:
    hardest = report.questions[:MOST_QUESTIONS]
    if not hardest:
        return ""
    rows = "".join(
        f'<tr><td>{escape(one.title)}</td><td class="score">{one.right} of {one.asked}</td>'
        f"<td>{escape(one.said)}</td></tr>"
        for one in hardest
    )
    head = "<tr><th>question</th><th>right</th><th>most frequent wrong reason</th></tr>"
    return f"<h2>Questions, the hardest first</h2><table>{head}{rows}</table>"
