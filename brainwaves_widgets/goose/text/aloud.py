"""A table of The Astute Goose for those who listen: what others see on it, part by part."""

from __future__ import annotations

from ...core.rules import View
from ...core.text.phrases import counted, listed, named
from .prompt import describe


def at_once(view: View) -> str:
    """Return the suspects that lie open, who are to be memorised now."""
    return _places(view, is_open=True) if view["phase"] in ("study", "memorise") else ""


def regions(view: View) -> list[str]:
    """Return what can be read out: the line-up, what is asked, and the piles."""
    return list(filter(None, [f"Line-up. {_places(view)}", _asked(view), _piles(view)]))


def _places(view: View, *, is_open: bool = False) -> str:
    told = []
    for place, entry in enumerate(view["lineup"]):
        card = entry["card"]
        if is_open and not isinstance(card, dict):
            continue
        numbers = listed([str(number) for number in entry["numbers"]])
        is_held = place == view["place"] and view["holder"] is not None
        where = f"in {view['players'][view['holder']]}'s hand" if is_held else describe(card)
        told.append(f"{numbers}: {where}.")
    return " ".join(told)


def _asked(view: View) -> str:
    dice, told = view["dice"], ""
    if dice and view["phase"] in ("answer", "steal", "over"):
        told = f"The dice show {dice['number']} and {dice['kind']}."
    if view["phase"] == "steal":
        for one in view["tries"]:
            said = "passed" if one["value"] is None else f"said {one['value']}, which is wrong"
            told += f" {view['players'][one['seat']]} {said}."
    if view["held"]:
        told += f" In your hand: {describe(view['held'])}."
    return told.strip()


def _piles(view: View) -> str:
    deck = f"In the deck: {counted(view['left'], 'suspect')}."
    if view["mode"] != "competitive":
        return f"{counted(view['points'][0], 'card')} right, {view['errors']} wrong. {deck}"
    won = named(view["players"], [counted(points, "card") for points in view["points"]])
    return f"Points piles. {listed(won)}. {deck}"
