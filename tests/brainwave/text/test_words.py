"""What buttons say and what the log tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brainwaves_widgets.brainwave import (
    RULES,
    Attempt,
    Call,
    Draw,
    EndTurn,
    Go,
    Lay,
    PutBack,
    Roll,
    Shoot,
    TakeBack,
)
from brainwaves_widgets.brainwave.guide import GUIDE
from brainwaves_widgets.brainwave.text.words import drawn
from brainwaves_widgets.core import Event
from tests.brainwave.builders import seated


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Go(3, 0), "Go to column 3, row 0"),
        (Go(3, -2), "Go to column 3, upper row 2"),
        (Go(3, 2), "Go to column 3, lower row 2"),
        (Shoot(-0.25), "Shoot with English 0.25 up"),
        (Shoot(0.1), "Shoot with English 0.10 down"),
        (Shoot(0.125), "Shoot with English 0.13 down"),  # as a browser rounds it
        (Shoot(0.015), "Shoot with English 0.01 down"),
        (Shoot(-1), "Shoot with English 1.00 up"),
        (Shoot(-0.0), "Shoot with English centred"),
        (Lay("a1", "logic", 0), "Lay a Logic on a1, bottom to top"),
        (Lay("a1", "logic", 1), "Lay a Logic on a1, left to right"),
        (Lay("b2", "bender", 1), "Lay a Mind Bender on b2, joining right and down"),
        (Lay("b2", "decision"), "Lay a Decision Point on b2"),
        (Lay("b2", "block"), "Lay a Mental Block on b2"),
        (Call("minor", "d4"), "Call a minor breakthrough at d4"),
        (Attempt(), "Launch the wave"),
        (Attempt((0.0, 0.1)), "Launch the wave, 2 steps"),
        (TakeBack(), "Take the latest tile back"),
        (PutBack("bender"), "Put a Mind Bender back"),
        (EndTurn(), "End the turn"),
        (Roll(1, 6), "Roll 1 and 6"),
        (Draw("decision", 3), "Draw Decision Point 3"),
    ],
)
def test_every_move_has_a_label(move: object, label: str) -> None:
    assert RULES.label(move) == label


def test_a_battle_reads_as_a_story() -> None:
    table = seated(Roll(6, 6), Roll(1, 1), Roll(1, 1), Roll(2, 3), size=7)
    table.play(Go(2, 1))
    table.play(Shoot(-1.0))
    assert table.log(None) == [
        "Green rolls 6 and 6.",
        "Blue rolls 1 and 1.",
        "Green attacks first.",
        "Blue rolls 1 and 1.",
        "Blue moves to a square worth 3.",
        "Green misses, 11 rows too high; Blue adds 2.",
        "Green rolls 2 and 3.",
    ]


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        ("tie", {}, "A tie: both roll again."),
        ("shot", {"seat": 0, "result": "hit", "points": 1}, "Ann hits for 1 point."),
        (
            "shot",
            {"seat": 1, "result": "telepathy", "points": 8},
            "Telepathic Communication: Ben hits for 8 points.",
        ),
        ("exchanged", {"seat": 1, "count": 1}, "Ben draws 1 tile."),
        ("laid", {"seat": 0, "square": "a1", "tile": "logic"}, "Ann lays a Logic on a1."),
        (
            "set aside",
            {"seat": 0, "square": "a2", "tile": "logic"},
            "Ann sets aside a Logic for a2.",
        ),
        (
            "crossing",
            {"seat": 0, "square": "e5", "far": "f5"},
            "Ann begins to cross e5; f5 is reserved.",
        ),
        (
            "took back",
            {"seat": 0, "square": "a2", "tile": "logic"},
            "Ann takes the Logic on a2 back.",
        ),
        (
            "called",
            {"seat": 0, "kind": "major", "square": "d4"},
            "Ann calls a major breakthrough at d4.",
        ),
        (
            "launched",
            {"seat": 0, "result": "restart"},
            "Ben left the maze: the attempt is restarted.",
        ),
        ("launched", {"seat": 0, "result": "through"}, "The wave strikes."),
        ("launched", {"seat": 0, "result": "held"}, "The wave is gone."),
        ("failed", {"seat": 0, "lost": 4}, "The breakthrough fails: Ann loses 4 tiles."),
        ("failed", {"seat": 0, "lost": 0}, "The breakthrough fails."),
        (
            "broke",
            {"seat": 0, "kind": "major", "square": "d4"},
            "Ann breaks through at d4 and cuts the train.",
        ),
        (
            "broke",
            {"seat": 0, "kind": "minor", "square": "d4"},
            "Ann breaks through at d4 and shares the square.",
        ),
        ("finished", {"seat": 1}, "Ben completes the train of thought."),
        ("over", {}, "That was the last battle."),
        ("sneezed", {}, ""),
    ],
)
def test_every_event_is_told(kind: str, data: dict[str, object], told: str) -> None:
    assert RULES.tell(Event(kind, data), ("Ann", "Ben")) == told


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        ("logic", "You draw a Logic."),
        ("logic logic", "You draw two Logic tiles."),
        ("bender logic", "You draw a Logic and a Mind Bender."),
        ("bender logic bender logic logic", "You draw three Logic and two Mind Bender tiles."),
        ("block bender logic logic", "You draw two Logic, a Mind Bender and a Mental Block."),
        ("block " + "logic " * 13, "You draw 13 Logic and a Mental Block."),
    ],
)
def test_w17_tiles_that_are_drawn_are_counted(tiles: str, told: str) -> None:
    assert drawn(tiles.split()) == told


def lead(title: str) -> str:
    """What a page of the rulebook says to players before its numbered rules."""
    page = next(one.page for one in GUIDE.sections if one.page["title"] == title)
    return " ".join(block for block in page["blocks"] if isinstance(block, str))


def test_w22_rulebook_and_notebook_say_which_tiles_can_be_taken_up() -> None:
    """Only the tiles that no other depends on, which have a dashed frame on the screen."""
    notebook = Path(__file__).parents[3] / "notebooks" / "play.ipynb"
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    told = " ".join("".join(cell["source"]) for cell in cells)
    for words in (told, lead("Building a train of thought")):
        assert "a laid tile with a dashed frame" in words
        assert "a tile that you laid in this turn" not in words


def test_w25_the_rulebook_says_how_a_breakthrough_strikes() -> None:
    assert "crosswise: your train comes from the side" in lead("Breaking a train")
