"""Files among the kept games that are none, or not whole, and a game that is dealt anew."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.core import SaveError, autosave
from brainwaves_widgets.core.autosave import Autosave, folder, glance, reopen
from brainwaves_widgets.goose import Ready
from tests.core.builders import advanced, new

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))


def a_game(moves: int = 5) -> Path:
    one = Autosave(advanced(moves))
    assert one.keep() == ""
    return one.path


def changed(head: dict[str, Any], *lines: dict[str, Any]) -> Path:
    """Give the file of a game with something else in its head, and more lines."""
    path = a_game()
    first, *others = path.read_text(encoding="utf-8").splitlines()
    text = [json.dumps(json.loads(first) | head), *others, *map(json.dumps, lines), ""]
    path.write_text("\n".join(text), encoding="utf-8")
    return path


@pytest.mark.parametrize("content", ["[" * 100_000 + "\n{}\n", "", "hello\nyou\n", "1\n2\n"])
def test_what_is_no_game_is_no_game(content: str) -> None:
    path = a_game().with_name("other.jsonl")
    path.write_text(content, encoding="utf-8")
    assert glance(path) is None


def test_what_is_no_game_stays_where_it_is_and_takes_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autosave, "MOST", 2)
    old = a_game()
    os.utime(old, (100, 100))
    strange = folder() / "mine.jsonl"
    strange.write_text("my own notes", encoding="utf-8")
    (folder() / "dir.jsonl").mkdir()
    (folder() / "deep.jsonl").write_text("[" * 100_000 + "\n{}\n", encoding="utf-8")
    young, latest = a_game(), a_game()
    assert strange.read_text(encoding="utf-8") == "my own notes"
    assert not old.exists()
    assert young.exists()
    assert latest.exists()


@pytest.mark.parametrize("ply", [-1, -5, 10**9])
def test_a_line_at_a_ply_that_never_was_is_read_as_if_it_were_not_there(ply: int) -> None:
    path = changed({}, {"ply": ply})
    assert reopen(path)[0].to_json() == advanced(5).to_json()


def test_a_script_of_chance_that_is_none_names_the_file() -> None:
    path = changed({"chance": [{"type": "Nope"}]})
    with pytest.raises(SaveError, match=rf"{path.name}: the script of its dice .*'Nope'"):
        reopen(path)


def test_cards_that_are_dealt_anew_before_the_first_move_are_kept() -> None:
    table = new(chance="ask")
    one, told = Autosave(table), list[str]()
    table.subscribe(lambda _ply: told.append(one.keep()), at_once=True)
    for _ in range(3):
        table.sample()
    assert not one.path.exists()
    table.play(Ready(), 0)
    table.goto(2)
    table.seed += 1
    table.sample()
    assert set(told) == {""}
    again, _ = reopen(one.path)
    assert again.state == table.state
    assert not again.can_redo


def test_two_who_write_at_the_same_moment_part_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both have seen the file as they left it; then one is quicker by a hair."""
    path = a_game()
    tables = [reopen(path) for _ in range(2)]
    with monkeypatch.context() as patched:
        patched.setattr(Autosave, "_look", lambda _self: None)
        for (table, one), moves in zip(tables, (1, 2), strict=True):
            for _ in range(moves):
                table.play(table.moves(table.actors[0])[-1], table.actors[0])
                assert one.keep() == ""
    for table, one in tables:
        table.play(table.moves(table.actors[0])[0], table.actors[0])
        assert one.keep() == ""
        assert reopen(one.path)[0].to_json() == table.to_json()
    assert tables[0][1].path != tables[1][1].path
