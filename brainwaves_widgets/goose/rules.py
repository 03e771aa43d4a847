"""The rules of The Astute Goose, G1 to G22 of RULES.md, as pure functions on states."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from ..core.game import Player, Timer
from ..core.rules import CHANCE, Event, Outcome, Seat
from ..core.text.values import put
from .pieces import (
    DECK_SIZE,
    EVERY_SUSPECT,
    FULL_DECKS,
    KINDS,
    NUMBERS,
    VALUES,
    Answer,
    Deal,
    Dice,
    Options,
    Pass,
    Ready,
    Roll,
    Show,
    Suspect,
    place_of,
)
from .state import State

Move = Ready | Roll | Answer | Pass | Show | Deal | Dice
READY, ROLL, PASS, SHOW = Ready(), Roll(), Pass(), Show()
JUST_READY, JUST_ROLL, JUST_SHOW = (READY,), (ROLL,), (SHOW,)
ANSWERS: Final = {kind: tuple(map(Answer, VALUES[kind])) for kind in KINDS}
STEALS: Final[dict[str, tuple[Move, ...]]] = {kind: (*ANSWERS[kind], PASS) for kind in KINDS}
DEALS: Final = {suspect: Deal(*suspect) for suspect in EVERY_SUSPECT}
ALL_DICE: Final = tuple(Dice(number, kind) for number, kind in product(NUMBERS, KINDS))  # G3
CHANCES = (CHANCE,)

Played = tuple[State, tuple[Event, ...]]


def new(options: Options) -> State:
    """Lay out an empty line-up beside the whole deck (G2, G5, G7, G9)."""
    piles = 1 if options.mode == "cooperative" else len(options.players)
    return State(
        options,
        "deal",
        options.starter,
        (None,) * options.places,
        FULL_DECKS[options.deck],
        DECK_SIZE,
        ((),) * piles,
    )


def actors(state: State) -> tuple[Seat, ...]:
    """Who may act: everybody who still studies, the player on turn, or a stealer and the holder."""
    phase = state.phase
    if phase in ("roll", "answer"):
        return (state.turn,)
    if phase in ("dice", "refill", "deal"):
        return CHANCES
    if phase in ("memorise", "study"):
        return state.waiting
    if phase == "steal":
        return (stealer(state), state.turn)  # G13, G16
    return ()


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every legal move of a seat."""
    phase = state.phase
    if seat == CHANCE:
        if phase == "dice":
            return ALL_DICE
        if phase in ("refill", "deal"):
            return tuple([DEALS[suspect] for suspect in state.deck])
    elif phase in ("memorise", "study"):
        if seat in state.waiting:
            return JUST_READY
    elif phase == "steal":
        if seat == stealer(state):
            return STEALS[state.dice.kind]  # type: ignore[union-attr]
        if seat == state.turn:
            return JUST_SHOW
    elif seat == state.turn:
        if phase == "roll":
            return JUST_ROLL
        if phase == "answer":
            return ANSWERS[state.dice.kind]  # type: ignore[union-attr]
    return ()


def pointless(state: State, move: Move) -> bool:
    """Whether a move names a value that was wrong before, which no screen offers (G13)."""
    return isinstance(move, Answer) and move.value in [value for _, value in state.tries]


def timer(state: State) -> Timer | None:
    """G8 and G17: when the time is up, all are ready."""
    if state.phase == "study":
        return Timer("study", state.options.study_seconds, READY)
    if state.phase == "memorise":
        return Timer(("memorise", state.left), state.options.show_seconds, READY)
    return None


def outcome(state: State) -> Outcome | None:
    """Most cards win (G19); alone or together errors are deducted and all win (G21, G22)."""
    if state.phase != "over":
        return None
    piles = [len(pile) for pile in state.points]
    if state.options.mode == "competitive":
        return Outcome.most(tuple(piles))
    return Outcome.most((piles[0] - len(state.errors),) * len(state.options.players))


def stealer(state: State) -> Seat:
    """Who may name the value next after a wrong answer, from the holder's left (G13)."""
    return (state.turn + len(state.tries)) % len(state.options.players)


def _deal(state: State, _seat: Seat, move: Deal) -> Played | None:
    """G7, G17: the top card fills the first gap, or the one that was just made."""
    suspect = Suspect(move.colour, move.feature, move.animal)
    deck = state.deck
    try:
        at = deck.index(suspect)
    except ValueError:
        return None
    place = state.place if state.place is not None else state.lineup.index(None)
    lineup = put(state.lineup, place, suspect)
    phase, waiting = state.phase, ()
    if phase == "refill" or None not in lineup:
        phase = "memorise" if phase == "refill" else "study"
        waiting = tuple(range(len(state.options.players)))  # type: ignore[assignment]
    after = state._replace(
        phase=phase,
        lineup=lineup,
        deck=deck[:at] + deck[at + 1 :],
        left=state.left - 1,
        waiting=waiting,
    )
    return after, (Event("dealt", {"place": place}),)


