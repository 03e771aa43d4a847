"""Programs that fail at the table: they raise, sleep or cheat, and the game goes on."""

from __future__ import annotations

import re
from pathlib import Path
from threading import enumerate as running
from time import monotonic
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser
from brainwaves_widgets.core.bots import thinker
from brainwaves_widgets.core.bots.thinker import BotError
from brainwaves_widgets.goose import Answer, Ready, Roll
from tests.common import until
from tests.widgets.session.failing import (
    CALLS,
    CHOICES,
    Blind,
    Cheat,
    Raiser,
    Shy,
    Sleeper,
    at_its_turn,
    begin,
    labels,
    press,
    ways_on,
)

WIDGETS = (bw.AstuteGoose, bw.BrilliantBoar, bw.GameMatrix, bw.BrainWave)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("widget", WIDGETS)
@pytest.mark.parametrize(
    ("bot", "told", "where"),
    [
        (Raiser, "Mine raises KeyError.", r"failing.py, line \d+, in choose. "),
        (Blind, "Mine raises SystemExit.", r"failing.py, line \d+, in see. "),
        (
            Cheat,
            "Mine chooses a move that the rules do not allow.",
            "choose returns one of `moves`",
        ),
        (Shy, "Mine chooses no move, and nobody else can act.", "choose returned None; "),
    ],
)
def test_a_program_that_fails_is_reported_in_one_line_and_a_random_move_goes_on(
    widget: Any, bot: Any, told: str, where: str
) -> None:
    game = at_its_turn(widget, bot())
    ann, before = game.seat("Ann"), game.table.to_json()
    press(game)
    assert game.scene["prompt"]["headline"] == ann.scene["prompt"]["headline"] == told
    assert re.match(where, game.scene["prompt"]["hint"]) or where in game.scene["prompt"]["hint"]
    assert ann.scene["prompt"]["hint"] == ""
    assert game.scene["request"]["text"] == f"{told} How should the game go on?"
    assert ways_on(game) == CHOICES
    assert labels(game) == []
    for screen in (game, ann):  # what it says may tell what it knows
        assert "secret" not in str(screen.scene)
        assert "I win" not in str(screen.scene)
    assert repr(game).endswith(f"{told} {CALLS}")
    assert game.table.to_json() == before
    press(game)  # a second page asks, too
    assert ways_on(game) == CHOICES
    ply = game.ply
    press(game, "random")
    assert game.ply > ply
    assert game.history[ply].seat == 1


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_person_takes_the_seat_over_and_the_kept_game_knows_it(widget: Any) -> None:
    game = at_its_turn(widget, Guesser(seed=1))
    game._session.turns._thinkers[1].bot = Raiser()
    press(game)
    press(game, "take over")
    assert game.scene["bots"] == []
    if game.scene["curtain"]:
        assert game.scene["curtain"] == game.players[1]
        press(game, "lift")
    assert all("seats" in offer for offer in game.scene["moves"])
    move = game.scene["moves"][0]
    ply = game.ply
    game._receive(game, {**move, "ply": ply}, [])
    assert game.history[ply].seat == 1
    again = bw.recent().open(0)
    assert again.scene["bots"] == []
    assert again.ply == game.ply


def test_a_program_that_sleeps_blocks_nothing_and_is_given_up() -> None:
    bot, others = Sleeper(), set(running())
    game = at_its_turn(bw.GameMatrix, bot, bot_seconds=1)
    began = monotonic()
    begin(game)
    assert monotonic() - began < 0.9
    assert game.scene["prompt"]["headline"] == "Mine is thinking."
    assert labels(game) == []
    assert game.scene["undo"]
    begin(game)  # a second page asks for the same
    until(lambda: ways_on(game) == CHOICES)
    assert game.scene["prompt"]["headline"] == "Mine takes too long to choose a move."
    assert bot.calls == 1
    ply = game.ply
    press(game, "random")
    assert game.history[ply].seat == 1
    after = game.ply
    bot.woken.set()  # what it thought of then comes too late
    until(lambda: others >= set(running()))
    assert game.ply == after


def test_a_slow_program_moves_when_it_is_ready_at_every_screen() -> None:
    bot = Sleeper()
    game = at_its_turn(bw.BrilliantBoar, bot)
    ann = game.seat("Ann")
    assert labels(ann) == ["Let Mine move"]
    begin(ann)
    assert ann.scene["prompt"]["headline"] == "Mine is thinking."
    assert game.scene["prompt"]["headline"] == "Mine is thinking."
    ply = game.ply
    bot.woken.set()
    until(lambda: ann.scene["ply"] > ply)
    assert game.history[ply].seat == 1


def test_what_was_thought_before_an_undo_is_not_played() -> None:
    bot, others = Sleeper(), set(running())
    game = at_its_turn(bw.GameMatrix, bot)
    begin(game)
    press(game, "undo")
    assert game.table.actors == (0,)
    ply = game.ply
    bot.woken.set()
    until(lambda: others >= set(running()))
    assert game.ply == ply
    assert all("seats" in offer for offer in game.scene["moves"])


