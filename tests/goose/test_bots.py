"""Bots of The Astute Goose: they know what their views told them, and play by the rules."""

from __future__ import annotations

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.goose import RULES, Answer, Options, Ready, Show
from brainwaves_widgets.goose.bots import Rememberer
from tests.common import NAMES
from tests.goose.builders import asked, guesser, seated, wrong


@pytest.mark.parametrize("deck", ["standard", "random"])
@pytest.mark.parametrize("level", ["rookie", "expert"])
def test_who_remembers_all_is_never_wrong(deck: str, level: str) -> None:
    table = Table(RULES, Options(players=("Ann",), deck=deck, level=level), seed=5)
    drive(table, {0: Rememberer()})
    assert table.outcome is not None
    assert table.state.errors == ()
    assert table.outcome.scores == (len(table.state.points[0]),)


def test_who_guesses_is_mostly_wrong_and_the_same_seed_guesses_the_same() -> None:
    games = []
    for _ in range(2):
        table = Table(RULES, Options(players=("Ann",)), seed=5)
        drive(table, {0: guesser(2)})
        games.append(table.to_json())
        assert len(table.state.errors) > len(table.state.points[0]) > 0
    assert games[0] == games[1]


def test_bots_beat_guessers_and_never_show_a_card() -> None:
    table = Table(RULES, Options(players=NAMES[:3]), seed=5)
    drive(table, {0: guesser(1), 1: Rememberer(), 2: guesser(3)})
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert not any(isinstance(step.move, Show) for step in table.history)


def test_a_bot_that_holds_a_card_waits_for_the_people() -> None:
    table = asked(2)
    table.play(wrong(table))
    ply = table.ply
    drive(table, {0: Rememberer()})
    assert table.ply == ply


def test_a_bot_is_ready_at_once_and_people_take_their_time() -> None:
    table = seated(3)
    drive(table, {1: Rememberer(), 2: guesser(0)})
    assert table.actors == (0,)
    table.play(Ready())
    drive(table, {1: Rememberer(), 2: guesser(0)})
    assert table.actors == (0,)


def test_who_came_too_late_tries_what_nobody_has_said() -> None:
    table = asked(2)
    late = Rememberer()
    late.see(table.view(1))
    table.play(Answer("red"))
    assert late.choose(table.view(1), table.moves(1)) == Answer("yellow")
    assert late.choose(table.view(1), (Answer("red"),)) == Answer("red")
