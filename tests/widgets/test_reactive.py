"""Cells that react: `ply` changes once with every move, whoever makes it and however."""

from __future__ import annotations

from random import Random
from threading import Thread
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.goose import RULES, Answer, Options, Pass, Ready, Roll
from brainwaves_widgets.goose.bots import Guesser
from brainwaves_widgets.widgets import Session


def game(**options: Any) -> bw.AstuteGoose:
    return bw.AstuteGoose(**{"players": ["Ann", "Ben"], "seed": 7, **options})


def heard(screen: bw.AstuteGoose) -> list[tuple[int, int]]:
    """Return the changes of `ply` that an observer is told from now on: what it was, what it is."""
    changes: list[tuple[int, int]] = []
    screen.observe(lambda change: changes.append((change["old"], change["new"])), names="ply")
    return changes


def tell(screen: bw.AstuteGoose, **message: Any) -> None:
    screen._receive(screen, {"ply": screen.table.ply, **message}, [])


def test_a_move_and_the_dice_and_cards_after_it_are_one_change() -> None:
    one = game()
    changes = heard(one)
    one.play(Ready(), "Ann")
    one.play(Ready(), "Ben")
    one.play(Roll())
    assert changes == [(3, 4), (4, 5), (5, 7)]
    assert one.ply == one.table.ply == 7


@pytest.mark.parametrize("path", ["cell", "click", "seat", "table"])
def test_every_way_to_move_is_one_change(path: str) -> None:
    one = game()
    ann = one.seat("Ann")
    changes, hers = heard(one), heard(ann)
    match path:
        case "cell":
            one.play(Ready(), "Ann")
        case "click":
            tell(one, move={"type": "Ready"}, seats=[0])
        case "seat":
            tell(ann, move={"type": "Ready"})
        case "table":
            one.table.play(Ready(), 0)
    assert changes == hers == [(3, 4)]


def test_a_click_for_everybody_is_one_change_for_each_move() -> None:
    one = game()
    changes = heard(one)
    tell(one, move={"type": "Ready"}, seats=[0, 1])
    assert changes == [(3, 4), (4, 5)]


def test_a_click_for_everybody_that_one_may_not_make_is_none() -> None:
    one = game()
    one.play(Ready(), "Ben")
    changes = heard(one)
    tell(one, move={"type": "Ready"}, seats=[0, 1])
    with pytest.raises(IllegalMove):
        one.table.play_for((0, 1), Ready())
    assert changes == []
    assert one.ply == one.table.ply == 4


def test_going_back_and_forth_is_one_change_each() -> None:
    one = game()
    one.play(Ready(), "Ann")
    changes = heard(one)
    assert one.undo()
    assert one.redo()
    one.undo()
    one.play(Ready(), "Ben")
    tell(one, do="undo")
    tell(one, do="allow")
    tell(one, do="redo")
    one.goto(1)
    one.goto(1)
    assert changes == [(4, 3), (3, 4), (4, 3), (3, 4), (4, 3), (3, 4), (4, 1)]


def test_what_is_refused_or_said_twice_is_no_change() -> None:
    one = game()
    changes = heard(one)
    with pytest.raises(IllegalMove):
        one.play(Pass())
    tell(one, move={"type": "Roll"})
    tell(one, do="hello")
    assert not one.undo()
    tell(one, move={"type": "Ready"}, seats=[0])
    one._receive(one, {"move": {"type": "Ready"}, "seats": [0], "ply": 3}, [])  # a double click
    tell(one, do="hello")
    assert changes == [(3, 4)]


def test_the_time_that_is_up_is_one_change_a_move_and_so_are_typed_dice() -> None:
    one = game(study_seconds=0.5, chance="ask")
    changes = heard(one)
    tell(one, do="time is up")
    one.play(Roll())
    tell(one, move={"type": "Dice", "number": 1, "kind": "animal"}, seats=[-1])
    assert changes == [(3, 4), (4, 5), (5, 6), (6, 7)]


def test_moves_from_several_screens_come_in_their_order_to_all() -> None:
    one = game(players=["Ann", "Ben", "Cy"])
    screens = [one, *map(one.seat, one.players)]
    all_heard = [heard(screen) for screen in screens]
    tell(screens[2], move={"type": "Ready"})
    tell(screens[3], move={"type": "Ready"})
    one.undo()
    tell(screens[3], move={"type": "Ready"})
    tell(screens[1], move={"type": "Ready"})
    assert all_heard == [[(3, 4), (4, 5), (5, 4), (4, 5), (5, 6)]] * 4


