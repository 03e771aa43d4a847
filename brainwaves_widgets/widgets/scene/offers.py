"""What a screen offers to press: every legal move of those who look at it, in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...core import CHANCE, Move, Seat, Table
from ...core.files.codec import encode_move
from .scene import Offer


def of_players(table: Table, seats: Sequence[Seat], asked_apart: str) -> list[Offer]:
    """Offer the moves of these seats; one that several may make is also offered to all at once."""
    takers: dict[Move, list[Seat]] = {}
    answers: dict[Move, list[str]] = {}
    for seat in seats:
        for move in table.moves(seat):
            if table.rules.pointless(table.state, move):
                continue
            answer = getattr(move, asked_apart, "") if asked_apart else ""
            asked = replace(move, **{asked_apart: ""}) if answer else move
            if answer:
                answers.setdefault(asked, []).append(answer)
            if seat not in takers.setdefault(asked, []):
                takers[asked].append(seat)
    offers: list[Offer] = []
    for move, movers in takers.items():
        label = table.rules.label(move)
        if len(movers) > 1:
            offers.append(_offer(f"{label}, everybody", movers, move))
        offers += [
            _offer(f"{label}, {table.players[seat]}" if len(seats) > 1 else label, [seat], move)
            for seat in movers
        ]
        if move in answers:
            question = table.rules.question(move)
            offers[-1]["ask"] = {
                "field": asked_apart,
                "question": question,
                "values": answers[move],
            }
    return offers


def of_chance(table: Table, asked: tuple[type[Any], ...]) -> list[Offer]:
    """Offer the dice that people may type in, and to leave it to chance.

    A table that deals itself waits only if it went back to a roll: it goes on with what came then.
    """
    if table.chance != "ask":
        return [{"label": "Go on", "do": "redo"}]
    typed = [
        _offer(table.rules.label(move), [CHANCE], move)
        for move in table.moves(CHANCE)
        if isinstance(move, asked)
    ]
    return [*typed, {"label": "Leave it to chance", "do": "sample"}]


def _offer(label: str, seats: list[Seat], move: Move) -> Offer:
    return {"label": label, "seats": seats, "move": encode_move(move)}
