"""Games that were saved or kept when every figure could be tried replay as they went."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import Outcome, Table
from brainwaves_widgets.core.files.record import SaveError
from brainwaves_widgets.matrix import RULES, Claim, Nothing, Options
from brainwaves_widgets.matrix.pieces import FREE
from tests.common import NAMES

SAVED = Path(__file__).with_name("older.json").read_text(encoding="utf-8")
"""A game of two that was saved before claims were strict or had one more try only."""


def changed(**options: Any) -> str:
    """Return the saved game with other options; None takes one out."""
    data = json.loads(SAVED)
    merged = {**data["options"], **options}
    data["options"] = {name: value for name, value in merged.items() if value is not None}
    return json.dumps(data)


@pytest.mark.parametrize("text", [SAVED, changed(claims=None)], ids=["teach", "unsaid"])
def test_m14_an_older_game_replays_with_every_figure_free_to_try(text: str) -> None:
    table = Table.from_json(text)
    assert (table.ply, table.outcome) == (115, Outcome((6, 7), (1,)))
    assert (table.options.claims, table.options.tries) == ("teach", FREE)
    struck = max(len(table.state_at(ply).struck) for ply in range(table.ply))
    assert struck == 5
    assert Table.from_json(table.to_json()).outcome == table.outcome


def test_m14_an_older_game_goes_on_as_it_was_played() -> None:
    table = Table.from_json(SAVED)
    all_struck = next(p for p in range(table.ply) if len(table.state_at(p).struck) == 5)
    table.goto(all_struck - 1)
    claim, nothing = table.moves(table.actors[0])
    assert isinstance(claim, Claim)
    hint = table.rules.prompt(table.view(None))[1]
    assert hint == '"None fits" costs you the card.'
    table.play(claim)
    assert table.moves(table.actors[0]) == (nothing,) == (Nothing(),)


def test_m14_a_game_of_now_says_in_its_file_what_was_played(tmp_path: Path) -> None:
    for options in (Options(NAMES[:2]), Options(NAMES[:1]), Options(NAMES[:2], "original")):
        stored = json.loads(Table(RULES, options, seed=1).to_json())["options"]
        assert (stored["claims"], stored["tries"]) == (options.claims, options.tries)
        assert Table.from_json(Table(RULES, options, seed=1).to_json()).options == options
    game = bw.GameMatrix(["Ann", "Ben"], seed=1)
    game.save(tmp_path / "game.json")
    assert bw.GameMatrix.load(tmp_path / "game.json").table.options.claims == "strict"


def test_m14_an_older_strict_game_stays_strict() -> None:
    data = json.loads(changed(claims="strict")) | {"moves": [], "ply": 0}
    options = Table.from_json(json.dumps(data)).options
    assert (options.claims, options.tries) == ("strict", 1)


@pytest.mark.parametrize("wrong", [{"claims": ["strict"]}, {"claims": 3}, {"tries": "2"}])
def test_wrong_options_in_a_file_are_a_save_error(wrong: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match="the save file's options are wrong: Options: "):
        Table.from_json(changed(**wrong))
    data = json.loads(SAVED) | {"options": None}
    with pytest.raises(SaveError, match="needs an object with its fields"):
        Table.from_json(json.dumps(data))
