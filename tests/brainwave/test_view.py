"""What each seat may know: its own memory bank, and never the other's."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest

from brainwaves_widgets.brainwave import RULES, Draw, EndTurn, Laid, Options, PutBack
from brainwaves_widgets.brainwave.resample import dealer
from brainwaves_widgets.brainwave.rules.board import grid
from brainwaves_widgets.brainwave.text.aloud import at_once
from brainwaves_widgets.brainwave.text.prompt import prompt, text
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.text.diff import Hidden
from brainwaves_widgets.testing import check_secrecy, play_random
from brainwaves_widgets.testing.play import plays_of, states_of
from tests.brainwave.builders import BLUE, CROSSED, EMPTY, GREEN, building, then

WALL = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ · ║ · · ·
│ · · ║ · · ·
│ · · # ═ ═ ╗
│ · · · · · ║
"""


def test_a_bank_is_open_to_its_owner_alone() -> None:
    state = building(EMPTY, "logic logic block", other="bender")
    mine = {"logic": 2, "bender": 0, "decision": 0, "block": 1}
    assert RULES.view(state, GREEN)["banks"] == [
        {"count": 3, "tiles": mine},
        {"count": 1, "tiles": None},
    ]
    assert RULES.view(state, BLUE)["banks"][0] == {"count": 3, "tiles": None}
    assert [bank["tiles"] for bank in RULES.view(state, None)["banks"]] == [None, None]
    assert RULES.view(state, None)["sets"] == [45, 47]


def test_what_is_drawn_or_put_back_is_told_to_its_owner_alone() -> None:
    state = building(EMPTY, "block block block")._replace(phase="draw", due=1)
    _, events = RULES.play(state, -1, Draw("logic", 2))
    assert [event.seats for event in events] == [(GREEN,)]
    keeping = state._replace(phase="keep", banks=((4, 0, 0, 0), (0, 0, 0, 0)))
    _, events = RULES.play(keeping, GREEN, PutBack("logic"))
    for event in events:
        if event.visible(BLUE):
            assert "tile" not in event.data


@pytest.mark.parametrize("seed", range(6))
def test_no_seat_can_tell_what_the_other_holds(seed: int) -> None:
    options = Options(size=7 if seed % 2 else 9, battles=60)
    table = play_random(RULES, options, seed=seed)
    assert check_secrecy(table, seed=seed, plies=10).differed


def test_a_resampled_game_differs_in_hidden_tiles_alone() -> None:
    table = play_random(RULES, Options(size=7, battles=40), seed=4)
    plays = plays_of(table)
    other = RULES.resample(table.options, plays, GREEN, Random(1))
    for (who, one), (whose, another) in zip(plays, other, strict=True):
        assert who == whose
        assert one == another or (isinstance(one, Draw) and isinstance(another, Draw))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_dealer_deals_the_states_that_resampled_games_lead_to(seed: int) -> None:
    table, rng = play_random(RULES, Options(players=("Green", "Blue"), size=7), seed), Random(seed)
    dealt = 0
    for _ in range(6):
        ply = rng.randrange(table.ply)
        plays = plays_of(table)[:ply]
        for seat in (None, GREEN, BLUE):
            other = RULES.resample(table.options, plays, seat, Random(ply))
            state = dealer(table.options, plays, seat)(Random(ply))
            assert state == Table.replay(RULES, table.options, other).state
            dealt += state != table.state_at(ply)
    assert dealt > 0


