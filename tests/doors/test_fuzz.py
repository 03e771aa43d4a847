"""Ten thousand mutated messages: the game goes by its rules, and nobody learns anything."""

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


@pytest.mark.parametrize("whose", ["Ann", "Ben"])
def test_mutated_messages_do_no_harm(
    make: Callable[..., GameWidget],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    whose: str,
) -> None:
    monkeypatch.setattr(
        "brainwaves_widgets.doors.server.handlers.Allowance",
        lambda *_limits: Allowance(rate=1e9, burst=1e9),
    )
    players = ["Ann", "Ben"] if whose == "Ann" else ["Ben", "Ann"]
    game = make("BrilliantBoar", players=players, name_the_card=True)
    before, ply = game.table.to_json(), game.ply
    ben, rng = Client(game.invite("Ben").url), Random(5)
    own = ben.scene["seat"]
    for _ in range(MESSAGES // 2 // BATCH):
        for _ in range(BATCH):
            message = plain(ben.scene, rng)
            sent = mutated(message, rng) if rng.random() < 0.9 else message
            ben.socket.send(text_of(sent, rng))
        ben.say(kind="ping")
        ben.until(lambda one: one["kind"] == "pong")
    if whose == "Ann":  # at her turn Ben can do nothing at all
        assert game.table.to_json() == before
    assert {step.seat for step in game.history[ply:]} <= {own, -1}
    assert Table.from_json(game.table.to_json()).state == game.state
    for text in ben.frames:
        assert not [one for one in ("Traceback", "site-packages", ".py", " at 0x") if one in text]
        message = json.loads(text)
        if message["kind"] == "scene":
            assert message["scene"]["seat"] == own
            assert message["scene"]["view"]["hands"][own]["cards"] is None
    assert not [one for one in caplog.records if one.exc_info]  # nothing was unforeseen
    Client(game.invite("Ben").url).ask("view")