def test_an_observer_may_play_and_all_hear_of_it_in_order() -> None:
    one = game()
    ben = one.seat("Ben")
    before, after = heard(ben), list[tuple[int, int, int]]()

    def eager(change: Any) -> None:
        after.append((change["old"], change["new"], one.table.ply))
        if one.table.actors == (1,) and one.moves("Ben") == (Ready(),):
            one.play(Ready(), "Ben")
        elif one.moves("Ann") == (Roll(),):
            one.play(Roll())

    one.observe(eager, names="ply")
    last = heard(one)
    one.play(Ready(), "Ann")
    assert after == [(3, 4, 4), (4, 5, 5), (5, 7, 7)]
    assert last == before == [(3, 4), (4, 5), (5, 7)]


def test_an_observer_that_takes_the_move_back_is_heard_too() -> None:
    one = game()
    ben = one.seat("Ben")

    def strict(change: Any) -> None:
        if change["new"] == 4 > change["old"]:
            one.undo()

    one.observe(strict, names="ply")
    changes, his = heard(one), heard(ben)
    one.play(Ready(), "Ann")
    assert changes == his == [(3, 4), (4, 3)]


def test_bots_that_answer_are_one_change_a_move() -> None:
    one = game()
    bots = {1: Guesser(Random(1))}
    late = one.seat("Ann")
    one.table.subscribe(lambda _ply: drive(one.table, bots))
    ben = one.seat("Ben")
    all_heard = [heard(screen) for screen in (one, late, ben)]
    plies: list[int] = []
    one.table.subscribe(plies.append)
    for _ in range(12):
        one.play(one.moves("Ann")[0], "Ann")
    olds = [3, *plies[:-1]]
    assert all_heard == [list(zip(olds, plies, strict=True))] * 3
    players = [step.ply for step in one.history[3:] if step.seat >= 0]
    assert len(plies) == len(players)
    assert all(new > old for old, new in all_heard[0])


def test_bots_at_the_table_are_one_change_a_move() -> None:
    table = Table(RULES, Options(players=("Ann", "Ben")), seed=7)
    session = Session(table, bots={1: Guesser(Random(1))})
    one = bw.AstuteGoose._screen(session, None)
    changes = heard(one)
    one.play(Ready(), "Ann")
    tell(one, do="bot")
    one.play(Roll())
    one.play(Answer(one.moves()[0].value))
    one.reply()
    played = [step for step in one.history[3:] if step.seat >= 0]
    assert len(changes) == len(played)
    assert [old for old, _ in changes[1:]] == [new for _, new in changes[:-1]]


def test_an_observer_that_fails_keeps_nobody_else_from_hearing() -> None:
    one = game()
    ben = one.seat("Ben")

    def failing(_change: Any) -> None:
        raise RuntimeError("no plot")

    one.observe(failing, names="ply")
    his = heard(ben)
    with pytest.raises(RuntimeError, match="no plot"):
        one.play(Ready(), "Ann")
    assert his == [(3, 4)]
    assert ben.scene["ply"] == one.scene["ply"] == 4


def test_moves_from_many_threads_are_told_one_after_the_other() -> None:
    one = game(players=list("ABCDE"))
    changes = heard(one)
    threads = [Thread(target=one.play, args=(Ready(), name)) for name in one.players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert changes == [(ply, ply + 1) for ply in range(3, 8)]


def test_only_in_marimo_a_page_counts_what_it_has_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """tests/browser/hosts/test_marimo.py shows what comes of it there."""
    assert "shown" not in game().get_state()
    monkeypatch.setattr(type(game().comm), "kernel", "marimo", raising=False)
    one = game()
    assert one.get_state("shown") == {"shown": 0}
    one.set_state({"shown": 1})  # as a page does
    assert one.ply == one.scene["ply"] == 3


def test_a_player_sits_down_at_a_table_that_is_there() -> None:
    one = game()
    ben = bw.AstuteGoose.at(one.table, "Ben")
    tell(ben, move={"type": "Ready"})
    assert one.ply == ben.ply == 4
    with pytest.raises(ValueError, match="no player 'Cy' sits at this table"):
        bw.AstuteGoose.at(one.table, "Cy")
