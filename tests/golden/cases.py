"""The games that have a golden transcript: a name, the options and the seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from brainwaves_widgets import boar, brainwave, goose, matrix
from brainwaves_widgets.testing import playthrough

FOLDER = Path(__file__).parent
THREE = ("Ann", "Ben", "Cleo")
WAVE = brainwave.Options(THREE[:2], size=7, battles=30, own_dice=True)


class Case(NamedTuple):
    """One transcript: `<game>-<name>.txt`."""

    package: Any
    name: str
    options: Any
    seed: int = 1

    @property
    def game(self) -> str:
        return str(self.package.__name__.rpartition(".")[2])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.txt"

    def text(self) -> str:
        return playthrough(self.package.RULES, self.options, self.seed)


CASES = (
    Case(goose, "solo", goose.Options(("Ann",))),
    Case(goose, "competitive", goose.Options(THREE, level="experienced", ages=(40, 8, 9)), seed=6),
    Case(goose, "cooperative", goose.Options(THREE[:2], level="advanced", mode="cooperative")),
    Case(goose, "random-deck", goose.Options(THREE[:2], level="expert", deck="random")),
    Case(boar, "solo", boar.Options(("Ann",))),
    Case(boar, "competitive", boar.Options(THREE, ages=(40, 8, 9)), seed=52),
    Case(boar, "name-the-card", boar.Options(THREE[:2], level="experienced", name_the_card=True)),
    Case(matrix, "main", matrix.Options(THREE, dots=1), seed=37),
    Case(matrix, "original", matrix.Options(THREE[:2], "original", dots=1)),
    Case(brainwave, "breakthrough", WAVE, seed=95),
    Case(brainwave, "shared", replace(WAVE, own_dice=False, edition=1), seed=41),
    Case(brainwave, "finish", WAVE, seed=85),
)
