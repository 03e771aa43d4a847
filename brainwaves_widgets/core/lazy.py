"""Names that a package imports only when somebody asks for them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lazily(
    package: str, homes: Mapping[str, str], *others: str
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return a package's `__getattr__` and `__dir__` for names that live in these modules.

    The other names, which it has anyway, are listed too.

    >>> find, names = lazily("brainwaves_widgets.core", {"Table": ".table"})
    >>> find("Table").__name__, names()
    ('Table', ['Table'])
    """

    def find(name: str) -> Any:
        if name not in homes:
            known = ", ".join(sorted(homes))
            raise AttributeError(f"module {package!r} has no attribute {name!r}; it has {known}")
        return getattr(import_module(homes[name], package), name)

    return find, lambda: sorted({*homes, *others})
