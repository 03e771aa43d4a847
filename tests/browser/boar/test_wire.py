"""A hand's animals are in no frame for its owner's screen, whatever happens."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.players import BoarPlayers, boar_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.wire import Wire

pytestmark = pytest.mark.browser
ANIMALS = ("boar", "fox", "hare", "mouse", "wolf", "badger", "deer", "goose", "bear")
MANY = {"foxes": "fox", "mice": "mouse", "wolves": "wolf", "geese": "goose"}
WORDS = re.compile(rf"\b({'|'.join([*ANIMALS, *MANY])})s?\b")
HELD = "[[[card.animal for card in hand] for hand in state.hands] for state in game.table._states]"
NAMES = "['Ann', 'Ben']"
LAID_OPEN = {"played", "pair", "stays"}


def animals_in(value: Any) -> set[str]:
    """Return the animals that are named in JSON, in whatever way."""
    return {MANY.get(word, word) for word in WORDS.findall(json.dumps(value))}


def check_scene(scene: dict[str, Any], held: list[list[str]]) -> None:
    """What names an animal is open to the screen's seat, and nothing else does."""
    view, seat, events = scene["view"], scene["view"]["seat"], scene["events"]
    is_over = view["phase"] == "over"
    for owner, hand in enumerate(view["hands"]):
        assert hand["count"] == len(held[owner])
        is_open = is_over or (seat is not None and owner != seat)
        assert hand["cards"] == (held[owner] if is_open else None)
    assert view["drawn"] is None or (view["phase"] == "look" and seat is not None)
    for event in events:
        assert animals_in(event) <= {event.get("animal"), event.get("name")}
        assert "animal" not in event or event["kind"] in LAID_OPEN
    assert all(set(one) == {"label", "seats", "move"} or one["do"] for one in scene["moves"])
    assert not animals_in(scene["moves"])
    known = {"designs", "top", "table", "hands", "drawn", "played"}
    rest = {key: value for key, value in view.items() if key not in known}
    assert not animals_in(rest)
    assert animals_in(scene["prompt"]) <= {view["drawn"], view["played"]}
    assert animals_in(scene["aloud"]) <= {view["top"], *view["table"]}
    around = ("whose", "wait", "end", "request")
    assert not animals_in([scene.get(name) for name in around])
    assert set(scene) <= {
        *("ply", "steps", "seat", "bots", "curtain", "view", "prompt", "moves", "events"),
        *("aloud", "clock", "undo", "redo", *around),
    }


def check(wire: Wire, truth: list[list[list[str]]]) -> dict[int | None, int]:
    """Look into every frame for a widget; return how many scenes there were for each seat."""
    scenes: dict[int | None, int] = {}
    for frame in wire.received:
        told = list(frame.scenes())
        for _, scene in told:
            check_scene(scene, truth[scene["ply"]])
            scenes[scene["seat"]] = scenes.get(scene["seat"], 0) + 1
        if frame.kind == "comm_msg" and not told:
            data = frame.content["data"]
            assert not animals_in({key: data.get(key) for key in ("state", "content")})
    return scenes


def test_the_check_finds_what_it_looks_for() -> None:
    assert animals_in({"x": ["two foxes", {"y": "a deer"}]}) == {"fox", "deer"}
    assert animals_in("Ann takes two mice and two boars") == {"mouse", "boar"}
    assert not animals_in({"headline": "Ann, bearing a card"})


def test_on_two_pages_no_frame_tells_a_player_of_their_own_hand(
    open_notebook: OpenNotebook,
) -> None:
    # What all share is made, and so on the wire, but shown to nobody.
    notebook = open_notebook(
        f"{boar_cell(NAMES)};", "game.seat('Ann')", "game.seat('Ben')", height=1000
    )
    notebook.screen(1)
    people = BoarPlayers(2, Random(4))
    with notebook.in_another_page() as other:
        ann, ben = notebook.screen(0), other.screen(1)
        while ann.view["phase"] != "over":
            on_turn, waiting = (ann, ben) if ann.view["turn"] == 0 else (ben, ann)
            assert waiting.offers == []
            on_turn.play(people.choose(on_turn))
            waiting.wait_for_ply(on_turn.ply)

        truth = notebook.ask(HELD)
        scores = notebook.ask("list(game.outcome.scores)")
        assert ann.view["scores"] == ben.view["scores"] == scores
        for page in (notebook, other):
            assert {seat: many > 60 for seat, many in check(page.wire, truth).items()} == {
                None: True,
                0: True,
                1: True,
            }
    assert max(len(hand) for hands in truth for hand in hands) > 3
    assert not notebook.complaints
