"""What a game asked of its players' memories: one row for each answer or played card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex, overload

from .installed import game_named, game_names
from .rows import frame, html_table, text_table

if TYPE_CHECKING:
    from .history import Step
    from .rules import Seat
    from .table import Table


class Asked(NamedTuple):
    """What a game's own function tells of an answer; the table adds the rest."""

    ply: int
    place: int
    kind: str
    value: str
    answer: str | None
    right: bool | None
    alternatives: int
    chance: float
    lag: int
    former: str | None
    items: int


class Decision(NamedTuple):
    """A yes or no to "do I hold this?" (`yes`), and whether it was so (`signal`)."""

    ply: int
    signal: bool
    yes: bool


class Trial(NamedTuple):
    """One answer, or one played card. What a column means in a game, its `trials.py` says."""

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
    """Among how many a guesser chooses."""
    chance: float
    """How likely a guesser is right."""
    lag: int
    """Turns at the table since the card was seen; 1 is the next one."""
    former: str | None
    """The value of the card that was at this place before, if there was one."""
    intrusion: bool
    """Whether the answer is wrong, but was right for the card that was there before."""
    items: int
    """How many cards were to be kept in mind, this one included."""
    ms: int | None
    """How long the player took, measured in the browser; None for moves made in Python."""


_SETTING = ("game", "level", "seed", "player")


class Trials(list[Trial]):
    """Trials, shown as a table in a notebook; those of several games add up with `+`."""

    def __init__(self, rows: Iterable[Trial] = (), decisions: Iterable[Decision] = ()) -> None:
        super().__init__(rows)
        self.decisions = tuple(decisions)
        """Where a player of The Brilliant Boar, alone, chose to play a card or to draw one."""

    def __add__(self, other: Iterable[Trial]) -> Trials:  # type: ignore[override]
        return Trials([*self, *other], (*self.decisions, *getattr(other, "decisions", ())))

    __iadd__ = __add__

    @overload
    def __getitem__(self, index: SupportsIndex) -> Trial: ...
    @overload
    def __getitem__(self, index: slice) -> Trials: ...
    def __getitem__(self, index: SupportsIndex | slice) -> Trial | Trials:
        found = super().__getitem__(index)
        return Trials(found) if isinstance(found, list) else found

    def rows(self) -> list[dict[str, Any]]:
        """Give one dictionary a trial."""
        return [trial._asdict() for trial in self]

    def frame(self) -> Any:
        """Give the trials as a pandas DataFrame (pandas is not installed with this package)."""
        return frame("trials", self.rows(), Trial._fields)

    def __repr__(self) -> str:
        return text_table(Trial._fields, map(_cells, self)) if self else "no trials yet"

    def _repr_html_(self) -> str:
        """Show the trials, with what is the same in all of them above."""
        common = [name for name in _SETTING if len({getattr(one, name) for one in self}) == 1]
        caption = ", ".join(f"{name} {getattr(self[0], name)}" for name in common)
        rows = [dict(zip(Trial._fields, _cells(one), strict=True)) for one in self]
        told = [name for name in Trial._fields if name not in common]
        return html_table(told, [[row[name] for name in told] for row in rows], caption)


def trials(table: Table, seat: Seat | None = None) -> Trials:
    """Give what was asked in a game so far, of one seat or of all.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.goose import RULES, Answer, Options, Ready, Roll
    >>> table = Table(RULES, Options(players=("Ann",)), seed=7)
    >>> for move in (Ready(), Roll(), Answer("blue")):
    ...     table.play(move)
    >>> [(one.kind, one.value, one.answer, one.right, one.lag) for one in trials(table)]
    [('colour', 'purple', 'blue', False, 1)]
    """
    ask = getattr(table.rules, "trials", None)
    if ask is None:
        msg = f"{table.rules.title} has no trials: only {_games()} ask what is remembered"
        raise ValueError(msg)
    steps = table.history
    told = [one for one in ask(_before(table)) if seat is None or steps[one.ply].seat == seat]
    return Trials(
        [_trial(table, steps[one.ply], one) for one in told if isinstance(one, Asked)],
        [one for one in told if isinstance(one, Decision)],
    )


def _before(table: Table) -> Iterator[tuple[Step, Any]]:
    """Give every move with the state that it was made in, as the rules alone make them."""
    state = table.rules.new(table.options)
    for step in table.history:
        yield step, state
        state, _ = table.rules.play(state, step.seat, step.move)


def _trial(table: Table, step: Step, asked: Asked) -> Trial:
    return Trial(
        game=table.rules.name,
        level=table.options.level,
        seed=table.seed,
        player=table.players[step.seat],
        intrusion=asked.answer is not None and asked.value != asked.answer == asked.former,
        ms=getattr(step, "ms", None),
        **asked._asdict(),
    )


def _cells(trial: Trial) -> Iterator[object]:
    for name, cell in trial._asdict().items():
        if name == "chance":
            yield f"{cell:.2f}"
        elif isinstance(cell, bool):
            yield "yes" if cell else "no"
        else:
            yield "" if cell is None else cell


def _games() -> str:
    rules = (game_named(name) for name in game_names())
    return " and ".join(one.title for one in rules if one and getattr(one, "trials", None))
