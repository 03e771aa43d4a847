"""What a screen of The Astute Goose says: what to do now, in a sentence and a hint."""

from __future__ import annotations

from typing import Any

from ...core.rules import View
from ...core.text.phrases import is_asked, listed, named, number, result

_WHAT_DICE_DO = "They name a suspect, and what to say about it."
_QUESTIONS = {
    "colour": "which colour does suspect {} wear?",
    "feature": "which feature does suspect {} have?",
    "animal": "which animal is with suspect {}?",
}


def prompt(view: View) -> tuple[str, str]:
    """Return the sentence that says what to do now, and a hint, from what a seat may know."""
    names = view["players"]
    turn = names[view["turn"]]
    match view["phase"]:
        case "study":
            return "Memorise the suspects.", "Clothing colour, clothing feature, animal, place."
        case "memorise":
            return f"Memorise {_suspect(view)}.", _verdict(view)
        case "roll" if not is_asked(view):
            return f"{turn} is to roll the dice.", _what_dice_do(view)
        case "roll":
            return f"{turn}, roll the dice.", _what_dice_do(view)
        case "answer" if not is_asked(view):
            return f"{turn} is asked: {_question(view)}", _stakes(view)
        case "answer":
            return f"{turn}, {_question(view)}", _stakes(view)
        case "steal":
            return f"{names[view['stealer']]}'s chance: {_question(view)}", _tried(view)
        case "over":
            return _result(view)
        case "dice":
            return f"{turn} rolls the dice.", _WHAT_DICE_DO
    return "The cards are dealt.", ""


def text(view: View) -> str:
    """Tell a view on a few lines."""
    cards = "   ".join(
        f"{' · '.join(map(str, entry['numbers']))}: {describe(entry['card'], entry.get('known'))}"
        for entry in view["lineup"]
    )
    points = view["points"]
    if view["mode"] == "competitive":
        score = ", ".join(named(view["players"], points))
    else:
        score = f"{', '.join(view['players'])}: {points[0]} right, {view['errors']} wrong"
    headline, _ = prompt(view)
    return f"The Astute Goose ({view['level']}): {score}\n{cards}\n{headline}"


def describe(card: Any, known: Any = None) -> str:
    """Say what lies at a place; `known` is what lies face down there, for a teacher."""
    if known:
        return f"face down ({describe(known)})"
    if isinstance(card, str):
        return {"down": "face down", "gap": "empty"}[card]
    return f"{card['colour']}, {card['feature']}, {card['animal']}"


def _what_dice_do(view: View) -> str:
    """Say what a roll leads to, and where there are gaps that it may end the game (G18)."""
    gaps = sum(entry["card"] == "gap" for entry in view["lineup"])
    empty = f"{'the' if gaps == 1 else 'an'} empty place"
    return f"{_WHAT_DICE_DO} If they name {empty}, the game is over." if gaps else _WHAT_DICE_DO


def _question(view: View) -> str:
    return _QUESTIONS[view["dice"]["kind"]].format(view["dice"]["number"])


def _stakes(view: View) -> str:
    if view["mode"] == "competitive":
        others = [name for seat, name in enumerate(view["players"]) if seat != view["turn"]]
        if not is_asked(view):
            return f"If the answer is wrong, {listed(others)} may try."
        return f"Say it before you see it. If you are wrong, {listed(others)} may try."
    group = "" if view["mode"] == "solo" else "Agree on one answer. "
    return f"{group}A wrong answer puts the card onto the error pile."


def _tried(view: View) -> str:
    said = [
        f"{view['players'][one['seat']]} said {one['value']}"
        for one in view["tries"]
        if one["value"] is not None
    ]
    return f"{listed(said)}: wrong. {view['players'][view['stealer']]} may pass."


def _verdict(view: View) -> str:
    """Say how the last card went; its values only as long as it is shown."""
    names, tries, shown = view["players"], view["tries"], view["shown"]
    last = names[tries[-1]["seat"]]
    if not shown:
        return "Nobody was right: the last card went into the box."
    value = shown[view["dice"]["kind"]]
    if tries[-1]["value"] == value:
        return f"It was {value}: {last} was right."
    if len(tries) == len(names) > 1:  # G15, with the option to tell
        return f"Nobody was right: it was {value}."
    if view["mode"] == "competitive":
        left = names[(view["turn"] + 1) % len(names)]  # G16
        return f"{names[view['turn']]} showed the card, so {left} gets it."
    return f"{last} said {tries[-1]['value']}, but it was {value}."


def _result(view: View) -> tuple[str, str]:
    names, scores, winners = view["players"], view["scores"], view["winners"]
    if view["mode"] != "competitive":
        who = "Your" if view["mode"] == "solo" else "Your joint"
        hint = f"{view['points'][0]} right minus {view['errors']} wrong. {_end(view)}"
        return f"{who} score is {number(scores[0])}.", hint
    return result(names, scores, winners, "card"), _end(view)


def _end(view: View) -> str:
    """Say why the game is over, and what was left (G18)."""
    left = sum(entry["card"] != "gap" for entry in view["lineup"])
    suspects = {0: "No suspect was", 1: "1 suspect was"}.get(left, f"{left} suspects were")
    who = view["players"][view["turn"]]
    return f"{who} rolled {view['dice']['number']}, and that place is empty. {suspects} left."


def _suspect(view: View) -> str:
    """Name a suspect by its place, which may have two numbers."""
    first, *more = view["lineup"][view["place"]]["numbers"]
    return f"the suspect at {first} and {more[0]}" if more else f"suspect {first}"
