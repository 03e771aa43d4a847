"""What a coach says in The Astute Goose, and when."""

from __future__ import annotations

from typing import Final

from ...rulebook.guide import Tip

TIPS: Final = (
    Tip(
        "study",
        "study",
        "Make up a little story for each suspect, from left to right: a colour, a "
        "piece of clothing, an animal.",
        "card-0",
    ),
    Tip(
        "roll",
        "roll",
        "Roll the dice: the number says which suspect, the symbol what to say about it.",
        "button-Roll the dice",
    ),
    Tip(
        "answer",
        "answer",
        lambda view: (
            f"This is the suspect that you are asked about. Choose its "
            f"{view['dice']['kind']} below; the card stays face down until then."
        ),
        lambda view: f"card-{view['place']}",
    ),
    Tip(
        "steal",
        "steal",
        "Somebody was wrong, so it is your chance: name the value and win the card, "
        "or pass. A wrong answer costs you nothing.",
        lambda view: f"row-{view['dice']['kind']}",
    ),
    Tip(
        "memorise",
        "memorise",
        "A new suspect: forget who stood here before, and remember this one.",
        lambda view: f"card-{view['place']}",
    ),
    Tip(
        "two numbers",
        lambda view: view["phase"] == "roll" and len(view["lineup"][0]["numbers"]) > 1,
        lambda view: (
            "A suspect may have two numbers: here "
            f"{' and '.join(map(str, view['lineup'][0]['numbers']))} both mean the first."
        ),
        "tag-0",
    ),
    Tip(
        "gaps",
        lambda view: view["phase"] == "roll" and not view["left"],
        "The deck is empty. Gaps stay now, and the first roll that points at one ends the game.",
        "deck",
    ),
)
