"""How Sphinx builds the documentation: `make docs` writes it into build/docs."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

os.environ["JUPYTER_PLATFORM_DIRS"] = "1"
_project = tomllib.loads(Path(__file__, "../../pyproject.toml").resolve().read_text("utf-8"))

project = _project["project"]["name"]
author = "the contributors of brainwaves-widgets"
copyright = author  # noqa: A001 - Sphinx's name for it
version = release = _project["project"]["version"]

_PAGES = {
    "CONTRIBUTING.md": "contributors",
    "DEFINITIONS.md": "rules/definitions",
    "ENCODINGS.md": "rules/encodings",
    "SECURITY.md": "security",
    "benchmarks/README.md": "benchmarks",
}
"""Where files are here that others name by where they are among the sources."""

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["notebooks/play.ipynb", "**/.ipynb_checkpoints"]
nitpicky = False  # types of other libraries have no page here

# Notebooks are shown as they are stored; nbval and `make notebooks` are what runs them.
nb_execution_mode = "off"
nb_mime_priority_overrides = [
    ("html", "application/vnd.jupyter.widget-view+json", None),
    ("html", "text/html", 0),
]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3

# Docstrings write code in single backticks.
default_role = "code"
autodoc_default_options = {
    "members": True,
    "imported-members": True,
    "exclude-members": "__new__",
}
autodoc_class_signature = "separated"  # a widget's __new__ takes anything, its __init__ does not
autodoc_typehints = "none"
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = "brainwaves-widgets"
html_static_path = ["_static"]
html_css_files = ["narrow.css"]
html_show_sourcelink = False
html_copy_source = False


def relink(text: str) -> str:
    """Return Markdown whose links to files among the sources lead to pages instead.

    Diagrams are shown as they are written: to draw them takes JavaScript.
    """
    for name, page in _PAGES.items():
        text = re.sub(rf"\]\([\w./]*{name}", f"](/{page}.md", text)
    return text.replace("```mermaid", "```text")


def change(_app: Any, *told: Any) -> None:
    """Change a text that is read or included; Sphinx puts it into a list."""
    told[-1][0] = relink(told[-1][0])


def setup(app: Any) -> None:
    """Bring the notebooks, and change the links of what is written for elsewhere."""
    here = Path(__file__).parent
    shutil.rmtree(here / "notebooks", ignore_errors=True)
    shutil.copytree(here.parent / "notebooks", here / "notebooks")
    app.connect("source-read", change)
    app.connect("include-read", change)
