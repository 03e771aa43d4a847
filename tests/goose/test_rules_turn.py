"""G7 to G17: dealing, studying, and a turn from the roll to the new suspect."""

from __future__ import annotations

from collections import Counter

import pytest

from brainwaves_widgets.core import CHANCE, IllegalMove, Table
from brainwaves_widgets.goose import RULES, Answer, Deal, Options, Pass, Ready, Roll, Show
from brainwaves_widgets.goose.pieces import STANDARD_DECK
from brainwaves_widgets.goose.text.prompt import prompt
from brainwaves_widgets.testing import play_random
from tests.common import NAMES, kinds
from tests.goose.builders import asked, ready, right, seated, suspect, turn, wrong


def test_g7_the_lineup_is_dealt_face_up_and_the_rest_is_the_draw_deck() -> None:
    table = seated(2)
    assert [card["card"] for card in table.view(1)["lineup"]] == [
        suspect._asdict() for suspect in STANDARD_DECK[:3]
    ]
    assert set(table.state.deck) == set(STANDARD_DECK[3:])
    assert table.view(1)["left"] == len(table.state.deck) == 22


def test_g7_every_suspect_may_be_dealt_next_but_none_twice() -> None:
    table = Table(RULES, Options(players=("Ann",)), chance="ask")
    assert Counter(table.moves(CHANCE)) == Counter(Deal(*one) for one in STANDARD_DECK)
    deal = Deal(*STANDARD_DECK[9])
    table.play(deal)
    assert deal not in table.moves(CHANCE)
    with pytest.raises(IllegalMove, match="not legal now"):
        table.play(deal)


def test_g7_seeds_shuffle() -> None:
    lineups = {Table(RULES, Options(players=("Ann",)), seed=s).state.lineup for s in range(30)}
    assert len(lineups) >= 29


def test_g8_studying_ends_when_the_last_player_is_ready() -> None:
    table = seated(3)
    for seat, still in ((2, (0, 1)), (0, (1,))):
        table.play(Ready(), seat)
        assert table.actors == still
        assert table.state.phase == "study"
        assert table.view(seat)["lineup"][0]["card"] != "down"
    table.play(Ready(), 1)
    assert kinds(table) == ["ready", "turned"]
    assert {card["card"] for card in table.view(0)["lineup"]} == {"down"}
    assert table.state.phase == "roll"


def test_g8_nobody_is_ready_twice_or_rolls_while_others_study() -> None:
    table = seated(2)
    table.play(Ready(), 0)
    with pytest.raises(IllegalMove, match="Ann cannot act now; it is up to Ben"):
        table.play(Ready(), 0)
    with pytest.raises(IllegalMove):
        table.play(Roll(), 1)


def test_g8_a_state_knows_no_clock_but_the_options_say_how_long() -> None:
    options = Options(players=("Ann",))
    assert (options.study_seconds, options.show_seconds) == (120, 5)
    assert RULES.new(options) == RULES.new(options)


@pytest.mark.parametrize(
    ("ages", "starter"), [((), 0), ((40, 9, 70), 1), ((8, 8, 8), 0), ((50, 30, 30), 1)]
)
def test_g9_the_youngest_starts_or_the_first_named(ages: tuple[int, ...], starter: int) -> None:
    table = seated(3, ages=ages)
    ready(table)
    assert table.actors == (starter,)
    assert [turn(table), turn(table), turn(table)] == [
        starter,
        (starter + 1) % 3,
        (starter + 2) % 3,
    ]


def test_g10_the_dice_name_the_suspect_and_the_kind() -> None:
    """G10: the dice name the suspect and the kind."""
    table = asked(2, (5, "animal"), level="experienced")
    assert table.view(1)["dice"] == {"number": 5, "kind": "animal"}
    assert suspect(table) == STANDARD_DECK[0]
    assert table.actors == (0,)
    assert table.log(None)[-1] == "Ann rolls 5 and animal."


def test_g10_only_the_player_on_turn_rolls() -> None:
    table = seated(2)
    ready(table)
    with pytest.raises(IllegalMove):
        table.play(Roll(), 1)


@pytest.mark.parametrize("value", ["parrot", "scarf", "Red", " red", "", "orange"])
def test_g11_only_values_of_the_kind_can_be_named(value: str) -> None:
    """G11: only values of the kind can be named."""
    table = asked(1, (1, "colour"))
    before = table.state
    with pytest.raises(IllegalMove, match=r"legal is Answer\(value='yellow'\)"):
        table.play(Answer(value))
    assert table.state is before


def test_g11_the_card_leaves_the_lineup_only_after_the_answer() -> None:
    table = asked(2, (2, "feature"))
    assert [card["card"] for card in table.view(0)["lineup"]] == ["down"] * 3
    assert table.view(0)["held"] is None
    answer = wrong(table)
    table.play(answer)
    assert [card["card"] for card in table.view(0)["lineup"]] == ["down", "gap", "down"]
    assert table.view(0)["held"] == STANDARD_DECK[1]._asdict()
    assert table.view(1)["held"] is None


def test_g12_a_right_answer_shows_the_card_and_wins_it() -> None:
    table = asked(3, (3, "animal"))
    table.play(right(table))
    assert table.state.points == ((STANDARD_DECK[2],), (), ())
    assert kinds(table)[:2] == ["answered", "won"]
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["shown"] == STANDARD_DECK[2]._asdict()
        assert table.view(seat)["points"] == [1, 0, 0]
    ready(table)
    assert table.view(0)["shown"] is None


