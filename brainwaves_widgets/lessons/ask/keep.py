"""What a lesson keeps of a learner beside the quiz: predictions, and tries at its tasks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


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


class Keeper(Protocol):
    """Keeps what a learner does; both methods return what went wrong with the file, or ""."""

    def keep_prediction(self, one: Prediction) -> str:
        """Keep a prediction."""

    def keep_try(self, task: str, answer: str, *, right: bool) -> str:
        """Keep a try at a task."""
