"""The figures of RULES.md: how often a card fits, and that it is a real question when to stop.

With figures just dealt and all cards in the deck, both follow exactly from the decks by counting.
The first simulation, with pairs of attributes of its own, found 79 % and 91 % of cards fitting
some of three and of five figures, and 0.91, 1.32, 1.31 and 1.11 cards a turn when stopping after
one, two, three and four cards. Our pairs keep near that: they may be `NEAR` off.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, reduce
from itertools import combinations
from math import comb
from operator import and_
from random import Random

import pytest

from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Open, Options, Take, Turn
from brainwaves_widgets.matrix.pieces import truth
from brainwaves_widgets.matrix.rules import fits
from tests.common import NAMES, chi_squared

FIGURES = {
    1: ((0.74, 0.90), (0.90, 0.98, 0.64, 0.35)),
    2: ((0.77, 0.89), (0.89, 1.29, 1.31, 1.14)),
    3: ((0.76, 0.88), (0.88, 1.20, 1.12, 0.89)),
}
SIMULATED = ((0.79, 0.91), (0.91, 1.32, 1.31, 1.11))
NEAR = (0.04, 0.25)
GAMES = 150


@cache
def fitting(dots: int) -> tuple[int, list[int]]:
    """Return how many figures there are, and for each card those that fit it, as bits."""
    start = RULES.new(Options(players=("Ann",), dots=dots))
    has = [truth("printed")[figure] for figure in start.figure_deck]
    masks = [
        sum(1 << at for at, attributes in enumerate(has) if not attributes.isdisjoint(card))
        for card in start.card_deck
    ]
    return len(has), masks


def odds(dots: int, cards: int, figures: int) -> float:
    """Return the odds that one of so many figures fits so many cards, by counting all hands."""
    count, masks = fitting(dots)
    misses = [comb(count - left, figures) for left in range(count + 1)]
    common = Counter(reduce(and_, hand).bit_count() for hand in combinations(masks, cards))
    lost = sum(times * misses[left] for left, times in common.items())
    return 1 - lost / (common.total() * comb(count, figures))


@pytest.mark.parametrize("dots", FIGURES)
def test_so_many_cards_fit_an_open_figure(dots: int) -> None:
    for figures, expected, simulated in zip((3, 5), FIGURES[dots][0], SIMULATED[0], strict=True):
        assert odds(dots, 1, figures) == pytest.approx(expected, abs=0.005)
        if dots == 3:
            assert expected == pytest.approx(simulated, abs=NEAR[0])


@pytest.mark.parametrize("dots", FIGURES)
def test_so_many_cards_a_turn_are_won_by_when_to_stop(dots: int) -> None:
    for stop, (expected, simulated) in enumerate(
        zip(FIGURES[dots][1], SIMULATED[1], strict=True), start=1
    ):
        assert stop * odds(dots, stop, 5) == pytest.approx(expected, abs=0.005)
        if dots == 3:
            assert expected == pytest.approx(simulated, abs=NEAR[1])


def test_it_is_a_real_question_when_to_stop() -> None:
    """M10: two or three cards are best, and one or four win clearly less."""
    one, two, three, four = (stop * odds(3, stop, 5) for stop in (1, 2, 3, 4))
    assert max(one, four) + 0.2 < min(two, three)
    assert abs(two - three) < 0.15


def yields(dare: int) -> float:
    """Return the cards a turn of players who know geometry and stop after `dare` cards."""
    won = turns = 0
    for seed in range(GAMES):
        rng, now = Random(seed), RULES.new(Options(NAMES[:2]))
        while actors := RULES.actors(now):
            match now.phase:
                case "open" | "card":
                    move = rng.choice(RULES.moves(now, CHANCE))
                case "draw":
                    move, turns = Draw(), turns + 1
                case "dare" if len(now.cards) < dare and now.card_deck:
                    move = Draw()
                case phase:
                    match_ = [one for one in now.figures if fits(now, one, now.cards)]
                    kind = Claim if phase == "claim" else Take
                    move = kind(match_[0]) if match_ else Nothing()
            now, _ = RULES.play(now, actors[0], move)
        won += sum(map(len, now.won))
    return won / turns


def test_it_is_a_real_question_in_whole_games_too() -> None:
    """M13: figures that fit little are left lying, so all win less, but the order is the same."""
    one, two, three, four = map(yields, (1, 2, 3, 4))
    assert max(one, four) < min(two, three)
    assert 0.7 < one < two < 0.95


def test_decks_are_fair() -> None:
    """M3: chi-squared of first figures and first cards, which one in 10,000 fair ones exceed."""
    tables = [Table(RULES, Options(("Ann",), "original"), seed=seed) for seed in range(1100)]
    for table in tables:
        table.play(Draw())
    firsts = Counter(table.history[0].move for table in tables)
    cards = Counter(table.history[-1].move for table in tables)
    assert all(isinstance(move, Open) for move in firsts)
    assert all(isinstance(move, Turn) for move in cards)
    for counts, cells, bound in ((firsts, 40, 79.1), (cards, 55, 99.2)):
        assert chi_squared([*counts.values(), *[0] * (cells - len(counts))]) < bound
