"""The rules of The Brilliant Boar, B1 to B16 of RULES.md, as pure functions on states."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Annotated, Any, Final, NamedTuple

from ..core.game import Player, Timer
from ..core.rules import CHANCE, Event, Outcome, Seat
from ..core.text.repr import readable
from ..core.text.values import EachSeat, Format, put, quickly_replaced
from .pieces import (
    ANIMALS,
    COPIES,
    LEVELS,
    Card,
    Cards,
    Designs,
    Draw,
    OneCard,
    Options,
    Play,
    Remember,
    Take,
    Turn,
)

Move = Draw | Remember | Play | Take | Designs | Turn


@readable
@quickly_replaced
class State(NamedTuple):
    """Everything that is true at one moment of a game."""

    options: Options
    phase: str
    """What is due: designs, top, act, look, take, or over."""
    turn: Seat
    designs: tuple[str, ...]
    deck: Annotated[Cards, Format(in_order=False)]
    """The cards below the top one, in no order: which one comes next is up to chance."""
    top: OneCard | None
    """The deck's top card, in everybody's sight; `None` before it is turned and at the end."""
    hands: EachSeat[Cards]
    """What each seat holds, in its order: never sorted, never moved (B6)."""
    won: EachSeat[Cards]
    table: Cards = ()
    errors: Cards = ()
    drawn: OneCard | None = None
    """The card that the player on turn has drawn and looks at."""
    played: OneCard | None = None
    """The card that lies open while its player chooses which equal card to take."""
    again: bool = False
    """Whether the player on turn has just matched and plays once more."""


DRAW, REMEMBER = Draw(), Remember()
JUST_REMEMBER = (REMEMBER,)
UNNAMED: Final = ("",)
TAKES: Final = (Take("deck"), Take("table"))
COMBINATIONS: Final = {level: tuple(combinations(ANIMALS, LEVELS[level])) for level in LEVELS}
DESIGNS: Final = {level: tuple(map(Designs, COMBINATIONS[level])) for level in LEVELS}
TURNS: Final = {Card(animal, copy): Turn(animal, copy) for animal in ANIMALS for copy in COPIES}

Played = tuple[State, tuple[Event, ...]]


def new(options: Options) -> State:
    """Begin with empty hands; the designs are those named, or up to chance (B2, B4)."""
    nobody: tuple[Cards, ...] = ((),) * len(options.players)
    state = State(options, "designs", options.starter, (), (), None, nobody, nobody)
    return _choose(state, options.designs) if options.designs else state


def actors(state: State) -> tuple[Seat, ...]:
    """Who may act: the player on turn, or chance when a card is to be turned."""
    if state.phase in ("designs", "top"):
        return (CHANCE,)
    return () if state.phase == "over" else (state.turn,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of a seat; its own cards are places, never animals."""
    phase = state.phase
    if seat == CHANCE:
        if phase == "designs":
            return DESIGNS[state.options.level]
        return tuple(map(TURNS.__getitem__, state.deck)) if phase == "top" else ()
    if seat != state.turn:
        return ()
    if phase == "act":
        names = state.designs if state.options.name_the_card else UNNAMED  # B14
        plays = _plays(len(state.hands[seat]), names)
        return (DRAW, *plays) if state.top else plays  # B5
    if phase == "look":
        return JUST_REMEMBER
    return TAKES if phase == "take" else ()


@cache
def _plays(places: int, names: tuple[str, ...]) -> tuple[Play, ...]:
    return tuple(Play(place, name) for place in range(places) for name in names)


def timer(state: State) -> Timer | None:
    """B6: the drawn card is shown for a while, then it is turned around."""
    if state.phase != "look":
        return None
    return Timer(("look", state.turn, len(state.deck)), state.options.show_seconds, REMEMBER)


def outcome(state: State) -> Outcome | None:
    """Cards won, minus those in hand (B13); alone also minus the error pile (B16)."""
    if state.phase != "over":
        return None
    return Outcome.most(
        tuple(
            len(won) - len(hand) - len(state.errors)
            for won, hand in zip(state.won, state.hands, strict=True)
        )
    )


def _designs(state: State, _seat: Seat, move: Designs) -> Played | None:
    """B2: which designs stay out is up to chance."""
    if move.animals not in COMBINATIONS[state.options.level]:
        return None
    return _choose(state, move.animals), (Event("designs", {"designs": list(move.animals)}),)


def _choose(state: State, animals: tuple[str, ...]) -> State:
    deck = tuple([card for card in TURNS if card.animal in animals])
    return state._replace(phase="top", designs=animals, deck=deck)


