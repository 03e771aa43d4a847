"""The Boar's moments: a card is lifted out of its place, judged, and only then the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.frames import MOMENTS, frames
from tests.browser.players import SIX, after_draws, boar_cell

from .deals import DRAW_UNTIL_A_MATCH, HANDS, OPEN, place_in_hand

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = [pytest.mark.browser, pytest.mark.real_time]


@pytest.mark.parametrize("still", [True, False], ids=["reduced motion", "motion"])
def test_a_wrong_card_is_seen_before_the_curtain_falls(open_table: OpenTable, still: bool) -> None:
    notebook = open_table(after_draws(boar_cell("['Ann', 'Ben']", designs=SIX), 16), still=still)
    screen = notebook.screen()
    curtain = screen.canvas.evaluate("host => host.clientHeight")
    screen.lift()
    place, hand = place_in_hand(notebook, fits=False)
    before = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}
    headline = before["prompt"]["look"]

    def play() -> None:
        screen.point_at(f"Play card {place + 1}")

    *judged, closed, last = frames(screen, play, (*MOMENTS, 1650, 2100))
    for frame in judged:
        played = frame.items["center"]
        assert played["look"] == hand[place]
        assert played["w"] == frame.items["deck"]["w"] > before[f"hand-0-{place}"]["w"]
        assert frame.items["hole"]["x"] == before[f"hand-0-{place}"]["x"]
        assert f"hand-0-{place}" not in frame.items
        for at in set(range(len(hand))) - {place}:
            assert frame.items[f"hand-0-{at}"]["x"] == before[f"hand-0-{at}"]["x"]
        assert frame.state == "beat"
        assert frame.headline == f"{frame.spoken} Ann plays card {place + 1}: a {hand[place]}."
        assert frame.spoken == f"No match: the {hand[place]} stays on the table."
        assert hand[place] in frame.status
        assert "curtain" not in frame.items
    assert headline.startswith("Ann, play a card")

    own = [key for key in closed.items if key.startswith("hand-0-")]
    assert own == [f"hand-0-{at}" for at in range(len(hand) - 1)]
    assert {"hole", "center", "curtain"}.isdisjoint(closed.items)
    assert f"table-{hand[place]}-0" in closed.items
    assert "Pass to Ben" not in closed.spoken

    assert last.items["curtain"]["look"] == last.status == judged[0].status
    assert last.spoken == "Pass to Ben."
    heights = {frame.height for frame in (*judged, closed, last)} | {curtain}
    assert len(heights) == 1, heights


def test_a_press_goes_on_and_does_nothing_else(open_table: OpenTable) -> None:
    notebook = open_table(after_draws(boar_cell("['Ann', 'Ben']", designs=SIX), 16))
    screen = notebook.screen()
    screen.lift()
    place, _ = place_in_hand(notebook, fits=False)
    *_, frame = frames(screen, lambda: screen.point_at(f"Play card {place + 1}"), (500,))
    assert frame.state == "beat"
    x, y = screen.canvas.evaluate(
        "host => { const r = host.getBoundingClientRect(); return [r.x + r.width / 2, r.y + 300]; }"
    )
    began = notebook.page.evaluate("performance.now()")
    notebook.page.mouse.click(x, y)
    screen.wait_for_ply(notebook.ask("game.ply"))
    assert notebook.page.evaluate("performance.now()") - began < 800
    assert screen.root.get_attribute("data-state") == "settling"
    assert screen.scene["curtain"] == "Ben"


def test_a_match_is_seen_and_goes_to_the_winner(open_table: OpenTable) -> None:
    *before, name = boar_cell("['Ann', 'Ben']", designs=SIX).split("\n")
    notebook = open_table("\n".join([*before, DRAW_UNTIL_A_MATCH, name]))
    screen = notebook.screen()
    screen.lift()
    place, hand = place_in_hand(notebook, fits=True)
    early, _, late = frames(screen, lambda: screen.point_at(f"Play card {place + 1}"))
    assert early.items["center"]["look"] == early.items["taken"]["look"] == hand[place]
    assert early.spoken.startswith("Ann takes two ")
    assert {"center", "taken", "hole"}.isdisjoint(late.items)
    screen.wait_for_target("Draw a card")
    assert screen.scene["prompt"]["headline"].startswith("A match! Ann")


def test_a_misnamed_match_says_what_it_was_called(open_table: OpenTable) -> None:
    cell = boar_cell("['Ann', 'Ben']", designs=SIX, name_the_card=True)
    notebook = open_table(after_draws(cell, 16))
    screen = notebook.screen()
    screen.lift()
    hand, lying = notebook.ask(HANDS)[0], notebook.ask(OPEN)
    while not set(hand) & set(lying):
        notebook.python("for _ in range(4): game.play(game.moves()[0])")
        screen.wait_for_ply(notebook.ask("game.ply"))
        hand, lying = notebook.ask(HANDS)[0], notebook.ask(OPEN)
    if screen.scene["curtain"]:
        screen.lift()
    place = next(at for at, one in enumerate(hand) if one in lying)
    wrong = next(animal for animal in SIX if animal != hand[place])
    screen.point_at(f"Play card {place + 1}")
    label = f"Play card {place + 1} as {wrong}"
    screen.wait_for_target(label)
    asked = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}
    assert asked["prompt"]["look"].startswith(f"Which animal is card {place + 1}?")
    for frame in frames(screen, lambda: screen.point_at(label)):
        assert frame.spoken == f"It matches, but it was called {wrong}."
        assert frame.headline.startswith(frame.spoken)
        assert frame.items["center"]["look"] == hand[place]
        assert f"a {wrong}: it is a {hand[place]}. A wrong name" in frame.status


def test_alone_a_wrong_card_is_seen_before_two_go_onto_the_error_pile(
    open_table: OpenTable,
) -> None:
    """B15: it goes there with the deck's top card."""
    notebook = open_table(after_draws(boar_cell("['Ann']", designs=SIX), 16))
    screen = notebook.screen()
    place, hand = place_in_hand(notebook, fits=False)
    top = notebook.ask("game.state.top.animal")
    before = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}

    def play() -> None:
        screen.point_at(f"Play card {place + 1}")

    *judged, closed, last = frames(screen, play, (*MOMENTS, 1650, 2100))
    for frame in judged:
        played, taken, deck = (frame.items[key] for key in ("center", "taken", "deck"))
        assert [played["look"], taken["look"]] == [hand[place], top]
        assert played["w"] == taken["w"] == deck["w"] > before[f"hand-0-{place}"]["w"]
        assert [taken["x"], taken["y"]] == [deck["x"], deck["y"]]
        assert frame.items["hole"]["x"] == before[f"hand-0-{place}"]["x"]
        assert frame.state == "beat"
        assert frame.spoken == "No match: it goes onto the error pile with the deck's top card."
        assert frame.headline == f"{frame.spoken} Ann plays card {place + 1}: a {hand[place]}."
    for frame in (closed, last):
        assert {"center", "taken", "hole"}.isdisjoint(frame.items)
    assert last.state != "beat"
    assert screen.view["errors"] == 2
