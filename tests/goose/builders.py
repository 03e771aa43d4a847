"""Short ways to a table of The Astute Goose at the moment a test is about."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from brainwaves_widgets.core import Table
from brainwaves_widgets.goose import RULES, Answer, Deal, Dice, Options, Ready, Roll, Suspect
from brainwaves_widgets.goose.bots import Guesser
from brainwaves_widgets.goose.pieces import DECKS, LEVELS, STANDARD_DECK, VALUES
from tests.common import NAMES, ages

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.core import Move, Seat

DEALS = tuple(Deal(*suspect) for suspect in STANDARD_DECK)


def seated(players: int = 1, *rolls: tuple[int, str], seed: int = 7, **options: Any) -> Table:
    """Return a table where suspects come in the deck's order, and the dice show `rolls`."""
    chosen = Options(players=NAMES[:players], **options)
    deals = iter(DEALS)
    script: list[Move] = [next(deals) for _ in range(chosen.places)]
    for roll in rolls:
        script.append(Dice(*roll))
        script.extend(deal for deal in (next(deals, None),) if deal)
    return Table(RULES, chosen, seed=seed, chance=script)


def asked(players: int = 1, *rolls: tuple[int, str], **options: Any) -> Table:
    """Return a table at which everybody is ready and the first question is asked."""
    table = seated(players, *rolls or ((1, "colour"),), **options)
    ready(table)
    table.play(Roll())
    return table


def ready(table: Table) -> None:
    """Let everybody who studies or memorises be ready."""
    for seat in table.state.waiting:
        table.play(Ready(), seat)


def suspect(table: Table) -> Suspect:
    """Return the suspect that is asked for."""
    state = table.state
    found = state.held or state.lineup[state.place]
    assert isinstance(found, Suspect)
    return found


def right(table: Table) -> Answer:
    return Answer(getattr(suspect(table), table.state.dice.kind))


def wrong(table: Table) -> Answer:
    kind = table.state.dice.kind
    return next(Answer(value) for value in VALUES[kind] if Answer(value) != right(table))


def turn(table: Table, answer: Callable[[Table], Move] = right) -> Seat:
    """Play a turn: the dice, one answer, and the new suspect; return who was on turn."""
    on_turn: Seat = table.state.turn
    table.play(Roll())
    if table.actors:
        table.play(answer(table))
        ready(table)
    return on_turn


def guesser(seed: int) -> Guesser:
    return Guesser(Random(seed))


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any options that can be played."""
    players = draw(st.integers(1, 5))
    mode = "solo" if players == 1 else draw(st.sampled_from(["competitive", "cooperative"]))
    return Options(
        players=NAMES[:players],
        level=draw(st.sampled_from(list(LEVELS))),
        mode=mode,
        deck=draw(st.sampled_from(DECKS)),
        tell=draw(st.booleans()),
        ages=draw(ages(players)),
    )
