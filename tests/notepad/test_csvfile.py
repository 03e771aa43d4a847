"""Results as CSV: out, and back without loss, doubles or halves."""

from __future__ import annotations

import csv
import re
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from brainwaves_widgets.notepad import csvfile
from brainwaves_widgets.notepad.notepad import Notepad, NotepadError
from tests.notepad.notes import noted, result

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True)
def inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def lines(*changes: tuple[str, str]) -> str:
    """Return a sheet of three results with a word replaced by another one, each once."""
    Notepad("three.sqlite").write([result(number) for number in (1, 2, 3)])
    Notepad("three.sqlite").to_csv("three.csv")
    text = Path("three.csv").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_what_goes_out_comes_back() -> None:
    Notepad().write([result(1, player='Ann "A", of <B>; é 雁', won=False), result(2, seed=10**30)])
    Notepad().to_csv("results.csv")
    other = Notepad("other.sqlite")
    assert other.read_csv("results.csv") == 2
    assert other.rows() == Notepad().rows()


FORMULAS = ['=HYPERLINK("x")', "@SUM(1)", "+1", "-1", "\t=1", "\r=1", "\n=1"]
WIDE = ["＝1", "＋1", "－1", "＠SUM(1)", "﹦1"]  # noqa: RUF001 - signs of East Asian keyboards
CUT = ["Ann;=1", 'Ann";=1', "Ann; \uff1d1", "Ann;\t=1", "Ann\n=1;-2", ";;=1", " =1", "a;'=1", ";'"]


@pytest.mark.parametrize(
    "player", [*FORMULAS, *WIDE, *CUT, "'Ann", "''", "'=1", "'", "O'Hara", "=a;b,c"]
)
def test_a_name_is_no_formula_and_comes_back_as_it_was(player: str) -> None:
    Notepad().write([result(1, player=player, players=f"{player}, Ben", score=-3)])
    Notepad().to_csv("results.csv")
    with Path("results.csv").open(encoding="utf-8", newline="") as file:
        _, cells = csv.reader(file)
    for cell in cells:
        assert cell == "-3" or not cell.strip(" ").startswith(csvfile.FORMULAS)
    text = Path("results.csv").read_text(encoding="utf-8")
    for cut in csv.reader(StringIO(text), delimiter=";"):  # where the comma is a decimal sign
        for cell in cut:
            assert not cell.strip(" ").startswith(csvfile.FORMULAS)
    other = Notepad("other.sqlite")
    assert other.read_csv("results.csv") == 1
    assert other.rows() == Notepad().rows()


@given(st.text("=+-@;,'\"\t\r\n ＝－a"))  # noqa: RUF001 - wide signs
def test_any_text_comes_back_and_no_part_of_it_is_a_formula(text: str) -> None:
    marked = csvfile._marked(text)
    assert isinstance(marked, str)
    assert csvfile._unmarked(marked) == text
    for part in re.split(r"[;\t\r\n]", marked):
        assert not part.strip(" ").startswith(csvfile.FORMULAS)


def test_dates_of_all_zones_become_those_of_utc() -> None:
    text = lines(
        ("2026-05-02T18:30:00+00:00", "2026-05-09T10:00+05:00"),
        ("2026-05-03T18:30:00+00:00", "2026-05-09T09:00:00+00:00"),
        ("2026-05-04T18:30:00+00:00", "2026-05-09 04:00"),
    )
    Path("three.csv").write_text(text, encoding="utf-8")
    Notepad().read_csv("three.csv")
    assert [row.date for row in Notepad().rows()] == [
        "2026-05-09T04:00:00+00:00",
        "2026-05-09T05:00:00+00:00",
        "2026-05-09T09:00:00+00:00",
    ]
    assert "2026-05-09 05:00" in repr(Notepad())
    pytest.importorskip("pandas")
    frame = Notepad().frame()
    assert list(frame.sort_values("date").score) == [3, 1, 2]


def test_only_what_is_shown_goes_out() -> None:
    noted("Ann", "Ben")
    Notepad().filter(player="Ben").to_csv("ben.csv")
    assert len(Path("ben.csv").read_text(encoding="utf-8").splitlines()) == 2


def test_what_is_there_already_is_not_doubled_and_stays() -> None:
    Notepad().write([result(1, score=50)])
    Path("three.csv").write_text(lines(), encoding="utf-8")
    assert Notepad().read_csv("three.csv") == 2
    assert Notepad().read_csv("three.csv") == 0
    assert [row.score for row in Notepad().rows()] == [50, 2, 3]


def test_a_spreadsheets_own_csv_is_read() -> None:
    text = lines().replace(",", ";").replace("\n", "\r\n") + "\r\n"
    Path("three.csv").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert Notepad().read_csv("three.csv") == 3


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            [("table-3,0,Ann,3", "table-3,0,Ann,three")],
            "line 4 of .*: score is a whole number.*'three'",
        ),
        ([("table-2,0,Ann,2,True", "table-2,0,Ann,2,maybe")], "line 3 .*won is True or False"),
        ([("table-2,0,Ann,2", f"table-2,0,Ann,{'9' * 30}")], "line 3 .*score is .* 18 digits"),
        ([("table-2,0,Ann", "table-2,0")], "line 3 .*it has 12 cells instead of 13"),
        ([("table-2,0,Ann", "table-2,0,")], "line 3 .*player is empty"),
        ([("2026-05-03T", "3 May ")], "line 3 .*date is like 2026-05-17T18:30:00"),
        ([("2026-05-03T18:30:00+00", "0001-01-01T00:00:00+09")], "line 3 .*date is like"),
        ([("score", "points")], "line 1 .*no column score; the file needs table_id, seat"),
        ([("table-3,0,Ann", 'table-3,0,"Ann')], "line 4 .*unexpected end of data"),
    ],
)
def test_a_broken_line_is_named_and_nothing_is_read(
    changes: list[tuple[str, str]], told: str
) -> None:
    Path("three.csv").write_text(lines(*changes), encoding="utf-8")
    with pytest.raises(ValueError, match=f"{told}.*nothing was read"):
        Notepad().read_csv("three.csv")
    assert Notepad().rows() == []


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00"])
def test_what_is_no_sheet_is_refused(content: bytes) -> None:
    Path("three.csv").write_bytes(content)
    with pytest.raises(ValueError, match=r"no column table_id|not UTF-8 text"):
        Notepad().read_csv("three.csv")


def test_a_sheet_is_not_read_into_a_damaged_file() -> None:
    Path("three.csv").write_text(lines(), encoding="utf-8")
    Path("damaged.sqlite").write_bytes(b"this is no database" * 100)
    with pytest.raises(NotepadError, match=r"cannot be written.*Move that file away"):
        Notepad("damaged.sqlite").read_csv("three.csv")
