"""What changed between two states, and what a seat does not know of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from ..history.steps import History
from ..rules import Plays, Seat, State
from ..table import Table
from .describe import NOTHING, Hint, Teller, hints_of, teller_of, told
from .tables import html_table
from .values import defaults_of, is_plain

QUIET = 12
"""What is hidden is dealt again until this many deals in a row show no more of it."""


class Change(NamedTuple):
    """A part of a state that changed, in words."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def changes(old: State, new: State) -> list[Change]:
    """Return what changed between two states of one game, field by field.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.goose import RULES, Options
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=7)
    >>> table.play(table.moves(1)[0], 1)
    >>> for change in changes(table.state_at(3), table.state):
    ...     print(change)
    waiting: - Ben
    """
    told = list(_fields(teller_of(new), "", old, new))
    return told or (
        [Change("state", "something changed that cannot be put into words")] if old != new else []
    )


def _fields(teller: Teller, where: str, old: Any, new: Any) -> Iterator[Change]:
    hints = hints_of(new.__class__)
    for name in defaults_of(new.__class__) or {}:
        field = f"{where} {told(name)}".strip()
        yield from _parts(teller, field, getattr(old, name), getattr(new, name), hints[name])


def _parts(teller: Teller, where: str, old: Any, new: Any, hint: Hint) -> Iterator[Change]:
    if old == new:
        return
    kind = new.__class__
    before, after = teller.parts(old, hint), teller.parts(new, hint)
    if before and after:
        for name in before | after:
            one, other = before.get(name, NOTHING), after.get(name, NOTHING)
            if one != other:
                yield Change(f"{where} {name}", f"{one} → {other}")
    elif hint.format.words:
        yield _became(teller, where, old, new, hint)
    elif kind is old.__class__ and defaults_of(kind) and not is_plain(kind):
        yield from _fields(teller, where, old, new)
    elif isinstance(old, tuple) and isinstance(new, tuple) and defaults_of(kind) is None:
        yield from _tuples(teller, where, old, new, hint)
    else:
        yield _became(teller, where, old, new, hint)


def _became(teller: Teller, where: str, old: Any, new: Any, hint: Hint) -> Change:
    """Return the old and the new value; a different card of the same name is "another" one."""
    before, after = teller.words(old, hint), teller.words(new, hint)
    return Change(where, f"{before} → {'another ' if before == after else ''}{after}")


def _tuples(teller: Teller, where: str, old: Any, new: Any, hint: Hint) -> Iterator[Change]:
    """Return which places changed or, if places do not count, what was added and removed."""
    if len(old) != len(new) or not hint.format.in_order:
        item = hint.item(0)
        gone, come = Counter(old) - Counter(new), Counter(new) - Counter(old)
        signs = [("-", one) for one in gone.elements()] + [("+", one) for one in come.elements()]
        yield Change(where, "; ".join(f"{sign} {teller.words(one, item)}" for sign, one in signs))
        return
    for at, (before, after) in enumerate(zip(old, new, strict=True)):
        yield from _parts(teller, place(teller, where, new, hint, at), before, after, hint.item(at))


def place(teller: Teller, where: str, value: Any, hint: Hint, at: int) -> str:
    """Return the name of a place in a tuple."""
    names = hint.format.names(value, teller.players)
    of = "of " if hint.format.each_seat else ""
    return f"{where} {of}{names[at]}" if names else f"{where} {at + 1}"


