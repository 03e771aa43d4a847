"""Who is told of changes, in which order, and what happens when many play at once."""

from __future__ import annotations

from threading import Barrier, Thread

import pytest

from brainwaves_widgets.core import IllegalMove
from brainwaves_widgets.goose import Options, Ready, Roll
from tests.core.builders import TWO, advanced, new


def test_listeners_are_told_once_a_change() -> None:
    table, heard = new(), list[int]()
    table.subscribe(heard.append)
    table.play(Ready(), 0)
    table.play(Ready(), 1)
    table.play(Roll())
    assert heard == [4, 5, 7]
    table.undo()
    table.redo()
    table.goto(3)
    assert heard == [4, 5, 7, 5, 7, 3]


def test_nothing_changed_and_nobody_is_told() -> None:
    table, heard = new(), list[int]()
    table.subscribe(heard.append)
    assert not table.undo()
    assert not table.redo()
    table.goto(table.ply)
    with pytest.raises(IllegalMove):
        table.play(Roll(), 0)
    assert heard == []


def test_who_is_told_last_hears_of_the_newest_change_when_all_others_know() -> None:
    table, heard = new(), list[tuple[str, int]]()
    table.subscribe(lambda ply: heard.append(("last", ply)), last=True)
    table.subscribe(lambda ply: heard.append(("then", ply)))
    table.subscribe(lambda ply: heard.append(("first", ply)), at_once=True)
    table.play_for((0, 1), Ready())
    before = [("first", 4), ("first", 5), ("then", 4), ("then", 5)]
    assert heard == [*before, ("last", 5)]


def test_who_is_told_late_hears_of_a_change_after_the_others() -> None:
    table, heard = new(), list[str]()
    table.subscribe(lambda _ply: heard.append("last"), last=True)
    table.subscribe(lambda _ply: heard.append("late"), late=True)
    table.subscribe(lambda _ply: heard.append("then"))
    table.play(Ready(), 0)
    assert heard == ["then", "late", "last"]


def test_who_leaves_is_told_no_more() -> None:
    table, heard = new(), list[int]()
    leave = table.subscribe(heard.append)
    table.play(Ready(), 0)
    leave()
    table.play(Ready(), 1)
    assert heard == [4]


def test_a_listener_may_play_and_all_hear_of_it_in_order() -> None:
    table = new()
    first, second = list[int](), list[int]()

    def eager(ply: int) -> None:
        first.append(ply)
        if table.actors == (1,) and table.moves(1) == (Ready(),):
            table.play(Ready(), 1)
        elif table.moves(0) == (Roll(),):
            table.play(Roll(), 0)

    table.subscribe(eager)
    table.subscribe(second.append)
    table.play(Ready(), 0)
    assert first == second == [4, 5, 7]
    assert table.state.phase == "answer"


def test_a_listener_that_fails_does_not_stop_the_next_change() -> None:
    table, heard = new(), list[int]()

    def failing(ply: int) -> None:
        if ply == 4:
            raise RuntimeError("no screen")

    table.subscribe(failing)
    table.subscribe(heard.append)
    with pytest.raises(RuntimeError, match="no screen"):
        table.play(Ready(), 0)
    assert table.ply == 4
    table.play(Ready(), 1)
    assert heard[-1] == 5


def at_once(threads: int, act: object) -> list[str]:
    """Run `act` in many threads that start together, and return what each came to."""
    barrier, results = Barrier(threads), list[str]()

    def run() -> None:
        barrier.wait()
        try:
            act()  # type: ignore[operator]
        except IllegalMove:
            results.append("refused")
        else:
            results.append("played")

    running = [Thread(target=run) for _ in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return results


@pytest.mark.parametrize("seed", range(5))
def test_of_many_moves_for_one_ply_exactly_one_is_played(seed: int) -> None:
    table, heard = advanced(seed, seed=seed), list[int]()
    table.subscribe(heard.append)
    ply, seat = table.ply, table.actors[0]
    move = table.moves(seat)[0]
    results = at_once(16, lambda: table.play(move, seat, ply=ply))
    assert sorted(results) == ["played"] + ["refused"] * 15
    assert heard == [table.ply]


def test_changes_from_many_threads_are_told_one_after_the_other() -> None:
    options = Options(players=tuple("ABCDE"))
    table, heard = new(options=options), list[int]()
    table.subscribe(heard.append)
    at_once(5, lambda: table.play(Ready()))
    assert heard == [4, 5, 6, 7, 8]
    assert table.state.phase == "roll"


def test_saving_while_others_play_gives_a_whole_game() -> None:
    table = new(options=TWO)
    texts: list[str] = []

    def play_and_save() -> None:
        for _ in range(20):
            with table.lock:
                seat = table.actors[0]
                table.play(table.moves(seat)[0], seat)
            texts.append(table.to_json())

    at_once(4, play_and_save)
    assert len(texts) == 80
    for text in texts[::16]:
        assert type(table).from_json(text, table.rules).players == ("Ann", "Ben")


def test_a_listener_that_fails_keeps_nobody_from_hearing_of_all_moves_made_together() -> None:
    table, heard = new(), list[int]()

    def failing(_ply: int) -> None:
        raise RuntimeError("no screen")

    table.subscribe(failing)
    table.subscribe(heard.append)
    with pytest.raises(RuntimeError, match="no screen"):
        table.play_for((0, 1), Ready())
    assert heard == [4, 5]


def test_what_a_listener_plays_is_told_after_moves_made_together() -> None:
    table, heard = new(), list[int]()

    def eager(_ply: int) -> None:
        if table.moves(0) == (Roll(),):
            table.play(Roll(), 0)

    table.subscribe(eager)
    table.subscribe(heard.append)
    table.play_for((0, 1), Ready())
    assert heard == [4, 5, 7]
