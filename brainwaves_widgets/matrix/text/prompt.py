"""What a screen of Game Matrix says: what to do now, in a sentence and a hint."""

from __future__ import annotations

from ...core.rules import View
from ...core.text.phrases import counted, is_asked, listed, number, result
from .words import decided


def prompt(view: View) -> tuple[str, str]:
    """Return the sentence that says what to do now, and a hint; those who wait are told who is."""
    name = view["players"][view["turn"]]
    which = _pile(view, "this card")
    if view["phase"] in ("draw", "claim", "dare") and not is_asked(view):
        return _waiting(view, name, which)
    match view["phase"]:
        case "draw":
            return f"{name}, draw a card.", _last(view)
        case "claim" if view["struck"]:
            return f"{name}, which other figure fits {which}?", _try(view)
        case "claim":
            return f"{name}, which figure fits {which}?", _try(view)
        case "dare" if view["told"]:
            return f"Not that one. {name}, which figure do you take?", _stake(view)
        case "dare" if view["left"]:
            return f"It fits! {name}, stop or dare one more?", _stake(view)
        case "dare":
            return f"It fits! {name}, take a figure.", _stake(view)
        case "over":
            return _result(view)
    return "The cards are laid out.", ""


def text(view: View) -> str:
    """Tell a view on a few lines."""
    figures = ", ".join(str(figure["number"]) for figure in view["figures"])
    cards = "; ".join(" / ".join(card["attributes"]) for card in view["cards"]) or "none"
    score = ", ".join(
        f"{name}: {number(points)} ({counted(won, 'card', '0')}, {counted(taken, 'figure', '0')})"
        for name, points, won, taken in zip(
            view["players"], view["points"], view["won"], view["taken"], strict=True
        )
    )
    headline, _ = prompt(view)
    return (
        f"Game Matrix ({view['version']}): {score}\nfigures: {figures}\ncards: {cards}\n{headline}"
    )


def _waiting(view: View, name: str, which: str) -> tuple[str, str]:
    """Say who is to do what, and what is at stake for them."""
    stake = f"At stake: {counted(len(view['cards']), 'card')}."
    match view["phase"]:
        case "draw":
            return f"{name} is to draw a card.", _last(view)
        case "claim":
            a_figure = "another figure" if view["struck"] else "a figure"
            return f"{name} is looking for {a_figure} that fits {which}.", stake
    if view["risk"] is not None:
        stake = f"{stake} One more: {_percent(view)} bust."
    if view["told"]:
        return f"Not that one. {name} is to take another figure.", stake
    decides = "decides: stop or dare one more" if view["left"] else "is to take a figure"
    return f"It fits! {name} {decides}.", stake


def _try(view: View) -> str:
    """Say before a claim what a wrong one costs, and what it costs to say none (M12, M14)."""
    costs = f'"None fits" costs you {_pile(view)}.'
    if view["struck"]:
        last = "This is your last try: a wrong claim or " if view["tries"] == 1 else ""
        return f"{last}{costs}"
    enough = "One of its attributes" if len(view["cards"]) == 1 else "One attribute of each"
    if view["tries"] == 1:
        costs = f'A wrong claim ends your turn and costs {_pile(view)}. So does "None fits".'
    else:
        free = "One wrong claim is" if view["tries"] == 2 else "Wrong claims are"  # noqa: PLR2004
        costs = f"{free} free. {costs}"
    return f"{enough} is enough. {costs}"


def _stake(view: View) -> str:
    """Say what a player who has a match can win and lose (M10, M13, M14)."""
    pile, is_last = _pile(view), view["tries"] == 1
    if view["risk"] is not None:
        wrong = " A wrong figure costs as much." if is_last else ""
        cards = len(view["cards"])
        lose = f"you would lose {counted(cards, 'card')}"
        return f"One more? {_percent(view)} bust, {lose}.{wrong}"
    if not view["left"]:
        wrong = f" A wrong figure costs you {pile}." if is_last else ""
        return f"That was the last card: take {pile} with a figure that fits.{wrong}"
    if is_last:
        return f"Take {pile} with a figure, or draw. A wrong figure, or no match, costs you {pile}."
    return f"Take {pile} with a figure, or draw: if nothing fits then, you lose {pile}."


def _percent(view: View) -> str:
    return f"{int(100 * view['risk'] + 0.5)} %"


def _pile(view: View, one: str = "the card") -> str:
    count = len(view["cards"])
    return {1: one, 2: "both cards"}.get(count, f"all {count} cards")


def _last(view: View) -> str:
    """Say how the turn before went, or all that was overlooked, or how many cards are left."""
    told = view["told"]
    if not told:
        return "1 card is left." if view["left"] == 1 else f"{view['left']} cards are left."
    if told["kind"] == "missed" and told["figures"][1:]:
        return f"All that fit: {listed(told['figures'])}."
    return str(told["title"])


def _result(view: View) -> tuple[str, str]:
    scores, won, taken = view["scores"], view["won"], view["taken"]
    figures, left = len(view["figures"]) + view["figures_left"], view["left"]
    ended = "The deck is empty" if not left else "No figures are left"
    rest = counted(left, "card") if left else counted(figures, "figure")
    ended = f"{ended}; left over: {rest}."
    if view["mode"] == "solo":
        piles = f"{counted(won[0], 'card')} and {counted(taken[0], 'figure')}"
        return f"Your score is {number(scores[0])}.", f"You have {piles}. {ended}"
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) > len(view["winners"]):
        ended = f"{ended} {decided(view['players'], tied, view['winners'])}"
    return result(view["players"], scores, view["winners"], "point"), ended
