"""A screen where one player steers or dodges, while the other player is at another screen."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self
from weakref import WeakKeyDictionary

from ..core import Seat, View
from ..core.files.codec import encode_move
from ..widgets import GameWidget
from ..widgets.page import Refused, nothing_in
from ..widgets.scene.scene import Scene
from ..widgets.session.session import Session
from .console.two_devices import LiveFlight
from .text.prompt import apart_hint

MOST_TICKS: Final = 100_000


class LiveScreen(GameWidget):
    """Passes on what both hands do while a breakthrough is flown, and has Python follow it.

    Whoever has a screen of their own dodges there. Where two people share one, both do everything
    there, and nothing of this is needed.
    """

    _flights: ClassVar[WeakKeyDictionary[Session, LiveFlight]] = WeakKeyDictionary()

    # Who is where

    @property
    def _alone(self) -> Seat | None:
        """The player who has this screen alone."""
        return self._only if self._seat is None else self._seat

    def _screens_of(self, seat: Seat) -> list[Self]:
        """Return the other screens that a player has alone, and may be looking at."""
        screens: list[Any] = [one for one in self._session.screens if one is not self]
        return [one for one in screens if one._alone == seat and one.can_answer((seat,))]  # noqa: SLF001

    def _part(self) -> str:
        """Return what is done here in a breakthrough of two devices: "steer", "dodge" or ""."""
        state, session = self.table.state, self._session
        if state.phase != "attempt" or session.bots or self._alone is None:
            return ""
        if not session.guests and not self._screens_of(1 - self._alone):
            return ""
        return "steer" if self._alone == state.attacker else "dodge"

    def _scene(self) -> Scene[View]:
        scene = super()._scene()
        if part := self._part():
            again = self.table.state.restarted
            hint = apart_hint(scene["view"], again=again, dodges=part == "dodge")
            scene["prompt"]["hint"] = hint
            scene["view"] = {**scene["view"], "apart": part}
        return scene

    def _welcome(self) -> None:
        super()._welcome()
        if self._part():
            self._session.refresh()  # the other player learns that there is another screen

    # What both devices say

    @property
    def _flight(self) -> LiveFlight | None:
        """The launch that is under way now."""
        return self._flights.get(self._session)

    def _follow(self, ply: int) -> None:
        flight = self._flight
        if flight and flight.ply != self.table.ply:  # it was decided, or taken back
            del self._flights[self._session]
        super()._follow(ply)

    def _obey(self, message: dict[str, Any]) -> None:
        if message.get("do") != "live":
            super()._obey(message)
        elif message.get("ply") == self.table.ply:  # a late message is useless, and harmless
            self._hear(self._part(), message)

    def _hear(self, part: str, message: dict[str, Any]) -> None:
        flight = self._flight
        match part, message:
            case "steer", {"kind": "launch"}:
                self._launch()
            case "dodge", {"kind": "here"} if flight and not flight.is_counting:
                flight.count()
                self._tell_all("count")
            case "dodge", {"kind": "dodge"} if flight and flight.is_counting:
                number, spot = flight.dodge(message.get("spot"))
                self._pass_on("dodge", tick=_tick(message), number=number, spot=spot)
            case "steer", {"kind": "fly", "english": english, "heard": heard} if (
                flight and flight.is_counting
            ):
                flight.fly(english, heard)
                wave, knob = flight.wave
                self._pass_on("fly", tick=_tick(message), wave=wave, knob=knob)
            case _, {"kind": "over"} if flight and flight.is_launched and flight.is_quiet:
                self.table.play(flight.finish(), self.table.state.attacker)
            case _, {"kind": "here" | "dodge" | "fly" | "over"}:
                pass  # nothing is under way
            case _:
                raise nothing_in(message)

    def _launch(self) -> None:
        """Ask the other player's screens whether anybody is there."""
        state, flight = self.table.state, self._flight
        name = self.players[state.defender]
        if flight and flight.is_launched:
            if not flight.is_quiet:
                raise Refused("the wave is still under way")
            self.table.play(flight.finish(), state.attacker)
            return
        if not self._screens_of(state.defender):
            raise Refused(f"{name} is away: the launch waits until {name} is back")
        flight = LiveFlight(state.console, state.attacker, self.table.ply)
        self._flights[self._session] = flight
        self._tell_all("begin")

    def _tell_all(self, kind: str) -> None:
        """Tell both players' screens something that must not get lost."""
        for seat in range(2):
            for one in (*self._screens_of(seat), *([self] if self._alone == seat else ())):
                one.send({"live": {"kind": kind, "ply": self.table.ply}})

    def _pass_on(self, kind: str, **more: Any) -> None:
        """Tell the other player's screens what is done here, with a Beat of wire.py."""
        for one in self._screens_of(1 - (self._alone or 0)):
            one.send_newest({"live": {"kind": kind, "ply": self.table.ply, **more}})

    # What Python makes of it

    def _act(self, message: dict[str, Any]) -> None:
        """Play what Python has followed, whatever the attacker's device says of it (W27)."""
        move, flight = message.get("move"), self._flight
        if isinstance(move, dict) and move.get("type") == "Attempt" and self._part() == "steer":
            if flight is None:
                name = self.players[self.table.state.defender]
                raise Refused(f"launch and steer it live: {name} dodges on another screen")
            message = {**message, "move": encode_move(flight.finish())}
        super()._act(message)


def _tick(message: dict[str, Any]) -> int:
    """Return the number by which devices measure how long their messages take."""
    tick = message.get("tick")
    if type(tick) is not int or not 0 <= tick < MOST_TICKS:
        raise Refused("a message of a flight has the number of its step, its tick")
    return tick
