"""One more card? Chances that are counted agree with the rules, move by move."""

from __future__ import annotations

from fractions import Fraction

import pytest

from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.lessons.tutorials.dare import Dare, turns
from brainwaves_widgets.lessons.tutorials.question_file import questions
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Options
from brainwaves_widgets.matrix.rules import fits


def table(seed: int = 13, dots: int = 2) -> Table:
    made = Table(RULES, Options(players=("Ann", "Ben"), dots=dots), seed=seed)
    made.play(Draw())
    return made


@pytest.mark.parametrize("seed", range(8))
def test_every_card_that_can_come_is_counted(seed: int) -> None:
    """M12: it is a bust if no open figure matches all cards of this turn."""
    at = table(seed)
    dare = Dare(at)
    if not dare.fitting:
        assert dare.stop == dare.one_more == 0
        return
    at.play(Claim(dare.fitting[0]))
    drawn, _ = RULES.play(at.state, 0, Draw())
    coming = [RULES.play(drawn, CHANCE, move)[0] for move in RULES.moves(drawn, CHANCE)]
    lucky = [s for s in coming if any(fits(s, one, s.cards) for one in s.figures)]
    assert len(coming) == dare.left
    assert {s.cards[-1] for s in lucky} == set(dare.safe)
    assert dare.chance == Fraction(len(lucky), len(coming))
    assert dare.one_more == 2 * dare.chance


def test_the_game_of_the_tutorial() -> None:
    at = table()
    first = Dare(at)
    assert (len(first.safe), first.left) == (40, 44)
    assert first.one_more > first.stop == 1
    at.play(Claim("house-pentagon"))
    at.play(Draw())
    second = Dare(at)
    assert second.fitting == ("house-pentagon",)
    assert round(float(second.one_more), 2) == questions()["a third card"].answer
    assert second.one_more < second.stop == 2


def test_it_is_told_and_drawn_with_signs() -> None:
    dare = Dare(table())
    assert "Of 44 cards left, 40 leave a figure that fits and 4 leave none." in repr(dare)
    svg = dare._repr_svg_()
    assert svg.count("✓") == 40
    assert svg.count("✗") == 4


def test_with_no_card_left_there_is_no_chance() -> None:
    at = table()
    while at.outcome is None:
        at.play(Nothing() if at.state.phase == "claim" else Draw())
    assert Dare(at).chance == 0


def test_two_cards_bring_the_most() -> None:
    means = {cards: turns(cards) for cards in (1, 2, 3, 4)}
    assert max(means, key=means.__getitem__) == 2
    assert turns(2) == turns(2)


def test_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Game Matrix"):
        Dare("the goose")
