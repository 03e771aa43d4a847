"""The site as people meet it: served from this machine, in a browser that reaches nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import expect

import brainwaves_widgets as bw
from brainwaves_widgets.delivery import shipped_notebooks
from brainwaves_widgets.lessons import ClassReport
from brainwaves_widgets.site.build import build_site
from brainwaves_widgets.site.pages import Cell, Document, write_document
from tests.browser.hosts.host import play_by_hand
from tests.browser.rings import check_stops

from .first_lesson import take_the_first_lesson
from .visitor import IMAGES, PATIENCE, serving, visiting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserType, Page

    from tests.browser.conftest import Scheme

    from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES: dict[str, Any] = {
    "astute-goose": bw.AstuteGoose,
    "brilliant-boar": bw.BrilliantBoar,
    "game-matrix": bw.GameMatrix,
    "brain-wave": bw.BrainWave,
}
MOST_MB = 45
PLAYED_OUT = """import brainwaves_widgets as bw

game = bw.AstuteGoose(["Ann"], seed=5)
while game.outcome is None:
    game.play(game.moves()[-1])
game.outcome"""
LOADED = "performance.getEntriesByType('resource').map((one) => one.name)"
DAMAGE = f"""async () => {{ {IMAGES}
  const [image] = await told(images.getAll());
  await told(images.put({{ ...image, memory: new Uint8Array(64) }})) }}"""
"""Leaves a memory behind that nobody can go on from."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    build_site(folder, shipped_notebooks())
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with serving(site) as found:
        yield found


@pytest.fixture(scope="session")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where one person's browser keeps what it knows, from test to test."""
    return tmp_path_factory.mktemp("profile")


@pytest.fixture
def visitor(browser_type: BrowserType, profile: Path, address: str) -> Iterator[Visitor]:
    """Start that person's browser."""
    with visiting(browser_type, profile, address) as found:
        yield found


@pytest.fixture
def stranger(browser_type: BrowserType, tmp_path: Path, address: str) -> Iterator[Visitor]:
    """Start a browser that was never here."""
    with visiting(browser_type, tmp_path / "profile", address) as found:
        yield found


class Links(HTMLParser):
    """Finds what a page leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"a", "link", "script", "img"}:
            self.found += [value for name, value in attrs if name in {"href", "src"} and value]


def test_the_site_is_small_and_all_its_links_lead_to_files_of_its_own(site: Path) -> None:
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    assert size < MOST_MB * 1e6
    for page in (*site.glob("*.html"), *site.glob("[lpt]*/**/*.html")):
        links = Links()
        links.feed(page.read_text())
        here = f"http://site/{page.relative_to(site).as_posix()}"
        for link in links.found:
            to = urlsplit(urljoin(here, link))
            assert to.netloc == "site", (page, link)
            assert (site / to.path.lstrip("/")).is_file(), (page, link)


def test_every_page_can_be_read_on_a_phone_and_without_javascript(
    browser: Browser, site: Path, address: str
) -> None:
    context = browser.new_context(
        viewport={"width": 400, "height": 800}, java_script_enabled=False, color_scheme="dark"
    )
    page, session = context.new_page(), None
    for path in (*site.glob("*.html"), *site.glob("[lpt]*/**/*.html")):
        page.goto(address + path.relative_to(site).as_posix())
        session = session or context.new_cdp_session(page)
        size = session.send("Page.getLayoutMetrics")["cssContentSize"]
        assert size["width"] <= 400, path
        assert page.locator("h1").inner_text()
        expect(page.locator("#site-status")).to_be_hidden()  # nothing turns for ever
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_is_seen(browser: Browser, address: str, scheme: Scheme) -> None:
    with browser.new_context(color_scheme=scheme) as context:
        page = context.new_page()
        page.goto(address)
        assert len(check_stops(page, 6)) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_by_hand_and_outlives_reload_kernel_and_browser(
    browser_type: BrowserType, profile: Path, address: str, tmp_path: Path, name: str
) -> None:
    with visiting(browser_type, profile, address) as visitor:
        page = visitor.open(f"play/{name}/")
        assert not page.get_by_role("menubar").count()
        start_alone(page)
        ply = play_by_hand(visitor.game(page))
        visitor.reload(page)  # its Python is a new one, too
        assert visitor.game(page).ply >= ply
    with visiting(browser_type, profile, address) as visitor:
        page = visitor.open(f"play/{name}/")
        assert visitor.game(page).ply >= ply
        file = download(page, "Download my game", tmp_path)
        assert GAMES[name].load(file).ply >= ply


def test_a_lesson_leads_from_top_to_bottom_to_a_result_that_survives_the_browser(
    browser_type: BrowserType, profile: Path, tmp_path: Path, address: str
) -> None:
    with visiting(browser_type, profile, address) as visitor:
        page = visitor.open("lessons/00-start-here/")
        page.get_by_role("button", name="Download my result").click()
        expect(page.get_by_role("alert").first).to_contain_text("There is no result yet")
        take_the_first_lesson(page)
        visitor.reload(page)
        first = download(page, "Download my result", tmp_path / "results")
    with visiting(browser_type, profile, address) as visitor:
        page = visitor.open("lessons/00-start-here/")
        again = download(page, "Download my result", tmp_path / "again")
        assert again.read_bytes() == first.read_bytes()
        report = ClassReport(tmp_path / "results")
        assert report.learners == ("Ann",)
        assert report.score("Ann").asked >= 3  # the quiz was taken
        teacher = visitor.open("teachers/01-at-least-and-exactly/")
        expect(teacher.get_by_text("Guests cannot join a game")).to_be_visible()
        assert not teacher.locator(".site-trouble").count()
        teacher.get_by_label("Add result files").set_input_files(first)
        expect(
            teacher.get_by_role("img", name=re.compile("Class report: 1 learner,"))
        ).to_be_visible()


def test_the_notepad_is_kept(
    browser_type: BrowserType, profile: Path, address: str, site: Path
) -> None:
    """Its SQLite file is in the browser's storage like all others."""
    cells = [Cell("code", one) for one in (PLAYED_OUT, "len(bw.Notepad().rows())")]
    page = Document("Notepad", cells, "play", "Play", "")
    write_document(site / "own/notepad/index.html", site, page)
    for visit in (1, 3):
        with visiting(browser_type, profile, address) as visitor:
            opened = visitor.open("own/notepad/")
            expect(opened.locator(".site-output").last).to_have_text(str(visit))
            visitor.reload(opened)
            expect(opened.locator(".site-output").last).to_have_text(str(visit + 1))


