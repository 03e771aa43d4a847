"""What each seat may know: all that lies open, and never which figures fit (M16)."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Options, Take
from brainwaves_widgets.matrix.bots import Knower
from brainwaves_widgets.matrix.pieces import number, truth
from brainwaves_widgets.matrix.view import drawings, reason
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import plays_of, states_of, viewers
from tests.common import NAMES
from tests.matrix.builders import happens, refilled, state, then, told

if TYPE_CHECKING:
    from brainwaves_widgets.matrix import State

FIVE = "square rhombus circle right-scalene-triangle kite"
LARGEST = 6_000

every_game = pytest.mark.parametrize(
    ("version", "claims"), [("main", "teach"), ("main", "strict"), ("original", "teach")]
)


def game(version: str, claims: str, seed: int = 4, **more: Any) -> Table:
    return play_random(RULES, Options(NAMES[:3], version, claims=claims, **more), seed)


def contrary(one: State) -> dict[str, frozenset[str]]:
    """Return a geometry in which what fits does not, and the other way round.

    It leaves alone the figures of which a claim has already told whether they fit, and once a turn
    is lost, the open ones.
    """
    told = (*one.told.figures, one.told.claimed) if one.told else ()
    if one.told and one.told.kind in ("missed", "none"):
        told = (*told, *one.figures)
    return {
        key: has if key in {*one.struck, *told} else frozenset(() if fits else ATTRIBUTES)
        for key, has in truth("printed").items()
        for fits in [not any(has.isdisjoint(card) for card in one.cards)]
    }


def seen(one: State) -> list[Any]:
    """Return all that anybody may see in a state, and the moves that players are offered."""
    seats = range(len(one.options.players))
    return [
        RULES.actors(one),
        RULES.view(one, None),
        *[RULES.view(one, seat) for seat in seats],
        *[RULES.moves(one, seat) for seat in seats],
    ]


@pytest.fixture
def other_truth(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the game believe in another geometry."""

    def believe(table: dict[str, frozenset[str]] | None) -> None:
        for module in ("rules", "view"):
            one = import_module(f"brainwaves_widgets.matrix.{module}")
            monkeypatch.setattr(one, "truth", (lambda _: table) if table else truth)

    return believe


@every_game
def test_m16_nothing_tells_which_figures_fit_before_the_claim(
    version: str, claims: str, other_truth: Any
) -> None:
    """In the contrary geometry, views and moves stay as they are at every ply."""
    for one in states_of(game(version, claims)):
        before = seen(one)
        other_truth(contrary(one))
        assert seen(one) == before
        other_truth(None)


@every_game
def test_m16_no_event_before_the_claim_depends_on_the_truth(
    version: str, claims: str, other_truth: Any
) -> None:
    table = game(version, claims)
    for one, step in zip(states_of(table), table.history, strict=False):
        if isinstance(step.move, Claim | Take) or step.events[0].kind == "nothing":
            continue
        other_truth(contrary(one))
        assert RULES.play(one, step.seat, step.move)[1] == step.events
        other_truth(None)


def test_m16_these_checks_would_notice(other_truth: Any) -> None:
    """The contrary geometry does change hints, and the answer to a claim."""
    hinted = state(FIVE, "rectangle/ray", hints=True)
    plain = state(FIVE, "rectangle/ray")
    before, answer = seen(hinted), happens(plain, Claim("square"))[1]
    other_truth(contrary(plain))
    assert RULES.view(hinted, 0)["fits"] == [not fits for fits in before[1]["fits"]]
    assert happens(plain, Claim("square"))[1] != answer


@every_game
def test_m16_without_hints_there_is_no_word_of_fitting_or_risk(version: str, claims: str) -> None:
    for one in states_of(game(version, claims)):
        view = RULES.view(one, one.turn)
        assert view["fits"] is view["risk"] is None


def test_m16_hints_tell_which_figures_fit_and_the_risk_of_one_more_card() -> None:
    before = state(FIVE, "rhombus/ray", hints=True)
    view = RULES.view(before, 0)
    assert (view["fits"], view["risk"]) == ([True, True, False, False, False], None)
    deck = "octagon/finite square/triangle hexagon/no-angles decagon/three-equal-angles"
    risky = then(state(FIVE, "rhombus/ray", deck=deck, hints=True), Claim("square"))
    assert RULES.view(risky, 1)["risk"] == 0.25
    last = then(state(FIVE, "rhombus/ray", deck="", hints=True), Claim("square"))
    assert RULES.view(last, 0)["risk"] is None
    drawing = state(FIVE, hints=True)
    assert RULES.view(drawing, 0)["fits"] is None


def test_m16_the_order_of_the_decks_is_in_no_view_and_no_move() -> None:
    rng = Random(5)
    for one in states_of(game("main", "teach", hints=True)):
        shuffled = one._replace(
            card_deck=tuple(rng.sample(one.card_deck, len(one.card_deck))),
            figure_deck=tuple(rng.sample(one.figure_deck, len(one.figure_deck))),
        )
        assert seen(shuffled) == seen(one)
        assert set(RULES.moves(shuffled, CHANCE)) == set(RULES.moves(one, CHANCE))


