"""What a lesson keeps of a learner beside the quiz: predictions, and tries at its tasks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prediction:
    """What was predicted and what is true, as numbers of figures."""

    question: str
    attribute: str
    said: tuple[int, ...]
    truth: tuple[int, ...]

    @property
    def right(self) -> bool:
        """Whether it came true."""
        return self.said == self.truth


@dataclass(frozen=True, slots=True)
class Try:
    """One try at a task."""

    task: str
    answer: str
    right: bool
