"""B11 to B13: playing on with an empty deck, how a game ends, and who wins."""

from __future__ import annotations

import pytest

from brainwaves_widgets.boar import RULES, Draw, Options, Play, Remember, Take
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.core import IllegalMove, Outcome
from brainwaves_widgets.testing import play_random
from tests.boar.builders import animals, draw, seated, state, then
from tests.common import NAMES


def test_b11_with_an_empty_deck_play_goes_on_by_playing_alone() -> None:
    before = state("fox hare", "wolf boar", top="", table="")
    for place, on_turn in ((0, 0), (1, 1), (0, 0)):
        assert RULES.actors(before) == (on_turn,)
        assert Draw() not in RULES.moves(before, on_turn)
        before, events = then(before, Play(place))
    assert events == ["played", "stays", "over"]
    assert animals(before.table) == "fox boar hare"


def test_b11_you_must_play_even_onto_an_empty_table() -> None:
    after, events = then(state("fox hare", "wolf"), Play(1))
    assert events == ["played", "stays"]
    assert (animals(after.table), after.turn) == ("hare", 1)


@pytest.mark.parametrize(
    ("hands", "turn", "following"),
    [
        (("fox hare", "", "boar"), 0, 2),
        (("fox hare", "", "", "boar"), 0, 3),
        (("boar", "", "fox hare", ""), 2, 0),
        (("boar", "fox", "fox hare"), 2, 0),
        (("", "boar wolf", "deer", "fox hare"), 3, 1),
    ],
)
def test_b11_players_with_no_cards_are_passed_over(
    hands: tuple[str, ...], turn: int, following: int
) -> None:
    after, _ = then(state(*hands, turn=turn, level="experienced"), Play(1))
    assert RULES.actors(after) == (following,)


def test_b11_who_plays_the_last_card_of_their_own_is_passed_over_from_then_on() -> None:
    before = state("fox", "hare boar wolf", "mouse badger deer", level="experienced")
    turns: list[int] = []
    while RULES.actors(before):
        turns += RULES.actors(before)
        before, _ = then(before, Play(0))
    assert turns == [0, 1, 2, 1, 2, 1]
    assert RULES.outcome(before) == Outcome((0, 0, -1), (0, 1))


def test_b11_nobody_is_passed_over_while_there_is_a_deck() -> None:
    after, _ = then(state("fox hare", "", "boar", top="wolf"), Play(0))
    assert RULES.actors(after) == (1,)
    assert RULES.moves(after, 1) == (Draw(),)


@pytest.mark.parametrize(
    ("hands", "top", "table", "happened"),
    [
        (("fox", "hare"), "", "", ["played", "stays"]),
        (("fox", "hare"), "", "fox", ["played", "pair"]),
        (("fox", "hare boar"), "fox", "", ["played", "pair"]),
        (("fox", ""), "fox", "", ["played", "pair"]),
        (("fox hare", ""), "fox", "", ["played", "pair"]),
        (("fox hare", "", ""), "", "fox", ["played", "pair"]),
    ],
)
def test_b12_it_is_over_when_the_deck_is_empty_and_at_most_one_holds_cards(
    hands: tuple[str, ...], top: str, table: str, happened: list[str]
) -> None:
    """B12: the end comes before B8's extra turn and before the next player's."""
    after, events = then(state(*hands, top=top, table=table), Play(0))
    assert events == [*happened, "over"]
    assert (after.phase, after.again, RULES.actors(after)) == ("over", False, ())
    assert RULES.outcome(after)


@pytest.mark.parametrize(
    ("hands", "top", "deck"),
    [
        (("fox", "hare", "boar"), "", ""),
        (("fox hare", "boar"), "", ""),
        (("fox", ""), "wolf", ""),
        (("fox", ""), "fox", "wolf"),
        (("fox", "hare"), "wolf", ""),
    ],
)
def test_b12_it_is_not_over_with_a_deck_or_two_who_hold_cards(
    hands: tuple[str, ...], top: str, deck: str
) -> None:
    after, events = then(state(*hands, top=top, deck=deck), Play(0))
    assert "over" not in events
    assert RULES.outcome(after) is None
    assert RULES.actors(after)


