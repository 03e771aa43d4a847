"""Messages to a game's screen: which moves they make, and what is told when they make none."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets import BrainWave, bots
from brainwaves_widgets.goose import Answer, Dice, Ready, Roll
from brainwaves_widgets.widgets.session import clock
from tests.common import Watch

from .gooses import asked, game, sent, tell, wrong

DICE = {"type": "Dice", "number": 3, "kind": "animal"}
DEAL = {"type": "Deal", "colour": "red", "feature": "scarf", "animal": "dog"}


def test_a_shared_screen_offers_the_moves_of_whoever_may_act() -> None:
    one = game()
    assert [offer["label"] for offer in one.scene["moves"]] == [
        "Ready, everybody",
        "Ready, Ann",
        "Ready, Ben",
        "Ready, Cy",
    ]
    one = asked()
    one.play(wrong(one))
    labels = [offer["label"] for offer in one.scene["moves"]]
    assert labels[-2:] == ["Pass, Ben", "Show the card by accident, Ann"]
    assert [offer["label"] for offer in one.seat("Cy").scene["moves"]] == []


def test_one_message_makes_everybody_ready_at_once() -> None:
    one = game()
    seen: list[int] = []
    one.observe(lambda change: seen.append(change["new"]), names="ply")
    tell(one, {"move": {"type": "Ready"}, "seats": [0, 1, 2], "ply": 3})
    assert one.state.phase == "roll"
    assert seen == [4, 5, 6]  # once for each move


@pytest.mark.parametrize(
    ("message", "what"),
    [
        (None, "a message is an object"),
        (7, "a message is an object"),
        ("Ready", "a message is an object"),
        ([], "a message is an object"),
        ({}, "names the ply"),
        ({"move": {"type": "Ready"}}, "names the ply"),
        ({"move": {"type": "Ready"}, "ply": "3"}, "names the ply"),
        ({"move": {"type": "Ready"}, "ply": True}, "names the ply"),
        ({"move": {"type": "Ready"}, "ply": 3.5}, "names the ply"),
        ({"ply": 3}, "nothing to do"),
        ({"do": "format the disk", "ply": 3}, "nothing to do"),
        ({"do": ["undo"], "ply": 3}, "nothing to do"),
        ({"do": "goto", "to": 0, "ply": 3}, "nothing to do"),
        ({"move": None, "ply": 3}, "a move is an object"),
        ({"move": [], "ply": 3}, "a move is an object"),
        ({"move": "Ready", "ply": 3}, "a move is an object"),
        ({"move": {"type": "Steal"}, "ply": 3}, "a move's type is one of Ready"),
        ({"move": {"type": ["Ready"]}, "ply": 3}, "a move's type is one of Ready"),
        ({"move": {"type": "__class__"}, "ply": 3}, "a move's type is one of Ready"),
        ({"move": {"type": "Ready", "more": 1}, "ply": 3}, "more"),
        ({"move": {"type": "Answer"}, "ply": 3}, "value"),
        ({"move": {"type": "Answer", "value": 3}, "ply": 3}, "value"),
        ({"move": {"type": "Answer", "value": "red", "x": 1}, "ply": 3}, "x"),
        ({"move": {"type": "Answer", "value": "red"}, "ply": 3}, "not legal now"),
        ({"move": {"type": "Answer", "value": "x" * 100_000}, "ply": 3}, "not legal now"),
        ({"move": {"type": "Roll"}, "ply": 3}, "not legal now"),
        ({"move": {"type": "Ready"}, "ply": 2}, "too late"),
        ({"move": {"type": "Ready"}, "ply": 99}, "too late"),
        ({"move": {"type": "Ready"}, "ply": 10**30}, "too late"),
        ({"move": {"type": "Ready"}, "seats": [0, 0], "ply": 3}, "Ann cannot act now"),
        ({"move": {"type": "Ready"}, "seats": [7], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": [], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": 0, "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": "Ann", "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": ["Ann"], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": [True], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": [-1], "ply": 3}, "cannot make that move"),
        ({"move": DICE, "ply": 3}, "cannot make"),
        ({"move": DICE, "seats": [-1], "ply": 3}, "seat -1 cannot act now"),
        ({"move": DEAL, "ply": 3}, "not legal now"),
        ({"move": DEAL, "seats": [-1], "ply": 3}, "cannot make"),
        ({"do": "sample", "ply": 3}, "no dice"),
        ({"do": "time is up", "ply": 3}, "not up yet"),
    ],
)
def test_a_bad_message_is_told_and_changes_nothing(
    message: object, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = game()
    answers = sent(one, monkeypatch)
    state, scene = one.state, one.scene
    tell(one, message)
    assert one.state is state
    assert one.scene == scene
    [answer] = answers
    assert what in answer["error"]
    assert 10 < len(answer["error"]) < 500
    tell(one, {"move": {"type": "Ready"}, "seats": [0], "ply": 3})
    assert one.ply == 4


@pytest.mark.parametrize(
    ("measured", "kept"),
    [
        ({"ms": 1234}, 1234),
        ({"ms": 1234.6}, 1235),
        ({"ms": 0}, 0),
        ({}, None),
        ({"ms": None}, None),
        ({"ms": -1}, None),
        ({"ms": "12"}, None),
        ({"ms": "x"}, None),
        ({"ms": []}, None),
        ({"ms": True}, None),
        ({"ms": [1]}, None),
        ({"ms": float("nan")}, None),
        ({"ms": float("inf")}, None),
        ({"ms": 10**30}, None),
    ],
)
def test_the_response_time_that_a_browser_measured_is_kept_or_ignored(
    measured: dict[str, Any], kept: int | None
) -> None:
    one = game()
    tell(one, {"move": {"type": "Ready"}, "seats": [0], "ply": 3, **measured})
    assert one.ply == 4
    assert one.history[-1].ms == kept


@pytest.mark.parametrize(
    "message",
    [
        {"move": {"type": "Ready"}, "seats": [0]},
        {"move": {"type": "Ready"}, "seats": [0, 1]},
        *({"do": do} for do in ("undo", "redo", "sample")),
    ],
)
def test_a_seats_screen_moves_for_that_seat_alone(
    message: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = game()
    ben = one.seat("Ben")
    answers = sent(ben, monkeypatch)
    tell(ben, {**message, "ply": 3})
    assert [next(iter(answer)) for answer in answers] == ["error"]
    assert one.ply == 3
    tell(ben, {"move": {"type": "Ready"}, "ply": 3})
    assert one.state.waiting == (0, 2)


def test_when_the_time_is_up_all_who_are_missing_are_ready_once() -> None:
    """G8 and G17: the rules have no clock; the widget plays "ready" for those still missing."""
    one = game(study_seconds=0.5)
    one.play(Ready(), "Ben")
    message = {"do": "time is up", "ply": one.ply}
    tell(one, message)
    assert one.state.phase == "roll"
    texts = [event["text"] for event in one.scene["events"]]
    assert texts[-1] == "Time is up.", "nobody pressed anything"
    ply = one.ply
    tell(one.seat("Cy"), message)
    assert one.ply == ply


def test_the_clock_goes_on_while_others_get_ready_and_starts_anew_for_a_new_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch = Watch()
    monkeypatch.setattr(clock, "monotonic", watch)
    one = game(study_seconds=100, show_seconds=9)
    assert one.scene["clock"]["seconds"] == 100
    tell(one, {"do": "seen", "by": "page", "ply": one.ply})
    watch.now += 0.1
    one.play(Ready())
    assert one.scene["clock"]["left"] == 99.9
    one = asked(show_seconds=9)
    assert not one.scene["clock"]
    state = one.state
    one.play(Answer(getattr(state.lineup[state.place], state.dice.kind)))
    assert one.scene["clock"]["seconds"] == 9


def test_with_real_dice_people_say_what_they_show() -> None:
    one = game(chance="ask")
    assert one.state.phase == "study"
    for _ in one.players:
        one.play(Ready())
    one.play(Roll())
    labels = [offer["label"] for offer in one.scene["moves"]]
    assert labels[0] == "The dice show 1 and colour"
    assert len(labels) == 19
    assert one.scene["prompt"] == {
        "headline": "Ann, roll your real dice, then tap what they show.",
        "hint": "They name a suspect, and what to say about it.",
    }
    ben = one.seat("Ben").scene
    assert (ben["moves"], ben["prompt"]["headline"]) == ([], "Ann rolls the dice.")
    dice = {"type": "Dice", "number": 5, "kind": "animal"}
    tell(one, {"move": dice, "seats": [-1], "ply": one.ply})
    assert (one.state.dice.number, one.state.dice.kind) == (5, "animal")


def test_real_dice_are_rolled_for_a_program() -> None:
    one = BrainWave(["Ann", bots.Beginner()], seed=1, chance="ask")
    told = one.scene["prompt"]["headline"]
    assert told == "Ann, roll your real dice, then tap what they show."
    one.play(one.moves()[0])
    told = one.scene["prompt"]["headline"]
    assert told == "Roll real dice for Beginner, then tap what they show."


def test_with_real_dice_cards_deal_themselves_in_one_scene_with_what_led_to_them() -> None:
    """Nobody is asked for a card, so no browser is told what is left in the deck."""
    one = game(chance="ask")
    seen: list[Any] = []
    one.observe(lambda change: seen.append(change["new"]), names="scene")
    assert [offer["move"]["type"] for offer in one.scene["moves"]] == ["Ready"] * 4
    for _ in one.players:
        one.play(Ready())
    one.play(Roll())
    one.play(Dice(1, "animal"))
    one.play(Answer(one.state.lineup[0].animal))
    assert one.state.phase == "memorise"
    assert len(seen) == 6
    assert [step.move for step in one.history].count(Roll()) == 1
    assert not any(
        offer.get("move", {}).get("type") == "Deal" for s in seen for offer in s["moves"]
    )
    one.undo()
    assert one.state.phase == "answer"
