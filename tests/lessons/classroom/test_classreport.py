"""The class report: what a teacher reads out of a folder of result files."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from time import perf_counter

import pytest

from brainwaves_widgets.lessons import ClassReport, ResultsError
from brainwaves_widgets.lessons.misconceptions import MISCONCEPTIONS

from .classes import DATE, NO_RECTANGLE, cells, said, write


def test_definitions_by_learners_with_numbers_and_signs(folder: Path) -> None:
    report = ClassReport(folder)
    assert report.learners == ("Ann", "Ben", "Cleo")
    assert report.definitions == ("D3", "D4")
    assert report.score("Ann", "D3") == (1, 1)
    assert report.score("Ben") == (1, 3)
    assert report.score() == (4, 7)
    assert cells(report) == [
        *("✓ 1/1", "✓ 2/2", "✓ 3/3"),
        *("✗ 0/2", "✓ 1/1", "✗ 1/3"),
        *("✗ 0/1", "✗ 0/1"),
        *("✗ 1/4", "✓ 3/3", "~ 4/7"),
    ]
    assert report.rows()[2] == {"learner": "Cleo", "D3": 0.0, "D4": None}


def test_answers_to_questions_that_came_back_do_not_count(folder: Path) -> None:
    assert ClassReport(folder).score("Cleo", "D3") == (0, 1)


def test_misconceptions_by_frequency(folder: Path) -> None:
    other = next(key for key in MISCONCEPTIONS if key != NO_RECTANGLE)
    write(folder, "d.json", "Dan", *[said("D4", right=False, belief=other)] * 5)
    report = ClassReport(folder)
    first, second = report.misconceptions
    assert (first.key, first.learners, first.times) == (other, 1, 5)
    assert (second.key, second.learners, second.times) == (NO_RECTANGLE, 1, 2)
    said_of_ben = f"{MISCONCEPTIONS[NO_RECTANGLE].title}: Ben (2 of 2 chances)."
    assert said_of_ben in repr(report)
    assert "Ben (2 of 2 chances)" in report._repr_html_()
    assert "Cleo" not in "".join(one.who for one in report.misconceptions), "once may be a slip"


def test_names_can_be_left_out_everywhere(folder: Path) -> None:
    (folder / "Ben-again.json").write_text("{")
    (folder / "Cleo.json").write_text('{"brainwaves-quiz": 1, "learner": "Cleo"}')
    report = ClassReport(folder, names=False)
    assert report.learners == ("Learner 1", "Learner 2", "Learner 3")
    html = f"{report.picture}{report._repr_html_()}"
    shown = f"{report!r}{html}{report.rows()}{report.broken}{vars(report)}"
    assert not re.search("Ann|Ben|Cleo", shown)
    assert [name for name, _ in report.broken] == ["file 1", "file 2"]
    again = ClassReport(folder, names=False)
    assert again.rows() == report.rows()
    rights = [ClassReport(folder).score(name) for name in ("Ann", "Ben", "Cleo")]
    assert sorted(report.score(name) for name in report.learners) == sorted(rights)


def result_file(**fields: object) -> str:
    whole = {"brainwaves-quiz": 1, "learner": "Anna", "date": DATE, "definitions": ["D3"]}
    return json.dumps(whole | {"questions": 1, "answers": []} | fields)


ANSWER = {"definition": "D3", "figure": "square", "attribute": "square", "truth": True}


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        result_file(learner="Anna\0").encode(),
        result_file(learner={"Anna": 1}).encode(),
        result_file(date="Anna").encode(),
        result_file(Anna=1).encode(),
        result_file(answers=["Anna"]).encode(),
        result_file(answers=[ANSWER | {"answer": True, "figure": "Anna"}]).encode(),
        result_file(**{"brainwaves-quiz": "Anna"}).encode(),
    ],
)
def test_without_names_a_broken_file_tells_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "Anna-Schmidt.json").write_bytes(content)
    report = ClassReport(tmp_path, names=False)
    assert "Not read: file 1: " in repr(report)
    assert len(report.broken[0][1]) > 20
    assert "Anna" not in f"{report!r}{report._repr_html_()}{report.broken}{vars(report)}"
    named = ClassReport(tmp_path)
    assert repr(named).count("Anna-Schmidt.json") == 1


def test_a_misconception_of_another_version_is_not_shown_as_a_key(folder: Path) -> None:
    for file, key in (("d.json", "a-new-one"), ("e.json", "another")):
        write(folder, file, "Dan", *[said("D4", right=False, belief=key)] * 2)
    report = ClassReport(folder)
    (unknown,) = (one for one in report.misconceptions if one.key == "unknown")
    assert unknown.title == "A misconception that this version does not know"
    assert unknown.times == 2
    assert "a-new-one" not in f"{report!r}{report._repr_html_()}"


def test_what_is_no_folder_is_refused() -> None:
    with pytest.raises(ResultsError, match="a folder is a name, as in 'results', not 5"):
        ClassReport(5)  # type: ignore[arg-type]


def test_an_unknown_definition_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="D1 to D15, not 'D99'"):
        ClassReport(folder).score("Ann", "D99")
    assert ClassReport(folder).score("Ann", "D9") == (0, 0)


def test_broken_files_are_listed_with_what_is_wrong(folder: Path) -> None:
    (folder / "half.json").write_text('{"brainwaves-quiz": 1, "lear')
    (folder / "list.json").write_text("[1, 2]")
    (folder / "newer.json").write_text('{"brainwaves-quiz": 99}')
    (folder / "picture.json").write_bytes(b"\xff\xd8\xff")
    (folder / "folder.json").mkdir()
    (folder / "notes.txt").write_text("not looked at")
    report = ClassReport(folder)
    assert report.score() == (4, 7)
    why = dict(report.broken)
    assert set(why) == {"half.json", "list.json", "newer.json", "picture.json", "folder.json"}
    assert "not a whole result file" in why["half.json"]
    assert "newer version" in why["newer.json"]
    assert "Not read: list.json" in repr(report)
    assert "<li>half.json:" in report._repr_html_()


def test_an_empty_folder_says_what_to_do(tmp_path: Path) -> None:
    report = ClassReport(tmp_path)
    assert "put the learners' result files into this folder" in repr(report)
    assert "data:image/svg+xml" in report._repr_html_(), "shown before a notebook is trusted"
    with pytest.raises(ResultsError, match="there is no folder"):
        ClassReport(tmp_path / "nowhere")


def test_results_without_a_quiz_are_not_asked_for_again(tmp_path: Path) -> None:
    write(tmp_path, "ann.json", "Ann")
    assert "Nobody has taken a quiz yet." in repr(ClassReport(tmp_path))


def test_markup_in_names_is_only_a_name(tmp_path: Path) -> None:
    write(tmp_path, "x.json", "<script>1</script>", said("D3"))
    report = ClassReport(tmp_path)
    assert "<script" not in f"{report.picture}{report._repr_html_()}"
    assert "&lt;script" in report.picture


def test_an_unknown_learner_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match="there are Ann, Ben, Cleo"):
        ClassReport(folder).score("Dora")


@pytest.mark.parametrize("name", ["\ud800", "a\0b"])
def test_a_name_that_no_page_can_show_does_not_spoil_the_report(folder: Path, name: str) -> None:
    write(folder, "x.json", "Dora", said("D3"))
    text = (folder / "x.json").read_text().replace('"Dora"', json.dumps(name))
    (folder / "x.json").write_text(text)
    report = ClassReport(folder)
    assert [name for name, _ in report.broken] == ["x.json"]
    assert report._repr_html_().encode()
    assert len(ClassReport(folder, names=False).learners) == 3


@pytest.mark.parametrize("name", ["x" * 16_000, "7" * 5_000, "7" * 16_000])
def test_a_name_beyond_all_measure_does_not_stop_the_report(folder: Path, name: str) -> None:
    write(folder, "long.json", name, said("D3"))
    begin = perf_counter()
    for names in (True, False):
        report = ClassReport(folder, names=names)
        assert len(report.learners) == 3
        assert report._repr_html_()
        file = "long.json" if names else "file 1"
        assert report.broken == [
            (file, f"the learner's name has {len(name)} characters; 200 is the most")
        ]
    assert perf_counter() - begin < 2


def test_what_is_no_file_or_no_small_one_is_listed(folder: Path) -> None:
    os.mkfifo(folder / "pipe.json")
    with (folder / "large.json").open("wb") as large:
        large.truncate(3 * 10**9)
    (folder / "version.json").write_text(f'{{"brainwaves-quiz": {"9" * 4000}}}')
    report = ClassReport(folder)
    why = dict(report.broken)
    assert why["pipe.json"] == "this is not a result file: it is a folder, a pipe or a device"
    assert why["large.json"] == "this is not a result file: it has more than 10,000,000 bytes"
    assert len(why["version.json"]) < 200
    assert report.score() == (4, 7)
