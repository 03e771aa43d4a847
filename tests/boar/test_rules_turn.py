"""B4 to B10: drawing, playing, matching and not matching."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from brainwaves_widgets.boar import RULES, Draw, Options, Play, Remember, Take, Turn
from brainwaves_widgets.core import IllegalMove
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from tests.boar.builders import animals, draw, seated, state, then
from tests.common import NAMES, kinds


@pytest.mark.parametrize(
    ("ages", "starter"), [((), 0), ((40, 9, 70), 1), ((8, 8, 8), 0), ((50, 30, 30), 1)]
)
def test_b4_the_youngest_starts_or_the_first_named(ages: tuple[int, ...], starter: int) -> None:
    table = seated(3, ages=ages)
    for turn in range(5):
        assert table.actors == ((starter + turn) % 3,)
        draw(table)


def test_b4_a_turn_is_to_draw_or_to_play() -> None:
    table = seated(2)
    draw(table, 4)
    assert table.moves(0) == (Draw(), Play(0), Play(1))
    assert table.moves(1) == ()


@pytest.mark.parametrize("move", [Draw(), Play(0), Remember(), Take("deck")])
def test_b4_it_is_not_for_others_to_act(move: Any) -> None:
    table = seated(2)
    draw(table, 2)
    with pytest.raises(IllegalMove, match="Ben cannot act now; it is up to Ann"):
        table.play(move, 1)
    with pytest.raises(IllegalMove):
        RULES.play(table.state, 1, move)


def test_b5_with_an_empty_hand_you_can_only_draw() -> None:
    """B5: with an empty hand you can only draw."""
    table = seated(2)
    assert table.moves(0) == (Draw(),)
    with pytest.raises(IllegalMove, match=r"legal is Draw\(\)"):
        table.play(Play(0))


def test_b5_with_an_empty_hand_an_extra_turn_can_only_be_a_draw() -> None:
    before = state("fox", "hare", top="fox", deck="wolf boar")
    after, _ = then(before, Play(0), Turn("wolf", 1))
    assert (after.turn, after.again) == (0, True)
    assert RULES.moves(after, 0) == (Draw(),)


def test_b5_with_an_empty_deck_you_must_play() -> None:
    before = state("fox hare", "wolf")
    assert RULES.moves(before, 0) == (Play(0), Play(1))
    with pytest.raises(IllegalMove, match=r"legal is Play\(place=0"):
        RULES.play(before, 0, Draw())


def test_b6_the_drawn_card_goes_to_the_last_place_and_the_turn_ends() -> None:
    table = seated(2, "fox wolf hare wolf boar")
    draw(table, 2)
    table.play(Draw())
    assert kinds(table) == ["drew", "turned"]
    assert (table.actors, table.moves(0)) == ((0,), (Remember(),))
    assert animals(table.state.hands[0]) == "fox"
    table.play(Remember())
    assert kinds(table) == ["kept"]
    assert animals(table.state.hands[0]) == "fox hare"
    assert table.actors == (1,)


@pytest.mark.parametrize("move", [Draw(), Play(0), Take("deck")])
def test_b6_while_you_look_there_is_nothing_else_to_do(move: Any) -> None:
    table = seated(2)
    draw(table, 2)
    table.play(Draw())
    with pytest.raises(IllegalMove, match=r"legal is Remember\(\)"):
        table.play(move)


def test_b6_there_is_nothing_to_remember_before_you_draw() -> None:
    with pytest.raises(IllegalMove, match="not legal now"):
        seated(2).play(Remember())


def test_b6_the_next_card_lies_open_while_you_look_and_after_that() -> None:
    table = seated(2, "fox wolf")
    table.play(Draw())
    assert (table.view(1)["top"], table.view(1)["drawn"]) == ("wolf", "fox")
    table.play(Remember())
    assert (table.view(1)["top"], table.view(1)["drawn"]) == ("wolf", None)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("named", [False, True])
def test_b6_cards_are_never_sorted_or_moved_within_a_hand(players: int, named: bool) -> None:
    options = Options(players=NAMES[:players], level="expert", name_the_card=named)
    states = states_of(play_random(RULES, options, seed=3))
    drawn = played = 0
    for before, after in pairwise(states):
        for old, new in zip(before.hands, after.hands, strict=True):
            if len(new) > len(old):
                assert new == (*old, before.drawn)
                drawn += 1
            elif len(new) < len(old):
                places = range(len(old))
                assert new in [old[:place] + old[place + 1 :] for place in places]
                played += 1
            else:
                assert new == old
    assert drawn > 10
    assert played > 10


@pytest.mark.parametrize("place", [0, 1, 2])
def test_b7_the_card_at_the_place_is_laid_face_up(place: int) -> None:
    hand = ["fox", "hare", "wolf"]
    after, events = then(state(" ".join(hand), "", top="boar"), Play(place))
    assert animals(after.table) == hand.pop(place)
    assert animals(after.hands[0]) == " ".join(hand)
    assert events == ["played", "stays"]


@pytest.mark.parametrize("place", [-1, 2, 99, True, 0.0, "0", None])
def test_b7_there_are_no_other_places(place: Any) -> None:
    before = state("fox hare", "", top="boar")
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(before, 0, Play(place))


@pytest.mark.parametrize(
    ("where", "top", "table"), [("deck", "fox", "hare"), ("table", "wolf", "boar fox hare")]
)
def test_b8_two_equal_animals_are_points_and_another_turn(where: str, top: str, table: str) -> None:
    before = state("hare fox", "mouse", top=top, table=table, deck="deer", won=("", "bear bear"))
    after, events = RULES.play(before, 0, Play(1))
    assert animals(after.won[0]) == "fox fox"
    assert animals(after.won[1]) == "bear bear"
    assert animals(after.hands[0]) == "hare"
    assert animals(after.table) == table.replace(" fox", "")
    assert (after.top is None) == (where == "deck")
    assert [event.kind for event in events] == ["played", "pair"]
    assert events[1].data == {"seat": 0, "animal": "fox", "where": where}
    assert (after.turn, after.again) == (0, True)


def test_b8_the_other_turn_is_to_draw_or_to_play() -> None:
    table = seated(2, "fox hare wolf boar mouse hare wolf badger")
    draw(table, 5)
    table.play(Play(0))
    assert kinds(table) == ["played", "pair", "turned"]
    assert (table.actors, table.view(0)["again"]) == ((1,), True)
    assert table.moves(1) == (Draw(), Play(0))
    table.play(Draw())
    assert (table.actors, table.view(0)["again"]) == ((1,), False)
    table.play(Remember())
    assert animals(table.state.hands[1]) == "boar wolf"
    assert (table.actors, table.view(0)["again"]) == ((0,), False)


def test_b8_matching_goes_on_again_and_again() -> None:
    before = state("fox hare wolf", "boar", table="wolf hare fox", top="mouse", deck="deer")
    for left in (2, 1, 0):
        before, events = then(before, Play(left))
        assert events == ["played", "pair"]
        assert (before.turn, before.again, len(before.won[0])) == (0, True, 6 - 2 * left)
    assert RULES.moves(before, 0) == (Draw(),)


def test_b8_the_extra_turn_lapses_with_hand_and_deck_both_empty() -> None:
    before = state("fox", "", "boar", "hare", top="fox")
    after, events = then(before, Play(0))
    assert events == ["played", "pair"]
    assert (after.turn, after.again) == (2, False)


@pytest.mark.parametrize(("hand", "deck"), [("fox wolf", ""), ("fox", "mouse")])
def test_b8_with_a_card_in_hand_or_deck_it_does_not_lapse(hand: str, deck: str) -> None:
    before = state(hand, "boar", "hare", top="fox", deck=deck)
    after, _ = then(before, Play(0))
    assert (after.turn, after.again) == (0, True)


def both(table: str = "hare fox", hand: str = "wolf fox") -> Any:
    """Return a state in which a fox was played, and a fox is on the deck and on the table."""
    before = state(hand, "mouse", top="fox", deck="deer", table=table)
    return then(before, Play(hand.split().index("fox")))


@pytest.mark.parametrize(
    ("where", "table", "top"), [("deck", "hare fox", None), ("table", "hare", "fox")]
)
def test_b9_if_both_match_you_choose_once_your_card_lies_open(
    where: str, table: str, top: str | None
) -> None:
    before, events = both()
    assert events == ["played"]
    assert RULES.view(before, 1)["played"] == "fox"
    assert RULES.moves(before, 0) == (Take("deck"), Take("table"))
    after, events = then(before, Take(where))
    assert events == ["pair"]
    assert (animals(after.won[0]), animals(after.table)) == ("fox fox", table)
    assert (after.top.animal if after.top else None) == top
    assert (after.played, after.turn, after.again) == (None, 0, True)
    assert RULES.view(after, 1)["played"] is None


@pytest.mark.parametrize("move", [Draw(), Play(0), Remember(), Take("hand"), Take(""), Take(None)])  # type: ignore[arg-type]
def test_b9_there_is_no_other_choice(move: Any) -> None:
    before, _ = both()
    with pytest.raises(IllegalMove, match=r"legal is Take\(where='deck'\)"):
        RULES.play(before, 0, move)


def test_b9_equal_cards_on_the_table_are_one_choice() -> None:
    before, _ = both(table="fox hare fox fox")
    assert RULES.moves(before, 0) == (Take("deck"), Take("table"))
    after, _ = then(before, Take("table"))
    assert animals(after.table) == "hare fox fox"


@pytest.mark.parametrize(("top", "table"), [("fox", "hare"), ("hare", "fox"), ("", "fox fox")])
def test_b9_without_both_there_is_nothing_to_choose(top: str, table: str) -> None:
    before = state("fox wolf", "mouse", top=top, table=table)
    with pytest.raises(IllegalMove):
        RULES.play(before, 0, Take("deck"))
    after, events = then(before, Play(0))
    assert events == ["played", "pair"]
    assert after.phase != "take"


def test_b9_cards_that_lie_there_never_pair_by_themselves() -> None:
    table = seated(2, "fox hare wolf fox fox boar")
    draw(table, 2)
    table.play(Play(0))
    assert animals(table.state.table) == "fox"
    draw(table)
    assert table.view(0)["top"] == "fox"
    draw(table)
    assert animals(table.state.table) == "fox"
    assert table.view(0)["won"] == [0, 0]


def test_b10_what_does_not_match_stays_and_the_turn_ends() -> None:
    before = state("fox hare", "boar", "", top="wolf", table="mouse")
    after, events = then(before, Play(1))
    assert events == ["played", "stays"]
    assert animals(after.table) == "mouse hare"
    assert (after.won, after.top, after.turn, after.again) == (before.won, before.top, 1, False)


def test_b10_anybody_may_pair_it_later() -> None:
    before = state("fox boar", "fox deer", top="wolf", deck="wolf")
    after, _ = then(before, Play(0), Play(0))
    assert [animals(won) for won in after.won] == ["", "fox fox"]
    assert (after.table, after.turn) == ((), 1)


def test_b10_after_a_match_a_miss_ends_the_turn() -> None:
    before = state("fox boar", "deer", top="wolf", table="fox", deck="wolf")
    after, _ = then(before, Play(0), Play(0))
    assert (animals(after.table), after.turn, after.again) == ("boar", 1, False)
