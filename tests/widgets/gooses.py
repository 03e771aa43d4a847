"""Games of the Goose on a screen, and messages to it."""

from __future__ import annotations

from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.goose import Answer, Ready, Roll


def game(**options: Any) -> bw.AstuteGoose:
    return bw.AstuteGoose(**{"players": ["Ann", "Ben", "Cy"], "seed": 7, **options})


def asked(**options: Any) -> bw.AstuteGoose:
    """A game in which Ann has been asked about a suspect."""
    one = game(**options)
    for _ in one.players:
        one.play(Ready())
    one.play(Roll())
    return one


def wrong(one: bw.AstuteGoose) -> Answer:
    state = one.state
    right = getattr(state.lineup[state.place], state.dice.kind)
    return next(Answer(move.value) for move in one.moves() if move.value != right)


def sent(one: bw.AstuteGoose, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the widget answers by message from now on."""
    answers: list[Any] = []
    monkeypatch.setattr(one, "send", answers.append)
    return answers


def tell(one: bw.AstuteGoose, message: object) -> None:
    """Hand a message over as the comm does."""
    one._receive(one, message, [])
