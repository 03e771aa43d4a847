"""Processes that start at once: forks of one that has imported what the tests' processes need.

That one has no thread, of which tests leave some in their own.
"""

from __future__ import annotations

from multiprocessing import get_context

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        "ipykernel.kernelapp",
        "brainwaves_widgets.widgets",
        "brainwaves_widgets.goose",
        "brainwaves_widgets.laboratory.games",
        "tests.laboratory.bots",
    ]
)
