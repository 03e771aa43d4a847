"""The pages of the site: a start page, lists, and a page for each game and each notebook."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Final, NamedTuple

from ..art.palette import PALETTE
from ..geometry import FIGURES, family
from ..welcome.shelf import shelf
from .python import HERE, OF_PAGES

PAGE: Final = Template((HERE / "page.html").read_text(encoding="utf-8"))
SCRIPT: Final = (
    '<link rel="modulepreload" href="{root}assets/site.js">'
    '<script type="module" src="{root}assets/site.js"></script>'
)
NEEDS_SCRIPT: Final = (
    "<noscript><p>Games and lessons need JavaScript: please switch it on.</p></noscript>"
)
STATUS: Final = '<p id="site-notice" role="alert" hidden></p><p id="site-status" role="status"></p>'
GAME: Final = '<button type="button" id="download-game">Download my game</button>'
RESULT: Final = '<button type="button" id="download-result">Download my result</button>'
BRING: Final = (
    '<label class="site-bring">Add result files of pupils '
    '<input type="file" id="bring-results" accept=".json" multiple></label>'
)
CODE: Final = (
    "<pre>game = bw.GameMatrix(\n    players=[&quot;Ann&quot;, bw.bots.Careful()]\n)\n"
    "game.view(&quot;Ann&quot;)</pre>"
)
KEPT: Final = (
    "Everything stays in this browser, on this device; a private window forgets it when closed."
)
ALONE: Final = (
    "The game runs in your browser only: to play with friends on other devices, "
    "install the package."
)
_RUN_ALL: Final = re.compile(r"^(?:- In a pupil's page choose|Run all cells \().*\n?", re.MULTILINE)
_FOLDERS: Final = {"tutorials": "lessons", "teachers": "teachers"}


class Cell(NamedTuple):
    """A cell of a notebook: text, or code with its stored picture."""

    kind: str
    text: str
    still: str = ""


class Document(NamedTuple):
    """A page with cells."""

    title: str
    cells: Sequence[Cell]
    place: str
    """The folder of the site that it is in; `name` is what people call that."""
    name: str
    footer: str
    folder: str = ""
    """Where Python keeps the files that its cells write."""


def write_page(path: Path, root: Path, **parts: str) -> None:
    """Write a page of the site; `{root}` in its parts becomes the way to the start page."""
    up = "../" * len(path.relative_to(root).parts[:-1])
    filled = dict.fromkeys(("head", "folder", "trail", "footer", "kind", "packages"), "") | parts
    path.parent.mkdir(parents=True, exist_ok=True)
    page = PAGE.substitute(
        **{key: one.replace("{root}", up) for key, one in filled.items()}, root=up
    )
    path.write_text(page, encoding="utf-8")


# --- games --------------------------------------------------------------------------------------


def write_games(root: Path) -> None:
    """Write a page for each game, and their list."""
    boxes = [one.shown for one in shelf()[0].values()]
    for box in boxes:
        code = f'import brainwaves_widgets as bw\n\nbw.lobby("{box["name"]}", go_on=True)'
        cells = [Cell("code", code, box["cover"])]
        page = Document(box["title"], cells, "play", "Play", f"{GAME}<p>{KEPT} {ALONE}</p>")
        write_document(root / "play" / box["name"] / "index.html", root, page)
    cards = [_card(f"{box['name']}/", box["title"], box["about"], box["cover"]) for box in boxes]
    write_list(root / "play" / "index.html", root, "Play", "Choose a game.", cards)


# --- notebooks ----------------------------------------------------------------------------------


def write_notebooks(root: Path, notebooks: Path) -> None:
    """Write a page for each lesson and each teacher's notebook, and their lists."""
    words = {
        "lessons": "45 minutes each: type your name, predict, try, check, and take the quiz.",
        "teachers": "Answers, timing, misconceptions and class reports; not for pupils.",
    }
    names = {"lessons": "Lessons", "teachers": "For teachers"}
    stills: dict[str, str] = {}  # a teacher's page has the picture of its lesson
    for folder, place in _FOLDERS.items():
        cards = []
        for path in sorted((notebooks / folder).glob("[0-9][0-9]-*.ipynb")):
            cells = read_notebook(path)
            title = cells[0].text.partition("\n")[0].lstrip("# ")
            footer = f"{RESULT}{GAME}" if place == "lessons" else BRING
            page = Document(title, cells, place, names[place], f"{footer}<p>{KEPT}</p>", folder)
            write_document(root / place / path.stem / "index.html", root, page)
            found = next((cell.still for cell in cells[2:] if cell.still), "")
            still = stills.setdefault(path.stem, found)
            cards.append(_card(f"{path.stem}/", title.removeprefix("For the teacher: "), "", still))
        write_list(root / place / "index.html", root, names[place], words[place], cards)


