"""The documentation: built without a warning, whole, on its own, and readable on a phone."""

from __future__ import annotations

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urldefrag

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
PHONE = {"width": 390, "height": 844}
LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src"}
"""What a page loads by itself; a link is followed only by a reader."""


class Names(HTMLParser):
    """The places of a page, what it links to, and what it loads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.places, self.links, self.loads = {""}, set[str](), set[str]()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        self.places.add(named.get("id", ""))
        if tag == "a" and "href" in named:
            self.links.add(named["href"])
        if tag in LOADED and named.get("rel") != "canonical":
            self.loads.add(named.get(LOADED[tag], ""))


def test_the_documentation_is_whole_and_fits_a_phone(tmp_path: Path, browser: Browser) -> None:
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going"]
    done = subprocess.run(
        [*build, "-d", tmp_path / "trees", ROOT / "docs", tmp_path / "docs"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    pages = {page.resolve(): Names(page) for page in (tmp_path / "docs").rglob("*.html")}
    assert {"players.html", "teachers.html", "matrix.html"} <= {page.name for page in pages}
    for page, names in pages.items():
        assert not [url for url in names.loads if url.startswith(("http", "//"))], page
        for link in names.links:
            if link.startswith(("http", "data:")):
                continue
            path, place = urldefrag(link)
            target = (page.parent / unquote(path)).resolve() if path else page
            assert target.exists(), f"{page.name}: {link}"
            if target in pages:
                assert unquote(place) in pages[target].places, f"{page.name}: {link}"

    context = browser.new_context(viewport=PHONE, java_script_enabled=False)  # type: ignore[arg-type]
    phone = context.new_page()
    session = context.new_cdp_session(phone)
    for page in pages:
        phone.goto(page.as_uri())
        size = session.send("Page.getLayoutMetrics")["cssContentSize"]
        assert size["width"] <= PHONE["width"], page
        assert phone.locator("article").inner_text().strip() or page.stem == "search"
    context.close()