@pytest.mark.parametrize(("other", "is_over"), [("", True), ("hare", False)])
def test_b12_drawing_the_last_card_may_end_it(other: str, is_over: bool) -> None:
    looking, events = then(state("fox", other, top="fox"), Draw())
    assert (looking.phase, events) == ("look", ["drew"])
    after, events = then(looking, Remember())
    assert events == (["kept", "over"] if is_over else ["kept"])
    assert RULES.actors(after) == (() if is_over else (1,))


@pytest.mark.parametrize(("where", "is_over"), [("deck", True), ("table", False)])
def test_b12_taking_the_decks_last_card_may_end_it(where: str, is_over: bool) -> None:
    before = state("fox hare", "", top="fox", table="fox")
    after, events = then(before, Play(0), Take(where))
    assert events == ["played", "pair", *(["over"] if is_over else [])]
    assert (RULES.outcome(after) is not None) is is_over


def test_b12_the_last_player_with_cards_may_not_play_them() -> None:
    before = state("fox", "hare", top="", table="hare wolf")
    after, _ = then(before, Play(0))
    assert after.turn == 0
    assert RULES.moves(after, 1) == ()
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="nothing is"):
            RULES.play(after, seat, Play(0))
    assert RULES.outcome(after) == Outcome((0, -1), (0,))


def printed_example() -> tuple[str, str, str]:
    """Return what Chris, Andrea and Iris have won: all 54 cards but two hands and two on the table.

    Chris keeps a fox and a hare, and a fox and a hare lie in the middle.
    """
    pairs = [f"{animal} {animal}" for animal in ANIMALS for _ in range(3)]
    pairs.remove("fox fox")
    pairs.remove("hare hare")
    return " ".join(pairs[:9]), " ".join(pairs[9:16]), " ".join(pairs[16:])


def test_b13_the_printed_example_comes_out() -> None:
    """B13: 9 pairs and 2 in hand is 16, 7 pairs is 14, 9 pairs is 18 and wins."""
    won = printed_example()
    before = state("fox hare", "hare", "", table="fox", turn=1, won=won, level="expert")
    assert sum(map(len, (*before.hands, *before.won, before.table))) == 54
    after, events = then(before, Play(0))
    assert events == ["played", "stays", "over"]
    assert animals(after.table) == "fox hare"
    assert [len(pile) / 2 for pile in after.won] == [9, 7, 9]
    assert RULES.outcome(after) == Outcome((16, 14, 18), (2,))
    assert RULES.view(after, None)["scores"] == [16, 14, 18]
    assert RULES.view(after, None)["winners"] == [2]


def test_b13_there_is_no_score_before_the_end() -> None:
    before = state("fox hare", "hare", won=("boar boar", ""))
    assert RULES.outcome(before) is None
    assert (RULES.view(before, 0)["scores"], RULES.view(before, 0)["winners"]) == (None, None)


def test_b13_a_tie_is_a_shared_win() -> None:
    won = ("boar boar", "wolf wolf wolf wolf", "deer deer")
    before = state("fox", "mouse mouse", "", won=won, level="experienced")
    after, _ = then(before, Play(0))
    assert RULES.outcome(after) == Outcome((2, 2, 2), (0, 1, 2))


def test_b13_all_that_is_left_in_hand_counts_against_you() -> None:
    table = seated(2)
    draw(table, 36)
    while table.actors:
        table.play(Play(0))
    assert table.outcome is not None
    left = [len(hand) for hand in table.state.hands]
    won = [len(cards) for cards in table.state.won]
    assert table.outcome.scores == (won[0] - left[0], won[1] - left[1])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("named", [False, True])
def test_every_card_is_somewhere_and_the_scores_follow(
    level: str, players: int, named: bool
) -> None:
    """B12, B13: the deck is empty, one player at most holds cards, and none is lost."""
    options = Options(players=NAMES[:players], level=level, name_the_card=named)
    state = play_random(RULES, options, seed=players).state
    piles = [*state.hands, *state.won, state.table]
    assert len({card for pile in piles for card in pile}) == sum(map(len, piles)) == options.cards
    assert (state.top, state.deck, state.errors, state.drawn) == (None, (), (), None)
    assert sum(map(bool, state.hands)) <= 1
    for cards in state.won:
        assert all(
            one.animal == two.animal for one, two in zip(cards[::2], cards[1::2], strict=True)
        )
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == tuple(
        len(won) - len(hand) for won, hand in zip(state.won, state.hands, strict=True)
    )
