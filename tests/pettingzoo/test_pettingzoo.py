"""The games as environments of PettingZoo, by PettingZoo's own checks and by ours."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import brainwaves_widgets as bw
from brainwaves_widgets import brainwave
from brainwaves_widgets.core import IllegalMove
from brainwaves_widgets.core.installed import game_names
from brainwaves_widgets.pettingzoo import env, raw_env

every_game = pytest.mark.parametrize("name", game_names())
SHORT: dict[str, Any] = {"brain-wave": {"size": 7, "battles": 20}}
DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo says of every game that it does not know and that has action masks."""


def make(name: str, players: int = 2, **how: Any) -> Any:
    return env(name, players, **SHORT.get(name, {}) | how)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        for start in DICTIONARIES:
            warnings.filterwarnings("ignore", start, UserWarning)
        yield


def sample(game: Any, rng: np.random.Generator) -> int | None:
    seen, _, over, cut, _ = game.last()
    return None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"])))


def play(game: Any, seed: int = 1, steps: int = 10**6) -> list[tuple[str, int | None, float]]:
    rng, played = np.random.default_rng(seed), []
    for agent in game.agent_iter(steps):
        action = sample(game, rng)
        played.append((agent, action, float(game.last(observe=False)[1])))
        game.step(action)
    return played


@every_game
def test_pettingzoo_finds_nothing_wrong_with_the_interface(name: str) -> None:
    api_test(make(name), num_cycles=200)


@pytest.mark.parametrize(
    ("name", "players", "how"),
    [
        ("astute-goose", 1, {"level": "expert", "deck": "random"}),
        ("astute-goose", 5, {"mode": "cooperative"}),
        ("brilliant-boar", 4, {"level": "expert", "name_the_card": True}),
        ("game-matrix", 5, {"version": "original", "dots": 1}),
        ("brain-wave", 2, {"own_dice": True, "edition": 1, "battles": 9}),
    ],
)
def test_it_is_as_right_with_other_options(name: str, players: int, how: Any) -> None:
    api_test(env(name, players, **how), num_cycles=60)


@every_game
def test_pettingzoo_finds_equal_seeds_to_give_equal_games(name: str) -> None:
    seed_test(partial(make, name), num_cycles=100)


@every_game
def test_pettingzoo_can_render(name: str) -> None:
    render_test(partial(make, name), {"svg": lambda shown: shown.startswith("<svg")})


def test_a_game_is_named_by_its_widget_too_and_a_human_sees_every_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = env(bw.GameMatrix, render_mode="human")
    assert str(game.unwrapped) == "game_matrix_v0"
    game.reset(seed=1)
    assert "player_0, draw a card." in capsys.readouterr().out
    game.step(sample(game, np.random.default_rng(1)))
    assert "player_0" in capsys.readouterr().out
    with pytest.raises(ValueError, match="no game 'chess' is installed; there are astute-goose"):
        env("chess")
    with pytest.raises(TypeError, match="Game Matrix has no option 'dot'"):
        env("game-matrix", dot=1)


@every_game
def test_copies_and_pickles_go_on_from_where_the_game_is(name: str) -> None:
    game = make(name)
    game.reset(seed=5)
    play(game, steps=30)
    copies = deepcopy(game), pickle.loads(pickle.dumps(game))  # noqa: S301
    went_on = play(game, seed=2)
    assert len(went_on) > 10
    for copy in copies:
        assert play(copy, seed=2) == went_on


@every_game
def test_a_seed_decides_the_dice_and_the_next_game_has_others(name: str) -> None:
    game = make(name)
    games = []
    for seed in (7, None, 7, None):
        game.reset(seed=seed)
        games.append(play(game))
    assert games[:2] == games[2:]
    assert games[0] != games[1]


@every_game
def test_rewards_are_for_winning_or_are_the_scores(name: str) -> None:
    for reward, least in (("win", -1), ("score", -99)):
        game = make(name, reward=reward)
        game.reset(seed=3)
        last = {agent: total for agent, action, total in play(game) if action is None}
        scores = game.unwrapped._game.outcome(game.unwrapped._state)
        if reward == "win" and len(scores.winners) < 2:
            assert sorted(last.values()) == [-1, 1]
        if reward == "score":
            assert tuple(last.values()) == scores.scores
        assert min(last.values()) >= least


def test_who_plays_alone_gets_the_score() -> None:
    game = make("astute-goose", players=1)
    game.reset(seed=3)
    (last,) = [total for _, action, total in play(game) if action is None]
    assert last == game.unwrapped._game.outcome(game.unwrapped._state).scores[0]


def test_an_illegal_action_ends_the_game_and_the_raw_one_refuses_it() -> None:
    game = make("game-matrix")
    game.reset(seed=1)
    game.step(5)
    assert all(game.terminations.values())
    assert game.rewards == {"player_0": -1, "player_1": 0}
    raw = raw_env("game-matrix")
    raw.reset(seed=1)
    with pytest.raises(IllegalMove, match="the action mask tells what is"):
        raw.step(5)


def test_the_first_of_several_who_may_act_is_asked() -> None:
    game = make("astute-goose", players=3)
    game.reset(seed=1)
    asked = [agent for agent, _, _ in play(game, steps=4)]
    assert asked == ["player_0", "player_1", "player_2", "player_0"]


def test_both_take_part_in_a_breakthrough_and_neither_knows_the_others_part() -> None:
    for seed in range(40):
        game: Any = raw_env("brain-wave", size=7)
        game.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while game.agents and game._state.phase not in ("attempt", "over"):
            game.step(sample(game, rng))
        if game.agents and game._state.phase == "attempt":
            break
    attacker, other = game.agent_selection, game.possible_agents[1 - game._state.attacker]
    before, state = game.observe(other), game._state
    assert not before["action_mask"].any()
    game.step(sample(game, rng))
    assert (game.agent_selection, game._state) == (other, state)
    seen = game.observe(other)
    assert np.array_equal(seen["observation"], before["observation"])
    assert seen["action_mask"].sum() == 9
    assert not game.observe(attacker)["action_mask"].any()
    copy = pickle.loads(pickle.dumps(game))  # noqa: S301
    action = sample(game, rng)
    game.step(action)
    copy.step(action)
    assert game._state == copy._state != state
    assert isinstance(game._begun, brainwave.Attempt) is (game._state.phase == "attempt")


def test_agents_may_have_names() -> None:
    game = make("game-matrix", players=["Ann", "Ben"])  # type: ignore[arg-type]
    assert game.possible_agents == ["Ann", "Ben"]
    assert game.metadata["name"] == "game_matrix_v0"


@pytest.mark.parametrize(
    ("args", "how", "why"),
    [
        (("chess",), {}, "no game 'chess' is installed; there are astute-goose"),
        (("game-matrix", 9), {}, "this game is for 1 to 5 players, not 9"),
        (("game-matrix", "Ann"), {}, "players is a list of names"),
        (("game-matrix",), {"render_mode": "3d"}, "render_mode is one of 'human', 'ansi', 'svg'"),
        (("game-matrix",), {"reward": "fun"}, "reward is one of 'win', 'score', not 'fun'"),
        (("game-matrix",), {"dots": 9}, "dots is 1, 2 or 3, not 9"),
    ],
)
def test_wrong_arguments_are_refused(args: Any, how: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        env(*args, **how)
