"""A stepper's moves in words, as far as its eyes may read them, and its marks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core import Table
from brainwaves_widgets.testing.play import plays_of
from brainwaves_widgets.widgets.stepper.viewpoint import Eyes

from .steppers import PLAYERS, asked, bar, every_game, played

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType


def test_the_move_is_told_as_far_as_the_eyes_may_read_it() -> None:
    game = asked()
    stepper = game.stepper()
    assert stepper.words == "7. Ann rolls 6 and colour."
    stepper.see(teacher=True)
    assert stepper.words == "7. Chance: The dice show 6 and colour. Ann rolls 6 and colour."
    stepper.goto(6)
    assert bar(stepper)["words"] == "6. Ann: Roll the dice."
    stepper.see("Ben")
    assert stepper.words == "6. Ann: Roll the dice."
    stepper.see("Ann")
    assert stepper.words == "6. Ann: Roll the dice."
    stepper.goto(1)
    assert stepper.words == "1. A suspect is dealt to place 1."
    stepper.goto(0)
    assert stepper.words == "Before the first move."


def test_a_drawn_tile_is_told_to_its_owner_and_the_teacher() -> None:
    tables = (played(brainwave, seed) for seed in range(20))
    table, step = next(
        (table, step)
        for table in tables
        for step in table.history
        if isinstance(step.move, brainwave.Draw)
    )
    [drew] = [event for event in step.events if event.kind == "drew"]
    stepper = bw.Stepper(table, teacher=True)
    stepper.goto(step.ply + 1)
    tile = brainwave.RULES.label(step.move).split()[1]
    assert tile in stepper.words
    owner = PLAYERS[drew.data["seat"]]
    stepper.see(owner)
    assert stepper.words == f"{step.ply + 1}. {owner} draws a {tile}."
    stepper.see(next(name for name in PLAYERS if name != owner))
    assert stepper.words == f"{step.ply + 1}. A tile is drawn."


@every_game
def test_what_everybody_sees_happen_is_told_to_everybody(game: ModuleType) -> None:
    table = played(game)
    for step in table.history:
        told = Eyes().read(game.RULES, PLAYERS, step)
        assert not told.endswith(("moves.", "decides.")), step


def test_the_boars_top_card_is_told_as_long_as_it_lies_open() -> None:
    """B3: the top card lies animal side up; who draws it sees it no more."""
    table = played(boar)
    for step in table.history:
        if isinstance(step.move, boar.Turn):
            told = Eyes().read(boar.RULES, PLAYERS, step)
            top = table.rules.view(table.state_at(step.ply + 1), None)["top"]
            assert told == f"The deck's top card is a {top}."
        elif isinstance(step.move, boar.Draw | boar.Remember):
            drawn = table.state_at(step.ply).top or table.state_at(step.ply).drawn
            assert drawn is not None
            for eyes in (Eyes(), Eyes(0), Eyes(1)):
                assert drawn.animal not in eyes.read(boar.RULES, PLAYERS, step)


@every_game
@pytest.mark.parametrize("player", [None, *PLAYERS])
def test_no_words_tell_of_what_their_eyes_may_not_know(
    game: ModuleType, player: str | None
) -> None:
    """At the ply of every move that all may read something of."""
    table, rng = played(game, seed=5), Random(2)
    plays, seat = plays_of(table), PLAYERS.index(player) if player else None
    public = tuple(game.RULES.public or ())
    plies = [step.ply + 1 for step in table.history if isinstance(step.move, public)]
    for ply in plies[::7]:
        other = game.RULES.resample(table.options, plays[:ply], seat, rng)
        steps = [
            Table.replay(game.RULES, table.options, moves).history[-1]
            for moves in (plays[:ply], other)
        ]
        one, same = (Eyes(seat).read(game.RULES, PLAYERS, step) for step in steps)
        assert one == same


SCORES: dict[Any, Callable[[Any], Any]] = {
    goose: lambda view: (view["points"], view["errors"]),
    boar: lambda view: (view["won"], view["errors"]),
    matrix: lambda view: view["won"],
}


@pytest.mark.parametrize("game", SCORES)
def test_the_marks_are_where_a_score_changes(game: ModuleType) -> None:
    table = played(game, most=None)
    scores = [SCORES[game](game.RULES.view(state, None)) for state in table._states]
    changed = [ply for ply in range(1, len(scores)) if scores[ply] != scores[ply - 1]]
    assert bar(bw.Stepper(table))["marks"] == changed
    assert changed


def test_in_brain_wave_every_shot_scores() -> None:
    """W13 to W15: a hit scores for the attacker, a miss for the defender."""
    table = played(brainwave)
    shots = [s.ply + 1 for s in table.history if isinstance(s.move, brainwave.Shoot)]
    assert bw.Stepper(table).marks == shots
    assert shots
