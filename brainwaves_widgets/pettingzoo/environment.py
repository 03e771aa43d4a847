"""A game as an AEC environment with action masks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.chance import fresh_seed, pick
from ..core.game import Game
from ..core.installed import game_of
from ..core.rules import CHANCE, IllegalMove, Move, Seat, State

RENDER_MODES = ("human", "ansi", "svg")
REWARDS = ("win", "score")


def env(game: object, players: int | Iterable[str] = 2, **how: Any) -> AECEnv:
    """Return an environment that refuses wrong calls and ends at an illegal action.

    The arguments are those of `raw_env`.
    """
    raw = raw_env(game, players, **how)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


@cache
def numbering(game: Game, options: Any) -> tuple[tuple[Move, ...], dict[Move, int]]:
    """Return a game's moves by their numbers, and the numbers; raise ValueError if it has none."""
    moves = game.actions(options)
    if not moves or game.observe is None or game.features is None:
        raise ValueError(f"{game.title} has no numbers for its moves and observations")
    return moves, {move: number for number, move in enumerate(moves)}


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's name for it
    """A game for agents that take their turns one after the other.

    Args:
        game: The game's name, as in save files, `"brilliant-boar"`, or its widget class.
        players: How many play, or a list of their names.
        render_mode: With `"ansi"` `render` returns text, with `"svg"` a picture; with `"human"` the
            text is printed at the start and after every step.
        reward: `"win"` gives winners 1 and the others -1 at the end, or everybody 0 if all win;
            `"score"` gives the final scores. The default is `"score"` for those who play alone or
            together, and `"win"` otherwise.
        options: How the game is played, as for its widget.

    An observation is a dictionary with `observation`, numbers from 0 to 1, and `action_mask`, which
    has a 1 for each action that is legal now; it is all 0 for an agent that is not to act.

    Dice and cards are not an agent; `reset(seed=...)` decides them. Where several may act, the
    first of `rules.actors` does: those who study and memorise in the order of seats, and where a
    card may be stolen, the stealer. Two make a move together in Brain Wave's breakthrough: the
    attacker chooses one part, and the other agent, who is not told which, the other part.

    Copies and pickles keep the state of the game.
    """

    def __init__(
        self,
        game: object,
        players: int | Iterable[str] = 2,
        *,
        render_mode: str | None = None,
        reward: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        found = game_of(game)
        _check("render_mode", render_mode, RENDER_MODES)
        _check("reward", reward, REWARDS)
        names = _names(players)
        self._game = found
        self._options = found.options(names, **options)
        alone = getattr(self._options, "mode", "") in ("solo", "cooperative")
        self._reward = reward or ("score" if alone else "win")
        moves, _ = numbering(found, self._options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{found.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = list(names)
        self.agents: list[str] = []
        size = sum(found.features(self._options).values())  # type: ignore[misc]
        self._action_spaces = {name: Discrete(len(moves)) for name in names}
        self._observation_spaces = {
            name: Dict(
                observation=Box(0.0, 1.0, (size,), np.float32),
                action_mask=Box(0, 1, (len(moves),), np.int8),
            )
            for name in names
        }
        self._seeds = Random(fresh_seed())  # noqa: S311
        self._offered: tuple[Move, ...] | None = None

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; one with the same seed has the same dice and cards."""
        del options  # the rules have theirs from the start
        if seed is not None:
            self._seeds.seed(seed)
        self._seed = self._seeds.getrandbits(48)
        self._ply = 0
        self._state: State = self._game.new(self._options)
        self._begun: Move = None
        """The part of a move that one agent has chosen, while the other is to choose."""
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._go_on()
        self._show()

    def step(self, action: Any) -> None:
        """Make the move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moves, _ = numbering(self._game, self._options)
        move = moves[int(action)]
        if move not in self._legal():
            raise IllegalMove(f"{move!r:.80} is not legal now; the action mask tells what is")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        together = self._game.together
        if self._begun is not None and together is not None:
            self._play(self._actor, together(self._begun, move))
            self._begun = None
        elif together is not None and type(move) in self._game.made_together:
            self._begun = move
        else:
            self._play(self._seat, move)
        self._go_on()
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and which actions are legal for it now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._action_spaces[agent].n, np.int8)
        if self.agents and seat == self._seat:
            _, numbers = numbering(self._game, self._options)
            mask[[numbers[move] for move in self._legal()]] = 1
        seen = self._game.observe(self._state, seat)  # type: ignore[misc]
        return {"observation": np.array(seen, np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """Return what a bystander sees, as text or as SVG; `"human"` prints the text."""
        view = self._game.view(self._state, None)
        if self.render_mode == "svg":
            return self._game.picture(view)
        text = self._game.text(view)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what it is for
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @property
    def _actor(self) -> Seat:
        """The first of those who may act; `CHANCE` when the game is over."""
        return next(iter(self._game.actors(self._state)), CHANCE)

    @property
    def _seat(self) -> Seat:
        """The seat that is to choose now."""
        seats = len(self.possible_agents)
        return self._actor if self._begun is None else (self._actor + 1) % seats

    def _legal(self) -> tuple[Move, ...]:
        """Return what the agent that is to choose may choose, which is computed once."""
        if self._offered is None:
            self._offered = self._game.choices(self._state, self._seat)  # type: ignore[misc]
        return self._offered

    def _play(self, seat: Seat, move: Move) -> None:
        self._state, _ = self._game.play(self._state, seat, move)
        self._ply += 1

    def _go_on(self) -> None:
        """Play the moves of chance, then find out who is next, or hand out the rewards."""
        game = self._game
        self._offered = None
        while game.actors(self._state) == (CHANCE,):
            self._play(CHANCE, pick(game.moves(self._state, CHANCE), self._seed, self._ply))
        outcome = game.outcome(self._state)
        if outcome is None:
            self.agent_selection = self.possible_agents[self._seat]
            return
        shared = len(outcome.winners) == len(self.possible_agents)
        for seat, agent in enumerate(self.possible_agents):
            won = 0.0 if shared else 1.0 if seat in outcome.winners else -1.0
            self.rewards[agent] = won if self._reward == "win" else float(outcome.scores[seat])
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat], "won": seat in outcome.winners}
        self.agent_selection = self.agents[0]


def _check(what: str, value: object, choices: tuple[str, ...]) -> None:
    if value is not None and value not in choices:
        raise ValueError(f"{what} is one of {', '.join(map(repr, choices))}, not {value!r:.40}")


def _names(players: int | Iterable[str]) -> tuple[str, ...]:
    """Return the agents' names; if only their number is given, as PettingZoo names them."""
    if type(players) is int:
        return tuple(f"player_{seat}" for seat in range(players))
    return players if isinstance(players, str) else tuple(players)  # type: ignore[return-value,arg-type]