def test_m16_everybody_sees_the_same() -> None:
    table = game("main", "teach")
    for one in states_of(table):
        views = [dict(RULES.view(one, seat)) for seat in viewers(table)]
        assert [view.pop("seat") for view in views] == [None, 0, 1, 2]
        assert all(view == views[0] for view in views)
    assert all(event.seats is None for step in table.history for event in step.events)
    assert RULES.resample(table.options, plays_of(table), 0, Random(1)) == plays_of(table)


def test_m16_a_figure_lies_there_without_name_letters_or_marks() -> None:
    view = RULES.view(state(" ".join(list(FIGURES)[:5])), 0)
    for entry in view["figures"]:
        assert entry.keys() == {"key", "number", "dots"}
        assert entry["number"] == number(entry["key"])
        sketch = drawings()["figures"][entry["key"]]
        assert "letters" not in sketch
        assert {line["role"] for lines in sketch.values() for line in lines} == {"figure"}


def test_a_view_shows_what_lies_on_the_table() -> None:
    before = state(
        FIVE,
        "rhombus/ray square/triangle",
        won=("octagon/finite", "", ""),
        taken=("plus", "", "dart kite"),
        turn=1,
    )
    view = RULES.view(before, 2)
    assert [figure["key"] for figure in view["figures"]] == FIVE.split()
    assert view["cards"] == [
        {"attributes": ["Rhombus", "Ray"], "dots": 2},
        {"attributes": ["Square", "Triangle"], "dots": 1},
    ]
    assert (view["left"], view["figures_left"]) == (3, 4)
    assert (view["won"], view["taken"]) == ([1, 0, 0], [1, 0, 2])
    assert (view["turn"], view["seat"], view["players"]) == (1, 2, list(NAMES[:3]))
    assert (view["version"], view["claims"], view["mode"]) == ("main", "strict", "competitive")
    assert view["scores"] is view["winners"] is None


def test_a_view_is_a_copy() -> None:
    before = refilled(then(state(FIVE, "rhombus/ray"), Claim("square"), Take("square")))
    view = RULES.view(before, 0)
    text = json.dumps(view)
    view["figures"][0].clear()
    view["told"]["reasons"][0]["sketch"].clear()
    view["won"][0] = 99
    assert json.dumps(RULES.view(before, 0)) == text
    assert before.won[0]


@pytest.mark.parametrize("version", ["main", "original"])
@pytest.mark.parametrize("claims", ["teach", "strict"])
def test_a_whole_view_is_small(version: str, claims: str) -> None:
    for seed in range(3):
        options = Options(NAMES, version, claims=claims, hints=True)
        for one in states_of(play_random(RULES, options, seed)):
            assert len(json.dumps(RULES.view(one, 0))) < LARGEST


def test_a_view_is_small_after_long_turns_too() -> None:
    table = Table(RULES, Options(("Ann",)), seed=3)
    drive(table, {0: Knower(dare=9)})
    states = states_of(table)
    assert max(len(one.cards) for one in states) >= 5
    assert max(len(json.dumps(RULES.view(one, 0))) for one in states) < LARGEST


def test_only_the_first_reason_is_drawn() -> None:
    drawn = "rectangle/ray two-equal-sides/circle square/triangle"
    after = then(state(FIVE, drawn), Claim("square"), Take("square"))
    reasons = RULES.view(after, None)["told"]["reasons"]
    assert ["sketch" in reason for reason in reasons] == [True, False, False]
    assert Draw() in RULES.moves(refilled(after), 1)


def test_marks_are_off_in_play_and_on_in_explanations() -> None:
    """M14: equal sides and right angles are marked only where a claim is explained."""
    on_the_table = drawings()["figures"]["square"]
    explained = reason("square", "rhombus", "printed")["sketch"]
    assert not {"ticks", "squares"} & set(on_the_table)
    assert [one["role"] for one in explained["ticks"]] == ["mark"] * 4
    assert [one["role"] for one in explained["squares"]] == ["mark"] * 4


@pytest.mark.parametrize("claims", ["teach", "strict"])
def test_m16_which_card_fits_which_figure_is_told_when_the_turn_is_lost(claims: str) -> None:
    before = state(FIVE, "square/triangle rectangle/ray", claims=claims)
    assert "grid" not in str(RULES.view(before, 0))
    lost = told(then(before, Nothing()))
    triangle, circle = FIVE.split().index("right-scalene-triangle"), FIVE.split().index("circle")
    square, rectangle = (row["fits"] for row in lost["grid"])
    assert square == [True, False, False, True, False]
    assert rectangle == [True, False, False, False, False]
    assert (square[triangle], rectangle[triangle], square[circle]) == (True, False, False)
    assert lost["claimed"] == ""


def test_m16_a_wrong_claim_tells_no_matrix_as_long_as_there_is_a_try() -> None:
    before = state(FIVE, "square/triangle", claims="teach")
    once = then(before, Claim("circle"))
    assert told(once)["grid"] == []
    twice = told(then(once, Claim("kite")))
    assert (len(twice["grid"]), twice["claimed"]) == (1, "kite")


def test_m10_the_figure_that_was_rightly_claimed_is_known_until_the_next_draw() -> None:
    before = state(FIVE, "square/triangle")
    right = then(before, Claim("square"))
    assert [RULES.view(one, 0)["matched"] for one in (before, right)] == ["", "square"]
    for move in (Draw(), Take("square")):
        assert RULES.view(then(right, move), 0)["matched"] == ""
