"""Nothing that a bot is given leads to the State, the Table or what else knows the cards."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.bots import Guesser, drive
from brainwaves_widgets.core.history import Step
from brainwaves_widgets.core.rules import Event
from tests.bots.builders import seated
from tests.games import GAMES, Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from brainwaves_widgets.core import View


def neighbours(thing: object) -> Iterator[object]:
    """Return what one comes to from an object, by references and by attributes.

    From a function or class that is all but the globals of its module: whoever can import those
    needs no bot.
    """
    if isinstance(thing, ModuleType):
        return
    if isinstance(thing, FunctionType):
        yield from (thing.__closure__, thing.__defaults__, thing.__kwdefaults__, thing.__dict__)
    elif isinstance(thing, type):
        yield from (value for name, value in vars(thing).items() if name != "__globals__")
    else:
        yield from gc.get_referents(thing)
        for name in (*getattr(type(thing), "__slots__", ()), "__dict__", "__self__"):
            yield getattr(thing, name, None)


def reached(*things: object) -> Iterator[object]:
    todo, seen = [*things], set()
    while todo:
        thing = todo.pop()
        if id(thing) not in seen:
            seen.add(id(thing))
            yield thing
            todo.extend(neighbours(thing))


class Spy(Guesser):
    """Plays at random and looks for what it should not find in all that it is given."""

    secrets: tuple[type, ...] = ()
    count = 0

    def see(self, view: View) -> None:
        self.look(view)

    def choose(self, view: View, moves: tuple[Any, ...]) -> Any:
        self.look(view, moves)
        return super().choose(view, moves)

    def look(self, *given: object) -> None:
        for thing in reached(*given):
            assert not isinstance(thing, self.secrets), f"{thing!r:.80} is in reach"
            self.count += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_bot_can_reach_the_state_or_the_table(game: Game) -> None:
    table = seated(game)
    spies = {0: Spy(1), 1: Spy(2)}
    for spy in spies.values():
        spy.secrets = (type(table.state), Table, Step, Event, type(table.options))
    drive(table, spies)
    assert table.outcome is not None
    assert all(spy.count > 1000 for spy in spies.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_spy_would_find_them(game: Game) -> None:
    table = seated(game)
    spy = Spy(1)
    spy.secrets = (Table,)
    for leak in ({"deep": [table]}, (table.play,), (lambda: table,)):
        with pytest.raises(AssertionError, match="in reach"):
            spy.look(leak)
    spy.secrets = (type(table.state),)
    with pytest.raises(AssertionError, match="in reach"):
        spy.look(table.history, table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_bot_changes_in_its_view_changes_no_game(game: Game) -> None:
    class Vandal(Guesser):
        def see(self, view: View) -> None:
            view.clear()  # type: ignore[attr-defined]

    plain, spoilt = seated(game), seated(game)
    drive(plain, {0: Guesser(1), 1: Guesser(2)})
    drive(spoilt, {0: Vandal(1), 1: Vandal(2)})
    assert plain.to_json() == spoilt.to_json()
