#!/usr/bin/env python3
"""Runs the notebooks that are named and stores what their cells show.

What differs from run to run is left out, so that a notebook changes only where its output does.
Widgets are stored as the pictures and words that they have for readers without a kernel.
"""

from __future__ import annotations

import json
import re
import sys
from base64 import b64encode
from copy import deepcopy
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient

WIDGET = "application/vnd.jupyter.widget-view+json"
PASSING = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d|\d+\.\d s\b")
"""Dates, and times taken."""
METADATA = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {"name": "python"},
}


def lasting(outputs: list[nbformat.NotebookNode]) -> str:
    """Give what should be the same at every run."""
    return PASSING.sub("", json.dumps(outputs, sort_keys=True))


def keep_still(data: dict[str, str]) -> None:
    """Take a widget's model away and leave its picture, in a form that is shown at once.

    Before a notebook is trusted JupyterLab shows no SVG, but it does show images in HTML.
    """
    if data.pop(WIDGET, None) is not None and "image/svg+xml" in data:
        picture = b64encode(data["image/svg+xml"].encode()).decode()
        alt = escape(data["text/plain"].partition("\n")[0])
        source = f"data:image/svg+xml;base64,{picture}"
        data["text/html"] = f'<img alt="{alt}" width="880" src="{source}">'


def run(path: Path) -> None:
    """Run a notebook in a folder of its own, and write it back with its outputs."""
    notebook = nbformat.read(path, as_version=4)
    before = [deepcopy(cell.get("outputs")) for cell in notebook.cells]
    with TemporaryDirectory() as folder:
        NotebookClient(
            notebook,
            timeout=300,
            kernel_name="python3",
            resources={"metadata": {"path": folder}},
            record_timing=False,
            coalesce_streams=True,
            store_widget_state=False,
        ).execute()
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell, old in zip(notebook.cells, before, strict=True):
        for output in cell.get("outputs", ()):
            keep_still(output.get("data", {}))
            if "metadata" in output:
                output.metadata = {}
        if old and lasting(old) == lasting(cell.outputs):
            cell.outputs = old
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        run(Path(name))
