"""Programs at any seat: named, refused, kept with the game, and seated again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.bots import Guesser, Perfect
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.core.bots import Opponent
from brainwaves_widgets.core.bots.programs import Program, opponents
from brainwaves_widgets.core.installed import game_named, game_names
from brainwaves_widgets.goose.widget import AstuteGoose
from tests.common import until

WIDGETS = (bw.AstuteGoose, bw.BrilliantBoar, bw.GameMatrix, bw.BrainWave)


class Mine(Opponent):
    """A program of one's own that no file can bring back."""

    name = "Mine"

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:  # noqa: ARG002
        return moves[0]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "home"))


def press_bot(game: Any) -> None:
    game._receive(game, {"do": "bot", "ply": game.ply}, [])
    until(lambda: game._session.turns.thinking is None)


@pytest.mark.parametrize("widget", WIDGETS)
def test_any_seat_of_any_game_can_be_a_program(widget: Any) -> None:
    game = widget(players=[Guesser(seed=1), "Ann"], seed=2)
    assert game.players == ("Guesser", "Ann")
    assert game.scene["bots"] == [0]
    for _ in range(40):
        if 1 in game.table.actors:
            game.play(game.moves("Ann")[0], "Ann")
        else:
            press_bot(game)
    assert {step.seat for step in game.history} >= {0, 1}


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_still_says_who_is_a_program(widget: Any) -> None:
    game = widget(players=["Ann", Guesser()], seed=2)
    shown = game._repr_mimebundle_()[0]
    assert "Guesser (program)" in shown["text/plain"]
    assert "Ann (program)" not in shown["text/plain"]
    assert "(program)" in game._picture()
    assert game.players == ("Ann", "Guesser")


def test_programs_of_one_name_are_numbered_beside_people_of_that_name() -> None:
    game = bw.AstuteGoose(players=["guesser", Guesser(), Guesser()])
    assert game.players == ("guesser", "Guesser 2", "Guesser 3")


def test_a_program_that_does_not_play_the_game_is_refused_with_what_it_plays() -> None:
    with pytest.raises(
        ValueError, match=r"Perfect\(\) plays .*, not Game Matrix; .* Careful and O"
    ):
        bw.GameMatrix(players=["Ann", Perfect()])


def test_a_class_in_place_of_a_program_is_refused_with_what_to_write() -> None:
    with pytest.raises(ValueError, match=r"an instance, not a class: write Guesser\(\)"):
        bw.GameMatrix(players=["Ann", Guesser])


def test_a_program_may_be_given_a_name_of_its_own() -> None:
    game = bw.GameMatrix(players=["Ann", ("Rob", Guesser()), Guesser(name="Sue")])
    assert game.players == ("Ann", "Rob", "Sue")
    assert game.scene["bots"] == [1, 2]
    duel = bw.BrainWave(players=[("Rob", Guesser()), "Ann"], green="Ann")
    assert (duel.players, duel.scene["bots"]) == (("Ann", "Rob"), [1])


class Blind:
    """Has no `see`."""

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:
        """Never asked."""


@pytest.mark.parametrize(
    "wrong", [Blind(), print, None, {"Rob": Guesser()}, ("Rob", "Ann"), ("Rob", None)]
)
def test_who_is_neither_a_name_nor_a_bot_is_refused_with_what_a_bot_is(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"; a bot is an object with see\(view\) and choose\(v"):
        bw.GameMatrix(players=["Ann", wrong])


def test_a_program_alone_is_refused_with_the_list_to_write() -> None:
    with pytest.raises(ValueError, match=r'such as \["Ann", Guesser\(\)\], not a program alone'):
        bw.GameMatrix(players=Guesser())


def test_a_person_who_is_called_like_a_program_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("brainwaves_widgets.widgets.game._hinted", set())
    with pytest.warns(
        UserWarning, match=r"Careful is a person here; .*: bw.bots.Careful\(\)"
    ) as told:
        bw.GameMatrix(players=["Ann", "Careful"])
    assert told[0].filename == __file__
    assert bw.GameMatrix(players=["Ann", "Careful"]).scene["bots"] == []
    bw.AstuteGoose(players=["Ann", "Careful"])  # no program of this game has that name


def test_notebooks_find_the_bots_and_their_error() -> None:
    assert {"bots", "BotError", "GameMatrix"} <= {*dir(bw)}
    assert issubclass(bw.BotError, RuntimeError)


def test_one_program_at_two_seats_is_refused() -> None:
    one = Guesser()
    with pytest.raises(ValueError, match="one program sits at two seats"):
        bw.GameMatrix(players=[one, one])


def test_green_may_be_a_program_that_is_named_after_its_class() -> None:
    game = bw.BrainWave(players=["Ann", Guesser(seed=1)], green="Guesser")
    assert game.players == ("Guesser", "Ann")
    assert game.scene["bots"] == [0]


def test_a_kept_game_has_its_programs_again_with_their_settings() -> None:
    game = bw.AstuteGoose(players=["Ann", Perfect(seed=4)], seed=2)
    game.play(game.moves("Ann")[0], "Ann")
    again = bw.recent().open(0)
    assert again.scene["bots"] == [1]
    assert repr(again._session.bots[1]) == "Perfect(seed=4)"


