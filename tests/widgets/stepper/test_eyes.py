"""Whose eyes a stepper has: what they are shown, and what they are not."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core import Table
from brainwaves_widgets.testing.play import plays_of

from .steppers import PLAYERS, asked, bar, every_game, played, tell

if TYPE_CHECKING:
    from types import ModuleType


def reveal(game: ModuleType, state: Any) -> dict[str, Any]:
    seen: dict[str, Any] = game.RULES.reveal(state)
    return seen


def test_all_eyes_are_there_unless_it_is_a_players() -> None:
    """Made from a whole table a stepper is the teacher's; made for a player it stays theirs."""
    game = asked()
    stepper = bw.Stepper(game)
    assert (bar(stepper)["eyes"], stepper.eyes) == (
        ["Ann", "Ben", "Everybody", "Teacher"],
        "Everybody",
    )
    for index, name in enumerate(["Ann", "Ben"]):
        assert not tell(stepper, do="see", **{"as": index})
        assert (stepper.eyes, stepper.scene["view"]["seat"]) == (name, index)
    tell(stepper, do="see", **{"as": 3})
    assert stepper.eyes == "Teacher"
    assert stepper.scene["view"]["lineup"][0]["known"] == game.state.lineup[0]._asdict()
    stepper.see("Ben")
    assert stepper.eyes == "Ben"
    stepper.see()
    assert (stepper.eyes, bar(stepper)["as"]) == ("Everybody", 2)
    assert bw.Stepper(game, teacher=True).eyes == "Teacher"


@pytest.mark.parametrize(
    "make",
    [
        lambda game: game.stepper("Ben"),
        lambda game: bw.Stepper(game.table, 1),
        lambda game: game.seat("Ben").stepper(),
        lambda game: bw.Stepper(game.seat("Ben")),
        lambda game: game.stepper("Ben").stepper(),
        lambda game: game.stepper().seat("Ben"),
    ],
)
def test_a_players_stepper_stays_that_players(make: Any) -> None:
    stepper = make(asked())
    scene = stepper.scene
    assert (bar(stepper)["eyes"], bar(stepper)["as"]) == (["Ben"], 0)
    for eyes in (0, 1, 2, 3, -1, "Ann", None):
        [answer] = tell(stepper, do="see", **{"as": eyes})
        assert "nothing to do" in answer["error"]
    for other in ({"teacher": True}, {"player": "Ann"}, {}):
        with pytest.raises(ValueError, match="this stepper only shows the game as seen by Ben"):
            stepper.see(**other)
    assert stepper.scene == scene
    assert "known" not in json.dumps(scene)


@every_game
def test_the_teachers_view_has_the_shape_of_all_others(game: ModuleType) -> None:
    table = played(game)
    for state in table._states[::5]:
        seen, plain = reveal(game, state), game.RULES.view(state, None)
        assert list(seen) == list(plain)
        assert json.loads(json.dumps(seen)) == seen
        assert {key for key in seen if seen[key] != plain[key]} <= {
            *("lineup", "held", "hands", "drawn", "banks", "fits", "risk")
        }


def test_nothing_is_hidden_from_a_teacher() -> None:
    table = played(goose)
    for state in table._states:
        seen = reveal(goose, state)
        known = [entry["known"] or entry["card"] for entry in seen["lineup"]]
        assert known == [one._asdict() if one else "gap" for one in state.lineup]
        assert seen["held"] == (state.held._asdict() if state.held else None)
    for state in played(boar)._states:
        hands = [[card.animal for card in hand] for hand in state.hands]
        assert [hand["cards"] for hand in reveal(boar, state)["hands"]] == hands
    for state in played(matrix)._states:
        fits = [matrix.rules.fits(state, figure, state.cards) for figure in state.figures]
        assert reveal(matrix, state)["fits"] == (fits if state.cards else None)
    for state in played(brainwave)._states:
        banks = reveal(brainwave, state)["banks"]
        assert [sum(bank["tiles"].values()) for bank in banks] == [bank["count"] for bank in banks]


@every_game
@pytest.mark.parametrize("player", [None, *PLAYERS])
def test_no_eyes_are_shown_or_told_what_they_may_not_know(
    game: ModuleType, player: str | None
) -> None:
    """Whatever these eyes cannot know is exchanged, and the whole scene stays as it was."""
    table, rng = played(game, seed=5), Random(1)
    plays, seat = plays_of(table), PLAYERS.index(player) if player else None
    for ply in range(7, len(plays), 17):
        scenes = []
        other = game.RULES.resample(table.options, plays[:ply], seat, rng)
        for moves in (plays[:ply], other):
            stepper = bw.Stepper(Table.replay(game.RULES, table.options, moves), player)
            stepper.goto(ply - 1)
            stepper.goto(ply)
            scenes.append(stepper.scene)
        assert scenes[0] == scenes[1]
