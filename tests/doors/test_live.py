"""Brain Wave's breakthrough from two devices (W26, W27): nobody dodges for another.

Two guests at the ends of their websockets, who may send whatever they like.
"""

from __future__ import annotations

import json
from contextlib import suppress
from queue import Queue
from random import Random
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.brainwave import Attempt
from brainwaves_widgets.brainwave.console.two_devices import COUNTDOWN
from brainwaves_widgets.doors.server.limits import BURST, LIVE_BURST, Allowance
from tests.widgets.waves import to_attempt

from .clients import Client
from .mutations import mutated, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget

MESSAGES = 10_000
BATCH = 20
BEAT = {"kind", "ply", "tick", "wave", "knob", "number", "spot"}


class Pair:
    """Two guests of a game in which a breakthrough is about to be launched."""

    def __init__(self, make: Callable[..., GameWidget]) -> None:
        self.game = make("BrainWave", size=7, seed=1)
        to_attempt(self.game)
        state = self.game.state
        self.home = state.console.spots[state.defender]
        names = self.game.players
        self.steering = Client(self.game.invite(names[state.attacker]).url)
        self.dodging = Client(self.game.invite(names[state.defender]).url)
        self.begun = 0.0
        self.steps = 0

    def live(self, who: Client, **content: Any) -> None:
        content = {"do": "live", "ply": self.game.ply, **content}
        message = {"kind": "live", "content": content}
        who.socket.send(json.dumps(message, separators=(",", ":")))

    def beat(self, who: Client, kind: str) -> dict[str, Any]:
        """Wait until a device is told of something live."""
        found = who.until(lambda one: one.get("content", {}).get("live", {}).get("kind") == kind)
        told: dict[str, Any] = found["content"]["live"]
        assert told.keys() <= BEAT
        return told

    def launch(self) -> None:
        self.live(self.steering, kind="launch")
        self.beat(self.dodging, "begin")
        self.live(self.dodging, kind="here")
        for one in (self.dodging, self.steering):
            self.beat(one, "count")
        self.begun = monotonic()

    def fly(self, steps: int, heard: int) -> None:
        """Fly some steps, no sooner than the wave does."""
        for _ in range(steps):
            self.steps += 1
            due = self.begun + (COUNTDOWN + self.steps) / 60
            sleep(max(0.0, due - monotonic()))
            self.live(self.steering, kind="fly", tick=0, english=[0.0], heard=[heard])
            told = self.beat(self.dodging, "fly")
        assert len(told["wave"]) == 2


@pytest.fixture
def pair(make: Callable[..., GameWidget]) -> Pair:
    return Pair(make)


def forged(pair: Pair) -> dict[str, Any]:
    """A launch in which the attacked player did not move, and is hit."""
    trace = {"english": [0.0] * 96, "spot": [list(pair.home)] * 96}
    return {"move": {"type": "Attempt", **trace}, "ply": pair.game.ply}


def refusal(told: list[dict[str, Any]]) -> str:
    return " ".join(one["content"].get("error", "") for one in told if one["kind"] == "message")


def test_w27_a_launch_is_flown_at_one_device_and_dodged_at_another(pair: Pair) -> None:
    """And a forged trace counts for nothing."""
    assert pair.steering.scene["view"]["apart"] == "steer"
    assert pair.dodging.scene["view"]["apart"] == "dodge"
    assert "Dodge here" in pair.dodging.scene["prompt"]["hint"]
    pair.launch()
    pair.fly(10, heard=0)
    x, y = pair.home
    pair.live(pair.dodging, kind="dodge", tick=3, spot=[x, y + 0.2])
    told = pair.beat(pair.steering, "dodge")
    assert (told["number"], told["spot"], told["tick"]) == (1, [x, y + 0.2], 3)
    pair.fly(5, heard=1)
    assert "still under way" in refusal(pair.steering.send(forged(pair)))  # it is not over
    pair.fly(96 - pair.steps, heard=1)
    ply = pair.game.ply
    assert not refusal(pair.steering.send(forged(pair)))

    move = pair.game.history[ply].move
    assert isinstance(move, Attempt)
    assert move.spot[9] == pair.home
    assert move.spot[-1] == (x, y + 0.2)  # as the other one dodged
    for one in (pair.steering, pair.dodging):
        one.catch_up(pair.game.ply)
        launched = next(event for event in one.scene["events"] if event["kind"] == "launched")
        assert launched["result"] == "held"

    pair.game.goto(ply)  # taken back, it is launched anew
    pair.live(pair.steering, kind="launch")
    pair.beat(pair.dodging, "begin")


