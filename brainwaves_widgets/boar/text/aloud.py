"""A table of The Brilliant Boar for those who listen: what others see on it, part by part."""

from __future__ import annotations

from ...core.rules import View
from ...core.text.phrases import counted, listed, named


def at_once(view: View) -> str:
    """Return what a card may match, to whoever is to play."""
    return _middle(view) if view["phase"] == "act" and view["seat"] in (None, view["turn"]) else ""


def regions(view: View) -> list[str]:
    """Return what can be read out: deck and table, each hand, what was won, and the animals."""
    deck = f"In the deck: {counted(view['deck'], 'card')}."
    hands = [_hand(view, seat) for seat in range(len(view["players"]))]
    designs = f"In play, six of each: {listed(view['designs'])}." if view["designs"] else ""
    return list(filter(None, [f"{_middle(view)} {deck}", *hands, _won(view), designs]))


def _middle(view: View) -> str:
    top = f"On top of the deck: {view['top']}." if view["top"] else "The deck is empty."
    return f"{top} On the table: {listed(view['table']) or 'nothing'}."


def _hand(view: View, seat: int) -> str:
    hand = view["hands"][seat]
    is_own = seat == view["seat"]
    who = "You hold" if is_own else f"{view['players'][seat]} holds"
    if not hand["cards"]:
        is_secret = is_own and hand["count"] and view["mode"] != "solo"
        unseen = "; everybody sees them but you" if is_secret else ""
        return f"{who} {counted(hand['count'], 'card')}{unseen}."
    return f"{who} {', '.join(f'{at}: {one}' for at, one in enumerate(hand['cards'], start=1))}."


def _won(view: View) -> str:
    won = named(view["players"], [counted(count, "card") for count in view["won"]])
    errors = f" On the error pile: {counted(view['errors'], 'card')}." * (view["mode"] == "solo")
    return f"Won. {listed(won)}.{errors}"
