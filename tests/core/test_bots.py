"""Bots at a table: they see every change by their own view, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.goose import Ready, Roll, Show
from tests.core.builders import advanced, new

if TYPE_CHECKING:
    from brainwaves_widgets.core import View


class First:
    """Plays the first move it is offered, and keeps what it was given."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.given: list[Any] = []

    def see(self, view: View) -> None:
        self.views.append(view)

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        self.given += [view, moves]
        return None if moves == (Show(),) else moves[0]


def test_bots_play_a_game_to_its_end() -> None:
    table = new()
    drive(table, {0: First(), 1: First()})
    assert table.outcome is not None


def test_bots_stop_where_a_person_must_act() -> None:
    table, bot = new(), First()
    drive(table, {1: bot})
    assert table.actors == (0,)
    table.play(Ready(), 0)
    drive(table, {1: bot})
    assert table.moves(0) == (Roll(),)


def test_bots_are_given_their_own_views_and_moves_and_no_state() -> None:
    table, bot = new(), First()
    drive(table, {0: First(), 1: bot})
    assert {view["seat"] for view in bot.views} == {1}
    assert {type(given) for given in bot.given} == {dict, tuple}
    assert all("deck" not in view for view in bot.views)


def test_bots_see_after_every_change_also_what_others_did() -> None:
    table, bot = new(), First()
    table.subscribe(lambda _: drive(table, {1: bot}))
    table.play(Ready(), 0)
    table.play(Roll(), 0)
    assert [view["phase"] for view in bot.views][-1] == "answer"
    table.play(table.moves(0)[0], 0)
    assert {"study", "roll", "answer"} <= {view["phase"] for view in bot.views}


def test_a_game_that_is_over_leaves_nothing_to_do() -> None:
    table = advanced(10_000)
    ply = table.ply
    drive(table, {0: First()})
    assert table.ply == ply
