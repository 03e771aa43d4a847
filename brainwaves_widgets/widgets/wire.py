"""What goes to a page: JSON's values, which JupyterLite hands over without making them JSON."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import Any


def to_page(value: Any, _widget: object = None) -> Any:
    """Return a value such that each None in it is null on the page.

    Kernels send JSON, where it is. Pyodide makes None undefined, and then a field that holds it
    is not sent at all; what it makes null is a value of its own, `jsnull`.

    >>> to_page({"place": None, "lineup": [1, 2]})
    {'place': None, 'lineup': [1, 2]}
    """
    null = _null()
    return value if null is None else _filled(value, null)


@cache
def _null() -> Any:
    if sys.platform != "emscripten":
        return None
    return getattr(import_module("pyodide.ffi"), "jsnull", None)  # older ones have none


def _filled(value: Any, null: Any) -> Any:
    if isinstance(value, dict):
        return {name: _filled(part, null) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_filled(part, null) for part in value]
    return null if value is None else value
