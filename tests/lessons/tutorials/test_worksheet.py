"""Worksheets: the questions of a lesson on paper, with answers that go with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from brainwaves_widgets import cli
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS
from brainwaves_widgets.lessons.tutorials.worksheet import ON_PAPER, save_worksheets


@pytest.mark.parametrize("number", LESSONS)
def test_every_lesson_has_a_worksheet_and_answers(number: str, tmp_path: Path) -> None:
    sheet, answers = (
        path.read_text(encoding="utf-8") for path in save_worksheets(number, tmp_path)
    )
    asked = sheet.count('class="question')
    assert asked == answers.count('class="question') >= 3
    assert "Name:" in sheet
    assert "Name:" not in answers
    assert not re.search("✓|☒|shows:", sheet), "nothing of the answers is on the worksheet"
    assert 'class="right"' in answers
    if LESSONS[number].definitions:
        assert sheet.count("☐ fits") == ON_PAPER
        assert answers.count("☒") == ON_PAPER
        assert answers.count("✓") == ON_PAPER
    assert "break-inside: avoid" in sheet


def test_equal_seeds_make_equal_sheets(tmp_path: Path) -> None:
    one, same, other = (
        save_worksheets("05", tmp_path / name, seed=seed)[0].read_text(encoding="utf-8")
        for name, seed in (("a", 1), ("b", 1), ("c", 2))
    )
    assert one == same != other


def test_a_command_writes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["print", "05", str(tmp_path)])
    assert [Path(line).name for line in capsys.readouterr().out.split()] == [
        "worksheet-05.html",
        "answers-05.html",
    ]
    with pytest.raises(SystemExit, match="there is no lesson '99'; there are 00"):
        cli.main(["print", "99", str(tmp_path)])
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match="file cannot be used"):
        cli.main(["print", "05", str(tmp_path / "file")])
