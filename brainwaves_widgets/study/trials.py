"""What a game asked of its players' memories: one row for each answer or played card."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, SupportsIndex, overload

from ..core.installed import game_named, game_names
from ..core.rules import Seat
from ..core.table import Table
from ..core.text.names import choose
from ..core.text.tables import frame, html_table, text_table
from .memory import Decision


class Trial(NamedTuple):
    """One answer, or one played card. A game's `trials.py` says what each column means there."""

    game: str
    level: str
    seed: int
    player: str
    ply: int
    place: int
    """The place that was asked for or played from, from 0 as in the moves."""
    kind: str
    value: str
    """The right value."""
    answer: str | None
    """What was answered; None where a card was played and several could have been meant."""
    right: bool | None
    """None where no answer could have been right."""
    alternatives: int
    """How many answers a guesser chooses from."""
    chance: float
    """How likely a guesser is to be right."""
    lag: int
    """Turns at the table since the card was seen; 1 is the next one."""
    former: str | None
    """The value of the card that was at this place before, if there was one."""
    intrusion: bool
    """Whether the answer is wrong but names the card that was there before."""
    items: int
    """How many cards were to be kept in mind, this one included."""
    ms: int | None
    """How long the player took, measured in the browser; None for moves made in Python."""
    after_undo: bool = False
    """Whether moves had been taken back before, so that more than memory may have helped."""


SETTING = ("game", "level", "seed", "player")
"""The columns that say whose game it was."""


