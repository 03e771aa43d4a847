#!/usr/bin/env python3
"""Prints the lowest versions that pyproject.toml names, as constraints for pip."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def constraints() -> list[str]:
    """Return `name==version` for everything that has a lower bound or is pinned."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    named = {*project["dependencies"], *(each for extra in extras for each in extra)}
    bounds = [re.fullmatch(r"([\w-]+)[>=]=([\w.]+)", each) for each in sorted(named)]
    return [f"{bound[1]}=={bound[2]}" for bound in bounds if bound]


if __name__ == "__main__":
    print(*constraints(), sep="\n")  # noqa: T201
