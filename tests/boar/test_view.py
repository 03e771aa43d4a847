"""What each seat may know: everything in sight, and never the own hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.boar import RULES, Draw, Options, Play, Remember, Take
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.boar.view import resample, view
from brainwaves_widgets.core import Table
from brainwaves_widgets.testing import check_secrecy, play_random
from brainwaves_widgets.testing.play import plays_of, states_of, viewers
from tests.boar.builders import draw, seated, state, then
from tests.common import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from brainwaves_widgets.boar import State

every_game = pytest.mark.parametrize(
    ("players", "level", "named"),
    [(1, "rookie", False), (1, "expert", True), (2, "rookie", True), (4, "advanced", False)],
)


def game(players: int, level: str, named: bool, seed: int = 4) -> Table:
    options = Options(players=NAMES[:players], level=level, name_the_card=named)
    return play_random(RULES, options, seed=seed)


def animals_in(value: Any) -> Iterator[str]:
    """Find every animal that a value tells, wherever it is."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from animals_in(part)
    elif value in ANIMALS:
        yield value


def in_sight(state: State, seat: int | None) -> Counter[str]:
    """Return the animals that a seat may see, by the rules in words."""
    cards = [state.top, *state.table, state.played, state.drawn if seat is not None else None]
    for owner, hand in enumerate(state.hands):
        if state.phase == "over" or seat not in (None, owner):
            cards += hand
    return Counter(card.animal for card in cards if card)


@every_game
def test_a_view_tells_just_the_animals_in_sight_at_every_ply(
    players: int, level: str, named: bool
) -> None:
    """B3, B6: the deck's top, the table and the hands of others, and never the own hand."""
    table = game(players, level, named)
    for one in states_of(table):
        for seat in viewers(table):
            seen = dict(RULES.view(one, seat))
            assert seen.pop("designs") == list(one.designs)
            assert Counter(animals_in(seen)) == in_sight(one, seat)


@every_game
def test_the_own_hand_is_a_number_of_backs(players: int, level: str, named: bool) -> None:
    table = game(players, level, named)
    for one in states_of(table):
        for seat in viewers(table):
            for owner, hand in enumerate(RULES.view(one, seat)["hands"]):
                assert hand["count"] == len(one.hands[owner])
                hidden = one.phase != "over" and seat in (None, owner)
                faces = [card.animal for card in one.hands[owner]]
                assert hand["cards"] == (None if hidden else faces)


@every_game
def test_moves_are_places_that_follow_from_the_view(players: int, level: str, named: bool) -> None:
    """B7, B14: nothing in the moves that a seat is offered tells an animal it holds."""
    table = game(players, level, named)
    for one in states_of(table):
        for seat in range(players):
            seen = RULES.view(one, seat)
            names = seen["designs"] if named else [""]
            places = range(seen["hands"][seat]["count"])
            plays = [Play(place, name) for place in places for name in names]
            offered = {
                "act": [*[Draw()] * bool(seen["deck"]), *plays],
                "look": [Remember()],
                "take": [Take("deck"), Take("table")],
            }
            mine = offered.get(seen["phase"], []) if seen["turn"] == seat else []
            assert list(RULES.moves(one, seat)) == mine


@every_game
def test_a_drawn_card_is_in_view_only_while_its_drawer_looks(
    players: int, level: str, named: bool
) -> None:
    table = game(players, level, named)
    looked = 0
    for step, before in zip(table.history, states_of(table), strict=False):
        looks = before.drawn is not None
        looked += looks and isinstance(step.move, Remember)
        for seat in range(players):
            shown = RULES.view(before, seat)["drawn"]
            assert shown == (before.drawn.animal if looks else None)
        assert RULES.view(before, None)["drawn"] is None
    assert looked == sum(isinstance(step.move, Draw) for step in table.history)


def test_the_drawn_card_is_shown_once_from_draw_to_remember() -> None:
    table = seated(2, "fox hare")
    assert table.view(0)["drawn"] is None
    table.play(Draw())
    assert table.view(0)["drawn"] == "fox"
    table.play(Remember())
    seen = dict(table.view(0))
    del seen["designs"]
    assert list(animals_in(seen)) == ["hare"]
    assert table.view(1)["hands"][0] == {"count": 1, "cards": ["fox"]}


