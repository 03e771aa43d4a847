"""Listeners of a table: who is called after a change, and in which order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TypeAlias

Listener: TypeAlias = Callable[[int], None]


class News:
    """Calls every listener once for every change, one change after the other."""

    def __init__(self) -> None:
        self._keepers: list[Listener] = []
        self._listeners: list[Listener] = []
        self._late: list[Listener] = []
        self._last: list[Listener] = []
        self._due: deque[int] = deque()

    def subscribe(
        self, listener: Listener, *, at_once: bool = False, late: bool = False, last: bool = False
    ) -> Callable[[], None]:
        """Call `listener(ply)` after every change; return a function that unsubscribes.

        With `at_once` it is called before all others, even for a change that is made while they
        are still being called for the last one: so nobody sees a move that is not saved yet. With
        `late` it is called after those without, who need not wait for it; with `last` when all
        others know of all changes, so nobody waits for it.
        """
        among = self._last if last else self._late if late else self._listeners
        among = self._keepers if at_once else among
        among.append(listener)
        return lambda: among.remove(listener)

    def announce(self, *plies: int) -> None:
        """Call all listeners for each change; a change that one of them makes comes after these.

        If a listener fails, the others are still called, and its error is raised at the end.
        """
        for ply in plies:
            for keeper in tuple(self._keepers):
                keeper(ply)
        is_telling = bool(self._due)
        self._due.extend(plies)
        if is_telling:
            return
        errors: list[Exception] = []
        try:
            while self._due:
                ply = self._due[0]
                is_newest = len(self._due) == 1
                last = self._last if is_newest else ()
                for listener in (*self._listeners, *self._late, *last):
                    try:
                        listener(ply)
                    except Exception as error:  # noqa: BLE001 - whatever it is
                        errors.append(error)
                self._due.popleft()
        finally:
            self._due.clear()
        if errors:
            raise errors[0]
