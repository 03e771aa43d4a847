"""Runs a driver of the console in Node.js, to compare its numbers with Python's, bit for bit."""

from __future__ import annotations

import json
import struct
import subprocess
from array import array
from typing import TYPE_CHECKING, Any

import pytest

from tests.common import JS, node

if TYPE_CHECKING:
    from pathlib import Path


def in_browser(driver: str, given: Any, folder: Path) -> tuple[array[float], str]:
    """Bundle a driver beside `console.ts`; return the numbers that it writes, and what it prints.

    It is called with the file of what is given, and the file to write its doubles into.
    """
    written, told, bundle = (folder / name for name in ("in.json", "out.bin", "twin.mjs"))
    written.write_text(json.dumps(given), encoding="utf-8")
    options = ["--bundle", "--loader=ts", "--format=esm", "--platform=node", f"--outfile={bundle}"]
    subprocess.run(
        [node(), JS / "node_modules/esbuild/bin/esbuild", "--log-level=warning", *options],
        cwd=JS / "brainwave/console",
        input=driver,
        text=True,
        check=True,
    )
    run = subprocess.run(
        [node(), bundle, written, told], check=True, capture_output=True, text=True
    )
    return array("d", told.read_bytes()), run.stdout


def assert_same_bits(ours: array[float], theirs: array[float]) -> None:
    assert len(ours) == len(theirs)
    if ours.tobytes() != theirs.tobytes():
        apart = next(
            (place, a.hex(), b.hex())
            for place, (a, b) in enumerate(zip(ours, theirs, strict=True))
            if struct.pack("d", a) != struct.pack("d", b)
        )
        pytest.fail(f"the first numbers that differ: {apart}")
