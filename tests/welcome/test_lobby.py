"""The lobby: what it begins with, what its messages do, and what is wrong beside which field."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser
from brainwaves_widgets.welcome.lobby import Lobby
from tests.widgets.nonsense import NONSENSE


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


class Visitor:
    """Somebody at a lobby, who hears what the lobby says."""

    def __init__(self, lobby: Lobby | None = None) -> None:
        self.lobby = lobby or bw.lobby()
        self.heard: list[Any] = []
        self.lobby.send = lambda content, buffers=None: self.heard.append(content)  # noqa: ARG005

    def say(self, **message: Any) -> None:
        self.lobby._receive(self.lobby, message, [])

    def start(self, game: str, *players: str, **options: Any) -> None:
        self.say(do="start", form=form(game, *players, **options))

    @property
    def error(self) -> str:
        return str(self.heard[-1]["error"]) if self.heard else ""

    @property
    def troubles(self) -> dict[str, str]:
        return dict(self.lobby.scene["troubles"])


def form(game: str, *players: str, **options: Any) -> dict[str, Any]:
    """Return a form; a player whose name begins with `bot ` is a program."""
    seats = [
        {"name": "", "program": name[4:]}
        if name.startswith("bot ")
        else {"name": name, "program": ""}
        for name in players
    ]
    return {"game": game, "seats": seats, "options": options}


def test_a_first_visit_offers_a_game_against_a_program_that_starts_as_it_is() -> None:
    visitor = Visitor()
    assert visitor.lobby.game is None
    assert [box["title"] for box in visitor.lobby.boxes] == [
        "The Astute Goose",
        "The Brilliant Boar",
        "Game Matrix",
        "Brain Wave",
    ]
    visitor.say(do="start", form=visitor.lobby.scene["form"])
    assert visitor.lobby.scene["at"] == "table"
    assert isinstance(visitor.lobby.game, bw.AstuteGoose)
    assert visitor.lobby.game.scene["bots"] == [1]


@pytest.mark.parametrize("name", ["astute-goose", "brilliant-boar", "game-matrix", "brain-wave"])
def test_every_game_starts_with_people_and_programs_and_its_code_does_the_same(name: str) -> None:
    visitor = Visitor()
    visitor.start(name, "bot Guesser", "Ann", seed="7")
    game = visitor.lobby.game
    assert game.players == ("Guesser", "Ann")
    made: dict[str, Any] = {"bw": bw}
    exec(visitor.lobby.code, made)  # noqa: S102 - it is shown to be run
    assert made["game"].table.to_json() == game.table.to_json()


def test_the_code_names_what_differs_from_the_usual_and_nothing_else() -> None:
    visitor = Visitor()
    visitor.say(
        do="choose", form=form("brilliant-boar", 'Ann "A"', "Ben", level="expert", ages="9, 41")
    )
    assert visitor.lobby.code == (
        'game = bw.BrilliantBoar(players=[\'Ann "A"\', "Ben"], level="expert", ages=[9, 41])'
    )
    assert visitor.lobby.game is None


@pytest.mark.parametrize(
    ("players", "options", "where", "what"),
    [
        (("Ann", ""), {}, "seat 1", "A player's name is empty"),
        (("Ann", " ann "), {}, "seat 1", "Two players are called 'ann'"),
        (("A" * 41,), {}, "seat 0", "40 is the most"),
        (("Ann\x07",), {}, "seat 0", "cannot be shown"),
        (("Ann", "bot Careless"), {}, "seat 1", "Careless does not play The Brilliant Boar"),
        (("A", "B", "C", "D", "E"), {}, "players", "is for 1 to 4 players, not 5"),
        (("Ann",), {"level": "easy"}, "level", "Level is one of 'rookie'"),
        (("Ann",), {"ages": "old"}, "ages", "Ages is a list of whole numbers"),
        (("Ann",), {"ages": "9, 10"}, "ages", "there are 1 players but 2 ages"),
        (("Ann",), {"show_seconds": -1}, "show_seconds", "more than 0"),
        (("Ann",), {"designs": ["fox"]}, "designs", "needs 6 different designs"),
        (("Ann",), {"seed": "x"}, "seed", "seed"),
        (("Ann",), {"undo": "maybe"}, "undo", "True or False"),
        (("Ann",), {"name_the_card": "yes"}, "name_the_card", "True or False"),
    ],
)
def test_what_is_wrong_is_told_beside_its_field_and_nothing_starts(
    players: tuple[str, ...], options: dict[str, Any], where: str, what: str
) -> None:
    visitor = Visitor()
    visitor.start("brilliant-boar", *players, **options)
    assert what.casefold() in visitor.troubles[where].casefold()
    assert list(visitor.troubles) == [where]
    assert visitor.error
    assert visitor.lobby.game is None
    assert visitor.lobby.code == ""
    assert visitor.lobby.scene["form"]["options"] == options  # what was typed stays


def test_two_wrong_fields_are_told_at_once() -> None:
    visitor = Visitor()
    visitor.start("game-matrix", "", "Ben", dots=9)
    assert set(visitor.troubles) == {"seat 0", "dots"}


@pytest.mark.parametrize(
    "message",
    [
        *NONSENSE,
        {"do": "start"},
        {"do": "start", "form": None},
        {"do": "start", "form": form("chess", "Ann")},
        {"do": "start", "form": form("astute-goose")},
        {"do": "start", "form": form("astute-goose", *"abcdefghijklmn")},
        {"do": "start", "form": {**form("astute-goose", "Ann"), "seats": ["Ann"]}},
        {"do": "choose", "form": {**form("astute-goose", "Ann"), "options": []}},
        {"do": "open", "kept": "../../etc/passwd"},
        {"do": "open", "kept": 3},
        {"do": "table"},
    ],
)
def test_a_malformed_message_gets_a_clear_answer_and_nothing_is_lost(message: Any) -> None:
    visitor = Visitor()
    visitor.say(do="choose", form=form("game-matrix", "Zoe", "bot Guesser", hints=True))
    before = visitor.lobby.scene["form"]
    visitor.lobby._receive(visitor.lobby, message, [])
    assert visitor.error
    assert "Traceback" not in visitor.error
    assert visitor.lobby.scene["form"] == before
    assert visitor.lobby.game is None


def test_the_lobby_begins_with_what_was_chosen_the_last_time() -> None:
    game = bw.GameMatrix(["Ann", Guesser(seed=1)], seed=1)
    game.play(game.moves("Ann")[0])
    lobby = bw.lobby()
    assert lobby.scene["form"] == form("game-matrix", "Ann") | {
        "seats": [{"name": "Ann", "program": ""}, {"name": "", "program": "Guesser"}]
    }
    other = bw.AstuteGoose(["Ann", "Ben"], "expert", deck="random", undo=False)
    other.play(other.moves()[0])
    last = form("astute-goose", "Ann", "Ben", level="expert", deck="random", undo=False)
    assert bw.lobby().scene["form"] == last
    again = Visitor()
    again.say(do="start", form=last)
    assert not again.lobby.game.table.allows_undo


def test_other_options_keep_the_coach() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], coach=True, seed=1)
    assert type(bw.lobby()).at(game).scene["form"]["options"]["coach"] is True


def test_kept_games_are_listed_and_gone_on_with() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    game.play(game.moves("Ann")[0])
    visitor = Visitor()
    (kept,) = visitor.lobby.scene["kept"]
    assert (kept["title"], kept["players"], kept["when"][:5]) == (
        "Game Matrix",
        "Ann, Ben",
        "today",
    )
    visitor.say(do="open", kept=kept["id"])
    assert visitor.lobby.game.state == game.state
    assert visitor.lobby.scene["at"] == "table"


def test_a_game_that_is_kept_no_longer_is_said_to_be_gone(tmp_path: Path) -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    game.play(game.moves("Ann")[0])
    visitor = Visitor()
    for path in (tmp_path / "home" / "games").glob("*"):
        path.unlink()
    visitor.say(do="open", kept=visitor.lobby.scene["kept"][0]["id"])
    assert "cannot be opened" in visitor.error
    assert visitor.lobby.game is None


def test_the_last_results_are_listed() -> None:
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    while game.table.actors:
        game.play(game.moves()[0])
    (result,) = bw.lobby().scene["results"]
    first, second = game.outcome.scores if game.outcome else (0, 0)
    assert result["scores"] == f"Ann: {first}, Ben: {second}"
    assert result["title"] == "Game Matrix, main, 3 dots"


def test_results_keep_numbered_names_and_scores_below_nothing_apart() -> None:
    game = bw.AstuteGoose(["Player 1"], seed=1)
    while game.table.actors:
        game.play(game.moves()[0])
    bw.Notepad().write([one._replace(score=-16) for one in bw.Notepad().rows()])
    assert bw.lobby().scene["results"][0]["scores"] == "Player 1: −16"
    assert "−16" in repr(bw.Notepad())
    assert [one.score for one in bw.Notepad().rows()] == [-16]


def test_a_result_reached_after_taking_back_says_so() -> None:
    game = bw.AstuteGoose(["Ann"], seed=1)
    game.play(game.moves()[0])
    game.undo()
    while game.table.actors:
        game.play(game.moves()[0])
    (result,) = bw.lobby().scene["results"]
    assert result["title"] == "The Astute Goose, rookie, moves were taken back"


def test_real_dice_are_offered_where_there_are_dice() -> None:
    boxes = {one["name"]: one for one in bw.lobby().boxes}
    asked = [
        name for name, box in boxes.items() if "chance" in [one["name"] for one in box["more"]]
    ]
    assert asked == ["astute-goose", "brain-wave"]


def test_lessons_beside_the_notebook_are_listed_with_their_titles(tmp_path: Path) -> None:
    folder = tmp_path / "tutorials"
    folder.mkdir()
    cells = {"cells": [{"cell_type": "markdown", "source": ["# Angles\n", "and so on"]}]}
    (folder / "03-angles.ipynb").write_text(json.dumps(cells))
    (folder / "04-torn.ipynb").write_text("{")
    assert bw.lobby().scene["lessons"] == [
        {"title": "Angles", "path": "tutorials/03-angles.ipynb"},
        {"title": "04 torn", "path": "tutorials/04-torn.ipynb"},
    ]


def test_nothing_secret_is_in_what_the_lobby_sends() -> None:
    visitor = Visitor()
    visitor.start("brilliant-boar", "Ann", "Ben", seed="4711")
    game = visitor.lobby.game
    game.play(game.moves()[0])
    visitor.say(do="form")
    state = {name: value for name, value in visitor.lobby.get_state().items() if name[0] != "_"}
    assert state.pop("game") == f"anywidget:{game.model_id}"
    assert set(state) == {"boxes", "scene", "layout", "tabbable", "tooltip"}
    assert "deck" not in json.dumps(state["scene"])


def test_a_second_game_takes_the_place_of_the_first() -> None:
    visitor = Visitor()
    visitor.start("game-matrix", "Ann")
    first = visitor.lobby.game
    visitor.say(do="form")
    assert visitor.lobby.scene["at"] == "form"
    visitor.say(do="table")
    assert visitor.lobby.scene["at"] == "table"
    visitor.say(do="form")
    visitor.start("astute-goose", "Ann")
    assert visitor.lobby.game is not first
    assert first.comm is None


def test_it_has_a_picture_and_words_where_no_kernel_runs() -> None:
    lobby = bw.lobby()
    assert repr(lobby).splitlines()[1].startswith("The Astute Goose (1-5 players): Remember")
    assert lobby._picture().count("<svg") > 4


def test_many_kept_games_are_listed_and_one_is_opened_with_a_coach() -> None:
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus"):
        game = bw.GameMatrix([name], seed=1)
        game.play(game.moves()[0])
    visitor = Visitor()
    kept = visitor.lobby.scene["kept"]
    assert [one["players"] for one in kept] == ["Gus", "Flo", "Eve", "Dan", "Cleo", "Ben", "Ann"]
    visitor.say(do="choose", form=form("game-matrix", "Zoe", coach=True))
    visitor.say(do="open", kept=kept[-1]["id"])
    assert visitor.lobby.game.players == ("Ann",)
    assert visitor.lobby.game.scene["tip"]
