"""Broken save files: refused in plain words, and left alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import IllegalMove, SaveError, Table
from brainwaves_widgets.goose import RULES

if TYPE_CHECKING:
    from pathlib import Path

from .saved import DATA, TEXT, changed, with_move


def refused(path: Path, content: bytes) -> str:
    """Write a file, see that it cannot be loaded and is left alone, and return what was said."""
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        Table.load(path, RULES)
    assert path.read_bytes() == content
    assert [other.name for other in path.parent.iterdir()] == [path.name]
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert len(message) < len(str(path)) + 500
    return message


def outcome_of_loading(text: str) -> str:
    """Say what became of a text; any error but a SaveError is one."""
    try:
        return repr(Table.from_json(text, RULES))
    except SaveError as error:
        return str(error)


def test_files_cut_off_anywhere_are_refused(tmp_path: Path) -> None:
    content = TEXT.encode()
    for end in [*range(0, len(content) - 40, 97), *range(len(content) - 40, len(content) - 1)]:
        assert "not a whole save file" in refused(tmp_path / "cut.json", content[:end])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a whole save file"),
        (b"\x00" * 100, "not a whole save file"),
        (b"\xff\xfe{}", "not UTF-8 text"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 text"),
        (b"hello", "not a whole save file"),
        (b"null", 'no field "brainwaves"'),
        (b"[]", 'no field "brainwaves"'),
        (b"{}", 'no field "brainwaves"'),
        (b'{"cells": [], "nbformat": 4}', 'no field "brainwaves"'),
        (b"[" * 100_000, "not JSON text"),
        (b"1" * 5000, "not JSON text"),
        (changed(brainwaves=2), "format 2 and was written by a newer version"),
        (changed(brainwaves=0), "an unknown format, 0;"),
        (changed(brainwaves="1"), "unknown format"),
        (changed(brainwaves=True), "unknown format"),
        (
            changed(game="brilliant-boar"),
            "of 'brilliant-boar', not of 'astute-goose'; BrilliantBoar.load opens it",
        ),
        (changed(game=None), "a save file of None"),
        (changed(seed="7"), "seed must be a whole number"),
        (changed(seed=None), "seed must be a whole number"),
        (changed(seed=7.5), "seed must be a whole number"),
        (changed(ply=-1), "ply is a whole number from 0 to"),
        (changed(ply=10_000), "ply is a whole number from 0 to"),
        (changed(ply=True), "ply is a whole number from 0 to"),
        (changed(ply="3"), "ply is a whole number from 0 to"),
        (changed(moves=None), "no list of moves"),
        (changed(moves={}), "no list of moves"),
        (changed(options=None), "options are wrong"),
        (changed(options={}), "options are wrong"),
        (changed(options={"players": []}), "1 to 5 players, not 0"),
        (changed(options={"players": ["Ann"], "level": "god"}), "level is one of"),
        (changed(options={"players": ["Ann"], "spy": 1}), "options are wrong"),
        (changed(times=None), "times must be a list with an entry for each of its"),
        (changed(times=[[1, None]]), "times must be a list with an entry for each of its"),
        (changed(times=[[1, None]] * 37 + [[]]), "time of move 37 must be [seconds, milliseconds]"),
        (changed(times=[[1, 2.5]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[["1", 2]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[[1, 10**20]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[[-1, 2]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (changed(times=[[float("nan"), 2]] * 38), "time of move 0 must be [seconds, milliseconds]"),
        (with_move(2, None), "move 2 of the save file has no seat"),
        (with_move(2, {"type": "Ready"}), "move 2 of the save file has no seat"),
        (with_move(2, {"seat": "0", "type": "Ready"}), "move 2 of the save file has no seat"),
        (with_move(2, {"seat": -2, "type": "Ready"}), "move 2 of the save file has no seat"),
        (with_move(3, {"seat": 0, "type": "Castle"}), "move 3 of the save file cannot be read"),
        (with_move(3, {"seat": 0, "type": []}), "move 3 of the save file cannot be read"),
        (
            with_move(3, {"seat": 0, "type": "Ready", "x": 1}),
            "move 3 of the save file cannot be read",
        ),
        (
            with_move(3, {"seat": 0, "type": "Answer", "value": 1}),
            "move 3 of the save file cannot be read",
        ),
        (with_move(3, {"seat": 9, "type": "Ready"}), "move 3 of the save file cannot be replayed"),
        (with_move(3, {"seat": 0, "type": "Pass"}), "move 3 of the save file cannot be replayed"),
        (with_move(1, DATA["moves"][0]), "move 1 of the save file cannot be replayed"),
    ],
)
def test_broken_files_are_refused_in_plain_words(
    tmp_path: Path, content: bytes, message: str
) -> None:
    assert message in refused(tmp_path / "broken.json", content)


def test_a_nested_move_is_refused(tmp_path: Path) -> None:
    for depth in (100, 600, 900):
        deep = "[" * depth + "]" * depth
        move = f'{{"seat": 0, "type": "Answer", "value": {deep}}}'
        content = with_move(3, "HERE").replace(b'"HERE"', move.encode())
        assert "move 3 of the save file cannot be read" in refused(tmp_path / "deep.json", content)


@settings(max_examples=60)
@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_any_changed_character_gives_a_game_or_a_plain_refusal(at: int, character: str) -> None:
    assert outcome_of_loading(TEXT[:at] + character + TEXT[at + 1 :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=80)
@given(st.sampled_from([*DATA, "move", "options.players", "options.ages", "move.type"]), JSON)
def test_any_changed_field_gives_a_game_or_a_plain_refusal(field: str, value: Any) -> None:
    data = json.loads(TEXT)
    match field.split("."):
        case ["move"]:
            data["moves"][4] = value
        case ["move", name]:
            data["moves"][4][name] = value
        case ["options", name]:
            data["options"][name] = value
        case _:
            data[field] = value
    assert outcome_of_loading(json.dumps(data))


def test_a_folder_or_nothing_is_no_save_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=str(tmp_path)):
        Table.load(tmp_path, RULES)
    with pytest.raises(FileNotFoundError):
        Table.load(tmp_path / "nothing.json", RULES)
    assert list(tmp_path.iterdir()) == []


def test_a_refused_replay_says_why() -> None:
    text = with_move(3, {"seat": 0, "type": "Pass"}).decode()
    with pytest.raises(SaveError, match=r"Pass\(\) is not legal now; legal is Ready\(\)") as caught:
        Table.from_json(text, RULES)
    assert not isinstance(caught.value, IllegalMove)
