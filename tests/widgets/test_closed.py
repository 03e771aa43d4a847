"""A closed widget is freed: neither a table, nor its class, nor the widget library holds it."""

from __future__ import annotations

import gc
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import ref

import pytest
from ipywidgets.widgets.widget import _instances

import brainwaves_widgets as bw
from brainwaves_widgets.core import Table
from brainwaves_widgets.lessons import Blackboard, FigureLab, Quiz
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from ipywidgets import Widget

pytestmark = pytest.mark.usefixtures("home")

MANY = 20
TWO = ("Ann", "Ben")


def stepper(game: Game) -> Widget:
    return bw.Stepper(Table(game.rules, game.package.Options(players=TWO), seed=7))


def seat() -> Widget:
    game = bw.BrilliantBoar(TWO, seed=7)
    screen = game.seat("Ben")
    game.close()
    return screen


MAKERS: dict[str, Callable[[], Widget]] = {
    "goose": partial(bw.AstuteGoose, TWO, seed=7),
    "boar": partial(bw.BrilliantBoar, TWO, seed=7),
    "matrix": partial(bw.GameMatrix, TWO, seed=7),
    "brainwave": partial(bw.BrainWave, TWO, seed=7),
    **{f"stepper of {game.name}": partial(stepper, game) for game in GAMES},
    "seat": seat,
    "lab": partial(FigureLab, "square"),
    "quiz": partial(Quiz, definitions=("D3",)),
    "board": partial(Blackboard, "kite"),
}


@pytest.fixture(scope="module", autouse=True)
def freed_soon() -> None:
    """Spare each collection from looking through all that the tests before have left."""
    gc.collect()
    gc.freeze()


def used(make: Callable[[], Any]) -> ref[Any]:
    """Make a widget, use it and close it, twice as people do."""
    one = make()
    if isinstance(one, bw.AstuteGoose) and not isinstance(one, bw.Stepper):
        one.play(one.moves()[0])
        one.undo()
    repr(one)
    one._repr_mimebundle_()
    one.close()
    one.close()
    return ref(one)


@pytest.mark.parametrize("name", MAKERS)
def test_a_closed_widget_is_freed_with_all_its_parts(name: str) -> None:
    if name == "board":
        pytest.importorskip("ipycanvas")
    make = MAKERS[name]
    used(make)  # what is made once for all widgets is there now
    before = set(_instances)
    closed = [used(make) for _ in range(MANY)]
    gc.collect()
    assert sum(found() is not None for found in closed) == 0
    assert [type(_instances[key]) for key in set(_instances) - before] == []


def test_a_table_outlives_its_screens() -> None:
    game = bw.AstuteGoose(TWO, seed=7)
    table = game.table
    closed = [used(partial(game.seat, "Ben")) for _ in range(MANY)]
    closed.append(used(partial(bw.AstuteGoose.at, table)))
    gc.collect()
    assert sum(found() is not None for found in closed) == 0
    table.play(table.moves(0)[0], 0)
    assert bw.AstuteGoose.at(table).ply == table.ply


def test_a_page_is_sent_its_files() -> None:
    state = bw.AstuteGoose(["Ann"], seed=7).get_state()
    assert "export" in state["_esm"]
    assert ".bw-" in state["_css"]
