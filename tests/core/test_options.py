"""Options are declared once: checks, forms and docstrings all follow from the declaration."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from inspect import getdoc, signature
from traceback import walk_tb
from typing import TYPE_CHECKING, Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core.installed import game_named, game_names
from brainwaves_widgets.core.options import (
    Ages,
    Choice,
    Flag,
    GameOptions,
    Players,
    described,
    option,
)
from brainwaves_widgets.widgets.registry import widget_of

if TYPE_CHECKING:
    from brainwaves_widgets.core.game import Game

LEVELS = ("easy", "hard")


@dataclass(frozen=True)
class Options(GameOptions):
    players: tuple[str, ...] = option(Players(1, 3, help="One to three names."))
    level: str = option(Choice(LEVELS, {"hard": (2, 3)}, help="How hard it is."), default="easy")
    ages: tuple[int, ...] = option(Ages(help="How old you are."), default=())
    cheers: bool = option(Flag(help="Whether there are cheers."), default=True)
    format: int = option(Choice((2, 1)), default=2)


def game(name: str) -> Game:
    found = game_named(name)
    assert found is not None
    return found


def test_a_form_reads_what_was_declared_as_plain_json() -> None:
    assert json.loads(json.dumps(described(Options))) == list(described(Options))
    players, level, ages, cheers = described(Options)
    assert players == {
        "name": "players",
        "kind": "players",
        "help": "One to three names.",
        "default": None,
        "least": 1,
        "most": 3,
    }
    assert (level["choices"], level["players"]) == (["easy", "hard"], {"hard": [2, 3]})
    assert (ages["kind"], ages["default"]) == ("ages", [])
    assert (cheers["kind"], cheers["default"]) == ("flag", True)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"level": None}, "level is one of 'easy', 'hard', not None"),
        ({"level": "hard"}, "level 'hard' is for 2 to 3 players, not 1"),
        ({"ages": [8, 9]}, "there are 1 players but 2 ages"),
        ({"cheers": "x"}, "cheers is True or False, not 'x'"),
        ({"format": 3}, "format is 2 or 1, not 3"),
        ({"format": True}, "format is 2 or 1, not True"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(
    wrong: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Options(**{"players": ["Ann"], **wrong})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        TypeError, match=r"no option 'cheer'; do you mean 'cheers'\? It has players"
    ):
        Options(players=("Ann",), cheer=True)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"no option 'x'; it has players, level, ages, cheers"):
        Options(players=("Ann",), x=True)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"AstuteGoose has no option 'levle'; do you mean 'level'"):
        bw.AstuteGoose(levle="expert")  # type: ignore[call-arg]


@pytest.mark.parametrize("name", game_names())
def test_every_option_of_a_game_says_what_it_is_for(name: str) -> None:
    for one in described(game(name).options_type):
        assert re.fullmatch(r"[A-Z].+\.", one["help"]), one


@pytest.mark.parametrize("name", game_names())
def test_a_widgets_docstring_says_the_same_as_the_description(name: str) -> None:
    widget = widget_of(name)
    told = getdoc(widget.__init__).partition("Args:\n")[2]  # type: ignore[union-attr]
    arguments = dict(re.findall(r"^    (\w+): (.+(?:\n     .+)*)", told, re.MULTILINE))
    assert list(arguments) == list(signature(widget).parameters)
    for one in described(game(name).options_type):
        assert " ".join(arguments[one["name"]].split()) == one["help"]


@pytest.mark.parametrize("name", game_names())
def test_a_widget_has_the_defaults_that_are_described(name: str) -> None:
    """But for the players, and for dice, which people throw themselves at a screen."""
    named = signature(widget_of(name)).parameters
    for one in described(game(name).options_type):
        if one["name"] not in ("players", "own_dice"):
            default = named[one["name"]].default
            assert (default or None) == (one["default"] or None)


@pytest.mark.parametrize("slip", [{"levle": "rookie"}, {"level": "rooky"}])
def test_a_slip_is_told_without_the_lines_that_found_it(slip: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        bw.AstuteGoose(["Ann"], **slip)
    frames = [frame for frame, _ in walk_tb(caught.value.__traceback__)][1:-1]
    shown = [one for one in frames if "__tracebackhide__" not in one.f_locals]
    assert {one.f_code.co_name for one in shown} <= {"__init__"}  # IPython shows the last one too
    assert len(frames) < 5
