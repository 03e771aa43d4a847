"""Beats away from a shared table: at a player's own seat, in a stepper, after a program's move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.brainwave.waves import setting, slide, wave_cell
from tests.browser.frames import MOMENTS, frames
from tests.browser.matrix.deals import cards_for, claim, dealt_cell, fitting
from tests.browser.players import (
    SIX,
    VALUES,
    Memory,
    after_draws,
    boar_cell,
    game_cell,
    stepper_cell,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import OpenTable
    from tests.browser.screen import GameScreen

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
SETTLED = 2300
"""By then, in ms, a wrong card has been seen and the other cards have moved up."""

# A program that draws as long as it has fewer than two cards, and then plays one that is wrong.
CLUMSY = """
class Clumsy(bw.bots.Opponent):
    name = "Clumsy"

    def choose(self, view, moves):
        cards = [card.animal for card in game.state.hands[view["seat"]]]
        lying = {game.state.top.animal, *(card.animal for card in game.state.table)}
        wrong = [m for m in moves if hasattr(m, "place") and cards[m.place] not in lying]
        return wrong[0] if len(cards) > 2 and wrong else moves[0]
"""
HER_WRONG_CARD = """
from brainwaves_widgets.boar import Play
state = game.state
lying = {state.top.animal, *(card.animal for card in state.table)}
place, animal = next(
    (at, card.animal) for at, card in enumerate(state.hands[state.turn]) if card.animal not in lying
)
game.play(Play(place))
"""
# A program that draws, and then says that no figure fits.
MISSES_IT = """
class Blind(bw.bots.Opponent):
    name = "Blind"

    def choose(self, view, moves):
        return moves[-1]
