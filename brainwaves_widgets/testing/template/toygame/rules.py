"""The rules of Toy Game, T1 to T4 of RULES.md, as pure functions on states."""

from __future__ import annotations

from typing import NamedTuple

from brainwaves_widgets.core.game import Player
from brainwaves_widgets.core.rules import CHANCE, Event, Outcome, Seat
from brainwaves_widgets.core.text.repr import readable

from .pieces import CARDS, HELD, OPEN, Deal, Draw, Options, Take

Move = Take | Draw | Deal
Played = tuple["State", tuple[Event, ...]]


class Card(NamedTuple):
    """A card before a player, and whether it lies open."""

    number: int
    is_open: bool


@readable
class State(NamedTuple):
    """Everything that is true at one moment of a game."""

    options: Options
    phase: str
    """What is due: a card for the table, a player's turn, a card for who drew, or nothing."""
    turn: Seat
    table: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]

    @property
    def deck(self) -> tuple[int, ...]:
        """The cards that are left, in no order: which one comes next is up to chance."""
        held = {card.number for hand in self.hands for card in hand}
        return tuple(card for card in CARDS if card not in self.table and card not in held)


def new(options: Options) -> State:
    """Return the state before the first move: three cards are to be dealt (T1)."""
    return State(options, "table", 0, (), tuple(() for _ in options.players))


def actors(state: State) -> tuple[Seat, ...]:
    """Return who may act now."""
    if state.phase == "over":
        return ()
    return (state.turn,) if state.phase == "turn" else (CHANCE,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move of a seat."""
    if seat not in actors(state):
        return ()
    if seat == CHANCE:
        return tuple(Deal(card) for card in state.deck)
    return (*(Take(card) for card in state.table), Draw())


def outcome(state: State) -> Outcome | None:
    """Return the sums once the game is over (T4)."""
    if state.phase != "over":
        return None
    return Outcome.most(tuple(sum(card.number for card in hand) for hand in state.hands))


def _take(state: State, seat: Seat, move: Take) -> Played | None:
    if not _is_among(move.card, state.table):
        return None
    after = _given(state, seat, Card(move.card, is_open=True))
    after = after._replace(table=tuple(card for card in state.table if card != move.card))
    return after._replace(phase="table"), (Event("took", {"seat": seat, "card": move.card}),)


def _draw(state: State, seat: Seat, _move: Draw) -> Played:
    return state._replace(phase="drawn"), (Event("drew", {"seat": seat}),)


def _deal(state: State, _seat: Seat, move: Deal) -> Played | None:
    if not _is_among(move.card, state.deck):
        return None
    if state.phase == "drawn":
        after = _given(state, state.turn, Card(move.card, is_open=False))
        seen = Event("got", {"card": move.card}, seats=(state.turn,))
        return _passed_on(after), (seen,)
    after = state._replace(table=(*state.table, move.card))
    event = Event("dealt", {"card": move.card})
    is_first = not any(state.hands)
    if len(after.table) < OPEN:
        return after, (event,)
    return (after._replace(phase="turn") if is_first else _passed_on(after)), (event,)


def _is_among(card: object, cards: tuple[int, ...]) -> bool:
    """Whether a move names one of these cards; to Python, True is equal to 1."""
    return type(card) is int and card in cards


def _given(state: State, seat: Seat, card: Card) -> State:
    hands = list(state.hands)
    hands[seat] = (*hands[seat], card)
    return state._replace(hands=tuple(hands))


def _passed_on(state: State) -> State:
    """Return the state with the next player on turn, or the end (T3, T4)."""
    if all(len(hand) == HELD for hand in state.hands):
        return state._replace(phase="over")
    return state._replace(phase="turn", turn=(state.turn + 1) % len(state.hands))


play = Player(
    {
        Take: (("turn",), _take),
        Draw: (("turn",), _draw),
        Deal: (("table", "drawn"), _deal),
    },
    actors,
    moves,
)
