"""The console in the browser is the one in Python, bit for bit (W6)."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from brainwaves_widgets.brainwave.console import checks, console as machine, maze
from brainwaves_widgets.brainwave.console.checks import ImpossibleTrace
from brainwaves_widgets.brainwave.console.console import CHARGES, Console, carry, launch, shoot
from brainwaves_widgets.brainwave.pieces import Attempt
from tests.brainwave.console.twins import assert_same_bits, in_browser

HISTORIES = 2000
DRIVER = """
import { readFileSync, writeFileSync } from "node:fs";
import * as twin from "./console";
import * as testing from "./console.testing";
const [, , input, output] = process.argv;
const bits = [];
const note = (...numbers) => { for (const n of numbers) bits.push(Number(n)); };
const state = (c) => note(c.x, c.y, c.flip, ...c.spots.flat(), ...c.english, ...c.held);
const fly = (flight) => { for (const point of flight.path) note(...point); return flight.console; };
const acts = {
  turn: (c, p, e) => twin.turn(c, p, e),
  place: (c, p, x, y) => twin.place(c, p, [x, y]),
  press: (c, p) => testing.press(c, p),
  release: (c, p) => testing.release(c, p),
  home: (c) => twin.home(c),
  run: (c, n) => fly(testing.run(c, n)),
  carry: (c, p) => fly(twin.carry(c, p)),
  shoot: (c, p, e) => {
    const s = twin.shoot(c, p, e);
    note(s.hit, s.telepathic, s.struck ?? -1);
    return fly(s);
  },
  launch: (c, p, english, spot) => {
    try {
      const l = twin.launch(c, p, { english, spot });
      note(l.hit, l.left ?? -1);
      return fly(l);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      note(-2);
      return c;
    }
  },
};
for (const { attacker, speed, history } of JSON.parse(readFileSync(input, "utf8"))) {
  let c = testing.newConsole(attacker, speed);
  for (const [act, ...rest] of history) state((c = acts[act](c, ...rest)));
}
writeFileSync(output, Buffer.from(Float64Array.from(bits).buffer));
const plain = ([, value]) => ["number", "object"].includes(typeof value);
const constants = Object.fromEntries(Object.entries(twin).filter(plain));
console.log(JSON.stringify(constants));
"""


def knob(chance: random.Random) -> float:
    return chance.choice((-1.0, 0.0, -0.0, 1.0, *(chance.uniform(-1, 1) for _ in range(4))))


def somewhere(chance: random.Random) -> tuple[float, float]:
    """Return a square's middle, or any place on the screen or a little off it."""
    if chance.random() < 0.5:
        return maze.centre(chance.randrange(2), chance.choice(maze.SQUARES))
    return chance.uniform(-0.1, 1.1), chance.uniform(-0.1, 1.1)


def hands(chance: random.Random, attacker: int) -> list[Any]:
    """Return the controls of a launch, now and then faster than a hand or out of the maze."""
    fast = chance.choice((1, 1, 1, 1.04))
    english, (x, y) = knob(chance), maze.centre(1 - attacker, chance.choice(maze.SQUARES))
    knobs, spots = [], []
    drift = chance.uniform(-0.01, 0.01)
    for _ in range(chance.choice((0, 20, 96, 96, 97))):
        knobs.append(english)
        spots.append([x, y])
        english = min(1.0, max(-1.0, english + fast * chance.uniform(-0.17, 0.17)))
        x += fast * chance.uniform(-0.02, 0.02) + drift
        y += fast * chance.uniform(-0.04, 0.04)
    return [knobs, spots]


def history(chance: random.Random) -> Iterator[list[Any]]:
    for _ in range(chance.randrange(4, 16)):
        player = chance.randrange(2)
        kinds = ("turn", "turn", "place", "place", "press", "release", "home", "run", "run", "run")
        match chance.choice((*kinds, "carry", "shoot", "shoot", "launch")):
            case "turn" | "shoot" as act:
                yield [act, player, knob(chance)]
            case "place" as act:
                yield [act, player, *somewhere(chance)]
            case "run" as act:
                yield [act, chance.choice((0, 1, 7, 60, 150))]
            case "launch" as act:
                yield [act, player, *hands(chance, player)]
            case "home" as act:
                yield [act]
            case act:
                yield [act, player]


def played(console: Console, act: str, rest: list[Any], bits: array[float]) -> Console:
    """Do one thing with the machine and note every number that comes of it."""
    result: Any
    match act:
        case "run":
            result = console.run(*rest)
        case "carry":
            result = carry(console, *rest)
        case "shoot":
            result = shoot(console, *rest)
            struck = -1 if result.struck is None else result.struck
            bits.extend((result.hit, result.telepathic, struck))
        case "launch":
            attacker, knobs, spots = rest
            try:
                moved = Attempt(tuple(knobs), tuple((x, y) for x, y in spots))
                result = launch(console, attacker, moved)
            except ImpossibleTrace:
                bits.append(-2)
                return console
            bits.extend((result.hit, -1 if result.left is None else result.left))
        case "place":
            return console.place(rest[0], (rest[1], rest[2]))
        case _:
            after: Console = getattr(console, act)(*rest)
            return after
    for point in result.path:
        bits.extend(point)
    flown: Console = result.console
    return flown


def noted(histories: list[dict[str, Any]]) -> array[float]:
    bits = array("d")
    for one in histories:
        console = Console.new(one["attacker"], one["speed"])
        for act, *rest in one["history"]:
            console = played(console, act, rest, bits)
            bits.extend((console.x, console.y, console.flip, *console.spots[0], *console.spots[1]))
            bits.extend((*console.english, *console.held))
    return bits


def test_w6_python_and_the_browser_get_the_same_wave_bit_for_bit(tmp_path: Path) -> None:
    chance = random.Random(1973)
    histories = [
        {
            "attacker": chance.randrange(2),
            "speed": chance.choice(tuple(CHARGES)),
            "history": list(history(chance)),
        }
        for _ in range(HISTORIES)
    ]
    ours, (theirs, told) = noted(histories), in_browser(DRIVER, histories, tmp_path)
    assert len(theirs) > 500_000
    assert_same_bits(ours, theirs)
    constants = json.loads(told)
    assert len(constants) > 15
    for name, value in constants.items():
        mine = next(vars(one)[name] for one in (machine, checks, maze) if name in vars(one))
        assert json.loads(json.dumps(mine)) == (
            list(value.values()) if name == "RED_CIRCLE" else value
        )
