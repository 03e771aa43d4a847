"""What Brain Wave asks for and tells, moment by moment."""

from __future__ import annotations

import pytest

from brainwaves_widgets.brainwave import RULES, EndTurn, Go, News, Roll, State
from brainwaves_widgets.brainwave.text.aloud import at_once, regions
from brainwaves_widgets.brainwave.text.prompt import prompt, text
from tests.brainwave.builders import (
    ALMOST,
    BLUE,
    CLOSED,
    CUT,
    EMPTY,
    GREEN,
    WALL,
    building,
    cut,
    seated,
    then,
)


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (News("hit", GREEN, 12), "Green hit for 12. Blue attacks now."),
        (News("telepathy", GREEN, 24), "Telepathy: Green hit for 24. Blue attacks now."),
        (News("miss", GREEN, 2), "A miss: Blue adds 2 and attacks."),
        (News("through", GREEN), "Green broke through. Blue attacks now."),
        (News("left", GREEN), "Green broke through. Blue attacks now."),
        (
            News("held", GREEN, 16),
            "Green's breakthrough failed and cost 16 tiles. Blue attacks now.",
        ),
        (News("held", GREEN), "Green's breakthrough failed. Blue attacks now."),
    ],
)
def test_w16_after_a_turn_the_hint_says_whose_result_it_was_and_who_attacks(
    news: News, told: str
) -> None:
    state = building(EMPTY)._replace(phase="go", dice=(1, 2), news=news, attacker=BLUE)
    headline, hint = prompt(RULES.view(state, GREEN))
    assert (headline, hint) == ("Green, move 3 squares.", f"{told} No step straight back.")
    assert len(hint) <= 90
    assert prompt(RULES.view(state, BLUE)) == ("Green moves through the maze.", told)
    assert prompt(RULES.view(state._replace(phase="dice"), None))[1] == told


def test_w13_in_the_same_turn_a_hit_is_told_as_news() -> None:
    state = building(EMPTY, "logic")._replace(news=News("hit", GREEN, 3))
    assert prompt(RULES.view(state, GREEN)) == ("Green, build or end the turn.", "A hit for 3!")


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        (building(WALL, "logic"), "Green, build or end the turn."),
        (building(WALL, "logic logic logic logic"), "Green, build."),
        (building(WALL, ""), "Green, end the turn."),
        (building(WALL, "block"), "Green, end the turn."),
        (building(WALL, "block block block")._replace(has_laid=True), "Green, end the turn."),
        (cut("bender"), "Blue, take a tile back or end the turn."),
        (
            cut("decision logic"),
            "Blue, call a breakthrough, take a tile back or end the turn.",
        ),
        (
            building(CUT, "decision logic", seat=BLUE),
            "Blue, call a breakthrough or end the turn.",
        ),
    ],
)
def test_w18_w25_w29_who_can_lay_nothing_is_asked_for_what_can_be_done(
    state: State, asked: str
) -> None:
    view = RULES.view(state, state.attacker)
    assert prompt(view)[0] == asked
    assert len(asked) <= 70
    kinds = {type(move).__name__ for move in RULES.moves(state, state.attacker)}
    assert ("build" in asked, "call" in asked, "back" in asked, "end" in asked) == (
        "Lay" in kinds,
        "Call" in kinds and "Lay" not in kinds,
        "TakeBack" in kinds,
        "EndTurn" in kinds,
    )


@pytest.mark.parametrize(
    ("state", "hint"),
    [
        (
            building(WALL, "logic logic logic logic bender bender")._replace(has_laid=True),
            "Of 6 tiles three may be kept: lay 3 more, then you can end the turn.",
        ),
        (
            building(WALL, "logic logic logic logic"),
            "Lay 1 of 4 tiles, then end the turn. Tiles lost if a call fails: 4 (major).",
        ),
        (
            building(WALL, "block block block block", has_laid=True),
            "No tile can be laid. End the turn, then put 1 of 4 back into the set.",
        ),
        (building(WALL, "block"), "No tile can be laid."),
        (building(WALL, ""), "You have no tiles to lay."),
        (
            cut("decision logic"),
            "No tile can be laid. Tiles lost if a call fails: 0 (minor).",
        ),
        (
            cut("decision logic logic logic"),
            "No tile can be laid; you put 1 of 4 back. Tiles lost if a call fails: 1 (minor).",
        ),
        (building(WALL, "logic", has_laid=True), ""),
    ],
)
def test_w18_who_cannot_end_the_turn_or_lay_a_tile_is_told_why(state: State, hint: str) -> None:
    """W18: a newcomer with six tiles looked for a button that was not there."""
    assert prompt(RULES.view(state, state.attacker))[1] == hint
    assert len(hint) <= 90


FOUR = building(WALL, "logic logic logic logic")
SIX = building(WALL, "logic logic logic logic bender bender")


