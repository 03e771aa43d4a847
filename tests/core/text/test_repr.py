"""States that read well as Python: on few lines, and evaluated as they were."""

from __future__ import annotations

import re
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core.text.repr import WIDTH, laid_out
from brainwaves_widgets.testing import play_random
from tests.core.builders import new
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from collections.abc import Callable


from tests.games import a_game, every_game


def starred(game: Game) -> dict[str, Any]:
    """Return the names that `from brainwaves_widgets.goose import *` gives."""
    return {name: getattr(game.package, name) for name in game.package.__all__}


@every_game
def test_a_states_repr_evaluates_with_the_names_of_its_package(game: Game) -> None:
    @settings(max_examples=4)
    @given(game.options, st.integers(0, 2**16))
    def run(options: Any, seed: int) -> None:
        table = play_random(game.rules, options, seed)
        rng = Random(seed)
        for ply in rng.sample(range(table.ply + 1), min(20, table.ply)):
            state = table.state_at(ply)
            again = eval(repr(state), starred(game))  # noqa: S307 - a repr of our own
            assert again == state
            assert type(again) is type(state)

    run()


@every_game
def test_a_states_repr_is_laid_out_on_lines_that_fit(game: Game) -> None:
    table = a_game(game)
    for ply in range(0, table.ply, 5):
        lines = repr(table.state_at(ply)).splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert not any(line != line.rstrip() or not line.strip() for line in lines)
        assert lines[0].startswith("State(")


FEW = 16
"""So many lines a state is written on at most."""


@every_game
def test_every_state_is_written_on_a_few_lines(game: Game) -> None:
    @settings(max_examples=6)
    @given(game.options, st.integers(0, 2**16))
    def run(options: Any, seed: int) -> None:
        table = play_random(game.rules, options, seed)
        rng = Random(seed)
        for ply in {0, table.ply, *rng.sample(range(table.ply + 1), min(20, table.ply))}:
            state = table.state_at(ply)
            text = repr(state)
            assert len(text.splitlines()) <= FEW, text
            assert max(map(len, text.splitlines())) <= WIDTH, text
            assert eval(text, starred(game)) == state  # noqa: S307 - a repr of our own

    run()


def longest(name: str) -> list[str]:
    """Return the longest repr in games with the most cards and players, of two plies in three."""
    four = ("Ann", "Ben", "Cyd", "Dan")
    most: dict[str, list[Any]] = {
        "goose": [
            goose.Options(players=(*four, "Eve"), level="expert", deck="random"),
            goose.Options(players=four, level="expert", deck="random", mode="cooperative"),
        ],
        "boar": [
            boar.Options(players=four, level="expert", name_the_card=True),
            boar.Options(players=("Ann",), level="expert"),
        ],
        "matrix": [
            matrix.Options(players=(*four, "Eve"), version="original"),
            matrix.Options(players=(*four, "Eve"), claims="strict", count_all=True, hints=True),
        ],
        "brainwave": [brainwave.Options(battles=400), brainwave.Options(size=7)],
    }
    rules = next(game.rules for game in GAMES if game.name == name)
    tables = [play_random(rules, one, seed) for one in most[name] for seed in range(2)]
    states = [table.state_at(ply) for table in tables for ply in range(0, table.ply + 1, 2)]
    return max((repr(state).splitlines() for state in states), key=len)


@every_game
def test_the_longest_state_is_written_on_a_few_lines_too(game: Game) -> None:
    lines = longest(game.name)
    assert len(lines) <= FEW, "\n".join(lines)
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize(
    ("game", "written"),
    [
        ("goose", "deck='rest', left="),
        ("boar", "Card.all('"),
        ("matrix", "Card.numbered("),
        ("brainwave", "board=State.tiles(9, 'a1"),
    ],
)
def test_what_is_many_is_written_as_people_write_it(game: str, written: str) -> None:
    state = next(a_game(one).state for one in GAMES if one.name == game)
    assert written in repr(state)


def test_a_state_in_the_middle_of_a_game_reads_like_this() -> None:
    table = new(options=goose.Options(players=("Ann", "Ben"), level="experienced"))
    table.play(goose.Ready(), 0)
    lines = repr(table.state).splitlines()
    assert lines[:3] == [
        "State(options=Options(players=('Ann', 'Ben'), level='experienced', mode='competitive'),",
        "    phase='study', turn=0, deck='rest', left=21, points=((), ()), waiting=(1,),",
        "    lineup=Suspect.all('purple key chain goose, purple scarf dog, yellow scarf parrot, '",
    ]
    assert lines[3].endswith("'))")
    assert "dice" not in repr(table.state)


class Point(NamedTuple):
    x: float
    y: float


class Named(NamedTuple):
    points: tuple[Any, ...]
    name: str = "none"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ((), "()"),
        ((1,), "(1,)"),
        ((None,) * 5, "(None,) * 5"),
        ((None,) * 4, "(None, None, None, None)"),
        ((1, *(0,) * 9, 2), "(1, *(0,) * 9, 2)"),
        (((0,) * 9,), "((0,) * 9,)"),
        (Point(1, -inf), "Point(1, float('-inf'))"),
        (Named((Point(0, 0),)), "Named((Point(0, 0),))"),
        (Named((), "it's"), 'Named((), "it\'s")'),
        ({"a": [1, (2,)], "b": {}}, "{'a': [1, (2,)], 'b': {}}"),
    ],
)
def test_values_are_written_as_short_as_they_can_be(value: object, text: str) -> None:
    assert laid_out(value) == text
    assert eval(text, {"Point": Point, "Named": Named}) == value  # noqa: S307 - as above


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=8).map(tuple)
    | st.builds(Point, inner, inner)
    | st.builds(Named, st.lists(inner, max_size=8).map(tuple), st.text(max_size=40)),
    max_leaves=60,
))  # fmt: skip
def test_whatever_a_value_holds_its_text_gives_it_back(value: object) -> None:
    text = laid_out(value)
    assert eval(text, {"Point": Point, "Named": Named}) == value  # noqa: S307 - as above


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: goose.Suspect.all("red scarf"), "like \"red scarf rat\", not 'red scarf'"),
        (lambda: boar.Card.all("fox 1 7"), "like \"fox 1 6, hare 2\", not 'fox 7'"),
        (lambda: boar.Card.all("fox"), "not 'fox '"),
        (lambda: matrix.Card.numbered(0), "from 1 to 55, not 0"),
        (lambda: matrix.by_number(41), "from 1 to 40, not 41"),
        (lambda: brainwave.State.tiles(7, "h1│1"), 'like "a1│1", not'),
    ],
)
def test_what_is_written_wrongly_is_refused(wrong: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        wrong()