class Trials(list[Trial]):
    """Trials, shown as a table in a notebook; those of several games add up with `+`.

    Slices, copies, sums and `filter` keep the decisions that belong to their trials. A list that is
    made in another way, such as by `sorted` or `[one for one in trials]`, has none.
    """

    def __init__(
        self,
        rows: Iterable[Trial] = (),
        decisions: Iterable[Decision] | None = None,
        game: str = "",
    ) -> None:
        super().__init__(rows)
        chosen = getattr(rows, "decisions", ()) if decisions is None else decisions
        self.decisions: tuple[Decision, ...] = tuple(chosen)
        """Every yes or no to "do I hold this?", in games that ask it."""
        self.game = game or next((one.game for one in (*self, *self.decisions) if one.game), "")
        """The game that they belong to, known even if there are none; of several, the first."""

    def filter(
        self,
        *,
        player: str | None = None,
        level: str | None = None,
        seed: int | None = None,
        game: str | None = None,
        after_undo: bool | None = None,
    ) -> Trials:
        """Return the trials that have all these values, with their decisions.

        `trials.filter(player="Ann", level="expert")`. One word of a game's name is enough:
        `"boar"`. `after_undo=False` leaves out what was answered after moves were taken back.
        """
        rows, decisions = list(self), list(self.decisions)
        for name, wish in {"game": game, "level": level, "seed": seed, "player": player}.items():
            if wish is not None:
                known = (getattr(one, name) for one in (*rows, *decisions))
                meant = choose(name, wish, known, "in this list of trials")
                rows = [one for one in rows if getattr(one, name) == meant]
                decisions = [one for one in decisions if getattr(one, name) == meant]
        if after_undo is not None:
            rows = [one for one in rows if one.after_undo == after_undo]
            decisions = [one for one in decisions if one.after_undo == after_undo]
        return Trials(rows, decisions, self.game)

    def copy(self) -> Trials:
        """Return a copy of the trials."""
        return Trials(self, game=self.game)

    def extend(self, more: Iterable[Trial]) -> None:
        """Add trials at the end, with their decisions if they have any."""
        self.decisions += tuple(getattr(more, "decisions", ()))
        super().extend(more)

    def __add__(self, other: Iterable[Trial]) -> Trials:  # type: ignore[override]
        return Trials(
            [*self, *other], (*self.decisions, *getattr(other, "decisions", ())), self.game
        )

    __iadd__ = __add__

    def __radd__(self, other: object) -> Trials:
        """Also add to a plain list, and to the 0 that `sum` starts from."""
        if not isinstance(other, list) and other != 0:
            return NotImplemented
        return Trials([*(other or ()), *self], self.decisions, self.game)  # type: ignore[misc]

    def __mul__(self, times: SupportsIndex) -> Trials:
        return Trials(list(self) * times, self.decisions * times.__index__(), self.game)

    __rmul__ = __imul__ = __mul__

    @overload
    def __getitem__(self, index: SupportsIndex) -> Trial: ...
    @overload
    def __getitem__(self, index: slice) -> Trials: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Trial | Trials:
        found = super().__getitem__(index)
        return Trials(found, self._led_to(found), self.game) if type(found) is list else found  # type: ignore[return-value]

    def _led_to(self, kept: Sequence[Trial]) -> Iterator[Decision]:
        """Return the decisions that led to these trials; those after the last belong to it."""
        plies: dict[tuple[Any, ...], list[int]] = defaultdict(list)
        for one in sorted(self, key=lambda trial: trial.ply):
            plies[setting_of(one)].append(one.ply)
        chosen = {(setting_of(one), one.ply) for one in kept}
        for decision in self.decisions:
            at = plies[setting_of(decision)]
            ply = at[min(bisect_left(at, decision.ply), len(at) - 1)] if at else None
            if (setting_of(decision), ply) in chosen or len(kept) == len(self):
                yield decision

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary for each trial."""
        return [trial._asdict() for trial in self]

    def frame(self) -> Any:
        """Return the trials as a pandas DataFrame (pandas is not installed with this package)."""
        return frame("trials", self.rows(), Trial._fields)

    def __repr__(self) -> str:
        rows = (_cells(one).values() for one in self)
        return text_table(Trial._fields, rows) if self else "no trials yet"

    def _repr_html_(self) -> str:
        """Return the trials as HTML; values that all of them share are in the caption."""
        if not self:
            return f"<p>{self!r}</p>"
        common = [name for name in SETTING if len({getattr(one, name) for one in self}) == 1]
        caption = ", ".join(f"{name} {getattr(self[0], name)}" for name in common)
        is_marked = any(one.after_undo for one in self)
        unsaid = common if is_marked else [*common, "after_undo"]
        told = [name for name in Trial._fields if name not in unsaid]
        return html_table(
            told, [[row[name] for name in told] for row in map(_cells, self)], caption
        )


def trials(table: Table, seat: Seat | None = None) -> Trials:
    """Return what was asked in a game so far, of one seat or of all.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.goose import RULES, Answer, Options, Ready, Roll
    >>> table = Table(RULES, Options(players=("Ann",)), seed=7)
    >>> for move in (Ready(), Roll(), Answer("blue")):
    ...     table.play(move)
    >>> [(one.kind, one.value, one.answer, one.right, one.lag) for one in trials(table)]
    [('colour', 'purple', 'blue', False, 1)]
    """
    ask = table.rules.trials
    if ask is None:
        rules = filter(None, map(game_named, game_names()))
        games = " and ".join(one.title for one in rules if one.trials)
        raise ValueError(f"{table.rules.title} has no trials: only {games} test memory")
    steps = table.history
    asked: list[Trial] = []
    decisions: list[Decision] = []
    for one in ask((step, table.state_at(step.ply)) for step in steps):
        step = steps[one.ply]
        if seat not in (None, step.seat):
            continue
        where: dict[str, Any] = {
            "game": table.rules.name,
            "level": table.options.level,
            "seed": table.seed,
            "player": table.players[step.seat],
            "after_undo": step.after_undo,
        }
        if isinstance(one, Decision):
            decisions.append(one._replace(**where))
        else:
            is_intrusion = one.answer is not None and one.value != one.answer == one.former
            asked.append(Trial(intrusion=is_intrusion, ms=step.ms, **where, **one._asdict()))
    return Trials(asked, decisions, table.rules.name)


def setting_of(one: Trial | Decision) -> tuple[Any, ...]:
    """Return what identifies the player and the game of a row."""
    return tuple(getattr(one, name) for name in SETTING)


def _cells(trial: Trial) -> dict[str, object]:
    return {name: _cell(name, cell) for name, cell in trial._asdict().items()}


def _cell(name: str, cell: Any) -> object:
    if name == "chance":
        return f"{cell:.2f}"
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    return "" if cell is None else cell
