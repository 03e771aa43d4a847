"""States side by side: what changed, and what a seat does not know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave
from brainwaves_widgets.boar import Draw, Remember
from brainwaves_widgets.core.text import diff
from brainwaves_widgets.core.text.describe import teller_of
from brainwaves_widgets.core.text.diff import Difference, Hidden, changes
from brainwaves_widgets.goose import RULES, Answer, Options, Ready, Roll
from brainwaves_widgets.testing import play_random
from tests.core.builders import advanced, new
from tests.games import Game, a_game, every_game

if TYPE_CHECKING:
    from brainwaves_widgets.core import Table


def asked() -> bw.AstuteGoose:
    """A game in which Ann has answered rightly."""
    one = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    for _ in one.players:
        one.play(Ready())
    one.play(Roll())
    state = one.state
    one.play(Answer(getattr(state.lineup[state.place], state.dice.kind)))
    return one


def test_a_diff_tells_what_changed_field_by_field_and_who_did_it() -> None:
    one = asked()
    asked_at, place = 7, one.state.place
    before, after = one.table.state_at(asked_at), one.state
    card, dealt = (", ".join(state.lineup[place]) for state in (before, after))
    lines = list(one.diff(asked_at))
    assert f"lineup place {place + 1}: {card} → {dealt}" in lines
    assert f"points of Ann: + {card}" in lines
    assert f"deck: - {dealt}" in lines
    assert "left: 22 → 21" in lines
    assert "phase: answer → memorise" in lines
    assert "waiting: + Ann; + Ben" in lines
    assert not any(line.startswith(("turn", "points of Ben", "box")) for line in lines)
    assert lines[-2].startswith("  7  Ann: Answer ")
    assert "Ann takes the card." in lines[-2]
    assert lines[-1].startswith("  8  chance: Deal the suspect")
    assert len(one.diff(asked_at)) == len(lines)


def test_a_diff_reads_well() -> None:
    one = asked()
    text = repr(one.diff(3, 4))
    assert text.splitlines() == [
        "From ply 3 to ply 4:",
        "  waiting: - Ann",
        "Moves:",
        "  3  Ann: Ready  Ann is ready.",
    ]
    assert repr(one.diff(4, 3)).splitlines() == [
        "From ply 4 back to ply 3:",
        "  waiting: + Ann",
        "Moves that are taken back:",
        "  3  Ann: Ready  Ann is ready.",
    ]
    assert repr(one.diff(5, 5)) == "From ply 5 to ply 5:\n  nothing is different"
    html = one.diff(3, 9)._repr_html_()
    assert html.count("<table>") == 2
    assert "nothing is different" in one.diff(5, 5)._repr_html_()


def test_a_diff_knows_moves_that_were_undone() -> None:
    one = asked()
    last, text = one.ply, repr(one.diff(3, one.ply))
    one.goto(3)
    assert repr(one.diff(3, last)) == text
    assert repr(one.diff(3)) == "From ply 3 to ply 3:\n  nothing is different"


@pytest.mark.parametrize("ply", [-1, 10_000, "3", 1.0, True])
def test_a_diff_of_what_never_was_is_refused(ply: int) -> None:
    one = asked()
    with pytest.raises(ValueError, match="ply is a whole number from 0 to 9, not"):
        one.diff(ply, 3)
    with pytest.raises(ValueError, match="ply is a whole number from 0 to 9, not"):
        one.diff(3, ply)


def test_names_are_escaped_in_a_notebook() -> None:
    table = new(options=Options(players=("<b>Ann</b>", "Ben")))
    table.play(Ready(), 0)
    assert "<b>" not in Difference(table, 3, 4)._repr_html_()
    assert "<b>" not in Hidden(table, 0)._repr_html_()


@every_game
def test_states_that_differ_have_changes_and_equal_ones_have_none(game: Game) -> None:
    table = a_game(game, 5)
    for ply in range(1, table.ply, 3):
        old, new = table.state_at(ply - 1), table.state_at(ply)
        assert bool(changes(old, new)) == (old != new)
        assert changes(new, new) == []
        assert all(str(one).count("State(") == 0 for one in changes(old, new))


def test_in_the_boar_a_player_does_not_know_the_own_hand_alone() -> None:
    """B6: everybody sees the cards but the one who holds them."""
    one = bw.BrilliantBoar(["Ann", "Ben"], seed=3)
    for _ in range(6):
        one.play(Draw())
        one.play(Remember())
    ann, ben, all_of_it = (
        {line.split(":")[0]: line for line in one.hidden(who)} for who in ("Ann", "Ben", None)
    )
    assert set(ann) == {"deck", "hands of Ann"}
    assert set(ben) == {"deck", "hands of Ben"}
    assert set(all_of_it) == {"deck", "hands of Ann", "hands of Ben"}
    animals = [card.animal for card in one.state.hands[0]]
    assert all(animal in ann["hands of Ann"] for animal in animals)


def test_in_the_goose_what_lies_open_is_known() -> None:
    """G8, G17: all suspects are seen while they are studied, then only the new one."""
    one = asked()
    place = one.state.place
    hidden = [line.split(":")[0] for line in one.hidden("Ben")]
    assert f"lineup place {place + 1}" not in hidden
    assert any(where.startswith("lineup") for where in hidden)
    studied = new()
    assert not any(line.startswith("lineup") for line in Hidden(studied, 0))


def test_a_pool_is_told_by_how_many_there_are_of_each() -> None:
    one = bw.BrilliantBoar(["Ann", "Ben"], seed=3)
    rows = dict(teller_of(one.state).rows(one.state))
    animals = [card.animal for card in one.state.deck]
    assert rows["deck"].startswith(f"{animals[0]} ({animals.count(animals[0])}), ")


def test_where_nothing_is_hidden_it_says_so() -> None:
    matrix = bw.GameMatrix(["Ann"], seed=1)
    matrix.play(matrix.moves()[0])
    assert list(matrix.hidden("Ann")) == []
    assert repr(matrix.hidden("Ann")).splitlines()[1] == "  nothing"
    assert repr(matrix.hidden()).startswith("What a bystander does not know at ply ")


@every_game
def test_what_a_seat_is_shown_is_never_called_hidden(game: Game) -> None:
    table = a_game(game, 4)
    table.goto(table.ply // 2)
    for seat in (None, 0, 1):
        fields = {
            line.split(":")[0].split(" of ")[0].split(" place")[0] for line in Hidden(table, seat)
        }
        assert not fields & {"options", "phase", "turn", "attacker", "left", "top", "dice"}


@every_game
def test_changes_are_told_in_words(game: Game) -> None:
    """No place by its number in brackets, no key of a figure, and no copy of a card."""
    table = a_game(game, 6)
    for ply in range(1, table.ply, 2):
        for change in changes(table.state_at(ply - 1), table.state_at(ply)):
            assert not re.search(r"\[\d|[a-z]-[a-z]|(bear|fox|hare), \d", str(change)), change
            assert not change.where.startswith(("console spots", "console flip")), change


def test_places_are_counted_from_one_as_in_the_moves() -> None:
    one = asked()
    assert f"place: none → {one.state.place + 1}" in list(one.diff(6, 7))


def test_brain_wave_names_dice_and_the_consoles_parts() -> None:
    table = play_random(brainwave.RULES, brainwave.Options(), 5)
    told = [
        str(one)
        for ply in range(table.ply)
        for one in changes(table.state_at(ply), table.state_at(ply + 1))
    ]
    assert any(re.fullmatch(r"dice: none → \d and \d", line) for line in told)
    assert any(line.startswith("console English of Green: ") for line in told)
    assert any(line.startswith("console wave: Green's, ") for line in told)
    assert any(re.fullmatch(r"spots of Blue: column \d, .*row \d → .*", line) for line in told)


def test_cards_that_are_called_the_same_are_told_apart() -> None:
    """B1: six cards of a design; which copy it is matters to nobody."""
    table = play_random(boar.RULES, boar.Options(players=("Ann", "Ben")), 3)
    state = table.state_at(1)
    old, new = (state._replace(top=boar.Card("fox", copy)) for copy in (1, 2))
    assert [str(one) for one in changes(old, new)] == ["top: fox → another fox"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_hidden_finds_what_many_deals_find(seed: int) -> None:
    table = play_random(boar.RULES, boar.Options(players=("Ann", "Ben")), seed)
    for ply in range(2, table.ply, 9):
        table.goto(ply)
        for seat in (None, 0, 1):
            assert list(Hidden(table, seat)) == list(many_deals(table, seat))


def many_deals(table: Table, seat: int | None) -> Hidden:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(diff, "QUIET", 40)
        return Hidden(table, seat)


@every_game
def test_a_pool_has_no_places(game: Game) -> None:
    table = a_game(game, 4)
    for ply in range(1, table.ply, table.ply // 4):
        table.goto(ply)
        assert not any(re.match(r".*deck[ \[]+\d", line) for line in Hidden(table, None))


def test_the_game_is_as_it_was_after_looking() -> None:
    table = advanced(20)
    state, text = table.state, table.to_json()
    Hidden(table, 0)
    Difference(table, 3, 9)
    assert table.state is state
    assert table.to_json() == text
    assert table.rules is RULES
