"""Trials that come as dictionaries, data frames and CSV files, and those that cannot be read."""

from __future__ import annotations

import math
from csv import DictReader, DictWriter
from io import StringIO
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets import boar, goose
from brainwaves_widgets.boar.bots import Guesser as BoarGuesser
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.goose.bots import Guesser
from brainwaves_widgets.study.measures import measures
from brainwaves_widgets.study.trials import trials
from tests.study.samples import trial

if TYPE_CHECKING:
    from pathlib import Path


def test_rows_and_frames_measure_as_trials_do() -> None:
    table = Table(goose.RULES, goose.Options(players=("Ann",)), seed=2)
    drive(table, {0: Guesser(Random(2))})
    found = trials(table)
    found[0] = found[0]._replace(ms=900)
    expected = measures(found)
    assert measures(found.rows()) == expected
    assert measures(iter(found.rows())) == expected
    as_text = list(DictReader(StringIO(_csv(found.rows()))))
    assert measures(as_text) == expected


def test_with_pandas_a_frame_measures_as_trials_do(tmp_path: Path) -> None:
    pd = pytest.importorskip("pandas")
    table = Table(boar.RULES, boar.Options(players=("Ann",)), seed=2)
    drive(table, {0: BoarGuesser(Random(2))})
    found = trials(table)
    found[0] = found[0]._replace(ms=900)
    decisions = pd.DataFrame(found.decisions)
    assert measures(found.frame(), decisions) == measures(found)
    found.frame().to_csv(tmp_path / "trials.csv", index=False)
    decisions.to_csv(tmp_path / "decisions.csv", index=False)
    read = [pd.read_csv(tmp_path / f"{name}.csv") for name in ("trials", "decisions")]
    assert measures(*read) == measures(found)
    assert measures(read[0][:0]) == measures([])
    assert measures(read[0].convert_dtypes(), decisions) == measures(found)
    with pytest.raises(ValueError, match="row 0 has no columns chance, ms; a Trial has game"):
        measures(found.frame().drop(columns=["ms", "chance"]))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"lag": "soon"}, "row 1 cannot be read: lag is 'soon', not a whole number"),
        ({"lag": 1.5}, "lag is 1.5, not a whole number"),
        ({"chance": None}, "chance is empty, not a number"),
        ({"chance": math.nan}, "chance is empty, not a number"),
        ({"player": None}, "player is empty, not text"),
        ({"right": "perhaps"}, "right is 'perhaps', not True or False"),
    ],
)
def test_a_row_that_cannot_be_read_is_named(change: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        measures([trial()._asdict(), trial()._asdict() | change])


def test_a_row_that_lacks_a_column_is_named() -> None:
    row = trial()._asdict()
    del row["former"]
    with pytest.raises(ValueError, match="row 0 has no column former; a Trial has game, level"):
        measures([row])
    with pytest.raises(TypeError, match="needs decisions as game"):
        measures([trial()], [1])  # type: ignore[arg-type]


def _csv(rows: list[dict[str, Any]]) -> str:
    text = StringIO()
    writer = DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
