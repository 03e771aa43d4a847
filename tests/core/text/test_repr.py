"""States that read well: on few lines, as Python, and as a table in a notebook."""

from __future__ import annotations

import json
import pickle
import re
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core.text.describe import NOTHING, Teller, hints_of, teller_of
from brainwaves_widgets.core.text.repr import WIDTH, Seen, laid_out
from brainwaves_widgets.testing import play_random
from tests.core.builders import advanced, new
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.core import Table

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def a_game(game: Game, seed: int = 3) -> Table:
    return play_random(game.rules, game.rules.options_type(players=("Ann", "Ben")), seed)


def starred(game: Game) -> dict[str, Any]:
    """Return the names that `from brainwaves_widgets.goose import *` gives."""
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


FEW = 16
"""So many lines a state is written on at most."""


@every_game
def test_every_state_is_written_on_a_few_lines(game: Game) -> None:
    @settings(max_examples=6, deadline=None)
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


@every_game
def test_a_state_shows_as_a_table_with_a_row_a_field(game: Game) -> None:
    table = a_game(game)
    for ply in range(0, table.ply, 11):
        state = table.state_at(ply)
        html = state._repr_html_()
        fields = {
            name.replace("_", " ")
            for name in state._fields
            if getattr(state, name) != state._field_defaults.get(name, ...)
        }
        rows = [name for name, _ in teller_of(state).rows(state)]
        assert html.count("<tr>") == len(rows)
        named = {"console" if name.startswith("console ") else name for name in rows}
        assert {name.split(" of ")[0] for name in named} == fields
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
    assert told == "a1: Green's Logic, bottom to top, tile 1"
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
    assert "Ann &lt;i&gt;" in html


def cells(html: str) -> dict[str, str]:
    """Return a table's rows by their heads."""
    return dict(re.findall(r"<th[^>]*>([^<]*)</th><td[^>]*>([^<]*)</td>", html))


def test_a_view_beside_the_state_names_the_same_things_in_the_same_way() -> None:
    one = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    for _ in one.players:
        one.play(goose.Ready())
    one.play(goose.Roll())
    state, view = cells(one.state._repr_html_()), cells(one.view("Ben")._repr_html_())  # type: ignore[attr-defined]
    assert view["seat"] == "Ben"
    for same in ("turn", "phase", "place", "left"):
        assert view[same] == state[same]
    assert view["turn"] == "Ann"
    assert view["place"] == str(one.state.place + 1)
    assert view["points of Ben"] == "0"
    assert state["lineup"].startswith("place 1: ")
    assert view["lineup"].startswith("place 1: ")


@every_game
def test_no_view_calls_a_player_by_a_number(game: Game) -> None:
    table = a_game(game)
    for ply in range(0, table.ply, 13):
        table.goto(ply)
        for seat in (None, 0, 1):
            seen = Seen(table.view(seat), type(table.state), table.players)
            told = seen._repr_html_()
            assert not re.search(r"\bseat \d|>(seat|turn|attacker)</th><td[^>]*>\d", told)


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


def test_a_view_can_be_copied_and_kept() -> None:
    view = bw.AstuteGoose(["Ann", "Ben"], seed=7).view("Ben")
    again = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    assert again == view
    assert again._repr_html_() == view._repr_html_()  # type: ignore[attr-defined]
