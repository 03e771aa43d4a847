"""Moves and options as JSON and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from brainwaves_widgets.core import IllegalMove
from brainwaves_widgets.core.files.codec import decode_move, encode_move, plain, structure
from brainwaves_widgets.goose import RULES, Answer, Deal, Dice, Options, Pass, Ready, Roll, Show

MOVES = [Ready(), Roll(), Answer("red"), Pass(), Show(), Deal("a", "b", "c"), Dice(3, "animal")]


@pytest.mark.parametrize("move", MOVES)
def test_moves_go_through_json_and_back(move: Any) -> None:
    assert decode_move(RULES, json.loads(json.dumps(encode_move(move)))) == move


def test_every_move_type_is_tried() -> None:
    assert {type(move) for move in MOVES} == set(RULES.move_types)


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        "Ready",
        [],
        ["Ready"],
        {},
        {"type": None},
        {"type": "Castle"},
        {"type": ["Ready"]},
        {"type": {"Ready": 1}},
        {"type": "Ready", "loudly": True},
        {"type": "Answer"},
        {"type": "Answer", "value": 5},
        {"type": "Answer", "value": None},
        {"type": "Answer", "value": ["red"]},
        {"type": "Answer", "value": "red", "seat": 0},
        {"type": "Dice", "number": "3", "kind": "animal"},
        {"type": "Dice", "number": 3.5, "kind": "animal"},
        {"type": "__class__"},
        {"type": "Options", "players": ["Ann"]},
    ],
)
def test_what_is_no_move_is_an_illegal_move(data: Any) -> None:
    with pytest.raises(IllegalMove) as caught:
        decode_move(RULES, data)
    assert str(caught.value)


def test_a_move_nested_too_deep_is_an_illegal_move() -> None:
    deep: Any = "red"
    for _ in range(5000):
        deep = [deep]
    for data in ({"type": "Answer", "value": deep}, {"type": deep}, deep):
        with pytest.raises(IllegalMove):
            decode_move(RULES, data)


def test_options_go_through_json_and_back() -> None:
    options = Options(players=("Ann", "Ben"), ages=(8, 9), level="expert", study_seconds=30)
    data = json.loads(json.dumps(plain(options)))
    assert data["ages"] == [8, 9]
    assert structure(Options, data) == options


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "needs an object"),
        ([], "needs an object"),
        ({}, "players"),
        ({"players": ["Ann"], "cheat": 1}, "cheat"),
        ({"players": "Ann"}, "players"),
        ({"players": ["Ann"], "level": 3}, "level"),
        ({"players": ["Ann"], "level": "god"}, "level is one of"),
        ({"players": ["Ann"], "ages": ["8"]}, "ages"),
    ],
)
def test_wrong_options_name_the_field(data: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        structure(Options, data)


def test_a_wrong_value_is_told_in_short_with_what_would_fit() -> None:
    with pytest.raises(IllegalMove) as caught:
        decode_move(RULES, {"type": "Answer", "value": ["red"] * 9000})
    assert str(caught.value).startswith("Answer: value is str, not ['red', 'red'")
    assert len(str(caught.value)) < 100
    with pytest.raises(IllegalMove, match="Answer: can not match") as caught:
        decode_move(RULES, {"type": "Answer", "value": "red", "x" * 9000: 1})
    assert len(str(caught.value)) <= 200


def test_a_field_with_very_many_entries_is_refused_before_it_is_read() -> None:
    with pytest.raises(IllegalMove, match="a field has 1000000 entries; 10000 is the most"):
        decode_move(RULES, {"type": "Answer", "value": [0.0] * 10**6})
