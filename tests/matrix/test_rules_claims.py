"""M14: claims, right and wrong, and what is explained then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import IllegalMove
from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, verdict
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Take, Turn
from brainwaves_widgets.matrix.pieces import number, truth
from brainwaves_widgets.matrix.view import drawings
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from tests.matrix.builders import cards, happens, offered, options, refilled, state, then, told

if TYPE_CHECKING:
    from brainwaves_widgets.matrix import Options, State

FIVE = "square rhombus circle right-scalene-triangle kite"
SQUARES = "rectangle/ray"
"""A card that fits the square alone."""

every_version = pytest.mark.parametrize("version", ["original", "main"])
each_way = pytest.mark.parametrize("claims", ["teach", "strict"])


def because(figure: str, attribute: str) -> str:
    return verdict(FIGURES[figure], attribute).because


@every_version
@each_way
def test_m14_every_open_figure_may_be_claimed_whatever_the_truth(version: str, claims: str) -> None:
    for drawn in (SQUARES, "quadrilateral/circle", "decagon/straight-angle"):
        before = state(FIVE, drawn, version=version, claims=claims)
        assert offered(before) == (*map(Claim, before.figures), Nothing())
        for move in offered(before):
            then(before, move)


def test_m14_only_open_figures_may_be_claimed() -> None:
    for figure in ("plus", "no such figure"):
        with pytest.raises(IllegalMove, match="not legal now; legal is Claim"):
            then(state(FIVE, SQUARES), Claim(figure))


@every_version
def test_m14_a_wrong_claim_is_explained_and_the_figure_struck(version: str) -> None:
    before = state(FIVE, SQUARES, version=version, claims="teach")
    after, events = happens(before, Claim("kite"))
    assert [(event.kind, event.data) for event in events] == [
        ("claimed", {"seat": 0, "figure": "kite", "right": False})
    ]
    assert (after.phase, after.turn, after.cards) == ("claim", 0, before.cards)
    assert after.struck == ("kite",)
    explained = told(after)
    assert (explained["kind"], explained["figures"]) == ("wrong", ["kite"])
    assert [reason["attribute"] for reason in explained["reasons"]] == ["Rectangle", "Ray"]
    assert not any(reason["holds"] for reason in explained["reasons"])
    assert explained["reasons"][0]["because"] == because("kite", "rectangle")
    roles = [line["role"] for lines in explained["reasons"][0]["sketch"].values() for line in lines]
    assert "witness" in roles


def test_m14_the_card_that_fails_is_explained_and_not_the_one_that_fits() -> None:
    after = then(state(FIVE, f"quadrilateral/circle {SQUARES} decagon/ray"), Claim("rhombus"))
    assert [reason["attribute"] for reason in told(after)["reasons"]] == ["Rectangle", "Ray"]


def test_m14_a_struck_figure_is_out_until_the_next_draw() -> None:
    before = state(FIVE, SQUARES, deck="square/rectangle octagon/finite", claims="teach")
    struck = then(before, Claim("kite"))
    assert offered(struck) == (
        *map(Claim, ("square", "rhombus", "circle", "right-scalene-triangle")),
        Nothing(),
    )
    with pytest.raises(IllegalMove, match="not legal now"):
        then(struck, Claim("kite"))
    matched = then(struck, Claim("square"))
    assert Take("kite") not in offered(matched)
    drawn = then(matched, Draw(), Turn("square", "rectangle"))
    assert offered(drawn) == (*map(Claim, FIVE.split()), Nothing())
    assert (drawn.struck, drawn.told) == ((), None)


@every_version
def test_m14_the_next_turn_begins_with_nothing_struck(version: str) -> None:
    deck = "octagon/finite ray/quadrilateral"
    before = state(FIVE, SQUARES, deck=deck, version=version, claims="teach")
    lost = then(before, Claim("kite"), Nothing())
    assert (lost.turn, lost.struck) == (1, ())
    turned = then(lost, Draw(), Turn("octagon", "finite"))
    assert (turned.struck, turned.told) == ((), None)
    assert Claim("kite") in offered(turned)


def test_m14_with_every_figure_struck_only_none_is_left() -> None:
    before = state("kite", "decagon/straight-angle", claims="teach")
    assert offered(then(before, Claim("kite"))) == (Nothing(),)


@every_version
def test_m14_where_it_teaches_there_is_one_more_try_and_not_five(version: str) -> None:
    before = state(FIVE, SQUARES, version=version, claims="teach")
    struck = then(before, Claim("kite"))
    assert [RULES.view(one, 0)["tries"] for one in (before, struck)] == [2, 1]
    after, events = happens(struck, Claim("circle"))
    assert [event.kind for event in events] == ["claimed", "lost"]
    assert (after.turn, after.discards, after.struck) == (1, cards(SQUARES), ())
    explained = told(after)
    assert [(one["figure"], one["holds"]) for one in explained["reasons"]] == [
        ("circle", False),
        ("circle", False),
        ("square", True),
    ]
    assert (
        explained["title"]
        == "The circle does not fit. The square does. Ann loses this turn's card."
    )


def test_m14_a_wrong_take_after_a_wrong_claim_is_the_second_try() -> None:
    before = state(FIVE, SQUARES, claims="teach")
    after, events = happens(before, Claim("kite"), Claim("square"), Take("circle"))
    assert [event.kind for event in events] == ["claimed", "claimed", "claimed", "lost"]
    assert (after.turn, after.discards) == (1, cards(SQUARES))


def test_m14_the_next_draw_brings_new_tries() -> None:
    before = state(FIVE, SQUARES, deck="square/rectangle octagon/finite", claims="teach")
    drawn = then(
        before, Claim("kite"), Claim("square"), Draw(), Turn("square", "rectangle"), Claim("kite")
    )
    assert (drawn.phase, drawn.struck, RULES.view(drawn, 0)["tries"]) == ("claim", ("kite",), 1)


@every_version
def test_m14_in_strict_play_a_wrong_claim_counts_as_none(version: str) -> None:
    before = state(FIVE, SQUARES, version=version, claims="strict")
    after, events = happens(before, Claim("kite"))
    assert [event.kind for event in events] == ["claimed", "lost"]
    assert events[-1].data == {"seat": 0, "cards": 1, "missed": ["square"]}
    assert (after.turn, after.phase, after.struck) == (1, "draw", ())
    assert after.discards == cards(SQUARES)
    as_none = then(before, Nothing())
    assert after._replace(told=None) == as_none._replace(told=None)


def test_m14_in_strict_play_a_wrong_claim_is_explained_too() -> None:
    """The figure that was claimed is the one that is drawn, with what shows that it fails."""
    missed = told(then(state(FIVE, SQUARES, claims="strict"), Claim("kite")))
    assert missed["kind"] == "missed"
    assert missed["title"] == "The kite does not fit. The square does. Ann loses this turn's card."
    assert [(reason["figure"], reason["holds"]) for reason in missed["reasons"]] == [
        ("kite", False),
        ("kite", False),
        ("square", True),
    ]
    assert ["sketch" in reason for reason in missed["reasons"]] == [True, False, False]
    assert missed["reasons"][0]["because"] == because("kite", "rectangle")
    none = told(then(state(FIVE, "decagon/ray", claims="strict"), Claim("circle")))
    assert (none["kind"], none["figures"]) == ("none", [])
    assert none["title"] == "The circle does not fit. No figure does. Ann loses this turn's card."
    assert [reason["because"] for reason in none["reasons"]] == [
        because("circle", "decagon"),
        because("circle", "ray"),
    ]


@each_way
def test_m14_a_right_claim_opens_the_choice_and_does_not_bind(claims: str) -> None:
    """Both square and rhombus fit: the one was claimed, the other is taken."""
    before = state(FIVE, "rhombus/ray", claims=claims)
    matched, events = happens(before, Claim("square"))
    assert [event.data for event in events] == [{"seat": 0, "figure": "square", "right": True}]
    assert (matched.phase, matched.struck, matched.told) == ("dare", (), None)
    after = then(matched, Take("rhombus"))
    assert after.taken[0] == ("rhombus",)
    assert "square" in after.figures
    explained = told(after)
    assert (explained["kind"], explained["figures"]) == ("took", ["rhombus"])
    assert explained["reasons"][0]["because"] == because("rhombus", "rhombus")


def test_m14_a_wrong_take_is_struck_and_explained_and_the_player_goes_on() -> None:
    matched = then(state(FIVE, SQUARES, claims="teach"), Claim("square"))
    struck, events = happens(matched, Take("kite"))
    assert [event.data["right"] for event in events] == [False]
    assert (struck.phase, struck.struck, told(struck)["kind"]) == ("dare", ("kite",), "wrong")
    assert offered(struck) == (*[t for t in offered(matched) if t != Take("kite")],)
    with pytest.raises(IllegalMove):
        then(struck, Take("kite"))
    assert then(struck, Take("square")).taken[0] == ("square",)
    assert then(struck, Draw()).told is None


def test_m14_a_wrong_take_in_strict_play_loses_the_cards() -> None:
    matched = then(state(FIVE, SQUARES, claims="strict"), Claim("square"))
    after, events = happens(matched, Take("kite"))
    assert [event.kind for event in events] == ["claimed", "lost"]
    assert (after.turn, after.discards, after.taken) == (1, cards(SQUARES), ((), ()))
    told = [RULES.tell(event, ("Ann", "Ben")) for event in events]
    assert told == [
        f"Ann stops with figure {number('kite')}: it does not fit.",
        f"Figure {number('square')} fits. Ann loses this turn's card.",
    ], "the square was claimed, so nobody overlooked it"


@every_version
@each_way
def test_m14_none_is_accepted_though_a_figure_fits_and_it_is_shown(
    version: str, claims: str
) -> None:
    before = state(FIVE, "quadrilateral/circle", version=version, claims=claims)
    after, events = happens(before, Nothing())
    missed = ["square", "rhombus", "circle", "kite"]
    assert events[-1].data["missed"] == missed
    assert (after.discards, after.won) == (before.cards, ((), ()))
    explained = told(after)
    names = [FIGURES[key].name for key in missed]
    assert (explained["kind"], explained["figures"]) == ("missed", names)
    [reason] = explained["reasons"]
    assert (reason["figure"], reason["holds"]) == ("square", True)
    assert reason["because"] == because("square", "quadrilateral")


def test_m14_what_was_told_stays_until_the_next_draw() -> None:
    table = refilled(then(state(FIVE, SQUARES), Claim("square"), Take("square")))
    assert told(table)["kind"] == "took"
    assert RULES.view(then(table, Draw()), None)["told"] is None


@pytest.mark.parametrize(("definitions", "phase"), [("printed", "claim"), ("inclusive", "dare")])
def test_m14_the_definitions_decide_what_is_true(definitions: str, phase: str) -> None:
    """D4: whether a parallelogram is a trapezoid."""
    before = state("parallelogram circle", "trapezoid/ray", definitions=definitions, claims="teach")
    assert then(before, Claim("parallelogram")).phase == phase
    after = then(before, Nothing())
    assert after.told is not None
    assert after.told.kind == ("none" if definitions == "printed" else "missed")
    assert RULES.view(before, 0)["definitions"] == definitions


@pytest.mark.parametrize("definitions", ["printed", "inclusive"])
def test_m14_a_screen_knows_what_every_attribute_means(definitions: Any) -> None:
    means = drawings()["meanings"][definitions]
    assert means["Rectangle"] == ATTRIBUTES["rectangle"].definition
    for one in ATTRIBUTES.values():
        assert means[one.label] == one.meaning(definitions)


def reasons_are_true(before: State) -> None:
    """Check every reason that a view gives against the geometry."""
    definitions: Any = before.options.definitions
    names = {one.name: key for key, one in FIGURES.items()}
    labels = {one.label: one for one in ATTRIBUTES.values()}
    for reason in told(before)["reasons"]:
        figure = FIGURES[names[reason["figure"]]]
        found = verdict(figure, labels[reason["attribute"]], definitions=definitions)
        assert (reason["holds"], reason["because"]) == (found.holds, found.because)
        assert reason["note"] == found.note


@settings(max_examples=10)
@given(options(), st.integers(0, 99))
def test_m14_what_is_explained_is_true(chosen: Options, seed: int) -> None:
    has = truth(chosen.definitions)
    for one in states_of(play_random(RULES, chosen, seed)):
        if one.told is None:
            continue
        reasons_are_true(one)
        fitting = [
            not any(has[figure].isdisjoint(card) for card in one.told.cards)
            for figure in one.told.figures
        ]
        assert fitting == [one.told.kind != "wrong"] * len(fitting)
        right = [FIGURES[figure].name for figure in one.told.figures if one.told.kind != "wrong"]
        for reason in told(one)["reasons"]:
            assert reason["holds"] == (reason["figure"] in right)
        assert bool(told(one)["reasons"]) == bool(one.told.figures or one.told.claimed)
