"""A table of Brain Wave for those who listen: what is to be seen of it, part by part."""

from __future__ import annotations

from typing import Any

from ...core.rules import View
from ...core.text.phrases import counted, listed, named
from ..pieces import NAMES
from .prompt import stakes
from .words import height, held, place, spoken, turned

_BY_EAR = (
    "Press R before the launch, and the wave flies slowly, with words and two tones: one for the "
    "spot, one for where the wave heads. They are alike if it hits; ticks are the border."
)
_COLOURS = ("green, on the left", "blue, on the right")


def at_once(view: View) -> str:
    """Return where spot and wave are for those who aim; for those who build, tiles and stakes."""
    match view["phase"]:
        case "shoot":
            return f"{_spot(view, 1 - view['attacker'])} {_wave(view)}"
        case "attempt":
            return f"Both spots are on their red circles. {_wave(view)} {_BY_EAR}"
        case "build" | "plan" | "keep" if view["banks"][view["attacker"]]["tiles"] is not None:
            return f"{_bank(view, view['attacker'])} {stakes(view)}".strip()
    return ""


def regions(view: View) -> list[str]:
    """Return what can be read out: mazes and wave, both trains, tiles, points.

    Where somebody builds, their tiles come first.
    """
    seats = range(len(view["players"]))
    spots = " ".join(_spot(view, seat) for seat in seats)
    names, english = view["players"], view["console"]["english"]
    knobs = listed(named(names, map(spoken, english)))
    points = listed(named(names, view["power"]))
    told = [
        f"{spots} {_wave(view)} English: {knobs}.",
        *(_train(view, seat) for seat in seats),
        _plan(view["plan"]),
        *(_bank(view, seat) for seat in seats),
        f"Points: {points}. Battle {view['battle']} of {view['battles']}.",
    ]
    own = view["seat"] if view["phase"] in ("build", "plan", "keep") else None
    first = [] if own is None else [_bank(view, own)]
    return [*first, *(part for part in told if part and part not in first)]


def _spot(view: View, seat: int) -> str:
    spot = view["spots"][seat]
    where = place(spot["column"], spot["row"])
    return f"{view['players'][seat]}'s spot is on {where}, worth {spot['value']}."


def _wave(view: View) -> str:
    """Say where the wave waits: its height matters for the next shot (W4).

    Before a shot that is where the defender's Reset takes it, which may still be to be held (W11).
    """
    console = view["console"]
    side = "left" if console["x"] < 0.5 else "right"  # noqa: PLR2004 - the middle of the screen
    wave = "After Reset the wave" if view["phase"] == "shoot" else "The wave"
    return f"{wave} is on the {side}, {height(console['y'])}."


def _train(view: View, seat: int) -> str:
    """Say which way a train goes and what lies on the board."""
    start, finish = view["starts"][seat], view["finishes"][seat]
    way = view["distance"][seat]
    left = "the way is closed" if way is None else f"{counted(way, 'square')} to go"
    ends = f" It can go on at {listed(view['ends'][seat])}." if view["ends"][seat] else ""
    tiles = [
        f"{square} {_tile(tile)}" for square, tile in view["board"].items() if tile["seat"] == seat
    ]
    crossings = "".join(
        f" It crosses {one['square']}, and {one['far']} is reserved."
        for one in view["crossings"]
        if one["seat"] == seat
    )
    laid = f"Tiles: {'; '.join(tiles)}." if tiles else "No tiles are laid."
    head = f"{view['players'][seat]} is {_COLOURS[seat]}, and goes from {start} to {finish}"
    return f"{head}; {left}. {laid}{ends}{crossings}"


def _tile(tile: Any) -> str:
    if tile.get("blocked"):
        return NAMES["block"]
    loose = ", not connected" if tile.get("loose") else ""
    return f"{NAMES[tile['tile']]}{turned(tile['tile'], tile['turn'])}{loose}"


def _plan(plan: Any) -> str:
    if not plan:
        return ""
    aside = [f"{one['square']} {_tile(one)}" for one in plan["tiles"]]
    tiles = f" Set aside: {'; '.join(aside)}." if aside else ""
    return f"A {plan['kind']} breakthrough is called at {plan['square']}.{tiles}"


def _bank(view: View, seat: int) -> str:
    tiles, in_set = listed(held(view["banks"][seat])), counted(view["sets"][seat], "tile")
    return f"{view['players'][seat]} holds {tiles}, and {in_set} are in the set."
