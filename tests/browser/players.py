"""Players for whole games, who know no more than what their screen was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from .notebook import GameScreen

VALUES = {
    "colour": ("yellow", "red", "purple", "blue", "green"),
    "feature": ("bow tie", "necktie", "scarf", "key chain", "striped shirt"),
    "animal": ("rat", "dog", "cat", "goose", "parrot"),
}


def game_cell(players: str = "['You']", **options: Any) -> str:
    """A cell that makes a game, with no clock that would play for anybody."""
    chosen = {"seed": 7, "study_seconds": 3000, "show_seconds": 3000, **options}
    listed = ", ".join(f"{name}={value!r}" for name, value in chosen.items())
    return f"import brainwaves_widgets as bw\ngame = bw.AstuteGoose({players}, {listed})\ngame"


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
        values = VALUES[screen.view["dice"]["kind"]]
        return rng.choice([value for value in values if value != self.right(screen)])

    def choose(self, screen: GameScreen) -> str | None:
        """Give the label of a good move, or None when the game is over."""
        scene = self.look(screen)
        offers = scene["moves"]
        if scene["view"]["dice"] and any(one["move"]["type"] == "Answer" for one in offers):
            return answer(screen, self.right(screen))
        return str(offers[0]["label"]) if offers else None


def answer(screen: GameScreen, value: str) -> str:
    """Give the label of the move that names a value."""
    move = {"type": "Answer", "value": value}
    return next(str(one["label"]) for one in screen.scene["moves"] if one["move"] == move)
