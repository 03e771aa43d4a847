"""The widget's Python side: what it publishes, and how it takes messages."""

from __future__ import annotations

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from anywidget import AnyWidget

import brainwaves_widgets as bw
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.goose import RULES, Answer, Options, Ready, Roll


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


def test_the_notebook_interface() -> None:
    one = game(level="rookie")
    assert one.moves("Ann") == (Ready(),)
    one.play(one.moves("Ann")[0], "Ann")
    assert one.view("Ben")["waiting"] == [1, 2]
    assert one.history[-1].seat == 0
    before = one.ply
    assert one.undo()
    assert one.ply == before - 1
    assert one.redo()
    assert one.ply == before
    one.goto(2)
    assert one.ply == 2
    assert one.outcome is None
    assert one.log("Ben") == one.log()


def test_every_change_fires_ply_once_and_in_order() -> None:
    one = game()
    ben = one.seat("Ben")
    seen: list[int] = []
    one.observe(lambda change: seen.append(change["new"]), names="ply")
    one.play(Ready())
    tell(ben, {"move": {"type": "Ready"}, "ply": one.ply})
    one.play(Ready(), "Cy")
    one.undo()
    assert seen == [4, 5, 6, 5]


def test_the_scene_is_one_seats_view_and_no_more() -> None:
    one = asked()
    one.play(wrong(one))
    held = one.state.held._asdict()
    screens = {name: one.seat(name).scene for name in one.players}
    assert screens["Ann"]["view"]["held"] == held
    assert json.dumps(held) not in json.dumps(screens["Ben"])
    assert screens["Ben"]["view"]["held"] is screens["Cy"]["view"]["held"] is None
    assert one.scene["view"]["held"] is None


def test_nothing_synced_but_the_scene_tells_of_the_game() -> None:
    one = game(seed=918273645)
    for _ in one.players:
        one.play(Ready())
    synced = one.get_state()
    assert set(synced) - set(AnyWidget().get_state()) == {"scene", "_css"}
    assert "918273645" not in json.dumps(synced["scene"])
    cards = [entry["card"] for entry in synced["scene"]["view"]["lineup"]]
    assert cards == ["down"] * 3


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
        ("Ready", "a message is an object"),
        ({}, "names the ply"),
        ({"move": {"type": "Ready"}}, "names the ply"),
        ({"move": {"type": "Ready"}, "ply": "3"}, "names the ply"),
        ({"move": {"type": "Ready"}, "ply": True}, "names the ply"),
        ({"ply": 3}, "nothing to do"),
        ({"do": "format the disk", "ply": 3}, "nothing to do"),
        ({"do": "goto", "to": 0, "ply": 3}, "nothing to do"),
        ({"move": None, "ply": 3}, "a move is an object"),
        ({"move": {"type": "Steal"}, "ply": 3}, "a move's type is one of Ready"),
        ({"move": {"type": "Answer"}, "ply": 3}, "value"),
        ({"move": {"type": "Answer", "value": 3}, "ply": 3}, "value"),
        ({"move": {"type": "Answer", "value": "red", "x": 1}, "ply": 3}, "x"),
        ({"move": {"type": "Answer", "value": "red"}, "ply": 3}, "not legal now"),
        ({"move": {"type": "Ready"}, "ply": 2}, "too late"),
        ({"move": {"type": "Ready"}, "ply": 99}, "too late"),
        ({"move": {"type": "Ready"}, "seats": [0, 0], "ply": 3}, "not for Ann"),
        ({"move": {"type": "Ready"}, "seats": [7], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": [], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": "Ann", "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Ready"}, "seats": [-1], "ply": 3}, "cannot make that move"),
        ({"move": {"type": "Dice", "number": 3, "kind": "animal"}, "ply": 3}, "cannot make"),
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


def test_a_seats_screen_moves_for_that_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    one = game()
    ben = one.seat("Ben")
    answers = sent(ben, monkeypatch)
    tell(ben, {"move": {"type": "Ready"}, "seats": [0], "ply": 3})
    tell(ben, {"do": "undo", "ply": 3})
    assert [next(iter(answer)) for answer in answers] == ["error", "error"]
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
    ply = one.ply
    tell(one.seat("Cy"), message)
    assert one.ply == ply


def test_the_clock_goes_on_while_others_get_ready_and_starts_anew_for_a_new_card() -> None:
    one = game(study_seconds=100, show_seconds=9)
    assert one.scene["clock"]["seconds"] == 100
    sleep(0.1)
    one.play(Ready())
    assert 99 < one.scene["clock"]["left"] < 100
    one = asked(show_seconds=9)
    assert not one.scene["clock"]
    state = one.state
    one.play(Answer(getattr(state.lineup[state.place], state.dice.kind)))
    assert one.scene["clock"]["seconds"] == 9


