"""What a seat of Game Matrix may know, as plain JSON: all but the decks, and which figures fit."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from ..geometry import ATTRIBUTES, FIGURES, sketch, verdict
from . import rules
from .pieces import number, truth

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from ..core.rules import Plays, Seat, View
    from .pieces import Card, Options
    from .rules import State, Told


def view(state: State, seat: Seat | None) -> View:
    """Give what `seat` may know, which is what everybody knows (M16)."""
    options = state.options
    result = rules.outcome(state)
    return {
        "phase": state.phase,
        "seat": seat,
        "players": list(options.players),
        "version": options.version,
        "dots": options.dots,
        "claims": options.claims,
        "definitions": options.definitions,
        "mode": options.mode,
        "turn": state.turn,
        "figures": [_figure(key) for key in state.figures],
        "places": options.figures_open,
        "cards": [_card(card) for card in state.cards],
        "meanings": _meanings(state),
        "struck": list(state.struck),
        "left": len(state.card_deck),
        "figures_left": len(state.figure_deck),
        "won": [len(cards) for cards in state.won],
        "taken": [len(figures) for figures in state.taken],
        "fits": _fits(state),
        "risk": _risk(state),
        "told": json.loads(_told(state.told, options.definitions)) if state.told else None,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
    }


def reveal(state: State) -> View:
    """Give a view that hides nothing: it tells which figures fit, and the risk of one more card."""
    options = replace(state.options, hints=True)
    return view(state._replace(options=options), None)


def _figure(key: str) -> dict[str, Any]:
    """Give a figure as it lies on the table: no marks and no name, which give answers away."""
    lines = json.loads(_bare(key))
    return {"key": key, "number": number(key), "dots": FIGURES[key].dots, "sketch": lines}


@cache
def _bare(key: str) -> str:
    return json.dumps(slim(sketch(FIGURES[key])))


def short(key: str) -> str:
    """Give a figure's name, for explanations.

    >>> short("l-chain")
    'L-chain'
    """
    return FIGURES[key].name.partition(",")[0].partition(" (")[0]


def slim(drawn: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """Leave out the kinds of lines that a sketch does not have."""
    return {kind: lines for kind, lines in drawn.items() if lines}


def _card(card: Card) -> dict[str, Any]:
    return {"attributes": [ATTRIBUTES[key].label for key in card], "dots": card.dots}


def _meanings(state: State) -> list[dict[str, str]]:
    """Where the game teaches, say what the newest card's attributes mean."""
    if state.options.claims != "teach" or not state.cards or state.told:
        return []
    return [
        {
            "attribute": ATTRIBUTES[key].label,
            "meaning": ATTRIBUTES[key].meaning(state.options.definitions),
        }
        for key in state.cards[-1]
    ]


def _fits(state: State) -> list[bool] | None:
    """With hints, tell which open figures still fit."""
    if not state.options.hints or not state.cards:
        return None
    return [rules.fits(state, figure, state.cards) for figure in state.figures]


def _risk(state: State) -> float | None:
    """With hints, tell how likely one more card leaves no figure that fits."""
    if not state.options.hints or state.phase != "dare" or not state.card_deck:
        return None
    busts = sum(
        not any(rules.fits(state, figure, (*state.cards, card)) for figure in state.figures)
        for card in state.card_deck
    )
    return round(busts / len(state.card_deck), 3)


@lru_cache(maxsize=256)
def _told(told: Told, definitions: str) -> str:
    """Explain what was claimed, taken or missed, with the parts of the figure that show it."""
    reasons = [reason(figure, key, definitions) for figure, key in _spoken(told, definitions)]
    for later in reasons[1:]:
        del later["sketch"]  # one is drawn, and a scene stays small
    names = [short(figure) for figure in told.figures]
    return json.dumps({"kind": told.kind, "reasons": reasons, "figures": names})


def _spoken(told: Told, definitions: str) -> Iterator[tuple[str, str]]:
    """Give figures and attributes to speak of: one that holds for each card, two that fail."""
    has, refuted = truth(definitions), told.claimed
    for figure in told.figures[:1]:
        if told.kind == "wrong":
            refuted = figure
        else:
            yield from (
                (figure, next(key for key in card if key in has[figure])) for card in told.cards
            )
    if refuted:
        failed = next(card for card in told.cards if has[refuted].isdisjoint(card))
        yield from ((refuted, key) for key in failed)


def reason(figure: str, attribute: str, definitions: str) -> dict[str, Any]:
    """Say whether an attribute fits a figure, and why, with a drawing that shows it."""
    found = verdict(FIGURES[figure], attribute, definitions=definitions)  # type: ignore[arg-type]
    drawn = sketch(FIGURES[figure], marks=True, letters=True, witness=found.witness)
    return {
        "figure": short(figure),
        "attribute": found.attribute.label,
        "holds": found.holds,
        "because": found.because,
        "note": found.note,
        "sketch": slim(drawn),
    }


def resample(options: Options, plays: Plays, seat: Seat | None, rng: Random) -> Plays:
    """Give the same game: what nobody may know, the order of the decks, does not exist yet."""
    del options, seat, rng
    return plays
