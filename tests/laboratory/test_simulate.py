"""Many games between bots: what is played, what is kept, and what is refused."""

from __future__ import annotations

import random
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import matrix
from brainwaves_widgets.laboratory.games import SimulationError
from brainwaves_widgets.laboratory.runs import Runs
from brainwaves_widgets.matrix.bots import Knower
from tests.games import GAMES, Game
from tests.laboratory.bots import Fails, First, Interrupts, Lucky, Rememberer, Shrugs
from tests.testing.toy import Toy


def simulate(*players: Any, games: int = 6, seed: int | None = 1, **more: Any) -> Runs:
    return bw.simulate(bw.GameMatrix, players, games, seed=seed, progress=False, **more)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    bots = Lucky(Random(5)), Lucky(Random(5))
    once, again, other = simulate(*bots), simulate(*bots), simulate(*bots, seed=2)
    assert once == again
    assert once != other
    assert simulate(*bots, games=3).played == once.played[:3]


def test_games_differ_and_so_do_bots_with_equal_generators() -> None:
    runs = simulate(Lucky(Random(5)), Lucky(Random(5)), games=8)
    assert len({game.seed for game in runs.played}) == 8
    assert len({(game.scores, game.plies) for game in runs.played}) > 4


def test_bots_without_a_generator_are_seeded_and_the_global_one_is_left_alone() -> None:
    random.seed(11)
    once = simulate(Lucky(), Lucky())
    here = random.random()
    random.seed(11)
    assert random.random() == here
    assert simulate(Lucky(), Lucky()) == once


def test_numpy_generators_are_seeded_for_each_game() -> None:
    numpy = pytest.importorskip("numpy")
    bots = [Lucky(numpy.random.default_rng(5)) for _ in range(2)]
    once = simulate(*bots, games=4)
    assert once == simulate(*bots, games=4)
    assert len({game.moves for game in once.played}) > 2


def test_bots_come_fresh_to_every_game_and_those_given_stay_as_they_are() -> None:
    bots = Rememberer(), Rememberer()
    simulate(*bots)
    assert [bot.asked for bot in bots] == [0, 0]


def test_opponents_begin_anew_by_themselves_and_own_ones_are_copied() -> None:
    class Own(bw.bots.Opponent):
        """Its settings are not kept as its base expects."""

        def __init__(self, likes: int) -> None:
            super().__init__(Random(likes))
            self._likes = likes

        def choose(self, view: Any, moves: tuple[Any, ...]) -> Any:
            del view
            return self.rng.choice(moves[: self._likes])

    for bots in ([bw.bots.Guesser(), bw.bots.Guesser()], [Own(3), Own(3)]):
        runs = simulate(*bots, games=8)
        assert runs == simulate(*bots, games=8)
        assert len({(game.scores, game.plies) for game in runs.played}) > 4


def test_players_are_named_after_their_bots() -> None:
    bots = [bw.bots.Perfect(), bw.bots.Child(seed=3), ("Ann", bw.bots.Child())]
    runs = bw.simulate(bw.AstuteGoose, bots, 1, seed=1, progress=False)
    assert runs.players == ("Perfect memory", "Child", "Ann")


