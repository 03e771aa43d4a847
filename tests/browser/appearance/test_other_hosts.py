"""Every widget on pages that are not Jupyter, light and dark: all of it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.lessons import Blackboard, FigureLab, Quiz, Task
from tests.browser.plain import TWO_FRAMES, PlainPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from anywidget import AnyWidget

    from tests.browser.conftest import OpenPage, Scheme

pytestmark = pytest.mark.browser
READABLE = 4.5
"""The contrast that WCAG asks of text."""
NARROW = 284
"""The room that an output has on a small telephone."""
# What stands out to the right, or has more in it than it shows.
CUT = """(root) => {
  const words = (one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 40)}`;
  const seen = [root, ...root.querySelectorAll("*")]
    .filter((one) => one.checkVisibility() && !one.closest(".bw-spoken, .bw-for-ears"));
  const hasText = (one) => one.matches("button, p, label, h3");
  const isCut = (one) => hasText(one) && one.scrollWidth > one.clientWidth + 1;
  const isOut = (one) => one.getBoundingClientRect().right > innerWidth + 0.5;
  return seen.filter((one) => isOut(one) || isCut(one)).map(words);
}"""


class Host(NamedTuple):
    """A page around a widget: what it and the system say about colours, and what it looks like."""

    html: str
    looks: str
    system: Scheme = "light"


HOSTS = {
    "plain": Host("<main></main>", "light"),
    "plain on a dark system": Host("<main></main>", "light", system="dark"),
    "declared dark": Host('<html style="color-scheme: dark"><main></main>', "dark"),
    "declared light on a dark system": Host(
        '<html style="color-scheme: light"><main></main>', "light", system="dark"
    ),
    "follows a dark system": Host(
        '<html style="color-scheme: light dark"><main></main>', "dark", system="dark"
    ),
    "dark ground": Host('<body style="background: #181c1a"><main></main>', "dark"),
    "light ground, declared dark": Host(  # as VS Code puts widgets on white
        '<html style="color-scheme: dark"><main style="background: white"></main>', "light"
    ),
    "light ground on a dark system": Host(
        '<body style="background: oklch(1 0 0)"><main></main>', "light", system="dark"
    ),
}
PLAYERS = ("Ann", "Ben")


def stepper() -> Any:
    game = bw.AstuteGoose(PLAYERS, seed=7)
    for _ in range(6):
        game.play(game.moves()[0])
    return game.stepper(predict=True)


def taken_quiz() -> Quiz:
    quiz = Quiz("D3", questions=2, seed=1)
    for fits in (True, False, True, True):
        if not quiz.over:
            quiz.answer(fits)
            quiz.next()
    return quiz


MOVE = ".bw-moves button"
WIDGETS: dict[str, tuple[Callable[[], AnyWidget], tuple[str, ...]]] = {
    "goose": (lambda: bw.AstuteGoose(PLAYERS, seed=7), (MOVE,) * 3),
    "boar": (lambda: bw.BrilliantBoar(PLAYERS, seed=7), (MOVE,) * 3),
    "matrix": (lambda: bw.GameMatrix(PLAYERS, seed=7), (".bw-why button", *(MOVE,) * 2)),
    "brainwave": (lambda: bw.BrainWave(PLAYERS, seed=7), (MOVE,) * 3),
    "stepper": (stepper, (*("[title=Forward]",) * 5, ".bw-choices button")),
    "figurelab": (
        lambda: FigureLab(
            "square", task=Task("Make a rhombus.", wants="rhombus", refuses="square")
        ),
        (".bw-row button",),
    ),
    "quiz": (
        lambda: Quiz("D3", questions=1, seed=1),
        (".bw-claims button", ".bw-reasons button", ".bw-next"),
    ),
    "quiz at its end": (taken_quiz, ()),
    "blackboard": (lambda: Blackboard("kite").ledge, ()),
    "lobby": (bw.lobby, ()),
}
"""How each is made, and which buttons are pressed."""


def check_readable(plain: PlainPage) -> None:
    texts = plain.texts()
    assert texts
    assert not [text for text in texts if text.contrast < READABLE]


def check_looks(plain: PlainPage, name: str, looks: str) -> None:
    assert plain.theme == looks
    if plain.page.locator(".bw-canvas canvas").count():
        is_dark = looks == "dark" or name == "brainwave"  # whose room is dark on every page
        assert plain.table() < 0.5 if is_dark else plain.table() > 0.5


def declare(plain: PlainPage, scheme: str) -> None:
    plain.page.evaluate(
        "(scheme) => { document.documentElement.style.colorScheme = scheme; }", scheme
    )
    plain.root.and_(plain.page.locator(f"[data-theme={scheme or 'light'}]")).wait_for()
    plain.page.evaluate(TWO_FRAMES)  # until the canvas is drawn anew


@pytest.mark.parametrize("name", WIDGETS)
def test_in_284_pixels_all_is_there_and_readable_light_and_dark(
    open_page: OpenPage, name: str
) -> None:
    make, presses = WIDGETS[name]
    page = open_page(NARROW, 1600)
    html = "<style>body { margin: 0 }</style><main></main>"
    plain = PlainPage(page, make(), html=html, in_shadow=False)
    for button in (None, *presses):
        if button:
            plain.press(button)
        check_readable(plain)
        assert plain.root.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW
        declare(plain, "dark")
        check_readable(plain)
        declare(plain, "")
    check_looks(plain, name, "light")
    declare(plain, "dark")
    check_looks(plain, name, "dark")


@pytest.mark.parametrize("name", WIDGETS)
def test_a_dark_page_with_shadow_roots_leaves_all_readable(open_page: OpenPage, name: str) -> None:
    make, presses = WIDGETS[name]
    html = '<body style="background: #181c1a; color: #eee"><main></main>'
    plain = PlainPage(open_page(), make(), html=html, in_shadow=True)
    for button in (None, *presses):
        if button:
            plain.press(button)
        check_readable(plain)
    check_looks(plain, name, "dark")


@pytest.mark.parametrize("host", HOSTS)
def test_a_widget_takes_on_the_theme_of_its_page(open_page: OpenPage, host: str) -> None:
    """All widgets read the page's theme alike and then declare it themselves."""
    html, looks, system = HOSTS[host]
    plain = PlainPage(open_page(system=system), WIDGETS["goose"][0](), html=html, in_shadow=False)
    check_looks(plain, "goose", looks)
    plain.press(MOVE)
    check_readable(plain)
    check_looks(plain, "goose", looks)


@pytest.mark.parametrize("name", ["goose", "quiz", "blackboard"])
def test_a_page_that_turns_dark_stays_readable(open_page: OpenPage, name: str) -> None:
    page = open_page()
    style = "<style>body { transition: background-color 0.2s } .dark { background: #111 }</style>"
    plain = PlainPage(
        page, WIDGETS[name][0](), html=f"{style}<main></main>", in_shadow=name == "quiz"
    )
    assert plain.theme == "light"

    page.evaluate("document.body.className = 'dark'")

    page.wait_for_function("root => root.dataset.theme === 'dark'", arg=plain.root.element_handle())
    assert not [text for text in plain.texts() if text.contrast < READABLE]


def test_light_words_tell_of_a_dark_ground_behind_the_frame(open_page: OpenPage) -> None:
    """As VS Code shows outputs: in a frame that can be looked through."""
    html = '<body style="color: #ddd"><main></main>'
    plain = PlainPage(open_page(), WIDGETS["goose"][0](), html=html, in_shadow=False)
    assert plain.theme == "dark"
