"""Messages that no page of ours sends: each is answered, nothing is changed, the game goes on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.goose import Answer
from tests.widgets.nonsense import NONSENSE
from tests.widgets.stepper.steppers import asked, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from brainwaves_widgets.widgets import GameWidget


def stepping() -> bw.Stepper:
    """A stepper that has just asked what comes next."""
    game = asked()
    game.play(Answer("red"))
    stepper = game.stepper(predict=True)
    stepper.goto(7)
    tell(stepper, do="goto", to=8)
    assert stepper.scene["stepper"]["predict"]["choices"]
    return stepper


SCREENS: dict[str, Callable[[], GameWidget | bw.Stepper]] = {
    "goose": lambda: bw.AstuteGoose(["Ann", "Ben"], seed=7),
    "seat": lambda: bw.AstuteGoose(["Ann", "Ben"], seed=7).seat("Ben"),
    "boar": lambda: bw.BrilliantBoar(["Ann", "Ben"], name_the_card=True, seed=7),
    "matrix": lambda: bw.GameMatrix(["Ann"], seed=7),
    "wave": lambda: bw.BrainWave(seed=8),
    "stepper": stepping,
}


def messages(screen: GameWidget | bw.Stepper) -> Iterator[Any]:
    """Messages of every kind, each with something in it that makes no sense."""
    ply = screen.table.ply
    yield from NONSENSE
    for thing in NONSENSE:
        yield {"ply": thing, "do": "undo"}
        for field in ("do", "move", "ask"):
            yield {"ply": ply, field: thing}
        for do, field in (("see", "as"), ("goto", "to"), ("predict", "choice")):
            if thing is not None and not (do == "goto" and type(thing) is int):
                yield {"ply": ply, "do": do, field: thing}
        for kind in screen.rules.move_types:
            fields = dict.fromkeys(kind.__dataclass_fields__, thing)
            yield {"ply": ply, "move": {"type": kind.__name__, "more": 1, **fields}}
            yield {"ply": ply, "move": {"type": kind.__name__}, "seats": thing or "x"}


@pytest.mark.parametrize("name", SCREENS)
def test_nonsense_is_answered_and_changes_nothing(name: str) -> None:
    screen = SCREENS[name]()
    answers: list[Any] = []
    screen.send = answers.append
    before = screen.table.to_json()
    for message in messages(screen):
        answers.clear()
        screen._receive(screen, message, [])
        [answer] = answers
        assert answer["error"]
        assert len(json.dumps(answer)) < 500
    assert screen.table.to_json() == before


def test_an_observer_that_fails_leaves_all_screens_up_to_date() -> None:
    game = bw.AstuteGoose(["Ann", "Ben"], seed=7)
    ben = game.seat("Ben")

    def failing(_change: Any) -> None:
        raise ZeroDivisionError

    game.observe(failing, names="ply")
    with pytest.raises(ZeroDivisionError):
        game._receive(game, {"ply": 3, "move": {"type": "Ready"}, "seats": [0, 1]}, [])
    assert game.scene["ply"] == ben.scene["ply"] == game.ply == ben.ply == game.table.ply == 5
