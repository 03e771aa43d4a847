"""What a page may ask of the rulebook and the coach, and what comes back to nonsense."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.game import Game
from brainwaves_widgets.core.installed import STATIC
from brainwaves_widgets.core.rules import IllegalMove
from brainwaves_widgets.goose import RULES
from brainwaves_widgets.rulebook import answer

GAMES = (bw.AstuteGoose, bw.BrilliantBoar, bw.GameMatrix, bw.BrainWave)


def sent(widget: Any, message: object) -> list[Any]:
    """Return what a widget sends when it is told something."""
    widget.send = Mock()
    widget._receive(widget, message, [])
    return [call.args[0] for call in widget.send.call_args_list]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_a_page_is_sent_the_code_the_book_and_the_glance_when_it_asks(game: Any) -> None:
    one = game(seed=1)
    scene = one.scene
    (code,) = sent(one, {"do": "help"})
    assert code["help"]["code"] == (STATIC / "rulebook.js").read_text(encoding="utf-8")
    assert code["help"]["style"]
    (book,) = sent(one, {"do": "rulebook", "ply": 999})
    (glance,) = sent(one, {"do": "glance"})
    assert book["rulebook"]["glance"] == glance["glance"]
    assert book["rulebook"]["pages"][glance["glance"]["at"]]["picture"]["alt"]
    assert one.scene == scene


def test_a_stepper_and_a_seat_have_it_too() -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=1)
    for one in (game.stepper(), game.seat("Ben")):
        assert "glance" in sent(one, {"do": "glance"})[0]


def test_behind_the_curtain_the_glance_counts_only_what_all_see() -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=1)
    game.play(game.moves("Ann")[0])
    game.play(game.moves("Ann")[0])
    assert game.scene["curtain"] == "Ben"
    (told,) = sent(game, {"do": "glance"})
    rows = told["glance"]["aids"][0]["blocks"][1]["rows"]
    assert sum(int(row[2]) for row in rows) == 1  # the deck's top card, and not Ann's


@pytest.mark.parametrize(
    "message",
    [
        {"do": "tip"},
        {"do": "tip", "key": 3},
        {"do": "tip", "key": ["study"]},
        {"do": "tip", "key": "no such"},
        {"do": ["rulebook"]},
        {"do": {"rulebook": 1}},
        {"do": "rules"},
        {"rulebook": True},
        {"glance": 1, "ply": 3},
    ],
)
def test_nonsense_is_told_and_changes_nothing(message: dict[str, Any]) -> None:
    game = bw.AstuteGoose(["Ann"], seed=1, coach=True)
    scene = game.scene
    (told,) = sent(game, message)
    assert told["error"]
    assert game.scene == scene


def test_without_a_coach_there_is_nothing_to_send_away() -> None:
    (told,) = sent(bw.AstuteGoose(["Ann"], seed=1), {"do": "tip", "key": "study", "ply": 3})
    assert "nothing to do" in told["error"]


def test_a_game_without_a_rulebook_says_so() -> None:
    bare = Game.of(RULES, RULES, guide="")
    with pytest.raises(IllegalMove, match="The Astute Goose has no rulebook"):
        answer.told(bare, {}, "rulebook")


def test_a_cell_shows_the_book_as_html_and_text() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    book = game.rulebook()
    html = book._repr_html_()
    assert "<script" not in html
    assert html.count("<img") > 50
    assert "<b>M12</b>" in html
    text = repr(book)
    assert text.startswith("The rules of Game Matrix\n\nAT A GLANCE")
    assert "**" not in text
    assert [page["title"] for page in book.find("BUST").pages] == [
        "The main version",
        "Claiming a figure",
    ]


def test_a_cell_shows_a_player_what_that_player_may_know() -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=1)
    game.play(game.moves("Ann")[0])
    game.play(game.moves("Ann")[0])
    bens, all_see = (repr(game.rulebook(who)).split("LEVELS")[0] for who in ("Ben", None))
    assert bens != all_see  # he sees Ann's card
    with pytest.raises(ValueError, match="no player 'Cai' sits at this table"):
        game.rulebook("Cai")
