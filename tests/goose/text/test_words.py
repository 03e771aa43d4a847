"""What buttons say and what the log tells."""

from __future__ import annotations

import pytest

from brainwaves_widgets.core import Event
from brainwaves_widgets.goose import RULES, Answer, Deal, Dice, Pass, Ready, Roll, Show
from brainwaves_widgets.goose.text.prompt import prompt
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
        "A suspect is dealt to place 1.",
        "Ann is ready.",
        "Ben is ready.",
        "Suspect 1 is turned face down.",
    ]


def test_an_unknown_event_is_passed_over() -> None:
    assert RULES.tell(Event("sneezed", {}), ("Ann",)) == ""


def test_a_place_with_two_numbers_has_one_suspect() -> None:
    """G17: a new card is memorised; on a rookie's line-up two numbers lead to each place."""
    table = asked(2, (3, "colour"))
    table.play(right(table))
    assert table.view(0)["lineup"][table.state.place]["numbers"] == [3, 6]
    assert prompt(table.view(0))[0] == "Memorise the suspect at 3 and 6."
    expert = asked(2, (3, "colour"), level="expert")
    expert.play(right(expert))
    assert prompt(expert.view(0))[0] == "Memorise suspect 3."


def test_g16_who_gets_a_card_that_was_shown_is_named() -> None:
    table = asked(3, (1, "colour"))
    table.play(wrong(table))
    table.play(Show(), 0)
    assert prompt(table.view(2))[1] == "Ann showed the card, so Ben gets it."
    assert "Ben takes the card." in table.log(None)


def test_a_wrong_answer_gives_the_others_a_try() -> None:
    hint = prompt(asked(3, (1, "colour")).view(0))[1]
    assert hint == "Say it before you see it. If you are wrong, Ben and Cleo may try."


@pytest.mark.parametrize(
    ("gaps", "place"), [(0, ""), (1, "the empty place"), (2, "an empty place")]
)
def test_g18_who_rolls_knows_that_a_gap_may_end_the_game(gaps: int, place: str) -> None:
    view = asked(2, (1, "colour")).view(None)
    lineup = [
        {**entry, "card": "gap" if at < gaps else "down"} for at, entry in enumerate(view["lineup"])
    ]
    _, hint = prompt({**view, "phase": "roll", "lineup": lineup})
    told = f" If they name {place}, the game is over." if gaps else ""
    assert hint == f"They name a suspect, and what to say about it.{told}"
