"""What a cell keeps of a widget: the widget, and a picture and words where it cannot be shown."""

from __future__ import annotations

import os
import re
import sys
from html import escape
from typing import Any, Final

from ..art.svg import img

WIDGET: Final = "application/vnd.jupyter.widget-view+json"
_FROM_PYTHON: Final = re.compile(r"_\d+_\d+$")
"""How Python's own client ends the ids of its messages; pages in a browser do not."""


def with_still(bundle: Any, text: str, svg: str) -> Any:
    """Add a picture and words to what shows a widget.

    They take its place where a program such as nbconvert runs the notebook: the widget ends with
    the program, and an export would show an empty place for it.
    """
    if bundle is None:
        return None
    data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    kept = {kind: data[kind] for kind in data if kind != WIDGET or not _is_run_by_a_program()}
    drawn = svg.replace("</title>", f"</title><desc>{escape(text)}</desc>", 1)
    # Before a notebook is trusted JupyterLab shows no SVG, but it does show images in HTML.
    image = img(drawn, " ".join(text.split()))
    still = {"text/plain": text, "image/svg+xml": drawn, "text/html": image}
    return {**kept, **still}, metadata


def _is_run_by_a_program() -> bool:
    """Tell whether whoever runs this cell is a Python program that nobody can be asked through.

    Voila runs notebooks like that too, for people who then see its page.
    """
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    get_parent = getattr(getattr(shell, "kernel", None), "get_parent", None)
    request = get_parent() if get_parent else {}
    return (
        request.get("content", {}).get("allow_stdin") is False
        and bool(_FROM_PYTHON.search(request.get("header", {}).get("msg_id", "")))
        and not os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
    )
