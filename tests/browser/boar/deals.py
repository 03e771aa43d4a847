"""Games of the Boar in which a card is known to fit, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.table import PlainTable

HANDS = "[[card.animal for card in hand] for hand in game.state.hands]"
OPEN = "[game.state.top.animal, *(card.animal for card in game.state.table)]"
# Draws until Ann can match.
DRAW_UNTIL_A_MATCH = """def fits():
    state = game.state
    is_there = any(card.animal == state.top.animal for card in state.hands[0][:-1])
    return state.turn == 0 and state.phase == "act" and is_there
while not fits(): game.play(game.moves()[0])"""


def place_in_hand(notebook: PlainTable, *, fits: bool) -> tuple[int, list[str]]:
    """Find a place of Ann's, not her last one, whose card fits or does not; and her cards."""
    hand, lying = notebook.ask(HANDS)[0], notebook.ask(OPEN)
    return next(at for at, one in enumerate(hand[:-1]) if (one in lying) is fits), hand
