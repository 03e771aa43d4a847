"""Answers as learners write them: in digits and in words, with a unit and with a full stop."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter
from typing import Any

import pytest

from brainwaves_widgets.lessons import say
from brainwaves_widgets.lessons.tutorials.answers import letters, number, yes
from brainwaves_widgets.lessons.tutorials.question_file import questions

RIGHT: dict[str, tuple[Any, ...]] = {
    "mirrors of a square": (
        *("I think 4", "it has 4", "It has four.", "I think it has 4 lines", "there are 4"),
        *(
            "4, I think",
            "I'd say four",
            "the answer is 4",
            "maybe 4",
            "I guess it\u2019s 4",
            "it's 4",
        ),
        *("four", "4 lines", "Four!", "4.", " 4,0 ", "It is 4"),
    ),
    "gon of a star": ("twelve", "12 angles", "dodecagon", "a dodecagon", "12-gon"),
    "not all": ("all sides unequal in length", "All sides are unequal.", "unequal"),
    "never together": (
        *("equilateral and right", "right, equilateral", "I think right and equilateral"),
    ),
    "a third card": ("75/43", "1,74", 75 / 43, Fraction(75, 43), "about 1.74 cards"),
    "a cup of tea": ("15°", "15 °C", "15 degrees", "fifteen", "15° warmer"),
    "left after two steps": ("0,81", ".81", "81 %", "81 percent", "81/100"),
    "the multiplier": (1.05, "1.05", "1,05", "above 1", "above one", "more than 1"),
    "ever there": (False, "n", "No.", "never", "no, it doesn't", "I think no", "it does not"),
    "four cards in hand": ("thirty-two", "32 of 40", "at least 32"),
    "goose: which place": ("second", "the 2nd", "place 2", "at place two"),
    "goose: pure luck": ("20", "20 %", "20%", "20 of 100"),
    "boar: what now": ("play card 3", "Play card three", "play", 3),
    "boar: who knows": ("ann", '"Ann"', "Ann."),
    "a card for the plus sign": ("more than 5 angles", "more than five", "it has more than 5"),
}
"""What means the same as the answer that is kept."""


@pytest.mark.parametrize(
    ("question", "said"), [(one, said) for one, some in RIGHT.items() for said in some]
)
def test_a_right_answer_is_right_however_it_is_written(question: str, said: object) -> None:
    assert say(question, said)


@pytest.mark.parametrize(
    ("question", "said", "hint"),
    [
        ("mirrors of a square", "two", "There are two more"),
        ("gon of a star", "6 angles", "Those are the tips"),
        ("ever there", True, "Is it ever 0?"),
        ("the multiplier", "0,95", "less every year"),
        ("never together", "scalene and right", "3, 4 and 5"),
        ("goose: pure luck", "1/5", "How many of 100"),
        ("mirrors of a square", "7 lines", "It is not 7 lines. Look again."),
    ],
)
def test_a_wrong_answer_is_told_as_such(question: str, said: object, hint: str) -> None:
    assert say(question, said).state == "wrong"
    assert hint in repr(say(question, said))


@pytest.mark.parametrize(
    "said", ["", "  ", None, "?", "many", True, [4], "4 or 5", "not 4", "nan", "I think"]
)
def test_what_is_no_number_is_not_called_wrong(said: object) -> None:
    told = say("mirrors of a square", said)
    assert told.state == "unread"
    assert told.words[1].endswith("Write a number, such as 3, 0.5 or 3/4.")


@pytest.mark.parametrize("said", ["", None, "right", "something else", 7])
def test_what_is_none_of_the_choices_is_not_called_wrong(said: object) -> None:
    choices = '"right and isosceles", "right and equilateral" or "right and scalene"'
    told = say("never together", said)
    assert told.state == "unread"
    assert told.words[1].endswith(f"Write {choices}.")


def test_a_part_of_a_word_is_no_answer() -> None:
    assert say("goose: pure luck", "%").state == "unread"


def test_a_long_tale_is_read_in_no_time() -> None:
    assert number(f"12 {'because ' * 5000}?!, said she") is None


def test_the_choices_of_a_question_in_words_stand_in_it() -> None:
    for key, one in questions().items():
        if isinstance(one.answer, str):
            assert one.answer in one.choices, key
            assert {*one.choices} <= {one.answer, *one.hints}, "each wrong choice has a hint"
        else:
            assert not one.choices


def test_no_other_way_to_say_it_is_one_of_the_wrong_ones() -> None:
    for key, one in questions().items():
        assert all(say(key, said) for said in (one.answer, *one.also))
        assert not any(say(key, said) for said in one.hints)


def test_numbers_in_words() -> None:
    words = {"zero": 0, "none": 0, "half": 0.5, "a half": 0.5, "twenty-one": 21, "a hundred": 100}
    assert {one: number(one) for one in words} == words
    assert number("\N{MINUS SIGN}3") == -3
    assert number("forty two") == 42
    assert number("12 more") is None
    assert number("12 angles or more") is None
    assert number("it is 12 " + "a " * 10_000 + "1") is None, "however long it is"
    assert number("81 hundredths") is None
    assert number("three quarters") is None
    assert number("1/0") is None


YESES = (
    *("yes it is", "Yes, it is.", "yes it does", "I think yes", "I think so", "it is", "It fits!"),
    *("yes, I think", "yes of course", "yes because it has four right angles", "it is true"),
    *(
        "Yes, it has four equal sides",
        "my answer is yes",
        "that's right",
        "well, yes",
        "y",
        "yes, I'm sure",
    ),
)
NOES = (
    *(
        "no, it isnt",
        "no it isn't",
        "No, it isn\u2019t.",
        "no it is not",
        "I think no",
        "it is not",
    ),
    *("I don't think so", "it doesn't fit", "not true", "it isnt true", "no, it is a kite"),
    *("no because not all sides are equal", "no, as there is no right angle", "it is false"),
    *("no, not at all", "n", "no way"),
)
NEITHER = (
    *("yes and no", "yes or no", "yes it isnt", "no it is", "yes, not true", "no idea", "not sure"),
    *("I'm not so sure", "I don't know", "yes if it is turned", "maybe", "no yes", "yes but no"),
    *("isosceles", "know", "nothing", "", "???", "yesterday", "none", "a kite", "yes but not all"),
)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("yes.", True),
        ("Yes!", True),
        ("no, never", False),
        ("Nope", False),
        *((one, True) for one in YESES),
        *((one, False) for one in NOES),
        *((one, None) for one in NEITHER),
        (False, False),
        (1, None),
    ],
)
def test_yes_and_no(said: object, meant: bool | None) -> None:
    assert yes(said) is meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("A-F", "ABCDEF"),
        ("A \u2013 D", "ABCD"),
        ("A to C", "ABC"),
        ("from b to d.", "BCD"),
        ("A..C", "ABC"),
        ("A-C and F", "ABCF"),
        ("A-B, D-E", "ABDE"),
        ("E-C", "CDE"),
        ("A-C-E", "ACE"),
        ("A - C - E", "ACE"),
        (["A-C", "F"], "ABCF"),
        ("I think A and C", "AC"),
        ("it is B", "B"),
        ("B.", "B"),
        ("none of them", ""),
        ("A-G", None),
        ("A to", "A"),
        ("A maybe", None),
        (("A", "D"), "AD"),
    ],
)
def test_letters_are_read_one_by_one_and_as_a_range(said: object, meant: str | None) -> None:
    assert letters(said, "ABCDEF") == (None if meant is None else set(meant))
    assert letters(said, tuple("ABCDEF")) == letters(said, "ABCDEF")


def test_long_answers_are_read_in_no_time() -> None:
    begin = perf_counter()
    for text in ("yes, " * 9000, "i think " * 9000, "A-" * 9000, "it has " * 9000, "not " * 9000):
        yes(text), number(text), letters(text, "ABC"), say("never together", text)
    assert perf_counter() - begin < 3
