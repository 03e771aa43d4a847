"""A coach at the table: the right sentence at the right moment, once, until it is sent away."""

from __future__ import annotations

from ..core.rules import IllegalMove, Seat, View
from .guide import Guide, Tip
from .page import TipView


class Coach:
    """What was said to whom: what one player has heard, another may still have to hear.

    >>> from brainwaves_widgets.goose.guide import GUIDE
    >>> coach, view = Coach(GUIDE), {"phase": "study"}
    >>> coach.say(None, view, ply=3)["key"]
    'study'
    >>> coach.send_away(None, "study", ply=3)
    >>> coach.say(None, view, ply=3)
    """

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._told: dict[Seat | None, set[str]] = {}
        self._now: dict[Seat | None, Tip] = {}
        self._quiet: dict[Seat | None, int] = {}
        """The ply at which a tip was sent away: no other takes its place at once."""

    def say(self, seat: Seat | None, view: View, ply: int) -> TipView | None:
        """Return what to say to whoever looks, from what they may know; None is nothing.

        A sentence stays as long as its moment lasts, and does not come again.
        """
        now = self._now.get(seat)
        if now is None or not now.when(view):
            quiet = self._quiet.get(seat) == ply
            now = None if quiet else self._guide.tip(view, self._told.get(seat, ()))
            self._now.pop(seat, None)
        if now is None:
            return None
        self._now[seat] = now
        self._told.setdefault(seat, set()).add(now.key)
        return {"key": now.key, "text": now.says(view), "item": now.item(view)}

    def send_away(self, seat: Seat | None, key: str, ply: int) -> None:
        """Do not say this sentence again; `""` means all of them."""
        keys = [tip.key for tip in self._guide.tips]
        if key and key not in keys:
            raise IllegalMove(f"the coach has no sentence {key!r:.40}; there are {', '.join(keys)}")
        self._told.setdefault(seat, set()).update([key] if key else keys)
        self._quiet[seat] = ply
        self._now.pop(seat, None)
