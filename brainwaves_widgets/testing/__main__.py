"""`python -m brainwaves_widgets.testing new NAME` writes a new game to start from."""

from __future__ import annotations

import argparse
from pathlib import Path

from .newgame import class_name, new_game


def main(arguments: list[str] | None = None) -> None:
    """Write a game, and say what to do next."""
    parser = argparse.ArgumentParser("python -m brainwaves_widgets.testing")
    commands = parser.add_subparsers(required=True)
    new = commands.add_parser("new", help="write a new game to start from")
    new.add_argument("name", help='the name of the game, such as "Odd Socks"')
    new.add_argument("folder", nargs="?", type=Path, default=Path(), help="where to write it")
    chosen = parser.parse_args(arguments)
    try:
        folder = new_game(chosen.name, chosen.folder)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    package, kind = folder.name.replace("-", ""), class_name(chosen.name)
    print(  # noqa: T201
        f"Wrote {folder}. Next:\n"
        f"  pip install -e {folder}\n"
        f"  pytest {folder}\n"
        f"Then play it in a notebook:\n"
        f"  from {package}.widget import {kind}\n"
        f"  {kind}()\n"
        f"Write your own rules, beginning with {folder / package / 'RULES.md'}."
    )


if __name__ == "__main__":
    main()
