#!/usr/bin/env python3
"""Runs the notebooks that are named and stores what their cells show.

What differs from run to run is left out, so that a notebook changes only where its output does.
Widgets are stored as the pictures and words that they have for readers without a kernel.
"""

from __future__ import annotations

import json
import re
import sys
from copy import deepcopy
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
    """Return what should be the same at every run."""
    return PASSING.sub("", json.dumps(outputs, sort_keys=True))


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
            output.get("data", {}).pop(WIDGET, None)  # of widgets that have no picture
            if "metadata" in output:
                output.metadata = {}
        if old and lasting(old) == lasting(cell.outputs):
            cell.outputs = old
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        run(Path(name))
