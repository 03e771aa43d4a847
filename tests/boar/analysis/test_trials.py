"""What The Brilliant Boar asked of memory, trial by trial."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.boar import RULES, Draw, Options, Play
from brainwaves_widgets.study.memory import Decision
from brainwaves_widgets.study.trials import trials
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import states_of
from tests.boar.builders import draw, options, seated

some = settings(max_examples=30)


def test_b7_a_played_card_is_a_trial_with_all_that_was_asked() -> None:
    """B15: alone, the card is meant for the deck's top."""
    table = seated(1, "fox hare mouse fox hare wolf")
    draw(table, 3)
    table.play(Play(0), ms=800)
    table.play(Play(1))
    first, second = trials(table)
    assert first._asdict() == {
        "game": "brilliant-boar",
        "level": "rookie",
        "seed": 7,
        "player": "Ann",
        "ply": table.history[-4].ply,
        "place": 0,
        "kind": "match",
        "value": "fox",
        "answer": "fox",
        "right": True,
        "alternatives": 3,
        "chance": 1 / 3,
        "lag": 3,
        "former": None,
        "intrusion": False,
        "items": 3,
        "ms": 800,
        "after_undo": False,
    }
    assert (second.place, second.value, second.answer, second.right) == (1, "mouse", "hare", False)
    assert (second.alternatives, second.chance, second.lag) == (2, 1 / 2, 2)
    assert (second.former, second.intrusion) == ("hare", True)


def test_b15_alone_each_turn_with_a_card_asks_whether_the_top_is_held() -> None:
    table = seated(1, "fox hare mouse fox hare wolf wolf")
    draw(table, 3)
    table.play(Play(0))
    draw(table, 1)
    table.play(Play(0))
    assert [(one.signal, one.yes) for one in trials(table).decisions] == [
        (False, False),
        (False, False),
        (True, True),
        (True, False),
        (False, True),
    ]


def test_b14_a_name_is_an_answer_whether_or_not_the_card_matches() -> None:
    table = seated(1, "fox hare mouse fox", name_the_card=True)
    draw(table, 2)
    table.play(Play(0, "fox"))
    table.play(Play(0, "fox"))
    first, second = trials(table)
    assert (first.kind, first.value, first.answer, first.right) == ("name", "fox", "fox", True)
    assert (first.alternatives, first.chance) == (6, 1 / 6)
    assert (second.value, second.answer, second.right) == ("hare", "fox", False)
    assert (second.former, second.intrusion) == ("fox", True)


def test_b10_several_open_cards_leave_open_which_was_meant() -> None:
    table = seated(2, "fox hare mouse wolf boar fox")
    draw(table, 4)  # Ann: fox, mouse; Ben: hare, wolf
    table.play(Play(0), 0)  # a fox, onto an empty table under a boar
    table.play(Play(0), 1)  # a hare, beside that fox
    table.play(Draw(), 0)
    one, two = trials(table)
    assert (one.answer, one.right, one.chance, one.lag) == ("boar", False, 0, 4)
    assert (two.answer, two.right, two.player) == (None, False, "Ben")
    assert trials(table).decisions == ()


@some
@given(options(), st.integers(0, 10**6))
def test_every_played_card_is_there_and_right_as_the_rules_say(chosen: Options, seed: int) -> None:
    """B5, B11: where a card must be played and none fits, nothing is asked."""
    table = play_random(RULES, chosen, seed)
    states = states_of(table)
    plays = [step for step in table.history if isinstance(step.move, Play)]
    found = trials(table)
    assert [one.ply for one in found] == [step.ply for step in plays]
    for one, step in zip(found, plays, strict=True):
        before, after = states[step.ply], states[step.ply + 1]
        assert one.value == before.hands[step.seat][one.place].animal
        assert one.items == len(before.hands[step.seat])
        assert one.lag >= 1
        if one.kind == "name":
            assert one.right == (step.move.name == one.value)
        elif one.right is None:
            assert before.top is None
            assert one.chance == 0
        else:
            paired = after.phase == "take" or len(after.won[step.seat]) > len(before.won[step.seat])
            assert one.right == paired
            assert one.chance > 0 or not one.right


@some
@given(st.integers(0, 10**6), st.booleans())
def test_there_is_a_decision_for_each_turn_with_a_card_alone(seed: int, named: bool) -> None:
    table = play_random(RULES, Options(players=("Ann",), name_the_card=named), seed)
    states = states_of(table)
    turns = [
        Decision(
            step.ply,
            signal=states[step.ply].top.animal
            in [card.animal for card in states[step.ply].hands[0]],
            yes=isinstance(step.move, Play),
            game="brilliant-boar",
            level="rookie",
            seed=seed,
            player="Ann",
        )
        for step in table.history
        if isinstance(step.move, Draw | Play) and states[step.ply].hands[0]
    ]
    assert list(trials(table).decisions) == turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_against_others_playing_is_no_yes_or_no(players: int) -> None:
    """B9, B10: the table counts as well, and a card may be played on purpose."""
    table = play_random(RULES, Options(players=("Ann", "Ben", "Cleo", "Dan")[:players]), 3)
    assert trials(table).decisions == ()