def _ready(state: State, seat: Seat, _move: Ready) -> Played:
    """G8, G17: when all are ready the suspects are turned face down."""
    ready = Event("ready", {"seat": seat})
    if len(state.waiting) > 1:
        waiting = tuple([other for other in state.waiting if other != seat])
        return state._replace(waiting=waiting), (ready,)
    turned = Event("turned", {"place": state.place})
    if state.phase == "study":
        return state._replace(phase="roll", waiting=()), (ready, turned)
    return _next_turn(state), (ready, turned)


def _next_turn(state: State, shown: Suspect | None = None) -> State:
    """G17: the player to the left of the one who rolled, whoever won the card."""
    return state._replace(
        phase="roll",
        turn=(state.turn + 1) % len(state.options.players),
        waiting=(),
        dice=None,
        place=None,
        tries=(),
        held=None,
        shown=shown,
    )


def _roll(state: State, _seat: Seat, _move: Roll) -> Played:
    """G10: the player rolls, and chance decides."""
    return state._replace(phase="dice", shown=None), ()


def _dice(state: State, _seat: Seat, move: Dice) -> Played | None:
    """G10; G18: a number that points at a gap ends the game."""
    if type(move.number) is not int or move.number not in NUMBERS or move.kind not in KINDS:
        return None
    place = place_of(move.number, len(state.lineup))
    data = {"seat": state.turn, "number": move.number, "kind": move.kind, "place": place}
    rolled = Event("rolled", data)
    if state.lineup[place] is None:
        after = state._replace(phase="over", dice=move, place=place)
        return after, (rolled, Event("over", {"place": place}))
    return state._replace(phase="answer", dice=move, place=place), (rolled,)


def _answer(state: State, seat: Seat, move: Answer) -> Played | None:
    """G11 to G15, G21 and G22: the card leaves the line-up, and the answer decides where to."""
    kind, place = state.dice.kind, state.place  # type: ignore[union-attr]
    if move.value not in VALUES[kind] or (state.phase == "steal" and seat == state.turn):
        return None
    suspect = state.held or state.lineup[place]  # type: ignore[index]
    right = getattr(suspect, kind) == move.value
    answered = Event("answered", {"seat": seat, "value": move.value, "right": right})
    lineup = put(state.lineup, place, None)  # type: ignore[arg-type]
    tries = (*state.tries, (seat, move.value))
    if right:
        return _won(state, seat, suspect, answered, lineup=lineup, tries=tries)  # type: ignore[arg-type]
    if state.options.mode == "competitive":
        held = state._replace(phase="steal", lineup=lineup, tries=tries, held=suspect)
        return _missed(held, answered)
    errors = (*state.errors, suspect)
    after = _refill(state, shown=suspect, errors=errors, lineup=lineup, tries=tries)
    return after, (answered, Event("error", {"place": place}))


def _pass(state: State, seat: Seat, _move: Pass) -> Played | None:
    """G13: a player may pass."""
    if seat == state.turn:
        return None
    passed = Event("passed", {"seat": seat})
    return _missed(state._replace(tries=(*state.tries, (seat, None))), passed)


def _missed(state: State, event: Event) -> Played:
    """G13, G15: the next player's chance, or the box when all have had theirs."""
    if len(state.tries) < len(state.options.players):
        return state, (event,)
    box, data = (*state.box, state.held), {"place": state.place}
    if not state.options.tell:
        return _refill(state, shown=None, box=box), (event, Event("boxed", data))
    told = {"value": getattr(state.held, state.dice.kind)}  # type: ignore[union-attr]
    return _refill(state, shown=state.held, box=box), (event, Event("boxed", data | told))


def _show(state: State, seat: Seat, _move: Show) -> Played | None:
    """G16: the player to the holder's left gets the card at once."""
    if seat != state.turn:
        return None
    left = (seat + 1) % len(state.options.players)
    return _won(state, left, state.held, Event("showed", {"seat": seat}))  # type: ignore[arg-type]


def _won(state: State, seat: Seat, suspect: Suspect, event: Event, **changes: Any) -> Played:
    """G12, G14: everybody is shown the card, and it goes onto a points pile."""
    pile = 0 if state.options.mode == "cooperative" else seat
    points = put(state.points, pile, (*state.points[pile], suspect))
    won = Event("won", {"seat": seat, "place": state.place})
    return _refill(state, shown=suspect, points=points, **changes), (event, won)


def _refill(state: State, shown: Suspect | None, **changes: Any) -> State:
    """G17; G18: with an empty draw deck the gap stays."""
    if state.left:
        return state._replace(phase="refill", held=None, shown=shown, **changes)
    return _next_turn(state._replace(**changes), shown)


play = Player(
    {
        Ready: (("study", "memorise"), _ready),
        Roll: (("roll",), _roll),
        Answer: (("answer", "steal"), _answer),
        Pass: (("steal",), _pass),
        Show: (("steal",), _show),
        Deal: (("deal", "refill"), _deal),
        Dice: (("dice",), _dice),
    },
    actors,
    moves,
)
