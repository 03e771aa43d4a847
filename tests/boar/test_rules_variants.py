"""B14 to B16: naming the card, and playing alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from brainwaves_widgets.boar import RULES, Draw, Options, Play, Remember, Take
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.core import IllegalMove, Outcome
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from tests.boar.builders import animals, chosen, draw, seated, state, then
from tests.common import kinds


def test_b14_every_place_may_be_played_as_every_animal_in_play() -> None:
    before = state("fox fox", "hare", top="wolf", name_the_card=True)
    plays = [Play(place, animal) for place in (0, 1) for animal in ANIMALS[:6]]
    assert RULES.moves(before, 0) == (Draw(), *plays)


@pytest.mark.parametrize("name", ["", "bear", "cat", "Fox", None, 1])
def test_b14_the_name_is_that_of_an_animal_in_play(name: Any) -> None:
    before = state("fox", "hare", top="fox", name_the_card=True)
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(before, 0, Play(0, name))


@pytest.mark.parametrize("name", ["fox", "hare", None])
def test_b14_without_the_option_nothing_is_named(name: Any) -> None:
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(state("fox", "hare", top="fox"), 0, Play(0, name))


@pytest.mark.parametrize(("top", "table"), [("fox", ""), ("wolf", "fox"), ("", "fox")])
def test_b14_the_right_name_matches_as_ever(top: str, table: str) -> None:
    before = state("fox hare", "boar", top=top, table=table, name_the_card=True)
    after, events = then(before, Play(0, "fox"))
    assert events == ["played", "pair"]
    assert animals(after.won[0]) == "fox fox"


@pytest.mark.parametrize(("top", "table"), [("fox", ""), ("wolf", "fox"), ("fox", "fox")])
@pytest.mark.parametrize("name", ["hare", "wolf"])
def test_b14_a_wrong_name_is_no_match_even_if_the_card_fits(
    top: str, table: str, name: str
) -> None:
    before = state("fox hare", "boar", top=top, table=table, name_the_card=True)
    after, events = then(before, Play(0, name))
    assert events == ["played", "stays"]
    assert animals(after.table) == f"{table} fox".strip()
    assert (after.won, after.top, after.turn) == (before.won, before.top, 1)


def test_b14_the_right_name_chooses_where_both_match() -> None:
    before = state("fox hare", "boar", top="fox", table="fox", name_the_card=True)
    after, events = then(before, Play(0, "fox"))
    assert (after.phase, events) == ("take", ["played"])
    assert RULES.moves(after, 0) == (Take("deck"), Take("table"))


def test_b14_everybody_hears_the_name_and_sees_the_card() -> None:
    before = state("fox hare", "boar", top="fox", name_the_card=True)
    _, events = RULES.play(before, 0, Play(0, "wolf"))
    assert events[0].data == {"seat": 0, "place": 0, "animal": "fox", "name": "wolf"}
    assert events[0].seats is None


def test_b14_two_equal_animals_come_to_lie_on_the_table_by_a_wrong_name() -> None:
    table = seated(2, "fox fox hare wolf fox boar", name_the_card=True)
    draw(table, 2)
    table.play(Play(0, "fox"))
    table.play(Play(0, "mouse"))
    assert table.view(None)["table"] == ["fox", "fox"]
    draw(table, 2)
    assert table.view(0)["top"] == "fox"
    draw(table, 2)
    table.play(Play(1, "fox"))
    assert table.view(None)["table"] == ["fox"]
    assert table.view(None)["won"] == [2, 0]


def equal_on_table(table: Any) -> int:
    """Return how often a state of this game had two equal animals on the table."""
    shown = [[card.animal for card in one.table] for one in states_of(table)]
    return sum(len(set(row)) < len(row) for row in shown)


@pytest.mark.parametrize("seed", range(6))
def test_b14_only_so_can_two_equal_animals_lie_there(seed: int) -> None:
    """B9, B14: in random games they lie there with wrong names, and never without names."""
    assert equal_on_table(play_random(RULES, chosen(3), seed)) == 0
    assert equal_on_table(play_random(RULES, chosen(3, name_the_card=True), seed)) > 0


@pytest.mark.parametrize(
    ("top", "place", "name"),
    [("wolf", 0, ""), ("wolf", 1, ""), ("wolf", 0, "fox"), ("hare", 1, "wolf")],
)
def test_b15_alone_a_miss_goes_onto_the_error_pile_with_the_decks_top(
    top: str, place: int, name: str
) -> None:
    """B15: no match, or with Name the Card a wrong name for a card that fits."""
    table = seated(1, f"fox hare {top} boar", name_the_card=bool(name))
    draw(table, 2)
    error = (table.state.hands[0][place], table.state.top)
    table.play(Play(place, name))
    assert kinds(table) == ["played", "error", "turned"]
    assert table.state.errors == error
    assert (table.state.table, table.state.won) == ((), ((),))
    assert (table.view(0)["errors"], table.view(0)["top"]) == (2, "boar")
    assert (table.actors, table.view(0)["again"]) == ((0,), False)


def test_b15_alone_a_match_is_a_match() -> None:
    after, events = then(state("fox hare", top="hare", deck="boar"), Play(1))
    assert events == ["played", "pair"]
    assert (animals(after.won[0]), after.errors, after.again) == ("hare hare", (), True)


@pytest.mark.parametrize("named", [False, True])
def test_b15_alone_the_table_stays_empty_and_the_turn_is_always_mine(named: bool) -> None:
    table = play_random(RULES, Options(players=("Ann",), name_the_card=named), seed=2)
    states = states_of(table)
    assert {one.turn for one in states} == {0}
    assert {one.table for one in states} == {()}
    assert not any(isinstance(step.move, Take) for step in table.history)
    errors = [len(after.errors) - len(before.errors) for before, after in pairwise(states)]
    assert set(errors) == {0, 2}


@pytest.mark.parametrize(
    ("moves", "top", "score"),
    [
        ([Play(0)], "fox", 4 - 0 - 1),
        ([Play(0)], "boar", 2 - 2 - 1),
        ([Draw(), Remember()], "fox", 2 - 0 - 3),
    ],
)
def test_b16_alone_it_is_over_when_the_deck_is_empty(
    moves: list[Any], top: str, score: int
) -> None:
    """B16: cards won, minus the error pile, minus the hand."""
    after, events = then(state("fox hare", top=top, won=("wolf wolf",)), *moves)
    assert events[-1] == "over"
    assert RULES.outcome(after) == Outcome((score,), (0,))
    assert RULES.view(after, 0)["scores"] == [score]


def test_b16_alone_it_goes_on_while_there_is_a_deck() -> None:
    after, events = then(state("fox", top="boar", deck="wolf"), Play(0))
    assert "over" not in events
    assert RULES.outcome(after) is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("named", [False, True])
def test_b16_the_score_is_won_minus_errors_minus_hand(level: str, named: bool) -> None:
    options = Options(players=("Ann",), level=level, name_the_card=named)
    over = play_random(RULES, options, seed=9).state
    won, errors, hand = len(over.won[0]), len(over.errors), len(over.hands[0])
    assert won + errors + hand == options.cards
    assert errors > 0
    assert RULES.outcome(over) == Outcome((won - errors - hand,), (0,))
