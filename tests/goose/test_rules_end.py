"""G18 to G22: how a game ends, who wins, and playing alone or together."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.core import IllegalMove, Outcome, Table
from brainwaves_widgets.goose import RULES, Options, Ready, Roll, Show
from brainwaves_widgets.goose.pieces import LEVELS, STANDARD_DECK
from brainwaves_widgets.testing import play_random
from tests.common import NAMES, kinds
from tests.goose.builders import asked, ready, right, seated, turn, wrong


def emptied(players: int = 1, *rolls: tuple[int, str], **options: Any) -> Table:
    """Return a table whose draw deck is empty and whose line-up is still full."""
    turns = 25 - LEVELS[options.get("level", "rookie")]
    table = seated(players, *[(1, "colour")] * turns, *rolls, **options)
    ready(table)
    for _ in range(turns):
        turn(table)
    assert table.state.left == 0
    return table


def test_g18_with_an_empty_draw_deck_gaps_stay() -> None:
    table = emptied(2, (2, "animal"))
    turn(table)
    assert [card["card"] for card in table.view(0)["lineup"]] == ["down", "gap", "down"]
    assert kinds(table) == ["answered", "won"]
    assert table.state.phase == "roll"
    assert table.actors == (1,)


@pytest.mark.parametrize("number", [2, 5])
def test_g18_a_number_that_points_at_a_gap_ends_the_game_at_once(number: int) -> None:
    table = emptied(2, (2, "animal"), (number, "colour"))
    turn(table)
    table.play(Roll())
    assert table.actors == ()
    assert kinds(table) == ["rolled", "over"]
    assert table.log(None)[-1] == "Place 2 is empty: the game is over."
    with pytest.raises(IllegalMove, match="the game is over"):
        table.play(Roll())


def test_g18_suspects_left_in_the_lineup_score_nothing() -> None:
    table = emptied(2, (1, "colour"), (1, "colour"))
    turn(table)
    turn(table)
    assert sum(card is not None for card in table.state.lineup) == 2
    assert table.outcome == Outcome((12, 11), (0,))


def test_g18_a_gap_while_cards_are_left_is_filled_and_ends_nothing() -> None:
    table = seated(1, (1, "colour"), (1, "colour"), (4, "colour"))
    ready(table)
    for _ in range(3):
        turn(table)
    assert table.outcome is None
    assert None not in table.state.lineup


def test_g18_all_gaps_end_the_game_with_the_next_roll() -> None:
    table = emptied(1, (1, "colour"), (2, "colour"), (3, "colour"), (6, "colour"))
    for _ in range(4):
        turn(table)
    assert table.outcome == Outcome((25,), (0,))


def test_g19_most_cards_win() -> None:
    """G19: most cards win."""
    table = play_random(RULES, Options(players=NAMES[:3]), seed=2)
    piles = tuple(len(pile) for pile in table.state.points)
    assert table.outcome is not None
    assert table.outcome.scores == piles
    assert [piles[seat] for seat in table.outcome.winners] == [max(piles)] * len(
        table.outcome.winners
    )


def test_g19_a_tie_is_a_shared_win() -> None:
    table = emptied(2, (1, "colour"), (2, "colour"), (1, "animal"))
    for _ in range(3):
        turn(table)
    assert table.outcome == Outcome((12, 12), (0, 1))
    assert (table.view(None)["scores"], table.view(None)["winners"]) == ([12, 12], [0, 1])


def test_g20_there_is_a_score_for_every_player_to_note_down_at_the_end() -> None:
    """G20: there is a score for every player to note down at the end."""
    table = seated(3)
    assert table.outcome is None
    assert table.view(0)["scores"] is None
    over = play_random(RULES, table.options, seed=1)
    assert over.outcome is not None
    assert len(over.outcome.scores) == len(over.players)
    assert all(type(score) is int for score in over.outcome.scores)


def test_g21_alone_errors_are_deducted() -> None:
    table = emptied(1, (1, "colour"), (1, "colour"))
    turn(table, wrong)
    turn(table)
    assert (len(table.state.points[0]), len(table.state.errors)) == (22, 1)
    assert table.outcome == Outcome((21,), (0,))


def test_g21_alone_a_wrong_card_goes_onto_the_error_pile_and_nobody_steals() -> None:
    table = asked(1)
    table.play(wrong(table))
    assert table.state.errors == (STANDARD_DECK[0],)
    assert table.view(0)["errors"] == 1
    assert kinds(table)[:2] == ["answered", "error"]
    assert table.state.phase == "memorise"
    with pytest.raises(IllegalMove):
        table.play(Show(), 0)


def test_g21_alone_the_turn_is_always_mine() -> None:
    table = seated(1)
    ready(table)
    assert {turn(table) for _ in range(6)} == {0}


@pytest.mark.parametrize(("answer", "points", "errors"), [(right, 1, 0), (wrong, 0, 1)])
def test_g22_together_the_card_is_shown_and_the_piles_are_shared(
    answer: Any, points: int, errors: int
) -> None:
    table = asked(3, mode="cooperative")
    assert table.actors == (0,)
    table.play(answer(table))
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view["shown"] == STANDARD_DECK[0]._asdict()
        assert (view["points"], view["errors"]) == ([points], errors)
    for seat in (0, 1, 2):
        table.play(Ready(), seat)
    assert table.actors == (1,)


def test_g22_together_the_player_on_turn_enters_the_answer() -> None:
    table = asked(3, mode="cooperative")
    with pytest.raises(IllegalMove, match="Ben cannot act now"):
        table.play(right(table), 1)


def test_g22_together_all_have_the_score_of_the_group() -> None:
    table = emptied(3, (1, "colour"), (1, "colour"), mode="cooperative")
    turn(table, wrong)
    turn(table)
    assert table.outcome == Outcome((21, 21, 21), (0, 1, 2))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deck", ["standard", "random"])
@pytest.mark.parametrize("mode", ["solo", "competitive", "cooperative"])
def test_a_game_has_as_many_questions_as_cards_can_go(level: str, deck: str, mode: str) -> None:
    """G18, G21: each question takes one card, and the last k may stay."""
    players = NAMES[: 1 if mode == "solo" else 2]
    table = play_random(RULES, Options(players, level=level, mode=mode, deck=deck), seed=3)
    state = table.state
    gone = sum(map(len, state.points)) + len(state.errors) + len(state.box)
    assert 25 - LEVELS[level] + 1 <= gone <= 25
    assert gone + sum(card is not None for card in state.lineup) == 25
