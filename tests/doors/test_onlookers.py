"""Guests, watchers and the host read who is to do what, and only who acts is spoken to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .clients import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget


def test_only_who_acts_is_spoken_to(make: Callable[..., GameWidget]) -> None:
    game = make("GameMatrix")
    ben, watcher = Client(game.invite("Ben").url), Client(game.invite(watch=True).url)
    assert game.scene["prompt"]["headline"] == "Ann, draw a card."
    for one in (ben, watcher):
        one.until_scene(lambda scene: scene["prompt"]["headline"] == "Ann is to draw a card.")
    for _ in range(2):  # she draws, and says that none fits
        game.play(game.moves("Ann")[-1])
    ben.until_scene(lambda scene: scene["prompt"]["headline"] == "Ben, draw a card.")
    told = "Ben is to draw a card."
    watcher.until_scene(lambda scene: scene["prompt"]["headline"] == told)
    assert game.scene["prompt"]["headline"] == told
