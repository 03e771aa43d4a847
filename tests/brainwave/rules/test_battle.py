"""Setting up and battles, W8 to W16."""

from __future__ import annotations

import re
from math import inf, nan
from typing import Any

import pytest

from brainwaves_widgets.brainwave import RULES, Draw, Go, Options, Roll, Shoot, State, Throw
from brainwaves_widgets.brainwave.console.console import carry, shoot
from brainwaves_widgets.brainwave.console.maze import RED_CIRCLE, SQUARES, Square, centre, ways
from brainwaves_widgets.core import CHANCE, IllegalMove
from tests.brainwave.builders import BLUE, GREEN, aim, away, seated, then

GREEN_FIRST = (Roll(6, 6), Roll(1, 1))


def begun(*moves: Any, size: int = 9) -> State:
    return then(RULES.new(Options(size=size)), *moves)[0]


def aiming() -> State:
    """Green is to shoot at blue, who has moved from the red circle."""
    return begun(*GREEN_FIRST, Roll(1, 1), Go(2, 1))


def test_w8_how_it_begins() -> None:
    state = RULES.new(Options())
    for tiles in state.sets:
        assert dict(zip(("logic", "bender", "decision", "block"), tiles, strict=True)) == {
            "logic": 24,
            "bender": 14,
            "decision": 7,
            "block": 3,
        }
        assert sum(tiles) == 48
    assert state.power == (0, 0)
    assert state.console.english == (0, 0)
    assert state.spots == (RED_CIRCLE, RED_CIRCLE)
    assert state.console.spots == (centre(0, RED_CIRCLE), centre(1, RED_CIRCLE))
    assert not any(state.board)


@pytest.mark.parametrize(("green", "blue", "x"), [(6, 1, -0.1), (1, 6, 1.1)])
def test_w8_the_wave_begins_on_the_first_attackers_rail(green: int, blue: int, x: float) -> None:
    state = begun(Roll(green, green), Roll(blue, blue))
    assert (state.console.x, state.console.y) == (x, 0.4924)


@pytest.mark.parametrize(
    ("green", "blue", "attacker"),
    [
        (Roll(6, 1), Roll(3, 3), GREEN),
        (Roll(1, 1), Roll(1, 2), BLUE),
        (Roll(1, 6), Roll(4, 4), BLUE),
    ],
)
def test_w9_the_higher_attacks_first(green: Roll, blue: Roll, attacker: int) -> None:
    """W9: the higher attacks first."""
    state, events = then(RULES.new(Options()), green, blue)
    assert (state.attacker, state.phase, state.battle) == (attacker, "dice", 1)
    assert events == ["rolled", "rolled", "begins"]


def test_w9_a_tie_is_rolled_again() -> None:
    state, events = then(RULES.new(Options()), Roll(3, 4), Roll(6, 1))
    assert events[-1] == "tie"
    assert (state.phase, state.dice) == ("first", ())
    assert then(state, Roll(1, 1), Roll(6, 6))[0].attacker == BLUE


def test_w9_dice_are_fair_and_the_first_named_is_green() -> None:
    rolls = RULES.moves(RULES.new(Options()), CHANCE)
    assert len(set(rolls)) == 36
    assert RULES.view(RULES.new(Options(("Ann", "Ben"))), 0)["players"] == ["Ann", "Ben"]
    with pytest.raises(IllegalMove):
        RULES.play(RULES.new(Options()), CHANCE, Roll(7, 1))


def test_w10_the_defender_moves_just_as_far_as_the_dice_say() -> None:
    state = begun(*GREEN_FIRST, Roll(1, 1))
    assert RULES.actors(state) == (BLUE,)
    assert RULES.moves(state, BLUE) == (Go(2, -1), Go(2, 1))
    assert RULES.moves(state, GREEN) == ()
    after, events = then(state, Go(2, -1))
    assert after.spots == (RED_CIRCLE, Square(2, -1))
    assert after.console.spots == (centre(0, RED_CIRCLE), centre(1, Square(2, -1)))
    assert events == ["went"]


@pytest.mark.parametrize("go", [Go(2, 0), Go(1, 0), Go(3, 0), Go(9, 9), Go(True, 0), Go(2.0, 1)])  # type: ignore[arg-type]
def test_w10_nowhere_else(go: Go) -> None:
    with pytest.raises(IllegalMove, match="legal is Go"):
        RULES.play(begun(*GREEN_FIRST, Roll(1, 1)), BLUE, go)


def test_w10_every_square_and_roll_has_a_way() -> None:
    for square in SQUARES:
        for steps in range(2, 13):
            reached = ways(square, steps)
            assert reached
            assert square not in reached


def test_w11_the_held_reset_carries_the_wave_off_on_the_attackers_side() -> None:
    state = begun(*GREEN_FIRST, Roll(1, 1))
    on_screen = state._replace(console=state.console._replace(x=0.6, y=0.3, english=(0.0, 0.5)))
    after, _ = then(on_screen, Go(2, 1))
    assert after.phase == "shoot"
    assert after.console.off(GREEN)
    assert after.console.y > 0.3  # under the defender's knob, which asks for below
    placed = on_screen.console.place(BLUE, centre(BLUE, Square(2, 1)))
    assert after.console == carry(placed, BLUE).console