def test_a_later_visit_goes_on_from_the_memory_of_an_earlier_one(visitor: Visitor) -> None:
    """It unpacks no wheel and imports nothing; a memory of no use is made anew."""
    visitor.wait_until_remembered(visitor.open("play/game-matrix/"))
    for has_wheels in (False, True):
        page = visitor.open("play/game-matrix/")
        expect(page.locator(".bw-lobby")).to_be_visible()
        loaded = page.workers[0].evaluate(LOADED)
        assert any(name.endswith(".whl") for name in loaded) == has_wheels
        visitor.wait_until_remembered(page)
        if not has_wheels:
            page.evaluate(DAMAGE)


def test_a_second_visit_needs_no_network(
    browser_type: BrowserType, tmp_path: Path, site: Path
) -> None:
    with serving(site) as address, visiting(browser_type, tmp_path / "profile", address) as visitor:
        page = visitor.open("play/game-matrix/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    with visiting(browser_type, tmp_path / "profile", address) as visitor:
        page = visitor.open("play/game-matrix/")
        expect(page.locator(".bw-lobby")).to_be_visible()
        visitor.open("lessons/05-quadrilaterals/")
        page.goto(address)
        expect(page.get_by_role("link", name="Lessons")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so(stranger: Visitor) -> None:
    def broken(route: Any) -> None:
        before = (
            "Object.defineProperty(self, 'indexedDB', { value: { open() { throw Error() } } });"
        )
        route.fulfill(body=before + route.fetch().text(), content_type="text/javascript")

    stranger.context.route("**/python/keep.js", broken)
    page = stranger.open("play/game-matrix/")
    expect(page.get_by_role("alert").first).to_contain_text("This browser keeps nothing")
    expect(page.locator("footer")).to_contain_text("a private window forgets it")  # as most do
    page.get_by_role("button", name=re.compile("^Start ")).click()
    expect(table(page)).to_be_visible()


def test_full_storage_is_told(stranger: Visitor) -> None:
    page = stranger.open("play/game-matrix/")
    session = stranger.context.new_cdp_session(page)
    origin = stranger.address.rstrip("/")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.get_by_role("button", name=re.compile("^Start ")).click()
    page.get_by_role("button", name="Draw a card").click()
    expect(page.get_by_role("alert").first).to_contain_text("storage is full")


def test_jupyterlite_finds_the_same_games_and_needs_no_network(visitor: Visitor) -> None:
    page = visitor.open("play/game-matrix/")
    if page.get_by_role("button", name=re.compile("^Start ")).is_visible():
        start_alone(page)
        play_by_hand(visitor.game(page))
    page.goto(f"{visitor.address}jupyter/lab/index.html?path=play.ipynb")
    # Before its kernel is there, JupyterLab runs no cell.
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(timeout=PATIENCE)
    page.locator(".jp-Notebook .jp-CodeCell").first.click()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".bw-lobby")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=re.compile("Game Matrix")).first).to_be_visible()


# --- what a visitor does ------------------------------------------------------------------------


def table(page: Page) -> Any:
    return page.locator(".bw[data-ply]").first


def start_alone(page: Page) -> None:
    """Start the game of a page without a program, which would move in between, if it may be."""
    page.get_by_role("button", name=re.compile("^Start ")).wait_for()
    other = page.get_by_role("button", name="Remove player 2")
    if other.is_visible():
        other.click()
    page.get_by_role("button", name=re.compile("^Start ")).click()


def download(page: Page, name: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=name).click()
    target = folder / waiting.value.suggested_filename
    waiting.value.save_as(target)
    return target
