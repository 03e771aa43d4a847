"""What a screen of The Brilliant Boar says: what to do now, in a sentence and a hint."""

from __future__ import annotations

from ...core.rules import View
from ...core.text.phrases import counted, is_asked, number, result


def prompt(view: View) -> tuple[str, str]:
    """Return the sentence that says what to do now, and a hint, from what a seat may know."""
    name = view["players"][view["turn"]]
    if not is_asked(view) and view["phase"] != "over":
        return _waiting(view, name)
    match view["phase"]:
        case "act":
            return _act(view, name)
        case "look" if view["drawn"]:
            then = "you see only its back" if view["mode"] == "solo" else "only the others see it"
            return f"{name}, remember: {view['drawn']}.", f"Then {then}."
        case "look":
            return f"{name} looks at the drawn card.", ""
        case "take":
            return f"{name}, which {view['played']} do you take?", "Deck and table both match."
        case "over":
            return _result(view)
    return "The cards are dealt.", ""


def text(view: View) -> str:
    """Tell a view on a few lines."""
    deck = f"{view['deck']} in the deck" + (f", {view['top']} on top" if view["top"] else "")
    table = f"on the table: {', '.join(view['table']) or 'nothing'}"
    hands = "\n".join(
        f"{name}: {won} won, holds {_hand(hand)}"
        for name, won, hand in zip(view["players"], view["won"], view["hands"], strict=True)
    )
    headline, _ = prompt(view)
    return f"The Brilliant Boar ({view['level']}): {deck}; {table}\n{hands}\n{headline}"


def _hand(hand: View) -> str:
    cards, count = hand["cards"], hand["count"]
    if isinstance(cards, list):
        return ", ".join(cards) or "nothing"
    return counted(count, "card")


def _act(view: View, name: str) -> tuple[str, str]:
    count = view["hands"][view["turn"]]["count"]
    you, card = (f"A match! {name}", "another card") if view["again"] else (name, "a card")
    naming = " With a wrong name it matches nothing." if view["name_the_card"] else ""
    if not count:
        sees = "you see its back" if view["mode"] == "solo" else "everybody but you sees it"
        return f"{you}, draw a card.", f"Look closely: from then on {sees}."
    if not view["deck"]:
        costs = "The deck is empty, so you must play. Cards in the last hand cost a point each."
        return f"{you}, play {card}.", f"{costs}{naming}"
    if view["mode"] == "solo":
        hint = f"Match the deck's top card; else both become errors and cost two points.{naming}"
        return f"{you}, play {card} or draw one.", hint
    misses = "A card that matches nothing stays there and ends your turn."
    hint = f"Match the deck's top card or one on the table. {misses}{naming}"
    return f"{you}, play {card} or draw one.", hint


def _waiting(view: View, name: str) -> tuple[str, str]:
    doing = {"look": "looks at a card", "take": "chooses a pair"}.get(view["phase"], "is to play")
    own = 0 if view["seat"] is None else view["hands"][view["seat"]]["count"]
    held = "1 card; everybody sees it" if own == 1 else f"{own} cards; everybody sees them"
    return f"{name} {doing}.", f"You hold {held} but you." if own else ""


def _result(view: View) -> tuple[str, str]:
    names, scores = view["players"], view["scores"]
    if view["mode"] == "solo":
        left = view["hands"][0]["count"]
        errors = counted(view["errors"], "error")
        hint = f"The deck is empty. {view['won'][0]} won, minus {errors}, minus {left} in hand."
        return f"Your score is {number(scores[0])}.", hint
    held = zip(names, view["hands"], strict=True)
    left = [(name, hand["count"]) for name, hand in held if hand["count"]]
    hint = "The deck is empty. So are all hands."
    for name, count in left:  # one at most (B12)
        cards = "a card: it costs a point" if count == 1 else f"{count} cards: each costs a point"
        hint = f"The deck is empty, and only {name} still holds {cards}."
    return result(names, scores, view["winners"], "point"), hint
