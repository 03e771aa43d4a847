"""Games that were saved under edition 1 of our rules are played on by them."""

from __future__ import annotations

from pathlib import Path

from brainwaves_widgets.brainwave import RULES, Lay, Options
from brainwaves_widgets.core import Table
from tests.brainwave.builders import EMPTY, GREEN, at, building, then

OLD = Path(__file__).parent / "data" / "edition-1.json"
"""A game with breakthroughs, one of them after Telepathic Communication."""


def test_an_old_save_file_is_replayed_as_it_was() -> None:
    table = Table.load(OLD)
    assert table.options == Options(("Ann", "Ben"), size=7, battles=60, edition=1)
    assert table.outcome == ((0, 1), (1,))
    assert (table.state.console.x, table.state.console.y) == (
        0.08602965995891582,
        0.4341694608293949,
    )
    assert Table.from_json(table.to_json()).state == table.state


def test_new_games_are_of_the_new_edition() -> None:
    assert Options().edition == 2
    assert RULES.new(Options()).console.speed == "slow"
    assert RULES.new(Options(edition=1)).console.speed == "edition 1"


def test_w20_an_old_first_tile_may_lead_nowhere() -> None:
    old = building(EMPTY, "bender")._replace(options=Options(size=7, edition=1))
    after, _ = then(old, Lay("a1", "bender", 2))
    assert at(after, "a1") is not None
    assert after.movable == ()
    assert RULES.actors(after) == (GREEN,)
