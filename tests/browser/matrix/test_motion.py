"""Game Matrix's moments as people see them who have asked for no reduced motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.matrix.pieces import number
from tests.browser.frames import frames

from .deals import OPEN, cards_for, claim, dealt_cell, fitting

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
FEW_PIXELS = 8
READABLE = 20
"""How high a line of text is at least, with what is around it."""


def test_a_wrong_claim_is_judged_and_the_cards_are_shaken(open_table: OpenTable) -> None:
    first, second = cards_for(3, 1)
    wrong = next(key for key in OPEN if key not in fitting(first, second))
    screen = open_table(dealt_cell([first, second]), still=False).screen()
    screen.click_on_canvas("Draw a card")
    screen.click_on_canvas(claim(fitting(first)[0]))
    screen.click_on_canvas("Draw a card")
    screen.wait_for_rest()
    before = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}
    cards = [key for key in before if key.startswith("card-")]
    assert len(cards) == 2
    early, late, shaken, last = frames(
        screen, lambda: screen.point_at(claim(wrong)), (200, 500, 830, 1700)
    )
    for frame in (early, late, shaken):
        assert frame.state == "beat"
        assert "does not fit" in frame.headline
        assert "loses this turn's 2 cards" in frame.headline
        assert f"claims figure {number(wrong)}: it does not fit" in frame.status
        assert frame.status == last.status, "all is told at once, and once"
        assert "grid" not in frame.items
    for key in cards:
        assert early.items[key]["y"] == late.items[key]["y"] == before[key]["y"]
        assert shaken.items[key]["y"] > before[key]["y"], "they are knocked askew"
        assert key not in last.items
    assert {"grid", "grid-0", "grid-1"} <= set(last.items)
    heights = {frame.height for frame in (early, late, shaken, last)}
    assert max(heights) - min(heights) <= FEW_PIXELS, heights


def test_a_claim_is_judged_before_one_more_card_is_dared(open_table: OpenTable) -> None:
    (card,) = cards_for(2)
    right = fitting(card)[0]
    screen = open_table(dealt_cell([card]), still=False).screen()
    screen.click_on_canvas("Draw a card")
    early, later, last = frames(screen, lambda: screen.point_at(claim(right)), (200, 500, 1500))
    for frame in (early, later):
        assert frame.state == "beat"
        assert f"claims figure {number(right)}: it fits" in frame.headline
        assert not [key for key in frame.items if key.startswith("button-")]
    assert f"button-Stop and take figure {number(right)}" in last.items
    assert last.state == "ready"


def test_many_lost_cards_are_judged_in_letters_that_can_be_read(open_table: OpenTable) -> None:
    """Where the panel says no more than that nothing fits, its room is theirs."""
    cards = cards_for(3, 2, 1, 0)
    screen = open_table(dealt_cell(cards)).screen()
    screen.root.evaluate("root => { root.style.width = '388px'; }")
    for at in range(1, len(cards)):
        screen.press("Draw a card")
        screen.press(claim(fitting(*cards[:at])[0]))
    screen.press("Draw a card")
    screen.press("None fits")
    screen.wait_for_ready()
    items = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}
    panel = items["panel"]
    rows = [items[f"grid-{at}"] for at in range(len(cards))]
    for row in rows:
        assert row["h"] >= READABLE
        assert panel["y"] < row["y"] < panel["y"] + panel["h"] - row["h"]
    screen.point_at(str(rows[0]["label"]))  # then the panel says what the card means
    screen.notebook.until(
        lambda: (
            {i["key"]: i for i in screen.canvas.evaluate("host => host.items()")}["grid-0"]["y"]
            < panel["y"]
        )
    )