def test_a_saved_game_has_its_programs_again(tmp_path: Any) -> None:
    path = tmp_path / "game.json"
    bw.GameMatrix(players=[Guesser(seed=4), "Ann"], seed=2).save(path)
    assert json.loads(path.read_text())["programs"] == {
        "0": {"name": "Guesser", "settings": {"seed": 4}}
    }
    assert bw.GameMatrix.load(path).scene["bots"] == [0]


def test_a_program_that_is_seated_again_has_seen_all_it_saw_before() -> None:
    """One that never forgets would, if it sat down anew, know none of the suspects."""
    game = bw.AstuteGoose(players=["Ann", Perfect(seed=4)], seed=2)
    game.play(game.moves("Ann")[0], "Ann")
    press_bot(game)  # ready
    again = bw.recent().open(0)
    for _ in range(12):
        if again.table.actors == (1,) and again.state.phase == "answer":
            break
        seat = again.table.actors[0]
        again.play(again.moves(seat)[-1], seat)
    errors = len(again.history)
    press_bot(again)
    told = [event.kind for step in again.history[errors:] for event in step.events]
    assert "won" in told


def test_an_unknown_program_is_reported_and_a_person_may_take_its_seat() -> None:
    game = bw.GameMatrix(players=["Ann", Mine()], seed=2)
    game.play(game.moves("Ann")[0], "Ann")
    again = bw.recent().open(0)
    (note,) = [event["text"] for event in again.scene["events"] if event["kind"] == "note"]
    assert note == (
        "Mine was the program Mine, which files do not keep: a person may play for Mine. "
        "bots={'Mine': Mine()} seats it again when the game is opened."
    )
    assert again.scene["bots"] == []
    assert bw.recent()[0].open({"Mine": Mine()}).scene["bots"] == [1]


def test_a_loaded_game_says_which_program_is_gone_until_a_person_plays_for_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.json"
    bw.AstuteGoose(players=["Ann", Mine()], seed=2).save(path)
    game = bw.AstuteGoose.load(path)
    gone = "Mine was the program Mine, which files do not keep"
    assert [gone in event["text"] for event in game.scene["events"]] == [True]
    game.play(game.moves("Ann")[0], "Ann")
    assert gone in repr(game)
    assert gone not in str(game.scene["events"])  # that is said once
    game.play(game.moves("Mine")[0], "Mine")
    assert gone not in repr(game)
    again = bw.AstuteGoose.load(path, bots={"Mine": Mine()})
    assert again.scene["bots"] == [1]
    assert gone not in repr(again)
    with pytest.raises(ValueError, match="no player 'Own' sits at this table, but 'Ann', 'Mine'"):
        bw.AstuteGoose.load(path, bots={"Own": Mine()})


@pytest.mark.parametrize(
    "programs",
    [
        "?", 7, [1], {"1": 3}, {"1": {"name": "Perfect"}},
        {"9": {"name": "Guesser", "settings": {}}},
        {"1": {"name": "Perfect", "settings": {"seed": "x"}}},
        {"1": {"name": "__import__('os')", "settings": {}}},
        {"-1": {"name": "Perfect", "settings": {}}},
    ],
)  # fmt: skip
def test_a_file_with_odd_programs_opens_with_people(programs: object) -> None:
    text = json.loads(bw.AstuteGoose(players=["Ann", "Ben"], seed=2).table.to_json())
    table = Table.from_json(json.dumps({**text, "programs": programs}))
    assert AstuteGoose.at(table).scene["bots"] == []


def test_a_stepper_branches_into_a_game_with_the_same_programs() -> None:
    game = bw.GameMatrix(players=["Ann", Guesser(seed=4)], seed=2)
    assert game.stepper().branch().scene["bots"] == [1]


def test_what_a_file_keeps_of_a_program_is_plain() -> None:
    class Odd(Mine):
        def __init__(self, mind: object = None, steady: float = 0.5) -> None:
            super().__init__()
            self.mind, self.steady = mind, steady

    assert Program.of(Odd(mind=print)) == Program("Odd", {"steady": 0.5})


def test_every_game_describes_its_opponents() -> None:
    for name in game_names():
        game = game_named(name)
        assert game
        found = opponents(game)
        assert found
        assert all(one.__doc__ and callable(one.choose) for one in found.values())


def test_a_program_that_waits_for_the_game_to_be_shown_says_so() -> None:
    game = bw.GameMatrix(players=[Guesser(seed=1), "Ann"], seed=2)
    hint = "Guesser moves once the game is shown; game.reply() does it without."
    assert repr(game).endswith(hint)
    with pytest.raises(IllegalMove, match=r"Guesser, a program: game\.reply\(\) lets it move"):
        game.play(game.moves()[0], "Ann")
    game._receive(game, {"do": "hello"}, [])
    assert hint not in repr(game)
    game.reply()
    assert hint not in repr(bw.GameMatrix.at(game.table))
