"""Three strengths of Brain Wave: each beats the one below, with the seeds of the benchmark."""

from __future__ import annotations

from itertools import pairwise
from time import process_time
from typing import Any

import pytest

from benchmarks.strengths import wins
from brainwaves_widgets import bots, brainwave
from brainwaves_widgets.brainwave import RULES, Call, EndTurn, Lay, Options, Shoot, State
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive, with_others
from tests.brainwave.builders import GREEN, building, then

GAMES = 12
LEVELS = (bots.Champion, bots.Regular, bots.Beginner, bots.Guesser)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), list(pairwise(LEVELS)))
def test_each_strength_beats_the_one_below(
    better: type[bots.Opponent], worse: type[bots.Opponent]
) -> None:
    """Fixed seeds give the same games every time; 200 of them are in benchmarks/README.md."""
    assert wins(brainwave, better, worse, GAMES, size=7) >= 0.65 * GAMES


@pytest.mark.slow
@pytest.mark.parametrize("better", LEVELS[:3])
def test_a_decision_is_made_soon(better: type[bots.Opponent]) -> None:
    """On one core and in CPU time, so that a busy machine does not matter."""
    table = Table(RULES, Options(size=9), seed=2)
    seats = {0: better(1), 1: better(2)}
    taken = []
    while table.actors:
        seat = table.actors[0]
        start = process_time()
        move = seats[seat].choose(table.view(seat), table.moves(seat))
        taken.append(process_time() - start)
        table.play(move, seat)
    assert sum(taken) / len(taken) < 0.1
    assert max(taken) < 1.0


def test_a_steady_hand_hits_and_an_unsteady_one_misses() -> None:
    def hits(steadiness: float) -> int:
        found = 0
        for seed in range(40):
            table = Table(RULES, Options(size=7), seed=seed)
            table.play(table.moves(table.actors[0])[0])
            seat = table.actors[0]
            bot = bots.Champion(seed, steadiness=steadiness)
            move = bot.choose(table.view(seat), table.moves(seat))
            assert isinstance(move, Shoot)
            table.play(move, seat)
            found += table.view(seat)["news"]["kind"] != "miss"
        return found

    assert hits(1.0) == 40
    assert hits(0.5) < 30
    with pytest.raises(ValueError, match="steadiness is a number from 0 to 1"):
        bots.Champion(steadiness=2)


OPEN = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ · · · · ·
│ · · ║ · · ·
│ · · ╚ ═ ═ ╗
│ · · · · · ║
"""
BEHIND = """
· ╗ · · · · ·
· ║ · · · · ·
· ║ · · · · ·
┌ ║ · · · · ·
│ ╚ ═ ═ ═ ═ ╗
│ · · · · · ║
│ · · · · · ║
"""


def test_it_lays_several_tiles_towards_the_finish() -> None:
    state = building(OPEN, "logic logic bender")
    bot = bots.Champion(1)
    before = state.side_of(GREEN)
    for _ in range(3):
        move = bot.choose(RULES.view(state, GREEN), RULES.moves(state, GREEN))
        if not isinstance(move, Lay):
            break
        state, _ = then(state, move)
    assert len(state.side.train.squares) > len(before.train.squares) + 1


def test_a_champion_breaks_a_train_that_is_about_to_win() -> None:
    state = building(BEHIND, "logic")
    called = {
        type(bot).__name__: bot.choose(RULES.view(state, GREEN), RULES.moves(state, GREEN))
        for bot in (bots.Champion(1), bots.Beginner(1))
    }
    assert isinstance(called["Champion"], Call)
    assert called["Champion"].kind == "major"
    assert not isinstance(called["Beginner"], Call)


CROSSED = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
┌ ─ ┼ ─ · · ·
│ · ║ · · · ·
│ · ╚ ═ ═ ═ ╗
│ · · · · · ║
"""


def test_it_blocks_a_crossing_that_shortens_the_others_way() -> None:
    state = building(CROSSED, "block")
    view, moves = RULES.view(state, GREEN), RULES.moves(state, GREEN)
    assert bots.Champion(1).choose(view, moves) == Lay("c4", "block")
    assert bots.Beginner(1).choose(view, moves) == EndTurn()


@pytest.mark.slow
def test_champions_call_breakthroughs_in_whole_games() -> None:
    kinds = set()
    for seed in range(6):
        table = Table(RULES, Options(size=7), seed=seed)
        drive(table, {0: bots.Champion(seed), 1: bots.Champion(seed + 50)})
        for step in table.history:
            kinds.add(getattr(step.move, "kind", "") or getattr(step.move, "tile", ""))
    assert {"major", "logic", "bender", "decision"} <= kinds


def seen(state: State) -> tuple[Any, Any]:
    """Return what green is given to choose by."""
    return RULES.view(state, GREEN), RULES.moves(state, GREEN)


def test_an_attacked_program_dodges_with_its_own_hand() -> None:
    state = building(BEHIND, "logic")
    state, _ = then(state, bots.Champion(1).choose(*seen(state)))
    while state.phase != "attempt":
        state, _ = then(state, RULES.moves(state, GREEN)[0])

    def held(defender: bots.Opponent | None, attacker: bots.Opponent) -> int:
        """Return how many of some launches at this defender fail."""
        count = 0
        for _ in range(30):
            move = attacker.choose(*seen(state))
            seats = {0: attacker} | ({1: defender} if defender else {})
            flown = with_others(RULES, state, GREEN, move, seats)
            assert (flown == move) is (defender is None)
            after, _ = then(state, flown)
            count += after.news is not None and after.news.kind == "held"
        return count

    assert held(bots.Champion(2), bots.Regular(1)) > held(bots.Beginner(2), bots.Regular(1))
    assert held(bots.Beginner(2), bots.Guesser(1)) > held(None, bots.Guesser(1))