def read_notebook(path: Path) -> list[Cell]:
    """Return the cells of a notebook, without hints that only apply to Jupyter."""
    cells = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            cells.append(Cell("markdown", _RUN_ALL.sub("", text)))
        elif cell["cell_type"] == "code":
            stills = [one.get("data", {}).get("image/svg+xml") for one in cell["outputs"]]
            cells.append(Cell("code", text, "".join(next(filter(None, stills), ""))))
    return cells


def write_document(path: Path, root: Path, document: Document) -> None:
    """Write a page that shows its text at once and runs its cells by itself."""
    title, place, name = escape(document.title), document.place, document.name
    heading = "" if document.cells[0].kind == "markdown" else f"<h1>{title}</h1>"
    write_page(
        path,
        root,
        title=f"{title} · Brainwaves",
        kind="document",
        head=SCRIPT,
        folder=document.folder,
        packages=" ".join(OF_PAGES),
        trail=f'<a href="{{root}}{place}/index.html">{name}</a>',
        body=f"{STATUS}{NEEDS_SCRIPT}{heading}{''.join(map(_shown, document.cells))}",
        footer=document.footer,
    )


def _shown(cell: Cell) -> str:
    if cell.kind == "markdown":
        return f'<section class="site-words">{as_html(cell.text)}</section>'
    return (
        '<section class="site-cell"><div class="site-output" aria-busy="true">'
        f'<div class="site-still" aria-hidden="true">{cell.still}</div></div>'
        f"<details><summary>Code</summary><pre><code>{escape(cell.text)}</code></pre></details>"
        "</section>"
    )


def as_html(text: str) -> str:
    """Return Markdown as HTML; links to notebooks lead to their pages."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - of the extra `site`

    made = str(MarkdownIt("commonmark").enable("table").render(text))
    return re.sub(r'href="(?:\.\./)?(?:(tutorials|teachers)/)?([\w-]+)\.ipynb"', _address, made)


def _address(found: re.Match[str]) -> str:
    folder, name = found.groups()
    place = f"{{root}}{_FOLDERS[folder]}/" if folder else "../"
    return f'href="{place}{name}/index.html"'


# --- lists and the start page -------------------------------------------------------------------


def _card(to: str, title: str, about: str, picture: str) -> str:
    words = f"<span>{escape(about)}</span>" if about else ""
    shown = f'<span class="site-picture" aria-hidden="true">{picture}</span>'
    name = f"<strong>{escape(title)}</strong>"
    return f'<a class="site-card" href="{to}index.html">{shown}{name}{words}</a>'


def write_list(path: Path, root: Path, title: str, words: str, cards: Sequence[str]) -> None:
    """Write a page of cards that lead to other pages."""
    body = f'<h1>{title}</h1><p>{words}</p><div class="site-cards">{"".join(cards)}</div>'
    write_page(path, root, title=f"{title} · Brainwaves", kind="list", body=body)


def write_start(root: Path, *, with_docs: bool) -> None:
    """Write the start page."""
    covers = "".join(one.shown["cover"] for one in shelf()[0].values())
    four = f'<span class="site-four">{covers}</span>'
    tree = str(family(FIGURES["square"]))
    docs = '<p><a href="docs/index.html">Documentation</a></p>' if with_docs else ""
    cards = [
        _card("play/", "Play", "Four table games, alone, together, or against a program.", four),
        _card("lessons/", "Lessons", "Geometry, risk and memory, in 45 minutes each.", tree),
        _card(
            "teachers/", "For teachers", "Answers, misconceptions, reports on a class.", _report()
        ),
        _card("jupyter/lab/", "For programmers", "All notebooks with their code.", CODE),
    ]
    body = (
        "<h1>Games to play, teach and study</h1><p>Nothing to install: everything runs in your "
        "browser, and stays there.</p>"
        f'<div class="site-cards site-start">{"".join(cards)}</div>{docs}'
    )
    write_page(root / "index.html", root, title="Brainwaves", kind="start", body=body)


def _report() -> str:
    """Draw a class report in outline."""
    parts = []
    for row in range(6):
        y, width = 24 + 30 * row, 70 + 13 * (row * 7 % 4)
        parts.append(f'<rect x="20" y="{y}" width="{width}" height="12" rx="3" fill="#8a94a6"/>')
        for at in range(5):
            colour = PALETTE["light"]["good" if (row * 3 + at * 5) % 4 else "bad"]
            parts.append(f'<circle cx="{180 + 44 * at}" cy="{y + 6}" r="10" fill="{colour}"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 210">{"".join(parts)}</svg>'


def addresses(root: Path) -> Iterator[str]:
    """Return the addresses of all pages with cells, for lists and tests."""
    for path in sorted(root.glob("*/*/index.html")):
        if path.relative_to(root).parts[0] in {"play", "lessons", "teachers"}:
            yield path.relative_to(root).parent.as_posix() + "/"
