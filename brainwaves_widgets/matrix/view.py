"""What a seat of Game Matrix may know, as plain JSON: all but the decks, and which figures fit."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from ..core.rules import Plays, Seat
from ..core.text.phrases import counted
from ..geometry import ATTRIBUTES, FIGURES, Verdict, sketch, verdict
from ..geometry.draw.labels import measured
from . import rules
from .pieces import DEFINITIONS, Card, Options, deck, number, truth
from .rules import State, Told
from .text.words import of_this_turn
from .wire import CardRow, CardView, Drawings, Explanation, FigureView, MatrixView, Reason


def view(state: State, seat: Seat | None) -> MatrixView:
    """Return what `seat` may know, which is what everybody knows (M16)."""
    seen = plain(state, seat)
    if state.told and seen["told"] and (spoken := _spoken(state.told, state.options.definitions)):
        drawn = _explained(*spoken[0], state.options.definitions)
        seen["told"]["reasons"][0]["sketch"] = json.loads(drawn)  # one, so that a scene stays small
    return seen


def plain(state: State, seat: Seat | None) -> MatrixView:
    """Return a view without a drawing, which takes most of the time."""
    options = state.options
    result = rules.outcome(state)
    return {
        "phase": state.phase,
        "seat": seat,
        "players": list(options.players),
        "version": options.version,
        "dots": options.dots,
        "claims": str(options.claims),
        "definitions": options.definitions,
        "mode": options.mode,
        "turn": state.turn,
        "figures": [_figure(key) for key in state.figures],
        "places": options.figures_open,
        "cards": [_card(card) for card in state.cards],
        "matched": state.matched or "",
        "struck": list(state.struck),
        "tries": options.tries - len(state.struck),
        "left": len(state.card_deck),
        "seen": _seen(state),
        "figures_left": len(state.figure_deck),
        "won": [len(cards) for cards in state.won],
        "taken": [len(figures) for figures in state.taken],
        "points": list(rules.points(state)),
        "fits": _fits(state),
        "risk": _risk(state),
        "told": _told(state.told, state) if state.told else None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
    }


def reveal(state: State) -> MatrixView:
    """Return a view that hides nothing: which figures fit, and the risk of one more card."""
    options = replace(state.options, hints=True)
    return view(state._replace(options=options), None)


def _figure(key: str) -> FigureView:
    """Return a figure as it lies on the table, without its name; `drawings` has its lines."""
    return {"key": key, "number": number(key), "dots": FIGURES[key].dots}


def drawings() -> Drawings:
    """Return how figures are drawn, what can be measured on them, and what attributes mean.

    None of this ever changes, so it is sent to a screen once and is in no view.
    """
    return {
        "figures": {key: slim(sketch(figure)) for key, figure in FIGURES.items()},
        "measures": {key: measured(figure) for key, figure in FIGURES.items()},
        "meanings": {
            name: {one.label: one.meaning(name) for one in ATTRIBUTES.values()}
            for name in DEFINITIONS
        },
    }


def slim(drawn: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Leave out the kinds of lines that a sketch does not have."""
    return {kind: lines for kind, lines in drawn.items() if lines}


def _card(card: Card) -> CardView:
    return {"attributes": [ATTRIBUTES[key].label for key in card], "dots": card.dots}


def _seen(state: State) -> list[int]:
    """Return the numbers of the cards that have come so far, which are no secret (M16)."""
    left = {*state.card_deck}
    return [
        at
        for at, card in enumerate(deck(), start=1)
        if card not in left and card.dots <= state.options.dots
    ]


def _fits(state: State) -> list[bool] | None:
    """Return which open figures still fit, if the game has hints."""
    if not state.options.hints or not state.cards:
        return None
    return [rules.fits(state, figure, state.cards) for figure in state.figures]


def _risk(state: State) -> float | None:
    """Return how likely one more card leaves no figure that fits, if the game has hints."""
    if not state.options.hints or state.phase != "dare" or not state.card_deck:
        return None
    busts = sum(
        not any(rules.fits(state, figure, (*state.cards, card)) for figure in state.figures)
        for card in state.card_deck
    )
    return round(busts / len(state.card_deck), 3)


def _grid(told: Told, state: State) -> list[CardRow]:
    """Return which open figures the lost cards fit; until the turn ends this is secret (M16)."""
    if told.kind not in ("missed", "none"):
        return []
    return [
        {
            **_card(card),
            "fits": [rules.fits(state, figure, (card,)) for figure in state.figures],
        }
        for card in told.cards
    ]


def _told(told: Told, state: State) -> Explanation:
    """Explain what was claimed, taken or missed, with the parts of the figure that show it."""
    definitions = state.options.definitions
    spoken = _spoken(told, definitions)
    reasons = [_words(figure, key, definitions) for figure, key in spoken]
    names = [FIGURES[figure].name for figure in told.figures]
    return {
        "kind": told.kind,
        "title": _title(told, names, state.options.players[told.seat]),
        "reasons": reasons,
        "figures": names,
        "claimed": told.claimed,
        "about": list(spoken[0]) if spoken else [],
        "cards": len(told.cards),
        "grid": _grid(told, state),
    }


def _title(told: Told, fitting: list[str], who: str) -> str:
    """Say in a sentence or two what an explanation is about: who has won or lost how much."""
    first, cards = fitting[0] if fitting else "", counted(len(told.cards), "card")
    if told.kind == "wrong":
        return f"Not quite: the {first} does not fit."
    if told.kind == "took":
        return f"{who} takes the {first} with {cards}."
    if told.claimed:
        refuted = f"The {FIGURES[told.claimed].name} does not fit."
        why = f"{refuted} {f'The {first}' if first else 'No figure'} does."
    else:
        why = f"Overlooked: the {first} fits." if first else "Bust: no figure fits."
    return f"{why} {who} loses {of_this_turn(len(told.cards))}."


def _spoken(told: Told, definitions: str) -> list[tuple[str, str]]:
    """List the figures and attributes to explain: two that fail, one that holds for each card."""
    has = truth(definitions)
    refuted = told.figures[0] if told.kind == "wrong" else told.claimed
    spoken = []
    if refuted:
        failed = next(card for card in told.cards if has[refuted].isdisjoint(card))
        spoken = [(refuted, key) for key in failed]
    if told.kind == "wrong" or not told.figures:
        return spoken
    figure = told.figures[0]
    held = [next(key for key in card if key in has[figure]) for card in told.cards]
    return spoken + [(figure, key) for key in held]


def reason(figure: str, attribute: str, definitions: str) -> Reason:
    """Say whether an attribute fits a figure, and why, with a drawing that shows it."""
    told = _words(figure, attribute, definitions)
    told["sketch"] = json.loads(_explained(figure, attribute, definitions))
    return told


def _words(figure: str, attribute: str, definitions: str) -> Reason:
    found = _verdict(figure, attribute, definitions)
    return {
        "figure": FIGURES[figure].name,
        "attribute": found.attribute.label,
        "holds": found.holds,
        "because": found.because,
        "note": found.note,
    }


@cache
def _verdict(figure: str, attribute: str, definitions: str) -> Verdict:
    return verdict(FIGURES[figure], attribute, definitions=definitions)  # type: ignore[arg-type]


@cache
def _explained(figure: str, attribute: str, definitions: str) -> str:
    """Draw a figure with marks, letters and what shows that an attribute fits or does not."""
    witness = _verdict(figure, attribute, definitions).witness
    return json.dumps(slim(sketch(FIGURES[figure], marks=True, letters=True, witness=witness)))


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Return the same game: nothing is hidden, as the decks have no order yet."""
    del options, seat, rng
    return plays
