"""The still pictures as a browser draws them: no words under or over others, none cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.testing.play import play_random

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
GAMES: dict[str, tuple[Any, dict[str, Any], tuple[int, ...]]] = {
    "goose": (goose, {"level": "experienced"}, (1, 2, 5)),
    "goose together": (goose, {"level": "experienced", "mode": "cooperative"}, (2, 5)),
    "boar": (boar, {"level": "experienced"}, (1, 2, 4)),
    "matrix": (matrix, {}, (1, 2, 5)),
    "brainwave": (brainwave, {}, (2,)),
}
NAMES = {
    "short": ("Ann", "Ben", "Cleo", "Dan", "Eve"),
    "long": tuple(f"{letter}dalbert von und zu Hohenlohe-Wwmwm" for letter in "ABCDE"),
    "broad": tuple(f"{letter}{'W' * 39}" for letter in "ABCDE"),
    "wide": tuple(f"{letter}{'名' * 39}" for letter in "ABCDE"),
}
# Pairs of words that lie on each other, words that leave the picture, words half under a chip.
FAULTS = """() => {
  const svg = document.querySelector("svg");
  const whole = svg.getBoundingClientRect();
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left + 1, top: top + 3, right: right - 1, bottom: bottom - 3 };
  };
  const beside = (a, b) => a.right <= b.left || b.right <= a.left;
  const meet = (a, b) => !beside(a, b) && a.top < b.bottom && b.top < a.bottom;
  const inside = (a, b) => a.left >= b.left && a.right <= b.right;
  const texts = [...svg.querySelectorAll("text")].map((one) => [one.textContent, boxOf(one)]);
  const chips = [...svg.querySelectorAll('rect[rx="18"]')].map(boxOf);
  return texts.flatMap(([words, box], i) => {
    const others = texts.slice(i + 1).filter(([, other]) => meet(box, other));
    const crossed = chips.filter((chip) => meet(box, chip) && !inside(box, chip));
    return [
      ...others.map(([other]) => `${words} on ${other}`),
      ...crossed.map(() => `${words} at a chip`),
      ...(inside(box, whole) ? [] : [`${words} leaves the picture`]),
    ];
  });
}"""


@pytest.fixture
def still_page(browser: Browser) -> Iterator[Page]:
    with browser.new_page(viewport={"width": 900, "height": 800}) as page:
        yield page


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_no_words_lie_on_others(still_page: Page, name: str, names: str) -> None:
    game, options, counts = GAMES[name]
    page = still_page
    for count in counts:
        players = NAMES[names][:count]
        whole = play_random(game.RULES, game.Options(players=players, **options), 3)
        last = whole.ply
        for ply in {min(ply, last) for ply in (0, 5, 9, 14, last // 2, last)}:
            whole.goto(ply)
            for seat in (None, 0):
                svg = game.RULES.picture(whole.view(seat))
                page.set_content(f'<body style="margin: 0">{svg}')
                assert page.evaluate(FAULTS) == [], (count, ply, seat)
                if "together" in name:
                    assert {"right", "wrong"} <= {one.split()[0] for one in chips(page)}


def chips(page: Page) -> list[str]:
    return page.locator('rect[rx="18"] + text').all_text_contents()