@pytest.mark.slow
def test_what_is_hidden_in_a_long_game_is_found_in_the_time_of_a_few_replays() -> None:
    table = play_random(RULES, Options(players=("Green", "Blue")), 3)
    slow = Table.replay(replace(RULES, dealer=None), table.options, plays_of(table))
    start = perf_counter()
    Table.replay(RULES, table.options, plays_of(table))
    once = perf_counter() - start
    for seat in (None, GREEN, BLUE):
        for one in (table, slow):
            one.goto(table.last_ply * 3 // 4)
        start = perf_counter()
        found = repr(Hidden(table, seat))
        assert perf_counter() - start < 12 * once  # replaying every deal takes more than 40
        assert found == repr(Hidden(slow, seat))


def test_a_view_tells_the_board() -> None:
    view = RULES.view(building(WALL, "logic"), GREEN)
    assert (view["size"], view["starts"], view["finishes"]) == (7, ["a1", "g1"], ["g7", "a7"])
    tiles = view["board"]
    assert tiles["d4"] == {
        "seat": BLUE,
        "tile": "logic",
        "turn": 0,
        "number": tiles["d4"]["number"],
    }
    assert tiles["d2"]["blocked"]
    assert view["ends"] == [["c4"], ["c2", "d1", "d5"]]
    assert view["distance"] == [8, 6]


def test_w23_a_view_tells_which_way_a_train_runs_through_the_others_decision_point() -> None:
    """It does so if it joins it on opposite sides, also from a square that it shares."""
    assert through(CROSSED) == {"d4": [1]}
    assert through(CROSSED.replace("╬ ─", "╬ │")) == {}
    assert through(CROSSED.replace("╬ ─", "╬ ═")) == {}
    assert through(CROSSED.replace("╬ ─", "║ ─")) == {}
    assert through(CROSSED.replace("╬ ─", "# ─")) == {}  # W24
    shared = Laid(BLUE, "decision", 0, 9, shared=1)  # W25
    assert through(CROSSED, e4=shared) == {"d4": [1], "e4": [1]}


def through(picture: str, **laid: Laid) -> dict[str, list[int]]:
    state = building(picture)
    board = list(state.board)
    for square, tile in laid.items():
        board[grid(49).numbers[square]] = tile
    tiles = RULES.view(state._replace(board=tuple(board)), None)["board"]
    return {square: tile["through"] for square, tile in tiles.items() if "through" in tile}


def test_every_view_is_small_and_can_be_told() -> None:
    table = play_random(RULES, Options(size=7, battles=30), seed=9)
    for state in states_of(table):
        for seat in (None, GREEN, BLUE):
            view = RULES.view(state, seat)
            assert len(json.dumps(view)) < 16_000
            headline, hint = prompt(view)
            assert headline.endswith((".", "!"))
            assert len(headline) <= 70
            assert len(hint) <= 90
            assert headline in text(view)


def test_a_view_in_words() -> None:
    assert text(RULES.view(building(WALL, "logic", other="bender"), GREEN)) == (
        "Brain Wave, battle 5 of 120\n"
        "Green: 0 points, 1 Logic, 8 to go\n"
        "Blue: 0 points, 1 tile, 6 to go\n"
        "7 · · · · · · ·\n"
        "6 · · · · · · ·\n"
        "5 · · · · · · ·\n"
        "4 ┌ ─ · ║ · · ·\n"
        "3 │ · · ║ · · ·\n"
        "2 │ · · # ═ ═ ╗\n"
        "1 │ · · · · · ║\n"
        "  a b c d e f g\n"
        "Green, build or end the turn."
    )


@pytest.mark.parametrize(
    ("phase", "seat", "headline"),
    [
        ("first", None, "Green rolls the dice."),
        ("dice", None, "Blue rolls the dice."),
        ("go", BLUE, "Blue, move 5 squares."),
        ("go", GREEN, "Blue moves through the maze."),
        ("shoot", GREEN, "Green, set English and fire."),
        ("shoot", BLUE, "Green takes aim."),
        ("draw", GREEN, "Green draws tiles."),
        ("build", GREEN, "Green, build."),
        ("build", BLUE, "Green builds."),
        ("attempt", GREEN, "Green, launch and steer the wave."),
        ("attempt", BLUE, "Green attempts a breakthrough."),
        ("keep", GREEN, "Green, put 1 tile back."),
    ],
)
def test_every_phase_has_its_headline(phase: str, seat: int | None, headline: str) -> None:
    dice = () if phase == "first" else (2, 3)
    state = building(EMPTY, "logic logic logic logic")._replace(phase=phase, dice=dice)
    assert prompt(RULES.view(state, seat))[0] == headline


def test_the_result_is_told() -> None:
    drawn, _ = then(building(EMPTY, battles=1, battle=1), EndTurn())
    told = ("A draw.", "That was the last battle. Both have 13 squares to go.")
    assert prompt(RULES.view(drawn, None)) == told
    near, _ = then(building(WALL, battles=1, battle=1), EndTurn())
    assert prompt(RULES.view(near, None)) == (
        "Blue wins.",
        "That was the last battle. Green has 8 squares to go, Blue has 6. The nearer train wins.",
    )


def test_w28_what_a_call_costs_is_said_before_it_to_the_caller_alone() -> None:
    state = building(WALL, "logic logic decision bender")
    mine = RULES.view(state, GREEN)
    assert mine["stakes"] == {
        "major": "if it fails you lose your 4 unplayed tiles",
        "minor": "if it fails you lose 1 of your 4 unplayed tiles",
    }
    cost = "Tiles lost if a call fails: 4 (major), 1 (minor)."
    assert prompt(mine)[1] == f"Lay 1 of 4 tiles, then end the turn. {cost}"
    assert at_once(mine).endswith(cost), "who listens hears it before the call"
    assert RULES.view(state, BLUE)["stakes"] == RULES.view(state, None)["stakes"] == {}
    laid = state._replace(has_laid=True)
    assert RULES.view(laid, GREEN)["stakes"] == {}
    assert prompt(RULES.view(laid, GREEN))[1] == (
        "Of 4 tiles three may be kept: lay 1 more, then you can end the turn."
    )
