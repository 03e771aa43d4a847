"""The notepad: what is on it, and how it shows."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from threading import Thread

import pytest

from brainwaves_widgets import boar
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.disk import home
from brainwaves_widgets.goose import RULES, Options
from brainwaves_widgets.notepad import database
from brainwaves_widgets.notepad.database import COLUMNS
from brainwaves_widgets.notepad.notepad import SHOWN, Notepad, results_of
from brainwaves_widgets.testing import play_random
from tests.notepad.notes import finished, noted, result

pytestmark = pytest.mark.usefixtures("home")


def test_g20_the_scores_go_onto_the_notepad() -> None:
    table = noted("Ann", "Ben")
    ann, ben = Notepad().rows()
    assert table.outcome
    assert (ann.player, ben.player) == ("Ann", "Ben")
    assert (ann.score, ben.score) == table.outcome.scores
    assert (ann.won, ben.won) == tuple(seat in table.outcome.winners for seat in (0, 1))
    assert (ann.game, ann.level, ann.mode) == ("astute-goose", "rookie", "competitive")
    assert (ann.seed, ann.moves, ann.players) == (table.seed, table.ply, "Ann, Ben")
    assert Notepad().path.parent == home()


def test_a_game_that_is_not_over_has_no_result() -> None:
    assert results_of(Table(RULES, Options(players=("Ann",)), seed=1), "one") == []


def test_the_same_table_is_written_once() -> None:
    results = results_of(finished("Ann"), "one")
    Notepad().write(results)
    Notepad().write([results[0]._replace(score=99)])
    assert [row.score for row in Notepad().rows()] == [99]


@pytest.mark.parametrize("seed", [2**63, -(2**70), 10**40])
def test_a_seed_may_be_larger_than_a_number_of_sqlite(seed: int) -> None:
    noted("Ann", seed=seed)
    [row] = Notepad().rows()
    assert row.seed == Notepad().game(row).seed == seed


# Which results


def test_results_are_found_by_player_game_level_and_mode() -> None:
    noted("Ann", "Ben")
    noted("Ann", table_id="two", level="expert")
    notepad = Notepad()
    assert len(notepad.rows()) == 3
    assert {row.table_id for row in notepad.filter(player="Ann").rows()} == {"one", "two"}
    assert [row.player for row in notepad.rows(player="Ben", game="astute-goose")] == ["Ben"]
    assert [row.level for row in notepad.filter(player="Ann").filter(mode="solo").rows()] == [
        "expert"
    ]
    assert "Ben" not in repr(notepad.filter(level="expert"))
    assert len(notepad.rows()) == 3


@pytest.mark.parametrize(
    "name", ["goose", "Goose", "The Astute Goose", "astute goose", "AstuteGoose"]
)
def test_a_game_may_be_named_as_people_do(name: str) -> None:
    noted("Ann")
    assert len(Notepad().filter(game=name).rows()) == 1


@pytest.mark.parametrize("name", ["BrainWave", "brain-wave", "Brain Wave", "brainwave", "wave"])
def test_a_game_may_be_named_by_its_class(name: str) -> None:
    noted("Ann")
    Notepad().write([result(1, game="brain-wave"), result(2, game="brilliant-boar")])
    assert {row.game for row in Notepad().rows(game=name)} == {"brain-wave"}


def test_variants_are_told_apart_by_their_mode() -> None:
    """B14, G2: naming the cards, or a deck without a pattern, is another task for memory."""
    noted("Ann")
    noted("Ann", table_id="two", deck="random")
    for number, names in enumerate((False, True)):
        options = boar.Options(players=("Ann",), name_the_card=names)
        table = play_random(boar.RULES, options, 3)
        Notepad().write(results_of(table, f"boar {number}"))
    found = {(row.game, row.mode) for row in Notepad().rows()}
    assert found == {
        ("astute-goose", "solo"),
        ("astute-goose", "solo, random deck"),
        ("brilliant-boar", "solo"),
        ("brilliant-boar", "solo, naming"),
    }
    assert len(Notepad().rows(mode="solo")) == 2
    assert len(Notepad().rows(mode="Solo, naming")) == 1


def test_a_name_is_found_in_any_case_unless_two_are_alike() -> None:
    Notepad().write([result(1, player="Ann"), result(2, player="ANN"), result(3, player="Ben")])
    assert [row.score for row in Notepad().rows(player="ANN")] == [2]
    assert [row.score for row in Notepad().rows(player="ben")] == [3]
    with pytest.raises(ValueError, match="no player 'ann' on the notepad: there are 'Ann', 'ANN'"):
        Notepad().rows(player="ann")


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    noted("Ann", "Ben")
    noted("Ann", table_id="two", level="expert")
    with pytest.raises(ValueError, match="no player 'Cleo' on the notepad: there are 'Ann', 'Ben'"):
        Notepad().filter(player="Cleo")
    with pytest.raises(ValueError, match=r"no game 'chess'.*there are 'astute-goose'"):
        Notepad().rows(game="chess")
    with pytest.raises(ValueError, match="no level 'expert' on the notepad: there are 'rookie'"):
        Notepad().filter(player="Ben", level="expert")
    with pytest.raises(ValueError, match="no player 3 on the notepad"):
        Notepad().filter(player=3)  # type: ignore[arg-type]


def test_a_notepad_without_results_says_so() -> None:
    with pytest.raises(ValueError, match="no player 'Ann' on the notepad: it is empty"):
        Notepad().filter(player="Ann")
    assert "is empty" in repr(Notepad())
    assert "is empty" in Notepad()._repr_html_()
    assert not Notepad().path.exists()


# How it shows


def test_names_are_shown_as_text() -> None:
    noted("<b>Ann</b>")
    assert "&lt;b&gt;Ann" in Notepad()._repr_html_()


def test_the_oldest_stands_first_and_the_latest_are_shown() -> None:
    Notepad().write([result(number, date=f"{1900 + number}-01-01") for number in range(100)][::-1])
    rows = Notepad().rows()
    assert [row.score for row in rows] == list(range(100))
    html = Notepad()._repr_html_()
    assert html.count("<tr>") == SHOWN + 1
    assert f"The latest {SHOWN} of 100 results" in html
    assert "<tr><td>99</td><td>1999-01-01</td>" in html


def test_with_pandas_a_frame_has_a_row_a_result() -> None:
    pytest.importorskip("pandas")
    noted("Ann", "Ben")
    frame = Notepad().filter(player="Ben").frame()
    assert list(frame.columns) == list(COLUMNS)
    assert list(frame["player"]) == ["Ben"]
    assert frame["date"].dt.year.min() >= 2024


def test_without_pandas_a_frame_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(
        ImportError, match=r"needs pandas: pip install pandas \(or use notepad.rows"
    ):
        Notepad().frame()


# The game behind a result


def test_a_row_is_opened_again() -> None:
    table = noted("Ann", "Ben")
    notepad = Notepad()
    for row in (notepad.rows()[1], 1, -1):
        again = notepad.game(row)
        assert (again.history, again.outcome) == (table.history, table.outcome)


def test_a_number_counts_the_rows_that_are_shown() -> None:
    noted("Ann")
    noted("Ben", table_id="two")
    assert Notepad().filter(player="Ben").game(0).players == ("Ben",)
    with pytest.raises(IndexError, match="no result 1 on this notepad; it has 1, from 0 on"):
        Notepad().filter(player="Ben").game(1)


def test_a_result_without_its_game_says_so() -> None:
    Notepad().write([result(3)])
    with pytest.raises(ValueError, match=r"only the score .* was kept.*rookie, Ann: 3"):
        Notepad().game(0)


def test_what_threads_could_not_write_at_the_same_time_is_all_kept_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each waits for a program that holds the file, and gives up."""
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    notepad = Notepad()
    assert notepad.write([result(0)]) == ""
    with closing(sqlite3.connect(notepad.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        threads = [Thread(target=notepad.write, args=([result(n)],)) for n in range(1, 5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert {one.score for one in notepad.unsaved} == {1, 2, 3, 4}
    assert notepad.write() == ""
    assert [one.score for one in notepad.rows()] == [0, 1, 2, 3, 4]
    assert notepad.unsaved == []
