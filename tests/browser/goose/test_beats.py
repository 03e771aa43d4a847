"""The Goose's moments: an answer is judged for all to see, and the last dice end the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.frames import MOMENTS, frames
from tests.browser.players import VALUES, Memory, game_cell

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable
    from tests.browser.frames import Frame
    from tests.browser.notebook import Notebook
    from tests.browser.screen import GameScreen
    from tests.browser.table import PlainTable

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
UNTIL_THE_LAST_ROLL = """
from brainwaves_widgets.goose import Answer, Dice, Roll
from brainwaves_widgets.goose.pieces import place_of
def is_last():
    state = game.state
    return state.phase == "roll" and state.left == 0 and None in state.lineup
while not is_last(): game.play(game.moves()[0])
gap = game.state.lineup.index(None)
"""


def asked(notebook: Notebook | PlainTable) -> tuple[GameScreen, str, list[str]]:
    """Come to the first question; return the right value and the wrong ones."""
    screen, memory = notebook.screen(), Memory()
    memory.look(screen)
    screen.press("Ready, everybody" if len(screen.view["players"]) > 1 else "Ready")
    screen.press("Roll the dice")
    right = memory.right(screen)
    wrong = [one for one in VALUES[screen.view["dice"]["kind"]] if one != right]
    return screen, right, wrong


def look(frame: Frame, value: str) -> str:
    return str(frame.items[f"value-{value}"]["look"])


@pytest.mark.parametrize("still", [True, False], ids=["reduced motion", "motion"])
def test_a_wrong_answer_is_seen_before_the_next_players_chance(
    open_table: OpenTable, still: bool
) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben', 'Cleo']", tell=True), still=still)
    screen, right, (one, other, *_) = asked(notebook)
    card = f"card-{screen.view['place']}"
    full = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}[card]
    for frame in frames(screen, lambda: screen.point_at(f"Answer {one}")):
        assert look(frame, one) == "wrong"
        assert look(frame, right) == "quiet", "nobody is told yet"
        assert frame.headline == frame.spoken == f"Ann says {one}: wrong. Ben's chance."
        assert frame.status == f"Ann says {one}: wrong."
        assert frame.items[card]["look"] == "down"
        assert frame.state == "beat"
    screen.wait_for_target(f"Answer {other}, Ben")
    assert f"Answer {one}, Ben" not in screen.targets, "what is refuted is not offered"
    assert f"Answer {one}, Ben" not in screen.offers
    assert screen.scene["prompt"]["headline"].startswith("Ben's chance: which")

    for frame in frames(screen, lambda: screen.point_at(f"Answer {other}, Ben")):
        assert [look(frame, value) for value in (one, other)] == ["wrong", "wrong"]
        assert frame.spoken == f"Ben says {other}: wrong. Cleo's chance."
        assert frame.items[card]["w"] < full["w"] / 2, "it stays in Ann's hand"
    screen.wait_for_target("Pass, Cleo")
    for frame in frames(screen, lambda: screen.point_at("Pass, Cleo")):
        assert look(frame, right) == "right"
        assert f"Nobody was right: it was {right}." in frame.headline
        heard = f"{frame.status} {frame.spoken}"
        assert heard.count(f"Nobody was right: it was {right}.") == 1, "nobody hears it twice"
        assert right in frame.items[card]["look"].split(",")


def test_who_passes_is_not_judged_again(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben', 'Cleo']"))
    screen, _, (wrong, *_) = asked(notebook)
    card = f"card-{screen.view['place']}"
    screen.click_on_canvas(f"Answer {wrong}")
    screen.wait_for_target("Pass, Ben")
    held = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}[card]
    for frame in frames(screen, lambda: screen.point_at("Pass, Ben"), MOMENTS[:2]):
        assert frame.headline == frame.spoken == "Ben passes. Cleo's chance."
        assert frame.items[card] == held, "it stays in Ann's hand, without another verdict"
        assert look(frame, wrong) == "wrong"


def test_a_stolen_card_comes_back_to_its_place(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    screen, right, (wrong, *_) = asked(notebook)
    card = f"card-{screen.view['place']}"
    full = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}[card]
    screen.click_on_canvas(f"Answer {wrong}")
    held = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}[card]
    assert held["w"] < full["w"] / 2
    seen = list(frames(screen, lambda: screen.point_at(f"Answer {right}, Ben"), (*MOMENTS, 1350)))
    for frame in seen[:2]:
        assert [frame.items[card][side] for side in "xywh"] == [full[side] for side in "xywh"]
        assert [look(frame, wrong), look(frame, right)] == ["wrong", "right"]
        assert frame.headline == f"Ben takes the card. Ben says {right}: right."
        assert frame.status == f"Ben says {right}: right. Ben takes the card."
    assert card not in seen[-1].items
    assert [look(seen[-1], wrong), look(seen[-1], right)] == ["wrong", "right"]
    assert "shown" not in seen[-1].items, "it is not on its pile yet"
    assert seen[-1].headline == seen[0].headline, "the next suspect is not spoken of yet"


def test_nobody_is_told_what_nobody_knew(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    screen, right, (one, other, *_) = asked(notebook)
    screen.press(f"Answer {one}")
    for frame in frames(screen, lambda: screen.point_at(f"Answer {other}, Ben")):
        assert look(frame, right) == "quiet"
        assert frame.headline.startswith("Nobody was right: the card goes into the box.")


def test_the_last_dice_point_at_an_empty_place(open_table: OpenTable) -> None:
    *before, name = game_cell(chance="ask").split("\n")
    notebook = open_table("\n".join([*before, UNTIL_THE_LAST_ROLL, name]))
    screen = notebook.screen()
    gap = notebook.ask("gap")
    screen.press("Roll the dice")
    *seen, last = frames(
        screen,
        lambda: screen.button(f"The dice show {gap + 1} and colour").click(),
        (*MOMENTS, 1900),
    )
    for frame in seen:
        assert [frame.items[f"die-{n}"]["look"] for n in (1, 2)] == [str(gap + 1), "colour"]
        over = f"Place {gap + 1} is empty: the game is over."
        rolled = f"You rolls {gap + 1} and colour."
        assert frame.headline == f"{over} {rolled}"
        assert (frame.status, frame.spoken) == (f"{rolled} {over}", "")  # nobody hears it twice
        assert "board" not in frame.items
    left = notebook.ask("sum(one is not None for one in game.state.lineup)")
    were = "1 suspect was" if left == 1 else f"{left} suspects were"
    why = f"You rolled {gap + 1}, and that place is empty. {were} left."
    assert last.items["board"]["look"].endswith(why)
    assert [last.items[f"die-{n}"]["look"] for n in (1, 2)] == [str(gap + 1), "colour"]
    assert f"gap-{gap}" in last.items
    assert "ring" in last.items
