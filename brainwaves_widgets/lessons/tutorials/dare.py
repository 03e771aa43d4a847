"""Dare one more card? What the next card of Game Matrix can be, counted card by card."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from textwrap import wrap
from typing import Any, Final

from ...art.svg import INK, LINE, PAPER, img, page, text
from ...core.text.phrases import listed
from ...geometry import ATTRIBUTES, FIGURES
from ...matrix import Card, State
from ...matrix.advice import BUST, SAFE
from ...matrix.pieces import deck, truth
from ...matrix.rules import fits

ACROSS: Final = 19
TILE: Final = 44


class Dare:
    """What one more card can bring, in the state of a game or table.

    Every card that is left is equally likely, so chances are counted, not guessed.

    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.matrix import RULES, Draw, Options
    >>> table = Table(RULES, Options(players=("Ann",)), seed=7)
    >>> table.play(Draw())
    >>> dare = Dare(table)
    >>> dare.left == len(dare.safe) + len(dare.bust) == 54
    True
    """

    def __init__(self, source: Any) -> None:
        state = getattr(source, "state", source)
        if not isinstance(state, State):
            raise TypeError(f"Dare needs a game or table of Game Matrix, not {source!r:.60}")
        self.state = state
        self.cards: tuple[Card, ...] = state.cards
        self.fitting = tuple(one for one in state.figures if fits(state, one, state.cards))
        """The open figures that fit all cards of this turn."""
        coming = [(card, self._still(card)) for card in state.card_deck]
        self.safe = tuple(card for card, left in coming if left)
        """The cards after which a figure would still fit."""
        self.bust = tuple(card for card, left in coming if not left)

    def _still(self, card: Card) -> list[str]:
        return [one for one in self.fitting if fits(self.state, one, (card,))]

    @property
    def left(self) -> int:
        """How many cards are left."""
        return len(self.safe) + len(self.bust)

    @property
    def chance(self) -> Fraction:
        """How likely it is that a figure still fits after one more card."""
        return Fraction(len(self.safe), self.left) if self.left else Fraction(0)

    @property
    def stop(self) -> int:
        """How many cards the player gets by stopping now."""
        return len(self.cards) if self.fitting else 0

    @property
    def one_more(self) -> Fraction:
        """How many cards the player gets on average with one more card and then stopping."""
        return (len(self.cards) + 1) * self.chance

    def __repr__(self) -> str:
        many = len(self.cards)
        lies = f"{many} card{'s' if many != 1 else ''} drawn."
        names = [FIGURES[one].name for one in self.fitting]
        fit = f"What fits: {listed(names)}." if names else "No figure fits."
        come = (
            f"Of {self.left} cards left, {len(self.safe)} leave a figure that fits "
            f"and {len(self.bust)} leave none."
        )
        return "\n".join((f"{lies} {fit}", come))

    def _repr_html_(self) -> str:
        return img(self._repr_svg_(), repr(self))

    def _repr_svg_(self) -> str:
        """Draw the cards that are left: those to hope for, then those to fear."""
        tiles = [(card, True) for card in self.safe] + [(card, False) for card in self.bust]
        rows = -(-len(tiles) // ACROSS)
        words = [line for part in repr(self).split("\n") for line in wrap(part, 100)]
        top = 20 + 24 * len(words)
        width, height = ACROSS * TILE + 44, top + 16 + rows * TILE
        told = "".join(text(22, 32 + 24 * i, line, 15) for i, line in enumerate(words))
        drawn = "".join(
            _tile(22 + TILE * (i % ACROSS), top + TILE * (i // ACROSS), card, safe=safe)
            for i, (card, safe) in enumerate(tiles)
        )
        return page((width, height), PAPER, " ".join(words), told + drawn)


def _tile(x: float, y: float, card: Card, *, safe: bool) -> str:
    fill, sign = (SAFE, "✓") if safe else (BUST, "✗")
    names = " / ".join(ATTRIBUTES[key].label for key in card)
    return (
        f'<g><title>{names}</title><rect x="{x}" y="{y}" width="{TILE - 6}" height="{TILE - 6}" '
        f'rx="7" fill="{fill}" stroke="{LINE}"/>'
        f"{text(x + (TILE - 6) / 2, y + 25, sign, 17, bold=True, fill=INK, middle=True)}</g>"
    )


def turns(cards: int, *, dots: int = 3, times: int = 2000, seed: int = 1) -> float:
    """Play many turns that stop after so many cards; return the average number of cards won.

    Each turn draws new figures and cards; a bust brings nothing.

    >>> turns(1, times=200) < turns(2, times=200)
    True
    """
    rng = Random(seed)  # noqa: S311 - dice, not keys
    figures = [key for key, one in FIGURES.items() if one.dots <= dots]
    pile = [card for card in deck() if card.dots <= dots]
    has, won = truth("printed"), 0
    for _ in range(times):
        drawn = rng.sample(pile, cards)
        if any(not any(map(has[one].isdisjoint, drawn)) for one in rng.sample(figures, 5)):
            won += cards
    return won / times
