"""The shipped checks pass good rules, and each catches the rules that are broken its way."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import Table
from brainwaves_widgets.testing import (
    check_json,
    check_moves,
    check_replay,
    check_repr,
    check_rules,
    check_secrecy,
    check_seed,
    check_states,
    check_undo,
    play_random,
)
from brainwaves_widgets.testing.strategies import games
from tests.testing import toy, wrong_toys

if TYPE_CHECKING:
    from collections.abc import Callable

    Check = Callable[[Any], object]

SEEDS = range(6)


def on_a_game(check: Callable[[Table], object]) -> Check:
    """Put rules through a check that takes a table, in a few games."""

    def run(rules: Any) -> None:
        for seed in SEEDS:
            check(play_random(rules, toy.Options(), seed))

    return run


def by_seed(rules: Any) -> None:
    for seed in SEEDS:
        check_seed(rules, toy.Options(), seed)


def by_playing(rules: Any) -> None:
    for seed in SEEDS:
        play_random(rules, toy.Options(), seed, most=200)


def by_all(rules: Any) -> None:
    for seed in SEEDS:
        check_rules(rules, toy.Options(), seed, most=200)


def by_repr(table: Table) -> None:
    check_repr(table, vars(toy))


secrecy, states, moves = on_a_game(check_secrecy), on_a_game(check_states), on_a_game(check_moves)
plain, replay = on_a_game(check_json), on_a_game(check_replay)

BROKEN: list[tuple[type[toy.Toy], Check, str]] = [
    (wrong_toys.LeakyView, secrecy, "the view's 'hint' tells a secret to a bystander"),
    (wrong_toys.LeakyLog, secrecy, "the log tells a secret to"),
    (wrong_toys.LeakyEvent, secrecy, "an event tells a secret to"),
    (wrong_toys.LeakyMoves, secrecy, "the moves tell a secret to seat 1"),
    (wrong_toys.Vacuous, secrecy, "secrecy was not tested"),
    (wrong_toys.ResamplesNonsense, secrecy, "resample\\(\\) gave a game that cannot be played"),
    (wrong_toys.Lists, states, "can be changed: state.said is a list|has no hash"),
    (wrong_toys.HiddenList, states, "can be changed: state.secret\\[0\\] is a Box"),
    (wrong_toys.Aliased, states, "changed the state of"),
    (wrong_toys.GlobalRandom, by_seed, "the same seed gave"),
    (wrong_toys.Refuses, by_playing, "a move is offered but refused: not a three"),
    (wrong_toys.NeverEnds, by_playing, "not over after 200 plies"),
    (wrong_toys.Stuck, by_playing, "may act at ply 3, but has no move"),
    (wrong_toys.NoOutcome, by_playing, "nobody can act at ply 5, but there is no outcome"),
    (wrong_toys.AcceptsAll, moves, "is not offered but accepted"),
    (wrong_toys.Equals, moves, r"Say\(number=True\)|Draw\(number=True\)|number=1\.0"),
    (wrong_toys.AnySeat, moves, "is not offered but accepted"),
    (wrong_toys.Crashes, moves, "is not a move, but raises (AttributeError|TypeError)"),
    (wrong_toys.TwoOfAKind, moves, "of seat -1 at ply 0 is offered twice"),
    (wrong_toys.ChanceAndAnn, moves, "chance is not alone"),
    (wrong_toys.Tuples, plain, r"not plain JSON: \$.said is a tuple"),
    (wrong_toys.NumberKeys, plain, "by ply has the key 0"),
    (wrong_toys.NotANumber, plain, r"\$.mean is nan"),
    (wrong_toys.ObjectEvents, plain, "event 'drawn' at ply 0 is not plain JSON"),
    (wrong_toys.SharedView, plain, "is not a copy"),
    (wrong_toys.SameLabels, plain, "two moves have the same label"),
    (wrong_toys.Counts, replay, "the history differs after a replay"),
    (wrong_toys.Mumbles, on_a_game(by_repr), "repr of the state at ply 0 gives another one|at ply"),
]


@pytest.mark.parametrize(
    ("broken", "check", "message"), BROKEN, ids=lambda x: getattr(x, "__name__", "")
)
def test_broken_rules_are_caught(broken: type[toy.Toy], check: Check, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check(broken())


@pytest.mark.parametrize("broken", [b for b, _, _ in BROKEN if b is not wrong_toys.Mumbles])
def test_broken_rules_are_caught_by_all_checks_together(broken: type[toy.Toy]) -> None:
    with pytest.raises(AssertionError):
        by_all(broken())


@pytest.mark.parametrize("seed", SEEDS)
def test_good_rules_pass(seed: int) -> None:
    check_rules(toy.Toy(), toy.Options(), seed, namespace=vars(toy))


def test_a_game_without_secrets_says_so() -> None:
    table = play_random(wrong_toys.Vacuous(), toy.Options())
    assert check_secrecy(table, hidden=False).differed == 0


def test_secrecy_tells_how_much_was_compared() -> None:
    table = play_random(toy.Toy(), toy.Options(), seed=1)
    resampled, differed = check_secrecy(table, plies=None)
    assert resampled == 3 * (table.ply + 1)
    assert 0 < differed < resampled


def test_undo_of_a_table_that_loses_moves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_random(toy.Toy(), toy.Options(), seed=1)
    check_undo(table)

    class Skips(Table):
        def undo(self, moves: int = 1) -> bool:
            return super().undo(moves) and super().undo(moves)

    monkeypatch.setattr("brainwaves_widgets.testing.replay.Table", Skips)
    with pytest.raises(AssertionError, match="undo stops at plies"):
        check_undo(table)


def test_of_free_moves_more_are_legal_than_offered() -> None:
    table = play_random(wrong_toys.Wide(), toy.Options(), seed=1)
    check_moves(table, free=(toy.Say,))
    with pytest.raises(AssertionError, match="not offered but accepted"):
        check_moves(table)


def test_checks_leave_the_global_random_state_alone() -> None:
    random.seed(5)
    before = random.getstate()
    check_rules(toy.Toy(), toy.Options())
    assert random.getstate() == before


@settings(max_examples=30)
@given(games(toy.Toy(), st.just(toy.Options())))
def test_drawn_games_are_legal_and_of_any_length(table: Table) -> None:
    assert 1 <= table.ply <= 5
    check_replay(table)


def test_drawn_games_shrink_to_the_shortest() -> None:
    found: list[Table] = []

    @settings(max_examples=200, database=None, derandomize=True)
    @given(games(toy.Toy(), st.just(toy.Options())))
    def says_a_two(table: Table) -> None:
        if 2 in table.state.said:
            found.append(table)
            raise AssertionError

    with pytest.raises(AssertionError):
        says_a_two()
    assert found[-1].seed == 0
    assert found[-1].state.said == (2,)
