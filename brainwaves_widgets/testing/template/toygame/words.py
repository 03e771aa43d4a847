"""Toy Game in words: what a button says, what happened, and what to do now."""

from __future__ import annotations

from brainwaves_widgets.art import cards
from brainwaves_widgets.core.rules import Event, View
from brainwaves_widgets.core.text.phrases import is_asked, result

from .pieces import Deal, Draw, Take


def label(move: Take | Draw | Deal) -> str:
    """Name a move as on a button."""
    match move:
        case Take(card):
            return f"Take the {card}"
        case Draw():
            return "Draw a card"
        case Deal(card):
            return f"Deal the {card}"


def tell(event: Event, players: tuple[str, ...]) -> str:
    """Tell what happened in one sentence."""
    match event.kind, event.data:
        case "took", {"seat": seat, "card": card}:
            return f"{players[seat]} takes the {card}."
        case "drew", {"seat": seat}:
            return f"{players[seat]} draws a card."
        case "got", {"card": card}:
            return f"You draw the {card}."
        case "dealt", {"card": card}:
            return f"The {card} is on the table."
    return ""


def prompt(view: View) -> tuple[str, str]:
    """Say what to do now, in a sentence and a hint."""
    if view["winners"] is not None:
        return result(view["players"], view["scores"], view["winners"], "point"), ""
    name = view["players"][view["turn"]]
    if is_asked(view):
        return f"{name}, take a card or draw one.", "Only you see a card that you draw."
    return f"{name} is on turn.", ""


def picture(view: View) -> str:
    """Draw a view as SVG, for notebooks that are read without a kernel."""
    return cards.picture(view, prompt(view))


def text(view: View) -> str:
    """Tell a view on a few lines of text."""
    return cards.text(view, prompt(view)[0])
