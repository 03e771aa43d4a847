"""Bots of Game Matrix: they know what their views told them, and play by the rules."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Options, Take, Turn
from brainwaves_widgets.matrix.bots import Guesser, Knower, fitting_figures
from brainwaves_widgets.matrix.rules import fits
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from tests.common import NAMES
from tests.matrix.builders import guesser, offered, state, then

FIVE = "square rhombus circle right-scalene-triangle kite"


def choice(bot: Knower, before: Any) -> Any:
    return bot.choose(RULES.view(before, before.turn), offered(before))


@pytest.mark.parametrize("definitions", ["printed", "inclusive"])
@pytest.mark.parametrize("claims", ["teach", "strict"])
@pytest.mark.parametrize("version", ["original", "main"])
def test_who_knows_geometry_is_never_wrong(version: str, claims: str, definitions: str) -> None:
    options = Options(NAMES[:2], version, claims=claims, definitions=definitions, dots=2)
    table = Table(RULES, options, seed=5)
    drive(table, {seat: Knower() for seat in range(2)})
    assert table.outcome is not None
    events = [event for step in table.history for event in step.events]
    claimed = [event.data["right"] for event in events if event.kind == "claimed"]
    lost = [event.data["missed"] for event in events if event.kind == "lost"]
    assert claimed
    assert all(claimed)
    assert lost
    assert not any(lost)


@pytest.mark.parametrize("definitions", ["printed", "inclusive"])
def test_a_view_is_all_it_takes_to_know_what_fits(definitions: str) -> None:
    for one in states_of(play_random(RULES, Options(("Ann",), definitions=definitions), seed=2)):
        expected = [figure for figure in one.figures if fits(one, figure, one.cards)]
        assert fitting_figures(RULES.view(one, 0)) == expected


@pytest.mark.parametrize(("dare", "most"), [(1, 1), (2, 2), (4, 4)])
def test_it_stops_after_as_many_cards_as_it_dares(dare: int, most: int) -> None:
    table = Table(RULES, Options(NAMES[:2], dots=2), seed=4)
    drive(table, {0: Knower(dare), 1: Knower(dare)})
    events = [event for step in table.history[:-30] for event in step.events]
    assert {event.data["cards"] for event in events if event.kind == "took"} == {most}


def test_it_claims_what_fits_says_none_and_dares() -> None:
    assert choice(Knower(), state(FIVE)) == Draw()
    assert choice(Knower(), state(FIVE, "rectangle/ray")) == Claim("square")
    assert choice(Knower(), state(FIVE, "decagon/ray")) == Nothing()
    matched = then(state(FIVE, "rhombus/ray"), Claim("rhombus"))
    assert choice(Knower(), matched) == Draw()
    assert choice(Knower(dare=1), matched) == Take("square")


def test_it_stops_when_it_must() -> None:
    last = then(state(FIVE, "rectangle/ray", deck=""), Claim("square"))
    assert choice(Knower(dare=9), last) == Take("square")


def test_it_changes_its_figure_when_another_card_asks_for_it() -> None:
    deck = "right-triangle/rectangle octagon/finite"
    before = state("rhombus rectangle", "quadrilateral/ray", deck=deck)
    assert choice(Knower(), before) == Claim("rhombus")
    after = then(before, Claim("rhombus"), Draw(), Turn("right-triangle", "rectangle"))
    assert choice(Knower(), after) == Claim("rectangle")


def test_a_guesser_may_choose_anything_and_the_same_seed_guesses_the_same() -> None:
    moves = (Claim("kite"), Claim("plus"), Nothing())
    assert {Guesser(Random(seed)).choose({}, moves) for seed in range(30)} == set(moves)
    games = []
    for _ in range(2):
        table = Table(RULES, Options(("Ann",), dots=1), seed=5)
        drive(table, {0: guesser(2)})
        games.append(table.to_json())
        assert table.outcome is not None
    assert games[0] == games[1]


class Clicker:
    """Claims the figures in the order in which they lie, and stops once it has two cards."""

    def __init__(self) -> None:
        self._fits = ""

    def see(self, view: Any) -> None:
        """Look, and learn nothing."""

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:
        """Take what was claimed last, draw on, or claim what comes first."""
        if view["phase"] == "dare" and (len(view["cards"]) > 1 or Draw() not in moves):
            return Take(self._fits)
        if Draw() in moves:
            return Draw()
        self._fits = getattr(moves[0], "figure", "")
        return moves[0]


@pytest.mark.parametrize(
    ("options", "clicker", "geometer"),
    [({}, (0, 5), (14, 20)), ({"claims": "teach"}, (3, 8), (13, 19))],
    ids=["default", "teach"],
)
def test_m14_geometry_beats_clicking_figures_in_order(
    options: dict[str, Any], clicker: tuple[int, int], geometer: tuple[int, int]
) -> None:
    """With free tries, clicking scored 13.1 cards a game and geometry 13.4."""
    scores = []
    for seed in range(20):
        table = Table(RULES, Options(NAMES[:2], **options), seed=seed)
        seat = seed % 2
        drive(table, {seat: Clicker(), 1 - seat: Knower()})
        assert table.outcome is not None
        scores.append((table.outcome.scores[seat], table.outcome.scores[1 - seat]))
    for mean, (least, most) in zip(
        map(fmean, zip(*scores, strict=True)), (clicker, geometer), strict=True
    ):
        assert least < mean < most
    assert sum(mine < other for mine, other in scores) >= 18


@pytest.mark.parametrize("version", ["original", "main"])
def test_geometry_beats_guessing(version: str) -> None:
    for seed in range(3):
        options = Options(NAMES[:3], version, claims="strict", dots=2)
        table = Table(RULES, options, seed=seed)
        drive(table, {0: guesser(seed), 1: Knower(), 2: guesser(seed + 9)})
        assert table.outcome is not None
        assert table.outcome.winners == (1,)
