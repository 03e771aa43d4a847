"""The small part of Markdown that rules are written in: read into blocks, shown as HTML or text.

Paragraphs, lists, tables, bold and code; whatever else stands there is text.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from ..core.text.tables import text_table
from .page import Block

_MARKED: Final = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_RULING: Final = re.compile(r"\*\*\[R\]\*\* ?")


def read(text: str) -> list[Block]:
    r"""Return the blocks of a text; links and the marks of our rulings are left out.

    >>> read("**[R]** Draw\na `card`.\n\n- one\n  more\n- two")
    ['Draw a `card`.', {'items': ['one more', 'two']}]
    """
    blocks: list[Block] = []
    goes_on = False
    for line in map(str.strip, _LINK.sub(r"\1", _RULING.sub("", text)).splitlines()):
        if line:
            _add(blocks, line, goes_on=goes_on)
        goes_on = bool(line)
    return blocks


def _add(blocks: list[Block], line: str, *, goes_on: bool) -> None:
    """Add a line to the last block, if it goes on, or begin one."""
    last: Block = blocks[-1] if blocks else ""
    if line.startswith("- "):
        if isinstance(last, str) or "items" not in last:
            last = {"items": []}
            blocks.append(last)
        last["items"].append(line[2:])
    elif line.startswith("|"):
        if isinstance(last, str) or "rows" not in last or not goes_on:
            blocks.append({"head": _cells(line), "rows": []})
        elif set(line) - set("|-: "):
            last["rows"].append(_cells(line))
    elif not goes_on:
        blocks.append(line)
    elif isinstance(last, str):
        blocks[-1] = f"{last} {line}"
    elif "items" in last:
        last["items"][-1] += f" {line}"
    else:
        blocks.append(line)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def plain(words: str) -> str:
    """Return words without their marks.

    >>> plain("**Draw** a `card`")
    'Draw a card'
    """
    return _MARKED.sub(lambda found: found[1] or found[2], words)


def as_html(block: Block) -> str:
    """Show a block as HTML; markup in it is shown as text.

    >>> as_html("**Draw** <b>")
    '<p><b>Draw</b> &lt;b&gt;</p>'
    """
    if isinstance(block, str):
        return f"<p>{_inline(block)}</p>"
    if "items" in block:
        return f"<ul>{_tagged('li', block['items'])}</ul>"
    body = "".join(f"<tr>{_tagged('td', row)}</tr>" for row in block["rows"])
    head = f"<thead><tr>{_tagged('th', block['head'])}</tr></thead>"
    return f"<table>{head}<tbody>{body}</tbody></table>"


def as_text(block: Block) -> str:
    """Show a block as lines of text."""
    if isinstance(block, str):
        return plain(block)
    if "items" in block:
        return "\n".join(f"- {plain(item)}" for item in block["items"])
    return text_table(map(plain, block["head"]), [map(plain, row) for row in block["rows"]])


def _tagged(tag: str, parts: list[str]) -> str:
    return "".join(f"<{tag}>{_inline(part)}</{tag}>" for part in parts)


def _inline(words: str) -> str:
    return _MARKED.sub(
        lambda found: f"<b>{found[1]}</b>" if found[1] else f"<code>{found[2]}</code>",
        escape(words, quote=False),
    )
