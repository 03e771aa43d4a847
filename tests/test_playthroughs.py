"""Golden transcripts: whole games, seen from every seat, that change only on purpose."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from tests.games import Game, every_game
from tests.golden.cases import CASES, FOLDER, Case

LARGEST = 150_000


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_a_game_goes_as_it_always_went(case: Case) -> None:
    golden = case.path.read_text(encoding="utf-8").splitlines()
    now = case.text().splitlines()
    for number, (line, expected) in enumerate(zip(now, golden, strict=False), start=1):
        assert line == expected, f"{case.path.name}, line {number}; on purpose? make golden"
    assert len(now) == len(golden)


@every_game
def test_every_game_and_mode_has_a_transcript(game: Game) -> None:
    pieces = import_module(f"{game.package.__name__}.pieces")
    modes = set(getattr(pieces, "MODES", ()))
    decks = set(getattr(pieces, "DECKS", ()))
    versions = set(getattr(pieces, "VERSIONS", ()))
    mine = [case for case in CASES if case.game == game.name]
    assert mine, f"{game.name} has no transcript"
    assert modes <= {getattr(case.options, "mode", None) for case in mine}
    assert decks <= {getattr(case.options, "deck", None) for case in mine}
    assert versions <= {getattr(case.options, "version", None) for case in mine}


def test_transcripts_and_cases_are_the_same() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {case.path.name for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_a_transcript_is_small_enough_to_read_and_plays_every_move(case: Case) -> None:
    text = case.path.read_text(encoding="utf-8")
    assert len(text) < LARGEST
    assert text.splitlines()[-1].startswith("outcome ")
    assert text.count("\nply ") == text.count("\n> ") + 1


def test_between_them_the_goose_transcripts_show_all_that_can_happen() -> None:
    text = (FOLDER / "goose-competitive.txt").read_text(encoding="utf-8")
    for happened in (": right.", ": wrong.", " passes.", "by accident.", "into the box.", "over."):
        assert happened in text, f"nobody {happened!r} in the competitive transcript"


HAPPENS = {
    "boar-competitive": [
        r"! Cleo takes two \w+\.\n\nply \d+, to act: Cleo\n.*again true",  # B8: once more
        r"! Cleo takes two \w+\.\n\nply \d+, to act: Ann\n.*again false",  # B8: it lapses
        r"> \w+: Take the deck's card\n",  # B9
        r"> \w+: Take the card on the table\n",
        r"! No match: the \w+ stays on the table\.",  # B10
        r"> Ben: Play .*\n! .*\n! No match.*\n\nply \d+, to act: Ann\n",  # B11: without Cleo
        r"! The game is over\.",
    ],
    "boar-solo": [r"! No match: it goes onto the error pile", r"! Ann takes two "],
    "boar-name-the-card": [r"! \w+ calls card \d+ a \w+: it is a ", r"! \w+ takes two "],
    "matrix-main": [
        r"> \w+: Claim figure \d+\n! .*does not fit\.\n! Overlooked: ",  # M14: strict
        r"does not fit\.\n! No figure fits\.",
        r"> \w+: Stop and take figure \d+\n! .*stops with .*does not fit\.\n! Figures? .* fits?\. ",
        r"! \w+ takes figure \d+ with [2-9] cards\.",  # M10
        r"! No figure fits\. \w+ loses this turn's [2-9] cards\.",  # M12
        r"> \w+: None fits\n! .*\n! Overlooked: ",
        r"! The game is over\.",
    ],
    "matrix-original": [
        r"! \w+ takes figure \d+ with 1 card\.\n\nply \d+, to act: chance",  # M5
        r"> \w+: None fits\n! .*\n! No figure fits\.",  # M6
        r"it does not fit\.\n\nply \d+, to act: \w+\n.*struck",  # M14: struck, and explained
        r"does not fit\.\n! Overlooked: ",  # M14: the second try
        r"does not fit\.\n! No figure fits\.",
        r"! The game is over\.",
    ],
}


@pytest.mark.parametrize("name", HAPPENS)
def test_a_transcript_shows_all_that_can_happen(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    missing = [happens for happens in HAPPENS[name] if not re.search(happens, text)]
    assert not missing
