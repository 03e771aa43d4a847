"""What all bots of `bw.bots` have in common: names, settings, seeds, copies and their games."""

from __future__ import annotations

import copy
import pickle

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets import bots
from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.core.bots import check_seats, drive
from brainwaves_widgets.core.bots.programs import Program
from tests.bots.builders import seated
from tests.games import GAMES, Game

BOTS: tuple[bots.Opponent, ...] = (
    bots.Guesser(seed=3),
    bots.Perfect(seed=3),
    bots.GrownUp(seed=3),
    bots.Child(seed=3),
    bots.Optimal(seed=3),
    bots.Careful(seed=3),
    bots.Greedy(seed=3),
    bots.Learner("square-is-no-rectangle", seed=3),
    bots.Beginner(seed=3),
    bots.Regular(seed=3, steadiness=0.9),
    bots.Champion(seed=3),
)


def plays(bot: bots.Opponent, game: Game) -> bool:
    return not bot.games or game.rules.name in bot.games


SEATS = [
    pytest.param(bot, game, id=f"{bot!r}-{game.name}")
    for bot in BOTS
    for game in GAMES
    if plays(bot, game)
]


def test_all_are_tested() -> None:
    named = {type(bot).__name__ for bot in BOTS}
    assert named == {*dir(bots)} - {"Opponent"}
    assert bw.bots is bots


@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_a_repr_evaluates(bot: bots.Opponent) -> None:
    again = eval(repr(bot), {name: getattr(bots, name) for name in dir(bots)})  # noqa: S307
    assert type(again) is type(bot)
    assert repr(again) == repr(bot)
    assert repr(bot.fresh(4)) == repr(bot).replace("seed=3", "seed=4")
    assert bot.name != bots.Opponent.name


@pytest.mark.parametrize(("bot", "game"), SEATS)
def test_copies_go_on_in_the_same_way(bot: bots.Opponent, game: Game) -> None:
    table = seated(game)
    seats = {0: bot.fresh(3), 1: bot.fresh(4)}
    for _ in range(12):
        if not table.actors:
            break
        for seat, one in seats.items():
            one.see(table.view(seat))
        _act(table, seats)
    text = table.to_json()
    for twins in (copy.deepcopy(seats), pickle.loads(pickle.dumps(seats))):  # noqa: S301
        games = []
        for each in (copy.deepcopy(seats), twins):
            again = Table.from_json(text)
            drive(again, each)
            games.append(again.to_json())
        assert games[0] == games[1]


def _act(table: Table, seats: dict[int, bots.Opponent]) -> None:
    for seat in table.actors:
        move = seats[seat].choose(table.view(seat), table.moves(seat))
        if move is not None:
            table.play(move, seat)
            return


@pytest.mark.parametrize(("bot", "game"), SEATS)
def test_equal_seeds_play_equal_games(bot: bots.Opponent, game: Game) -> None:
    games = []
    for _ in range(2):
        table = seated(game)
        drive(table, {0: bot.fresh(3), 1: bot.fresh(4)})
        assert table.outcome is not None
        games.append(table.to_json())
    assert games[0] == games[1]


@pytest.mark.parametrize(("bot", "game"), SEATS)
def test_what_a_bot_draws_for_itself_leaves_the_dice_and_cards_alone(
    bot: bots.Opponent, game: Game
) -> None:
    """Chance is drawn for the same plies alike, as long as the same moves are made."""
    tables = [seated(game) for _ in range(2)]
    drive(tables[0], {0: bot.fresh(3), 1: bot.fresh(4)})
    wasteful = {0: bot.fresh(5), 1: bot.fresh(6)}
    for step in tables[0].history:
        for seat, one in wasteful.items():
            one.see(tables[1].view(seat))
            if seat in tables[1].actors:
                one.choose(tables[1].view(seat), tables[1].moves(seat))
        if step.seat != CHANCE:
            tables[1].play(step.move, step.seat)
    assert tables[0].to_json() == tables[1].to_json()


def test_a_wrong_seat_gets_a_clear_error() -> None:
    table = seated(GAMES[3])
    with pytest.raises(
        ValueError, match=r"Child\(\) plays The Astute Goose and The Brilliant Boar, not Br"
    ):
        drive(table, {0: bots.Child()})
    assert table.ply == seated(GAMES[3]).ply
    check_seats(GAMES[3].rules, {0: bots.Guesser()})


def test_settings_that_a_bot_does_not_keep_leave_its_repr_and_its_errors_readable() -> None:
    class Counter(bots.Guesser):
        games = ("game-matrix",)

        def __init__(self, depth: int, *more: object, seed: int | None = None) -> None:
            super().__init__(seed)
            self.d = depth, more

    assert repr(Counter(2, seed=3)) == "Counter(depth=..., more=..., seed=3)"
    with pytest.raises(ValueError, match=r"Counter\(depth=..., more=...\) plays Game Matrix, not"):
        bw.AstuteGoose(players=["Ann", Counter(2)])


@pytest.mark.parametrize("games", [("goose",), "goose", ("game-matrix", "goose")])
def test_a_game_that_no_bot_can_name_is_answered_with_those_there_are(games: object) -> None:
    class Mine(bots.Guesser):
        pass

    Mine.games = games  # type: ignore[assignment]
    with pytest.raises(
        ValueError, match=r"the games of Mine\(\) are .*; a game is one of 'astute-"
    ):
        bw.AstuteGoose(players=["Ann", Mine()])


@pytest.mark.parametrize("bot", BOTS, ids=repr)
def test_every_bot_takes_a_name(bot: bots.Opponent) -> None:
    rob = type(bot)(name="Rob")
    assert (rob.name, rob.fresh(1).name, bot.fresh(1).name) == ("Rob", "Rob", bot.name)
    assert repr(rob).endswith("(name='Rob')")
    assert Program.of(rob).settings["name"] == "Rob"
    assert "name" not in Program.of(bot).settings


@pytest.mark.parametrize("wrong", ["x", True, 2, float("nan")])
def test_steadiness_is_a_number_from_0_to_1(wrong: object) -> None:
    with pytest.raises(ValueError, match="steadiness is a number from 0 to 1"):
        bots.Regular(steadiness=wrong)  # type: ignore[arg-type]


def test_a_seed_is_a_whole_number() -> None:
    with pytest.raises(ValueError, match="seed is a whole number or None"):
        bots.Child(seed="x")  # type: ignore[arg-type]