class Difference:
    """What changed between two states of a game, and the moves that did it, in words."""

    def __init__(self, table: Table, first: int, last: int) -> None:
        self.first, self.last = first, last
        self.changes = changes(table.state_at(first), table.state_at(last))
        self.moves: History = table.whole_history[min(first, last) : max(first, last)]

    @property
    def _title(self) -> str:
        way = "to" if self.first <= self.last else "back to"
        return f"From ply {self.first} {way} ply {self.last}"

    def __iter__(self) -> Iterator[str]:
        yield from map(str, self.changes)
        yield from repr(self.moves).splitlines() if self.moves else ()

    def __len__(self) -> int:
        return len(self.changes) + len(self.moves)

    def __repr__(self) -> str:
        lines = [*map(str, self.changes)] or ["nothing is different"]
        head = "Moves:" if self.first <= self.last else "Moves that are taken back:"
        moves = [head, *repr(self.moves).splitlines()] if self.moves else []
        return "\n".join([f"{self._title}:", *(f"  {line}" for line in lines), *moves])

    def _repr_html_(self) -> str:
        rows = self.changes or [Change("state", "nothing is different")]
        moves = self.moves._repr_html_() if self.moves else ""
        return html_table((self._title, "what changed"), rows, fold=True) + moves


class Hidden:
    """What a seat does not know of the state, with the true values.

    The rules deal again everything that the seat cannot know; whatever then differs is hidden. What
    the seat can work out by thinking is not.
    """

    def __init__(self, table: Table, seat: Seat | None) -> None:
        who = "a bystander" if seat is None else table.players[seat]
        self._title = f"What {who} does not know at ply {table.ply}"
        self.parts = _hidden_parts(table, seat)

    def __iter__(self) -> Iterator[str]:
        return iter(map(str, self.parts))

    def __len__(self) -> int:
        return len(self.parts)

    def __repr__(self) -> str:
        return "\n".join([f"{self._title}:", *(f"  {line}" for line in self or ["nothing"])])

    def _repr_html_(self) -> str:
        rows = self.parts or [Change("state", NOTHING)]
        return html_table((self._title, "what it truly is"), rows, fold=True)


def _hidden_parts(table: Table, seat: Seat | None) -> list[Change]:
    state, deal = table.state, _dealer(table, seat)
    teller, hints = teller_of(state), hints_of(state.__class__)
    others: list[State] = []
    parts: list[Change] = []
    quiet = 0
    while quiet < QUIET:
        rng = Random(len(others))  # noqa: S311 - what is hidden is no secret of a key
        others.append(deal(rng))
        found: list[Change] = []
        for name in defaults_of(state.__class__) or {}:
            values = [getattr(other, name) for other in others]
            found += _unsure(teller, told(name), getattr(state, name), values, hints[name])
        quiet = quiet + 1 if found == parts else 0
        parts = found
    return parts


def _dealer(table: Table, seat: Seat | None) -> Callable[[Random], State]:
    """Return a function that deals the present state again in a way that `seat` cannot notice."""
    rules, options = table.rules, table.options
    plays = [(step.seat, step.move) for step in table.history]
    if rules.dealer:
        return rules.dealer(options, plays, seat)
    return lambda rng: _replayed(table, plays, rules.resample(options, plays, seat, rng))


def _replayed(table: Table, plays: Plays, deal: Plays) -> State:
    """Return the state after other moves, starting from the last state they have in common."""
    same = next((at for at, play in enumerate(plays) if deal[at] != play), len(plays))
    state = table.state_at(same)
    for seat, move in deal[same:]:
        state, _ = table.rules.play(state, seat, move)
    return state


def _unsure(
    teller: Teller, where: str, value: Any, others: list[Any], hint: Hint
) -> Iterator[Change]:
    """Return the parts of a value that differ in other deals: all of it, or some places."""
    if all(other == value for other in others):
        return
    are_tuples = all(isinstance(one, tuple) for one in (value, *others))
    if (
        not are_tuples
        or not hint.format.in_order
        or hint.format.words
        or defaults_of(value.__class__)
    ):
        yield Change(where, teller.words(value, hint))
        return
    unsure = [
        at
        for at, item in enumerate(value)
        if any(other[at : at + 1] != (item,) for other in others)
    ]
    is_each = hint.format.each_seat and hint.format.names(value, teller.players)
    if not is_each and not 0 < 2 * len(unsure) <= len(value):
        yield Change(where, teller.words(value, hint))
        return
    for at in unsure:
        items = [other[at] for other in others if at < len(other)]
        name = place(teller, where, value, hint, at)
        yield from _unsure(teller, name, value[at], items, hint.item(at))
