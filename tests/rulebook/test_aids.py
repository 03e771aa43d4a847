"""Aids and tips: true at the moment, and made from nothing but what a seat may know."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.brainwave.rules.board import JOINS, settle
from brainwaves_widgets.core import Table
from brainwaves_widgets.geometry import ATTRIBUTES
from brainwaves_widgets.rulebook.guide import Guide
from brainwaves_widgets.rulebook.rulebook import Rulebook
from brainwaves_widgets.testing.play import plays_of, random_move, viewers
from tests.games import GAMES, Game
from tests.pictures import words_of


def aids_of(package: Any, view: Any) -> str:
    """Return all that the aids of a game say of a view, as text."""
    guide = Guide.of(package.RULES)
    assert guide
    return repr(Rulebook("", guide.glance(view)["aids"]))


def said(guide: Guide, view: Any) -> list[Any]:
    """Return everything that is told of a view."""
    tips = [(tip.key, tip.says(view), tip.item(view)) for tip in guide.tips if tip.when(view)]
    return [guide.glance(view), guide.lookup(view), tips]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_learns_a_secret_from_aids_or_tips(game: Game) -> None:
    """Exchange what a seat cannot know: the rulebook and the coach say the same."""
    guide = Guide.of(game.package.RULES)
    assert guide
    options, rng, differed = game.package.Options(players=("Ann", "Ben")), Random(1), 0
    table = Table(game.rules, options, seed=3)
    for _ in range(60):
        if not table.actors:
            break
        random_move(table, rng.randrange)
        for seat in viewers(table):
            other = game.rules.resample(options, plays_of(table), seat, rng)
            instead = Table.replay(game.rules, options, other, seed=table.seed)
            assert said(guide, table.view(seat)) == said(guide, instead.view(seat))
            differed += instead.state != table.state
    assert differed or not game.hidden


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_aids_and_tips_are_made_in_every_state(game: Game) -> None:
    guide = Guide.of(game.package.RULES)
    assert guide
    rng, keys = Random(2), set()
    for seed in range(4):
        table = Table(game.rules, game.package.Options(players=("Ann", "Ben")), seed=seed)
        while table.actors and table.ply < 400:
            for seat in viewers(table):
                _, _, tips = said(guide, table.view(seat))
                keys |= {key for key, *_ in tips}
                assert all(text.endswith(".") for _, text, _ in tips)
            random_move(table, rng.randrange)
        guide.glance(table.view(None))
    if game.name in ("goose", "matrix"):  # in the others, random players seldom get that far
        assert keys == {tip.key for tip in guide.tips}


def test_the_goose_tells_which_number_is_where() -> None:
    options = goose.Options(players=("Ann",), level="experienced")
    told = aids_of(goose, Table(goose.RULES, options, seed=1).view(None))
    assert "experienced: 4 suspects" in told
    assert "1      1 and 5" in told
    assert "striped shirt" in told


def test_the_boar_counts_what_is_in_sight_of_a_seat() -> None:
    view = dict(Table(boar.RULES, boar.Options(players=("Ann", "Ben")), seed=1).view(0))
    name, other = view["designs"][:2]
    view |= {"top": name, "table": [name, other], "drawn": None, "played": None, "won": [4, 0]}
    view["hands"] = [{"count": 3, "cards": None}, {"count": 1, "cards": [name]}]
    rows = [line.split() for line in aids_of(boar, view).splitlines()]
    assert [name, "6", "3"] in rows
    assert [other, "6", "1"] in rows


def test_game_matrix_explains_the_cards_of_the_turn() -> None:
    table = Table(matrix.RULES, matrix.Options(players=("Ann", "Ben")), seed=1)
    assert "Draw a card to read" in aids_of(matrix, table.view(None))
    table.play(table.moves(0)[0])
    label = table.view(None)["cards"][0]["attributes"][0]
    assert f"- {label}: " in aids_of(matrix, table.view(None))


@pytest.mark.parametrize("definitions", ["printed", "inclusive"])
def test_what_is_what_explains_every_attribute_the_same_whatever_lies_open(
    definitions: str,
) -> None:
    """M16: the examples do not depend on the figures on the table."""
    guide = Guide.of(matrix.RULES)
    assert guide
    options = matrix.Options(players=("Ann", "Ben"), definitions=definitions)
    books = [guide.lookup(Table(matrix.RULES, options, seed=s).view(None)) for s in range(5)]
    assert all(book == books[0] for book in books)
    choices = books[0][0]["choices"]
    assert [one["title"] for one in choices] == sorted(
        attribute.label for attribute in ATTRIBUTES.values()
    )
    assert all(one["blocks"] for one in choices)
    assert sum("picture" in one for one in choices) >= 50
    trapezoid = next(one for one in choices if one["title"] == "Trapezoid")
    assert ("at least" in str(trapezoid["blocks"])) is (definitions == "inclusive")


@pytest.mark.parametrize(("kind", "is_said"), [("none", True), ("missed", True), ("took", False)])
def test_the_coach_of_game_matrix_points_at_why_cards_were_lost(kind: str, is_said: bool) -> None:
    guide = Guide.of(matrix.RULES)
    assert guide is not None
    view = {"phase": "draw", "told": {"kind": kind}}
    assert (
        "bust" in [tip.key for tip in guide.tips if tip.key == "bust" and tip.when(view)]
    ) is is_said


def crossing_view(attacker: int, battle: int, until_from: int = 1) -> dict[str, Any]:
    """Return a view in which green crosses blue's Decision Point on d4."""
    state = brainwave.RULES.new(brainwave.Options(players=("Ann", "Ben"), size=7))
    board = brainwave.State.tiles(
        7, "a1│1 a2│2 a3│3 a4┌4 b4─5 c4─6", "g1│1 g2┐2 f2─3 e2─4 d2└5 d3│6 d4┼7"
    )
    crossings = settle(board, (), until_from, 0)
    state = state._replace(board=board, crossings=crossings, attacker=attacker, battle=battle)
    return dict(brainwave.RULES.view(state, None))


