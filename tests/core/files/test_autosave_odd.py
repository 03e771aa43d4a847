"""Files among the kept games that are none, or not whole, and a game that is dealt anew."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.core import SaveError
from brainwaves_widgets.core.files import keptgames
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import folder, glance
from brainwaves_widgets.goose import Ready
from tests.core.builders import advanced, as_older_version, new

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")


def a_game(moves: int = 5) -> Path:
    one = Autosave(advanced(moves))
    assert one.keep() == ""
    return one.path


def changed(head: dict[str, Any], *lines: dict[str, Any]) -> Path:
    """Return the file of a game as older versions wrote it, with another head and more lines."""
    path = a_game()
    as_older_version(path, **head)
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{json.dumps(line)}\n" for line in lines)
    return path


@pytest.mark.parametrize("content", ["[" * 100_000 + "\n{}\n", "", "hello\nyou\n", "1\n2\n"])
def test_what_is_no_game_is_no_game(content: str) -> None:
    path = a_game().with_name("other.jsonl")
    path.write_text(content, encoding="utf-8")
    assert glance(path) is None


def test_what_is_no_game_stays_where_it_is_and_takes_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keptgames, "MOST", 2)
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


@pytest.mark.parametrize("script", [[], [{"type": "Roll"}], [{"type": "Ready"}]])
def test_a_script_that_the_rules_refuse_names_the_file(script: list[dict[str, Any]]) -> None:
    path = changed({"chance": script})
    head = path.read_bytes().partition(b"\n")[0]
    path.write_bytes(head + b"\n")  # cards are due at once
    if not script:
        assert reopen(path)[0].actors == (0, 1)
        return
    with pytest.raises(SaveError, match=rf"{path.name}: the script of its dice .* not legal"):
        reopen(path)
