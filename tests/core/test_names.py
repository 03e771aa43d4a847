"""Names that look the same and differ only in how Unicode spells them are one name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.goose import Options, Ready
from brainwaves_widgets.notepad import database
from tests.notepad.notes import result

if TYPE_CHECKING:
    pass

pytestmark = pytest.mark.usefixtures("home")

ONE = "Zo\u00eb"
TWO = "Zoe\u0308"
"""The same name, typed on another computer."""


def test_two_players_cannot_have_one_name_in_two_forms() -> None:
    with pytest.raises(ValueError, match="two players are called 'Zoë'"):
        Options(players=(ONE, TWO))


@pytest.mark.parametrize(("called", "asked"), [(ONE, TWO), (TWO, ONE)])
def test_a_player_is_found_in_either_form(called: str, asked: str) -> None:
    game = bw.AstuteGoose([called, "Ben"], seed=7)
    assert game.players == (ONE, "Ben")
    game.play(Ready(), asked)
    assert game.seat(asked).scene["seat"] == 0
    assert bw.recent().open(asked).players == game.players
    assert bw.BrainWave([called, "Ben"], controller=asked).scene["bots"] == [0]


@pytest.mark.parametrize("asked", [ONE, TWO])
def test_results_in_both_forms_are_those_of_one_player(asked: str) -> None:
    notepad = bw.Notepad()
    noted = [result(1, player=ONE, players=ONE), result(2, player=TWO, players=f"{TWO}, Ben")]
    database.write(notepad.path, noted)
    assert len(notepad.rows(player=asked)) == 2
    assert {row.player for row in notepad.rows()} == {ONE}


def test_trials_are_found_in_either_form() -> None:
    game = bw.AstuteGoose([TWO], seed=7)
    for _ in range(4):
        game.play(game.moves()[0])
    found = game.trials()
    assert len(found) > 0
    assert len(found.filter(player=TWO)) == len(found.filter(player=ONE)) == len(found)
