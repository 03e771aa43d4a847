"""Small pictures for the rulebook, drawn with the pieces of the still pictures."""

from __future__ import annotations

from html import escape

from ..art.svg import INK
from .page import Picture


def picture(alt: str, tint: str, size: tuple[float, float], *parts: str) -> Picture:
    """Put parts onto a table of this colour and size, and tell what they show."""
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'width="{width:g}" height="{height:g}" font-family="system-ui, sans-serif" fill="{INK}">'
        f"<title>{escape(alt)}</title>"
        f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{tint}"/>{"".join(parts)}</svg>'
    )
    return {"svg": svg, "alt": alt}
