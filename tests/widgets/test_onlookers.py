"""Every screen speaks to those who can act at it, and tells the others who is to do what."""

from __future__ import annotations

import re
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.core import CHANCE

GAMES = (bw.AstuteGoose, bw.BrilliantBoar, bw.GameMatrix, bw.BrainWave)


def headline(screen: Any) -> str:
    return str(screen.scene["prompt"]["headline"])


def calls(name: str, screen: Any) -> bool:
    """Whether a screen speaks to somebody by name: "Ann, draw a card."."""
    return re.search(rf"(^|[.!] ){name}, ", headline(screen)) is not None


def play_on(game: Any) -> None:
    """Make a move for a person, or let the programs move."""
    actors = [seat for seat in game.table.actors if seat != CHANCE]
    people = [seat for seat in actors if seat not in game._session.bots]
    if people:
        game.play(game.moves(people[0])[-1 if game.ply % 3 else 0], people[0])
    else:
        game._session.turns.play_random(actors[0])


@pytest.mark.parametrize(
    ("kind", "people"),
    [
        *((kind, people) for kind in GAMES for people in ([], ["Ann"])),
        *((kind, ["Ann", "Ben"]) for kind in GAMES if kind is not bw.BrainWave),
    ],
)
def test_no_program_is_spoken_to(kind: Any, people: list[str]) -> None:
    programs = [bw.bots.Guesser(seed=1), bw.bots.Guesser(seed=2)][: 2 - len(people) or 1]
    game = kind([*programs, *people], seed=3)
    names = [name for seat, name in enumerate(game.players) if seat in game._session.bots]
    for _ in range(60):
        if game.outcome:
            break
        assert not any(calls(name, game) for name in names), headline(game)
        play_on(game)


@pytest.mark.parametrize("kind", GAMES, ids=lambda one: one.__name__)
def test_a_seats_screen_speaks_to_nobody_else(kind: Any) -> None:
    game = kind(["Ann", "Ben"], seed=3)
    ann, ben = game.seat("Ann"), game.seat("Ben")
    spoken = set()
    for _ in range(60):
        if game.outcome:
            break
        assert not calls("Ann", ben), headline(ben)
        assert not calls("Ben", ann), headline(ann)
        spoken |= {name for name, one in (("Ann", ann), ("Ben", ben)) if calls(name, one)}
        play_on(game)
    assert spoken == {"Ann", "Ben"}


def test_a_program_of_the_goose_is_asked_in_the_third_person() -> None:
    game = bw.AstuteGoose([bw.bots.Perfect(), "Ann"], seed=7)
    while game.state.phase != "roll":
        play_on(game)
    assert headline(game) == "Perfect memory is to roll the dice."
    play_on(game)
    assert re.match("Perfect memory is asked: which .+ suspect [1-6]", headline(game))
    assert game.scene["prompt"]["hint"] == "If the answer is wrong, Ann may try."


def test_a_program_of_the_boar_is_to_play() -> None:
    game = bw.BrilliantBoar([bw.bots.Child(), "Ann", "Ben"], seed=3)
    assert game.scene["prompt"] == {"headline": "Child is to play.", "hint": ""}
