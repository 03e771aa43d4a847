"""What a seat of Toy Game may know, as rows of cards, and what it can never tell apart."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from brainwaves_widgets.core.resample import exchange
from brainwaves_widgets.core.rules import CHANCE, Plays, Seat

from .pieces import CARDS, HELD, Deal, Draw, Options, Take
from .rules import Card, State, outcome
from .words import label

if TYPE_CHECKING:
    from brainwaves_widgets.widgets.rows import Card as Shown, CardsView, Row


def view(state: State, seat: Seat | None) -> CardsView:
    """Return what `seat` may know: all but the cards that others drew from the deck."""
    is_over = state.phase == "over"
    result = outcome(state)

    def sees(owner: Seat, card: Card) -> bool:
        return is_over or card.is_open or owner == seat

    table: list[Shown] = [
        {"key": f"table-{card}", "text": str(card), "move": label(Take(card))}
        for card in state.table
    ]
    deck: Shown = {"key": "deck", "text": "", "move": label(Draw())}
    hands: list[Row] = [
        {
            "name": name,
            "cards": [
                {
                    "key": f"{owner}-{place}",
                    "text": str(card.number) if sees(owner, card) else "",
                }
                for place, card in enumerate(hand)
            ],
        }
        for owner, (name, hand) in enumerate(zip(state.options.players, state.hands, strict=True))
    ]
    return {
        "title": "Toy Game",
        "seat": seat,
        "players": list(state.options.players),
        "scores": [
            sum(card.number for card in hand if sees(owner, card))
            for owner, hand in enumerate(state.hands)
        ],
        "turn": None if is_over else state.turn,
        "winners": list(result.winners) if result else None,
        "rows": [{"name": "On the table, and the deck", "cards": [*table, deck]}, *hands],
    }


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Return another game that `seat` cannot tell from this one by what it may know now.

    The cards that others drew are exchanged with each other and with those still in the deck.
    """
    moves = [move for _, move in plays]
    draws = [at for at, move in enumerate(moves[:-1]) if isinstance(move, Draw)]
    if sum(isinstance(move, Take | Draw) for move in moves) == HELD * len(options.players):
        return plays  # all cards are turned up
    hidden = {at + 1: moves[at + 1].card for at in draws if plays[at][0] != seat}
    dealt = {move.card for move in moves if isinstance(move, Deal)}
    spare = [card for card in CARDS if card not in dealt]
    other = exchange(hidden, spare, lambda _where, _card: True, rng)
    return [(CHANCE, Deal(other[at])) if at in other else play for at, play in enumerate(plays)]
