"""Each game with the eyes shut: by what is said, the names of buttons, and keys alone."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from brainwaves_widgets.brainwave.console.maze import CELL_HEIGHT, CENTRE_Y, Square, centre
from brainwaves_widgets.matrix.pieces import deck
from tests.browser.brainwave.waves import MINOR, wave_cell
from tests.browser.matrix.deals import dealt_cell, label_of
from tests.browser.players import boar_cell, game_cell, matrix_cell

from .ears import Ears

if TYPE_CHECKING:
    from tests.browser.conftest import OpenTable

pytestmark = pytest.mark.browser
SUSPECT = r"([1-6](?: and [1-6])?): (\w+), ([\w ]+), (\w+)\."
KINDS = ("colour", "feature", "animal")


def test_the_goose(open_table: OpenTable) -> None:
    notebook = open_table(game_cell("['Ann', 'Ben']"))
    ears = Ears(notebook.screen())
    known: dict[str, tuple[str, ...]] = {}
    steals = 0
    while moves := ears.moves:
        for numbers, *values in ears.hears(SUSPECT):
            known.update(dict.fromkeys(numbers.split(" and "), tuple(values)))
        asked = re.search(r"which (\w+) .*suspect (\d)", ears.prompt)
        if not asked:
            ears.press(moves[0])
            continue
        kind, number = asked.groups()
        right = ears.find(f"Answer {known[number][KINDS.index(kind)]}")
        assert right
        wrong = next(one for one in moves if one.startswith("Answer ") and one != right)
        is_first = "chance" not in ears.prompt and not steals
        steals += is_first
        ears.press(wrong if is_first else right)

    assert re.search(r"(Ann|Ben)( and Ben)? (wins|share the win) with \d+ cards", ears.prompt)
    piles = next(part for part in ears.read() if part.startswith("Points piles."))
    cards = [int(count) for count in re.findall(r"(\d+) cards", piles)]
    assert sum(cards) >= 22, f"who listens remembers as well as who looks: {piles}"
    assert steals == 1


def test_the_boar(open_table: OpenTable) -> None:
    notebook = open_table(boar_cell("['Ann', 'Ben']"))
    ears = Ears(notebook.screen())
    hands: dict[str, list[str]] = defaultdict(list)
    who, calls = "", 0
    while moves := ears.moves:
        if moves[0].startswith("I am "):
            who, calls = moves[0].removeprefix("I am "), calls + 1
            assert ears.prompt == f"Pass to {who}."
            ears.press(moves[0])
            continue
        if drawn := ears.hears(r"remember: (\w+)\."):
            hands[who] += drawn[0]
            ears.press(moves[0])
            continue
        ((top, table),) = ears.hears(
            r"(?:On top of the deck: (\w+)|deck is empty)\. On .*: (.*)\.$"
        )
        wanted = {top, *re.findall(r"\w+", table)}
        place = next((at for at, one in enumerate(hands[who]) if one in wanted), 0)
        knows = bool(hands[who]) and hands[who][place] in wanted
        if knows or not ears.find("Draw"):
            hands[who].pop(place)
            ears.press(f"Play card {place + 1}")
            if choice := ears.find("Take "):
                ears.press(choice)
        else:
            ears.press("Draw a card")

    assert re.search(r"(wins|share the win) with \d+ point", ears.prompt)
    assert calls > 5
    others = [part for part in ears.read() if part.startswith("Won.")]
    assert sum(int(count) for count in re.findall(r"(\d+) cards", others[0])) > 20


def test_the_matrix(open_table: OpenTable) -> None:
    notebook = open_table(matrix_cell("['Ann', 'Ben']", dots=1, hints=True))
    ears = Ears(notebook.screen())
    risks, right = [], 0
    while moves := ears.moves:
        if moves == ["Draw a card"]:
            ears.press(moves[0])
            continue
        assert ears.hears(r"(?:The card|Card \d) says [\w -]+ or [\w -]+\.")
        if risk := ears.hears(r"(\d+) % bust"):
            risks.append(int(risk[0][0]))
            ears.press("Draw a card" if risks[-1] < 15 else str(ears.find("Stop")))
            continue
        figures = [part for part in ears.read() if part.startswith("Figure ")]
        assert all(re.match(r"Figure \d+: (closed|open|straight|two) ?", one) for one in figures)
        fitting = [one.split(":")[0].split()[1] for one in figures if "can fit" in one]
        ears.press(f"Claim figure {fitting[0]}" if fitting else "None fits")
        right += "It fits!" in ears.prompt

    assert re.search(r"(wins|share the win) with \d+ point", ears.prompt)
    assert right > 3
    assert len({*risks}) > 1


# How people know by ear that an attribute holds, from how a figure's shape is told.
SOUNDS = {
    "Acute angle": r"angles? .*\b[1-8]?\d°",
    "Obtuse angle": r"angles? .*\b1[0-7]\d°",
    "Quadrilateral": r"\b4 sides",
}


def test_figures_are_known_by_their_shape(open_table: OpenTable) -> None:
    """Nobody greys out what does not fit; whoever listens knows what an acute angle is."""
    cards = [card for card in deck() if {label_of(one) for one in card} & {*SOUNDS}][1:4]
    ears = Ears(open_table(dealt_cell(cards)).screen())
    heard: list[list[str]] = []
    for _ in cards:
        ears.press("Draw a card")
        heard = ears.hears(r"says ([\w -]+) or ([\w -]+)\.")
        shapes = [part for part in ears.read() if part.startswith("Figure ")]
        fitting = [
            shape
            for shape in shapes
            if all(any(re.search(SOUNDS.get(one, "$^"), shape) for one in card) for card in heard)
        ]
        ears.press(f"Claim figure {fitting[0].split(':')[0].split()[1]}")
        assert "It fits!" in ears.prompt
    assert {word for card in heard for word in card} >= {*SOUNDS}


SHOT = r"""(?x) ^(\w+),\ set\ English\ and\ fire\. .*
  spot\ is\ on\ column\ (\d),\ (upper\ |lower\ |)row\ (\d), .*
  the\ (left|right),\ (?:level|([\d.]+)\ rows?\ (above|below))"""


def aimed(heard: list[str]) -> float:
    """Return the English that leads from the height of the wave to a square (W4, W5)."""
    column, half, row, side, far, way = heard
    square = Square(int(column), int(row) * (-1 if half == "upper " else 1))
    x, y = centre(int(side == "left"), square)
    begins = CENTRE_Y + float(far or 0) * CELL_HEIGHT * (-1 if way == "above" else 1)
    share = ((x if side == "left" else 1 - x) + 0.05) / 1.15
    asked = begins + (y - begins) / share - CENTRE_Y
    return min(
        (step / 100 for step in range(-100, 101)), key=lambda k: abs(0.2 * k + 0.8 * k**3 - asked)
    )


WANTED = (
    *("I am ", "Call a minor", "Launch ", "Go to ", "Shoot ", "Lay a ", "Put a ", "End the turn"),
    "",
)
GAINS, TILES, LOSSES = r"{0} (?:hits for|adds) (\d+)", r"{0} draws (\d+) tile", r"{0} loses (\d+)"


class Waves:
    """Plays Brain Wave by ear, and counts what was done and every point that is heard of."""

    def __init__(self, ears: Ears) -> None:
        self._ears = ears
        self.done: dict[str, int] = defaultdict(int)
        self.points = {"Ann": 0, "Ben": 0}

    def go_on(self) -> None:
        """Make the next move."""
        ears = self._ears
        move = next(found for one in WANTED if (found := ears.find(one)))
        self.done[" ".join(move.split()[:2])] += 1
        if not move.startswith("Shoot "):
            ears.press(move)
            return
        ((who, *heard),) = ears.hears(SHOT)
        ears.aim(who, aimed(heard))
        self.done["hit"] += f"{who} hits" in ears.said
        for name in self.points:
            gains, tiles, losses = (
                sum(map(int, re.findall(pattern.format(name), ears.said)))
                for pattern in (GAINS, TILES, LOSSES)
            )
            self.points[name] += gains - 3 * tiles - losses  # W17


def test_the_wave(open_table: OpenTable) -> None:
    """A breakthrough that is called, and then battles and buildings by ear."""
    notebook = open_table(wave_cell(MINOR))
    ears = Ears(notebook.screen())
    waves = Waves(ears)
    done = waves.done
    while sum(done.values()) < 40 or ears.find("I am "):
        waves.go_on()

    assert {"I am", "Call a", "Launch the", "Go to", "Shoot with", "Lay a"} <= set(done), done
    assert done["hit"] > done["Shoot with"] / 2, "the height and the square are enough to aim"
    parts = " ".join(ears.read())
    for heard_of in ("spot is on", "wave is on the", "Tiles: ", "holds", "Points: "):
        assert heard_of in parts


def test_a_whole_game_of_the_wave(open_table: OpenTable) -> None:
    """From the first roll to who has won, with every point that is heard of on the way."""
    make = 'bw.BrainWave(["Ann", "Ben"], size=7, battles=6, seed=1)'
    ears = Ears(open_table(f"import brainwaves_widgets as bw\n{make}").screen())
    waves = Waves(ears)
    while ears.moves:
        waves.go_on()

    done = waves.done
    assert {"Roll the", "Go to", "Hold Reset", "Lay a", "Call a", "Launch the"} <= set(done), done
    assert done["Shoot with"] == 6
    assert done["hit"] > 3
    assert ears.prompt == "Ben wins."
    first, *_, last = ears.read()
    assert re.search(r"^Ben wins\. That was the last battle\. .*(to go|is closed)", first)
    ann, ben = waves.points.values()
    assert last == f"Points: Ann: {ann} and Ben: {ben}. Battle 6 of 6."
