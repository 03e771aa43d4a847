"""Feedback of the quiz: no sentence says of the figure what is false of it."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from random import Random

import pytest

from brainwaves_widgets.geometry import ATTRIBUTES, FIGURES, Figure, verdict
from brainwaves_widgets.geometry.explain.relations import Definitions
from brainwaves_widgets.lessons import DEFINITIONS, MISCONCEPTIONS, Answer, Quiz
from brainwaves_widgets.lessons.quiz.feedback import explain, shown
from brainwaves_widgets.lessons.quiz.questions import Pair, Question, ask, pairs
from brainwaves_widgets.lessons.reasons.clauses import PREMISES, clause, premise
from brainwaves_widgets.lessons.reasons.distractors import HALF_SO, NOT_SO
from brainwaves_widgets.lessons.reasons.voices import NO_PROOF

QUOTED = re.compile("You said: “(.*?)” ", re.DOTALL)
NO_REASON = re.compile(
    "The first half is true, but it does not prove the second: "
    "it is true of the (.+?) too that (.+), "
    "although (.+)\\."
)
FIGURE = {one.name: key for key, one in FIGURES.items()}
TRUTHS = {one.truth for one in MISCONCEPTIONS.values()}


def answers(question: Question) -> list[tuple[Answer, int | None]]:
    """Return all that can be answered to a question: both ways, for each reason or for none."""
    found = []
    for fits in (True, False):
        for picked in (None, *range(len(question.choices))):
            because = None if picked is None else question.choices[picked]
            text = because.text if because else ""
            wrong = fits is not question.verdict.holds or bool(because and not because.right)
            counts = not question.pair.arguable
            said = Answer(
                question.pair.definition,
                question.pair.figure,
                question.pair.attribute,
                truth=question.verdict.holds,
                answer=fits,
                reason=text,
                reason_right=because.right if because and counts else None,
                misconception=shown(question, fits, because) if wrong and counts else "",
            )
            found.append((said, picked))
    return found


@cache
def sentences(key: str, agreed: Definitions, *, holds: bool) -> set[str]:
    """Return what is said of all figures with one verdict."""
    every = (verdict(one, key, definitions=agreed) for one in FIGURES.values())
    return {one.because for one in every if one.holds is holds}


@cache
def premises(figure: Figure) -> dict[str, list[str]]:
    """Return what can be said first of a figure, and the attributes that are said by it."""
    said: dict[str, list[str]] = {}
    for key in PREMISES:
        one = verdict(figure, key)
        if one.holds:
            said.setdefault(premise(one), []).append(key)
    return said


def lowered(sentence: str) -> str:
    """Return a sentence as it goes on after another; names of sides stay as they are."""
    return sentence if sentence[1:2].isupper() else f"{sentence[0].lower()}{sentence[1:]}"


def measured(figure: Figure, sentence: str) -> bool | None:
    """Tell whether what a sentence measures is so here; None if it gives no single sizes."""
    m = figure.measures
    sizes = dict(zip(m.angle_names, m.angle_texts, strict=True))
    sizes |= dict(zip(m.side_names, m.length_texts, strict=True))
    said = re.match(
        r"(?:Sides|The angles?) (?:at )?([A-L, and]+) (?:is|are) (?:both |all )?([\d.°, and]+)",
        sentence.partition(", so ")[0].partition(", but")[0],
    )
    if not said:
        return None
    names = re.findall("[A-L]{1,2}", said[1])
    values = re.findall(r"[\d.]+°?", said[2].rstrip(" ,."))
    values *= len(names) if len(values) == 1 else 1
    return all(sizes.get(name) == size for name, size in zip(names, values, strict=False))


def check(question: Question, said: Answer, picked: int | None) -> None:
    told = explain(question, said, picked)
    # Turning and sizing change no sentence, as other tests show.
    figure, key = question.figure, question.pair.attribute
    found, label = question.verdict, question.attribute.label
    assert told["because"] == found.because
    assert told["meaning"].startswith(f"The card “{label}” means: ")
    aside = told["aside"]
    quoted = QUOTED.match(aside)
    wrong = picked is not None and not question.choices[picked].right and said.counts
    assert bool(quoted) is wrong, aside
    rest = aside[quoted.end() :] if quoted else aside
    if said.misconception:
        truth = MISCONCEPTIONS[said.misconception].truth
        assert rest.count(truth) == 1
        rest = rest.replace(truth, "").strip()
    if not rest or rest in TRUTHS:
        return
    assert quoted
    assert quoted[1] == said.reason
    first = said.reason.partition(", so ")[0]
    if rest == NOT_SO:
        assert said.reason in sentences(key, found.definitions, holds=not found.holds)
        assert first.rstrip(".") not in premises(figure)
        if "no third" not in said.reason:
            assert measured(figure, said.reason) is not True, (figure, said.reason)
    elif rest == NO_PROOF:
        assert said.reason.endswith(".")
    elif rest == HALF_SO:
        so = clause(key, holds=not found.holds, of=figure)
        assert said.reason == f"{first}, so {so}."
        known = premises(figure)
        both = {f"{one}, and {lowered(other)}" for one, other in permutations(known, 2)}
        assert first in {*known, *both}
    else:
        no_reason = NO_REASON.fullmatch(rest)
        assert no_reason, rest
        assert said.reason == f"{first}, so {clause(key, holds=found.holds, of=figure)}."
        other = FIGURES[FIGURE[no_reason[1]]]
        same = [
            one
            for one in premises(figure)[first]
            if clause(one, holds=True, of=other) == no_reason[2]
        ]
        assert same
        assert all(verdict(other, one).holds for one in same)
        its = verdict(other, key, definitions=found.definitions).holds
        assert its is not found.holds
        assert no_reason[3] == clause(key, holds=its, of=other)


@pytest.mark.parametrize(
    ("number", "agreed"),
    [*((one, "printed") for one in DEFINITIONS), ("D4", "inclusive"), ("D15", "inclusive")],
)
def test_every_sentence_is_true_or_quoted(number: str, agreed: Definitions) -> None:
    for pair in pairs((DEFINITIONS[number],), None, None, agreed):
        question = ask(pair, Random(f"{pair}"))
        for said, picked in answers(question):
            check(question, said, picked)


def test_d9_a_fold_that_is_none_is_quoted_as_the_learners() -> None:
    folds = (
        (question, one.text)
        for seed in range(200)
        for question in [ask(Pair("D9", "parallelogram", "reflexive-symmetry"), Random(seed))]
        for one in question.choices
        if one.text.startswith("Folded along") and not one.right
    )
    question, fold = next(folds)
    picked = question.reasons.index(fold)
    said = next(one for one, i in answers(question) if i == picked and one.answer)
    told = explain(question, said, picked)
    assert told["aside"] == f"You said: “{fold}” That is not so here."
    assert told["meaning"] == (
        "The card “Reflexive symmetry” means: some line cuts the figure into two halves that are "
        "mirror images of each other (D9)."
    )


def test_what_a_quiz_shows_is_this_feedback() -> None:
    quiz = Quiz("D9", figures="parallelogram", attributes="reflexive-symmetry", seed=2)
    question = quiz.question
    assert question is not None
    wrong = next(i for i, one in enumerate(question.choices) if one.aside == NOT_SO)
    quiz.answer(True, reason=wrong + 1)
    assert quiz.scene["told"]["aside"].startswith(f"You said: “{question.reasons[wrong]}” That is")


@pytest.mark.parametrize("key", ATTRIBUTES)
def test_d15_the_other_side_is_a_sentence_of_its_own(key: str) -> None:
    for agreed in ("printed", "inclusive"):
        for pair in pairs((DEFINITIONS["D15"],), None, [key], agreed):
            game, other = sorted(ask(pair, Random(1)).choices, key=lambda one: not one.right)
            assert game.supports is not other.supports
            assert other.text.endswith(".")
            assert ";" not in other.text
            assert "the game" not in other.text
            assert other.text != game.text
