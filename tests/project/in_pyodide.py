"""What test_pyodide runs in Pyodide: there is no pytest there, and nothing compiled."""

from __future__ import annotations

import json
import sys
import traceback
from importlib import import_module
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: dict[str, dict[str, Any]] = {
    "AstuteGoose": {"level": "rookie"},
    "BrilliantBoar": {"level": "rookie"},
    "GameMatrix": {"version": "original", "dots": 1},
    "BrainWave": {"size": 7, "battles": 30},
}


def transcripts() -> None:
    """Games go as they go elsewhere, down to the last bit of Brain Wave's doubles."""
    from tests.golden.cases import CASES  # noqa: PLC0415 - what cannot be imported is told

    changed = [case.path.name for case in CASES if case.text() != case.path.read_text()]
    assert not changed, changed


def geometry() -> None:
    """All figures get the verdicts that they get elsewhere."""
    from brainwaves_widgets.geometry import matrix  # noqa: PLC0415

    golden = Path(__file__).parents[1] / "geometry" / "geometry_matrix.txt"
    assert matrix().text() == golden.read_text()


def widgets() -> None:
    """Every game is played by a page's messages, saved, loaded, reopened, stepped and noted."""
    import brainwaves_widgets as bw  # noqa: PLC0415

    chance, answers = Random(1), list[Any]()
    for name, options in GAMES.items():
        game = getattr(bw, name)(players=["Ann", "Ben"], seed=5, **options)
        game.send = answers.append
        while game.outcome is None:
            scene = _on_page(game)
            offer = chance.choice(scene["moves"])
            game._receive(game, _from_page({**offer, "ply": scene["ply"]}), [])
        assert not [one for one in game.scene["events"] if one["kind"] == "note"]
        assert game._repr_mimebundle_()
        assert game.diff(0, game.ply)
        game.save("game.json")
        again = getattr(bw, name).load("game.json")
        assert again.state == bw.recent().open("Ann").state == game.state
        stepper = again.stepper(teacher=True)
        stepper.goto(3)
        assert stepper.words
        _on_page(stepper)
    assert not answers
    assert [kept.finished for kept in bw.recent()] == [True] * len(GAMES)
    assert len(bw.Notepad().filter(player="Ben").rows()) == len(GAMES)


def lessons() -> None:
    """A figure is dragged and a quiz is taken."""
    from brainwaves_widgets.lessons import ClassReport, FigureLab, Quiz  # noqa: PLC0415

    lab, answers = FigureLab("square", ["square"]), list[Any]()
    lab.send = answers.append
    corners = [(2, 2), (10, 2), (9, 11), (2, 10)]
    lab._receive(lab, {"do": "drag", "corners": corners, "n": 1, "view": "one"}, [])
    assert _read(answers[0])["answer"]["rows"][0]["holds"] is False
    _on_page(lab)
    Path("results").mkdir()
    quiz = Quiz("D3", learner="Ann", save="results/ann.json", seed=1)
    while question := quiz.question:
        quiz.answer(question.verdict.holds, reason=question.verdict.because)
        _on_page(quiz)
        quiz.next()
    assert ClassReport("results").learners == ("Ann",)


def notebooks() -> None:
    """Every lesson and every teacher's page runs from top to bottom, as on a page of the site."""
    from brainwaves_widgets.site.kernel import Kernel  # noqa: PLC0415

    for folder in ("tutorials", "teachers"):
        for path in sorted(Path("/site/notebooks", folder).glob("*.ipynb")):
            posted = list[str]()
            kernel = Kernel(posted.append, folder)
            for cell in json.loads(path.read_text())["cells"]:
                if cell["cell_type"] == "code":
                    told = json.loads(_done(kernel.run("".join(cell["source"]))))
                    assert not told["error"], (path.name, told["error"])
            assert '"kind": "comm_open"' in posted[0] if posted else folder == "teachers"


def one_core() -> None:
    """Games are simulated here; where other processes are asked for, a sentence says so."""
    import brainwaves_widgets as bw  # noqa: PLC0415

    players, many = [bw.bots.Careful(), bw.bots.Greedy()], SimpleNamespace(submit=print)
    runs = bw.simulate(bw.GameMatrix, players=players, games=2, seed=1)
    assert "2 games" in str(runs)
    told = ""
    try:
        bw.simulate(bw.GameMatrix, players=players, games=2, seed=1, executor=many)
    except ValueError as error:
        told = str(error)
    assert "one core" in told


def guests() -> None:
    """Nobody can be invited there, nor join from there, and a sentence says so."""
    import brainwaves_widgets as bw  # noqa: PLC0415

    game, told = bw.AstuteGoose(["Ann", "Ben"], seed=7), list[str]()
    link = f"http://127.0.0.1:1/brainwaves/t/0123456789ab/{'A' * 22}"
    for ask in (lambda: game.invite("Ben"), lambda: bw.join(link)):
        try:
            ask()
        except RuntimeError as error:
            told.append(str(error))
    assert "runs in a browser" in told[0]
    assert "open the link in a new tab" in told[1]
    game.close_door()


def nothing_compiled() -> None:
    """No part of this has needed numpy or the like, or another thread."""
    import threading  # noqa: PLC0415

    assert sys.platform == "emscripten"
    assert not {"numpy", "pandas", "matplotlib", "PIL", "ipycanvas"} & set(sys.modules)
    assert threading.active_count() == 1


def _on_page(widget: Any) -> Any:
    """Return the scene as JupyterLite brings it to the page: whole, with null for each None."""
    scene = _read(widget.get_state("scene")["scene"])
    assert scene == json.loads(json.dumps(widget.scene))
    return scene


def _read(value: Any) -> Any:
    script, ffi = import_module("js"), import_module("pyodide.ffi")
    made = ffi.to_js(value, dict_converter=script.Object.fromEntries)
    return json.loads(script.JSON.stringify(made))


def _done(cell: Any) -> Any:
    """Return the result of a coroutine that waits for nothing."""
    try:
        cell.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits for something")


def _from_page(message: Any) -> Any:
    return import_module("js").JSON.parse(json.dumps(message)).to_py()


CHECKS: tuple[Callable[[], None], ...] = (
    transcripts,
    geometry,
    widgets,
    lessons,
    notebooks,
    one_core,
    guests,
    nothing_compiled,
)


def main() -> None:
    """Run all checks; print what went wrong with each as JSON."""
    trouble = {}
    for check in CHECKS:
        try:
            check()
        except Exception:  # noqa: BLE001 - told, whatever it is
            trouble[check.__name__] = traceback.format_exc()
        else:
            trouble[check.__name__] = ""
    print(json.dumps(trouble))
