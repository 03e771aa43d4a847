"""What a coach says in Game Matrix, and when."""

from __future__ import annotations

from typing import Final

from ...rulebook.guide import Tip

TIPS: Final = (
    Tip(
        "draw",
        lambda view: view["phase"] == "draw",
        lambda _view: "Begin your turn: draw an attributes card from the deck.",
        lambda _view: "deck",
    ),
    Tip(
        "claim",
        lambda view: view["phase"] == "claim" and len(view["cards"]) == 1,
        lambda _view: (
            "Find a figure that has one of these two attributes, and press it. Press ? "
            "to read what they mean."
        ),
        lambda view: f"card-{','.join(view['cards'][-1]['attributes'])}",
    ),
    Tip(
        "dare",
        lambda view: view["phase"] == "dare" and view["left"] > 0,
        lambda _view: (
            "Stop by pressing a figure that fits, and the cards are yours. Or dare one "
            "more card: then one figure must fit them all."
        ),
        lambda _view: "deck",
    ),
    Tip(
        "all cards",
        lambda view: view["phase"] == "claim" and len(view["cards"]) > 1,
        lambda _view: (
            "Now the figure needs one attribute of every card. It may be another figure "
            "than before."
        ),
        lambda view: f"card-{','.join(view['cards'][-1]['attributes'])}",
    ),
    Tip(
        "bust",
        lambda view: (
            view["phase"] == "draw"
            and bool(view["told"])
            and view["told"]["kind"] in ("bust", "missed")
        ),
        lambda _view: "Read here what happened, and ask why below: any figure and any attribute.",
        lambda _view: "panel",
    ),
    Tip(
        "last",
        lambda view: view["phase"] == "claim" and view["left"] == 0,
        lambda _view: "That was the last card. With a figure that fits you must stop.",
        lambda _view: "deck",
    ),
)
