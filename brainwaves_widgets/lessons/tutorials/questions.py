"""Questions of the tutorials that ask for a number or a word, kept out of the learner's sight."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from ...geometry.explain.relations import is_inclusive


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, its answer, why that is so, and what is behind answers that come up often."""

    question: str
    right: float | str
    because: str
    hints: Mapping[Any, str] = field(default_factory=dict)
    also: frozenset[Any] = frozenset()
    """Other ways to say the answer, beyond those of writing a number or the same words."""
    inclusive: Asked | None = None
    """The same with inclusive definitions, where the answer is another one (D4)."""

    def by(self, definitions: str) -> Asked:
        """Return the question as it is by the printed or by the inclusive definitions."""
        return self.inclusive if is_inclusive(definitions) and self.inclusive else self

    @property
    def choices(self) -> tuple[str, ...]:
        """What there is to choose from: what the question puts in quotes; () if it is a number."""
        return tuple(re.findall('"([^"]+)"', self.question))


QUESTIONS: Final[Mapping[str, Asked]] = MappingProxyType(
    {
        "a card for the plus sign": Asked(
            'Which card fits the plus sign: "exactly four angles", "more than five angles" or '
            '"exactly three angles"?',
            "more than five angles",
            "It has twelve angles, and twelve is more than five. The other two cards say exactly.",
            {
                "exactly four angles": "It has four angles, and eight more; exactly forbids that.",
                "exactly three angles": "It has three angles, and nine more; exactly forbids that.",
            },
        ),
        "concave angles of a star": Asked(
            "How many concave angles has a five-point star?",
            5,
            "Five: one between every two tips, each 252° on the inside.",
            {
                10: "Those are all its angles; the five at the tips are acute.",
                0: "Look between the tips, and measure on the inside.",
            },
        ),
        "never together": Asked(
            'Which pair never goes together: "right and isosceles", "right and equilateral" or '
            '"right and scalene"?',
            "right and equilateral",
            "In an equilateral triangle every angle is 60°, so none is 90°.",
            {
                "right and isosceles": "Cut a square from corner to corner and look at one half.",
                "right and scalene": "Look at the triangle with sides 3, 4 and 5.",
            },
        ),
        "names of a rectangle": Asked(
            "How many of the six names in the tree are true of a rectangle that is no square?",
            3,
            "Rectangle, parallelogram and quadrilateral: itself and all that stands above it.",
            {
                1: "Rectangle is one. Now follow the lines upwards.",
                2: "Count the rectangle itself, too.",
                4: "Rhombus and square need four equal sides; this one has two lengths.",
                6: "Some names ask for four equal sides; this one has two lengths.",
            },
            inclusive=Asked(
                "How many of the six names in the tree are true of a rectangle that is no square?",
                4,
                "Rectangle, parallelogram, trapezoid and quadrilateral: itself and all that stands "
                "above it.",
                {
                    1: "Rectangle is one. Now follow the lines upwards.",
                    3: "Count the rectangle itself, and the trapezoid, too.",
                    6: "Some names ask for four equal sides; this one has two lengths.",
                },
            ),
        ),
        "gon of a star": Asked(
            "What is a six-point star: how many angles has it?",
            12,
            "Six at the tips and six between them: it is a dodecagon.",
            {6: "Those are the tips. Walk along its edge with a finger and count every corner."},
            also=frozenset({"dodecagon"}),
        ),
        "mirrors of a square": Asked(
            "How many mirror lines has a square?",
            4,
            "Two through the middles of opposite sides and two from corner to corner.",
            {
                2: "There are two more, of another kind.",
                1: "There is more than one. Turn the square and look again.",
            },
        ),
        "mirrors of a rectangle": Asked(
            "How many mirror lines has a rectangle that is no square?",
            2,
            "Two, through the middles of opposite sides. Along a diagonal the halves do not meet.",
            {4: "Fold a sheet of paper from corner to corner: the halves do not cover each other."},
        ),
        "not all": Asked(
            'A triangle has the sides 5, 5 and 3. Which card does not fit: "not all sides are '
            'equal", "all sides unequal" or "two equal sides"?',
            "all sides unequal",
            'Two sides are equal, so they are not all unequal. "Not all equal" only says that '
            "at least one differs.",
            {
                "not all sides are equal": "They are not all equal: one is 3. So this one fits.",
                "two equal sides": "5 and 5 are equal. So this one fits.",
            },
            also=frozenset({"all sides unequal in length"}),
        ),
        "a third card": Asked(
            "How many cards does a third card, and then stopping, bring on average?",
            1.74,
            "3 times 25 divided by 43. That is less than the 2 cards in hand: stop.",
            {
                0.58: "That is the chance. Now multiply it by the cards she would have.",
                2: "That is what stopping brings.",
                3: "That is what she has if it goes well. It does not always go well.",
                1.16: "If it goes well she has three cards, not two.",
            },
        ),
        "four cards in hand": Asked(
            "Ann has 4 cards, and 40 are left in the deck. How many of the 40 must be safe at "
            "least, so that one more card brings as many cards on average as stopping?",
            32,
            "5 times 32 divided by 40 is 4. The chance is 32/40, four fifths.",
            {
                20: "Then it is fifty-fifty: 5 times 20 divided by 40 is only 2.5 cards.",
                30: "5 times 30 divided by 40 is 3.75. That is less than the 4 in hand.",
                40: "Then daring costs nothing. But fewer are enough: how many?",
                0.8: "That is the chance. How many of the 40 cards is it?",
            },
        ),
        "always stop": Asked(
            "After how many cards would you always stop?",
            2,
            "Two bring the most on average. Who also looks at the figures does better still.",
            {
                1: "Hardly ever a bust, but the others overtake you.",
                3: "Nearly as good, but the busts cost more than the third card brings.",
                4: "Four cards are fine when they come; mostly they do not.",
            },
        ),
        "goose: what to remember": Asked(
            "A rookie game has 3 suspects, and each has a colour, a feature and an animal. How "
            "many things must you know to be safe?",
            9,
            "3 times 3: the dice may ask for any of them.",
            {3: "That is one suspect. There are three.", 6: "Three things for each suspect."},
        ),
        "goose: what to forget": Asked(
            "A suspect was named rightly and leaves; a new one takes the place. How many of the "
            "nine things do you now have to forget?",
            3,
            "The colour, feature and animal of the one that left. The six others stay true.",
            {
                9: "The other suspects are still there, as they were.",
                1: "Not only what was asked: the whole suspect is gone.",
                0: "What you knew of the one that left is no longer true of that place.",
            },
        ),
        "boar: who knows": Asked(
            'In The Brilliant Boar, who does not see the cards in Ann\'s hand: "Ann", "Ben" or '
            '"nobody"?',
            "Ann",
            "She looked at each card once, when she drew it; then it stands with its back to her.",
            {
                "Ben": "Ben sees the faces of Ann's cards all the time.",
                "nobody": "One of the two sees only backs.",
            },
        ),
        "goose: pure luck": Asked(
            "You know nothing about a suspect and guess one of five colours. How many of 100 such "
            "guesses are right on average?",
            20,
            "One in five. Whoever does better than that has remembered something.",
            {
                50: "Right or wrong are two cases, but there are five colours to choose from.",
                0.2: "That is the chance of one guess. How many of 100 guesses is it?",
            },
            also=frozenset({"20 %"}),
        ),
        "goose: which place": Asked(
            "Four suspects lie in a row, and the number cards 5 and 6 begin again from the left. "
            "The die shows 6: at which place is the suspect you are asked about?",
            2,
            "5 is the first again, 6 the second.",
            {
                6: "There are only four places.",
                4: "Go on counting from the left.",
            },
        ),
        "boar: the gap": Asked(
            "Ann holds five cards and plays the second one. The others close up. At which place is "
            "now the card that was the fourth?",
            3,
            "It moved up by one. What she knows of it is still true, only the place is another.",
            {4: "There was a gap before it, and gaps are closed.", 5: "It moves to the front."},
        ),
        "boar: what now": Asked(
            "The deck's top card is a fox, and Ann is sure that her third card is a fox. What "
            'should she do: "draw" or "play card 3"?',
            "play card 3",
            "Both foxes are hers, and she has another turn.",
            {"draw": "Then the fox on the deck goes into her hand, and Ben may take the next one."},
        ),
        "left after two steps": Asked(
            "The way that is left is 1. Each step takes a tenth of it. How much is left after two "
            "steps?",
            0.81,
            "0.9 times 0.9. The second tenth is a tenth of what is left, not of the whole.",
            {
                0.8: "The second step takes a tenth of 0.9, which is 0.09.",
                0.9: "That is after one step.",
            },
        ),
        "ever there": Asked(
            'Does the wave ever quite arrive at the rail: "yes" or "no"?',
            "no",
            "Every step leaves nine tenths of what was left, and nine tenths of something is "
            "something. But soon nobody can see it any more.",
            {"yes": "What is left after a step is a part of what was left before. Is it ever 0?"},
        ),
        "a cup of tea": Asked(
            "A cup of tea is 60° warmer than the room, and after ten minutes 30° warmer. How much "
            "warmer is it after twenty minutes?",
            15,
            "In ten minutes the difference is halved, and in the next ten halved again.",
            {
                0: "It would be as cold as the room. But each ten minutes only halve what is left.",
                30: "That is after ten minutes.",
            },
        ),
        "a thousandth": Asked(
            "How often must one halve until less than a thousandth is left?",
            10,
            "Ten halvings leave 1/1024. At the slow speed that takes 250 steps, about 4 seconds.",
            {
                500: "Half of a thousand is not a number of halvings. Try: 1/2, 1/4, 1/8, …",
                9: "Nine halvings leave 1/512. Once more.",
            },
        ),
        "the multiplier": Asked(
            "Savings grow by a twentieth every year, so they are multiplied again and again. By "
            'what: "a number below 1" or "a number above 1"?',
            "a number above 1",
            "By 1.05. The wave's way is multiplied by 0.97: below 1 it shrinks, above 1 it grows.",
            {
                "a number below 1": "Then there would be less every year.",
                "less than 1": "Then there would be less every year.",
                0.95: "Then there would be less every year.",
                0.05: "That is only what is added. What was there before stays, too.",
            },
            also=frozenset(
                {1.05, "more than 1", "greater than 1", "bigger than 1", "larger than 1"}
            ),
        ),
        "half and half again": Asked(
            "A wave needs 25 steps to halve the way that is left. How many steps until a quarter "
            "is left?",
            50,
            "Half of the half is a quarter, and halving takes equally long every time.",
            {
                37.5: "The next 25 steps halve what is left again.",
                25: "Then a half is left.",
                100: "That leaves a sixteenth.",
            },
        ),
    }
)
