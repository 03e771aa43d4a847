"""The study clock: it runs only while somebody sees the table, and Python decides when it is up."""

from __future__ import annotations

from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.goose import Ready
from brainwaves_widgets.widgets.session import clock
from tests.widgets.gooses import game, sent, tell


class Time:
    """A clock on the wall that a test turns."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(clock, "monotonic", time)
    return time


def see(one: bw.AstuteGoose, page: object = "page", do: str = "seen") -> None:
    tell(one, {"do": do, "by": page, "ply": one.ply})


def left(one: bw.AstuteGoose) -> float:
    reading = one._session.clock.reading()
    assert reading
    return reading["left"]


def is_refused(one: bw.AstuteGoose, monkeypatch: pytest.MonkeyPatch) -> bool:
    answers = sent(one, monkeypatch)
    tell(one, {"do": "time is up", "ply": one.ply})
    return any("not up yet" in answer.get("error", "") for answer in answers)


def test_no_clock_runs_until_a_page_is_seen(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run All makes a game that nobody has scrolled to; a script has no page at all."""
    one = game(study_seconds=100)
    tell(one, {"do": "hello"})
    time.now += 500
    one.play(Ready(), "Ben")
    assert one.scene["clock"] == {"seconds": 100, "left": 100}
    assert is_refused(one, monkeypatch)
    assert one.state.waiting == (0, 2)


def test_it_runs_while_a_page_is_seen_and_pauses_while_none_is(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = game(study_seconds=100)
    see(one)
    for _ in range(4):
        time.now += 10
        see(one)
    assert left(one) == 60
    see(one, do="hidden")
    time.now += 1000
    assert left(one) == 60
    assert is_refused(one, monkeypatch)
    answers = sent(one, monkeypatch)
    see(one)
    assert answers == [{"clock": {"seconds": 100, "left": 60}}]
    for _ in range(6):
        time.now += 10
        see(one)
    tell(one, {"do": "time is up", "ply": one.ply})
    assert one.state.phase == "roll"


def test_of_several_pages_one_is_enough(time: Time) -> None:
    one = game(study_seconds=100)
    ben = one.seat("Ben")
    see(one, "a")
    see(ben, "b")
    see(one, "a", "hidden")
    time.now += 10
    assert left(one) == 90
    see(ben, "b", "hidden")
    see(ben, "b", "hidden")
    time.now += 10
    assert left(one) == 90


def test_a_page_that_vanishes_without_a_word_counts_for_half_a_minute(time: Time) -> None:
    one = game(study_seconds=100)
    see(one)
    time.now += 5000
    assert left(one) == 70
    see(one, "another")
    time.now += 10
    assert left(one) == 60


def test_a_new_time_limit_waits_for_a_page_again(time: Time) -> None:
    one = game(study_seconds=100, show_seconds=9)
    see(one)
    time.now += 1
    for name in one.players:
        one.play(Ready(), name)
    while one.state.phase != "memorise":
        one.play(one.moves()[0])
    time.now += 20
    assert left(one) == 9
    see(one)
    time.now += 4
    assert left(one) == 5


@pytest.mark.parametrize("page", [None, 3, True, "", "x" * 41, ["page"], {"a": 1}, 1.5])
@pytest.mark.parametrize("do", ["seen", "hidden"])
def test_a_page_without_a_sensible_name_is_refused(
    do: str, page: Any, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = game(study_seconds=100)
    answers = sent(one, monkeypatch)
    see(one, page, do)
    time.now += 50
    [answer] = answers
    assert "a page calls itself by a short text" in answer["error"]
    assert left(one) == 100


def test_nobody_can_fill_the_memory_with_pages(time: Time) -> None:
    one = game(study_seconds=100)
    for number in range(1000):
        see(one, f"page {number}")
    assert len(one._session.clock._pages) == clock.MOST_PAGES
    time.now += 10
    assert left(one) == 90


def test_where_no_clock_is_nothing_is_counted(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    one = bw.GameMatrix(["Ann", "Ben"])
    answers: list[Any] = []
    monkeypatch.setattr(one, "send", answers.append)
    one._receive(one, {"do": "seen", "by": "page", "ply": one.ply}, [])
    time.now += 10
    assert answers == [{"clock": None}]
