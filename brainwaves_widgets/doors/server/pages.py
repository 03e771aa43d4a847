"""A guest's page and its four files, as a door and a Jupyter server send them."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tornado.web import HTTPError, RequestHandler

from ...core.installed import STATIC
from ..links import PREFIX, TABLE, TOKEN

PAGE: Final = rf"{PREFIX}({TABLE})/({TOKEN})"
"""The address of a page; those of its files begin like it."""
FILE: Final = rf"{PAGE}/(door|game)(\.js|\.css)"
SOCKET: Final = rf"{PAGE}/socket"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
_KINDS: Final = {".js": "text/javascript", ".css": "text/css"}
_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A table</title>
<link rel="stylesheet" href="{0}/door.css">
<link rel="stylesheet" href="{0}/game.css">
<main data-ticket="{0}"><noscript>This page needs JavaScript.</noscript></main>
<script type="module" src="{0}/door.js"></script>
</html>
"""
_STYLE: Final = (
    ":root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}"
    "body{max-width:26em;margin:15vh auto;padding:0 20px}"
)
_NOTHING: Final = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing here</title>
<style>{_STYLE}</style>
<p>There is nothing here. Ask your host for another link.</p>
</html>
"""
_HASH: Final = b64encode(sha256(_STYLE.encode()).digest()).decode()
_NOTHING_POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""Such a page has no files, as strangers are sent none: only its own style is allowed."""


class Guarded(RequestHandler):
    """A handler that reveals nothing about itself, and gives one answer to every error."""

    def set_default_headers(self) -> None:
        """Forbid everything that a guest's page does not need."""
        self.clear_header("Server")
        for name, value in HEADERS.items():
            self.set_header(name, value)

    def prepare(self) -> None:
        """Allow GET requests only."""
        if self.request.method != "GET":
            raise HTTPError(404)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer every error in the same way."""
        self.set_status(404 if status_code < 500 else status_code)  # noqa: PLR2004
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Content-Security-Policy", _NOTHING_POLICY)
        self.finish(_NOTHING)

    def send_page(self, ticket: str) -> None:
        """Send the page of a seat; only its ticket differs from others."""
        self.finish(_PAGE.format(ticket))

    def send_file(self, game: Path, name: str, kind: str) -> None:
        """Send the module or the style sheet of the page, or those of a game."""
        self.set_header("Content-Type", f"{_KINDS[kind]}; charset=utf-8")
        self.finish(_content((STATIC / "door" if name == "door" else game).with_suffix(kind)))


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()
