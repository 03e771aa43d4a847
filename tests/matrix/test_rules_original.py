"""M3 to M7: the original version, one card a turn."""

from __future__ import annotations

import pytest

from brainwaves_widgets.core import CHANCE, IllegalMove, Outcome
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Open, Options, Take, Turn
from brainwaves_widgets.matrix.pieces import deck
from brainwaves_widgets.testing import play_random
from tests.common import NAMES, kinds
from tests.matrix.builders import cards, happens, offered, original, refilled, seated, state, then

THREE = "square rhombus circle"


def test_m3_three_figures_lie_open_and_a_player_is_to_draw() -> None:
    table = seated(2, THREE, version="original")
    assert table.state.figures == ("square", "rhombus", "circle")
    assert len(table.state.figure_deck) == 37
    assert table.view(None)["places"] == 3
    assert (table.state.phase, table.actors) == ("draw", (0,))


def test_m3_any_figure_may_be_opened_and_any_card_drawn() -> None:
    start = RULES.new(Options(NAMES[:2], "original"))
    assert offered(start) == tuple(map(Open, start.figure_deck))
    drawing = then(refilled(start), Draw())
    assert offered(drawing) == tuple(Turn(*card) for card in deck())
    with pytest.raises(IllegalMove, match="not legal now"):
        RULES.play(start, CHANCE, Turn(*deck()[0]))
    with pytest.raises(IllegalMove, match="nothing is"):
        RULES.play(drawing, CHANCE, Turn("circle", "square"))
    with pytest.raises(IllegalMove):
        RULES.play(refilled(start), CHANCE, Open("plus"))


@pytest.mark.parametrize("version", ["original", "main"])
def test_m4_the_first_named_begins_and_play_goes_round(version: str) -> None:
    """M4: the first named begins and play goes round."""
    table = seated(3, version=version)
    turns = []
    for _ in range(7):
        turns.append(table.actors)
        table.play(Draw())
        table.play(Nothing())
    assert turns == [(0,), (1,), (2,), (0,), (1,), (2,), (0,)]


@pytest.mark.parametrize("version", ["original", "main"])
def test_m4_the_first_draw_cannot_be_declined(version: str) -> None:
    table = seated(2, THREE, version=version)
    assert table.moves(0) == (Draw(),)
    assert table.moves(1) == ()
    for move in (Nothing(), Claim("square"), Take("square")):
        with pytest.raises(IllegalMove, match=r"legal is Draw\(\)"):
            table.play(move)
    with pytest.raises(IllegalMove, match="Ben cannot act now"):
        table.play(Draw(), 1)


@pytest.mark.parametrize("figure", ["square", "rhombus"])
@pytest.mark.parametrize("card", ["quadrilateral/ray", "ray/quadrilateral"])
def test_m4_one_of_the_two_attributes_is_enough(figure: str, card: str) -> None:
    after = then(original(THREE, card), Claim(figure))
    assert after.won[0] == cards(card)
    assert after.taken[0] == (figure,)


def test_m4_a_figure_with_none_of_them_does_not_fit() -> None:
    after, events = happens(original(THREE, "quadrilateral/ray"), Claim("circle"))
    assert [event.data.get("right") for event in events] == [False]
    assert (after.won, after.taken) == (((), ()), ((), ()))


@pytest.mark.parametrize("chosen", ["square", "rhombus"])
def test_m5_the_card_and_just_one_figure_are_taken_whichever_it_is(chosen: str) -> None:
    before = original(THREE, "quadrilateral/ray", won=("", "circle/four-angles"), taken=("", "ray"))
    after, events = happens(before, Claim(chosen))
    assert [event.kind for event in events] == ["claimed", "took"]
    assert after.won == (cards("quadrilateral/ray"), cards("circle/four-angles"))
    assert after.taken == ((chosen,), ("ray",))
    assert set(after.figures) == {"square", "rhombus", "circle"} - {chosen}
    assert after.cards == after.discards == ()


def test_m5_a_new_figure_is_opened_and_the_next_player_is_on_turn() -> None:
    table = seated(2, f"{THREE} ray/quadrilateral kite", version="original")
    table.play(Draw())
    table.play(Claim("rhombus"))
    assert table.state.figures == ("square", "circle", "kite")
    assert len(table.state.figure_deck) == 36
    assert kinds(table) == ["claimed", "took", "opened"]
    assert table.actors == (1,)
    assert table.moves(1) == (Draw(),)


