"""Every widget on pages that are not Jupyter, light and dark: all of it can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.lessons import Blackboard, FigureLab, Quiz, Task
from tests.browser.plain import PlainPage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from anywidget import AnyWidget
    from playwright.sync_api import Browser, Page

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
    system: str = "light"
    in_shadow: bool = False


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
    "dark, in a shadow root": Host(
        '<body style="background: #181c1a; color: #eee"><main></main>', "dark", in_shadow=True
    ),
}
EVERY_WIDGET = ("plain", "declared dark", "dark, in a shadow root")
"""The hosts that every widget is put on: the grounds differ, and where its styles are."""
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


@pytest.fixture
def pages(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Open pages under a light or a dark system."""
    contexts = []

    def open_one(system: str) -> Page:
        contexts.append(browser.new_context(color_scheme=system, reduced_motion="reduce"))  # type: ignore[arg-type]
        return contexts[-1].new_page()

    yield open_one
    for context in contexts:
        context.close()


CASES = [
    (name, host) for name in WIDGETS for host in HOSTS if name == "goose" or host in EVERY_WIDGET
]
"""All widgets read the page's theme alike and then declare it themselves."""


@pytest.mark.parametrize(("name", "host"), CASES)
def test_all_texts_can_be_read(pages: Callable[[str], Page], name: str, host: str) -> None:
    make, presses = WIDGETS[name]
    html, looks, system, in_shadow = HOSTS[host]
    errors: list[str] = []
    page = pages(system)
    page.on("pageerror", lambda error: errors.append(str(error)))
    plain = PlainPage(page, make(), html=html, in_shadow=in_shadow)

    for button in (None, *presses):
        if button:
            plain.press(button)
        texts = plain.texts()
        assert texts
        assert not [text for text in texts if text.contrast < READABLE]
    assert plain.theme == looks
    if page.locator(".bw-canvas canvas").count():
        is_dark = looks == "dark" or name == "brainwave"  # whose room is dark on every page
        assert plain.table() < 0.5 if is_dark else plain.table() > 0.5
    assert not errors


@pytest.mark.parametrize("name", WIDGETS)
def test_nothing_is_cut_off_in_284_pixels(pages: Callable[[str], Page], name: str) -> None:
    make, presses = WIDGETS[name]
    page = pages("light")
    page.set_viewport_size({"width": NARROW, "height": 1600})
    html = "<style>body { margin: 0 }</style><main></main>"
    plain = PlainPage(page, make(), html=html, in_shadow=False)
    for button in (None, *presses):
        if button:
            plain.press(button)
        assert plain.root.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW


@pytest.mark.parametrize("name", ["goose", "quiz", "blackboard"])
def test_a_page_that_turns_dark_stays_readable(pages: Callable[[str], Page], name: str) -> None:
    page = pages("light")
    style = "<style>body { transition: background-color 0.2s } .dark { background: #111 }</style>"
    plain = PlainPage(
        page, WIDGETS[name][0](), html=f"{style}<main></main>", in_shadow=name == "quiz"
    )
    assert plain.theme == "light"

    page.evaluate("document.body.className = 'dark'")

    page.wait_for_function("root => root.dataset.theme === 'dark'", arg=plain.root.element_handle())
    assert not [text for text in plain.texts() if text.contrast < READABLE]


def test_light_words_tell_of_a_dark_ground_behind_the_frame(pages: Callable[[str], Page]) -> None:
    """As VS Code shows outputs: in a frame that can be looked through."""
    html = '<body style="color: #ddd"><main></main>'
    plain = PlainPage(pages("light"), WIDGETS["goose"][0](), html=html, in_shadow=False)
    assert plain.theme == "dark"
