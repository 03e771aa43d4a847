"""The stepper's Python side: what it is made of, what it keeps, and how to play on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import goose
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.goose import Answer
from brainwaves_widgets.widgets import GameWidget
from brainwaves_widgets.widgets.registry import widget_of
from tests.testing.toy import Options as ToyOptions, Toy

from .steppers import PLAYERS, asked, bar, every_game, played, tell

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType


@every_game
def test_a_stepper_has_the_canvas_of_its_game(game: ModuleType) -> None:
    table = played(game)
    stepper = bw.Stepper(table)
    widget = widget_of(game.RULES.name)
    assert isinstance(stepper, bw.Stepper)
    assert not isinstance(stepper, GameWidget)
    assert stepper.rules is widget.rules
    mine, theirs = stepper.get_state(), widget.at(table).get_state()
    for name in ("_esm", "_css", "_anywidget_id", "questions", "drawings"):
        assert mine.get(name) == theirs.get(name)
    assert stepper.scene["steps"] == stepper.ply == table.last_ply
    assert stepper.scene["moves"] == []
    assert stepper.scene["whose"] == "A replay", "nobody takes it for the game"


def test_it_is_made_of_a_game_and_of_a_file_too(tmp_path: Path) -> None:
    game = asked()
    game.save(tmp_path / "sunday.json")
    for stepper in (bw.Stepper(game), game.stepper(), bw.Stepper.load(tmp_path / "sunday.json")):
        assert isinstance(stepper, bw.Stepper)
        assert stepper.state == game.state
    mine = bw.Stepper.load(tmp_path / "sunday.json", "Ben", speed=2)
    assert (mine.eyes, bar(mine)["speed"]) == ("Ben", 2.0)


def test_it_walks_through_a_copy_and_tells_of_every_step() -> None:
    game = asked()
    stepper, seen = game.stepper(), list[int]()
    last = game.ply
    stepper.observe(lambda change: seen.append(change["new"]), names="ply")
    stepper.goto(3)
    tell(stepper, do="goto", to=4)
    tell(stepper, do="goto", to=999)
    assert seen == [3, 4, last]
    assert (game.ply, stepper.ply) == (last, last)
    assert stepper.view("Ben") == game.view("Ben")


def test_bad_input_is_told() -> None:
    game = asked()
    with pytest.raises(TypeError, match=r"a Table or a game, not 'sunday\.json'; Stepper\.load"):
        bw.Stepper("sunday.json")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no player 'Zoe' sits at this table, but 'Ann'"):
        game.stepper("Zoe")
    with pytest.raises(
        ValueError, match="a stepper for Ben cannot show the teacher's view as well"
    ):
        game.stepper("Ben", teacher=True)
    with pytest.raises(
        ValueError, match="a stepper for Ben cannot show the teacher's view as well"
    ):
        game.seat("Ben").stepper(teacher=True)
    with pytest.raises(ValueError, match=r"speed is one of 0\.5, 1, 2, 4, not 3"):
        game.stepper(speed=3)
    with pytest.raises(ValueError, match="ply is a whole number from 0 to"):
        game.stepper().goto(99)
    with pytest.raises(IllegalMove, match=r"stepper.branch\(\) returns a game to continue"):
        game.stepper().play(Answer("red"))
    with pytest.raises(ValueError, match="seed is a whole number or None, not 'x'"):
        game.stepper().branch(seed="x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Toy has no canvas that draws it"):
        bw.Stepper(Table(Toy(), ToyOptions(players=PLAYERS), seed=1))


def test_it_keeps_nothing_by_itself() -> None:
    table = played(goose, most=None)
    assert table.outcome
    before = (len(bw.Notepad().rows()), len(bw.recent()))
    stepper = bw.Stepper(table)
    stepper.goto(0)
    stepper.goto(stepper.table.last_ply)
    assert (len(bw.Notepad().rows()), len(bw.recent())) == before


@every_game
def test_it_leaves_a_picture_where_there_is_no_kernel(game: ModuleType) -> None:
    stepper = bw.Stepper(played(game), teacher=True)
    stepper.goto(20)
    data, _ = stepper._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == repr(stepper)


@every_game
def test_a_branch_is_a_new_game_from_the_state_shown(game: ModuleType) -> None:
    table = played(game)
    stepper = bw.Stepper(table)
    stepper.goto(table.last_ply // 2)
    while stepper.table.actors == (-1,):
        stepper.goto(stepper.ply + 1)
    before = table.to_json()
    other = stepper.branch()
    assert not isinstance(other, bw.Stepper)
    assert isinstance(other, widget_of(game.RULES.name))
    assert other.state == stepper.state
    assert other.table.options == table.options
    assert other.history == table.history[: stepper.ply]
    other.play(Random(1).choice(other.moves()))
    assert other.ply > stepper.ply
    assert (table.to_json(), stepper.table.last_ply) == (before, table.last_ply)


def test_the_future_of_a_branch_is_not_known_unless_its_seed_is() -> None:
    stepper = asked().stepper()
    stepper.goto(0)
    dealt = [stepper.branch(seed=seed).state.lineup for seed in (7, 7, 8)]
    assert dealt[0] == dealt[1] == asked().state.lineup
    assert dealt[2] != dealt[0]
    assert len({stepper.branch().state.lineup for _ in range(5)}) > 1
    assert stepper.branch("Ben").scene["seat"] == 1
