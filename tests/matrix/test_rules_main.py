"""M8 to M13 and M15: the main version, stop or dare one more, together and alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import IllegalMove, Outcome
from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.matrix import RULES, Card, Claim, Draw, Nothing, Options, Take, Turn
from brainwaves_widgets.matrix.pieces import deck
from brainwaves_widgets.matrix.rules import fits
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from tests.common import NAMES, kinds
from tests.matrix.builders import (
    cards,
    happens,
    offered,
    options,
    original,
    refilled,
    seated,
    state,
    then,
)

if TYPE_CHECKING:
    from brainwaves_widgets.matrix import State

FIVE = "square rhombus circle right-scalene-triangle kite"


def takes(before: State) -> tuple[Take, ...]:
    return tuple(map(Take, before.figures))


def test_m8_five_figures_lie_open_and_a_turn_begins_with_a_card() -> None:
    table = seated(2, FIVE)
    assert table.state.figures == tuple(FIVE.split())
    assert (len(table.state.figure_deck), table.view(0)["places"]) == (35, 5)
    table.play(Draw())
    assert (len(table.state.cards), len(table.state.card_deck)) == (1, 54)
    assert table.state.phase == "claim"


@pytest.mark.parametrize("card", ["rectangle/ray", "ray/rectangle"])
def test_m9_one_of_two_attributes_is_enough_and_the_other_is_ignored(card: str) -> None:
    """M9: one of two attributes is enough and the other is ignored."""
    assert then(state(FIVE, card), Claim("square")).phase == "dare"


def test_m9_one_figure_must_fit_every_card_with_one_attribute_each() -> None:
    before = state(FIVE, "square/triangle ray/right-angle")
    fitting = [figure for figure in before.figures if fits(before, figure, before.cards)]
    assert fitting == ["square", "right-scalene-triangle"]
    assert not fits(before, "rhombus", before.cards)


def test_m9_the_choice_may_change_as_more_cards_come() -> None:
    """First the square as a square; then the triangle, for which the other attribute counts."""
    more = "scalene-triangle/two-equal-angles"
    before = state(
        "square right-scalene-triangle", "square/triangle", deck=f"{more} octagon/finite"
    )
    changed = then(before, Claim("square"), Draw(), Turn(*cards(more)[0]))
    after = then(changed, Claim("right-scalene-triangle"), Take("right-scalene-triangle"))
    assert after.won[0] == cards(f"square/triangle {more}")


@settings(max_examples=60)
@given(
    st.sampled_from(sorted(FIGURES)),
    st.lists(st.sampled_from(deck()), max_size=4),
    st.sampled_from(["printed", "inclusive"]),
)
def test_m9_a_figure_fits_if_a_verdict_holds_for_every_card(
    figure: str, drawn: list[Card], definitions: Any
) -> None:
    before = state(figure, definitions=definitions)
    verdicts = (
        any(verdict(FIGURES[figure], key, definitions=definitions).holds for key in card)
        for card in drawn
    )
    assert fits(before, figure, tuple(drawn)) == all(verdicts)


def test_m10_with_a_match_you_may_stop_or_draw_on_and_nothing_else() -> None:
    matched = then(state(FIVE, "rectangle/ray"), Claim("square"))
    assert offered(matched) == (*takes(matched), Draw())
    assert offered(matched, 1) == ()
    for move in (Nothing(), Claim("square"), Take("plus")):
        with pytest.raises(IllegalMove, match=r"legal is Take\(figure='square'\)"):
            then(matched, move)


def test_m10_who_stops_takes_all_cards_of_the_turn_and_one_figure() -> None:
    before = state(FIVE, "rectangle/ray two-equal-sides/circle", won=("octagon/finite", ""))
    after, events = happens(before, Claim("square"), Take("square"))
    assert [event.kind for event in events] == ["claimed", "claimed", "took"]
    assert events[-1].data == {"seat": 0, "figure": "square", "cards": 2}
    assert after.won == (cards("octagon/finite rectangle/ray two-equal-sides/circle"), ())
    assert after.taken == (("square",), ())
    assert (after.turn, after.cards, after.discards) == (1, (), ())


def test_m10_who_draws_on_keeps_the_turn_and_its_cards() -> None:
    table = seated(2, f"{FIVE} right-triangle/rectangle ellipse/obtuse-angle")
    table.play(Draw())
    table.play(Claim("square"))
    table.play(Draw())
    assert table.state.cards == cards("right-triangle/rectangle ellipse/obtuse-angle")
    assert (table.state.phase, table.actors) == ("claim", (0,))
    assert table.state.won == ((), ())
    assert kinds(table) == ["drew", "card"]


def test_m10_before_a_right_claim_nobody_can_stop_or_draw_on() -> None:
    for move in (Take("square"), Draw()):
        with pytest.raises(IllegalMove, match="legal is Claim"):
            then(state(FIVE, "rectangle/ray"), move)


def test_m11_a_taken_figure_is_replaced_so_that_five_lie_open() -> None:
    """M11: a taken figure is replaced so that five lie open."""
    after = then(state(FIVE, "rectangle/ray"), Claim("square"), Take("square"))
    assert after.phase == "open"
    assert refilled(after).figures == (
        "rhombus",
        "circle",
        "right-scalene-triangle",
        "kite",
        "plus",
    )
    assert refilled(after).figure_deck == ("ellipse", "s-curve", "dart")


def test_m12_a_bust_loses_all_cards_of_the_turn_and_leaves_the_figures() -> None:
    drawn = "rectangle/ray decagon/straight-angle"
    before = state(FIVE, drawn, won=("octagon/finite", ""), taken=("plus", ""))
    after, events = happens(before, Nothing())
    assert [event.kind for event in events] == ["nothing", "lost"]
    assert events[-1].data == {"seat": 0, "cards": 2, "missed": []}
    assert after.discards == cards(drawn)
    assert (after.won, after.taken, after.figures) == (before.won, before.taken, before.figures)
    assert (after.turn, after.phase, after.cards) == (1, "draw", ())


def test_m12_after_a_match_one_more_card_can_bust() -> None:
    before = state(FIVE, "rectangle/ray", deck="hexagon/no-angles octagon/finite")
    after = then(before, Claim("square"), Draw(), Turn("hexagon", "no-angles"), Nothing())
    assert after.told is not None
    assert (after.told.kind, after.discards) == ("none", cards("rectangle/ray hexagon/no-angles"))
    assert (after.won, after.card_deck) == (((), ()), cards("octagon/finite"))


ONE, TWO = "circle/four-angles", "circle/four-angles ray/quadrilateral"


@pytest.mark.parametrize(
    ("won", "taken", "scores", "winners", "all_scores", "all_winners"),
    [
        ((TWO, ONE), ("", "kite dart plus"), (2, 1), (0,), (2, 4), (1,)),
        ((ONE, ONE), ("", "kite"), (1, 1), (1,), (1, 2), (1,)),
        ((ONE, ONE), ("plus", "kite"), (1, 1), (0, 1), (2, 2), (0, 1)),
        ((TWO, ONE), ("", "kite"), (2, 1), (0,), (2, 2), (0, 1)),
    ],
)
def test_m13_cards_score_and_figures_break_ties_unless_all_count(  # noqa: PLR0913, PLR0917
    won: tuple[str, str],
    taken: tuple[str, str],
    scores: tuple[int, int],
    winners: tuple[int, ...],
    all_scores: tuple[int, int],
    all_winners: tuple[int, ...],
) -> None:
    for count_all, expected in (
        (False, Outcome(scores, winners)),
        (True, Outcome(all_scores, all_winners)),
    ):
        last = state(FIVE, "decagon/straight-angle", deck="", won=won, taken=taken)
        last = last._replace(options=Options(NAMES[:2], count_all=count_all))
        over = then(last, Nothing())
        assert RULES.outcome(over) == expected
        view = RULES.view(over, None)
        assert (view["scores"], view["winners"]) == (list(expected[0]), list(expected[1]))


def test_m13_with_the_last_card_a_match_must_stop() -> None:
    before = state(FIVE, "rectangle/ray", deck="")
    matched = then(before, Claim("square"))
    assert offered(matched) == takes(matched)
    with pytest.raises(IllegalMove, match="not legal now"):
        then(matched, Draw())
    after = then(matched, Take("square"))
    assert (after.phase, len(after.won[0]), after.figure_deck) == ("over", 1, before.figure_deck)


def test_m13_the_last_card_can_bust_as_usual() -> None:
    before = state(FIVE, "rectangle/ray", deck="hexagon/no-angles")
    last = then(before, Claim("square"), Draw(), Turn("hexagon", "no-angles"))
    assert RULES.outcome(last) is None
    after, events = happens(last, Nothing())
    assert [event.kind for event in events] == ["nothing", "lost", "over"]
    assert (after.won, len(after.discards)) == (((), ()), 2)


@pytest.mark.parametrize("claims", ["teach", "strict"])
def test_m13_a_whole_game_uses_up_the_deck(claims: str) -> None:
    table = play_random(RULES, Options(NAMES[:3], claims=claims), seed=3)
    final = table.state
    assert final.card_deck == ()
    assert sum(map(len, final.won)) + len(final.discards) == 55
    assert table.outcome is not None
    assert table.outcome.scores == tuple(map(len, final.won))


@pytest.mark.parametrize("version", ["original", "main"])
def test_m15_alone_the_same_turns_are_played_until_the_deck_is_empty(version: str) -> None:
    table = play_random(RULES, Options(("Ann",), version, claims="strict"), seed=3)
    assert table.options.mode == "solo"
    assert {step.seat for step in table.history} == {-1, 0}
    assert (table.state.card_deck, table.state.turn) == ((), 0)
    figures = len(table.state.taken[0]) if version == "original" else 0
    assert table.outcome == Outcome((len(table.state.won[0]) + figures,), (0,))


def test_m15_alone_the_next_turn_is_mine_again() -> None:
    after = then(original(FIVE, "decagon/straight-angle", won=("",), taken=("",)), Nothing())
    assert (after.turn, RULES.actors(after), offered(after)) == (0, (0,), (Draw(),))


@settings(max_examples=10)
@given(options(), st.integers(0, 99))
def test_cards_and_figures_are_never_lost(chosen: Options, seed: int) -> None:
    """M5 to M13: every card and figure is in exactly one place, whatever is played."""
    start = RULES.new(chosen)
    for one in states_of(play_random(RULES, chosen, seed)):
        lying = [*one.card_deck, *one.cards, *one.discards, *sum(one.won, ())]
        figures = [*one.figure_deck, *one.figures, *sum(one.taken, ())]
        assert Counter(lying) == Counter(start.card_deck)
        assert Counter(figures) == Counter(start.figure_deck)
        assert len(one.figures) <= chosen.figures_open
        if one.phase not in {"open", "over"} and one.figure_deck:
            assert len(one.figures) == chosen.figures_open
