"""The still pictures as a browser draws them: no words under or over others, none cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.testing.play import play_random

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

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
FAULTS = """(svg) => {
  const whole = svg.getBoundingClientRect();
  const boxOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left + 1, top: top + 3, right: right - 1, bottom: bottom - 3 };
  };
  const beside = (a, b) => a.right <= b.left || b.right <= a.left;
  const meet = (a, b) => !beside(a, b) && a.top < b.bottom && b.top < a.bottom;
  const inside = (a, b) => a.left >= b.left && a.right <= b.right;
  const texts = [...svg.querySelectorAll("text")].map((one) => [one.textContent, boxOf(one)]);
  const chips = [...svg.querySelectorAll("[data-chip]")].map(boxOf);
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


# Whether a picture has chips that tell how many answers were right and wrong.
TELLS = """(svg) => ["right", "wrong"].every((word) =>
  [...svg.querySelectorAll("[data-chip] + text")].some(({ textContent }) =>
    textContent.startsWith(word)))"""


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_no_words_lie_on_others(open_page: OpenPage, name: str, names: str) -> None:
    game, options, counts = GAMES[name]
    pictures = {}
    for count in counts:
        players = NAMES[names][:count]
        whole = play_random(game.RULES, game.Options(players=players, **options), 3)
        last = whole.ply
        for ply in {min(ply, last) for ply in (0, 5, 9, 14, last // 2, last)}:
            whole.goto(ply)
            for seat in (None, 0):
                pictures[count, ply, seat] = game.RULES.picture(whole.view(seat))
    drawn = "".join(f"<div>{svg}</div>" for svg in pictures.values())
    page = open_page(900, 800)
    page.set_content(f'<body style="margin: 0">{drawn}')
    of_each = "(look) => [...document.querySelectorAll('div > svg')].map((svg) => eval(look)(svg))"
    found = page.evaluate(of_each, FAULTS)
    assert len(found) == len(pictures)
    faults = {moment: told for moment, told in zip(pictures, found, strict=True) if told}
    assert faults == {}
    if "together" in name:
        assert all(page.evaluate(of_each, TELLS))
