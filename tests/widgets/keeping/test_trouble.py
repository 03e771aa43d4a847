"""A game that cannot be kept: every screen says so, once, and again when that changes."""

from __future__ import annotations

import errno
import os
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import RULES, Options, Ready, Roll

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.usefixtures("home")

READY = {"move": {"type": "Ready"}}


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """A disk that can be filled and emptied."""
    state, sync = {"full": False}, os.fsync

    def fsync(number: int) -> None:
        if state["full"]:
            raise OSError(errno.ENOSPC, "No space left on device")
        sync(number)

    monkeypatch.setattr(os, "fsync", fsync)
    return state


def game() -> bw.AstuteGoose:
    return bw.AstuteGoose(["Ann", "Ben", "Cy"], seed=7)


def tell(one: bw.AstuteGoose, message: dict[str, Any]) -> None:
    one._receive(one, {"ply": one.ply, **message}, [])


def notes(one: bw.AstuteGoose) -> list[str]:
    return [event["text"] for event in one.scene["events"] if event["kind"] == "note"]


def test_it_is_said_when_several_seats_move_at_once(disk: dict[str, bool]) -> None:
    """ "Ready, everybody" is one message and three moves."""
    one = game()
    seat = one.seat("Cy")
    disk["full"] = True
    tell(one, {**READY, "seats": [0, 1, 2]})
    assert one.state.phase == "roll"
    for screen in (one, seat):
        [note] = notes(screen)
        assert "This game cannot be kept" in note
        assert "No space left on device" in note
    one.play(Roll())
    assert notes(one) == []


def test_it_is_said_when_the_game_is_kept_again_and_when_it_fails_again(
    disk: dict[str, bool],
) -> None:
    one = game()
    for _ in range(2):
        disk["full"] = True
        one.play(Ready(), 0)
        assert "cannot be kept" in notes(one)[0]
        one.undo()
        assert notes(one) == []
        disk["full"] = False
        one.play(Ready(), 0)
        assert notes(one) == ["This game is kept again, with all its moves."]
        assert bw.recent()[0].table().history == one.history
        one.undo()
        assert notes(one) == []


def test_nothing_is_said_of_what_was_mended_before_anybody_could_see_it(
    disk: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = game()
    session = one._session
    keep, calls = session._autosave.keep, list[None]()

    def first_fails() -> str:
        calls.append(disk.update(full=not calls))
        return keep()

    monkeypatch.setattr(session._autosave, "keep", first_fails)
    tell(one, {**READY, "seats": [0, 1, 2]})
    assert len(calls) == 3
    assert notes(one) == []


def test_a_page_that_is_loaded_anew_and_a_screen_that_comes_later_hear_it_too(
    disk: dict[str, bool],
) -> None:
    one = game()
    disk["full"] = True
    one.play(Ready(), 0)
    one.play(Ready(), 1)
    assert notes(one) == []
    assert "cannot be kept" in notes(one.seat("Ben"))[0]
    tell(one, {"do": "hello"})
    assert "cannot be kept" in notes(one)[0]
    one.play(Ready(), 2)
    assert notes(one) == []


def test_a_move_that_is_made_while_a_screen_is_set_up_is_on_it() -> None:
    """Another thread moves just after the first scene, before the screen is told of moves."""
    table = Table(RULES, Options(players=("Ann", "Ben")), seed=1)
    movers: list[Thread] = []

    class Slow(bw.AstuteGoose):
        def _publish(self) -> None:
            super()._publish()
            if not movers:
                movers.append(Thread(target=lambda: table.play(Ready(), 0)))
                movers[0].start()
                movers[0].join(0.2)

    screen = Slow.at(table)
    movers[0].join()
    assert screen.ply == table.ply == screen.scene["ply"]


def test_all_who_sit_down_at_once_share_one_session() -> None:
    table = Table(RULES, Options(players=("Ann", "Ben")), seed=1)
    screens: list[bw.AstuteGoose] = []
    sitting = [Thread(target=lambda: screens.append(bw.AstuteGoose.at(table))) for _ in range(8)]
    for thread in sitting:
        thread.start()
    for thread in sitting:
        thread.join()
    table.play(Ready(), 0)
    assert len({id(screen._session) for screen in screens}) == 1
    assert len(bw.recent()) == 1