def _top(state: State, _seat: Seat, move: Turn) -> Played | None:
    """B3: the top card lies animal side up; no log tells of it."""
    card, deck = Card(move.animal, move.copy), state.deck
    if type(move.copy) is not int or card not in deck:
        return None
    at = deck.index(card)
    phase = "look" if state.drawn else "act"
    after = state._replace(phase=phase, top=deck[at], deck=deck[:at] + deck[at + 1 :])
    return after, (Event("turned", {}),)


def _draw(state: State, seat: Seat, _move: Draw) -> Played | None:
    """B6: look at the top card; the next one lies open then."""
    if state.top is None:
        return None
    phase = "top" if state.deck else "look"
    after = state._replace(phase=phase, drawn=state.top, top=None, again=False)
    return after, (Event("drew", {"seat": seat}),)


def _remember(state: State, seat: Seat, _move: Remember) -> Played:
    """B6: the drawn card goes to the last place of the hand, and the turn ends."""
    hands = put(state.hands, seat, (*state.hands[seat], _card(state.drawn)))
    after, events = _next(state, state.top, hands, again=False, drawn=None)
    return after, (Event("kept", {"seat": seat, "count": len(hands[seat])}), *events)


def _play(state: State, seat: Seat, move: Play) -> Played | None:
    """B7 to B10, B14 and B15: the card is laid face up, and matches or not."""
    hand, place, name, top = state.hands[seat], move.place, move.name, state.top
    named = name in state.designs if state.options.name_the_card else name == ""
    if type(place) is not int or not 0 <= place < len(hand) or not named:
        return None
    card = hand[place]
    animal = card.animal
    data = {"seat": seat, "place": place, "animal": animal, "name": name}
    played = Event("played", data)
    hands = put(state.hands, seat, hand[:place] + hand[place + 1 :])
    wrongly_named = name not in ("", animal)  # B14
    on_deck = top is not None and top.animal == animal and not wrongly_named
    on_table = not wrongly_named and animal in {other.animal for other in state.table}
    if on_deck and on_table:  # B9
        return state._replace(phase="take", hands=hands, played=card), (played,)
    if on_deck or on_table:
        return _pair(state, seat, card, "deck" if on_deck else "table", hands, played)
    misnamed = {"misnamed": True} if wrongly_named else {}
    if top is not None and state.options.mode == "solo":  # B15
        errors = (*state.errors, card, top)
        after, events = _next(state, None, hands, again=False, errors=errors)
        return after, (played, Event("error", {"seat": seat, **misnamed}), *events)
    table = (*state.table, card)  # B10
    after, events = _next(state, top, hands, again=False, table=table)
    return after, (played, Event("stays", {"animal": animal, **misnamed}), *events)


def _take(state: State, seat: Seat, move: Take) -> Played | None:
    """B9: the player chooses which of the two equal cards to take."""
    if move not in TAKES:
        return None
    return _pair(state, seat, _card(state.played), move.where, state.hands)


def _pair(
    state: State, seat: Seat, card: Card, where: str, hands: tuple[Cards, ...], *before: Event
) -> Played:
    """B8: both cards are points, and the player has another turn."""
    top, table = state.top, state.table
    if where == "deck":
        other, top = _card(top), None
    else:
        other = next(one for one in table if one.animal == card.animal)
        table = tuple([one for one in table if one is not other])
    won = put(state.won, seat, (*state.won[seat], card, other))
    pair = Event("pair", {"seat": seat, "animal": card.animal, "where": where})
    after, events = _next(state, top, hands, again=True, won=won, table=table, played=None)
    return after, (*before, pair, *events)


def _next(
    state: State, top: Card | None, hands: tuple[Cards, ...], *, again: bool, **changes: Any
) -> Played:
    """Whose turn it is now: B8 again, B4 clockwise, B11 passing over; B12 and B16 the end."""
    turn, left = state.turn, bool(top or state.deck)
    phase = "act" if top or not left else "top"
    events: tuple[Event, ...] = ()
    if not left and sum(map(bool, hands)) <= 1:
        phase, again, events = "over", False, (Event("over", {}),)
    elif not again or not (left or hands[turn]):
        again, turn = False, (turn + 1) % len(hands)
        while not left and not hands[turn]:
            turn = (turn + 1) % len(hands)
    after = state._replace(phase=phase, turn=turn, top=top, hands=hands, again=again, **changes)
    return after, events


def _card(card: Card | None) -> Card:
    assert card is not None  # noqa: S101 - the phase says that there is one
    return card


play = Player(
    {
        Draw: (("act",), _draw),
        Remember: (("look",), _remember),
        Play: (("act",), _play),
        Take: (("take",), _take),
        Designs: (("designs",), _designs),
        Turn: (("top",), _top),
    },
    actors,
    moves,
)
