"""Bots of The Brilliant Boar: they know what their views told them, and play by the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brainwaves_widgets.boar import RULES, Draw, Options, Play, Remember, Take
from brainwaves_widgets.boar.bots import Guesser, Rememberer
from brainwaves_widgets.boar.pieces import LEVELS
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from tests.boar.builders import draw, guesser, seated
from tests.common import NAMES


def remembering(table: Table, draws: int) -> Rememberer:
    """Return a bot for seat 0 that has looked on while so many cards were drawn."""
    bot = Rememberer()
    for _ in range(draws):
        for move in (Draw(), Remember()):
            table.play(move)
            bot.see(table.view(0))
    return bot


def choice(bot: Rememberer, table: Table) -> Any:
    return bot.choose(table.view(0), table.moves(0))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("named", [False, True])
def test_who_remembers_all_is_never_wrong(level: str, named: bool) -> None:
    options = Options(players=NAMES[:3], level=level, name_the_card=named)
    table = Table(RULES, options, seed=5)
    drive(table, {seat: Rememberer() for seat in range(3)})
    assert table.outcome is not None
    events = [event for step in table.history for event in step.events]
    played = [event.data for event in events if event.kind == "played"]
    assert all(data["name"] in ("", data["animal"]) for data in played)
    last_draw = max(step.ply for step in table.history if isinstance(step.move, Draw))
    missed = [
        step
        for step in table.history[:last_draw]
        if any(event.kind == "stays" for event in step.events)
    ]
    assert missed == []


def test_it_plays_what_matches_the_deck() -> None:
    table = seated(1, "fox hare wolf hare")
    bot = remembering(table, 3)
    assert choice(bot, table) == Play(1)


def test_it_plays_what_matches_the_table_and_names_it() -> None:
    table = seated(2, "wolf fox fox boar", name_the_card=True)
    bot = remembering(table, 3)
    table.play(Play(0, "fox"))
    bot.see(table.view(0))
    assert (table.view(0)["table"], table.view(0)["top"]) == (["fox"], "boar")
    assert choice(bot, table) == Play(1, "fox")


def test_it_draws_if_it_knows_of_no_match() -> None:
    table = seated(1, "fox hare wolf boar")
    assert choice(remembering(table, 3), table) == Draw()


def test_it_looks_as_often_as_it_likes_and_remembers_a_card_once() -> None:
    table = seated(1, "fox hare wolf wolf")
    bot = Rememberer()
    for move in (Draw(), Remember()) * 3:
        table.play(move)
        for _ in range(3):
            bot.see(table.view(0))
    assert choice(bot, table) == Play(2)


def test_it_closes_the_gap_of_a_card_that_it_played() -> None:
    table = seated(1, "fox hare wolf fox wolf boar")
    bot = remembering(table, 3)
    for play in (Play(0), Play(1)):
        assert choice(bot, table) == play
        table.play(play)
        bot.see(table.view(0))
    assert table.view(0)["won"] == [4]


def test_it_learns_from_its_view_what_others_draw_to_be_no_card_of_its_own() -> None:
    table = seated(2, "fox hare wolf hare boar")
    bot = remembering(table, 2)
    draw(table)
    bot.see(table.view(0))
    assert table.view(0)["top"] == "hare"
    draw(table)
    assert choice(bot, table) == Draw()


def test_it_takes_one_of_two() -> None:
    assert Rememberer().choose({}, (Take("deck"), Take("table"))) in (Take("deck"), Take("table"))


@pytest.mark.parametrize("named", [False, True])
def test_who_comes_late_plays_by_the_rules_with_cards_never_seen(named: bool) -> None:
    table = seated(2, "fox hare wolf boar fox", name_the_card=named)
    draw(table, 4)
    ply = table.ply
    drive(table, {0: Rememberer(), 1: Rememberer()})
    assert table.history[ply].move == Draw()
    assert table.outcome is not None


def test_with_an_empty_deck_it_plays_a_card() -> None:
    table = seated(2)
    draw(table, 36)
    bot = Rememberer()
    bot.see(table.view(0))
    assert isinstance(choice(bot, table), Play)


def test_who_guesses_scores_badly_and_the_same_seed_guesses_the_same() -> None:
    games = []
    for _ in range(2):
        table = Table(RULES, Options(players=("Ann",)), seed=5)
        drive(table, {0: guesser(2)})
        games.append(table.to_json())
        assert table.outcome is not None
        assert table.outcome.scores[0] < 0
    assert games[0] == games[1]


def test_a_guesser_may_choose_anything() -> None:
    moves = (Draw(), Play(0), Play(1))
    assert {Guesser(Random(seed)).choose({}, moves) for seed in range(30)} == set(moves)


def test_memory_beats_guessing() -> None:
    for seed in range(5):
        table = Table(RULES, Options(players=NAMES[:3]), seed=seed)
        drive(table, {0: guesser(seed), 1: Rememberer(), 2: guesser(seed + 9)})
        assert table.outcome is not None
        assert table.outcome.winners == (1,)
