"""Every numbered rule is named by a test of its game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = sorted((HERE.parent / "brainwaves_widgets").glob("*/RULES.md"))


def rules_named(test: Path) -> set[str]:
    """Return the numbers that stand in the names and docstrings of a file's test functions."""
    functions = (
        node
        for node in ast.walk(ast.parse(test.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    text = " ".join(f"{one.name} {ast.get_docstring(one) or ''}" for one in functions)
    return {number.upper() for number in re.findall(r"(?<![^\W_])[A-Za-z][0-9]+(?![^\W_])", text)}


def test_there_are_rules() -> None:
    assert RULES


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.parent.name)
def test_every_rule_is_named_by_a_test(path: Path) -> None:
    numbers = re.findall(r"\*\*([A-Z][0-9]+)", path.read_text(encoding="utf-8"))
    assert numbers
    assert len(set(numbers)) == len(numbers), "a number stands for two rules"
    tests = (HERE / path.parent.name).rglob("test_*.py")
    named = {number for test in tests for number in rules_named(test)}
    unnamed = [number for number in numbers if number not in named]
    assert not unnamed, f"no test of {path.parent.name} names {', '.join(unnamed)}"
