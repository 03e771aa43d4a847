"""What can be played, and what is refused with a word on what can."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.boar import RULES, Options
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.codec import plain, structure
from tests.common import NAMES

SIX = ANIMALS[:6]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_player_is_solo_and_more_are_competitive(players: int) -> None:
    expected = "solo" if players == 1 else "competitive"
    assert Options(players=NAMES[:players]).mode == expected


def test_what_is_not_said_is_the_simplest() -> None:
    options = Options(players=("Ann",))
    assert (options.level, options.name_the_card, options.designs) == ("rookie", False, ())
    assert (options.ages, options.show_seconds, options.starter) == ((), 5, 0)


def test_lists_become_tuples_and_seconds_floats() -> None:
    options = Options(players=["Ann", " Ben  B. "], ages=[8, 9], designs=list(SIX), show_seconds=1)  # type: ignore[arg-type]
    assert options.players == ("Ann", "Ben B.")
    assert (options.ages, options.designs) == ((8, 9), SIX)
    assert repr(options.show_seconds) == "1.0"
    assert hash(options) == hash(structure(Options, plain(options)))


@pytest.mark.parametrize("designs", [(), [], None])
def test_no_designs_leave_them_to_chance(designs: Any) -> None:
    assert Options(players=("Ann",), designs=designs).designs == ()


@pytest.mark.parametrize("designs", [SIX[::-1], iter(SIX), set(SIX), dict.fromkeys(SIX)])
def test_designs_may_be_named_in_any_order(designs: Any) -> None:
    assert Options(players=("Ann",), designs=designs).designs == SIX


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("more", [-1, 1])
def test_the_level_says_how_many_designs_there_are(level: str, more: int) -> None:
    """B2: exactly the level's number."""
    count = LEVELS[level]
    animals = (*ANIMALS, "boar")
    assert Options(players=("Ann",), level=level, designs=animals[:count]).cards == 6 * count
    with pytest.raises(ValueError, match=f"needs {count} different designs, not boar, fox"):
        Options(players=("Ann",), level=level, designs=animals[: count + more])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": ()}, "1 to 4 players, not 0"),
        ({"players": tuple("ABCDE")}, "1 to 4 players, not 5"),
        ({"players": "Ann"}, "a list of names"),
        ({"players": ("Ann", "ann")}, "two players are called"),
        ({"level": "hard"}, "'rookie', 'experienced', 'advanced', 'expert', not 'hard'"),
        ({"level": ["rookie"]}, "level is one of"),
        ({"level": None}, "level is one of"),
        ({"name_the_card": 1}, "name_the_card is True or False, not 1"),
        ({"name_the_card": "yes"}, "name_the_card is True or False"),
        ({"name_the_card": None}, "name_the_card is True or False"),
        ({"designs": "fox"}, "designs are animals of boar, .*, bear, not 'fox'"),
        ({"designs": 6}, "designs are animals of"),
        ({"designs": True}, "designs are animals of"),
        ({"designs": (*SIX[:5], "cat")}, "designs are animals of"),
        ({"designs": (*SIX[:5], None)}, "designs are animals of"),
        ({"designs": [["fox"]] * 6}, "designs are animals of"),
        ({"designs": ("fox",) * 6}, "needs 6 different designs, not fox, fox"),
        ({"designs": ("fox",) * 10_000}, "needs 6 different designs"),
        ({"designs": ("x" * 10_000,)}, "designs are animals of"),
        ({"ages": (8,)}, "2 players but 1 ages"),
        ({"ages": (8, "9")}, "whole numbers of years"),
        ({"show_seconds": 0}, "show_seconds is more than 0"),
        ({"show_seconds": 3601}, "show_seconds"),
        ({"show_seconds": None}, "show_seconds"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        Options(**{"players": ("Ann", "Ben"), **wrong})
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("options", [None, {}, "Ann"])
def test_a_table_wants_the_games_own_options(options: Any) -> None:
    with pytest.raises(TypeError, match="The Brilliant Boar needs Options"):
        Table(RULES, options)
