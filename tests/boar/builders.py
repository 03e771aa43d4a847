"""Short ways to a table or a state of The Brilliant Boar at the moment a test is about."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from brainwaves_widgets.boar import RULES, Card, Draw, Options, Remember, State, Turn
from brainwaves_widgets.boar.bots import Guesser
from brainwaves_widgets.boar.pieces import ANIMALS, LEVELS
from brainwaves_widgets.core import Table
from tests.common import NAMES, ages, make_moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brainwaves_widgets.core import Move


class Box:
    """Gives out cards by their animals, none of them twice."""

    def __init__(self) -> None:
        self._given: Counter[str] = Counter()

    def cards(self, animals: str) -> tuple[Card, ...]:
        return tuple(self._card(animal) for animal in animals.split())

    def _card(self, animal: str) -> Card:
        self._given[animal] += 1
        assert self._given[animal] <= 6, f"there are six cards of a design, also of {animal}"
        return Card(animal, self._given[animal])


def chosen(players: int, **options: Any) -> Options:
    """Return options in which the first animals of all are in play, so that tests can name them."""
    count = LEVELS[options.get("level", "rookie")]
    return Options(**{"players": NAMES[:players], "designs": ANIMALS[:count], **options})


def seated(players: int = 1, tops: str = "", *, seed: int = 7, **options: Any) -> Table:
    """Return a table where the deck's top cards are `tops`, one after the other."""
    script = [Turn(*card) for card in Box().cards(tops)]
    return Table(RULES, chosen(players, **options), seed=seed, chance=script)


def draw(table: Table, times: int = 1) -> None:
    """Let whoever is on turn draw a card, so many times."""
    for _ in range(times):
        table.play(Draw())
        table.play(Remember())


def state(  # noqa: PLR0913 - all that can lie on a table
    *hands: str,
    top: str = "",
    deck: str = "",
    table: str = "",
    won: Sequence[str] = (),
    errors: str = "",
    turn: int = 0,
    **options: Any,
) -> State:
    """Return a moment at which a player is to act, with the animals named; one hand a player."""
    box = Box()
    fresh: State = RULES.new(chosen(len(hands), **options))
    return fresh._replace(
        phase="act",
        turn=turn,
        hands=tuple(map(box.cards, hands)),
        top=next(iter(box.cards(top)), None),
        deck=box.cards(deck),
        table=box.cards(table),
        won=tuple(map(box.cards, won or [""] * len(hands))),
        errors=box.cards(errors),
    )


def then(before: State, *moves: Move) -> tuple[State, list[str]]:
    """Let whoever may act make these moves; return the state after them and the kinds of events."""
    after, events = make_moves(RULES, before, *moves)
    return after, [event.kind for event in events]


def animals(cards: Sequence[Card]) -> str:
    return " ".join(card.animal for card in cards)


def guesser(seed: int) -> Guesser:
    return Guesser(Random(seed))


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any options that can be played."""
    players = draw(st.integers(1, 4))
    level = draw(st.sampled_from(list(LEVELS)))
    count = LEVELS[level]
    named = st.lists(st.sampled_from(ANIMALS), min_size=count, max_size=count, unique=True)
    return Options(
        players=NAMES[:players],
        level=level,
        name_the_card=draw(st.booleans()),
        designs=draw(st.just(()) | named.map(tuple)),
        ages=draw(ages(players)),
    )
