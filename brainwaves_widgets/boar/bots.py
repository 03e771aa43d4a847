"""Players of The Brilliant Boar that are programs: minds, from a perfect memory to none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

from ..core.bots import Guesser, Opponent
from ..core.rules import View
from ..minds.memory import PERFECT, Ability, Memory
from .pieces import COPIES, Play
from .rules import DRAW, TAKES, Move

__all__ = ["Guesser", "Mind", "Rememberer"]

PAIR: Final = 2.0
AGAIN: Final = 0.5
"""What another turn is worth, about."""
TOLD: Final = 0.6
"""How likely others remember the card that they hold, about."""
RID: Final = 1.0
"""What it is worth to be rid of a card: it costs a point at the end (B13)."""
LATER: Final = 2.0
"""The more rounds are left than this for each player, the likelier a card is paired."""
_HARDLY: Final = 0.05
"""How many cards may be left of an animal that has gone by its count, which may be wrong."""


class Rememberer:
    """Remembers every card that it drew, matches whenever it can, and otherwise draws.

    >>> from brainwaves_widgets.boar import RULES, Options
    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> table = Table(RULES, Options(players=("Ann",), name_the_card=True), seed=3)
    >>> drive(table, {0: Rememberer()})
    >>> table.outcome, table.state.hands
    (Outcome(scores=(36,), winners=(0,)), ((),))
    """

    def __init__(self) -> None:
        self._hand: list[str | None] = []
        """What it holds, in order; `None` is a card that it has not seen."""

    def see(self, view: View) -> None:
        """Learn the card that it has just drawn, while it looks at it."""
        seat = view["seat"]
        count = view["hands"][seat]["count"]
        unseen = count - len(self._hand)
        self._hand = [*self._hand[:count], *[None] * unseen]
        if view["drawn"] and view["turn"] == seat:
            self._hand.append(view["drawn"])

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Play a card that it knows matches; failing that, draw; failing that, play the first."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return moves[0]
        known = dict(enumerate(self._hand))
        honest = [play for play in plays if play.name in ("", known.get(play.place))] or plays
        faces = {view["top"], *view["table"]} - {None}
        matching = [play for play in honest if known.get(play.place) in faces]
        if not matching and DRAW in moves:
            return DRAW
        play = (matching or honest)[0]
        del self._hand[play.place : play.place + 1]
        return play


class Mind(Opponent):
    """Plays by what it believes it holds, and by how sure it is of that.

    A card that it does not remember may be any of those that it has not seen go.

    >>> from brainwaves_widgets.boar import RULES, Options
    >>> from brainwaves_widgets.core import Table
    >>> from brainwaves_widgets.core.bots import drive
    >>> table = Table(RULES, Options(players=("Ann", "Ben")), seed=3)
    >>> drive(table, {0: Mind(seed=1), 1: Guesser(seed=1)})
    >>> table.outcome.winners
    (0,)
    """

    games = ("brilliant-boar",)
    name = "Mind"

    def __init__(self, ability: Ability = PERFECT, seed: int | Random | None = None) -> None:
        super().__init__(seed)
        self.ability = ability
        self._memory = Memory(ability, self.rng)
        self._gone: Counter[str] = Counter()
        """How many cards of each animal it has noticed being won."""
        self._seen: View = {}
        self._leaving: int | None = None
        """The place that it has just played from."""

    def see(self, view: View) -> None:
        """Take in the card just drawn, let go of the one played, and count pairs."""
        before, self._seen = self._seen, view
        count = view["hands"][view["seat"]]["count"]
        if not before or _begins(view):
            self._memory.clear()
            self._gone.clear()
            return
        if view["turn"] != before["turn"]:
            self._memory.pass_turn()
        held = before["hands"][view["seat"]]["count"]
        if count == held - 1 and self._leaving is not None:
            self._memory.close_gap(self._leaving)
        self._memory.keep_first(count)
        own = view["turn"] == view["seat"]
        if own and view["drawn"] and not before["drawn"]:
            self._memory.learn(count, {"animal": view["drawn"]}, own=True)
        self._leaving = None
        ability = self.ability
        attention = ability.attention if own else ability.attention_to_others
        if sum(view["won"]) > sum(before["won"]) and self.rng.random() < attention:
            self._gone[_paired(before, view)] += 2

    def choose(self, view: View, moves: tuple[Move, ...]) -> Move:
        """Play the card that is worth most, or draw if that is worth more."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return TAKES[0] if TAKES[0] in moves else moves[0]  # a new top card may match too
        odds = self.odds(view)
        worth = {play: _worth(view, play, odds[play.place]) for play in plays}
        best = max(worth, key=lambda play: (worth[play], self.rng.random()))
        if DRAW in moves and worth[best] <= _worth_of_drawing(view, self.ability.capacity):
            return DRAW
        self._leaving = best.place
        return best

    def odds(self, view: View) -> list[dict[str, float]]:
        """Return how likely each animal is at each place of its own hand."""
        unseen = self._unseen(view)
        total = sum(unseen.values())
        found = []
        for place in range(view["hands"][view["seat"]]["count"]):
            belief = self._memory.recall(place, "animal")
            doubt = 1 - belief.sure if belief else 1.0
            odds = {animal: doubt * many / total for animal, many in unseen.items()}
            if belief:
                odds[belief.value] += belief.sure
            found.append(odds)
        return found

    def _unseen(self, view: View) -> dict[str, float]:
        """Return how many cards of each animal it can neither see nor has seen go."""
        hands = (hand["cards"] or () for hand in view["hands"])
        seen = Counter([view["top"], *view["table"], *(card for hand in hands for card in hand)])
        left = {one: len(COPIES) - seen[one] - self._gone[one] for one in view["designs"]}
        return {animal: max(many, _HARDLY) for animal, many in left.items()}


