"""What a coach says in Game Matrix, and when."""

from __future__ import annotations

from typing import Final

from ...rulebook.guide import Tip

TIPS: Final = (
    Tip(
        "draw",
        "draw",
        "Begin your turn: draw an attributes card from the deck.",
        "deck",
    ),
    Tip(
        "claim",
        lambda view: view["phase"] == "claim" and len(view["cards"]) == 1,
        "Find a figure that has one of these two attributes, and press it. Press the "
        "card to read what they mean.",
        lambda view: f"card-{','.join(view['cards'][-1]['attributes'])}",
    ),
    Tip(
        "dare",
        lambda view: view["phase"] == "dare" and view["left"] > 0,
        "Stop by pressing a figure that fits, and the cards are yours. Or dare one "
        "more card: then one figure must fit them all.",
        "deck",
    ),
    Tip(
        "all cards",
        lambda view: view["phase"] == "claim" and len(view["cards"]) > 1,
        "Now the figure needs one attribute of every card. It may be another figure than before.",
        lambda view: f"card-{','.join(view['cards'][-1]['attributes'])}",
    ),
    Tip(
        "bust",
        lambda view: (
            view["phase"] == "draw" and view["told"] and view["told"]["kind"] in ("missed", "none")
        ),
        "Read here what happened, and ask why below: any figure and any attribute.",
        "panel",
    ),
    Tip(
        "last",
        lambda view: view["phase"] == "claim" and view["left"] == 0,
        "That was the last card. With a figure that fits you must stop.",
        "deck",
    ),
)
