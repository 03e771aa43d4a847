"""What a screen of Game Matrix says: what to do now, in a sentence and a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.words import listed, result

if TYPE_CHECKING:
    from ..core.rules import View


def prompt(view: View) -> tuple[str, str]:
    """Give the sentence that says what to do now, and a hint."""
    name, count = view["players"][view["turn"]], len(view["cards"])
    which = {1: "this card", 2: "both cards"}.get(count, f"all {count} cards")
    match view["phase"]:
        case "draw":
            return f"{name}, draw a card.", _last(view)
        case "claim" if view["struck"]:
            return f"{name}, which other figure fits {which}?", "Or say that none does."
        case "claim":
            return f"{name}, which figure fits {which}?", "One attribute of each card is enough."
        case "dare" if view["told"]:
            hint = _stake(count) if view["left"] else "That was the last card."
            return f"Not that one. {name}, which figure do you take?", hint
        case "dare" if view["left"]:
            return f"It fits! {name}, stop or dare one more?", _stake(count)
        case "dare":
            return f"It fits! {name}, take a figure.", "That was the last card."
        case "over":
            return _result(view)
    return "The cards are laid out.", ""


def text(view: View) -> str:
    """Tell a view on a few lines."""
    figures = ", ".join(str(figure["number"]) for figure in view["figures"])
    cards = "; ".join(" / ".join(card["attributes"]) for card in view["cards"]) or "none"
    score = ", ".join(
        f"{name} {won}+{taken}"
        for name, won, taken in zip(view["players"], view["won"], view["taken"], strict=True)
    )
    headline, _ = prompt(view)
    return (
        f"Game Matrix ({view['version']}): {score}\nfigures: {figures}\ncards: {cards}\n{headline}"
    )


def _stake(count: int) -> str:
    cards = {1: "the card", 2: "both cards"}.get(count, f"all {count} cards")
    return f"Stop and take {cards} with a figure, or draw: if nothing fits then, you lose {cards}."


def _last(view: View) -> str:
    told = view["told"]
    if not told:
        return "1 card is left." if view["left"] == 1 else f"{view['left']} cards are left."
    match told["kind"]:
        case "took":
            return f"The {told['figures'][0]} was taken."
        case "missed":
            return f"Overlooked: {listed(told['figures'])}."
    return "Nothing fitted: the cards are lost."


def _result(view: View) -> tuple[str, str]:
    scores, won, taken = view["scores"], view["won"], view["taken"]
    ended = "The deck is empty." if not view["left"] else "No figures are left."
    if view["mode"] == "solo":
        piles = f"{won[0]} card{_s(won[0])} and {taken[0]} figure{_s(taken[0])}"
        return f"Your score is {scores[0]}.", f"You have {piles}. {ended}"
    return result(view["players"], scores, view["winners"], "point"), ended


def _s(count: int) -> str:
    return "" if count == 1 else "s"