def test_with_real_dice_people_say_what_they_show() -> None:
    one = game(chance="ask")
    tell(one, {"do": "sample", "ply": one.ply})
    assert one.state.phase == "study"
    for _ in one.players:
        one.play(Ready())
    one.play(Roll())
    labels = [offer["label"] for offer in one.scene["moves"]]
    assert labels[0] == "The dice show 1 and colour"
    assert len(labels) == 19
    assert one.seat("Ann").scene["moves"] == []
    dice = {"type": "Dice", "number": 5, "kind": "animal"}
    tell(one, {"move": dice, "seats": [-1], "ply": one.ply})
    assert (one.state.dice.number, one.state.dice.kind) == (5, "animal")


def test_dealing_with_real_dice_tells_no_browser_what_is_left_in_the_deck() -> None:
    one = game(chance="ask")
    assert one.scene["moves"] == [{"label": "Leave it to chance", "do": "sample"}]


def test_save_and_load(tmp_path: Path) -> None:
    one = asked()
    one.save(tmp_path / "sunday.json")
    again = bw.AstuteGoose.load(tmp_path / "sunday.json")
    assert again.state == one.state
    assert again.scene["view"] == one.scene["view"]
    again.play(wrong(again))
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    with pytest.raises(bw.SaveError, match=r"broken\.json: this is not a whole save file"):
        bw.AstuteGoose.load(tmp_path / "broken.json")


def test_the_stepper_walks_through_a_copy() -> None:
    one = asked()
    steps = one.stepper("Ben")
    last = one.ply
    assert steps.scene["steps"] == last
    assert steps.scene["moves"] == []
    tell(steps, {"do": "goto", "to": 3, "ply": last})
    assert steps.ply == 3
    assert steps.scene["view"]["phase"] == "study"
    assert one.ply == last
    tell(steps, {"do": "goto", "to": 999, "ply": 3})
    assert steps.ply == last
    tell(steps, {"move": {"type": "Answer", "value": "red"}, "ply": last})
    assert steps.ply == last


def test_a_closed_screen_hears_no_more() -> None:
    one = game()
    ben = one.seat("Ben")
    ben.close()
    one.play(Ready())
    assert ben.ply == 3


def test_wrong_names_get_a_clear_error() -> None:
    one = game()
    with pytest.raises(ValueError, match="no player 'Zoe' sits at this table; there are 'Ann'"):
        one.seat("Zoe")
    with pytest.raises(ValueError, match="level is one of 'rookie'"):
        game(level="wizard")
    with pytest.raises(ValueError, match="1 to 5 players, not 6"):
        game(players=list("ABCDEF"))
    with pytest.raises(AttributeError, match="there is AstuteGoose"):
        _ = bw.AstuteDuck
    with pytest.raises(IllegalMove, match="legal is Ready"):
        one.play(Answer("red"), "Ann")


def test_a_table_can_be_shown_later() -> None:
    table = Table(RULES, Options(players=("Ann",)), seed=1)
    one = bw.AstuteGoose.at(table)
    table.play(Ready())
    assert one.ply == table.ply


def test_the_still_picture_and_the_text_tell_what_the_seat_may_know() -> None:
    one = asked(players=["Ann <b>&</b>", "Ben"])
    data, _ = one._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    picture = data["image/svg+xml"]
    assert picture.startswith("<svg")
    assert picture.endswith("</svg>")
    assert "<b>" not in picture
    assert "face down" in data["text/plain"]
    suspects = [suspect.feature.replace(" ", "-") for suspect in one.state.lineup]
    assert not any(f"<title>{suspect}" in picture for suspect in suspects)


def test_g20_a_finished_game_is_on_the_notepad_once() -> None:
    one = bw.AstuteGoose(["Nora"], seed=3)
    while one.outcome is None:
        one.play(one.moves()[0])
    for _ in range(2):
        one.undo()
        one.redo()
    one.stepper().goto(2)
    [row] = bw.Notepad().rows(player="Nora")
    assert (row.score,) == one.outcome.scores


def test_a_notepad_that_cannot_be_written_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("BRAINWAVES_HOME", str(tmp_path / "file"))
    one = bw.AstuteGoose(["Nora"], seed=3)
    while one.outcome is None:
        one.play(one.moves()[0])
    assert "cannot be written" in one.scene["events"][-1]["text"]
    assert one.scene["view"]["phase"] == "over"
    [kept] = bw.Notepad().unsaved
    assert kept.player == "Nora"
