"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import brainwaves_widgets

MODULES = sorted(
    module.name
    for module in walk_packages(brainwaves_widgets.__path__, "brainwaves_widgets.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    result = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


def test_there_are_examples() -> None:
    find = doctest.DocTestFinder(exclude_empty=True).find
    assert sum(len(test.examples) for name in MODULES for test in find(import_module(name))) > 20