def test_a_cell_gets_one_clear_error_that_names_the_two_calls() -> None:
    game = at_its_turn(bw.GameMatrix, Raiser())
    with pytest.raises(BotError) as caught:
        game.reply()
    told = str(caught.value)
    assert re.match(
        r"Mine raises KeyError. failing.py, line \d+, in choose. KeyError\(.secret", told
    )
    assert told.endswith(CALLS)
    assert isinstance(caught.value.__cause__, KeyError)  # for those who write it
    ply = game.ply
    game.random_move("Mine")
    assert game.ply > ply
    game.take_over("Mine")
    assert game.scene["bots"] == []
    with pytest.raises(ValueError, match="Mine is not a program at this table; programs: there is"):
        game.take_over("Mine")


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Shy, "choose returned None; it returns one of `moves`"),
        (Cheat, "It chose 'I win'"),
        (Blind, "in see. SystemExit"),
    ],
)
def test_every_reply_tells_what_is_wrong_until_a_person_chooses(bot: Any, why: str) -> None:
    game = at_its_turn(bw.GameMatrix, bot())
    ply = game.ply
    for _ in range(3):
        with pytest.raises(bw.BotError, match=why):
            game.reply()
    assert game.ply == ply


class Dazzled(Guesser):
    """Cannot look at its first view, however often it is asked."""

    name, seen = "Mine", 0

    def see(self, view: Any) -> None:
        if not view["cards"] and not self.seen:
            raise ValueError("too bright")
        self.seen += 1


def test_a_program_does_not_play_on_without_what_it_could_not_see() -> None:
    bot = Dazzled(seed=1)
    game = bw.GameMatrix(players=[bot, "Ann"], seed=2)
    for _ in range(2):
        with pytest.raises(bw.BotError, match="too bright"):
            game.reply()
    game.random_move("Mine")  # a person lets it go on without that view
    assert bot.seen == 0
    game.reply()
    assert bot.seen > 0
    assert game.table.actors == (1,)


def test_a_cell_does_not_wait_longer_than_it_says() -> None:
    game = at_its_turn(bw.GameMatrix, Sleeper(), bot_seconds=0.3)
    with pytest.raises(BotError, match="Mine takes too long"):
        game.reply()


def test_where_there_are_no_threads_a_program_thinks_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker, "HAS_THREADS", False)
    monkeypatch.setattr(thinker, "Thread", None)
    game = at_its_turn(bw.GameMatrix, Raiser())
    press(game)
    assert ways_on(game) == CHOICES
    game = at_its_turn(bw.GameMatrix, Guesser(seed=1))
    game.reply()
    assert 0 in game.table.actors


def test_a_failed_program_fails_again_in_the_reopened_game_and_nothing_is_lost() -> None:
    game = at_its_turn(bw.GameMatrix, Cheat())
    press(game)
    again = bw.recent()[0].open({"Mine": Cheat()})
    assert again.ply == game.ply
    press(again)
    assert ways_on(again) == CHOICES
    assert bw.recent().open(0).scene["bots"] == []  # whose code is not known is a person's


@pytest.mark.parametrize("do", ["random", "take over"])
def test_no_program_is_replaced_that_has_not_failed(do: str) -> None:
    game = at_its_turn(bw.GameMatrix, Guesser(seed=1))
    before = game.table.to_json()
    press(game, do)
    assert game.table.to_json() == before
    assert game.scene["bots"] == [1]


@pytest.mark.parametrize("widget", WIDGETS)
def test_programs_alone_play_while_people_watch(widget: Any) -> None:
    game = widget(players=[Guesser(seed=1), Guesser(seed=2)], seed=2, pace=0)
    assert game.scene["wait"] == 0
    for _ in range(10):
        ply = game.ply
        press(game)
        assert game.ply > ply


@pytest.mark.parametrize("widget", WIDGETS)
def test_undo_goes_back_to_the_last_decision_of_a_person(widget: Any) -> None:
    game = at_its_turn(widget, Guesser(seed=1))
    before = max(step.ply for step in game.history if step.seat == 0)
    state = game.table.state_at(before)
    game.reply()
    press(game, "undo")
    assert 0 in game.table.actors
    assert game.ply == before
    assert game.state == state


@pytest.mark.parametrize("widget", WIDGETS)
def test_pace_and_time_are_checked_and_kept_for_the_next_game(widget: Any) -> None:
    for wrong in ({"pace": -1}, {"pace": "slow"}, {"bot_seconds": 0}, {"bot_seconds": None}):
        with pytest.raises(ValueError, match=f"{next(iter(wrong))} is a number from"):
            widget(players=["Ann", Guesser()], **wrong)
    game = widget(players=["Ann", Guesser()], pace=2, bot_seconds=3)
    assert game.scene["wait"] == 1400
    game._session.again()
    assert game.scene["wait"] == 1400
    assert game._session.turns.seconds == 3


def test_a_program_has_its_chance_though_a_person_could_show_the_card() -> None:
    """G16: whoever holds a wrongly named card may show it, while the others try their luck."""
    game = bw.AstuteGoose(players=["Ann", bw.bots.Child(seed=1)], seed=7, pace=0)
    for move in (Ready(), Roll(), Answer("green")):
        game.reply()
        game.play(move, "Ann")
    assert game.table.actors == (1, 0)

    assert [offer.get("do") for offer in game.scene["moves"]] == ["bot", None]
    ply = game.ply
    game._receive(game, {"do": "bot", "ply": ply}, [])
    until(lambda: game.ply > ply)
    assert game.history[-1].seat != 0
