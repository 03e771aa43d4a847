"""Players for whole games, who know no more than what their screen was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brainwaves_widgets.boar import RULES as BOAR
from brainwaves_widgets.boar.bots import Rememberer
from brainwaves_widgets.core.files.codec import decode_move

if TYPE_CHECKING:
    from random import Random

    from .screen import GameScreen

VALUES = {
    "colour": ("yellow", "red", "purple", "blue", "green"),
    "feature": ("bow tie", "necktie", "scarf", "key chain", "striped shirt"),
    "animal": ("rat", "dog", "cat", "goose", "parrot"),
}
SIX = ("boar", "fox", "hare", "mouse", "wolf", "deer")
"""Animals of a rookie's game of the Boar."""

STEPPER = """import brainwaves_widgets as bw
from brainwaves_widgets import {game} as game
from brainwaves_widgets.testing.play import play_random, plays_of
whole = play_random(game.RULES, game.Options(players=("Ann", "Ben")), 3)
table = bw.Table.replay(game.RULES, whole.options, plays_of(whole)[:{most}])
stepper = bw.Stepper(table, {options})
{ready}
stepper"""
STEPS = 60


def game_cell(players: str = "['You']", **options: Any) -> str:
    """A cell that makes a game, with no clock that would play for anybody."""
    return _cell("AstuteGoose", players, {"study_seconds": 3000, "show_seconds": 3000, **options})


def after_draws(cell: str, moves: int) -> str:
    """The same cell, after so many moves of drawing and looking."""
    *before, name = cell.split("\n")
    return "\n".join([*before, f"for _ in range({moves}): game.play(game.moves()[0])", name])


def boar_cell(players: str = "['You']", **options: Any) -> str:
    """A cell with a game of the Boar, in which a drawn card is shown for as long as one likes."""
    return _cell("BrilliantBoar", players, {"show_seconds": 3000, **options})


def matrix_cell(players: str = "['You']", **options: Any) -> str:
    """A cell with a game of Game Matrix."""
    return _cell("GameMatrix", players, options)


def stepper_cell(game: str, options: str = "", ready: str = "", most: int = STEPS) -> str:
    """A cell with a stepper through the first moves of a random game."""
    return STEPPER.format(game=game, options=options, ready=ready, most=most)


def _cell(game: str, players: str, options: dict[str, Any]) -> str:
    chosen = {"seed": 7, **options}
    listed = ", ".join(f"{name}={value!r}" for name, value in chosen.items())
    return f"import brainwaves_widgets as bw\ngame = bw.{game}({players}, {listed})\ngame"


class Memory:
    """Remembers every suspect that a screen showed face up."""

    def __init__(self) -> None:
        self._known: dict[int, dict[str, str]] = {}

    def look(self, screen: GameScreen) -> dict[str, Any]:
        """Look at what the screen shows now."""
        scene = screen.scene
        for place, entry in enumerate(scene["view"]["lineup"]):
            if isinstance(entry["card"], dict):
                self._known[place] = entry["card"]
        return scene

    def right(self, screen: GameScreen) -> str:
        """The value that is asked for."""
        view = screen.view
        return self._known[view["place"]][view["dice"]["kind"]]

    def wrong(self, screen: GameScreen, rng: Random) -> str:
        view = screen.view
        known = {self.right(screen), *(one["value"] for one in view["tries"])}
        return rng.choice([one for one in VALUES[view["dice"]["kind"]] if one not in known])

    def choose(self, screen: GameScreen) -> str | None:
        """Return the label of a good move, or None when the game is over."""
        scene = self.look(screen)
        offers = scene["moves"]
        if scene["view"]["dice"] and any(one["move"]["type"] == "Answer" for one in offers):
            return answer(screen, self.right(screen))
        return str(offers[0]["label"]) if offers else None


def answer(screen: GameScreen, value: str) -> str:
    """Return the label of the move that names a value."""
    move = {"type": "Answer", "value": value}
    return next(str(one["label"]) for one in screen.scene["moves"] if one["move"] == move)


class BoarPlayers:
    """Players of the Boar who match what they remember, and now and then play anything."""

    def __init__(self, count: int, rng: Random) -> None:
        self._players = [Rememberer() for _ in range(count)]
        self._rng = rng

    def choose(self, screen: GameScreen) -> str:
        """Return the label of the move of whoever looks at the screen."""
        scene = screen.scene
        view = scene["view"]
        player = self._players[view["seat"]]
        player.see(view)
        labels = {decode_move(BOAR, one["move"]): str(one["label"]) for one in scene["moves"]}
        chosen = labels[player.choose(view, tuple(labels))]
        return self._rng.choice(list(labels.values())) if self._rng.random() < 0.2 else chosen


def claim_or_dare(screen: GameScreen, rng: Random, guessing: float = 1.0) -> str:
    """Return the label of a move of Game Matrix by somebody who takes hints, or guesses."""
    view, offers = screen.view, [str(one["label"]) for one in screen.scene["moves"]]
    if view["phase"] == "draw" or (view["phase"] == "dare" and rng.random() < 0.4):
        return offers[-1]
    fits = view["fits"] or [True] * len(view["figures"])
    fitting = {str(one["number"]) for one, fit in zip(view["figures"], fits, strict=True) if fit}
    possible = [one for one in offers if any(letter.isdigit() for letter in one)]
    if rng.random() >= guessing:
        possible = [one for one in possible if one.split()[-1] in fitting]
    return rng.choice(possible) if possible else "None fits"
