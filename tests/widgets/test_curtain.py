"""The Boar's screens: who sees whose cards, and the curtain between players at one screen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.boar import Draw, Play, Remember


def boar(*players: str, **options: Any) -> bw.BrilliantBoar:
    return bw.BrilliantBoar(list(players), seed=5, **options)


def do(screen: bw.BrilliantBoar, **message: Any) -> None:
    screen._receive(screen, {"ply": screen.table.ply, **message}, [])


def lift(screen: bw.BrilliantBoar) -> None:
    do(screen, do="lift")


def cards_in(scene: dict[str, Any]) -> list[Any]:
    return [hand["cards"] for hand in scene["view"]["hands"]]


def test_a_shared_screen_begins_behind_the_curtain() -> None:
    game = boar("Ann", "Ben")
    assert game.scene["curtain"] == "Ann"
    assert game.scene["prompt"]["headline"] == "Pass to Ann."
    assert game.scene["moves"] == [{"label": "I am Ann", "do": "lift"}]


def test_only_the_awaited_player_sees_and_plays_and_the_curtain_falls_with_the_turn() -> None:
    game = boar("Ann", "Ben")
    for _ in range(4):
        awaited = game.scene["curtain"]
        assert cards_in(game.scene) == [None, None]
        lift(game)
        assert game.scene["curtain"] is None
        assert game.scene["view"]["seat"] == game.players.index(awaited)
        assert cards_in(game.scene)[game.players.index(awaited)] is None
        assert cards_in(game.scene)[1 - game.players.index(awaited)] is not None
        do(game, move={"type": "Draw"})
        assert game.scene["view"]["drawn"]
        do(game, move={"type": "Remember"})
        assert game.scene["curtain"] not in (None, awaited)
        assert game.scene["view"]["drawn"] is None


def test_behind_the_curtain_nothing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = boar("Ann", "Ben")
    answers: list[Any] = []
    monkeypatch.setattr(game, "send", answers.append)
    do(game, move={"type": "Draw"})
    do(game, move={"type": "Draw"}, seats=[0])
    assert [answer["error"][:23] for answer in answers] == ["this screen cannot make"] * 2
    assert game.state.drawn is None


def test_reloading_the_page_does_not_lift_the_curtain() -> None:
    game = boar("Ann", "Ben")
    lift(game)
    do(game, move={"type": "Draw"})
    do(game, move={"type": "Remember"})
    game._receive(game, {"do": "hello"}, [])
    assert game.scene["curtain"] == "Ben"
    assert cards_in(game.scene) == [None, None]


def test_the_curtain_stays_up_for_an_extra_turn() -> None:
    game = boar("Ann", "Ben", designs=["boar", "fox", "hare", "mouse", "wolf", "badger"])
    lift(game)
    table = game.table
    while True:
        state = table.state
        hand = state.hands[state.turn]
        top = state.top and state.top.animal
        match = next((place for place, card in enumerate(hand) if card.animal == top), None)
        if game.scene["curtain"]:
            lift(game)
        if match is not None and len(hand) > 1:
            break
        game.play(Draw())
        game.play(Remember())
    who = state.turn
    game.play(Play(match))
    assert table.state.turn == who
    assert table.state.again
    assert game.scene["curtain"] is None
    assert "A match!" in game.scene["prompt"]["headline"]


def test_what_happened_since_is_told_when_the_curtain_is_lifted() -> None:
    game = boar("Ann", "Ben", "Cy")
    for _ in range(3):
        lift(game)
        do(game, move={"type": "Draw"})
        do(game, move={"type": "Remember"})
    lift(game)
    told = " ".join(filter(None, (event["text"] for event in game.scene["events"])))
    assert "Ben draws a card. Ben turns the card around and holds 1 card. Cy draws a card." in told
    assert not any(animal in told for animal in game.state.designs)


def test_alone_there_is_no_curtain_and_no_own_card_in_sight() -> None:
    game = boar("Ann")
    assert game.scene["curtain"] is None
    game.play(Draw())
    assert game.scene["view"]["drawn"]
    game.play(Remember())
    assert cards_in(game.scene) == [None]
    assert game.scene["view"]["drawn"] is None


def test_undo_hides_the_table_again() -> None:
    game = boar("Ann", "Ben")
    lift(game)
    do(game, move={"type": "Draw"})
    do(game, move={"type": "Remember"})
    lift(game)
    do(game, do="undo")
    assert "Ben, may Ann take this back?" in game.scene["request"]["text"]
    do(game, do="allow")
    assert game.scene["curtain"] == "Ann"
    assert game.scene["view"]["drawn"] is None


def test_what_was_taken_back_is_one_sentence_and_what_came_before_is_told_as_such() -> None:
    game = boar("Ann", "Ben")
    for _ in game.players:
        lift(game)
        do(game, move={"type": "Draw"})
        do(game, move={"type": "Remember"})
    lift(game)
    do(game, move={"type": "Play", "place": 0})
    played, *missed = (event["text"] for event in game.scene["events"])
    assert missed[0].startswith("No match: ")
    do(game, do="undo")
    do(game, do="allow")
    assert game.scene["curtain"] == "Ann"
    assert [event["text"] for event in game.scene["events"]] == [
        f"Taken back: {played}",
        "Before that: Ben turns the card around and holds 1 card.",
    ]
    game._receive(game, {"do": "hello"}, [])
    assert [event["text"] for event in game.scene["events"]] == [
        "Ben turns the card around and holds 1 card."
    ]


def test_at_the_end_all_is_open() -> None:
    game = boar("Ann", "Ben")
    rng = Random(1)
    while game.table.actors:
        seat = game.table.actors[0]
        game.play(rng.choice(game.moves(seat)), seat)
    assert game.scene["curtain"] is None
    assert all(cards is not None for cards in cards_in(game.scene))


def test_b14_a_name_is_asked_in_a_second_step_and_tells_nothing() -> None:
    game = boar("Ann", "Ben", name_the_card=True)
    ann = game.seat("Ann")
    for _ in range(4):
        game.play(Draw())
        game.play(Remember())
    offers = [offer for offer in ann.scene["moves"] if offer["move"]["type"] == "Play"]
    assert [offer["label"] for offer in offers] == ["Play card 1", "Play card 2"]
    designs = list(game.state.designs)
    assert [offer["ask"] for offer in offers] == [
        {"field": "name", "question": f"Which animal is card {number}?", "values": designs}
        for number in (1, 2)
    ]
    do(ann, move={"type": "Play", "place": 1, "name": designs[0]}, seats=[0])
    assert len(game.state.hands[0]) == 1


def test_own_cards_are_in_nothing_that_is_sent_to_that_seat() -> None:
    """The same game with other cards in Ann's hand sends Ann's screen the very same scenes."""
    game = boar("Ann", "Ben", "Cy")
    ann = game.seat("Ann")
    rng = Random(3)
    checked = 0
    for _ in range(150):
        if not game.table.actors:
            break
        seat = game.table.actors[0]
        game.play(rng.choice(game.moves(seat)), seat)
        plays = [(step.seat, step.move) for step in game.history]
        other = game.rules.resample(game.table.options, plays, 0, rng)
        twin = bw.BrilliantBoar.at(bw.Table.replay(game.rules, game.table.options, other))
        scene, twin_scene = dict(ann.scene), dict(twin.seat("Ann").scene)
        for one in (scene, twin_scene):
            del one["events"], one["clock"], one["undo"], one["redo"]
            one["end"] = one["end"] and one["end"]["offers"]  # records tell of other games too
        assert json.dumps(scene) == json.dumps(twin_scene)
        checked += plays != other
    assert checked > 20


def stored(screen: Any) -> tuple[str, str]:
    """Return what a notebook keeps of a screen that a cell shows."""
    data, _ = screen._repr_mimebundle_()
    assert data["text/plain"] == repr(screen)
    assert data["image/svg+xml"].startswith("<svg")
    return data["text/plain"], data["image/svg+xml"]


def lifted(game: bw.BrilliantBoar) -> bw.BrilliantBoar:
    if game.scene["curtain"]:
        lift(game)
    return game


SHOWN: dict[str, Any] = {
    "curtain down": lambda game: game,
    "curtain up": lifted,
    "a seat": lambda game: game.seat(game.players[-1]),
    "the other seat": lambda game: game.seat(game.players[0]),
    "stepper": bw.Stepper,
    "a player's stepper": lambda game: bw.Stepper(game, game.players[0]),
    "teacher's stepper": lambda game: bw.Stepper(game, teacher=True),
}


@pytest.mark.parametrize("players", [("Ann",), ("Ann", "Ben")], ids=["solo", "two"])
@pytest.mark.parametrize("shown", SHOWN)
def test_no_hand_is_stored_with_the_cell_that_shows_the_game(
    shown: str, players: tuple[str, ...]
) -> None:
    """The same game with other cards in all hands leaves the very same text and picture."""
    game, rng, checked = boar(*players), Random(3), 0
    for _ in range(24):
        seat = game.table.actors[0]
        game.play(rng.choice(game.moves(seat)), seat)
        plays = [(step.seat, step.move) for step in game.history]
        other = game.rules.resample(game.table.options, plays, None, rng)
        twin = bw.BrilliantBoar.at(bw.Table.replay(game.rules, game.table.options, other))
        assert stored(SHOWN[shown](game)) == stored(SHOWN[shown](twin))
        checked += plays != other
    assert checked > 10


def test_what_is_stored_tells_how_many_cards_each_holds() -> None:
    game = boar("Ann", "Ben")
    for _ in range(6):
        game.play(Draw())
        game.play(Remember())
    lift(game)
    assert game.scene["view"]["hands"][1]["cards"]
    text, picture = stored(game)
    assert "Ann: 0 won, holds 3 cards\nBen: 0 won, holds 3 cards" in text
    assert "Ben · 3" in picture


def test_a_game_that_is_over_is_stored_with_all_hands() -> None:
    game, rng = boar("Ann", "Ben"), Random(3)
    while game.table.actors:
        game.play(rng.choice(game.moves()))
    stepper = bw.Stepper(game, teacher=True)
    stepper.goto(stepper.table.last_ply // 2)
    held = ", ".join(card.animal for card in max(stepper.state.hands, key=len))
    assert f"holds {held}" in stored(stepper)[0]
    assert "cards" not in stored(game)[0]


def test_what_was_undone_is_told_anew_when_it_is_played_again() -> None:
    game = boar("Ann", "Ben")
    for _ in range(2):
        lift(game)
        do(game, move={"type": "Draw"})
        do(game, move={"type": "Remember"})
        lift(game)
        assert "Ann draws a card." in [event["text"] for event in game.scene["events"]]
        game.undo()
        game.undo()
