"""The rules of Game Matrix, M1 to M16 of RULES.md, as pure functions on states."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeVar

from ..core.game import Player
from ..core.rules import CHANCE, Event, Outcome, Seat
from ..core.text.repr import readable
from ..core.text.values import EachSeat, Format, put, quickly_replaced
from ..geometry import FIGURES
from .pieces import (
    Card,
    Cards,
    Claim,
    Draw,
    Figures,
    Nothing,
    OneFigure,
    Open,
    OpenCards,
    OpenFigures,
    Options,
    Take,
    Turn,
    deck,
    truth,
)

Move = Draw | Claim | Nothing | Take | Open | Turn
T = TypeVar("T")


class Told(NamedTuple):
    """What is explained until the next card is drawn."""

    seat: Seat
    kind: str
    """`"wrong"` for a wrong claim, or how the turn ended: `"took"`, `"missed"` or `"none"`."""
    figures: Figures
    cards: Cards
    claimed: OneFigure = ""
    """The figure whose wrong claim was the last try, and lost the cards."""


@readable
@quickly_replaced
class State(NamedTuple):
    """Everything that is true at one moment of a game."""

    options: Options
    phase: str
    """What is due: open, draw, card, claim, dare, or over."""
    turn: Seat
    figures: OpenFigures
    """The open figures, by key."""
    figure_deck: Annotated[Figures, Format(in_order=False)]
    """The figures that may still be opened, in no order: the next one is up to chance."""
    card_deck: Annotated[Cards, Format(in_order=False)]
    """The attributes cards that may still be drawn, in no order."""
    won: EachSeat[Cards]
    taken: EachSeat[Figures]
    cards: OpenCards = ()
    """The attributes cards of this turn."""
    matched: OneFigure | None = None
    """The figure that was rightly claimed since the last card: a player who stops has it."""
    struck: Figures = ()
    """The figures that were wrongly claimed since the last card (M14)."""
    discards: Cards = ()
    told: Told | None = None


DRAW, NOTHING = Draw(), Nothing()
JUST_DRAW = (DRAW,)
CLAIMS: Final = {key: Claim(key) for key in FIGURES}
TAKES: Final = {key: Take(key) for key in FIGURES}
OPENS: Final = {key: Open(key) for key in FIGURES}
TURNS: Final = {card: Turn(*card) for card in deck()}

Played = tuple[State, tuple[Event, ...]]


def new(options: Options) -> State:
    """Begin with nothing open, and decks of cards with no more dots than the options say (M1)."""
    nobody: tuple[Cards, ...] = ((),) * len(options.players)
    return State(
        options,
        "open",
        0,
        (),
        tuple(key for key, figure in FIGURES.items() if figure.dots <= options.dots),
        options.deck,
        nobody,
        ((),) * len(options.players),
    )


def fits(state: State, figure: str, cards: Cards) -> bool:
    """Whether a figure has at least one attribute of every card (M4, M9)."""
    has = truth(state.options.definitions)[figure]
    return all(card.first in has or card.second in has for card in cards)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the others in their order.

    >>> without(("ray", "circle", "kite"), "circle")
    ('ray', 'kite')
    """
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def actors(state: State) -> tuple[Seat, ...]:
    """Who may act: the player on turn, or chance when a card is to be turned."""
    if state.phase in ("open", "card"):
        return (CHANCE,)
    return () if state.phase == "over" else (state.turn,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of a seat; the claims do not give away which figures fit (M14)."""
    phase = state.phase
    if seat == CHANCE:
        if phase == "open":
            return tuple(map(OPENS.__getitem__, state.figure_deck))
        return tuple(map(TURNS.__getitem__, state.card_deck)) if phase == "card" else ()
    if seat != state.turn:
        return ()
    if phase == "draw":
        return JUST_DRAW
    possible = [figure for figure in state.figures if figure not in state.struck]
    if phase == "claim":
        return (*[CLAIMS[figure] for figure in possible], NOTHING)
    if phase == "dare":
        takes = [TAKES[figure] for figure in possible]
        return (*takes, DRAW) if state.card_deck else tuple(takes)  # M13
    return ()


def points(state: State) -> tuple[int, ...]:
    """Count cards, and figures too in the original version or if agreed (M7, M13)."""
    if not state.options.counts_figures:
        return tuple(map(len, state.won))
    piles = zip(state.won, state.taken, strict=True)
    return tuple([len(cards) + len(figures) for cards, figures in piles])


def outcome(state: State) -> Outcome | None:
    """Most points win; where only cards are points, figures break ties (M7, M13)."""
    if state.phase != "over":
        return None
    scores = points(state)
    if state.options.counts_figures:
        return Outcome.most(scores)
    ranks = list(zip(scores, map(len, state.taken), strict=True))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Outcome(scores, winners)


def _open(state: State, _seat: Seat, move: Open) -> Played | None:
    """M3, M5, M11: a figure is laid open until there are enough."""
    if move.figure not in state.figure_deck:
        return None
    left = without(state.figure_deck, move.figure)
    figures = (*state.figures, move.figure)
    phase = _due(state, figures, left)
    after = state._replace(phase=phase, figures=figures, figure_deck=left)
    return after, (Event("opened", {"figure": move.figure}),)


def _due(state: State, figures: Figures, left: Figures) -> str:
    return "open" if left and len(figures) < state.options.figures_open else "draw"


def _draw(state: State, seat: Seat, _move: Draw) -> Played | None:
    """M4, M8, M10: the first card of a turn, or one more."""
    if not state.card_deck:
        return None
    return state._replace(phase="card", told=None, matched=None), (Event("drew", {"seat": seat}),)


def _turn(state: State, _seat: Seat, move: Turn) -> Played | None:
    """M4, M8: the card lies open, and the player looks for a figure."""
    card = Card(move.first, move.second)
    if card not in state.card_deck:
        return None
    left = without(state.card_deck, card)
    cards = (*state.cards, card)
    after = state._replace(phase="claim", card_deck=left, cards=cards, struck=())
    return after, (Event("card", {"attributes": list(card)}),)


def _claim(state: State, seat: Seat, move: Claim | Take) -> Played | None:
    """M10, M14: a right claim opens the choice; a Take, or the original version, takes at once."""
    if move.figure not in state.figures or move.figure in state.struck:
        return None
    right, takes = fits(state, move.figure, state.cards), isinstance(move, Take)
    data = {"seat": seat, "figure": move.figure, "right": right}
    claimed = Event("claimed", {**data, "taken": right} if takes else data)
    if not right:
        return _wrong(state, seat, move.figure, claimed)
    if takes or state.options.version == "original":
        return _match(state, seat, move.figure, claimed)
    return state._replace(phase="dare", told=None, matched=move.figure), (claimed,)


def _wrong(state: State, seat: Seat, figure: str, event: Event) -> Played:
    """M14: the claim is explained and the figure struck; the last try counts as saying none."""
    if len(state.struck) + 1 >= state.options.tries:
        return _discard(state, seat, event, figure)
    told = Told(seat, "wrong", (figure,), state.cards)
    return state._replace(struck=(*state.struck, figure), told=told), (event,)


def _match(state: State, seat: Seat, figure: str, event: Event) -> Played:
    """M5, M10: the cards and the figure are the player's."""
    took = Event("took", {"seat": seat, "figure": figure, "cards": len(state.cards)})
    won = put(state.won, seat, (*state.won[seat], *state.cards))
    taken = put(state.taken, seat, (*state.taken[seat], figure))
    figures = without(state.figures, figure)
    told = Told(seat, "took", (figure,), state.cards)
    after, over = _next(state._replace(won=won, taken=taken, figures=figures, told=told))
    return after, (event, took, *over)


def _nothing(state: State, seat: Seat, _move: Nothing) -> Played:
    """M6, M12: the player says that no figure fits."""
    return _discard(state, seat, Event("nothing", {"seat": seat}))


def _discard(state: State, seat: Seat, event: Event, claimed: str = "") -> Played:
    """M6, M12, M14: the cards are discarded, and what was overlooked is shown."""
    missed = tuple([figure for figure in state.figures if fits(state, figure, state.cards)])
    data = {"seat": seat, "cards": len(state.cards), "missed": list(missed)}
    lost = Event("lost", {**data, "known": True} if state.matched else data)
    told = Told(seat, "missed" if missed else "none", missed, state.cards, claimed)
    discards = (*state.discards, *state.cards)
    after, over = _next(state._replace(discards=discards, told=told))
    return after, (event, lost, *over)


def _next(state: State) -> Played:
    """The next player's turn, or the end: M7, M13 with the deck, M5 with the figures."""
    turn = (state.turn + 1) % len(state.options.players)
    state = state._replace(cards=(), struck=(), matched=None)
    if not state.card_deck or not (state.figures or state.figure_deck):
        state = state._replace(phase="over")
        return state, (_over(state),)
    phase = _due(state, state.figures, state.figure_deck)
    return state._replace(phase=phase, turn=turn), ()


def _over(state: State) -> Event:
    """M13: the end, and who was level on cards if figures decided."""
    result = outcome(state)
    if result is None:
        return Event("over", {})
    tied = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    decided = len(tied) > len(result.winners)
    return Event("over", {"tied": tied, "winners": list(result.winners)} if decided else {})


play = Player(
    {
        Draw: (("draw", "dare"), _draw),
        Claim: (("claim",), _claim),
        Nothing: (("claim",), _nothing),
        Take: (("dare",), _claim),
        Open: (("open",), _open),
        Turn: (("card",), _turn),
    },
    actors,
    moves,
)
