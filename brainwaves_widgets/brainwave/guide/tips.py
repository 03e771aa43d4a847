"""What a coach says in Brain Wave, and when."""

from __future__ import annotations

from typing import Any, Final

from ...core.rules import View
from ...rulebook.guide import Tip
from ..console.maze import Square, ways


def _goal(view: View) -> str:
    """Return the piece on the square of the highest value that the defender can reach."""
    spot = view["spots"][view["turn"]]
    goals = ways(Square(spot["column"], spot["row"]), sum(view["dice"]))
    best = max(goals, key=lambda square: square.value)
    return f"go-{best.column}-{best.row}"


def _begun(view: View) -> list[dict[str, Any]]:
    """Return the crossings that the attacker can block in this turn and no later (W23)."""
    return [
        one
        for one in view["crossings"]
        if one["seat"] != view["attacker"] and one["until"] == view["battle"]
    ]


TIPS: Final = (
    Tip(
        "throw", "throw", "Roll the dice: the higher number attacks first.", "button-Roll the dice"
    ),
    Tip(
        "go",
        "go",
        lambda view: (
            f"You are attacked. Move {sum(view['dice'])} squares. A square with a high number, "
            "such as this one, is harder to hit, but costs you more if it is."
        ),
        _goal,
    ),
    Tip(
        "shoot",
        "shoot",
        "Turn this knob: it bends the path of the wave up or down. Then fire with Space or Reset.",
        lambda view: f"knob-{view['attacker']}",
    ),
    Tip(
        "build",
        "build",
        "A hit! Your points bought tiles. Choose one, press T to turn it, and lay it "
        "at the end of your train.",
        "bank-logic",
    ),
    Tip(
        "breakthrough",
        lambda view: (
            view["phase"] == "build"
            and not view["has_laid"]
            and any(tile["seat"] != view["attacker"] for tile in view["board"].values())
        ),
        lambda view: (
            "Before you lay a tile you may call a breakthrough against "
            f"{view['players'][1 - view['attacker']]}'s train. Press ? to read what it costs."
        ),
        "board",
    ),
    Tip(
        "crossing",
        lambda view: view["phase"] == "build" and bool(_begun(view)),
        "Your Decision Point is being crossed. This turn is your only chance to put a "
        "Mental Block on it.",
        lambda view: f"tile-{_begun(view)[0]['square']}",
    ),
    Tip(
        "attempt",
        "attempt",
        "The wave starts when you launch it. Now both of you play at once: one "
        "steers, the other dodges and stays in the maze.",
        "tube",
    ),
    Tip("keep", "keep", "You keep three tiles. Put the least useful ones back.", "bank-logic"),
)
