"""Games that keep themselves as they are played in widgets, and how they are opened again."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.brainwave.bots import Builder
from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import RULES, Options, Ready, Roll

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")


def game(*players: str) -> bw.AstuteGoose:
    return bw.AstuteGoose(list(players) or ["Ann", "Ben"], seed=7)


def test_recent_games_are_listed_the_latest_first() -> None:
    assert repr(bw.recent()) == "No game is kept yet."
    game("Ann", "Ben").play(Ready())
    boar = bw.BrilliantBoar(["Cy <b>"], seed=1)
    boar.play(boar.moves()[0])
    found = bw.recent()
    assert len(found) == 2
    assert [(one.title, one.players, one.finished) for one in found] == [
        ("The Brilliant Boar", ("Cy <b>",), False),
        ("The Astute Goose", ("Ann", "Ben"), False),
    ]
    assert found[1].ply == 4
    html = found._repr_html_()
    assert html.count("<tr>") == 3
    assert "Cy &lt;b&gt;" in html
    assert repr(found).splitlines()[2].split()[:6] == ["1", "The", "Astute", "Goose", "Ann,", "Ben"]
    assert repr(found[1]).startswith("<The Astute Goose: Ann, Ben, ply 4, unfinished, ")
    assert len(found[1:]) == 1


def test_a_game_is_opened_where_it_was_and_goes_on_in_its_file() -> None:
    one = game()
    one.play(Ready())
    one.play(Ready())
    one.undo()
    again = bw.recent()[0].open()
    assert isinstance(again, bw.AstuteGoose)
    assert again.state == one.state
    assert again.scene["view"] == one.scene["view"]
    assert again.redo()
    again.play(Roll())
    assert len(bw.recent()) == 1
    assert bw.recent().open().state == again.state


@pytest.mark.parametrize("name", ["AstuteGoose", "BrilliantBoar", "GameMatrix", "BrainWave"])
def test_every_game_is_opened_with_its_own_widget(name: str) -> None:
    one = getattr(bw, name)(["Ann", "Ben"], seed=2)
    for _ in range(6):
        one.play(one.moves()[0])
    again = bw.recent().open("Ann")
    assert isinstance(again, getattr(bw, name))
    assert again.state == one.state


def test_a_program_takes_its_seat_again_when_it_is_named() -> None:
    one = bw.BrainWave(["Green", Builder()], seed=8)
    one.reply()
    one.play(one.moves()[0])
    again = bw.recent()[0].open(bots={"Builder": Builder()})
    one.reply()
    again.reply()
    assert again.state == one.state
    with pytest.raises(ValueError, match="no player 'Red' sits at this table"):
        bw.recent()[0].open(bots={"Red": Builder()})


def test_a_game_is_found_by_number_or_by_player() -> None:
    for names in (["Ann"], ["Ben"], ["Cy", "Ann"]):
        game(*names).play(Ready())
    found = bw.recent()
    assert found.open("Ann").players == ("Cy", "Ann")
    assert found.open(1).players == ("Ben",)
    assert found.open(-1).players == ("Ann",)
    for wrong in (3, "Zoe", 1.5):
        with pytest.raises(ValueError, match="0 to 2, or a player: Ann, Ben, Cy"):
            found.open(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="none is kept"):
        found[:0].open()


def test_a_finished_game_is_kept_as_finished_and_noted_under_one_name() -> None:
    one = game("Nora")
    while one.outcome is None:
        one.play(one.moves()[0])
    [kept] = bw.recent()
    assert kept.finished
    again = kept.open()
    assert again.outcome == one.outcome
    again.undo()
    again.redo()
    assert len(bw.Notepad().rows(player="Nora")) == 1


def test_all_screens_of_a_table_are_kept_in_one_file() -> None:
    table = Table(RULES, Options(players=("Ann", "Ben")), seed=1)
    one, other = bw.AstuteGoose.at(table), bw.AstuteGoose.at(table)
    one.seat("Ben").play(Ready(), "Ben")
    other.play(Ready())
    assert [kept.ply for kept in bw.recent()] == [5]


def test_only_what_is_played_in_widgets_is_kept(home: Path) -> None:
    table = Table(RULES, Options(players=("Ann", "Ben")), seed=1)
    table.play(Ready())
    one = game()
    one.stepper().goto(1)
    assert not home.exists()


def test_a_move_is_on_the_disk_before_any_screen_shows_it() -> None:
    one = game()
    late: list[tuple[int, int]] = []

    def shown(change: Any) -> None:
        [kept] = bw.recent()
        late.append((change["new"]["ply"], kept.ply))

    def answer(_ply: int) -> None:
        """Play on while others are still being told, as a program at the table does."""
        if one.table.actors == (1,):
            one.play(Ready(), 1)

    one.observe(shown, names="scene")
    one.table.subscribe(answer)
    one.seat("Ben").observe(shown, names="scene")
    one.play(Ready(), 0)
    assert late
    assert all(there >= ply for ply, there in late)


def test_a_full_disk_is_told_once_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    one = game()
    ben = one.seat("Ben")
    monkeypatch.setattr(os, "fsync", full)
    one.play(Ready(), "Ann")
    for screen in (one, ben):
        note = screen.scene["events"][-1]
        assert note["kind"] == "note"
        assert "No space left on device" in note["text"]
    one.play(Ready(), "Ben")
    assert all(event["kind"] != "note" for event in one.scene["events"])
    assert one.ply == 5


def test_a_folder_in_which_nothing_can_be_written_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "file"))
    one = game()
    one.play(Ready())
    assert "This game cannot be kept in" in one.scene["events"][-1]["text"]
    one.play(Ready())
    one.play(Roll())
    assert one.state.phase == "answer"


def test_a_number_that_no_game_has_is_refused() -> None:
    game().play(Ready())
    for number in (1, -2):
        with pytest.raises(ValueError, match=f"there is no game {number}; 0 to 0, or a player"):
            bw.recent().open(number)
