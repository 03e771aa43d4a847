"""Words that all games need: lists, who is to act, and who won."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from ..rules import CHANCE, Move, Rules, Seat, View


def listed(parts: list[str], last: str = "and") -> str:
    """Join words as in speech.

    >>> listed(["Ann", "Ben", "Cy"]), listed(["Ann", "Ben"], "or")
    ('Ann, Ben and Cy', 'Ann or Ben')
    """
    return f" {last} ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def counted(count: int, noun: str, none: str = "no") -> str:
    """Say how many there are of something.

    >>> counted(1, "card"), counted(2, "card"), counted(0, "tile")
    ('1 card', '2 cards', 'no tiles')
    """
    return f"{number(count) if count else none} {noun}{'' if count == 1 else 's'}"


def minus(digits: str) -> str:
    """Write a number with a real minus sign, as people read it.

    >>> minus("-2.50")
    '−2.50'
    """
    return digits.replace("-", "−")


def number(value: float) -> str:
    """Write a number as people read it, without more digits than it needs.

    >>> number(-16), number(2.0)
    ('−16', '2')
    """
    return minus(str(value).removesuffix(".0"))


def named(names: Iterable[str], what: Iterable[object]) -> list[str]:
    """Put a number, or what else there is of somebody, after each name, so that they stay apart.

    >>> named(["Player 1", "Ann"], [-16, "3 and 3"])
    ['Player 1: −16', 'Ann: 3 and 3']
    """
    return [
        f"{name}: {number(one) if isinstance(one, int | float) else one}"
        for name, one in zip(names, what, strict=True)
    ]


def sentence(text: str) -> str:
    """Make a sentence of a message, with a capital letter and a full stop.

    >>> sentence("the link was withdrawn")
    'The link was withdrawn.'
    """
    return f"{text[:1].upper()}{text[1:]}."


def with_sentences(label: str, sentences: list[str]) -> str:
    """Put sentences after a label, which ends with a full stop then, too.

    >>> with_sentences("Ann to move", []), with_sentences("Ann to move", ["Ben is away."])
    ('Ann to move', 'Ann to move. Ben is away.')
    >>> with_sentences("", ["Ben is away."])
    'Ben is away.'
    """
    return " ".join([f"{label}." if label and sentences else label, *sentences]).strip()


def result(names: list[str], scores: list[int], winners: list[int], unit: str) -> str:
    """Say who won, alone or together, and with how much.

    >>> result(["Ann", "Ben"], [7, 7], [0, 1], "card")
    'Ann and Ben share the win with 7 cards.'
    """
    best = scores[winners[0]]
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{listed([names[seat] for seat in winners])} {verb} with {counted(best, unit, '0')}."


def is_asked(view: View) -> bool:
    """Tell whether whoever is on turn looks at the screen that shows this view.

    Others are told who is to do what: another seat, and all at a screen that says `"away"`.

    >>> is_asked({"seat": None, "turn": 1}), is_asked({"seat": 0, "turn": 1})
    (True, False)
    >>> is_asked({"seat": None, "turn": 1, "away": True})
    False
    """
    return view["seat"] in (None, view["turn"]) and not view.get("away")


def not_your_turn(
    players: tuple[str, ...], seat: object, actors: tuple[Seat, ...], programs: Container[Seat] = ()
) -> str:
    """Say why a seat cannot act now, and who can.

    >>> not_your_turn(("Ann", "Ben"), 0, (1,))
    'Ann cannot act now; it is up to Ben'
    >>> not_your_turn(("Ann", "Careful"), 0, (1,), {1})
    'Ann cannot act now; it is up to Careful, a program: game.reply() lets it move'
    """
    if not actors:
        return "the game is over; undo() takes a move back"
    if actors == (CHANCE,):
        return "dice or cards are due first"
    names = " or ".join(players[actor] for actor in actors)
    known = type(seat) is int and 0 <= seat < len(players)
    who = players[seat] if known else f"seat {seat!r:.20}"  # type: ignore[call-overload]
    told = f"{who} cannot act now; it is up to {names}"
    is_program = all(actor in programs for actor in actors)
    return f"{told}, a program: game.reply() lets it move" if is_program else told


def no_such_move(rules: Rules[Any], move: Move) -> str:
    """Say that something is not a move of a game, and what is."""
    kinds = ", ".join(kind.__name__ for kind in rules.move_types)
    told = f"{move!r:.60} is not a move of {rules.title}; its moves are {kinds}"
    return f"{told}, and moves() lists the legal ones"
