"""What Python sends has the declared fields, all of them and no others, of the declared types."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from brainwaves_widgets.boar.widget import BrilliantBoar
from brainwaves_widgets.boar.wire import BoarView
from brainwaves_widgets.brainwave.widget import BrainWave
from brainwaves_widgets.brainwave.wire import BrainView, WholeView
from brainwaves_widgets.goose.widget import AstuteGoose
from brainwaves_widgets.goose.wire import GooseView
from brainwaves_widgets.matrix.widget import GameMatrix
from brainwaves_widgets.matrix.wire import Drawings, MatrixView, Reason
from brainwaves_widgets.testing.play import random_move, viewers
from brainwaves_widgets.widgets import GameWidget
from brainwaves_widgets.widgets.scene.scene import Questions, Scene
from brainwaves_widgets.widgets.screen import Screen

GAMES: list[tuple[type[GameWidget], dict[str, Any], Any, Any]] = [
    (AstuteGoose, {"players": ("Ann", "Ben", "Cleo")}, GooseView, GooseView),
    (AstuteGoose, {"players": ("Ann", "Ben"), "mode": "cooperative"}, GooseView, GooseView),
    (BrilliantBoar, {"players": ("Ann", "Ben"), "name_the_card": True}, BoarView, BoarView),
    (BrilliantBoar, {"players": ("Ann",)}, BoarView, BoarView),
    (GameMatrix, {"players": ("Ann", "Ben"), "hints": True}, MatrixView, MatrixView),
    (GameMatrix, {"players": ("Ann",), "version": "original"}, MatrixView, MatrixView),
    (BrainWave, {"size": 7, "battles": 30}, WholeView, BrainView),
]


def faults(value: Any, told: Any, path: str) -> list[str]:
    """Say where a value is not what is declared."""
    kind, parts = get_origin(told) or told, get_args(told)
    if kind is Annotated:
        base, told = parts
        if base == dict[str, Any]:  # it has other fields too
            value = {name: value[name] for name in get_type_hints(told) if name in value}
        return faults(value, told, path)
    if is_typeddict(kind) and isinstance(value, Mapping):
        return wrong_fields(value, kind, path)
    if kind in (Union, UnionType):
        return min((faults(value, one, path) for one in parts), key=len)
    if kind is Literal and value in parts:
        return []
    if kind is list and isinstance(value, list | tuple):
        return [fault for one in value for fault in faults(one, parts[0], f"{path}[]")]
    if kind is tuple and isinstance(value, list | tuple) and len(value) == len(parts):
        pairs = zip(value, parts, strict=True)
        return [fault for one, part in pairs for fault in faults(one, part, f"{path}[]")]
    if kind is dict and isinstance(value, dict):
        named = [fault for key in value for fault in faults(key, parts[0], f"{path} (key)")]
        inside = (faults(one, parts[1], f"{path}.{key}") for key, one in value.items())
        return [*named, *(fault for some in inside for fault in some)]
    if kind is Any or type(value) is kind or (kind is float and type(value) is int):
        return []
    return [f"{path} is {value!r:.60}, not {told}"]


def wrong_fields(value: Mapping[str, Any], told: Any, path: str) -> list[str]:
    declared = get_type_hints(told, include_extras=True)
    wrong = [f"{path}.{name} is not declared" for name in value if name not in declared]
    for name, hint in declared.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            wrong += faults(value[name], get_args(hint)[0] if optional else hint, f"{path}.{name}")
        elif told.__total__ and not optional:
            wrong.append(f"{path}.{name} is missing")
    return wrong


def scene_faults(screen: Screen, sent: Any) -> list[str]:
    """Check a scene; of its view only the game knows the type."""
    scene = dict(screen.scene)
    view = scene.pop("view")
    told = faults(scene | {"view": None}, Scene, "scene")
    return [one for one in told if not one.startswith("scene.view")] + faults(view, sent, "view")


@pytest.mark.parametrize(("widget", "options", "whole", "sent"), GAMES)
def test_scenes_and_views_of_whole_games_are_as_declared(
    widget: type[GameWidget], options: dict[str, Any], whole: Any, sent: Any
) -> None:
    game, rng = widget(**options, seed=3), Random(3)
    table = game.table
    seated = [game.seat(name) for name in table.players]
    found = set[str]()
    while table.actors:
        random_move(table, rng.randrange)
        for seat in viewers(table):
            found.update(faults(table.view(seat), whole, "view"))
        reveal = table.rules.reveal
        assert reveal
        found.update(faults(reveal(table.state), whole, "reveal"))
        for screen in (game, *seated):
            found.update(scene_faults(screen, sent))
    stepper = game.stepper(teacher=True, predict=True)
    stepper.goto(table.ply // 2)
    found.update(scene_faults(stepper, sent))
    assert not found


def test_what_else_game_matrix_sends_is_as_declared() -> None:
    game = GameMatrix(["Ann"], seed=3)
    assert not faults(game.questions, Questions, "questions")
    assert not faults(game.drawings, Drawings, "drawings")
    assert not faults(game.rules.answer(game.state, ["square", "rhombus"]), Reason, "reason")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"colour": 1}, "view.colour is not declared"),
        ({"turn": "Ann"}, "view.turn is 'Ann', not"),
        ({"phase": "later"}, "view.phase is 'later', not"),
        ({"lineup": [{"numbers": [1]}]}, "view.lineup[].card is missing"),
    ],
)
def test_a_view_that_is_otherwise_is_found(change: dict[str, Any], fault: str) -> None:
    view = dict(AstuteGoose(["Ann"], seed=1).view()) | change
    assert [one for one in faults(view, GooseView, "view") if one.startswith(fault)]
