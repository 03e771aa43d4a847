"""A memory of cards: what it keeps, what it loses, and what it mixes up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from brainwaves_widgets.minds.memory import CHILD, GROWN_UP, PERFECT, Ability, Belief, Memory

TIMES = 400
OLD, NEW = {"animal": "rat"}, {"animal": "dog"}


def known(ability: Ability, *, turns: int = 0, cards: int = 0, own: bool = True) -> float:
    """Return how often a card is still known after so many turns and other cards."""
    right = 0
    for seed in range(TIMES):
        memory = Memory(ability, Random(seed))
        memory.learn(0, NEW, own=own)
        for _ in range(turns):
            memory.pass_turn()
        for _ in range(cards):
            memory.learn(1, OLD, own=True)
        right += memory.recall(0, "animal") is not None
    return right / TIMES


def test_who_is_perfect_knows_every_card_for_ever() -> None:
    memory = Memory(PERFECT, Random(1))
    for place in range(50):
        memory.learn(place, {"animal": str(place)}, own=False)
        memory.pass_turn()
    assert all(memory.recall(place, "animal") == Belief(str(place), 1.0) for place in range(50))


@pytest.mark.parametrize("what", ["turns", "cards"])
@pytest.mark.parametrize("ability", [GROWN_UP, CHILD])
def test_traces_fade_with_turns_and_with_other_cards(ability: Ability, what: str) -> None:
    shares = [
        known(ability, turns=count * (what == "turns"), cards=count * (what == "cards"))
        for count in (0, 2, 5, 10, 20)
    ]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < shares[0] - 0.15


def test_a_child_looks_away_more_often_in_the_turns_of_others() -> None:
    assert known(CHILD, own=False) < known(CHILD, own=True) - 0.1


def test_more_cards_than_the_capacity_weaken_all() -> None:
    few, many = (Memory(Ability(capacity=3), Random(1)) for _ in range(2))
    for memory, count in ((few, 3), (many, 30)):
        for place in range(count):
            memory.learn(place, NEW, own=True)
    assert all(few.recall(place, "animal") for place in range(3))
    assert 0 < sum(many.recall(place, "animal") is not None for place in range(30)) < 15


def test_the_old_card_of_a_place_comes_to_mind_where_the_new_one_is_forgotten() -> None:
    memory = Memory(Ability(confusion=1.0), Random(1))
    memory.learn(0, OLD, own=True)
    memory.ability = replace(memory.ability, attention=0.0)
    memory.learn(0, NEW, own=True)
    assert memory.recall(0, "animal") == Belief("rat", 1.0)
    memory.ability = PERFECT
    assert memory.recall(0, "animal") is None


def test_what_is_fainter_is_less_sure() -> None:
    memory = Memory(Ability(lost_by_turn=0.01, confusion=0.5), Random(3))
    memory.learn(0, NEW, own=True)
    sure = []
    for _ in range(3):
        belief = memory.recall(0, "animal")
        assert belief is not None
        sure.append(belief.sure)
        memory.pass_turn()
    assert sure[0] == 1.0
    assert sure == sorted(sure, reverse=True)
    assert sure[2] < 1


def test_a_row_closes_its_gap_and_the_cards_move_up() -> None:
    memory = Memory(PERFECT, Random(1))
    for place, animal in enumerate(("rat", "dog", "cat")):
        memory.learn(place, {"animal": animal}, own=True)
    memory.close_gap(1)
    assert [memory.recall(place, "animal") for place in range(3)] == [
        Belief("rat", 1.0),
        Belief("cat", 1.0),
        None,
    ]
