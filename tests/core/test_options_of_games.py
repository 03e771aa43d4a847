"""The options of every game: what is wrong is refused with a word on what would be right."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.codec import plain, structure
from brainwaves_widgets.core.options import described
from tests.common import NAMES

GAMES: dict[str, Any] = {"goose": goose, "boar": boar, "matrix": matrix, "brainwave": brainwave}
TWO = NAMES[:2]
LONG = "x" * 10_000
WRONG: dict[str, list[tuple[Any, str]]] = {
    "players": [
        *((wrong, "a list of names") for wrong in ("Ann", None, 3)),
        *((wrong, "name is text, not ") for wrong in ((1, 2), ("Ann", None))),
        *((("Ann", name), "two players are called") for name in ("ann", " Ann ")),
        (("Ann", "  "), "empty"),
        (("Ann", "x" * 41), "41 characters; 40 is the most"),
        (("Ann", LONG), "10000 characters"),
        *((("Ann", name), "cannot be shown") for name in ("B\x00n", "\u202eneB", "\ud800")),
    ],
    "choice": [(wrong, "{name} is ") for wrong in ("tarot", 99, 2.5, True, ["main"], [3], LONG)],
    "flag": [(wrong, "{name} is True or False, not ") for wrong in (1, "yes", "x", None)],
    "number": [
        (wrong, "{name} is a whole number from 1 to 1000, not ")
        for wrong in (0, 1001, 2.0, True, None, "3", LONG)
    ],
    "seconds": [
        (wrong, "{name} is a number of seconds more than 0 and at most 3600, not")
        for wrong in (0, -5, 3601, float("inf"), float("nan"), "120", True, None)
    ],
    "ages": [
        ((8,), "2 players but 1 {name}"),
        *(((8, wrong), "list of whole numbers of years") for wrong in (-1, 151, "9", True, 9.5)),
        *((wrong, "list of whole numbers of years") for wrong in (8, None)),
    ],
    "several": [
        *((wrong, "{name} are animals of boar, .*, bear, not ") for wrong in ("fox", 6, True)),
        *((wrong, "{name} are animals of") for wrong in ([["fox"]] * 6, (LONG,), ("cat", None))),
        *((("fox",) * many, "needs 6 different {name}, not fox") for many in (6, 10_000)),
    ],
}
"""What is wrong for each kind of option, and what is said of it."""
CASES = [
    pytest.param(game, one["name"], wrong, message.format(**one), id=f"{game}-{one['name']}-{at}")
    for game, module in GAMES.items()
    for one in described(module.Options)
    for at, (wrong, message) in enumerate(WRONG[one["kind"]])
]


@pytest.mark.parametrize(("game", "name", "wrong", "message"), CASES)
def test_what_is_wrong_is_refused(game: str, name: str, wrong: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        GAMES[game].Options(**{"players": TWO, name: wrong})
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("game", GAMES)
def test_too_few_and_too_many_players_are_refused(game: str) -> None:
    players, *_ = described(GAMES[game].Options)
    least, most = int(players["least"]), int(players["most"])
    span = f"{least} to {most}" if least < most else f"{least}"
    for count in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"{span} players, not {count}"):
            GAMES[game].Options(players=tuple("ABCDEF"[:count]))
    for count in range(least, most + 1):
        expected = "solo" if count == 1 else "competitive"
        assert GAMES[game].Options(players=NAMES[:count]).mode == expected


@pytest.mark.parametrize("game", GAMES)
def test_lists_become_tuples_and_options_survive_a_save_file(game: str) -> None:
    lists: dict[str, Any] = {
        "ages": [8, 9],
        "designs": ["boar", "fox", "hare", "mouse", "wolf", "badger"],
    }
    given = {"study_seconds": 1, "show_seconds": 1, "hints": True, "size": 7, **lists}
    known = [one["name"] for one in described(GAMES[game].Options)]
    chosen = {name: value for name, value in given.items() if name in known}
    options = GAMES[game].Options(players=["Ann", " Ben  B. "], **chosen)
    assert options.players == ("Ann", "Ben B.")
    for name, value in chosen.items():
        kept = getattr(options, name)
        assert kept == (tuple(value) if name in lists else value)
        assert not name.endswith("seconds") or repr(kept) == "1.0"
    again = structure(GAMES[game].Options, plain(options))
    assert again == options
    assert hash(again) == hash(options)


@pytest.mark.parametrize("game", GAMES)
def test_names_with_markup_are_just_names(game: str) -> None:
    name = "<img src=x onerror=alert(1)>"
    table = Table(GAMES[game].RULES, GAMES[game].Options(players=(name, "Ben & Co")), seed=1)
    while not any(name in line for line in table.log(None)):
        table.play(table.moves(table.actors[0])[0], table.actors[0])
    assert table.view(1)["players"] == [name, "Ben & Co"]
    html = table.history._repr_html_()
    assert "<img" not in html
    assert "&lt;img src=x" in html


@pytest.mark.parametrize("options", [None, {}, {"players": ["Ann"]}, "Ann"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_wants_the_games_own_options(game: str, options: Any) -> None:
    rules = GAMES[game].RULES
    others = (one.Options(players=TWO) for one in GAMES.values() if one.RULES is not rules)
    for wrong in chain([options], others):
        with pytest.raises(TypeError, match=f"{rules.title} needs Options"):
            Table(rules, wrong)