@every_game
def test_no_event_names_a_card_in_a_hand_or_the_turning_up_of_one(
    players: int, level: str, named: bool
) -> None:
    table = game(players, level, named)
    for step in table.history:
        for event in step.events:
            told = set(animals_in(event.data)) | {
                animal for animal in ANIMALS if animal in RULES.tell(event, table.players)
            }
            if event.kind == "played":
                assert told <= {event.data["animal"], event.data["name"]}
            elif event.kind in ("pair", "stays"):
                assert told <= {event.data["animal"], "mouse"}
            elif event.kind != "designs":
                assert not told, f"{event} tells of {told}"


def test_nothing_tells_which_card_was_turned_up() -> None:
    table = seated(2, "fox hare wolf")
    draw(table)
    turned = [event for step in table.history for event in step.events if event.kind == "turned"]
    assert [event.data for event in turned] == [{}, {}]
    assert (
        table.log(0)
        == table.log(1)
        == ["Ann draws a card.", "Ann turns the card around and holds 1 card."]
    )


def test_won_cards_and_errors_are_numbers() -> None:
    table = game(3, "rookie", named=False)
    assert table.view(0)["won"] == [len(cards) for cards in table.state.won]
    alone = game(1, "rookie", named=False)
    assert alone.view(0)["errors"] == len(alone.state.errors) > 0


def test_a_bystander_sees_no_hand_at_all() -> None:
    table = seated(3, "fox hare wolf boar")
    draw(table, 3)
    seen = table.view(None)
    assert [hand["cards"] for hand in seen["hands"]] == [None] * 3
    assert [hand["count"] for hand in seen["hands"]] == [1] * 3
    assert seen["top"] == "boar"


def test_at_the_end_all_hands_are_open_to_all() -> None:
    over, _ = then(state("fox", "hare wolf"), Play(0))
    for seat in (None, 0, 1):
        assert [hand["cards"] for hand in view(over, seat)["hands"]] == [[], ["hare", "wolf"]]


def test_a_view_says_whose_it_is_and_what_is_played() -> None:
    table = seated(2, level="expert", name_the_card=True)
    assert [table.view(seat)["seat"] for seat in viewers(table)] == [None, 0, 1]
    seen = table.view(1)
    assert (seen["players"], seen["level"], seen["mode"]) == (
        ["Ann", "Ben"],
        "expert",
        "competitive",
    )
    assert (seen["name_the_card"], seen["turn"], seen["phase"]) == (True, 0, "act")


@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("players", [1, 3])
def test_no_seat_can_tell_other_hidden_cards_at_any_ply(players: int, named: bool) -> None:
    table = game(players, "experienced", named)
    resampled, differed = check_secrecy(table, seed=6, plies=60)
    assert differed > resampled // 2


def test_an_own_card_might_be_any_that_did_not_give_itself_away() -> None:
    """Ann's third card was the deck's top while Ben's wolf did not match it: it is no wolf."""
    table = seated(2, "fox wolf boar hare mouse")
    draw(table, 3)
    table.play(Play(0))
    draw(table)
    hands = set()
    for seed in range(300):
        plays = resample(table.options, plays_of(table), 0, Random(seed))
        other = Table.replay(RULES, table.options, plays).state
        assert other.hands[1] == table.state.hands[1]
        hands.add(tuple(card.animal for card in other.hands[0]))
    first, second, third = map(set, zip(*hands, strict=True))
    assert first == second == set(ANIMALS[:6])
    assert third == set(ANIMALS[:6]) - {"wolf"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_that_shows_the_own_hand_is_found_out(level: str) -> None:
    def leaky(state: State, seat: int | None) -> dict[str, Any]:
        return {**view(state, seat), "leak": [str(hand) for hand in state.hands]}

    table = play_random(replace(RULES, view=leaky), Options(players=NAMES[:2], level=level), seed=1)
    with pytest.raises(AssertionError, match="the view's 'leak' tells a secret"):
        check_secrecy(table)