"""
IS_WRONG_NEXT = """def is_wrong_next():
    seat, state = 1, game.state
    lying = {state.top.animal, *(card.animal for card in state.table)}
    hand = [card.animal for card in state.hands[seat]]
    return state.turn == seat and len(hand) > 2 and any(one not in lying for one in hand)"""


def own_answer(screen: GameScreen, memory: Memory) -> tuple[str, str]:
    """Return the value that is asked for, and one that is wrong."""
    right = memory.right(screen)
    return right, next(one for one in VALUES[screen.view["dice"]["kind"]] if one != right)


def test_a_wrong_answer_is_seen_at_each_seat(open_table: OpenTable) -> None:
    notebook = open_table(
        game_cell("['Ann', 'Ben']"), "game.seat('Ben')", "game.seat('Ann')", height=3600
    )
    table, ben, ann = (notebook.screen(number) for number in range(3))
    memory = Memory()
    memory.look(table)
    table.press("Ready, everybody")
    table.press("Roll the dice")
    _, wrong = own_answer(table, memory)
    card = f"card-{table.view['place']}"
    ben.wait_for_ply(table.ply)
    for frame in frames(ben, lambda: ann.point_at(f"Answer {wrong}")):
        assert frame.state == "beat"
        assert frame.items[f"value-{wrong}"]["look"] == "wrong"
        assert frame.items[card]["look"] == "down", "Ben is not told who it is"
        assert frame.headline == frame.spoken == f"Ann says {wrong}: wrong. Ben's chance."
        assert frame.status.endswith(f" Ann says {wrong}: wrong."), "and before it what he missed"
    ben.wait_for_ready()
    assert ben.scene["prompt"]["headline"].startswith("Ben's chance: which")
    assert f"Answer {wrong}" not in ben.targets


def test_a_wrong_card_is_seen_at_another_seat_with_no_curtain(open_table: OpenTable) -> None:
    cell = after_draws(boar_cell("['Ann', 'Ben']", designs=SIX), 16)
    notebook = open_table(cell, "game.seat('Ben')", height=2400)
    ben = notebook.screen(1)
    *judged, last = frames(ben, lambda: notebook.python(HER_WRONG_CARD), (*MOMENTS, SETTLED))
    place, animal = notebook.ask("[place, animal]")
    for frame in judged:
        assert frame.state == "beat"
        assert frame.items["center"]["look"] == animal
        assert frame.items["center"]["w"] == frame.items["deck"]["w"]
        assert frame.headline == f"{frame.spoken} Ann plays card {place + 1}: a {animal}."
    assert {"center", "hole", "curtain"}.isdisjoint(last.items)
    assert f"table-{animal}-0" in last.items
    assert last.state != "beat"
    assert last.headline.startswith("Ben, "), "nothing is passed to him: he sits there"


def test_a_programs_wrong_card_is_seen_as_long_as_a_persons(open_table: OpenTable) -> None:
    *before, _ = boar_cell("['Ann', Clumsy()]", designs=SIX, pace=1000).split("\n")
    start = "while not is_wrong_next(): game.play(game.moves()[0])"
    imports, *made = before
    notebook = open_table("\n".join([imports, CLUMSY, *made, IS_WRONG_NEXT, start, "game"]))
    screen = notebook.screen()
    ply, let_it = screen.ply, screen.button("Let Clumsy move")
    *judged, closed, last = frames(screen, let_it.click, (*MOMENTS, 1650, SETTLED))
    assert notebook.ask("game.ply") == ply + 1
    animal = notebook.ask("game.state.table[-1].animal")
    for frame in judged:
        assert frame.state == "beat"
        assert frame.items["center"]["look"] == animal
        assert frame.items["center"]["w"] == frame.items["deck"]["w"]
        assert frame.spoken == f"No match: the {animal} stays on the table."
    assert {"center", "hole"}.isdisjoint(closed.items)
    assert closed.state == "beat", "the other cards move up"
    assert last.state != "beat"


@pytest.mark.parametrize(
    ("game", "ply", "piece"), [("goose", 15, "value-yellow"), ("boar", 15, "center")]
)
def test_a_stepper_shows_what_was_wrong(
    open_table: OpenTable, game: str, ply: int, piece: str
) -> None:
    notebook = open_table(stepper_cell(game, ready=f"stepper.goto({ply - 1})"))
    screen = notebook.screen()
    look = {"goose": "wrong", "boar": "wolf"}[game]
    forward = screen.button("Forward")
    *judged, last = frames(screen, forward.click, (*MOMENTS, SETTLED))
    for frame in judged:
        assert frame.state == "beat"
        assert frame.items[piece]["look"] == look
        assert frame.status == notebook.ask("stepper.words")
        assert frame.headline != last.headline
    assert screen.ply == ply
    assert last.state == "ready"
    assert "center" not in last.items
    assert ("table-wolf-0" in last.items) is (game == "boar")
    screen.button("Back").click()
    screen.wait_for_ply(ply - 1)
    screen.wait_for_rest()
    assert screen.root.get_attribute("data-state") == "ready", "nothing is shown on the way back"


def check_bust(screen: GameScreen, act: Callable[[], object], who: str) -> None:
    """A bust is read in large letters, and then shown as a matrix until the next action."""
    early, later, last = frames(screen, act)
    for frame in (early, later):
        assert frame.state == "beat"
        assert f"{who} loses" in frame.headline
        assert "Overlooked" in frame.headline
        assert "grid" not in frame.items
    assert last.state != "beat"
    assert {"grid", "grid-0"} <= set(last.items)


def test_a_bust_is_seen_at_another_seat(open_table: OpenTable) -> None:
    first, second = cards_for(3, 1)
    notebook = open_table(dealt_cell([first, second]), "game.seat('Ben')", height=2400)
    table, ben = notebook.screen(), notebook.screen(1)
    table.click_on_canvas("Draw a card")
    table.click_on_canvas(claim(fitting(first)[0]))
    table.click_on_canvas("Draw a card")
    ben.wait_for_ply(table.ply)
    check_bust(ben, lambda: table.point_at("None fits"), "Ann")
    assert "grid-1" in ben.canvas.evaluate("host => host.items().map(({ key }) => key)")


def test_a_stepper_shows_a_bust(open_table: OpenTable) -> None:
    screen = open_table(stepper_cell("matrix", ready="stepper.goto(13)")).screen()
    check_bust(screen, screen.button("Forward").click, "Ann")


def test_a_programs_bust_is_seen_as_long_as_a_persons(open_table: OpenTable) -> None:
    imports, cell = dealt_cell(cards_for(3, 1), "[Blind(), 'Ben']", pace=1000).split("\n", 1)
    notebook = open_table(f"{imports}\nimport brainwaves_widgets as bw\n{MISSES_IT}\n{cell}")
    screen = notebook.screen()
    let_it = screen.button("Let Blind move")
    with screen.moving():
        let_it.click()
    screen.wait_for_ready()
    check_bust(screen, let_it.click, "Blind")


@pytest.mark.parametrize("hit", [True, False], ids=["a hit", "a miss"])
def test_what_came_of_a_shot_is_read_at_the_other_seat(open_table: OpenTable, hit: bool) -> None:
    notebook = open_table(
        wave_cell("game.state.phase == 'shoot'", seed=1),
        "seats = [game.seat(name) for name in game.players]\nseats[1 - game.state.attacker]",
        height=2400,
    )
    table, other = notebook.screen(), notebook.screen(1)
    attacker = table.view["players"][table.view["attacker"]]
    slide(table, attacker, setting(table.view, hit=hit))
    glass, told = ("Hit: ", "A hit for ") if hit else ("Miss", "A miss: ")
    for frame in frames(other, table.button(f"{attacker}: Reset · fire").click):
        assert frame.items["tube"]["look"].startswith(glass)
        assert told in frame.headline


def test_a_stepper_shows_what_came_of_a_shot(open_table: OpenTable) -> None:
    screen = open_table(stepper_cell("brainwave", ready="stepper.goto(4)")).screen()
    shown = list(frames(screen, screen.button("Forward").click))
    for frame in shown:
        assert frame.items["tube"]["look"].startswith(("Hit: ", "Miss"))
        assert re.search("(hits for|misses)", frame.status)
