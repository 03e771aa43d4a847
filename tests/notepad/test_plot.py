"""Progress over time, drawn by a real matplotlib."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets.notepad import plot
from brainwaves_widgets.notepad.notepad import Notepad
from tests.notepad.notes import result

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture(autouse=True)
def figures(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("MPLBACKEND", "agg")
    yield
    if plt := sys.modules.get("matplotlib.pyplot"):
        plt.close("all")


def words(ax: Any) -> set[str]:
    return {text.get_text() for text in ax.texts}


def heights(ax: Any) -> set[float]:
    """Return the heights of the lines that go all the way across."""
    across = [line for line in ax.lines if list(line.get_xdata()) == [0, 1]]
    assert len({str(line._unscaled_dash_pattern) for line in across}) == len(across)
    return {float(line.get_ydata()[0]) for line in across}


def test_g21_scores_are_drawn_between_guessing_and_a_perfect_memory() -> None:
    Notepad().write([result(number) for number in (3, 9, 6)])
    ax = Notepad().plot(player="Ann", game="goose", level="rookie")
    assert ax.get_title() == "The Astute Goose, rookie: Ann, solo"
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("game and its date", "score")
    assert list(ax.lines[0].get_xdata()) == [1, 2, 3]
    assert list(ax.lines[0].get_ydata()) == [3, 6, 9]
    assert words(ax) == {"perfect memory: 23.9", "pure guessing: -14.3"}
    assert heights(ax) == {23.9, -14.3}
    ax.figure.canvas.draw()
    named = [label.get_text() for label in ax.get_xticklabels()]
    assert "2\n2026-05-07" in named
    low, high = ax.get_ylim()
    assert low < -14.3 < 23.9 < high


def test_b16_the_boar_has_a_line_for_a_perfect_memory() -> None:
    Notepad().write([result(5, game="brilliant-boar", level="expert")])
    assert words(Notepad().plot()) == {"perfect memory: 54"}


def test_variants_are_drawn_apart_and_share_their_lines() -> None:
    """B14: a perfect memory can name its cards."""
    boar = {"game": "brilliant-boar", "level": "expert"}
    Notepad().write([result(5, **boar), result(6, mode="solo, naming", **boar)])
    ax = Notepad().plot()
    labels = [text.get_text() for text in ax.get_legend().get_texts()]
    assert labels == ["Ann (solo)", "Ann (solo, naming)"]
    assert words(ax) == {"perfect memory: 54"}


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "game-matrix", "level": "main, 1 dot"},
        {"game": "no-longer-installed"},
        {"mode": "competitive"},
    ],
)
def test_other_scores_have_no_lines(changes: dict[str, str]) -> None:
    Notepad().write([result(5, **changes)])
    ax = Notepad().plot()
    assert words(ax) == set()
    assert len(ax.lines) == 1


def test_players_and_modes_differ_in_more_than_colour() -> None:
    names = ("Ann", "Ben")
    Notepad().write([result(n, player=names[n % 2], table_id=f"{n}") for n in range(6)])
    Notepad().write([result(9, mode="competitive")])
    ax = Notepad().plot()
    series = [line for line in ax.lines if line.get_marker() not in ("None", None)]
    looks = {(line.get_marker(), line.get_linestyle()) for line in series}
    labels = [text.get_text() for text in ax.get_legend().get_texts()]
    assert len(looks) == len(series) == 3
    assert labels == ["Ann (solo)", "Ben (solo)", "Ann (competitive)"]
    assert words(ax) == {"perfect memory (solo): 23.9", "pure guessing (solo): -14.3"}


def overlapping(ax: Any) -> list[tuple[str, str]]:
    """Return which texts beside the lines lie on each other in the picture."""
    ax.figure.canvas.draw()
    boxes = [(text.get_text(), text.get_window_extent()) for text in ax.texts]
    return [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if one.overlaps(two)]


def test_g22_lines_that_two_modes_share_are_drawn_once() -> None:
    Notepad().write([result(1), result(2, mode="cooperative", players="Ann, Ben")])
    ax = Notepad().plot(game="goose", level="rookie")
    assert sorted(text.get_text() for text in ax.texts) == [
        "perfect memory: 23.9",
        "pure guessing: -14.3",
    ]
    assert heights(ax) == {23.9, -14.3}
    assert overlapping(ax) == []


def test_lines_that_some_modes_share_say_whose_they_are() -> None:
    modes = ("solo", "cooperative", "competitive")
    Notepad().write([result(number, mode=mode) for number, mode in enumerate(modes)])
    assert words(Notepad().plot()) == {
        "perfect memory (cooperative; solo): 23.9",
        "pure guessing (cooperative; solo): -14.3",
    }


@pytest.mark.parametrize("gap", [0, 0.1, 1, 3, 10])
def test_labels_of_lines_that_are_close_do_not_cover_each_other(
    gap: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lines(_rules: object, _level: str, mode: str) -> dict[str, float]:
        return {"perfect memory": 20 if mode == "solo" else 20 + gap}

    monkeypatch.setattr(plot, "lines_of", lines)
    Notepad().write([result(1, mode="solo"), result(2, mode="cooperative", score=24)])
    ax = Notepad().plot()
    assert len(ax.texts) == len(heights(ax)) == (2 if gap else 1)
    assert overlapping(ax) == []


def test_it_draws_where_it_is_told_to() -> None:
    plt = pytest.importorskip("matplotlib.pyplot")
    Notepad().write([result(5)])
    _, axes = plt.subplots(1, 2)
    assert Notepad().plot(ax=axes[1]) is axes[1]


def test_games_and_levels_are_not_mixed() -> None:
    Notepad().write([result(1), result(2, level="expert"), result(3, game="brilliant-boar")])
    with pytest.raises(ValueError, match="one game; choose it: game='astute-goose' or 'brilliant"):
        Notepad().plot()
    with pytest.raises(ValueError, match="one level; choose it: level='expert' or 'rookie'"):
        Notepad().plot(game="goose")


def test_an_empty_notepad_says_that_there_is_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="nothing to draw: the notepad is empty"):
        Notepad().plot()


def test_without_matplotlib_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    Notepad().write([result(5)])
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ImportError, match="needs matplotlib: pip install matplotlib"):
        Notepad().plot()