def test_w11_a_wave_that_is_there_already_stays_frozen() -> None:
    state = begun(*GREEN_FIRST, Roll(1, 1))
    after, _ = then(state, Go(2, 1))
    assert (after.console.x, after.console.y) == (state.console.x, state.console.y)


def test_w9_players_may_throw_their_own_dice() -> None:
    """W9: green, then blue; after a tie both again."""
    state = RULES.new(Options(own_dice=True))
    for seat, roll in ((GREEN, Roll(3, 4)), (BLUE, Roll(6, 1)), (GREEN, Roll(1, 1))):
        assert RULES.actors(state) == (seat,)
        assert RULES.moves(state, seat) == (Throw(),)
        assert RULES.view(state, None)["turn"] == seat
        state, events = RULES.play(state, seat, Throw())
        assert (RULES.actors(state), events) == ((CHANCE,), ())
        state, _ = RULES.play(state, CHANCE, roll)
    after, _ = then(state, Throw(), Roll(6, 6))
    assert (after.phase, after.attacker) == ("dice", BLUE)


def test_w12_the_attacker_sets_english_and_it_stays() -> None:
    """W12: the attacker sets english and it stays."""
    state = aiming()
    assert RULES.actors(state) == (GREEN,)
    assert Shoot(0.0) in RULES.moves(state, GREEN)
    after, _ = then(state, Shoot(0.8125))
    assert after.console.english == (0.8125, 0.0)
    later, _ = then(after, Roll(1, 1), Go(2, 1), Shoot(-1))
    assert later.console.english == (0.8125, -1.0)


@pytest.mark.parametrize("english", [1.001, -2, nan, inf, "0", None, True, (0.0,)])
def test_w12_a_knob_has_its_bounds(english: Any) -> None:
    said = r"an English knob is set to a number from -1 \(up\) to 1 \(down\), not to "
    with pytest.raises(IllegalMove, match=f"^{said}{re.escape(repr(english))}$"):
        RULES.play(aiming(), GREEN, Shoot(english))


def test_w12_a_knob_bears_any_number() -> None:
    with pytest.raises(IllegalMove, match="not to a number of that many digits"):
        RULES.play(aiming(), GREEN, Shoot(10**5000))


def test_w12_only_the_attacker_fires_and_only_when_aiming() -> None:
    with pytest.raises(IllegalMove):
        RULES.play(aiming(), BLUE, Shoot(0.0))
    with pytest.raises(IllegalMove):
        RULES.play(begun(*GREEN_FIRST, Roll(1, 1)), GREEN, Shoot(0.0))


def test_w13_a_hit_is_worth_the_defenders_square() -> None:
    state = away(aiming())._replace(power=(1, 5))
    english = aim(state, hit=True)
    assert english is not None
    after, events = then(state, Shoot(english))
    assert events == ["shot", "exchanged"]
    assert after.news == ("hit", GREEN, 3)  # column 2 and row 1
    assert (after.due, after.power) == (1, (1, 5))


def test_w14_telepathy_counts_double_under_the_defenders_knob() -> None:
    state = aiming()
    settings = [knob / 20 for knob in range(-20, 21)]
    for knob in settings:
        console = state.console._replace(english=(0.0, knob))
        there = state._replace(console=console)
        english = aim(there, hit=True, telepathic=True)
        if english is not None:
            break
    else:
        pytest.fail("no telepathy")
    after, _ = then(there, Shoot(english))
    assert after.news == ("telepathy", GREEN, 6)
    assert (after.due, after.power) == (2, (0, 0))
    assert 0 < after.console.x < 1  # W14: the shot ends where it strikes


def test_w14_a_hit_without_telepathy_ends_off_the_screen() -> None:
    state = away(aiming())
    english = aim(state, hit=True)
    assert english is not None
    assert then(state, Shoot(english))[0].console.off(GREEN)


def test_w15_a_miss_gives_the_defender_two_and_ends_the_turn() -> None:
    """W15: a miss gives the defender two and ends the turn."""
    state = aiming()._replace(power=(1, 5))
    english = aim(state, hit=False)
    assert english is not None
    after, events = then(state, Shoot(english))
    assert events == ["shot"]
    assert (after.power, after.attacker, after.phase) == ((1, 7), BLUE, "dice")
    assert after.news == ("miss", GREEN, 2)


def test_w16_roles_alternate_and_all_stays_where_it_is() -> None:
    state = aiming()
    english = aim(state, hit=False)
    assert english is not None
    after, _ = then(state, Shoot(english))
    assert (after.battle, after.attacker, after.defender) == (2, BLUE, GREEN)
    assert after.spots == state.spots
    assert after.console == shoot(state.console, GREEN, english).console
    rolled, _ = then(after, Roll(1, 1))
    assert RULES.actors(rolled) == (GREEN,)
    assert rolled.console == after.console


def test_a_table_plays_a_battle_by_itself_but_for_the_players() -> None:
    table = seated()
    assert table.actors == (BLUE,)
    table.play(Go(2, 1))
    assert table.actors == (GREEN,)
    table.play(Shoot(0.123456))
    assert table.actors in ((GREEN,), (BLUE,))
    again = type(table).from_json(table.to_json(), RULES)
    assert again.state == table.state


def test_draws_are_due_only_after_a_hit() -> None:
    with pytest.raises(IllegalMove):
        RULES.play(aiming(), CHANCE, Draw("logic", 1))
