"""Tasks for the figure laboratory: what a figure should be, and what it should not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from ...geometry import ATTRIBUTES, Attribute, Figure, Verdict, verdict
from ...geometry.explain.relations import Definitions, excludes, implies
from ...geometry.explain.verdicts import named

BY_KEYS: Final = 'attributes are named by their keys, as in ["rhombus"]'


class Wish(NamedTuple):
    """One thing that a task asks for, and how it stands."""

    verdict: Verdict
    wanted: bool

    @property
    def met(self) -> bool:
        """Whether it is as it should be."""
        return self.verdict.holds is self.wanted

    @property
    def sentence(self) -> str:
        """The reason, and a word if it should not be so."""
        unwanted = self.verdict.holds and not self.wanted
        return f"{self.verdict.because}{' That should not be.' if unwanted else ''}"


@dataclass(frozen=True, slots=True)
class Task:
    """Something to make of a figure: keys of ATTRIBUTES that it wants, and that it refuses.

    >>> from brainwaves_widgets.geometry import FIGURES
    >>> task = Task("Make it a rhombus that is not a square.", wants="rhombus", refuses="square")
    >>> task.solved(FIGURES["rhombus"]), task.solved(FIGURES["square"])
    (True, False)
    >>> task.why_not_yet(FIGURES["rectangle"])
    'Sides AB and BC are 2 and 1 long, so it is not a rhombus.'
    """

    text: str
    wants: tuple[str, ...] | str = ()
    refuses: tuple[str, ...] | str = ()
    definitions: Definitions = "printed"
    """What a trapezoid is: "printed", or "inclusive" (D4)."""

    def __post_init__(self) -> None:
        """Raise ValueError if nobody can solve the task."""
        text: object = self.text
        if not isinstance(text, str) or not text.strip():
            raise ValueError(f"a task says in words what to do, not {self.text!r:.60}")
        for name in ("wants", "refuses"):
            form = 'a task names attributes, as in wants=("rhombus",)'
            object.__setattr__(self, name, attribute_keys(getattr(self, name), form))
        if not self.wants and not self.refuses:
            raise ValueError(f"the task {self.text!r:.60} needs `wants` or `refuses`")
        self.check(self.definitions)

    def check(self, definitions: Definitions) -> None:
        """Raise ValueError if no figure can solve the task by these definitions."""
        _solvable(self.wants, self.refuses, definitions)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all attributes in the task."""
        return (*self.wants, *self.refuses)

    def wishes(self, figure: Figure, definitions: Definitions | None = None) -> Iterator[Wish]:
        """Return the wishes one by one, with other definitions if they are named."""
        rules = definitions or self.definitions
        for key in self.keys:
            yield Wish(verdict(figure, key, definitions=rules), key in self.wants)

    def solved(self, figure: Figure, definitions: Definitions | None = None) -> bool:
        """Tell whether every wish is met."""
        return all(wish.met for wish in self.wishes(figure, definitions))

    def why_not_yet(self, figure: Figure, definitions: Definitions | None = None) -> str:
        """Return the sentence of the first wish that is not met, or nothing."""
        unmet = (wish for wish in self.wishes(figure, definitions) if not wish.met)
        return next((wish.sentence for wish in unmet), "")


def attribute_keys(value: object, form: str = BY_KEYS) -> tuple[str, ...]:
    """Read the keys of one attribute or several; `form` says how to write them."""
    several = [value] if isinstance(value, str | Attribute) else value
    if not isinstance(several, Iterable):
        raise ValueError(f"{form}, not {value!r:.60}")  # noqa: TRY004 - as all options
    return tuple(dict.fromkeys(named(one).key for one in several))


def _solvable(wants: Iterable[str], refuses: Iterable[str], definitions: Definitions) -> None:
    """Raise ValueError if no figure can be all of this, by what follows from what."""
    rules, why = implies(definitions), {key: key for key in wants}
    todo = list(why)
    while todo:
        key = todo.pop()
        for one in rules.get(key, ()):
            if one not in why:
                why[one] = why[key]
                todo.append(one)
    for key in refuses:
        if key in why:
            one, other = ATTRIBUTES[why[key]].label, ATTRIBUTES[key].label
            said = f'what has "{one}" always has "{other}"' if one != other else f'it wants "{one}"'
            raise ValueError(f"no figure can solve this task: {said}, which it refuses")
    for one, other in excludes(definitions):
        if one in why and other in why:
            labels = f'"{ATTRIBUTES[one].label}" and "{ATTRIBUTES[other].label}"'
            raise ValueError(f"no figure can solve this task: {labels} never go together")
