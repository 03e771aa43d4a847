"""Names that a package imports only when somebody asks for them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib import import_module
from pkgutil import get_data
from typing import Any


def lazily(package: str) -> tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]:
    """Return a package's `__getattr__`, `__dir__` and `__all__`, for the names in its stub.

    The stub, `__init__.pyi`, says which module each name comes from. Type checkers read it too.

    >>> find, _, names = lazily("brainwaves_widgets.bots")
    >>> find("Child").__name__, names[:2]
    ('Child', ['Beginner', 'Careful'])
    """
    source = get_data(package, "__init__.pyi")
    if source is None:
        raise ImportError(f"{package} lacks its __init__.pyi, which lists its names")
    stub = ast.parse(source)
    imports = [line for line in stub.body if isinstance(line, ast.ImportFrom)]
    homes = {
        one.name: "." * line.level + (line.module or "") for line in imports for one in line.names
    }
    names = sorted(homes)

    def find(name: str) -> Any:
        if name not in homes:
            known = ", ".join(names)
            raise AttributeError(f"module {package!r} has no attribute {name!r}; it has {known}")
        return getattr(import_module(homes[name], package), name)

    return find, lambda: names, names