def test_a_game_is_the_one_that_a_widget_with_its_seed_plays() -> None:
    runs = simulate(Knower(1), Knower(2), games=3)
    game = runs.played[2]
    table = bw.Table(matrix.RULES, matrix.Options(players=("Ann", "Ben")), seed=game.seed)
    assert [step.move for step in table.history] == [
        step.move for step in runs.table(2).history[: len(table.history)]
    ]
    outcome = runs.table(2).outcome
    assert outcome == (game.scores, game.winners)
    with pytest.raises(ValueError, match="from 0 to 2, not 3"):
        runs.table(3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_simulated_by_its_name(game: Game) -> None:
    players = [Lucky(Random(1)), Lucky(Random(2))]
    more: dict[str, Any] = {"size": 7, "battles": 8} if game.name == "brainwave" else {}
    runs = bw.simulate(game.rules.name, players, 2, seed=3, progress=False, **more)
    assert [row["player"] for row in runs.rows()] == ["Lucky", "Lucky 2"] * 2
    assert all(row["moves"] > 0 for row in runs.rows())


def test_rules_that_are_not_installed_are_played_as_well() -> None:
    runs = bw.simulate(Toy(), [First(), First()], 2, seed=1, progress=False)
    assert [game.winners for game in runs.played] == [(0, 1), (0, 1)]


def test_rows_tell_of_each_game_and_seat() -> None:
    runs = simulate(("Ann", Knower(1)), Knower(2), games=5)
    frame = runs.frame()
    assert len(frame) == 10
    assert list(frame["player"][:2]) == ["Ann", "Knower"]
    assert (frame[frame["won"]]["place"] == 1).all()
    totals = frame.groupby("player")["won"].mean()
    assert {row["player"]: row["win_rate"] for row in runs.summary()} == dict(totals)
    assert {row["player"]: row["mean_score"] for row in runs.summary()} == dict(
        frame.groupby("player")["score"].mean()
    )


def test_summary_has_intervals_around_its_estimates_and_shows() -> None:
    runs = simulate(Knower(1), Knower(3), games=30)
    for row in runs.summary():
        assert 0 <= row["win_rate_low"] < row["win_rate"] < row["win_rate_high"] <= 1
        assert row["mean_score_low"] < row["mean_score"] < row["mean_score_high"]
    assert repr(runs).startswith("Game Matrix, 30 games, seed 1, seats not exchanged\nplayer")
    assert "<table>" in runs._repr_html_()
    assert len(runs.summary().frame()) == 2
    few = simulate(Knower(1), Knower(3), games=1).summary()[0]
    assert few["mean_score_low"] is None


def test_who_wins_no_game_is_drawn_as_well() -> None:
    runs = simulate(bw.bots.Guesser(), bw.bots.Careful(), games=20)
    assert runs.summary()[0]["won"] == 0
    assert runs.plot().get_yticklabels()[0].get_text() == "Guesser"


def test_plot_has_a_bar_for_each_player() -> None:
    ax = simulate(Knower(1), Knower(3), games=3).plot()
    assert [label.get_text() for label in ax.get_yticklabels()] == ["Knower", "Knower 2"]


def test_an_interrupt_keeps_what_is_done() -> None:
    Interrupts.games_left = 3
    with pytest.warns(RuntimeWarning, match="interrupted: 3 of 50 games are done"):
        runs = simulate(Interrupts(), First(), games=50)
    assert [game.number for game in runs.played] == [0, 1, 2]
    assert "3 of 50 games (it was interrupted)" in repr(runs)
    assert runs.played == simulate(First(), First(), games=3).played


def test_an_interrupt_before_the_first_game_leaves_runs_that_show() -> None:
    Interrupts.games_left = 0
    with pytest.warns(RuntimeWarning, match="0 of 5"):
        runs = simulate(Interrupts(), First(), games=5)
    assert "0 of 5 games" in repr(runs)
    assert runs.frame().empty
    with pytest.raises(ValueError, match="nothing to draw"):
        runs.plot()


def test_a_bot_that_takes_longer_than_it_may_fails_and_an_interrupt_names_it() -> None:
    class Sleeps(First):
        def choose(self, *_given: Any) -> Any:
            Event().wait(60)

    why = r"Sleeps .* failed in game 0 .* it takes longer than 0.05 seconds \(bot_seconds\)"
    with pytest.raises(SimulationError, match=why):
        simulate(First(), Sleeps(), bot_seconds=0.05)
    bots = Lucky(Random(5)), Rememberer()
    assert simulate(*bots, games=2, bot_seconds=60) == simulate(*bots, games=2)
    Interrupts.games_left = 0
    with pytest.warns(
        RuntimeWarning, match="0 of 6 games are done, and kept; Interrupts was asked"
    ):
        simulate(First(), Interrupts())


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Fails(), "KeyError: 'I know no more'"),
        (Fails(illegal=True), "IllegalMove: 'a cheat' is not a move"),
    ],
)
def test_a_bot_that_fails_is_named_with_seed_and_ply(bot: Fails, why: str) -> None:
    with pytest.raises(SimulationError) as caught:
        simulate(("Ann", Knower(1)), ("Ben", bot))
    found = re.search(
        r"^Ben \(.*\) failed in game 0 \(seed (\d+)\) at ply (\d+): ", str(caught.value)
    )
    assert found
    assert why in str(caught.value)
    assert int(found[1]) == simulate(First(), First(), games=1).played[0].seed
    assert len(caught.value.runs) == 0
    assert "Traceback" in caught.value.__notes__[0]


