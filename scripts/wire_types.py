#!/usr/bin/env python3
"""Writes the TypeScript types of what Python sends, from the TypedDicts that Python builds it by.

With --check it writes nothing, and fails if a file is not current.

A type that TypeScript knows more of than Python is `Annotated[what Python has, what it is]`, as in
`Annotated[str, Literal["open", "over"]]`; an `Annotated[dict[str, Any], Named]` has the fields of
`Named` and others. A class whose name begins with `Whole` is of Python's own views.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "brainwaves_widgets"
GAMES = [path for path in PACKAGE.glob("*/wire.py") if (PACKAGE / "js" / path.parent.name).is_dir()]
WRITTEN = {
    "widgets/scene/scene.py": "js/core/screen/wire.ts",
    "widgets/rows.py": "js/cards/wire.ts",
    "rulebook/page.py": "js/rulebook/wire.ts",
    "geometry/draw/wire.py": "js/core/stage/wire.ts",
    "lessons/lab/wire.py": "js/figurelab/wire.ts",
    "lessons/quiz/wire.py": "js/quiz/wire.ts",
    "lessons/ask/wire.py": "js/ask/wire.ts",
    "lessons/board/wire.py": "js/board/wire.ts",
    "core/options.py": "js/lobby/option.ts",
    "welcome/wire.py": "js/lobby/wire.ts",
    "doors/wire.py": "js/door/wire.ts",
} | {f"{path.parent.name}/wire.py": f"js/{path.parent.name}/wire.ts" for path in GAMES}
NAMES = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
OUTSIDE = ("__future__", "typing")


def typescript(node: ast.expr) -> str:
    """Return a type of Python's in TypeScript."""
    match node:
        case ast.Name(name):
            return NAMES.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{typescript(left)} | {typescript(right)}"
        case ast.Subscript(ast.Name(name), inner):
            parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return _subscript(name, parts)
    raise SyntaxError(f"line {node.lineno}: no TypeScript is known for {ast.unparse(node)}")


def _subscript(name: str, parts: list[ast.expr]) -> str:
    match name, parts:
        case "Literal", _:
            values = [part.value for part in parts if isinstance(part, ast.Constant)]
            return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in values)
        case "Annotated", [python, told]:
            is_open = ast.unparse(python) == "dict[str, Any]"
            return typescript(told) + (" & Record<string, unknown>" if is_open else "")
    inner = [typescript(part) for part in parts]
    match name:
        case "NotRequired":
            return inner[0]
        case "list":
            return f"({inner[0]})[]" if " " in inner[0] else f"{inner[0]}[]"
        case "dict":
            return f"Record<{', '.join(inner)}>"
        case "tuple":
            return f"[{', '.join(inner)}]"
    return f"{name}<{', '.join(inner)}>"


def written(source: str) -> str:
    """Return the TypeScript of a module."""
    body = ast.parse((PACKAGE / source).read_text(encoding="utf-8")).body
    lines = [f"/** Written by scripts/wire_types.py from {source}: change it there. */", ""]
    lines += [*_imports(body, source)]
    for statement, after in zip(body, [*body[1:], None], strict=True):
        match statement:
            case ast.ClassDef(name, bases=[_, *_]) if name.startswith("Whole"):
                pass
            case ast.ClassDef(bases=[_, *_]) if not _is_dataclass(statement):
                lines += _interface(statement)
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), ast.expr() as value):
                lines += [*_comment(after), f"export type {name} = {typescript(value)};", ""]
            case ast.Assign(
                [ast.Name(name)],
                ast.Call(ast.Name("TypedDict"), [_, ast.Dict(keys, values)]),
            ):
                lines += [*_comment(after), f"export interface {name} {{"]
                for key, value in zip(keys, values, strict=True):
                    lines += _field(ast.literal_eval(key or value), value)
                lines += ["}", ""]
    return "\n".join(lines)


def _imports(body: list[ast.stmt], source: str) -> Iterator[str]:
    """Import what other files have that are written."""
    own = Path(WRITTEN[source]).parent
    for statement in body:
        if isinstance(statement, ast.ImportFrom) and statement.module not in OUTSIDE:
            room = Path(source).parents[statement.level - 1]
            module = (room / str(statement.module).replace(".", "/")).with_suffix(".py")
            if module.as_posix() not in WRITTEN:
                continue
            where = os.path.relpath(WRITTEN[module.as_posix()].removesuffix(".ts"), own)
            where = where if where.startswith(".") else f"./{where}"
            names = ", ".join(alias.name for alias in statement.names)
            yield f'import type {{ {names} }} from "{where}";'
            yield ""


def _is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(one) for one in node.decorator_list)


def _interface(node: ast.ClassDef) -> Iterator[str]:
    bases = [base for base in node.bases if ast.unparse(base) != "TypedDict"]
    generic = [base for base in bases if isinstance(base, ast.Subscript)]
    parameters = f"<{ast.unparse(generic[0].slice)}>" if generic else ""
    parents = ", ".join(base.id for base in bases if isinstance(base, ast.Name))
    yield from _comment(node.body[0])
    yield f"export interface {node.name}{parameters}{parents and f' extends {parents}'} {{"
    optional = any(ast.unparse(keyword) == "total=False" for keyword in node.keywords)
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign):
            yield from (f"  {line}" for line in _comment(after))
            yield from _field(ast.unparse(field.target), field.annotation, optional=optional)
    yield "}"
    yield ""


def _field(name: str, type_: ast.expr, *, optional: bool = False) -> Iterator[str]:
    mark = "?" if optional or ast.unparse(type_).startswith("NotRequired[") else ""
    yield f"  {name}{mark}: {typescript(type_)};"


def _comment(statement: ast.stmt | None) -> Iterator[str]:
    """Take over what stands below a name in Python."""
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            yield f"/** {' '.join(text.split())} */"


def main() -> None:
    """Write all files, or say which are not current."""
    for source, target in WRITTEN.items():
        text, path = written(source), PACKAGE / target
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{target} is not what {source} says; make format writes it anew")
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
