"""What one more card brings, exactly: chances and expectations from what everybody sees (M10).

Stopping a turn is a problem in which it is enough to look one card ahead. After a card that did
not bust, fewer of the cards left are safe and more is at stake; so once one more card does not
pay, it never pays again in that turn. The recursion ends there, which makes it quick, and is
exact all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ...core.rules import View
from ...geometry import ATTRIBUTES
from ..pieces import Card, deck, truth

Has = Mapping[str, frozenset[str]]
"""The attributes that each figure has, or is thought to have."""
_KEYS: Final = {one.label: key for key, one in ATTRIBUTES.items()}

Coming = tuple[tuple[int, int], ...]
"""The cards to come: which of the figures each kind fits, as bits, and how many there are."""


class Prospect(NamedTuple):
    """What stopping and drawing are worth, in cards of this turn (with figures, if they count)."""

    fitting: tuple[str, ...]
    """The open figures that fit all cards of this turn."""
    cards: int
    left: int
    """How many cards are still to come."""
    bust: float
    """How likely one more card leaves no figure that fits."""
    stop: float
    """What stopping now brings."""
    draw: float
    """What one more card brings on average, and then going on as well as possible."""


def prospect(view: View, has: Has | None = None) -> Prospect:
    """Work out from a view what one more card brings, to somebody who knows the geometry.

    With `has`, to somebody who thinks that figures have these attributes.
    """
    has = truth(view["definitions"]) if has is None else has
    fitting = tuple(fitting_figures(view, has))
    many, bonus = len(view["cards"]), float(_counts_figures(view))
    coming = _coming(fitting, unseen(view), has)
    left = sum(count for _, count in coming)
    safe = sum(count for fits, count in coming if fits)
    stop = many + bonus if fitting and many else 0.0
    return Prospect(
        fitting,
        many,
        left,
        1 - safe / left if left else 0.0,
        stop,
        _drawing(coming, many, bonus) if left else 0.0,
    )


def next_turn(view: View, figures: Iterable[str]) -> float:
    """Return what a whole turn brings on average with these figures, played as well as possible."""
    has = truth(view["definitions"])
    coming = _coming(tuple(figures), unseen(view), has)
    left = sum(count for _, count in coming)
    if view["version"] == "original" or not left:  # M4: there is one card
        return 2 * sum(count for fits, count in coming if fits) / max(1, left)
    return _drawing(coming, 0, float(_counts_figures(view)))


def fitting_figures(view: View, has: Has | None = None) -> list[str]:
    """Work out from a view which open figures fit all cards of this turn.

    >>> fitting_figures({
    ...     "figures": [{"key": "circle"}, {"key": "kite"}, {"key": "square"}],
    ...     "cards": [{"attributes": ["Square", "Two equal sides"]}],
    ...     "definitions": "printed",
    ... })
    ['kite', 'square']
    """
    has = truth(view["definitions"]) if has is None else has
    cards = [{_KEYS[label] for label in card["attributes"]} for card in view["cards"]]
    figures = [figure["key"] for figure in view["figures"]]
    return [figure for figure in figures if not any(map(has[figure].isdisjoint, cards))]


def unseen(view: View) -> list[Card]:
    """Return the attributes cards that are still to come, which are no secret (M16)."""
    seen = {*view["seen"]}
    numbered = enumerate(deck(), start=1)
    return [card for at, card in numbered if at not in seen and card.dots <= view["dots"]]


def _counts_figures(view: View) -> bool:
    """Tell whether a figure counts as much as a card, as far as the scores show it (M7, M13)."""
    return bool(view["version"] == "original" or view["points"] != view["won"])


def _coming(figures: tuple[str, ...], cards: Iterable[Card], has: Has) -> Coming:
    kinds = Counter(
        sum(1 << at for at, key in enumerate(figures) if not has[key].isdisjoint(card))
        for card in cards
    )
    return tuple(sorted(kinds.items()))


@lru_cache(maxsize=20_000)
def _drawing(coming: Coming, many: int, bonus: float) -> float:
    """Return what drawing brings on average: nothing in a bust, else the better of both."""
    left = sum(count for _, count in coming)
    worth = 0.0
    for fits, count in coming:
        if fits:
            rest: Counter[int] = Counter()
            for other, others in coming:
                rest[other & fits] += others - (other == fits)
            after = tuple(sorted((other, others) for other, others in rest.items() if others))
            worth += count * _going_on(after, many + 1, bonus)
    return worth / left


def _going_on(coming: Coming, many: int, bonus: float) -> float:
    """Return what a turn brings with this many cards that fit; looking one card ahead is enough."""
    left = sum(count for _, count in coming)
    safe = sum(count for fits, count in coming if fits)
    stop = many + bonus
    return stop if safe * (stop + 1) <= stop * left else _drawing(coming, many, bonus)