def test_w27_nothing_is_launched_without_the_other_player(pair: Pair) -> None:
    before = pair.game.table.to_json()
    assert "steer it live" in refusal(pair.steering.send(forged(pair)))
    pair.live(pair.dodging, kind="launch")  # nor by the other player
    assert (
        "nothing to do"
        in pair.dodging.until(lambda one: one["kind"] == "message")["content"]["error"]
    )
    name = pair.game.players[pair.game.state.defender]
    pair.dodging.close()
    pair.steering.until(
        lambda one: one["kind"] == "scene" and f"{name} is away" in one["scene"]["whose"]
    )
    pair.live(pair.steering, kind="launch")
    told = pair.steering.until(lambda one: one["kind"] == "message")
    assert f"{name} is away: the launch waits" in told["content"]["error"]
    assert pair.game.table.to_json() == before


def test_w27_whoever_leaves_a_flight_does_not_undo_it(pair: Pair) -> None:
    """The knob stays as it was, and the other player's page has Python decide."""
    pair.launch()
    pair.fly(20, heard=0)
    pair.live(pair.dodging, kind="over")  # too early
    pair.live(pair.steering, kind="launch")  # a second try
    told = pair.steering.until(lambda one: one["kind"] == "message" and "error" in one["content"])
    assert "still under way" in told["content"]["error"]
    pair.steering.close()
    ply = pair.game.ply
    while pair.game.ply == ply:
        pair.live(pair.dodging, kind="over")
        sleep(0.1)
    move = pair.game.history[ply].move
    assert isinstance(move, Attempt)
    assert set(move.english) == {0.0}
    assert set(move.spot) == {pair.home}


def test_w27_a_seat_in_another_kernel_takes_part(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What its page says goes on by way of that kernel, and so does what it is told."""
    dodging = bw.join(pair.game.invite(pair.game.state.defender).url)
    told: Queue[dict[str, Any]] = Queue()
    monkeypatch.setattr(dodging, "send", told.put)

    def say(**content: Any) -> None:
        message = {"do": "live", "ply": pair.game.ply, **content}
        dodging._receive(dodging, message, [])

    pair.live(pair.steering, kind="launch")
    assert told.get(timeout=10)["live"]["kind"] == "begin"
    say(kind="here")
    assert told.get(timeout=10)["live"]["kind"] == "count"
    say(kind="dodge", tick=0, spot=[0.9, 0.5])
    assert pair.beat(pair.steering, "dodge")["spot"] == [0.9, 0.5]
    pair.live(pair.steering, kind="fly", tick=7, english=[], heard=[])
    assert told.get(timeout=10)["live"]["tick"] == 7
    dodging.close()


@pytest.mark.slow
def test_live_messages_that_are_mutated_late_or_too_many_do_no_harm(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    plenty = "brainwaves_widgets.doors.server.handlers.Allowance"
    with monkeypatch.context() as patch:
        patch.setattr(plenty, lambda *_limits: Allowance(rate=1e9, burst=1e9))
        names, state = pair.game.players, pair.game.state
        steering, dodging = (
            Client(pair.game.invite(names[seat]).url) for seat in (state.attacker, state.defender)
        )
    before, rng = pair.game.table.to_json(), Random(2)
    kinds = ("launch", "here", "dodge", "fly", "over")
    for _ in range(MESSAGES // BATCH // 2):
        for who in (steering, dodging):
            for _ in range(BATCH):
                content = {
                    "do": "live",
                    "kind": rng.choice(kinds),
                    "ply": pair.game.ply - rng.choice((0, 0, 0, 1)),
                    "tick": rng.randrange(200),
                    "spot": [rng.random(), rng.random()],
                    "english": [rng.uniform(-1, 1)] * rng.randrange(3),
                    "heard": [0] * rng.randrange(3),
                }
                message = {"kind": "live", "content": content}
                sent = mutated(message, rng) if rng.random() < 0.8 else message
                who.socket.send(text_of(sent, rng))
            who.say(kind="ping")
            who.until(lambda one: one["kind"] == "pong")
    played = [step.move for step in pair.game.history if isinstance(step.move, Attempt)]
    assert pair.game.table.to_json() == before or played  # at most a launch that was flown
    for text in (*steering.frames, *dodging.frames):
        assert not [one for one in ("Traceback", "site-packages", ".py", " at 0x") if one in text]
    assert not [one for one in caplog.records if one.exc_info]

    hasty = pair.dodging = Client(pair.game.invite(names[state.defender]).url)
    with suppress(OSError):  # sooner or later nobody listens
        for _ in range(int(LIVE_BURST + BURST) + 400):
            pair.live(hasty, kind="dodge", tick=0, spot=[0.5, 0.5])
    with suppress(OSError):
        while hasty.read()["kind"] != "gone":
            pass
    assert hasty.socket.sock is None or not hasty.socket.connected
    Client(pair.game.invite(names[state.attacker]).url).ask("view")  # the others play on
