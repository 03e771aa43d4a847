"""Games of Brain Wave at the moment a test is about, and hands for its console."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brainwaves_widgets.brainwave.console import console as machine
from brainwaves_widgets.brainwave.console.console import Console, Shot, shoot
from brainwaves_widgets.brainwave.pieces import Attempt

if TYPE_CHECKING:
    from tests.browser.notebook import Notebook
    from tests.browser.screen import GameScreen
    from tests.browser.table import PlainTable

CELL = """
import brainwaves_widgets as bw
from brainwaves_widgets.brainwave import RULES, Call, Lay
from brainwaves_widgets.brainwave.bots import Builder
from brainwaves_widgets.brainwave.console.console import shoot
from brainwaves_widgets.core.bots import act

game = bw.BrainWave(["Ann", "Ben"], size=7, seed={seed}, controller={controller!r})

def happens(kind):
    seat, = game.table.actors
    played = [RULES.play(game.state, seat, move)[1] for move in game.moves()]
    return any(event.kind == kind for events in played for event in events)

def can_be_telepathic():
    console, seat = game.state.console, game.state.attacker
    knobs = [round(console.english[seat] + step / 50, 2) for step in range(-100, 101)]
    return any(shoot(console, seat, knob).telepathic for knob in knobs if -1 <= knob <= 1)

def calls(kind):
    return any(isinstance(move, Call) and move.kind == kind for move in game.moves())

bots = {{0: Builder(), 1: Builder()}}
while not ({until}):
    assert act(game.table, bots), "the game ended before"
{then}
game
"""

HOLD = "Hold Reset until the wave has crossed"
"""What the list says of the Reset that carries the wave (W11)."""
BUILD = "game.state.phase == 'build' and min(game.state.banks[game.state.attacker][:2]) > 0"
MINOR = "game.state.phase == 'build' and calls('minor')"
CALLED = """
game.play(next(m for m in game.moves() if isinstance(m, Call) and m.kind == {kind!r}))
while game.state.phase == 'plan': game.play(game.moves()[0])
"""

COUNTED = """() => new Promise((done) => {
  window.bwTexts.length = 0;
  const look = () => done(!window.bwTexts.join(" ").includes("steers"));
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
SEE = """(root) => new Promise((done, fail) => {
  const tube = root.querySelector(".bw-tube");
  const seen = new Set();
  const watch = () => {
    if (!tube.hidden) seen.add(tube.toDataURL());
    if (seen.size === 8) done();
    else requestAnimationFrame(watch);
  };
  watch();
  setTimeout(() => fail(new Error(`${seen.size} pictures`)), 20_000);
})"""


def wave_cell(
    until: str = "True", seed: int = 3, controller: str | None = None, then: str = ""
) -> str:
    """A cell with a game that two programs played until something holds, and what happens then."""
    return CELL.format(seed=seed, until=until, controller=controller, then=then)


def called_cell(
    kind: str = "major", seed: int = 1, controller: str | None = None, then: str = ""
) -> str:
    """A cell with a breakthrough that was called: all that is needed is set aside."""
    return wave_cell(MINOR, seed, controller, CALLED.format(kind=kind) + then)


def console_of(view: dict[str, Any]) -> Console:
    seen = view["console"]
    green, blue = (tuple(spot) for spot in seen["spots"])
    knobs = (seen["english"][0], seen["english"][1])
    return Console(seen["x"], seen["y"], seen["flip"], (green, blue), knobs, speed=seen["speed"])


def shots(view: dict[str, Any]) -> dict[float, Shot]:
    """What the attacker's shots would do, for settings that the keys can reach from where it is."""
    console, seat = console_of(view), view["attacker"]
    now = console.english[seat]
    knobs = [round(now + step / 50, 2) for step in range(-100, 101)]
    return {knob: shoot(console, seat, knob) for knob in knobs if -1 <= knob <= 1}


def setting(view: dict[str, Any], *, hit: bool, telepathic: bool = False) -> float:
    """Return a setting of the attacker's knob that hits, or one that misses."""
    fitting = [k for k, s in shots(view).items() if (s.hit, s.telepathic) == (hit, telepathic)]
    return min(fitting, key=abs)


def steering(view: dict[str, Any], *, hit: bool) -> float:
    """Return a setting that hits, or misses, the attacked player's spot if nobody moves."""
    console, seat = console_of(view), view["attacker"]
    launched = {
        step / 20: machine.launch(console, seat, Attempt((step / 20,))) for step in range(-20, 21)
    }
    return next(knob for knob, flight in launched.items() if flight.hit is hit)


def turn_by_keys(screen: GameScreen, knob: float) -> None:
    """Turn the attacker's English on the canvas, with Shift as far as that goes."""
    now = screen.view["console"]["english"][screen.view["attacker"]]
    clicks = round((knob - now) * 50)
    key = "ArrowDown" if clicks > 0 else "ArrowUp"
    for _ in range(abs(clicks) // 5):
        screen.page.keyboard.press(f"Shift+{key}")
    for _ in range(abs(clicks) % 5):
        screen.page.keyboard.press(key)


def slide(screen: GameScreen, name: str, knob: float) -> None:
    """Set a player's English by its slider."""
    slider = screen.root.get_by_role("slider", name=f"{name}'s English")
    slider.fill(f"{knob:.2f}")


def shown_knob(screen: GameScreen, name: str) -> float:
    slider = screen.root.get_by_role("slider", name=f"{name}'s English")
    return float(slider.input_value())


def see_it_move(screen: GameScreen) -> None:
    """Wait until the tube has shown eight different pictures."""
    screen.root.evaluate(SEE)


def call(screen: GameScreen, kind: str) -> str:
    """Call a breakthrough with the mouse and set aside what is needed; return the named square."""
    screen.point_at(f"Call {kind}")
    label = next(one for one in screen.targets if one.startswith(f"Call a {kind}"))
    screen.click_on_canvas(label)
    while screen.view["phase"] == "plan":
        screen.click_on_canvas(next(one for one in screen.targets if "Lay a" in one))
    return label.split()[-1]


def take_logic(screen: GameScreen) -> tuple[str, str]:
    """Hold a Logic tile; return what it is called in the bank, and where it may be laid."""
    bank = next(label for label in screen.targets if label.startswith("Logic"))
    if not any("Lay a Logic" in label for label in screen.targets):
        screen.point_at(bank)
    return bank, next(label for label in screen.targets if "Lay a Logic" in label)


def wait_for_start(screen: GameScreen) -> None:
    """Wait until a breakthrough that was launched has been counted down."""
    screen.wait_for_text("steers")
    screen.page.wait_for_function(COUNTED)


def launch(screen: GameScreen) -> None:
    """Fire with Reset, and wait for Python's word on it."""
    attacker = screen.view["players"][screen.view["attacker"]]
    with screen.moving():
        screen.button(f"{attacker}: Launch").click()


def trace(notebook: Notebook | PlainTable) -> tuple[list[float], list[list[float]]]:
    """What both hands did in the last attempt: the knob's settings and the spot's places."""
    attempts = "[s.move for s in game.history if type(s.move).__name__ == 'Attempt']"
    english, spot = notebook.ask(f"[[m.english, m.spot] for m in {attempts}][-1]")
    return english, spot
