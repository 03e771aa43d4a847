"""Players' names, which every game checks alike."""

from __future__ import annotations

from typing import Any

import pytest

from brainwaves_widgets.core.text.names import LONGEST_NAME, check_players


@pytest.mark.parametrize("names", [["Ann", "Ben"], ("Ann", "Ben"), iter(["Ann", " Ben\t"])])
def test_any_list_of_names_will_do(names: Any) -> None:
    assert check_players(names, 1, 5) == ("Ann", "Ben")


def test_names_are_those_of_all_the_world() -> None:
    names = [
        "Zoë",
        "李小龍",
        "Ólafur Ragnar",
        "محمد",
        "O'Neil-Smith",
        "<b>Bob</b>",
        "🦆",
        "x" * LONGEST_NAME,
    ]
    assert check_players(names, 1, 8) == tuple(names)


@pytest.mark.parametrize("names", ["Ann", None, 5, b"Ann", [b"Ann"], ["Ann", 5], [["Ann"]]])
def test_what_is_no_list_of_names_is_refused(names: Any) -> None:
    with pytest.raises(ValueError, match=r"list of names|name is text"):
        check_players(names, 1, 5)


@pytest.mark.parametrize("name", ["", "  ", "\n", "a\x07b", "\u200b", "x" * 41, "x" * 1_000_000])
def test_names_nobody_can_read_are_refused_in_a_short_sentence(name: str) -> None:
    with pytest.raises(ValueError, match="name") as caught:
        check_players(["Ann", name], 1, 5)
    assert len(str(caught.value)) < 150


def test_names_are_told_apart_whatever_their_case() -> None:
    with pytest.raises(ValueError, match="two players are called 'STRASSE'"):
        check_players(["STRASSE", "straße"], 1, 5)


def test_the_number_of_players_is_checked() -> None:
    for names in ([], ["A"], list("ABCD")):
        with pytest.raises(ValueError, match=f"2 to 3 players, not {len(names)}"):
            check_players(names, 2, 3)
