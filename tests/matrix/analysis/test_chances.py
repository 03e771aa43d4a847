"""What one more card brings: exact numbers, checked by trying everything and by playing turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.matrix import RULES, Card, Claim, Draw, Options
from brainwaves_widgets.matrix.advice import advise
from brainwaves_widgets.matrix.analysis.chances import next_turn, prospect, unseen
from brainwaves_widgets.matrix.bots import Knower, Optimal
from brainwaves_widgets.matrix.pieces import deck, truth
from tests.common import NAMES, assert_mean
from tests.matrix.builders import state, then

FIVE = "square rhombus circle right-scalene-triangle kite"
HAS = truth("printed")


def views(count: int, seed: int = 1, **options: Any) -> list[Any]:
    """Return views of moments at which somebody may draw one more card."""
    found: list[Any] = []
    while len(found) < count:
        table = Table(RULES, Options(NAMES[:2], **options), seed=seed)
        drive(table, {0: Knower(dare=3), 1: Knower(dare=1)})
        for ply in range(table.last_ply):
            table.goto(ply)
            view = table.view(table.state.turn)
            if view["phase"] == "dare" and len(found) < count:
                found.append(view)
        seed += 1
    return found


def fits(figures: tuple[str, ...], card: Card) -> tuple[str, ...]:
    return tuple(one for one in figures if not HAS[one].isdisjoint(card))


def best(figures: tuple[str, ...], cards: tuple[Card, ...], many: int) -> float:
    """Try every order of all cards that are left, and stop wherever that is best."""
    stop = float(many) if many else 0.0
    return max(stop, drawn(figures, cards, many)) if cards else stop


def drawn(figures: tuple[str, ...], cards: tuple[Card, ...], many: int) -> float:
    worth = 0.0
    for at, card in enumerate(cards):
        left = fits(figures, card)
        worth += best(left, cards[:at] + cards[at + 1 :], many + 1) if left else 0.0
    return worth / len(cards)


@pytest.mark.parametrize("seed", range(12))
def test_looking_one_card_ahead_is_as_good_as_trying_everything(seed: int) -> None:
    rng = Random(seed)
    cards = tuple(rng.sample(deck(), 6))
    figures = tuple(rng.sample(sorted(HAS), 5))
    numbers = [at for at, card in enumerate(deck(), 1) if card not in cards]
    first, *rest = cards
    view = {
        **RULES.view(RULES.new(Options(NAMES[:2])), 0),
        "figures": [{"key": key} for key in figures],
        "seen": numbers,
    }
    assert next_turn(view, figures) == pytest.approx(drawn(figures, cards, 0))
    left = fits(figures, first)
    labels = [key.replace("-", " ").capitalize() for key in first]
    view |= {"cards": [{"attributes": labels}], "seen": [*numbers, deck().index(first) + 1]}
    found = prospect(view)
    assert found.fitting == left
    if left:
        assert found.stop == 1
        assert found.draw == pytest.approx(drawn(left, tuple(rest), 1))
        busts = sum(not fits(left, card) for card in rest)
        assert found.bust == pytest.approx(busts / 5)


def test_the_cards_to_come_are_those_of_the_deck() -> None:
    table = Table(RULES, Options(NAMES[:2], dots=2), seed=3)
    drive(table, {0: Knower(), 1: Knower()})
    for ply in range(table.last_ply + 1):
        table.goto(ply)
        assert unseen(table.view(0)) == list(table.state.card_deck)


def test_the_numbers_are_what_turns_bring() -> None:
    """Go on from one moment with cards dealt at random, as an optimal player does."""
    for view in views(3, seed=5):
        found, rng, won, busts = prospect(view), Random(1), [], []
        pile = unseen(view)
        for _ in range(2000):
            order, figures, many = rng.sample(pile, len(pile)), found.fitting, found.cards
            while order and figures:
                figures, many = fits(figures, order.pop()), many + 1
                if many == found.cards + 1:
                    busts.append(float(not figures))
                safe = sum(bool(fits(figures, card)) for card in order)
                if safe * (many + 1) <= many * len(order):
                    break
            won.append(float(many if figures else 0))
        assert_mean(won, found.draw)
        assert_mean(busts, found.bust)


def test_hints_and_advice_agree() -> None:
    for view in views(20, hints=True):
        advice = advise({**view, "seat": view["turn"]})
        assert advice.bust == pytest.approx(view["risk"], abs=0.0006)


def test_advice_says_what_is_better() -> None:
    moments = [advise(view) for view in views(60)]
    assert {one.best for one in moments} == {"draw", "stop"}
    for one in moments:
        assert one.draw is not None
        assert one.stop is not None
        assert (one.best == "draw") == (one.draw > one.stop)
        assert f"{one.draw:.2f}" in repr(one) or "no card left" in repr(one)
        assert "<svg" in one._repr_html_()


def test_advice_tells_nothing_before_the_claim_nor_to_others() -> None:
    before = state(FIVE, "rectangle/ray")
    told = advise(RULES.view(before, 0))
    assert (told.best, told.bust, told.stop, told.draw) == ("claim", None, None, None)
    assert advise(RULES.view(before, 1)).words == "It is Ann's turn."
    assert "<p>" in told._repr_html_()
    last = then(state(FIVE, "rectangle/ray", deck=""), Claim("square"))
    assert advise(RULES.view(last, 0)).best == "stop"


def test_advice_before_a_turn_is_to_draw() -> None:
    table = Table(RULES, Options(NAMES[:2]), seed=3)
    advice = advise(table.view(0))
    assert advice.best == "draw"
    assert 1 < (advice.draw or 0) < 2
    assert isinstance(table.moves(0)[0], Draw)


def test_the_optimal_player_leaves_others_the_worse_figures_and_itself_the_better() -> None:
    def favourite(view: Any) -> tuple[str, float, list[float]]:
        keys = [figure["key"] for figure in view["figures"]]
        fitting = list(prospect(view).fitting)
        left = [next_turn(view, [key for key in keys if key != one]) for one in fitting]
        taken = Optimal().favourite(view, fitting)
        return taken, left[fitting.index(taken)], left

    several = [view for view in views(30) if len(prospect(view).fitting) > 1]
    assert several
    for view in several:
        _, worth, all_ = favourite(view)
        assert worth == min(all_)
        _, worth, all_ = favourite({**view, "mode": "solo"})
        assert worth == max(all_)
