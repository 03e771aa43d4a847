"""What was missed comes back: after three others, then after six, and a lesson ends."""

from __future__ import annotations

from hypothesis import given, strategies as st

from brainwaves_widgets.lessons.quiz.spacing import MOST, RETURNS, Practice


def take(practice: Practice[str], *missed: int) -> str:
    """Answer to the end; the turns of these numbers are missed. Return what was asked."""
    asked = ""
    while practice.now is not None:
        asked += practice.now
        practice.settle(known=len(asked) - 1 not in missed)
    return asked


def test_what_is_known_does_not_come_back() -> None:
    assert take(Practice("abcdef")) == "abcdef"


def test_what_is_missed_comes_back_after_three_and_once_more_after_six() -> None:
    assert take(Practice("abcdefghijklm"), 0) == "abcdaefghijaklm"


def test_what_is_missed_again_begins_anew() -> None:
    assert take(Practice("abcdefghijklmnopq"), 0, 4) == "abcdaefgahijklmanopq"


def test_at_the_end_it_comes_back_as_late_as_it_can() -> None:
    assert take(Practice("abc"), 0) == "abca"
    assert take(Practice("abcd"), 0, 1) == "abcdab"


def test_what_was_known_again_does_not_come_back_before_three_others() -> None:
    assert take(Practice("abc"), 2) == "abcc"
    assert take(Practice("abcdefg"), 0) == "abcdaefga"
    assert take(Practice("abcdef"), 0) == "abcdaef"


def test_nothing_is_asked_three_times_in_a_row() -> None:
    assert take(Practice("abc"), *range(2, 99)) == "abcc"
    assert take(Practice("a"), *range(99)) == "aa"


def test_again_tells_what_was_missed_before() -> None:
    practice = Practice("abcde")
    practice.settle(known=False)
    for _ in range(3):
        assert not practice.again
        practice.settle(known=True)
    assert practice.now == "a"
    assert practice.again


@given(st.integers(1, 20), st.sets(st.integers(0, 60)))
def test_all_is_asked_and_a_lesson_ends(how_many: int, missed: set[int]) -> None:
    items = "abcdefghijklmnopqrst"[:how_many]
    asked = take(Practice(items), *missed)
    assert set(asked) == set(items)
    assert len(asked) <= min(MOST * how_many, how_many + RETURNS)


@given(st.integers(1, 20), st.sets(st.integers(0, 60)))
def test_what_is_said_to_come_back_does(how_many: int, missed: set[int]) -> None:
    practice, turn = Practice(range(how_many)), 0
    promised: dict[int, bool] = {}
    while practice.now is not None:
        item = practice.now
        assert promised.pop(item, True), "it came although it was not to come"
        promised[item] = practice.settle(known=turn not in missed)
        turn += 1
    assert not any(promised.values())


def test_one_who_never_knows_is_asked_everything_and_then_let_go() -> None:
    asked = take(Practice("abcdef"), *range(100))
    assert set(asked) == set("abcdef")
    assert len(asked) == 6 + RETURNS
