"""A new game to start from: a package of its own that can be played, tested and installed."""

from __future__ import annotations

import keyword
import re
from importlib.resources import as_file, files
from pathlib import Path

TEMPLATE = files(__package__) / "template"
"""A whole little game. The new one is a copy of it under another name."""
_WORD = re.compile(r"[A-Za-z0-9]+")


def new_game(title: str, where: Path = Path()) -> Path:
    """Write a game called `title` into a new folder below `where`, and return the folder.

    >>> from tempfile import mkdtemp
    >>> folder = new_game("Odd Socks", Path(mkdtemp()))
    >>> folder.name, sorted(path.name for path in folder.iterdir())
    ('odd-socks', ['oddsocks', 'pyproject.toml', 'tests'])
    """
    words = _WORD.findall(title)
    package = "".join(words).lower()
    if not package.isidentifier() or keyword.iskeyword(package):
        raise ValueError(
            f'a game has a name that begins with a letter, such as "Odd Socks", not {title!r:.60}'
        )
    folder = Path(where, "-".join(words).lower())
    if folder.exists():
        raise FileExistsError(f"{folder} is there already; choose another name or another folder")
    names = {
        "Toy Game": " ".join(words),
        "ToyGame": class_name(title),
        "toy-game": "-".join(words).lower(),
        "toygame": package,
    }
    with as_file(TEMPLATE) as template:
        for source in sorted(template.rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                target = folder / _renamed(str(source.relative_to(template)), names)
                target.parent.mkdir(parents=True, exist_ok=True)
                text = _renamed(source.read_text(encoding="utf-8"), names)
                target.write_text(text, encoding="utf-8")
    return folder


def class_name(title: str) -> str:
    """Return the name of a game's widget class.

    >>> class_name("Odd socks")
    'OddSocks'
    """
    return "".join(word[:1].upper() + word[1:] for word in _WORD.findall(title))


def _renamed(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
