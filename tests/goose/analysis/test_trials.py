"""What The Astute Goose asked of memory, trial by trial."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.goose import RULES, Answer, Options, Pass, Roll
from brainwaves_widgets.goose.bots import Rememberer
from brainwaves_widgets.study.trials import trials
from brainwaves_widgets.testing import play_random
from tests.goose.builders import asked, options, ready

some = settings(max_examples=30)


def answer(table: Table, value: str) -> None:
    if table.state.phase == "roll":
        table.play(Roll())
    table.play(Answer(value))
    ready(table)


def test_g11_an_answer_is_a_trial_with_all_that_was_asked() -> None:
    table = asked(1, (1, "feature"), (2, "animal"), (4, "feature"))
    table.play(Answer("scarf"), ms=1234)
    ready(table)
    answer(table, "cat")
    answer(table, "bow tie")
    first, second, third = trials(table)
    assert first._asdict() == {
        "game": "astute-goose",
        "level": "rookie",
        "seed": 7,
        "player": "Ann",
        "ply": 6,
        "place": 0,
        "kind": "feature",
        "value": "bow tie",
        "answer": "scarf",
        "right": False,
        "alternatives": 5,
        "chance": 0.2,
        "lag": 1,
        "former": None,
        "intrusion": False,
        "items": 3,
        "ms": 1234,
        "after_undo": False,
    }
    assert (second.place, second.value, second.right, second.lag) == (1, "cat", True, 2)
    assert second.ms is None
    assert (third.place, third.value, third.lag) == (0, "key chain", 2)
    assert (third.former, third.intrusion) == ("bow tie", True)


def test_g17_only_the_one_before_the_last_change_intrudes() -> None:
    table = asked(1, (1, "feature"), (1, "feature"), (1, "feature"))
    for value in ("scarf", "bow tie", "bow tie"):
        answer(table, value)
    assert [(one.value, one.former, one.intrusion) for one in trials(table)] == [
        ("bow tie", None, False),
        ("key chain", "bow tie", True),
        ("striped shirt", "key chain", False),
    ]


def test_a_right_answer_is_no_intrusion_though_the_former_had_the_value_too() -> None:
    table = asked(1, (1, "colour"), (1, "colour"))
    answer(table, "yellow")
    answer(table, "yellow")
    second = trials(table)[1]
    assert (second.former, second.right, second.intrusion) == ("yellow", True, False)


def test_g13_values_that_were_wrong_are_no_alternatives_and_passes_no_trials() -> None:
    table = asked(5, (1, "colour"), (2, "colour"))
    for move in (Answer("red"), Answer("blue"), Pass(), Answer("blue"), Answer("yellow")):
        table.play(move)
    assert [(one.player, one.answer, one.alternatives, one.chance) for one in trials(table)] == [
        ("Ann", "red", 5, 1 / 5),
        ("Ben", "blue", 4, 1 / 4),
        ("Dan", "blue", 3, 1 / 3),
        ("Eve", "yellow", 3, 1 / 3),
    ]
    assert {(one.lag, one.items, one.value) for one in trials(table)} == {(1, 3, "yellow")}
    assert [one.player for one in trials(table, 1)] == ["Ben"]


def test_g18_gaps_are_not_kept_in_mind() -> None:
    table = Table(RULES, Options(players=("Ann",), level="expert"), seed=4)
    drive(table, {0: Rememberer()})
    items = [one.items for one in trials(table)]
    assert items[:20] == [6] * 20
    assert items[19:] == list(range(6, 25 - len(items), -1))


@some
@given(options(), st.integers(0, 10**6))
def test_every_answer_is_there_and_right_as_the_rules_say(chosen: Options, seed: int) -> None:
    table = play_random(RULES, chosen, seed)
    answered = [
        (step.ply, event.data["value"], event.data["right"])
        for step in table.history
        for event in step.events
        if event.kind == "answered"
    ]
    found = trials(table)
    assert [(one.ply, one.answer, one.right) for one in found] == answered
    assert all(one.lag >= 1 and 1 <= one.alternatives <= 5 for one in found)
    assert found.decisions == ()


def test_what_was_undone_is_no_trial() -> None:
    table = asked(1)
    table.play(Answer("red"))
    table.undo()
    assert trials(table) == []


@pytest.mark.parametrize("deck", ["standard", "random"])
def test_a_perfect_memory_is_always_right(deck: str) -> None:
    table = Table(RULES, Options(players=("Ann",), deck=deck), seed=3)
    drive(table, {0: Rememberer()})
    assert all(one.right for one in trials(table))