@pytest.mark.parametrize(
    ("attacker", "battle", "told"),
    [
        (0, 1, "Ben's chance to block it is battle 2."),
        (1, 2, "It is Ben's chance now, after a hit, and it is the last one."),
        (0, 3, "It stands: nobody can block it any more."),
    ],
)
def test_brain_wave_says_whose_chance_to_block_it_is(attacker: int, battle: int, told: str) -> None:
    text = aids_of(brainwave, crossing_view(attacker, battle))
    assert f"Ann crosses at d4; e4 is reserved. {told}" in text


def test_brain_wave_says_what_a_breakthrough_costs_now() -> None:
    state = brainwave.RULES.new(brainwave.Options(players=("Ann", "Ben")))
    state = state._replace(phase="build", banks=((2, 1, 1, 0), (0, 0, 0, 0)))
    assert "Ann, who attacks, has 4 tiles now." in aids_of(
        brainwave, brainwave.RULES.view(state, None)
    )


def brain_wave_aid(title: str, state: brainwave.State) -> Any:
    """Return the page with this title among Brain Wave's aids."""
    guide = Guide.of(brainwave.RULES)
    assert guide
    aids = guide.glance(brainwave.RULES.view(state, None))["aids"]
    return next(one for one in aids if one["title"] == title)


@pytest.mark.parametrize("attacker", [0, 1])
def test_brain_wave_tells_the_four_tiles_apart(attacker: int) -> None:
    """W8, W21, W23, W24: in words and in the attacker's colour, as many as there are."""
    state = brainwave.RULES.new(brainwave.Options(players=("Ann", "Ben")))
    aid = brain_wave_aid("The four tiles", state._replace(attacker=attacker))
    assert aid["blocks"] == [
        {
            "items": [
                "**Logic** runs straight on.",
                "**Mind Bender** turns a corner.",
                "**Decision Point** joins all four sides; the other train may cross it.",
                "**Mental Block** closes your own Decision Point to the other train.",
            ]
        }
    ]
    kinds = ["logic", "bender", "decision", "block"]
    assert [JOINS[kind, 0] for kind in kinds] == [(0, 2), (0, 1), (0, 1, 2, 3), ()]

    drawn = aid["picture"]["svg"]
    pieces = re.findall(r'data-piece="tiles/(\w+)"', drawn)
    assert [piece for piece in pieces if piece != "bed"] == kinds
    told = [words.text for words in sorted(words_of(drawn), key=lambda one: (one.y, one.x))]
    counts = [f"{count} tiles" for count in state.sets[attacker]]
    assert counts == ["24 tiles", "14 tiles", "7 tiles", "3 tiles"]
    assert told == ["Logic", "Mind Bender", "Decision Point", "Mental Block", *counts]
    assert ('stroke="#4cc47c"' in drawn) is (attacker == 0), "green attacks"


def test_brain_wave_says_what_you_may_keep() -> None:
    """W17, W18."""
    state = brainwave.RULES.new(brainwave.Options(players=("Ann", "Ben")))
    assert brain_wave_aid("What you may keep", state)["blocks"] == [
        "A tile costs 3 points.",
        "After a turn you keep at most 3 tiles and 2 points.",
    ]
