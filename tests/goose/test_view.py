"""What each seat may know: what lies open, and never more."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.goose import RULES, Options, Pass, Roll, Show
from brainwaves_widgets.goose.pieces import STANDARD_DECK, VALUES
from brainwaves_widgets.testing import check_secrecy, play_random
from tests.common import NAMES
from tests.goose.builders import asked, ready, right, seated, turn, wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from brainwaves_widgets.core import Table

EVERY_VALUE = [value for values in VALUES.values() for value in values]


def suspects_in(value: Any) -> Iterator[tuple[str, ...]]:
    """Find every suspect that a view tells in full, wherever it is."""
    if isinstance(value, dict):
        if {"colour", "feature", "animal"} <= value.keys():
            yield tuple(value[kind] for kind in VALUES)
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from suspects_in(part)


def seats(table: Table) -> list[int | None]:
    return [None, *range(len(table.players))]


def seen(table: Table, seat: int | None) -> set[tuple[str, ...]]:
    return set(suspects_in(table.view(seat)))


def test_while_studying_everybody_sees_the_lineup_and_nothing_else() -> None:
    table = seated(3)
    for seat in seats(table):
        assert seen(table, seat) == set(STANDARD_DECK[:3])


def test_face_down_suspects_are_in_no_view() -> None:
    table = seated(3)
    ready(table)
    for seat in seats(table):
        text = json.dumps(table.view(seat))
        assert not [value for value in EVERY_VALUE if f'"{value}"' in text]


@pytest.mark.parametrize("level", ["rookie", "expert"])
def test_a_new_suspect_is_open_alone_until_all_are_ready(level: str) -> None:
    table = asked(2, level=level)
    new = STANDARD_DECK[len(table.state.lineup)]
    for _ in range(2):
        table.play(wrong(table))
    for seat in seats(table):
        assert seen(table, seat) == {new}
    ready(table)
    for seat in seats(table):
        assert seen(table, seat) == set()


def test_only_the_holder_sees_a_wrongly_named_card() -> None:
    table = asked(3, ages=(9, 8, 9))
    table.play(wrong(table))
    for move in (None, Pass()):
        if move:
            table.play(move)
        assert seen(table, 1) == {STANDARD_DECK[0]}
        assert [table.view(seat)["holder"] for seat in seats(table)] == [1] * 4
        for seat in (None, 0, 2):
            assert seen(table, seat) == set()


def test_a_card_in_the_box_is_gone_from_every_view() -> None:
    table = asked(2)
    for _ in range(2):
        table.play(wrong(table))
    ready(table)
    for seat in seats(table):
        assert seen(table, seat) == set()


@pytest.mark.parametrize("way", ["right", "stolen", "shown"])
def test_a_won_card_is_shown_to_all_once(way: str) -> None:
    table = asked(3)
    if way != "right":
        table.play(wrong(table))
    table.play(Show() if way == "shown" else right(table), 0 if way == "shown" else None)
    for seat in seats(table):
        assert STANDARD_DECK[0] in seen(table, seat)
    ready(table)
    for seat in seats(table):
        assert seen(table, seat) == set()


def test_the_last_cards_are_shown_until_the_next_roll() -> None:
    """G18: there is no new suspect to memorise, so the next roll takes the card from sight."""
    table = seated(2, *[(1, "colour")] * 23, (2, "colour"))
    ready(table)
    for _ in range(22):
        turn(table)
    last = table.state.lineup[0]
    turn(table)
    assert table.state.phase == "roll"
    assert seen(table, 1) == {last}
    table.play(Roll())
    assert seen(table, 1) == set()


def test_when_the_game_is_over_the_lineup_stays_face_down() -> None:
    table = play_random(RULES, Options(players=NAMES[:2], level="expert"), seed=4)
    assert any(card is not None for card in table.state.lineup)
    for seat in seats(table):
        assert seen(table, seat) == set()


def test_a_view_shows_counts_of_piles_and_no_piles() -> None:
    table = play_random(RULES, Options(players=NAMES[:3]), seed=4)
    view = table.view(0)
    assert view["points"] == [len(pile) for pile in table.state.points]
    assert view["box"] == len(table.state.box)
    assert view["left"] == 0
    assert "deck" not in view


def test_a_view_says_whose_it_is() -> None:
    table = seated(2)
    assert [table.view(seat)["seat"] for seat in seats(table)] == [None, 0, 1]
    assert table.view(1)["players"] == ["Ann", "Ben"]


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_events_name_no_value_but_those_that_were_said(mode: str) -> None:
    table = play_random(RULES, Options(players=NAMES[:3], mode=mode), seed=8)
    for step in table.history:
        for event in step.events:
            said = event.data.get("value") if event.kind == "answered" else None
            assert [v for v in event.data.values() if v in EVERY_VALUE and v != said] == []
            told = RULES.tell(event, table.players)
            assert [v for v in EVERY_VALUE if f" {v}" in told and v != said] == []


@pytest.mark.parametrize(
    ("deck", "tell"), [("standard", False), ("random", False), ("random", True)]
)
def test_no_seat_can_tell_other_hidden_cards_at_any_ply(deck: str, tell: bool) -> None:
    options = Options(players=NAMES[:2], level="experienced", deck=deck, tell=tell)
    table = play_random(RULES, options, seed=6)
    resampled, differed = check_secrecy(table, seed=6, plies=60)
    assert differed > resampled // 2
