"""The rulebook is made from RULES.md: nothing is missing, and every moment has its page."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, get_args, get_type_hints
from xml.etree import ElementTree as ET

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.rulebook.guide import Guide
from brainwaves_widgets.rulebook.markdown import as_text
from tests.games import GAMES, Game

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
VIEWS = {"goose": "GooseView", "boar": "BoarView", "matrix": "MatrixView", "brainwave": "WholeView"}


def guide_of(game: Game) -> Guide:
    guide = Guide.of(game.package.RULES)
    assert guide
    return guide


def first_view(game: Game) -> dict[str, Any]:
    options = game.package.Options(players=("Ann", "Ben"))
    return dict(Table(game.rules, options, seed=0).view(None))


def phases(game: Game) -> tuple[str, ...]:
    """Return every phase that a view of the game declares."""
    wire = import_module(f"{game.package.__name__}.wire")
    hints = get_type_hints(getattr(wire, VIEWS[game.name]), include_extras=True)
    _, literal = get_args(hints["phase"])
    return get_args(literal)


@each_game
def test_each_numbered_rule_is_on_exactly_one_page(game: Game) -> None:
    guide = guide_of(game)
    text = guide.rules.read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*([A-Z][0-9]+)", text, re.MULTILINE)
    shown = [rule["number"] for one in guide.sections for rule in one.page.get("rules", ())]
    assert numbers
    assert shown == numbers


@each_game
def test_each_page_begins_with_words_for_players(game: Game) -> None:
    for section in guide_of(game).sections:
        lead = " ".join(block for block in section.page["blocks"] if isinstance(block, str))
        assert 40 < len(lead) < 500, section.page["title"]
        assert not re.search(r"\[R\]|`|\b[GBMW][0-9]+\b", lead), section.page["title"]


@each_game
def test_a_rule_with_the_name_of_an_option_can_be_read_aloud(game: Game) -> None:
    """The sign for code is not heard: W32 once read "After battles battles (120) the train"."""
    for section in guide_of(game).sections:
        for rule in section.page.get("rules", ()):
            told = " ".join(as_text(block) for block in rule["blocks"])
            assert not re.search(r"\b(\w+) \1\b", told), rule["number"]


@each_game
def test_each_phase_has_a_page(game: Game) -> None:
    guide, view = guide_of(game), first_view(game)
    assert phases(game)
    for phase in phases(game):
        moment = {**view, "phase": phase}
        assert any(one.belongs_to(moment) for one in guide.sections), phase


@each_game
def test_no_page_waits_for_a_value_that_there_is_not(game: Game) -> None:
    known = {"phase": set(phases(game)), "mode": {"solo", "competitive"}, "version": {"original"}}
    for section in guide_of(game).sections:
        for field, values in section.when.items():
            assert set(values) <= known[field], section.page["title"]


def test_the_page_depends_on_more_than_the_phase() -> None:
    goose, _, matrix, _ = map(guide_of, GAMES)
    titles = [one.page["title"] for one in goose.sections]
    for mode, title in (("competitive", "The end of the game"), ("solo", "Alone and together")):
        view = {**first_view(GAMES[0]), "phase": "over", "mode": mode}
        assert titles[goose.glance(view)["at"]] == title
    titles = [one.page["title"] for one in matrix.sections]
    for version in ("main", "original"):
        view = {**first_view(GAMES[2]), "phase": "dare", "version": version}
        assert titles[matrix.glance(view)["at"]] == f"The {version} version"


@each_game
def test_every_picture_is_drawn_and_used_and_says_what_it_shows(game: Game) -> None:
    guide = guide_of(game)
    drawn = [one.page["picture"] for one in guide.sections if "picture" in one.page]
    assert len(drawn) == len(guide.pictures) == len({picture["svg"] for picture in drawn})
    for picture in drawn:
        assert ET.fromstring(picture["svg"]).tag.endswith("svg")  # noqa: S314 - our own
        assert picture["alt"].endswith((".", "?"))


def test_sections_without_marks_are_pages_if_they_have_rules(tmp_path: Any) -> None:
    path = tmp_path / "RULES.md"
    path.write_text("# Odd Socks: the rules\n\nMatch socks.\n\n- **T1** Draw.\n- **T2** Lay.\n")
    (section,) = Guide(path).sections
    assert section.page["title"] == "The rules"
    assert section.page["blocks"] == ["Match socks."]
    assert [rule["number"] for rule in section.page["rules"]] == ["T1", "T2"]
    assert not section.belongs_to({"phase": "draw"})


def test_a_game_without_a_guide_has_none() -> None:
    rules = GAMES[0].package.RULES
    assert Guide.of(type(rules).of(rules, rules, guide="")) is None


def test_a_guide_that_is_none_is_refused() -> None:
    rules = GAMES[0].package.RULES
    wrong = type(rules).of(rules, rules, guide="brainwaves_widgets.goose:RULES")
    with pytest.raises(TypeError, match="goose:RULES must be a Guide"):
        Guide.of(wrong)
