#!/usr/bin/env python3
"""Draw the rooms of the package into CONTRIBUTING.md, from the imports that are really there.

python scripts/draw_house.py           write the drawings
python scripts/draw_house.py --check   fail if they are out of date
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = "brainwaves_widgets"
PAGE = ROOT / "CONTRIBUTING.md"
BESIDE = {"js": "The browser side: `core` for all widgets, and a folder for each."}
"""Rooms that Python does not import."""

# Each step of a move's road: who takes it, and the name that the file must have for it to be true.
ROAD = (
    ("Canvas", "js/core/input/input.ts", "take", "a press or a key takes an offer"),
    ("Canvas", "js/core/page/link.ts", "send", "it is sent with the ply it was meant for"),
    ("Screen", "widgets/page.py", "_receive", "the message is decoded and checked"),
    ("Table", "core/table.py", "play_for", "the move is made, under a lock"),
    ("Rules", "core/rules.py", "play", "the next state and its events, or IllegalMove"),
    ("Table", "core/listeners.py", "announce", "everybody at the table is told"),
    ("Autosave", "core/files/autosave.py", "keep", "the move is on the disk before it is shown"),
    ("Screen", "widgets/screen.py", "_follow", "each screen sends what its own seat may know"),
    ("Canvas", "js/core/screen/screen.ts", "receive", "the picture changes"),
)


def first_sentence(room: str) -> str:
    """Return the first sentence of a room's or a module's docstring."""
    folder = ROOT / PACKAGE / room
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return text.split("\n\n")[0].replace("\n", " ")


def imports_of(graph: grimp.ImportGraph) -> dict[str, set[str]]:
    """Return which rooms each room imports."""
    rooms = [name.rpartition(".")[2] for name in graph.find_children(PACKAGE)]
    return {
        one: {
            other
            for other in rooms
            if one != other
            and graph.direct_import_exists(
                importer=f"{PACKAGE}.{one}", imported=f"{PACKAGE}.{other}", as_packages=True
            )
        }
        for one in rooms
    }


def drawing_of_rooms() -> str:
    """Return the rooms as a Mermaid graph and as a table, the topmost first."""
    imports = imports_of(grimp.build_graph(PACKAGE))

    def below(room: str) -> set[str]:
        return imports[room].union(*(below(other) for other in imports[room]))

    def height(room: str) -> int:
        return 1 + max((height(other) for other in imports[room]), default=0)

    rooms = sorted(imports, key=lambda room: (-height(room), room))
    arrows = [
        f"  {room} --> {other}"
        for room in rooms
        for other in sorted(imports[room])
        if not any(other in below(way) for way in imports[room])
    ]
    words = {room: first_sentence(room) for room in rooms} | BESIDE
    rows = [f"| `{room}` | {words[room]} |" for room in words]
    graph = ["```mermaid", "graph TD", *arrows, "```"]
    return "\n".join([*graph, "", "| room | what lives there |", "|---|---|", *rows])


def drawing_of_the_road() -> str:
    """Return the road of one move as a Mermaid sequence; every step's name must exist."""
    lines = ["```mermaid", "sequenceDiagram"]
    before = "Player"
    for who, file, name, words in ROAD:
        text = (ROOT / PACKAGE / file).read_text(encoding="utf-8")
        if not re.search(rf"\b{name}\b\s*[(:<]", text):
            sys.exit(f"{file} has no {name}: mend ROAD in scripts/draw_house.py")
        lines.append(f"  {before}->>{who}: {words} ({Path(file).name} {name})")
        before = who
    return "\n".join([*lines, "```"])


def drawn(page: str) -> str:
    """Return the page with both drawings between their marks."""
    for mark, drawing in {"rooms": drawing_of_rooms(), "road": drawing_of_the_road()}.items():
        begin, end = f"<!-- {mark}: made by scripts/draw_house.py -->", f"<!-- end of {mark} -->"
        if begin not in page or end not in page:
            sys.exit(f"{PAGE.name} has lost the marks {begin} and {end}")
        head, rest = page.split(begin)
        page = f"{head}{begin}\n{drawing}\n{end}{rest.split(end)[1]}"
    return page


def main() -> None:
    """Write the drawings, or check that they are as written."""
    page = PAGE.read_text(encoding="utf-8")
    now = drawn(page)
    if "--check" not in sys.argv:
        PAGE.write_text(now, encoding="utf-8")
    elif now != page:
        sys.exit(f"The drawings in {PAGE.name} are out of date: make format draws them anew.")


if __name__ == "__main__":
    main()
