"""What buttons say, what the log tells, and what a screen asks for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.core import Event
from brainwaves_widgets.geometry import FIGURES
from brainwaves_widgets.matrix import RULES, Claim, Draw, Nothing, Open, Take, Turn
from brainwaves_widgets.matrix.still import picture
from brainwaves_widgets.matrix.text.prompt import prompt, text
from tests.common import NAMES
from tests.matrix.builders import happens, original, refilled, seated, state, then

if TYPE_CHECKING:
    from brainwaves_widgets.matrix import State

FIVE = "square rhombus circle right-scalene-triangle kite"
ONE_LINE = 105
"""So many characters of a hint have room beside the button, or on two lines of a phone."""


def asked(before: State) -> tuple[str, str]:
    return prompt(RULES.view(before, None))


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Draw(), "Draw a card"),
        (Claim("square-on-corner"), "Claim figure 22"),
        (Nothing(), "None fits"),
        (Take("kite"), "Stop and take figure 29"),
        (Open("plus"), "Open figure 40"),
        (Turn("square", "rectangle"), "Turn up Square / Rectangle"),
    ],
)
def test_every_move_has_a_label(move: object, label: str) -> None:
    assert RULES.label(move) == label


def test_a_game_reads_as_a_story() -> None:
    script = f"{FIVE} right-triangle/rectangle octagon/finite plus circle/four-angles"
    table = seated(2, script, claims="teach")
    for move in (
        *(Draw(), Claim("kite"), Claim("square"), Draw(), Claim("square"), Take("square")),
        *(Draw(), Nothing()),
    ):
        table.play(move)
    assert table.log(None)[:2] == ["Figure 21 is opened.", "Figure 24 is opened."]
    assert table.log(None)[5:] == [
        "Ann draws a card.",
        "It says Right triangle or Rectangle.",
        "Ann claims figure 29: it does not fit.",
        "Ann claims figure 21: it fits.",
        "Ann draws a card.",
        "It says Octagon or Finite.",
        "Ann claims figure 21: it fits.",
        "Ann takes figure 21 with 2 cards.",
        "Figure 40 is opened.",
        "Ben draws a card.",
        "It says Circle or Four angles.",
        "Ben says that none fits.",
        "Overlooked: figures 24, 4, 29 and 40. Ben loses this turn's card.",
    ]


def test_a_bust_and_the_end_are_told() -> None:
    lost = Event("lost", {"seat": 0, "cards": 3, "missed": []})
    assert RULES.tell(lost, ("Ann",)) == "No figure fits. Ann loses this turn's 3 cards."
    assert RULES.tell(Event("over", {}), ("Ann",)) == "The game is over."


def test_an_unknown_event_is_passed_over() -> None:
    assert RULES.tell(Event("sneezed", {}), ("Ann",)) == ""


def test_m16_buttons_and_log_call_no_figure_by_its_name() -> None:
    names = {one.name for one in FIGURES.values()} | set(FIGURES)
    for key in FIGURES:
        events = [
            Event("opened", {"figure": key}),
            Event("claimed", {"seat": 0, "figure": key, "right": True}),
            Event("took", {"seat": 0, "figure": key, "cards": 1}),
            Event("lost", {"seat": 0, "cards": 1, "missed": [key]}),
        ]
        said = [RULES.label(move) for move in (Claim(key), Take(key), Open(key))]
        said += [RULES.tell(event, ("Nora",)) for event in events]
        assert not [line for line in said for name in names if f" {name} " in f" {line} "]


@pytest.mark.parametrize(
    ("before", "headline", "hint"),
    [
        (state(FIVE), "Ann, draw a card.", "3 cards are left."),
        (state(FIVE, deck="octagon/finite"), "Ann, draw a card.", "1 card is left."),
        (state(FIVE, "square/ray", turn=1), "Ben, which figure fits this card?", "is enough"),
        (state(FIVE, "square/ray ray/circle"), "Ann, which figure fits both cards?", ""),
        (
            state(FIVE, "square/ray ray/circle triangle/square"),
            "Ann, which figure fits all 3 cards?",
            "",
        ),
    ],
)
def test_a_screen_says_what_to_do(before: State, headline: str, hint: str) -> None:
    assert asked(before)[0] == headline
    assert hint in asked(before)[1]


def test_a_screen_says_what_a_claim_led_to() -> None:
    before = state(FIVE, "rectangle/ray", claims="teach")
    assert asked(then(before, Claim("kite")))[0] == "Ann, which other figure fits this card?"
    matched = then(before, Claim("kite"), Claim("square"))
    assert asked(matched)[0] == "It fits! Ann, stop or dare one more?"
    assert "A wrong figure, or no match, costs you the card." in asked(matched)[1]
    refuted = then(before, Claim("square"), Take("circle"))
    assert asked(refuted)[0] == "Not that one. Ann, which figure do you take?"
    taken = then(matched, Take("square"))
    assert asked(taken)[0] == "The cards are laid out."
    assert asked(refilled(taken)) == ("Ben, draw a card.", "Ann takes the square with 1 card.")
    assert (
        asked(then(before, Nothing()))[1]
        == "Overlooked: the square fits. Ann loses this turn's card."
    )
    several = then(state(FIVE, "four-angles/ray"), Nothing())
    assert asked(several)[1] == "All that fit: square, rhombus and kite."
    bust = then(state(FIVE, "decagon/ray"), Nothing())
    assert asked(bust)[1] == "Bust: no figure fits. Ann loses this turn's card."


@pytest.mark.parametrize(
    ("claims", "moves", "costs"),
    [
        ("strict", (), 'A wrong claim ends your turn and costs the card. So does "None fits".'),
        ("strict", (Claim("square"),), "A wrong figure, or no match, costs you the card."),
        ("teach", (), 'One wrong claim is free. "None fits" costs you the card.'),
        (
            "teach",
            (Claim("kite"),),
            'This is your last try: a wrong claim or "None fits" costs you the card.',
        ),
        ("teach", (Claim("square"),), "or draw: if nothing fits then, you lose the card."),
        (
            "teach",
            (Claim("kite"), Claim("square")),
            "A wrong figure, or no match, costs you the card.",
        ),
    ],
)
def test_m12_m14_a_screen_says_before_a_claim_what_a_wrong_one_costs_and_what_none_does(
    claims: str, moves: tuple[object, ...], costs: str
) -> None:
    hint = asked(then(state(FIVE, "rectangle/ray", claims=claims), *moves))[1]
    assert hint.endswith(costs)
    assert len(hint) <= ONE_LINE


def test_the_cost_of_several_cards_fits_on_the_line_too() -> None:
    hint = asked(state(FIVE, "square/ray ray/circle triangle/square"))[1]
    assert hint.endswith('ends your turn and costs all 3 cards. So does "None fits".')
    assert len(hint) <= ONE_LINE


def test_m14_a_wrong_claim_that_lost_the_cards_is_told_to_all() -> None:
    missed = then(state(FIVE, "rectangle/ray quadrilateral/circle"), Claim("kite"))
    told = "The kite does not fit. The square does. Ann loses this turn's 2 cards."
    assert asked(missed) == ("Ben, draw a card.", told)
    none = then(state(FIVE, "decagon/ray"), Claim("kite"))
    assert asked(none)[1] == "The kite does not fit. No figure does. Ann loses this turn's card."


def test_a_screen_says_that_the_last_card_is_drawn() -> None:
    matched = then(state(FIVE, "rectangle/ray", deck="", claims="teach"), Claim("square"))
    last = "That was the last card: take the card with a figure that fits."
    assert asked(matched) == ("It fits! Ann, take a figure.", last)
    refuted = asked(then(matched, Take("kite")))[1]
    assert refuted == f"{last} A wrong figure costs you the card."


def test_a_screen_says_who_won_and_why_it_is_over() -> None:
    over = then(state(FIVE, "decagon/ray", deck="", won=("ray/circle", "")), Nothing())
    assert asked(over) == ("Ann wins with 1 point.", "The deck is empty; left over: 9 figures.")
    none_open = then(original("square", "square/ray", spare=""), Claim("square"))
    assert asked(none_open) == (
        "Ann wins with 2 points.",
        "No figures are left; left over: 3 cards.",
    )
    alone = original(FIVE, "square/ray", deck="", won=("ray/circle",), taken=("",))
    over = then(alone, Claim("square"))
    piles = "You have 2 cards and 1 figure. The deck is empty; left over: 8 figures."
    assert asked(over) == ("Your score is 3.", piles)


def test_m13_a_tie_that_figures_broke_says_so() -> None:
    tied: dict[str, Any] = {
        "won": ("ray/circle",) * 3,
        "taken": ("plus", "", "dart kite"),
        "deck": "",
    }
    over, events = happens(state(FIVE, "decagon/ray", **tied), Nothing())
    decided = "Ann, Ben and Cleo have equally many cards; Cleo has more figures and wins."
    assert asked(over) == (
        "Cleo wins with 1 point.",
        f"The deck is empty; left over: 9 figures. {decided}",
    )
    assert RULES.tell(events[-1], NAMES[:3]) == f"The game is over. {decided}"
    tied["taken"] = ("plus", "", "dart")
    over = then(state(FIVE, "decagon/ray", **tied), Nothing())
    assert asked(over)[1].endswith("cards; Ann and Cleo have more figures and win.")
    counted = then(state(FIVE, "decagon/ray", **tied, count_all=True), Nothing())
    assert asked(counted) == (
        "Ann and Cleo share the win with 2 points.",
        "The deck is empty; left over: 9 figures.",
    )
    shared, events = happens(state(FIVE, "decagon/ray", **{**tied, "taken": ("",) * 3}), Nothing())
    assert asked(shared)[1] == "The deck is empty; left over: 9 figures."
    assert events[-1].data == {}


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, [1, 2]), ({"count_all": True}, [3, 2]), ({"version": "original"}, [3, 2])],
)
def test_m7_m13_scores_are_those_that_count_in_the_end(
    options: dict[str, Any], points: list[int]
) -> None:
    before = state(
        FIVE,
        "decagon/ray",
        deck="",
        won=("ray/circle", "octagon/finite square/ray"),
        taken=("plus dart", ""),
        **options,
    )
    assert RULES.view(before, 0)["points"] == points
    drawn = picture(RULES.view(before, 0))
    assert all(
        re.search(rf">{name}</text><text [^>]*>{score}<", drawn)
        for name, score in zip(NAMES[:2], points, strict=True)
    )
    assert f"Ann: {points[0]} (1 card, 2 figures)" in text(RULES.view(before, 0))
    assert RULES.view(then(before, Nothing()), 0)["scores"] == points


def test_a_view_as_text() -> None:
    before = state(FIVE, "square/ray", won=("octagon/finite", ""), taken=("plus", ""))
    assert text(RULES.view(before, 0)).splitlines() == [
        "Game Matrix (main): Ann: 1 (1 card, 1 figure), Ben: 0 (0 cards, 0 figures)",
        "figures: 21, 24, 4, 18, 29",
        "cards: Square / Ray",
        "Ann, which figure fits this card?",
    ]


def test_m10_with_hints_one_more_card_says_what_it_may_cost() -> None:
    before = state(
        FIVE, "square/triangle rectangle/ray", hints=True, deck="circle/ray square/kite ray/octagon"
    )
    right = then(before, Claim("square"))
    assert RULES.view(right, 0)["risk"] == pytest.approx(2 / 3, abs=0.001)
    assert "One more? 67 % bust, you would lose 2 cards." in asked(right)[1]
    assert "%" not in asked(then(state(FIVE, "square/triangle"), Claim("square")))[1]
