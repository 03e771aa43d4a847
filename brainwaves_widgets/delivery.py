"""Put the notebooks into a folder, and keep what its owner changes there."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TypeAlias

from .core.files.disk import write

MANIFEST = ".brainwaves.json"

Digests: TypeAlias = frozenset[str]
"""How a notebook is recognised: a digest of all its bytes, and one of what people write in it.

Two notebooks that share one of them are the same, except for what running a notebook changes.
"""


def shipped_notebooks() -> Path:
    """Return where this installation has its notebooks: in the wheel, or beside the package."""
    package = Path(__file__).parent
    in_wheel = package / "notebooks"
    return in_wheel if in_wheel.is_dir() else package.parent / "notebooks"


def deliver(source: Path, folder: Path) -> None:
    """Copy every notebook of `source` into `folder`, but leave alone what its owner has changed.

    The manifest remembers what was copied. A copy that is unchanged, or has only been run, is
    updated; beside one that its owner changed goes the new version, once for each version. If a
    delivery is interrupted, all files are complete, and the manifest knows them.
    """
    folder.mkdir(parents=True, exist_ok=True)
    before = _read_manifest(folder / MANIFEST)
    during, after = dict(before), dict(before)
    to_put: list[tuple[Path, Path, bytes]] = []
    for notebook in sorted(source.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in notebook.parts:
            continue
        name, content = notebook.relative_to(source), notebook.read_bytes()
        after[name.as_posix()] = _digests(content)
        if place := _place(name, content, folder, before):
            key = place.as_posix()
            during[key] = before.get(key, frozenset()) | _digests(content)
            after[key] = _digests(content)
            to_put.append((name, place, content))
    if to_put:
        _write_manifest(folder / MANIFEST, during)
    for name, place, content in to_put:
        _put(content, name, place, folder)
    _write_manifest(folder / MANIFEST, after)


def _place(name: Path, content: bytes, folder: Path, given: dict[str, Digests]) -> Path | None:
    """Return where a notebook goes: to its name, beside what its owner changed, or nowhere."""
    shipped, ours = _digests(content), given.get(name.as_posix(), frozenset())
    present = _digests_of(folder / name)
    if not present:
        return name
    if present == shipped:
        return None
    if present <= ours:  # not even run
        return name
    if present & shipped:  # run, and nobody wrote anything new
        return None
    if present & ours:  # run, but there is a newer one
        return name
    return None if shipped & ours else _name_beside(name, folder, given)


def _name_beside(name: Path, folder: Path, given: dict[str, Digests]) -> Path:
    """Return the first of play.new.ipynb, play.new2.ipynb … that is free or as it was put there."""
    number = 1
    while True:
        beside = name.with_suffix(f".new{number if number > 1 else ''}{name.suffix}")
        present = _digests_of(folder / beside)
        if not present or present & given.get(beside.as_posix(), frozenset()):
            return beside
        number += 1


def _put(content: bytes, name: Path, place: Path, folder: Path) -> None:
    done = "Updated" if (folder / place).exists() else "Added"
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    write(folder / place, content.decode("utf-8"))
    kept = f"Kept your {name}; the new version is {place}"
    print(f"{done} {name}" if place == name else kept)  # noqa: T201


def _read_manifest(path: Path) -> dict[str, Digests]:
    try:
        given = json.loads(path.read_text(encoding="utf-8"))["given"]
        return {str(name): frozenset(digests.split()) for name, digests in given.items()}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, AttributeError):
        print(  # noqa: T201
            f"{path} is damaged and will be replaced; "
            "every notebook that differs from ours counts as yours and is kept"
        )
        return {}


def _write_manifest(path: Path, given: dict[str, Digests]) -> None:
    listed = {name: " ".join(sorted(digests)) for name, digests in given.items()}
    write(path, json.dumps({"given": listed}, indent=2, sort_keys=True) + "\n")


def _digests_of(path: Path) -> Digests:
    """Return a file's digests, or none where there is no file."""
    return _digests(path.read_bytes()) if path.exists() else frozenset()


def _digests(content: bytes) -> Digests:
    try:
        written = [
            [cell["cell_type"], "".join(cell["source"]), cell.get("attachments")]
            for cell in json.loads(content)["cells"]
        ]
    except (ValueError, KeyError, TypeError, AttributeError):  # no notebook: its bytes alone count
        return frozenset({_sha256(content)})
    return frozenset({_sha256(content), _sha256(json.dumps(written, sort_keys=True).encode())})


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
