"""What players of Brain Wave look up: tiles, crossings that can be blocked now, prices."""

from __future__ import annotations

from typing import Any

from ...core.rules import View
from ...core.text.phrases import counted
from ...rulebook.page import Page, page
from ..pieces import KEPT_POINTS, KEPT_TILES, PRICE
from .pictures import tile_row

_TILES = [
    "**Logic** runs straight on.",
    "**Mind Bender** turns a corner.",
    "**Decision Point** joins all four sides; the other train may cross it.",
    "**Mental Block** closes your own Decision Point to the other train.",
]


def aids(view: View) -> list[Page]:
    """Return the cards of the box, from what any seat may know."""
    return [
        {**page("The four tiles", {"items": _TILES}), "picture": tile_row(view["attacker"])},
        page("Crossing and blocking", *_crossings(view)),
        page(
            "What you may keep",
            f"A tile costs {PRICE} points.",
            f"After a turn you keep at most {KEPT_TILES} tiles and {KEPT_POINTS} points.",
        ),
        page("What a breakthrough costs", _costs(view)),
    ]


def _crossings(view: View) -> list[str]:
    """Say which crossings are under way, and whose chance to block them it is (W23)."""
    told = [_crossing(view, one) for one in view["crossings"]]
    rule = (
        "A train crosses the other's Decision Point straight, onto a free square beyond. The other "
        "can block it only in their next turn, with a Mental Block on that Decision Point."
    )
    return [rule, *(told or ["No crossing can be blocked now."])]


def _crossing(view: View, crossing: dict[str, Any]) -> str:
    seat, battle, until = crossing["seat"], view["battle"], crossing["until"]
    who, other = view["players"][seat], view["players"][1 - seat]
    began = f"{who} crosses at {crossing['square']}; {crossing['far']} is reserved."
    if battle > until:
        return f"{began} It stands: nobody can block it any more."
    if view["attacker"] == seat:
        return f"{began} {other}'s chance to block it is **battle {until}**."
    last = ", and it is the last one" if battle == until else ""
    return f"{began} It is **{other}'s chance now**, after a hit{last}."


def _costs(view: View) -> str:
    """Say what a failed breakthrough takes away, with the number of the moment (W28)."""
    count = view["banks"][view["attacker"]]["count"]
    name = view["players"][view["attacker"]]
    tiles = counted(count, "tile")
    return (
        "If it fails, a **major** one costs all tiles that you have not laid, a **minor** one all "
        f"but {KEPT_TILES}, and the turn is over. {name}, who attacks, has {tiles} now."
    )
