"""States and views as tables in a notebook, told in words."""

from __future__ import annotations

import json
import pickle
import re

import brainwaves_widgets as bw
from brainwaves_widgets import boar, brainwave, goose
from brainwaves_widgets.core.text.describe import NOTHING, Teller, hints_of, teller_of
from brainwaves_widgets.core.text.repr import WIDTH, Seen
from tests.core.builders import advanced, new
from tests.games import Game, a_game, every_game


@every_game
def test_a_state_shows_as_a_table_with_a_row_a_field(game: Game) -> None:
    table = a_game(game)
    for ply in range(0, table.ply, 11):
        state = table.state_at(ply)
        html = state._repr_html_()
        fields = {
            name.replace("_", " ")
            for name in state._fields
            if getattr(state, name) != state._field_defaults.get(name, ...)
        }
        rows = [name for name, _ in teller_of(state).rows(state)]
        assert html.count("<tr>") == len(rows)
        named = {"console" if name.startswith("console ") else name for name in rows}
        assert {name.split(" of ")[0] for name in named} == fields
        assert "State(" not in html


def test_words_name_players_and_escape_what_they_are_called() -> None:
    table = new(options=goose.Options(players=("<b>Ann</b>", "Ben")))
    rows = dict(teller_of(table.state).rows(table.state))
    assert rows["turn"] == "<b>Ann</b>"
    assert rows["waiting"] == "<b>Ann</b>, Ben"
    assert rows["points of Ben"] == NOTHING
    html = table.state._repr_html_()
    assert "<b>" not in html
    assert "points of &lt;b&gt;Ann&lt;/b&gt;" in html


def test_a_pile_that_all_share_belongs_to_nobody() -> None:
    options = goose.Options(players=("Ann", "Ben"), mode="cooperative")
    rows = dict(teller_of(new(options=options).state).rows(new(options=options).state))
    assert "points" in rows
    assert "points of Ann" not in rows


def test_nested_values_are_told_in_words() -> None:
    teller, hints = Teller(("Green", "Blue")), hints_of(brainwave.State)
    assert teller.words((3, 0, 1, 0), hints["banks"].item(0)) == "logic: 3; decision: 1"
    board = [None] * 81
    board[72] = brainwave.Laid(0, "logic", 0, 1)  # type: ignore[call-overload]
    told = teller.words(tuple(board), hints["board"])
    assert told == "a1: Green's Logic, bottom to top, tile 1"
    tries = ((0, "red"), (1, None))
    assert teller.words(tries, hints_of(goose.State)["tries"]) == "Green, red; Blue, none"
    assert teller.words(boar.Card("fox", 2)) == "fox, 2"
    assert teller.words({"number": 3, "seen": False}) == "number 3, seen no"


def test_what_is_long_is_folded_away() -> None:
    state = advanced(20).state
    html = state._repr_html_()
    assert f"<summary>{len(state.deck)} in all: " in html
    assert html.count("<details>") == html.count("</details>") > 0


def test_a_view_stays_a_plain_dictionary_and_reads_well() -> None:
    game = bw.BrilliantBoar(["Ann <i>", "Ben"], seed=3)
    for _ in range(4):
        game.play(game.moves()[0])
    view = game.view("Ben")
    assert isinstance(view, dict)
    assert view == game.table.view(1)
    assert json.loads(json.dumps(view)) == view
    assert eval(repr(view), {}) == view  # noqa: S307 - as above
    assert max(map(len, repr(view).splitlines())) <= WIDTH
    html = view._repr_html_()  # type: ignore[attr-defined]
    assert "Ann &lt;i&gt;" in html


def cells(html: str) -> dict[str, str]:
    """Return a table's rows by their heads."""
    return dict(re.findall(r"<th[^>]*>([^<]*)</th><td[^>]*>([^<]*)</td>", html))


def test_a_view_beside_the_state_names_the_same_things_in_the_same_way() -> None:
    one = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    for _ in one.players:
        one.play(goose.Ready())
    one.play(goose.Roll())
    state, view = cells(one.state._repr_html_()), cells(one.view("Ben")._repr_html_())  # type: ignore[attr-defined]
    assert view["seat"] == "Ben"
    for same in ("turn", "phase", "place", "left"):
        assert view[same] == state[same]
    assert view["turn"] == "Ann"
    assert view["place"] == str(one.state.place + 1)
    assert view["points of Ben"] == "0"
    assert state["lineup"].startswith("place 1: ")
    assert view["lineup"].startswith("place 1: ")


@every_game
def test_no_view_calls_a_player_by_a_number(game: Game) -> None:
    table = a_game(game)
    for ply in range(0, table.ply, 13):
        table.goto(ply)
        for seat in (None, 0, 1):
            seen = Seen(table.view(seat), type(table.state), table.players)
            told = seen._repr_html_()
            assert not re.search(r"\bseat \d|>(seat|turn|attacker)</th><td[^>]*>\d", told)


def test_a_view_can_be_copied_and_kept() -> None:
    view = bw.AstuteGoose(["Ann", "Ben"], seed=7).view("Ben")
    again = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
    assert again == view
    assert again._repr_html_() == view._repr_html_()  # type: ignore[attr-defined]
