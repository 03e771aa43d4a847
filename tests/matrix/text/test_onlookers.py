"""Who does not act is told who is to do what: at another seat, or while a program is to move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Take
from brainwaves_widgets.matrix.rules import fits
from brainwaves_widgets.matrix.text.aloud import at_once
from brainwaves_widgets.matrix.text.prompt import prompt
from tests.matrix.builders import refilled, state, then, told

if TYPE_CHECKING:
    from brainwaves_widgets.matrix import State

FIVE = "square rhombus circle right-scalene-triangle kite"
ONE = state(FIVE, "rectangle/ray", claims="teach")
TWO = state(FIVE, "rectangle/ray quadrilateral/circle")


@pytest.mark.parametrize(
    ("before", "headline", "hint"),
    [
        (state(FIVE), "Ann is to draw a card.", "3 cards are left."),
        (ONE, "Ann is looking for a figure that fits this card.", "At stake: 1 card."),
        (TWO, "Ann is looking for a figure that fits both cards.", "At stake: 2 cards."),
        (
            then(ONE, Claim("kite")),
            "Ann is looking for another figure that fits this card.",
            "At stake: 1 card.",
        ),
        (
            then(ONE, Claim("square")),
            "It fits! Ann decides: stop or dare one more.",
            "At stake: 1 card.",
        ),
        (
            then(ONE, Claim("square"), Take("circle")),
            "Not that one. Ann is to take another figure.",
            "At stake: 1 card.",
        ),
        (
            then(state(FIVE, "rectangle/ray", deck=""), Claim("square")),
            "It fits! Ann is to take a figure.",
            "At stake: 1 card.",
        ),
        (
            then(
                state(FIVE, "square/ray", deck="circle/ray square/kite", hints=True),
                Claim("square"),
            ),
            "It fits! Ann decides: stop or dare one more.",
            "At stake: 1 card. One more: 50 % bust.",
        ),
    ],
)
def test_others_are_told_who_is_to_do_what(before: State, headline: str, hint: str) -> None:
    assert prompt(RULES.view(before, 1)) == (headline, hint)
    here = RULES.view(before, None)
    assert prompt({**here, "away": True}) == (headline, hint)
    assert prompt(here)[0] == prompt(RULES.view(before, 0))[0] != headline
    for view in (RULES.view(before, 1), {**here, "away": True}):
        assert not re.search(r"\byou", f"{prompt(view)} {at_once(view)}", re.IGNORECASE)


def test_the_end_is_told_to_all_alike() -> None:
    over = then(state(FIVE, "decagon/ray", deck="", won=("ray/circle", "")), Nothing())
    assert prompt(RULES.view(over, 1)) == prompt(RULES.view(over, None))


@pytest.mark.parametrize(
    ("before", "title"),
    [
        (then(TWO, Claim("square"), Take("square")), "Ann takes the square with 2 cards."),
        (
            then(TWO, Claim("kite")),
            "The kite does not fit. The square does. Ann loses this turn's 2 cards.",
        ),
        (then(TWO, Nothing()), "Overlooked: the square fits. Ann loses this turn's 2 cards."),
        (
            then(state(FIVE, "decagon/ray", turn=1), Nothing()),
            "Bust: no figure fits. Ben loses this turn's card.",
        ),
        (
            then(state(FIVE, "decagon/ray", deck="", turn=1), Claim("kite")),
            "The kite does not fit. No figure does. Ben loses this turn's card.",
        ),
    ],
)
def test_an_explanation_says_who_won_or_lost_how_many_cards(before: State, title: str) -> None:
    assert told(before)["title"] == title
    assert RULES.view(refilled(before), 1)["told"]["title"] == title


def play_right(game: bw.GameMatrix) -> None:
    """Draw, and claim a figure that fits."""
    game.play(Draw())
    state = game.state
    game.play(Claim(next(one for one in state.figures if fits(state, one, state.cards))))


def headline(screen: Any) -> str:
    return str(screen.scene["prompt"]["headline"])


def test_each_screen_speaks_to_who_looks_at_it() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=7)
    ann, ben = game.seat("Ann"), game.seat("Ben")
    assert headline(game) == headline(ann) == "Ann, draw a card."
    assert headline(ben) == "Ann is to draw a card."
    play_right(game)
    assert headline(game) == headline(ann) == "It fits! Ann, stop or dare one more?"
    assert headline(ben) == "It fits! Ann decides: stop or dare one more."
    assert "you" in ann.scene["aloud"]
    assert ben.scene["aloud"].endswith("At stake: 1 card.")


def test_a_programs_name_is_no_warning() -> None:
    game = bw.GameMatrix([bw.bots.Careful(), "Ann"], seed=7)
    assert headline(game) == headline(game.seat("Ann")) == "Careful is to draw a card."
    game.reply()
    assert headline(game) == "Ann, draw a card."
    assert game.scene["prompt"]["hint"].startswith("Careful takes the ")


def test_the_coach_keeps_its_sentences_for_people() -> None:
    game = bw.GameMatrix([bw.bots.Careful(), "Ann"], seed=7, coach=True)
    assert "tip" not in game.scene
    game.reply()
    assert game.scene["tip"]["key"] == "draw"
    play_right(game)
    assert game.state.phase == "dare"
    assert game.scene["tip"]["key"] == "dare"
