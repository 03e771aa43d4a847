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

from ..screen import UNFOLD
from .visitor import PATIENCE, serving, visiting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserType, Page

    from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES: dict[str, Any] = {
    "astute-goose": bw.AstuteGoose,
    "brilliant-boar": bw.BrilliantBoar,
    "game-matrix": bw.GameMatrix,
    "brain-wave": bw.BrainWave,
}
MOST_MB = 45


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    build_site(folder, shipped_notebooks())
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with serving(site) as found:
        yield found


@pytest.fixture
def visitor(browser_type: BrowserType, tmp_path: Path, address: str) -> Iterator[Visitor]:
    with visiting(browser_type, tmp_path / "profile", address) as found:
        found.context.add_init_script(UNFOLD)
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


@pytest.mark.parametrize("name", GAMES)
def test_a_game_opens_by_itself_and_is_there_again_after_a_reload(
    visitor: Visitor, tmp_path: Path, name: str
) -> None:
    page = visitor.open(f"play/{name}/")
    assert not page.get_by_role("menubar").count()
    page.get_by_role("button", name=re.compile("^Start ")).click()
    play_some(page)
    ply = int(table(page).get_attribute("data-ply") or 0)
    visitor.reload(page)
    expect(table(page)).to_be_visible()
    assert int(table(page).get_attribute("data-ply") or 0) >= ply
    file = download(page, "Download my game", tmp_path)
    assert GAMES[name].load(file).ply >= ply


def test_a_lesson_leads_to_a_result_that_survives_the_browser(
    browser_type: BrowserType, tmp_path: Path, address: str
) -> None:
    with visiting(browser_type, tmp_path / "profile", address) as visitor:
        page = visitor.open("lessons/00-start-here/")
        page.get_by_role("button", name="Download my result").click()
        expect(page.get_by_role("alert").first).to_contain_text("There is no result yet")
        page.get_by_role("textbox").first.fill("Ann")
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.get_by_text("Hello Ann.").first).to_be_visible()
        draw_a_triangle(page)
        page.get_by_role("button", name="Check my drawing").click()
        answer_a_question(page)
        first = download(page, "Download my result", tmp_path / "results")
    with visiting(browser_type, tmp_path / "profile", address) as visitor:
        page = visitor.open("lessons/00-start-here/")
        again = download(page, "Download my result", tmp_path / "again")
        assert again.read_bytes() == first.read_bytes()
        assert ClassReport(tmp_path / "results").learners == ("Ann",)
        teacher = visitor.open("teachers/01-at-least-and-exactly/")
        teacher.get_by_label("Add result files").set_input_files(first)
        expect(
            teacher.get_by_role("img", name=re.compile("Class report: 1 learner,"))
        ).to_be_visible()


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


def test_a_browser_that_keeps_nothing_says_so(visitor: Visitor) -> None:
    def broken(route: Any) -> None:
        before = (
            "Object.defineProperty(self, 'indexedDB', { value: { open() { throw Error() } } });"
        )
        route.fulfill(body=before + route.fetch().text(), content_type="text/javascript")

    visitor.context.route("**/python/keep.js", broken)
    page = visitor.open("play/game-matrix/")
    expect(page.get_by_role("alert").first).to_contain_text("This browser keeps nothing")
    page.get_by_role("button", name=re.compile("^Start ")).click()
    expect(table(page)).to_be_visible()


def test_full_storage_is_told(visitor: Visitor) -> None:
    page = visitor.open("play/game-matrix/")
    session = visitor.context.new_cdp_session(page)
    origin = visitor.address.rstrip("/")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.get_by_role("button", name=re.compile("^Start ")).click()
    page.get_by_role("button", name="Draw a card").click()
    expect(page.get_by_role("alert").first).to_contain_text("storage is full")


def test_jupyterlite_finds_the_same_games_and_needs_no_network(visitor: Visitor) -> None:
    page = visitor.open("play/game-matrix/")
    page.get_by_role("button", name=re.compile("^Start ")).click()
    play_some(page)
    page.goto(f"{visitor.address}jupyter/lab/index.html?path=play.ipynb")
    cell = page.locator(".jp-Notebook .jp-CodeCell").first
    cell.click(timeout=PATIENCE)
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".bw-lobby")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name=re.compile("Game Matrix")).first).to_be_visible()


# --- what a visitor does ------------------------------------------------------------------------


def table(page: Page) -> Any:
    return page.locator(".bw[data-ply]").first


def play_some(page: Page) -> None:
    """Make two moves by the list of moves."""
    moves = page.get_by_role("group", name="Moves").get_by_role("button")
    for _ in range(2):
        before = table(page).get_attribute("data-ply")
        moves.first.click()
        expect(table(page)).not_to_have_attribute("data-ply", str(before))


def download(page: Page, name: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=name).click()
    target = folder / waiting.value.suggested_filename
    waiting.value.save_as(target)
    return target


def draw_a_triangle(page: Page) -> None:
    """Click three dots of the board, and the first one again."""
    board = page.locator(".bw-slate")
    for x, y in [(200, 200), (400, 200), (200, 80), (200, 200)]:
        board.click(position={"x": x, "y": y})
    expect(page.locator(".bw-ledge").first).to_contain_text("triangle", ignore_case=True)


def answer_a_question(page: Page) -> None:
    """Answer the first question of the quiz, whatever is right."""
    page.get_by_role("button", name="Fits", exact=True).click()
    page.locator(".bw-reasons button").first.click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()