def test_m5_with_an_empty_figure_deck_fewer_lie_open() -> None:
    after = then(original("square circle", "quadrilateral/ray", spare=""), Claim("square"))
    assert (after.phase, after.figures) == ("draw", ("circle",))
    last = then(original("square", "quadrilateral/ray", spare="kite"), Claim("square"))
    assert refilled(last).figures == ("kite",)
    lone = then(original("square circle ray", "ray/square", spare="kite"), Claim("ray"))
    assert refilled(lone).figures == ("square", "circle", "kite")


@pytest.mark.parametrize("version", ["original", "main"])
def test_m5_with_no_figure_open_the_game_is_over(version: str) -> None:
    before = state("square", "square/rectangle", spare="", version=version)
    ending = [Claim("square"), *[Take("square")] * (version == "main")]
    after, events = happens(before, *ending)
    assert after.card_deck
    assert (after.phase, after.figures, RULES.actors(after)) == ("over", (), ())
    assert events[-1].kind == "over"
    assert RULES.outcome(after) is not None


def test_m6_a_card_that_fits_nothing_is_discarded_and_the_figures_stay() -> None:
    before = original(THREE, "decagon/straight-angle", won=("ray/quadrilateral", ""))
    after, events = happens(before, Nothing())
    assert [event.kind for event in events] == ["nothing", "lost"]
    assert after.discards == cards("decagon/straight-angle")
    assert after.figures == before.figures
    assert after.figure_deck == before.figure_deck
    assert after.won == before.won
    assert (after.turn, after.phase, after.cards) == (1, "draw", ())


@pytest.mark.parametrize("move", [Claim("square"), Nothing()])
def test_m7_the_turn_of_the_last_card_is_played_out(move: Claim | Nothing) -> None:
    before = original(THREE, deck="octagon/finite")
    drawn = then(before, Draw(), Turn("octagon", "finite"))
    assert (drawn.phase, drawn.card_deck) == ("claim", ())
    assert RULES.outcome(drawn) is None
    after, events = happens(drawn, move)
    assert (after.phase, events[-1].kind) == ("over", "over")
    assert len(after.won[0]) == isinstance(move, Claim)
    assert all(RULES.moves(after, seat) == () for seat in (CHANCE, 0, 1))


def test_m7_with_a_card_left_the_game_goes_on() -> None:
    after = then(original(THREE, "decagon/straight-angle", deck="octagon/finite"), Nothing())
    assert (after.phase, RULES.outcome(after)) == ("draw", None)


@pytest.mark.parametrize("seed", range(3))
def test_m7_discards_never_come_back(seed: int) -> None:
    table = play_random(RULES, Options(NAMES[:2], "original", claims="strict"), seed)
    drawn = [step.move for step in table.history if isinstance(step.move, Turn)]
    assert len(drawn) == len(set(drawn)) == 55
    assert table.state.discards
    assert table.outcome is not None


@pytest.mark.parametrize(
    ("won", "taken", "outcome"),
    [
        (("circle/four-angles ray/quadrilateral", ""), ("ray", "kite dart"), ((3, 2), (0,))),
        (("circle/four-angles", "ray/quadrilateral"), ("ray", "kite dart"), ((2, 3), (1,))),
        (("circle/four-angles", "ray/quadrilateral"), ("ray", "kite"), ((2, 2), (0, 1))),
    ],
)
@pytest.mark.parametrize("count_all", [False, True])
def test_m7_cards_and_figures_count_one_each_and_a_tie_is_shared(
    won: tuple[str, str], taken: tuple[str, str], outcome: object, count_all: bool
) -> None:
    last = "decagon/straight-angle"
    before = original(THREE, last, deck="", won=won, taken=taken, count_all=count_all)
    assert RULES.outcome(then(before, Nothing())) == Outcome(*outcome)  # type: ignore[misc]


def test_m7_whole_games_count_what_was_collected() -> None:
    table = play_random(RULES, Options(NAMES[:3], "original"), seed=2)
    final = table.state
    piles = [len(w) + len(t) for w, t in zip(final.won, final.taken, strict=True)]
    assert table.outcome == Outcome.most(tuple(piles))
    assert [len(cards) for cards in final.won] == [len(figures) for figures in final.taken]
