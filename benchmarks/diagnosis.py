"""How well the quizzes find misconceptions that are known to be there: 1,000 made-up classes.

python benchmarks/diagnosis.py [how many]
"""

from __future__ import annotations

import sys

from tests.lessons.quiz.made_up import Tally


def main() -> None:
    """Print what was found, what was invented, and how many guessers were told something."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    tally = Tally(range(seeds))
    print(f"{seeds} classes, {tally.held} misconceptions held by their pupils")
    print(f"found     {tally.found / tally.held:7.1%}")
    print(f"invented  {tally.invented / tally.told:7.1%} of what was told")
    print(f"guessers  {tally.misled / tally.guessers:7.1%} of {tally.guessers} were told something")


if __name__ == "__main__":
    main()
