"""The games on the shelf: ours in their order, those of others after them, broken ones told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.game import Game
from brainwaves_widgets.core.installed import game_named, game_names
from brainwaves_widgets.core.options import described
from brainwaves_widgets.goose import RULES
from brainwaves_widgets.welcome import shelf as module
from brainwaves_widgets.welcome.shelf import BESIDE, shelf


@pytest.fixture
def another_day(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Games that are installed besides ours, by their names; what is no Game cannot be loaded."""
    others: dict[str, Any] = {}

    def found(name: str) -> Game | None:
        if isinstance(others.get(name), Exception):
            raise others[name]
        game: Game | None = others.get(name) or game_named(name)
        return game

    monkeypatch.setattr(module, "game_names", lambda: [*game_names(), *others])
    monkeypatch.setattr(module, "game_named", found)
    monkeypatch.setattr(module, "widget_of", lambda name: _widget(found(name)))
    shelf.cache_clear()
    yield others
    shelf.cache_clear()


def _widget(game: Game | None) -> Any:
    known = {"astute-goose": bw.AstuteGoose, "game-matrix": bw.GameMatrix}
    known |= {"brilliant-boar": bw.BrilliantBoar, "brain-wave": bw.BrainWave}
    return known.get(game.name if game else "", bw.AstuteGoose)


def test_a_game_of_others_comes_after_ours_with_a_plain_picture(
    another_day: dict[str, Any],
) -> None:
    another_day["odd-socks"] = replace(RULES, name="odd-socks", title="Odd <Socks>", cover=None)
    boxes, note = shelf()
    assert list(boxes)[-1] == "odd-socks"
    assert "Odd &lt;Socks&gt;" in boxes["odd-socks"].shown["cover"]
    assert note == ""


def test_a_game_that_cannot_be_loaded_is_told_and_the_others_are_there(
    another_day: dict[str, Any],
) -> None:
    another_day["odd-socks"] = ImportError("no module named socks")
    lobby = bw.lobby()
    assert len(lobby.boxes) == 4
    assert lobby.scene["note"] == "The game odd-socks cannot be shown: no module named socks."


def test_every_option_that_a_game_describes_is_on_its_form_once() -> None:
    for name, boxed in shelf()[0].items():
        game = game_named(name)
        assert game
        described_ones = [one["name"] for one in described(game.options_type)[1:]]
        shown = [one["name"] for one in boxed.options]
        assert len(shown) == len(set(shown))
        assert set(described_ones) <= set(shown) <= {*described_ones, *BESIDE}
        assert all(one["help"] for one in boxed.options)


def test_every_game_of_ours_has_a_picture_and_three_strengths_of_programs() -> None:
    for boxed in shelf()[0].values():
        assert boxed.shown["cover"].startswith("<svg")
        assert len(boxed.shown["rivals"]) >= 4
        assert all(rival["help"] for rival in boxed.shown["rivals"])


def test_every_program_that_a_game_names_can_be_chosen_but_for_the_builder() -> None:
    named = {
        name: [one.rpartition(":")[2] for one in box.game.opponents]
        for name, box in shelf()[0].items()
    }
    chosen = {name: list(box.rivals) for name, box in shelf()[0].items()}
    assert chosen["game-matrix"] == ["Guesser", "Learner", "Greedy", "Careful", "Optimal"]
    assert {name: [one for one in each if one != "Builder"] for name, each in named.items()} == {
        name: [one for one in each if one != "Builder"] for name, each in chosen.items()
    }
