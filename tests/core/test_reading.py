"""States that read well: on few lines, as Python, and as a table in a notebook."""

from __future__ import annotations

import json
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose
from brainwaves_widgets.core.reading import WIDTH, laid_out
from brainwaves_widgets.core.wording import NOTHING, Teller, hints_of, teller_of
from brainwaves_widgets.testing import play_random
from tests.core.builders import advanced, new
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from brainwaves_widgets.core import Table

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def a_game(game: Game, seed: int = 3) -> Table:
    return play_random(game.rules, game.rules.options_type(players=("Ann", "Ben")), seed)


def starred(game: Game) -> dict[str, Any]:
    """Give the names that `from brainwaves_widgets.goose import *` gives."""
    return {name: getattr(game.package, name) for name in game.package.__all__}


@every_game
def test_a_states_repr_evaluates_with_the_names_of_its_package(game: Game) -> None:
    @settings(max_examples=4, deadline=None)
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


def test_a_state_in_the_middle_of_a_game_reads_like_this() -> None:
    table = new(options=goose.Options(players=("Ann", "Ben"), level="experienced"))
    table.play(goose.Ready(), 0)
    head, *lines, end = repr(table.state).splitlines()
    assert (head, end) == ("State(", ")")
    assert lines[0] == (
        "    options=Options(players=('Ann', 'Ben'), level='experienced', mode='competitive'),"
    )
    assert lines[1].startswith("    phase='study', turn=0,")
    assert lines[-1] == "    left=21, points=((), ()), waiting=(1,),"
    assert "    lineup=(Suspect('" in repr(table.state)
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
        (Named((Point(0, 0),)), "Named(points=(Point(0, 0),))"),
        (Named((), "it's"), 'Named(points=(), name="it\'s")'),
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


@every_game
def test_a_state_shows_as_a_table_with_a_row_a_field(game: Game) -> None:
    table = a_game(game)
    for ply in range(0, table.ply, 11):
        state = table.state_at(ply)
        html = state._repr_html_()
        fields = {name.replace("_", " ") for name in state._fields}
        rows = [name for name, _ in teller_of(state).rows(state)]
        assert html.count("<tr>") == len(rows)
        assert {name.split(" of ")[0] for name in rows} == fields
        assert "State(" not in html


def test_words_name_players_and_escape_what_they_are_called() -> None:
    table = new(options=goose.Options(players=("<b>Ann</b>", "Ben")))
    rows = dict(teller_of(table.state).rows(table.state))
    assert rows["turn"] == "<b>Ann</b>"
    assert rows["waiting"] == "<b>Ann</b>, Ben"
    assert rows["points of Ben"] == NOTHING
    html = table.state._repr_html_()
    assert "<b>" not in html
    assert "points of &lt;b&gt;Ann&lt;/b&gt;" in html


def test_a_pile_that_all_share_belongs_to_nobody() -> None:
    options = goose.Options(players=("Ann", "Ben"), mode="cooperative")
    rows = dict(teller_of(new(options=options).state).rows(new(options=options).state))
    assert "points" in rows
    assert "points of Ann" not in rows


def test_nested_values_are_told_in_words() -> None:
    teller, hints = Teller(("Green", "Blue")), hints_of(brainwave.State)
    assert teller.words((3, 0, 1, 0), hints["banks"].item(0)) == "logic: 3; decision: 1"
    board = [None] * 81
    board[72] = brainwave.Laid(0, "logic", 0, 1)  # type: ignore[call-overload]
    told = teller.words(tuple(board), hints["board"])
    assert told == "a1: seat Green, tile logic, turn 0, number 1"
    tries = ((0, "red"), (1, None))
    assert teller.words(tries, hints_of(goose.State)["tries"]) == "Green, red; Blue, none"
    assert teller.words(boar.Card("fox", 2)) == "fox, 2"
    assert teller.words({"number": 3, "seen": False}) == "number 3, seen no"


def test_what_is_long_is_folded_away() -> None:
    state = advanced(20).state
    html = state._repr_html_()
    assert f"<summary>{len(state.deck)} in all: " in html
    assert html.count("<details>") == html.count("</details>") > 0


def test_a_view_stays_a_plain_dictionary_and_reads_well() -> None:
    game = bw.BrilliantBoar(["Ann <i>", "Ben"], seed=3)
    for _ in range(4):
        game.play(game.moves()[0])
    view = game.view("Ben")
    assert isinstance(view, dict)
    assert view == game.table.view(1)
    assert json.loads(json.dumps(view)) == view
    assert eval(repr(view), {}) == view  # noqa: S307 - as above
    assert max(map(len, repr(view).splitlines())) <= WIDTH
    html = view._repr_html_()  # type: ignore[attr-defined]
    assert html.count("<tr>") == len(view)
    assert "Ann &lt;i&gt;" in html
