"""Minds earn their names: perfect, grown-up, child and guesser remember less and less."""

from __future__ import annotations

from itertools import pairwise

import pytest

from benchmarks.minds import PRESETS, play
from brainwaves_widgets import boar, bots, goose
from brainwaves_widgets.boar import Play, Take
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.goose import Answer, Show
from tests.common import NAMES
from tests.goose.builders import asked, right, wrong

GAMES = 40


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "level"), [(goose, "rookie"), (goose, "expert"), (boar, "rookie")]
)
def test_presets_are_ordered_in_accuracy_and_score(game: object, level: str) -> None:
    played = [play(game, preset, games=GAMES, level=level) for preset in PRESETS]
    accuracies = [one.measures.accuracy or 0.0 for one in played]
    scores = [one.score for one in played]
    assert accuracies == sorted(accuracies, reverse=True)
    assert accuracies[0] == 1
    assert all(better > worse + 2 for better, worse in pairwise(scores))


@pytest.mark.slow
@pytest.mark.parametrize("preset", [bots.GrownUp, bots.Child])
def test_they_forget_with_the_lag(preset: type[bots.Opponent]) -> None:
    found = play(goose, preset, games=GAMES, level="expert")
    shares = [found.share(*lags)[0] or 0.0 for lags in ((1, 2), (3, 6), (7, 99))]
    assert shares[0] > shares[1] > shares[2] > 0.2


@pytest.mark.parametrize("game", [goose, boar])
def test_a_perfect_memory_wins_against_guessers(game: object) -> None:
    for seed in range(3):
        table = Table(game.RULES, game.Options(players=NAMES[:3]), seed=seed)  # type: ignore[attr-defined]
        drive(table, {0: bots.Guesser(1), 1: bots.Perfect(2), 2: bots.Guesser(3)})
        assert table.outcome is not None
        assert table.outcome.winners == (1,)
        assert not any(isinstance(step.move, Show) for step in table.history)


def test_who_steals_names_what_it_remembers() -> None:
    table = asked(2)
    mind = bots.Perfect(1)
    for ply in range(table.ply + 1):
        table.goto(ply)
        mind.see(table.view(1))
    said = right(table)
    table.play(wrong(table))
    mind.see(table.view(1))
    assert mind.choose(table.view(1), table.moves(1)) == said


def test_who_has_forgotten_names_what_nobody_has_tried() -> None:
    table = asked(2)
    late = bots.Child(1)
    table.play(wrong(table))
    tried = table.view(1)["tries"][0]["value"]
    answers = {late.choose(table.view(1), table.moves(1)) for _ in range(60)}
    assert Answer(tried) not in answers
    assert len(answers) == 4


def test_a_mind_begins_a_new_game_with_a_clear_head() -> None:
    mind, results = bots.Perfect(1), []
    for seed in (5, 6):
        table = Table(boar.RULES, boar.Options(players=("Ann",)), seed=seed)
        drive(table, {0: mind})
        results.append(table.outcome and table.outcome.scores)
    assert results == [(36,), (36,)]


def test_it_names_the_cards_that_it_plays() -> None:
    table = Table(boar.RULES, boar.Options(players=("Ann",), name_the_card=True), seed=3)
    drive(table, {0: bots.Perfect(1)})
    assert table.outcome == ((36,), (0,))


def test_it_takes_the_decks_card_where_both_match() -> None:
    moves = (Take("deck"), Take("table"))
    table = Table(boar.RULES, boar.Options(players=("Ann", "Ben")), seed=3)
    assert bots.Perfect(1).choose(table.view(0), moves) == Take("deck")


def test_it_plays_on_after_moves_were_taken_back() -> None:
    table = Table(boar.RULES, boar.Options(players=("Ann", "Ben")), seed=3)
    seats = {0: bots.GrownUp(1), 1: bots.Perfect(2)}
    drive(table, seats)
    table.goto(table.ply // 2)
    while not table.actors:
        table.undo()
    drive(table, seats)
    assert table.outcome is not None
    assert any(isinstance(step.move, Play) for step in table.history)