def _begins(view: View) -> bool:
    """Tell whether nobody has drawn or played yet."""
    counts = [hand["count"] for hand in view["hands"]]
    return not any((*counts, *view["won"], view["errors"], view["drawn"]))


def _paired(before: View, after: View) -> str:
    """Return the animal of a pair that was made between two views."""
    lost: Counter[str] = Counter(before["table"])
    lost.subtract(after["table"])
    table = next((animal for animal, many in lost.items() if many > 0), None)
    return str(table or before["played"] or before["top"])


def _worth(view: View, play: Play, odds: Mapping[str, float]) -> float:
    """Return what a card is worth on average if it is played: a pair, or an open card (B8, B10)."""
    faces = {view["top"], *view["table"]} - {None}
    named = [play.name] if play.name else odds
    match = sum(odds.get(animal, 0.0) for animal in named if animal in faces)
    won = match * (PAIR + RID + AGAIN)
    if view["mode"] == "solo" and view["top"]:
        return won - (1 - match) * (PAIR - RID)  # B15: two cards onto the error pile
    return won - sum(odds[one] * _given(view, one) for one in odds if one not in faces)


def _given(view: View, animal: str) -> float:
    """Return what a card that stays open costs: others may hold its like, but it is rid of."""
    held = sum(animal in (hand["cards"] or ()) for hand in view["hands"])
    return (PAIR if held else PAIR / 2) * TOLD - (RID / 2 if view["deck"] else RID)


def _worth_of_drawing(view: View, capacity: float) -> float:
    """Return what drawing is worth: a card that is kept from others, and can pair if remembered."""
    wanted = any(view["top"] in (hand["cards"] or ()) for hand in view["hands"])
    held: int = view["hands"][view["seat"]]["count"]
    rounds: float = view["deck"] / len(view["players"])
    pairs = min(1.0, capacity / (held + 1)) * rounds / (rounds + LATER * len(view["players"]))
    return (TOLD if wanted else 0.0) + pairs * (PAIR + RID) - RID
