"""Rewrite the golden transcripts: `python -m tests.golden`; then read the diff."""

from __future__ import annotations

from tests.golden.cases import CASES, FOLDER


def main() -> None:
    for old in set(FOLDER.glob("*.txt")) - {case.path for case in CASES}:
        old.unlink()
        print(f"removed {old.name}")
    for case in CASES:
        case.path.write_text(case.text(), encoding="utf-8")
        print(f"wrote {case.path.name}")


if __name__ == "__main__":
    main()
