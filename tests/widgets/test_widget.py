"""The widget's Python side: what a notebook calls, and what is published."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from anywidget import AnyWidget

import brainwaves_widgets as bw
from brainwaves_widgets.core import IllegalMove, Table
from brainwaves_widgets.goose import RULES, Answer, Options, Ready

from .gooses import asked, game, tell, wrong


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
    one.goto(3)
    assert one.ply == 3
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
    assert set(synced) - set(AnyWidget().get_state()) == {"scene", "_css", "inset"}
    assert synced["inset"] is None
    assert "918273645" not in json.dumps(synced["scene"])
    cards = [entry["card"] for entry in synced["scene"]["view"]["lineup"]]
    assert cards == ["down"] * 3


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
    with pytest.raises(ValueError, match="no player 'Zoe' sits at this table, but 'Ann'"):
        one.seat("Zoe")
    with pytest.raises(ValueError, match="level is one of 'rookie'"):
        game(level="wizard")
    with pytest.raises(ValueError, match="1 to 5 players, not 6"):
        game(players=list("ABCDEF"))
    with pytest.raises(AttributeError, match="it has AstuteGoose"):
        _ = bw.AstuteDuck  # type: ignore[attr-defined]
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