@pytest.mark.parametrize(
    ("state", "news", "hint"),
    [
        (
            FOUR,
            News("hit", GREEN, 5),
            (
                "A hit for 5! Lay 1 of 4 tiles, then end the turn. "
                "Tiles lost if a call fails: 4 (major)."
            ),
        ),
        (
            building(WALL, "logic logic decision bender"),
            News("hit", GREEN, 12),
            "A hit for 12! Lay 1 of 4 tiles. Tiles lost if a call fails: 4 (major), 1 (minor).",
        ),
        (
            SIX._replace(has_laid=True),
            News("hit", GREEN, 5),
            "A hit for 5! Of 6 tiles three may be kept: lay 3 more, then you can end the turn.",
        ),
        (
            SIX._replace(has_laid=True),
            News("telepathy", GREEN, 24),
            "Telepathic Communication: 24 points! Lay 3 of 6 tiles, then end the turn.",
        ),
        (
            FOUR,
            News("left", GREEN),
            "Blue left the maze again: that counts as a hit. Lay 1 of 4 tiles, then end the turn.",
        ),
        (
            cut("decision logic"),
            News("hit", GREEN, 3),
            "A hit for 3! No tile can be laid. Tiles lost if a call fails: 0 (minor).",
        ),
        (
            building(WALL, "block block block block", has_laid=True),
            News("telepathy", GREEN, 24),
            "Telepathic Communication: 24 points! No tile can be laid.",
        ),
        (
            FOUR._replace(phase="keep"),
            News("held", GREEN, 1),
            "The breakthrough failed: Green loses 1 tile. One press on a tile puts it back.",
        ),
        (
            FOUR._replace(phase="keep"),
            News("hit", GREEN, 12),
            "One press on a tile in the bank puts it back. Three may be kept.",
        ),
    ],
)
def test_what_came_of_a_wave_is_told_with_what_is_to_be_done(
    state: State, news: News, hint: str
) -> None:
    state = state._replace(news=news._replace(seat=state.attacker))
    assert prompt(RULES.view(state, state.attacker))[1] == hint
    assert len(hint) <= 90


def test_w31_one_square_is_not_several() -> None:
    won = building(ALMOST.replace("─ ·\n", "─ ─\n"))._replace(phase="over")
    view = {**RULES.view(won, None), "distance": [0, 1]}
    assert prompt(view)[1] == "In battle 5 of 120; Blue had 1 square to go."


def test_others_learn_only_of_an_empty_bank_that_nothing_can_be_laid() -> None:
    closed, empty = (RULES.view(building(WALL, bank), None) for bank in ("block", ""))
    assert (closed["can_lay"], empty["can_lay"]) == (True, False)
    assert text(closed).endswith("Green, build or end the turn.")
    assert text(empty).endswith("Green, end the turn.")


def test_w18_who_puts_tiles_back_is_told_where_to_press() -> None:
    state = building(EMPTY, "logic logic logic logic")._replace(phase="keep")
    assert prompt(RULES.view(state, GREEN)) == (
        "Green, put 1 tile back.",
        "One press on a tile in the bank puts it back. Three may be kept.",
    )


def test_w31_the_end_says_how_far_the_other_train_was() -> None:
    won = building(ALMOST.replace("─ ·\n", "─ ─\n"))._replace(phase="over")
    assert prompt(RULES.view(won, None)) == (
        "Green completes the train of thought and wins!",
        "In battle 5 of 120; Blue's way to the finish was closed.",
    )
    view = {**RULES.view(won, None), "distance": [0, 3]}
    assert prompt(view)[1] == "In battle 5 of 120; Blue had 3 squares to go."


def test_w32_without_a_way_the_end_says_that_it_is_closed() -> None:
    one, _ = then(building(CLOSED, battles=1, battle=1), EndTurn())
    view = RULES.view(one, None)
    way, last = view["distance"][BLUE], "That was the last battle."
    assert prompt(view) == (
        "Blue wins.",
        f"{last} Green's way to the finish is closed, Blue has {way} squares to go.",
    )
    assert "Green: 0 points, no tiles, way closed" in text(view)
    assert "goes from a1 to g7; the way is closed." in " ".join(regions(view))
    both = CLOSED.replace("═ ═ ═ ═", "═ ═ ═ ╔")
    drawn, _ = then(building(both, battles=1, battle=1), EndTurn())
    assert prompt(RULES.view(drawn, None)) == (
        "A draw.",
        "That was the last battle. Both ways to the finish are closed.",
    )


def test_w11_before_a_shot_the_wave_is_told_where_reset_takes_it() -> None:
    """A screen waits with the wave until Reset was held, which only the browser knows of."""
    table = seated(Roll(6, 6), Roll(1, 1), Roll(1, 1), size=7)
    assert "worth 1. The wave is on the left, level" in regions(table.view(None))[0]
    table.play(Go(2, 1))
    aiming = table.view(None)
    told = "After Reset the wave is on the left, level with the middle."
    assert at_once(aiming).endswith(told)
    assert told in regions(aiming)[0]
