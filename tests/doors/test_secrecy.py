"""A guest who reads every frame learns what the seat may know, and nothing else.

What the seat cannot know is exchanged for something else, by the rules' own `resample`: every frame
must stay as it was.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import CHANCE, Table
from brainwaves_widgets.testing.play import play_random, plays_of
from tests.games import GAMES, Game

from .clients import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget

WIDGETS: dict[str, type[GameWidget]] = {
    "goose": bw.AstuteGoose,
    "boar": bw.BrilliantBoar,
    "matrix": bw.GameMatrix,
    "brainwave": bw.BrainWave,
}
OPTIONS: dict[str, dict[str, Any]] = {"brainwave": {"size": 7, "battles": 30}}
ASKED = ("view", "moves", "history", "log", "open", "outcome")
PLACES = 5
"""At so many places of a game."""


def frames(game: GameWidget, **invited: Any) -> list[Any]:
    """Return all that a guest can make a door send: on coming, by asking, and by nonsense."""
    ben = Client(game.invite(**invited).url)
    for what in ASKED:
        ben.ask(what)
    ply = ben.scene["ply"]
    for content in (
        {"do": "hello"},
        {"do": "undo", "ply": ply},
        {"move": {"type": "Nothing"}, "ply": ply},
        *({"move": one, "seats": [0], "ply": ply} for one in ben.ask("moves")[:1]),
        {"do": "help"},
        {"do": "rulebook"},
        {"do": "glance"},
        {"do": "read"},
        {"do": "time is up", "ply": ply},
        {"ask": ["x", "y"], "ply": ply},
    ):
        ben.send(content)
    ben.close()
    game.close_door()
    told = [json.loads(text) for text in ben.frames]
    return [{**one, "number": 0} if "number" in one else one for one in told]


@pytest.mark.parametrize("seat", [1, None], ids=["guest", "watcher"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_frame_tells_what_the_seat_cannot_know(
    game: Game,
    seat: int | None,
    make: Callable[..., GameWidget],  # noqa: ARG001 - for its folder
) -> None:
    rules, rng, changed = game.rules, Random(4), 0
    options = rules.options_type(players=("Ann", "Ben"), **OPTIONS.get(game.name, {}))
    whole = play_random(rules, options, 3)
    plays = plays_of(whole)
    acting = [ply for ply in range(whole.ply) if rules.actors(whole.state_at(ply)) != (CHANCE,)]
    for place in (acting[len(acting) * part // (PLACES + 1)] for part in range(1, PLACES + 1)):
        this = Table.replay(rules, options, plays[:place])
        other = Table.replay(rules, options, rules.resample(options, plays[:place], seat, rng))
        changed += this.state != other.state
        widget = WIDGETS[game.name]
        invited = {"watch": True} if seat is None else {"player": seat}
        assert frames(widget.at(this), **invited) == frames(widget.at(other), **invited)
    assert changed or not game.hidden


def test_nothing_of_a_guest_goes_to_the_kernels_pages(
    make: Callable[..., GameWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel sends every widget's messages to every page: so no comm is opened for a guest."""
    opened: list[Any] = []
    create = __import__("comm").create_comm
    game = make("BrilliantBoar")

    def note(*args: Any, **options: Any) -> Any:
        opened.append(options)
        return create(*args, **options)

    monkeypatch.setattr("comm.create_comm", note)
    ben = Client(game.invite("Ben").url)
    for _ in range(2):
        game.play(game.moves("Ann")[0])
    ben.catch_up(game.ply)
    ben.play()
    assert not [one for one in opened if "scene" in one.get("data", {}).get("state", {})]
    assert game.scene["view"]["seat"] == 0
