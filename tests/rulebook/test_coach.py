"""A coach says one sentence at the right moment, each once, and is quiet when sent away."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.boar import RULES, Draw, Remember
from brainwaves_widgets.core.rules import IllegalMove
from brainwaves_widgets.goose import Answer, Ready, Roll
from brainwaves_widgets.rulebook.coach import Coach
from brainwaves_widgets.rulebook.guide import Guide, Tip
from brainwaves_widgets.rulebook.page import TipView


def coach() -> Coach:
    def tip(key: str, phase: str) -> Tip:
        return Tip(key, lambda view: view["phase"] == phase, lambda _view: f"{key}.")

    return Coach(Guide(Path(), tips=(tip("one", "draw"), tip("two", "draw"), tip("end", "over"))))


def key(said: TipView | None) -> str | None:
    return said["key"] if said else None


def test_a_sentence_stays_while_its_moment_lasts_and_does_not_come_again() -> None:
    one = coach()
    assert key(one.say(None, {"phase": "draw"}, 1)) == "one"
    assert key(one.say(None, {"phase": "draw"}, 2)) == "one"
    assert one.say(None, {"phase": "play"}, 3) is None
    assert key(one.say(None, {"phase": "draw"}, 4)) == "two"
    assert one.say(None, {"phase": "play"}, 5) is None
    assert one.say(None, {"phase": "draw"}, 6) is None


def test_no_other_sentence_takes_the_place_of_one_that_was_sent_away_at_once() -> None:
    one = coach()
    one.say(0, {"phase": "draw"}, 1)
    one.send_away(0, "one", 1)
    assert one.say(0, {"phase": "draw"}, 1) is None
    assert key(one.say(0, {"phase": "draw"}, 2)) == "two"


def test_every_player_hears_everything_once() -> None:
    one = coach()
    one.say(0, {"phase": "draw"}, 1)
    one.send_away(0, "", 1)
    assert one.say(0, {"phase": "over"}, 2) is None
    assert key(one.say(1, {"phase": "draw"}, 2)) == "one"


def test_a_sentence_that_there_is_not_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no sentence 'x'; there are one, two, end"):
        coach().send_away(None, "x", 1)


def test_a_widget_has_a_coach_only_if_asked_for() -> None:
    assert "tip" not in bw.AstuteGoose(["Ann"], seed=1).scene
    game = bw.AstuteGoose(["Ann"], seed=1, coach=True)
    assert key(game.scene["tip"]) == "study"
    game.play(Ready())
    assert key(game.scene["tip"]) == "roll"
    game.play(Roll())
    assert key(game.scene["tip"]) == "answer"
    game.play(Answer(game.moves()[0].value))
    assert key(game.scene["tip"]) == "memorise"
    game.undo()
    assert "tip" not in game.scene


@pytest.mark.parametrize(
    "game",
    [bw.AstuteGoose, bw.BrilliantBoar, bw.GameMatrix, bw.BrainWave],
    ids=lambda g: g.__name__,
)
def test_every_game_has_a_coach(game: Any) -> None:
    assert game(coach=True, seed=1).scene["tip"]["text"]
    with pytest.raises(ValueError, match="coach is True or False, not 'yes'"):
        game(coach="yes")


def test_nothing_is_said_behind_the_curtain_or_to_who_waits() -> None:
    game = bw.BrilliantBoar(["Ann", "Ben"], seed=1, coach=True)
    assert game.scene["curtain"] == "Ann"
    assert "tip" not in game.scene
    assert "tip" not in game.seat("Ben").scene
    assert key(game.seat("Ann").scene["tip"]) == "draw"


def test_what_was_sent_away_is_remembered_when_the_page_is_reloaded() -> None:
    game = bw.AstuteGoose(["Ann"], seed=1, coach=True)
    game._receive(game, {"do": "tip", "key": "study"}, [])
    game._receive(game, {"do": "hello"}, [])
    assert "tip" not in game.scene


@pytest.mark.usefixtures("home")
def test_a_game_that_is_opened_again_has_a_coach_if_asked_for(tmp_path: Path) -> None:
    game = bw.AstuteGoose(["Ann"], seed=1)
    game.play(game.moves()[0])
    game.save(tmp_path / "game.json")
    for open_it in (
        partial(bw.AstuteGoose.load, tmp_path / "game.json"),
        bw.recent().open,
        bw.recent()[0].open,
    ):
        assert "tip" not in open_it().scene
        assert open_it(coach=True).scene["tip"]["text"]


def test_the_boar_says_once_that_the_numbers_of_cards_are_places() -> None:
    game = bw.BrilliantBoar(["Ann"], seed=5, coach=True)
    told = []
    for _ in range(6):
        game.play(Draw())
        game.play(Remember())
        told.append(game.scene.get("tip", {}).get("text", ""))
    assert sum("numbers are places" in text for text in dict.fromkeys(told)) == 1
    pages = Guide.of(RULES).pages(game.view(0))  # type: ignore[union-attr]
    read = " ".join(str(block) for page in pages for block in page["blocks"])
    assert "The numbers of your cards are places" in read
