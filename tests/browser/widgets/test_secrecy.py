"""What lies face down is in no frame that reaches the page, whoever reads it."""

from __future__ import annotations

import json
import re
from itertools import pairwise, product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.players import VALUES, Memory, answer, game_cell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import OpenNotebook
    from tests.browser.notebook import Notebook

pytestmark = pytest.mark.browser
Suspect = tuple[str, ...]

KIND_OF = {value: kind for kind, values in VALUES.items() for value in values}
WORDS = re.compile(rf"\b({'|'.join(KIND_OF)})\b")
SEED = 918273645
SEED_IN_PARTS = "seed = 918 * 10**6 + 273 * 10**3 + 645"
TRUTH = """[
  {"phase": s.phase, "turn": s.turn, "place": s.place, "lineup": s.lineup, "held": s.held}
  for s in game.table._states
]"""
STEALS = 5
BY_HAND = 40
"""So many moves, those of chance included, are made by hand in a game alone."""
# Plays to the end, whoever may act: now and then a right answer, else whatever the rules allow.
PLAY_ON = """
from random import Random
from brainwaves_widgets.goose import Answer
rng = Random(6)
while game.table.actors:
    seat, state = rng.choice(game.table.actors), game.state
    moves = game.table.moves(seat)
    asked = [move for move in moves if isinstance(move, Answer)]
    if asked and rng.random() < 0.3:
        suspect = state.held or state.lineup[state.place]
        moves = [Answer(getattr(suspect, state.dice.kind))]
    game.table.play(rng.choice(moves), seat)
"""
HAPPENED = "[[event.kind for event in step.events] for step in game.history]"


class Truth:
    """What lay open at every ply and to whom, by the rules and the states of a finished game."""

    def __init__(self, notebook: Notebook) -> None:
        self.states: list[dict[str, Any]] = notebook.ask(TRUTH)
        self._shown: list[Suspect | None] = [None]
        happened = notebook.ask(HAPPENED)
        for (before, after), kinds in zip(pairwise(self.states), happened, strict=True):
            shown = self._shown[-1]
            if "won" in kinds or "error" in kinds:
                shown = tuple(before["held"] or before["lineup"][before["place"]])
            elif after["phase"] in {"roll", "dice"}:
                shown = None
            self._shown.append(shown)

    def open_at(self, ply: int, seat: int | None) -> set[Suspect]:
        """Return the suspects that a seat sees face up at a ply; None sees what everybody sees."""
        state = self.states[ply]
        lineup = [tuple(suspect) for suspect in state["lineup"] if suspect]
        seen = set(lineup) if state["phase"] in {"deal", "study"} else set()
        if state["phase"] == "memorise":
            seen.add(tuple(state["lineup"][state["place"]]))
        if (shown := self._shown[ply]) is not None:
            seen.add(shown)
        if state["held"] and seat == state["turn"]:
            seen.add(tuple(state["held"]))
        return seen


def suspects_in(value: Any) -> Iterator[Suspect]:
    """Return every suspect that stands in JSON as an object or a list, however deep."""
    if isinstance(value, dict):
        if set(VALUES) <= set(value):
            yield tuple(str(value[kind]) for kind in VALUES)
        for item in value.values():
            yield from suspects_in(item)
    elif isinstance(value, list):
        kinds = [KIND_OF.get(item) if isinstance(item, str) else None for item in value]
        if set(VALUES) <= set(kinds):
            yield tuple(str(value[kinds.index(kind)]) for kind in VALUES)
        for item in value:
            yield from suspects_in(item)


def without(value: Any, suspects: set[Suspect]) -> Any:
    """Return JSON without these suspects, and without the page's own program."""
    if isinstance(value, dict):
        if tuple(value.get(kind) for kind in VALUES) in suspects:
            return {key: item for key, item in value.items() if key not in VALUES}
        return {k: without(v, suspects) for k, v in value.items() if k not in {"_esm", "_css"}}
    return [without(item, suspects) for item in value] if isinstance(value, list) else value


def kinds_told(value: Any) -> set[str]:
    """Return the kinds of which some value is named, in whatever way."""
    return {KIND_OF[word] for word in WORDS.findall(json.dumps(value, ensure_ascii=False))}


