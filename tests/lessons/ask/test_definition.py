"""Edit a definition and see the tree change; take sides; play with the cards of the lesson."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest

from brainwaves_widgets.core.bots import drive
from brainwaves_widgets.lessons import EditDefinition, Lesson, Results, TakeSides
from brainwaves_widgets.lessons.ask.definition import QUARRELS
from brainwaves_widgets.lessons.tutorials.lessons import LESSONS, lesson_game
from brainwaves_widgets.matrix.bots import Careful


@pytest.mark.parametrize("word", QUARRELS)
def test_the_tree_is_drawn_by_the_chosen_definition(word: str) -> None:
    edit = EditDefinition(word)
    assert edit.at_least is None
    assert edit.scene["picture"] == ""
    pictures: list[str] = []
    for place in (1, 2, 1):
        edit.answer(place)
        assert edit.at_least is (place == 2)
        pictures.append(unquote(edit.scene["picture"]))
        assert edit.said[0].startswith("So ")
    assert pictures[0] == pictures[2] != pictures[1], "it can be edited as often as one likes"


def test_inclusion_is_what_stands_below() -> None:
    edit = EditDefinition("kite")
    edit.answer("at least two pairs of equal neighbouring sides")
    assert "rhombus below kite" in edit.scene["alt"]
    edit.answer(1)
    assert "rhombus below quadrilateral" in edit.scene["alt"]


def test_a_vote_is_kept_and_never_wrong(tmp_path: Path) -> None:
    lesson = Lesson("06", folder=tmp_path, learner="Ann")
    vote = lesson.take_sides("trapezoid")
    vote.answer(2)
    assert (vote.phase, vote.state) == ("told", "argued")
    assert vote.said[0] == "You defend “at least one pair of parallel sides”."
    kept = Results.read(tmp_path / "ann-06.json").tries
    assert [(one.task, one.right) for one in kept] == [("Take sides: trapezoid", True)]


def test_books_do_not_quarrel_about_everything() -> None:
    for make in (EditDefinition, TakeSides):
        with pytest.raises(ValueError, match="not 'blob'"):
            make("blob")


@pytest.mark.parametrize("number", [one for one in LESSONS if LESSONS[one].attributes])
def test_every_lesson_has_a_game_with_its_own_cards(number: str) -> None:
    game = lesson_game(number, "Ann", seed=3)
    own = {*LESSONS[number].attributes}
    assert game.players == ("Ann", "Careful")
    assert all(own & {*card} for card in game.state.card_deck)
    drive(game.table, {0: Careful(1), 1: Careful(2)})
    assert game.table.outcome is not None
    pair = lesson_game(number, players=2, seed=3)
    assert pair.players == ("Player", "Partner"), "as in: Player draws a card."
    with pytest.raises(ValueError, match="one or two play"):
        lesson_game(number, players=3)