def test_g13_the_others_answer_in_turn_from_the_left() -> None:
    """G13: the others answer in turn from the left."""
    table = asked(4, ages=(30, 20, 10, 40))
    assert table.state.turn == 2
    miss = wrong(table)
    for stealer in (3, 0, 1):
        table.play(miss)
        assert table.view(None)["stealer"] == stealer
        assert table.actors == (stealer, 2)
        with pytest.raises(IllegalMove):
            table.play(miss, (stealer + 1) % 4)
    assert [who for who, _ in table.state.tries] == [2, 3, 0]


def test_g13_a_player_may_pass_and_a_wrong_value_may_be_said_again() -> None:
    table = asked(3)
    miss = wrong(table)
    table.play(miss)
    assert table.moves(1) == (
        *(Answer(v) for v in ("yellow", "red", "purple", "blue", "green")),
        Pass(),
    )
    table.play(Pass())
    assert kinds(table) == ["passed"]
    table.play(miss)
    assert table.log(None)[-3:] == [
        f"Cleo says {miss.value}: wrong.",
        "Nobody was right: the card goes into the box.",
        "A suspect is dealt to place 1.",
    ]
    assert table.state.tries == ((0, miss.value), (1, None), (2, miss.value))


def test_g13_the_player_on_turn_cannot_pass_and_the_holder_not_answer() -> None:
    table = asked(2)
    with pytest.raises(IllegalMove):
        table.play(Pass())
    table.play(wrong(table))
    for move in (right(table), Pass(), Ready(), Roll()):
        with pytest.raises(IllegalMove):
            table.play(move, 0)


def test_g14_the_first_to_be_right_gets_the_card() -> None:
    """G14: the first to be right gets the card."""
    table = asked(4)
    table.play(wrong(table))
    table.play(wrong(table))
    table.play(right(table))
    assert table.state.points == ((), (), (STANDARD_DECK[0],), ())
    assert table.view(3)["shown"] == STANDARD_DECK[0]._asdict()
    assert table.state.phase == "memorise"


def test_g15_a_card_that_nobody_knows_goes_into_the_box_unseen() -> None:
    """G15: a card that nobody knows goes into the box unseen."""
    table = asked(3)
    for _ in range(3):
        table.play(wrong(table))
    assert table.state.box == (STANDARD_DECK[0],)
    assert table.state.points == ((), (), ())
    assert kinds(table)[:2] == ["answered", "boxed"]
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert (view["box"], view["shown"], view["held"]) == (1, None, None)


def test_g15_told_a_card_that_nobody_knows_is_shown_to_all_once() -> None:
    table = asked(3, tell=True)
    truth = right(table).value
    for _ in range(3):
        table.play(wrong(table))
    assert table.state.box == (STANDARD_DECK[0],)
    assert table.log(None)[-2] == f"Nobody was right: it was {truth}. The card goes into the box."
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert (view["box"], view["held"]) == (1, None)
        assert view["shown"] == STANDARD_DECK[0]._asdict()
        assert prompt(view)[1] == f"Nobody was right: it was {truth}."
    ready(table)
    table.play(Roll())
    assert table.view(None)["shown"] is None


@pytest.mark.parametrize("misses", [1, 2])
def test_g16_a_card_shown_by_accident_goes_to_the_holders_left(misses: int) -> None:
    """G16: a card shown by accident goes to the holder's left."""
    table = asked(3)
    for _ in range(misses):
        table.play(wrong(table))
    assert table.moves(0) == (Show(),)
    table.play(Show(), 0)
    assert table.state.points == ((), (STANDARD_DECK[0],), ())
    assert table.view(2)["shown"] == STANDARD_DECK[0]._asdict()
    assert kinds(table)[:2] == ["showed", "won"]


def test_g16_only_the_holder_can_show_and_only_while_others_answer() -> None:
    table = asked(3)
    with pytest.raises(IllegalMove):
        table.play(Show(), 0)
    table.play(wrong(table))
    with pytest.raises(IllegalMove):
        table.play(Show(), 1)
    table.play(right(table))
    with pytest.raises(IllegalMove):
        table.play(Show(), 0)


def test_g17_the_next_card_fills_the_gap_face_up_until_all_are_ready() -> None:
    table = asked(2, (2, "colour"))
    table.play(right(table))
    assert [card["card"] for card in table.view(1)["lineup"]] == [
        "down",
        STANDARD_DECK[3]._asdict(),
        "down",
    ]
    assert table.view(1)["left"] == 21
    table.play(Ready(), 1)
    assert table.actors == (0,)
    table.play(Ready(), 0)
    assert [card["card"] for card in table.view(1)["lineup"]] == ["down"] * 3
    assert table.log(0)[-1] == "Suspect 2 is turned face down."


def test_g17_next_is_the_left_of_who_rolled_whoever_won() -> None:
    table = asked(4)
    table.play(wrong(table))
    table.play(wrong(table))
    table.play(right(table))
    ready(table)
    assert len(table.state.points[2]) == 1
    assert table.actors == (1,)
    assert (table.state.dice, table.state.place, table.state.tries) == (None, None, ())


def test_g17_the_last_player_is_followed_by_the_first() -> None:
    table = seated(2)
    ready(table)
    assert [turn(table) for _ in range(5)] == [0, 1, 0, 1, 0]


def test_cards_are_never_lost() -> None:
    """G12 to G18: every suspect is in exactly one place, whatever is played."""
    table = play_random(RULES, Options(players=NAMES, level="expert"), seed=11)
    for ply in range(table.last_ply + 1):
        table.goto(ply)
        state = table.state
        held = [state.held] if state.phase == "steal" else []
        piles = [card for pile in state.points for card in pile]
        lying = [card for card in state.lineup if card]
        everywhere = [*lying, *state.deck, *piles, *state.errors, *state.box, *held]
        assert Counter(everywhere) == Counter(STANDARD_DECK)
