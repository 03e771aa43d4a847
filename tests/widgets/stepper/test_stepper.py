"""The stepper's Python side: whose eyes see what, what is asked and told, and how to play on."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.goose import Answer
from brainwaves_widgets.testing.play import plays_of
from brainwaves_widgets.widgets import GameWidget
from brainwaves_widgets.widgets.registry import widget_of
from brainwaves_widgets.widgets.stepper.viewpoint import Eyes
from tests.testing.toy import Options as ToyOptions, Toy

from .steppers import PLAYERS, asked, bar, every_game, played, tell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType


def reveal(game: ModuleType, state: Any) -> dict[str, Any]:
    seen: dict[str, Any] = game.RULES.reveal(state)
    return seen


# Made of a table, a game, a file


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
    with pytest.raises(ValueError, match="no player 'Zoe' sits at this table; there are 'Ann'"):
        game.stepper("Zoe")
    with pytest.raises(ValueError, match="a stepper of Ben's is not a teacher's too"):
        game.stepper("Ben", teacher=True)
    with pytest.raises(ValueError, match="a stepper of Ben's is not a teacher's too"):
        game.seat("Ben").stepper(teacher=True)
    with pytest.raises(ValueError, match=r"speed is one of 0\.5, 1, 2, 4, not 3"):
        game.stepper(speed=3)
    with pytest.raises(ValueError, match="ply is a whole number from 0 to"):
        game.stepper().goto(99)
    with pytest.raises(IllegalMove, match=r"stepper.branch\(\) gives a game to play on"):
        game.stepper().play(Answer("red"))
    with pytest.raises(ValueError, match="seed is a whole number or None, not 'x'"):
        game.stepper().branch(seed="x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Toy has no canvas to be drawn by"):
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


# Whose eyes


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
        with pytest.raises(ValueError, match="this stepper is Ben's eyes; there is Ben"):
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


# The move in words, and the marks


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


# Playing on


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
