"""What buttons say and what the log tells."""

from __future__ import annotations

import pytest

from brainwaves_widgets.boar import (
    RULES,
    Card,
    Designs,
    Draw,
    Options,
    Play,
    Remember,
    Take,
    Turn,
)
from brainwaves_widgets.boar.pieces import ANIMALS
from brainwaves_widgets.boar.text.aloud import regions
from brainwaves_widgets.boar.text.prompt import prompt
from brainwaves_widgets.core import Event
from tests.boar.builders import draw, seated
from tests.pictures import words_of


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (Draw(), "Draw a card"),
        (Remember(), "Turn it around"),
        (Play(0), "Play card 1"),
        (Play(11, "fox"), "Play card 12 as fox"),
        (Take("deck"), "Take the deck's card"),
        (Take("table"), "Take the card on the table"),
        (Designs(("fox", "hare")), "Play with fox, hare"),
        (Turn("fox", 3), "Turn up fox 3 of 6"),
    ],
)
def test_every_move_has_a_label(move: object, label: str) -> None:
    assert RULES.label(move) == label


def test_alone_nobody_else_is_spoken_of() -> None:
    table = seated(1, "fox fox hare fox wolf")
    assert prompt(table.view(0))[1] == "Look closely: from then on you see its back."
    table.play(Draw())
    assert prompt(table.view(0))[1] == "Then you see only its back."
    table.play(Remember())
    assert "You hold 1 card." in RULES.regions(table.view(0))


def test_whoever_names_a_card_is_told_what_a_wrong_name_costs() -> None:  # B14
    table = seated(2, "fox fox hare fox wolf", name_the_card=True)
    draw(table, 2)
    assert prompt(table.view(0))[1].endswith("With a wrong name it matches nothing.")


def test_turns_read_as_a_story() -> None:
    table = seated(2, "fox fox hare fox wolf", name_the_card=True)
    draw(table, 3)
    table.play(Play(0, "wolf"))
    table.play(Play(0, "fox"))
    table.play(Take("table"))
    assert table.log(None) == [
        "Ann draws a card.",
        "Ann turns the card around and holds 1 card.",
        "Ben draws a card.",
        "Ben turns the card around and holds 1 card.",
        "Ann draws a card.",
        "Ann turns the card around and holds 2 cards.",
        "Ben calls card 1 a wolf: it is a fox.",
        "A wrong name: the fox stays on the table.",
        "Ann plays card 1: a fox.",
        "Ann takes two foxes.",
    ]
    assert table.log(0) == table.log(1) == table.log(None)


def test_a_solo_game_reads_as_a_story() -> None:
    table = seated(1, designs=())
    assert table.log(0) == [f"In play: {', '.join(table.state.designs)}."]
    alone = seated(1, "fox hare wolf")
    draw(alone)
    alone.play(Play(0))
    assert alone.log(0)[2:] == [
        "Ann plays card 1: a fox.",
        "No match: it goes onto the error pile with the deck's top card.",
    ]


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_has_a_plural(animal: str) -> None:
    pair = Event("pair", {"seat": 0, "animal": animal, "where": "deck"})
    many = {"mouse": "mice", "wolf": "wolves", "goose": "geese", "deer": "deer", "fox": "foxes"}
    assert RULES.tell(pair, ("Ann",)) == f"Ann takes two {many.get(animal, animal + 's')}."


def test_the_end_is_told() -> None:
    assert RULES.tell(Event("over", {}), ("Ann",)) == "The game is over."


def test_an_unknown_event_is_passed_over() -> None:
    assert RULES.tell(Event("sneezed", {}), ("Ann",)) == ""


@pytest.mark.parametrize(
    ("count", "held"), [(1, "1 card; everybody sees it"), (3, "3 cards; everybody sees them")]
)
def test_who_waits_is_told_of_one_card_as_of_one(count: int, held: str) -> None:
    """B6: everybody sees the cards but the one who holds them."""
    state = RULES.new(Options(players=("Ann", "Ben")))
    hand = tuple(Card("fox", copy) for copy in range(1, count + 1))
    state = state._replace(phase="act", hands=((), hand))
    assert prompt(RULES.view(state, 1))[1] == f"You hold {held} but you."


@pytest.mark.parametrize(
    ("deck", "again", "headline"),
    [
        (True, False, "Ann, play a card or draw one."),
        (True, True, "A match! Ann, play another card or draw one."),
        (False, True, "A match! Ann, play another card."),
    ],
)
def test_b8_after_a_match_another_card_may_be_played(
    deck: bool, again: bool, headline: str
) -> None:
    state = RULES.new(Options(players=("Ann", "Ben")))
    top = Card("hare", 1) if deck else None
    hands = ((Card("fox", 1),), ())
    state = state._replace(phase="act", hands=hands, again=again, top=top, deck=())
    assert prompt(RULES.view(state, 0))[0] == headline


def test_one_error_is_one() -> None:
    state = RULES.new(Options(players=("Ann",)))._replace(phase="over")
    for errors, words in ((1, "1 error"), (2, "2 errors")):
        view = dict(RULES.view(state, 0)) | {"errors": errors, "won": [6]}
        assert prompt(view)[1] == f"The deck is empty. 6 won, minus {words}, minus 0 in hand."


def test_b13_the_end_says_what_cards_in_hand_cost_and_chips_show_what_counts() -> None:
    won = tuple(Card("hare", copy) for copy in range(1, 6))
    state = RULES.new(Options(players=("Ann", "Ben")))
    state = state._replace(phase="over", won=(won, won[:4]), hands=(won[:2], ()))
    view = RULES.view(state, None)
    assert prompt(view) == (
        "Ben wins with 4 points.",
        "The deck is empty, and only Ann still holds 2 cards: each costs a point.",
    )
    numbers = [words.text for words in words_of(RULES.picture(view)) if words.text.isdigit()]
    assert numbers[:2] == ["3", "4"]


def test_b15_alone_a_card_says_beforehand_what_it_costs() -> None:
    table = seated(1)
    draw(table)
    hint = prompt(table.view(0))[1]
    assert hint == "Match the deck's top card; else both become errors and cost two points."


def test_b10_a_card_says_beforehand_that_it_stays_on_the_table_and_ends_the_turn() -> None:
    state = RULES.new(Options(players=("Ann", "Ben")))
    hands = ((Card("fox", 1),), ())
    state = state._replace(phase="act", hands=hands, top=Card("hare", 1), deck=())
    assert prompt(RULES.view(state, 0))[1] == (
        "Match the deck's top card or one on the table. "
        "A card that matches nothing stays there and ends your turn."
    )


def test_b16_a_score_below_nothing_has_a_minus_sign() -> None:
    view = dict(RULES.view(RULES.new(Options(players=("Ann",))), 0))
    lost = view | {"phase": "over", "scores": [-16], "won": [0], "errors": 14}
    assert prompt(lost)[0] == "Your score is −16."


def test_what_was_won_stands_apart_from_names_with_a_number() -> None:
    view = RULES.view(RULES.new(Options(players=("Player 1", "Player 2"))), 0)
    assert "Won. Player 1: no cards and Player 2: no cards." in regions(view)