def check(notebook: Notebook) -> int:
    """Look into every frame that the page received; return how many scenes were among them."""
    frames = [*notebook.wire.received]
    truth = Truth(notebook)
    ply = scenes = 0
    for frame in frames:
        assert str(SEED) not in frame.text
        told = list(frame.scenes())
        scenes += len(told)
        for _, scene in told:
            ply, open_now = scene["ply"], truth.open_at(scene["ply"], scene["seat"])
            found = set(suspects_in(scene))
            assert found <= open_now, f"{found - open_now} lie face down at ply {ply}"
            aloud = scene["aloud"]
            for one in open_now:
                aloud = aloud.replace(", ".join(one), "")
            view = {**scene["view"], "players": []}
            rest = without({**scene, "moves": [], "aloud": aloud, "view": view}, open_now)
            asked = scene["view"]["dice"]
            assert kinds_told(rest) <= ({asked["kind"]} if asked else kinds_of_the_last(scene))
            values = {one["move"]["value"] for one in scene["moves"] if "value" in one["move"]}
            refuted = {one["value"] for one in scene["view"]["tries"]} - {None}
            assert not values or len(values | refuted) == len(VALUES["colour"])
            assert not values & refuted
        if not told and truth.states[ply]["phase"] not in {"deal", "study"}:
            assert not set(suspects_in(frame.content))
            assert len(kinds_told(without(frame.content, set()))) <= 1
    return scenes


def kinds_of_the_last(scene: dict[str, Any]) -> set[str]:
    """The kind of the answer that was just told; where the deck is empty the dice are gone."""
    answers = [event for event in scene["events"] if event["kind"] == "answered"]
    return {KIND_OF[event["value"]] for event in answers}


def test_the_check_finds_what_it_looks_for() -> None:
    suspect = {"colour": "red", "feature": "scarf", "animal": "dog"}
    told = ("red", "scarf", "dog")
    assert list(suspects_in({"deep": [{"card": suspect}]})) == [told]
    assert list(suspects_in([["red", "scarf", "dog"]])) == [told]
    assert kinds_told({"x": "a red scarf"}) == {"colour", "feature"}
    assert not kinds_told({"x": "rendered category"})
    assert not kinds_told(without({"card": suspect}, {told}))
    assert len(list(product(*VALUES.values()))) == 125


def test_alone_nothing_face_down_is_on_the_wire(open_notebook: OpenNotebook) -> None:
    """Some turns by hand, with right and wrong answers; then the kernel plays on to the end."""
    notebook = open_notebook(SEED_IN_PARTS, game_cell().replace("seed=7", "seed=seed"))
    screen, memory, rng = notebook.screen(), Memory(), Random(5)

    while (screen.ply < BY_HAND or not screen.view["errors"]) and (good := memory.choose(screen)):
        errs = screen.view["phase"] == "answer" and rng.random() < 0.3
        screen.play(answer(screen, memory.wrong(screen, rng)) if errs else good)
    errors, points = screen.view["errors"], screen.view["points"][0]
    assert errors > 0
    assert points > 0
    notebook.python(PLAY_ON)
    screen.wait_for_ply(notebook.ask("game.ply"))

    assert screen.view["errors"] > 0
    assert screen.view["points"][0] > 0
    assert check(notebook) > 70
    assert notebook.ask("game.table.seed") == SEED


def test_with_seats_nothing_face_down_is_on_the_wire(open_notebook: OpenNotebook) -> None:
    """A few turns by hand, at all four screens; then the kernel plays on to the end."""
    cell = game_cell("['Ann', 'Ben', 'Cleo']", level="expert", deck="random")
    notebook = open_notebook(
        SEED_IN_PARTS,
        cell.replace("seed=7", "seed=seed"),
        *(f"game.seat({name!r})" for name in ("Ann", "Ben", "Cleo")),
        height=3400,
    )
    table, *seats = (notebook.screen(number) for number in range(4))
    memory, rng = Memory(), Random(6)
    steals = 0

    while steals < STEALS and (good := memory.choose(table)):
        view = table.view
        if view["phase"] == "steal":
            steals += 1
            holder, thief = seats[view["turn"]], seats[view["stealer"]]
            thief.wait_for_ply(table.ply)
            holder.wait_for_ply(table.ply)
            wrong = answer(thief, memory.wrong(thief, rng))
            right = answer(thief, memory.right(thief))
            who, label = [
                (thief, wrong),
                (thief, "Pass"),
                (holder, "Show the card by accident"),
                (thief, right),
            ][steals % 4]
            before = table.ply
            who.play(label)
            table.wait_for_ply_change(before)
        elif view["phase"] == "answer" and rng.random() < 0.7:
            table.play(answer(table, memory.wrong(table, rng)))
        else:
            table.play(good)
    notebook.python(PLAY_ON)
    for screen in (table, *seats):
        screen.wait_for_ply(notebook.ask("game.ply"))

    happened = {kind for kinds in notebook.ask(HAPPENED) for kind in kinds}
    assert {"won", "boxed", "showed", "passed"} <= happened
    assert check(notebook) > 4 * 80
