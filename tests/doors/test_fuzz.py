"""Ten thousand mutated messages a game: it goes by its rules, and nobody learns anything."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.doors.server.limits import Allowance

from .clients import Client
from .mutations import mutated, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget

MESSAGES = 10_000
BATCH = 20
GAMES: dict[str, dict[str, Any]] = {
    "AstuteGoose": {},
    "BrilliantBoar": {"name_the_card": True},
    "GameMatrix": {},
    "BrainWave": {"size": 7, "battles": 30},
}
WORDS = ("undo", "allow", "refuse", "redo", "sample", "lift", "again", "step", "bot", "hello")


def plain(scene: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a message that makes sense, or could."""
    content: dict[str, Any] = {"do": rng.choice(WORDS)}
    if scene["moves"] and rng.random() < 0.7:
        content = dict(rng.choice(scene["moves"]))
    content["ply"] = scene["ply"] + rng.choice((0, 0, 0, 1, -1))
    kinds: list[dict[str, Any]] = [
        {"kind": "message", "id": str(rng.randrange(500)), "content": content},
        {"kind": "ask", "id": "1", "what": rng.choice(("view", "moves", "history", "log"))},
        {"kind": "seen", "number": rng.randrange(9)},
        {"kind": "hello", "secret": "x" * 22},
    ]
    return rng.choices(kinds, (8, 1, 1, 1))[0]


@pytest.fixture(autouse=True)
def generous(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let guests send as much as they like."""
    monkeypatch.setattr(
        "brainwaves_widgets.doors.server.handlers.Allowance",
        lambda *_limits: Allowance(rate=1e9, burst=1e9),
    )


def storm(guest: Client, rng: Random, count: int = BATCH) -> None:
    """Send messages, some of them as they should be, and wait until all are dealt with."""
    for _ in range(count):
        message = plain(guest.scene, rng)
        sent = mutated(message, rng) if rng.random() < 0.9 else message
        guest.socket.send(text_of(sent, rng))
    guest.say(kind="ping")
    guest.until(lambda one: one["kind"] == "pong")


def check_frames(guest: Client, name: str | None) -> None:
    """See that no frame tells of the machine, or shows the view of somebody else."""
    for text in guest.frames:
        assert not [one for one in ("Traceback", "site-packages", ".py", " at 0x") if one in text]
        message = json.loads(text)
        if message["kind"] == "scene":
            seat, view = message["scene"]["seat"], message["scene"]["view"]
            assert view["seat"] == seat
            assert (None if seat is None else view["players"][seat]) == name


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES.items())
def test_mutated_messages_do_no_harm(
    make: Callable[..., GameWidget],
    caplog: pytest.LogCaptureFixture,
    name: str,
    options: dict[str, Any],
) -> None:
    game = make(name, **options)
    ben, rng = Client(game.invite("Ben").url), Random(5)
    for _ in range(MESSAGES // BATCH):
        table, ply = game.table, game.ply
        own = table.players.index("Ben")
        storm(ben, rng)
        if game.table is table:  # else they play again
            assert {step.seat for step in table.history[ply:]} <= {own, -1}
        if game.outcome is not None:
            game._session.again()
        elif own not in game.table.actors:  # the others go on
            seat = game.table.actors[0]
            game.play(rng.choice(game.moves(seat)), seat)
        ben.catch_up(game.ply)
    assert Table.from_json(game.table.to_json()).state == game.state
    check_frames(ben, "Ben")
    assert not [one for one in caplog.records if one.exc_info]  # nothing was unforeseen
    Client(game.invite("Ben").url).ask("view")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("invited", [{"player": "Ben"}, {"watch": True}], ids=["guest", "watcher"])
def test_whoever_is_not_to_move_changes_nothing(
    make: Callable[..., GameWidget],
    caplog: pytest.LogCaptureFixture,
    name: str,
    invited: dict[str, Any],
) -> None:
    game = make(name, undo=False, **GAMES[name])
    while game.table.actors != (0,):  # until only Ann is to act
        game.play(game.moves(game.table.actors[-1])[0], game.table.actors[-1])
    before = game.table.to_json()
    guest, rng = Client(game.invite(**invited).url), Random(6)
    for _ in range(1000 // BATCH):
        storm(guest, rng)
    assert game.table.to_json() == before
    check_frames(guest, invited.get("player"))
    assert not [one for one in caplog.records if one.exc_info]
