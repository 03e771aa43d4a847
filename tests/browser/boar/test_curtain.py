"""The Boar on one screen for all: a curtain between players, and a clock for the drawn card."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.players import SIX, BoarPlayers, after_draws, boar_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.screen import GameScreen

pytestmark = pytest.mark.browser
NAMES = ["Ann", "Ben", "Cleo"]


def cards_in(scene: dict[str, Any]) -> list[Any]:
    return [hand["cards"] for hand in scene["view"]["hands"]]


def check_curtain(screen: GameScreen, name: str) -> None:
    """The curtain is down for somebody, and nothing of any hand came with it."""
    scene = screen.scene
    assert scene["curtain"] == name
    assert scene["prompt"]["headline"] == f"Pass to {name}."
    assert scene["view"]["seat"] is scene["view"]["drawn"] is scene["clock"] is None
    assert cards_in(scene) == [None] * len(scene["view"]["players"])
    assert screen.offers == list(screen.targets) == [f"I am {name}"]


def test_three_players_pass_one_screen_to_the_end(open_table: OpenTable) -> None:
    notebook = open_table(boar_cell(repr(NAMES)))
    screen, people = notebook.screen(), BoarPlayers(3, Random(3))
    facing, seen, again, phases = None, [], 0, set()

    while (scene := screen.scene)["moves"]:
        turn = scene["view"]["turn"]
        if turn != facing:
            check_curtain(screen, NAMES[turn])
            screen.lift()
            seen.append(turn)
            facing = turn
            scene = screen.scene
        assert scene["curtain"] is None
        assert scene["view"]["seat"] == turn
        assert [cards is None for cards in cards_in(scene)] == [seat == turn for seat in range(3)]
        again += scene["view"]["again"]
        phases.add(scene["view"]["phase"])
        screen.play(people.choose(screen))

    view = screen.view
    assert view["phase"] == "over"
    assert again > 3
    assert {"act", "look"} <= phases
    assert len(seen) > 10
    expect(screen.spoken).to_have_text(screen.scene["prompt"]["headline"])
    assert screen.targets == {}
    assert notebook.ask("[list(part) for part in game.outcome]") == [
        view["scores"],
        view["winners"],
    ]
    held = notebook.ask("[[card.animal for card in hand] for hand in game.state.hands]")
    assert cards_in(screen.scene) == held, "at the end all is open"
    turns = notebook.ask("[step.seat for step in game.history if step.seat >= 0]")
    assert seen == [turn for at, turn in enumerate(turns) if at == 0 or turns[at - 1] != turn]
    assert not notebook.complaints


def test_curtains_stay_as_they_are_when_the_page_is_loaded_again(
    open_notebook: OpenNotebook,
) -> None:
    """At one table it is down over what has just been played, at the other it was lifted."""
    down = after_draws(boar_cell("['Ann', 'Ben']", designs=SIX), 16)
    lifted = after_draws(boar_cell("['Ann', 'Ben']"), 2).replace("game", "other")
    notebook = open_notebook(down, lifted, height=2400)
    screen, other = notebook.screen(0), notebook.screen(1)
    screen.lift()
    hand, lying = notebook.ask("[[c.animal for c in game.state.hands[0]], game.view()['table']]")
    lying.append(screen.view["top"])
    wrong = next(place for place, one in enumerate(hand, 1) if one not in lying)
    screen.press(f"Play card {wrong}")
    check_curtain(screen, "Ben")
    expect(screen.spoken).to_have_text("Pass to Ben.")
    told = screen.status.inner_text()
    assert f"Ann plays card {wrong}: a {hand[wrong - 1]}." in told

    check_curtain(other, "Ben")
    with_curtain = other.pixels()
    other.point_at("I am Ben")
    other.wait_for_target("Draw a card")
    notebook.until(lambda: other.pixels() != with_curtain)
    other.click_on_canvas("Draw a card")
    before, offers = other.view, other.offers
    assert before["drawn"]

    notebook.reopen()
    screen, other = notebook.screen(0), notebook.screen(1)
    screen.wait_for_ply(notebook.ask("game.ply"))
    check_curtain(screen, "Ben")
    found = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}
    assert found["curtain"]["look"] == told, "it repeats the last result on a new page too"
    screen.point_at("I am Ben")
    screen.wait_for_target("Draw a card")

    other.wait_for_ply(notebook.ask("other.ply"))
    assert other.scene["curtain"] is None
    assert other.view == before
    assert other.offers == offers == ["Turn it around"]
    other.click_on_canvas("Turn it around")
    check_curtain(other, "Ann")


def test_a_drawn_card_is_turned_around_by_itself_once(open_table: OpenTable) -> None:
    notebook = open_table(
        boar_cell("['Ann', 'Ben']", show_seconds=1), "game.seat('Ann')", "game.seat('Ben')"
    )
    shared, ann, ben = (notebook.screen(number) for number in range(3))
    screens = (shared, ann, ben)
    for held, one in (([1, 0], ann), ([1, 1], ben)):
        start = ann.ply
        shared.lift()
        one.press("Draw a card")
        for screen in screens:
            screen.wait_for_ply(start + 3)  # drawn, the next card turned up, and turned around
            assert screen.view["drawn"] is None
            notebook.send(screen.widget, {"do": "time is up", "ply": start + 2})
        assert notebook.ask("[len(hand) for hand in game.state.hands]") == held

    made = notebook.ask("[type(step.move).__name__ for step in game.history][2:]")
    assert made == ["Draw", "Turn", "Remember"] * 2
    for screen in screens:
        expect(screen.root).not_to_contain_class("bw-error")
