"""Pilots of breakthroughs: within a person's reach, and in the browser as in Python."""

from __future__ import annotations

import json
import random
from array import array
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.brainwave.console import pilot
from brainwaves_widgets.brainwave.console.checks import ENGLISH_STEP, check_trace
from brainwaves_widgets.brainwave.console.console import CHARGES, Console, launch
from brainwaves_widgets.brainwave.console.pilot import HANDS, MODULUS, Hand, Pilot, flight, steer
from tests.brainwave.console.twins import assert_same_bits, in_browser

if TYPE_CHECKING:
    from pathlib import Path

DRIVER = """
import { readFileSync, writeFileSync } from "node:fs";
import { Attempt } from "./attempt";
import * as pilots from "./pilot";
const [, , input, output] = process.argv;
const bits = [];
for (const { console: c, attacker, hands, seed } of JSON.parse(readFileSync(input, "utf8"))) {
  const attempt = new Attempt(c, attacker);
  const seats = [attacker, 1 - attacker];
  const pilot = (seat, i) => new pilots.Pilot(seat, pilots.HANDS[hands[i]], i ? 0 : seed);
  const both = seats.map(pilot);
  attempt.launch();
  while (!attempt.over) {
    const { english, spots } = attempt.console;
    let want = { knob: english[attacker], spot: spots[attempt.defender] };
    for (const one of both) want = one.move(attempt, want);
    attempt.step(want);
  }
  bits.push(attempt.english.length, ...attempt.english, ...attempt.spot.flat());
}
writeFileSync(output, Buffer.from(Float64Array.from(bits).buffer));
const plain = ([, value]) => ["number", "object"].includes(typeof value);
console.log(JSON.stringify(Object.fromEntries(Object.entries(pilots).filter(plain))));
"""


def console(chance: random.Random, attacker: int, speed: str = "slow") -> Console:
    start = Console.new(attacker, speed)
    return start.turn(attacker, chance.uniform(-1, 1))._replace(y=chance.uniform(-0.2, 1.2))


def share_of_hits(steering: Hand, dodging: Hand, count: int = 120) -> float:
    chance, hits = random.Random(7), 0
    for turn in range(count):
        attacker = turn % 2
        start = console(chance, attacker)
        seed = chance.randrange(1, MODULUS)
        trace = flight(
            start, attacker, Pilot(attacker, steering, seed), Pilot(1 - attacker, dodging)
        )
        hits += launch(start.home(), attacker, trace).hit
    return hits / count


def test_python_and_the_browser_fly_alike_bit_for_bit(tmp_path: Path) -> None:
    chance, bits = random.Random(1973), array("d")
    flights: list[dict[str, Any]] = []
    for _ in range(400):
        attacker, hands = chance.randrange(2), chance.choices(list(HANDS), k=2)
        start = console(chance, attacker, chance.choice(tuple(CHARGES)))
        seed = chance.choice((0, chance.randrange(1, MODULUS)))
        both = (Pilot(attacker, HANDS[hands[0]], seed), Pilot(1 - attacker, HANDS[hands[1]]))
        trace = flight(start, attacker, *both)
        bits.extend((len(trace.english), *trace.english))
        bits.extend(number for spot in trace.spot for number in spot)
        given = {"console": start._asdict(), "attacker": attacker, "hands": hands, "seed": seed}
        flights.append(given)
    theirs, told = in_browser(DRIVER, flights, tmp_path)
    assert_same_bits(bits, theirs)
    constants = json.loads(told)
    assert {"HANDS", "FAR", "MODULUS", "FACTOR", "HALVINGS"} <= {*constants}
    for name, value in constants.items():
        mine = getattr(pilot, name)
        if name == "HANDS":
            mine = {kind: hand._asdict() for kind, hand in mine.items()}
        assert mine == value


@pytest.mark.parametrize("kind", HANDS)
def test_a_flight_is_what_hands_can_do_and_stays_inside(kind: str) -> None:
    chance = random.Random(3)
    for attacker in (0, 1) * 20:
        start = console(chance, attacker)
        pilots = (Pilot(attacker, HANDS[kind]), Pilot(1 - attacker, HANDS[kind]))
        trace = flight(start, attacker, *pilots)
        assert check_trace(trace, 1 - attacker) is None
        assert max(abs(b - a) for a, b in zip(trace.english, trace.english[1:], strict=False)) <= (
            ENGLISH_STEP + 1e-9
        )
        path = launch(start.home(), attacker, trace).path
        assert len(path) == len(trace.english) + 1


def test_who_steers_looks_no_oftener_than_a_person_reacts() -> None:
    start = Console.new(0)._replace(y=0.2)
    trace = flight(start, 0, Pilot(0, HANDS["usual"]), Pilot(1, HANDS["usual"]))
    wishes = [
        knob
        for knob, before in zip(trace.english[1:], trace.english, strict=False)
        if knob != before
    ]
    looks = len(trace.english) // (HANDS["usual"].reaction + 1) + 1
    longest = int(2 / ENGLISH_STEP) + 2
    assert len(wishes) <= looks * longest


def test_a_spot_that_stands_still_is_hit() -> None:
    still = Hand(9, 0.0, 0.0)
    assert share_of_hits(HANDS["quick"], still) > 0.95
    attempt = Console.new(0).place(1, (0.9, 0.7))
    assert steer(attempt, 0) > 0


def test_quicker_hands_hit_and_dodge_better() -> None:
    slow, usual, quick = HANDS.values()
    assert share_of_hits(slow, usual) + 0.1 < share_of_hits(usual, usual)
    assert share_of_hits(usual, usual) + 0.1 < share_of_hits(quick, usual)
    assert share_of_hits(usual, usual) + 0.1 < share_of_hits(usual, slow)
    assert 0.2 < share_of_hits(usual, usual) < 0.8
