"""What buttons say and what the log tells."""

from __future__ import annotations

import pytest

from brainwaves_widgets.core import Event
from brainwaves_widgets.goose import RULES, Answer, Deal, Dice, Pass, Ready, Roll, Show
from tests.goose.builders import asked, ready, right, wrong


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Ready(), "Ready"),
        (Roll(), "Roll the dice"),
        (Answer("bow tie"), "Answer bow tie"),
        (Pass(), "Pass"),
        (Show(), "Show the card by accident"),
        (Dice(3, "animal"), "The dice show 3 and animal"),
        (Deal("red", "scarf", "rat"), "Deal the suspect in red with scarf and rat"),
    ],
)
def test_every_move_has_a_label(move: object, label: str) -> None:
    assert RULES.label(move) == label


def test_a_turn_reads_as_a_story() -> None:
    table = asked(2, (1, "colour"))
    table.play(wrong(table))
    table.play(right(table))
    ready(table)
    assert table.log(None)[3:] == [
        "Ann is ready.",
        "Ben is ready.",
        "All suspects are turned face down.",
        "Ann rolls 1 and colour.",
        "Ann says red: wrong.",
        "Ben says yellow: right.",
        "Ben takes the card.",
        "A suspect takes place 1.",
        "Ann is ready.",
        "Ben is ready.",
        "Suspect 1 is turned face down.",
    ]


def test_an_unknown_event_is_passed_over() -> None:
    assert RULES.tell(Event("sneezed", {}), ("Ann",)) == ""
