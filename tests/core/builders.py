"""Tables in the middle of a game, for tests that are about tables and not about a game."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from brainwaves_widgets.core import Table
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import glance
from brainwaves_widgets.goose import RULES, Answer, Options
from brainwaves_widgets.study.trials import trials

if TYPE_CHECKING:
    from pathlib import Path

    from brainwaves_widgets.core import Chance

TWO = Options(players=("Ann", "Ben"))
ANSWERS = 24


def new(seed: int = 7, chance: Chance = "auto", options: Options = TWO) -> Table:
    return Table(RULES, options, seed=seed, chance=chance)


def advanced(moves: int = 40, seed: int = 7, options: Options = TWO) -> Table:
    """Return a table at which so many random moves of the players were made."""
    table, rng = new(seed, options=options), Random(seed)
    for _ in range(moves):
        if not table.actors:
            break
        seat = rng.choice(table.actors)
        table.play(rng.choice(table.moves(seat)), seat)
    return table


def as_older_version(path: Path, without: tuple[str, ...] = (), **head: Any) -> None:
    """Write a kept game as versions without checksums did, without some keys, with a new head."""
    ours = ("sum", "head", "after", *without)
    first, *others = (json.loads(line) for line in path.read_bytes().splitlines())
    old = [{key: one[key] for key in one if key not in ours} for one in (first | head, *others)]
    path.write_text("".join(f"{json.dumps(one)}\n" for one in old), encoding="utf-8")


def kept(table: Table) -> Autosave:
    """Keep a table from now on."""
    one = Autosave(table)
    table.subscribe(lambda _ply: assert_fine(one.keep()), at_once=True)
    return one


def assert_fine(trouble: str) -> None:
    assert trouble == ""


def assert_same(table: Table, path: Path) -> None:
    again, _ = reopen(path, table.rules)
    assert again.to_json(times=True) == table.to_json(times=True)
    assert again.state == table.state
    seen = glance(path)
    assert seen is not None
    assert (seen.ply, seen.finished) == (table.ply, table.outcome is not None)


def peeked(answers: int = ANSWERS) -> Table:
    """Return a game alone in which each wrong answer was taken back until it was right."""
    table = Table(RULES, Options(players=("Ann",)), seed=7)
    while table.outcome is None and len(trials(table)) < answers:
        move = table.moves(0)[0]
        if isinstance(move, Answer):
            for move in table.moves(0):
                table.play(move)
                if trials(table)[-1].right:
                    break
                table.undo()
        else:
            table.play(move)
    return table