def test_a_bot_with_no_move_to_make_is_named() -> None:
    with pytest.raises(SimulationError, match=r"Shrugs .* returned None"):
        simulate(First(), Shrugs())


def test_a_failure_can_count_as_a_lost_game() -> None:
    runs = simulate(Knower(1), Fails(), games=4, on_error="forfeit")
    assert {game.winners for game in runs.played if game.forfeited == 1} == {(0,)}
    row = runs.summary()[1]
    assert row["forfeited"] == sum(game.forfeited == 1 for game in runs.played) > 0
    assert runs.frame()["forfeited"].sum() == row["forfeited"]
    assert "forfeited" in repr(runs)
    assert "<th>forfeited</th>" in runs._repr_html_()
    assert "forfeited" not in repr(simulate(Knower(1), Knower(2), games=2))


@pytest.mark.parametrize(
    ("players", "more", "why"),
    [
        (["Ann", First()], {}, "'Ann' is a person's name, but in a simulation only bots play"),
        ([First, First()], {}, r"an instance, not a class: write First\(\)"),
        ([3, First()], {}, "or a pair of both, not 3; a bot is an object with see"),
        ("Ann", {}, "players is a list of bots, not 'Ann'"),
        ([], {}, "this game is for 1 to 5 players, not 0"),
        ([("Ann", First()), ("Ann", First())], {}, "two players are called 'Ann'"),
        ([First()], {"games": 0}, "games is a whole number, 1 or more, not 0"),
        ([First()], {"games": 2.5}, "games is a whole number, 1 or more, not 2.5"),
        ([First()], {"seed": "x"}, "seed is a whole number or None, not 'x'"),
        ([First()], {"bot_seconds": 0}, "bot_seconds is a number from 0.01 to 3600, not 0"),
        ([First()], {"executor": ThreadPoolExecutor}, r"create one: ThreadPoolExecutor\(\)"),
        ([First()], {"executor": 4}, "executor is something with a method submit"),
        ([First()], {"on_error": "ignore"}, 'on_error is "raise" or "forfeit", not \'ignore\''),
        ([First()], {"dots": 9}, "dots is 1, 2 or 3, not 9"),
    ],
)
def test_wrong_arguments_are_refused(players: Any, more: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bw.simulate(bw.GameMatrix, players, **{"games": 2, "progress": False} | more)


def test_an_unknown_option_names_the_game() -> None:
    with pytest.raises(TypeError, match=r"Game Matrix has no option 'dot'; do you mean 'dots'"):
        simulate(First(), dot=1)


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'chess' is installed; there are astute-goose"):
        bw.simulate("chess", [First()])
    with pytest.raises(ValueError, match="a widget class such as bw"):
        bw.simulate(3, [First()])


def test_a_bot_that_plays_another_game_is_refused() -> None:
    class GooseOnly(First):
        games = ("astute-goose", "brilliant-boar")

    with pytest.raises(ValueError, match="Goose and The Brilliant Boar, not Game Matrix"):
        simulate(GooseOnly(), First())


def test_the_progress_bar_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    bw.simulate(bw.GameMatrix, [First(), First()], 3, seed=1)
    assert "3/3" in capsys.readouterr().err
