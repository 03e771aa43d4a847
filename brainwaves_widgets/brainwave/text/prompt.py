"""What a screen of Brain Wave says: what to do now, in a sentence and a hint."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ...core.history import Step
from ...core.rules import View
from ...core.text.phrases import counted, is_asked, listed
from ..pieces import KEPT_TILES
from ..rules.breaking import at_stake
from .words import SIGNS, held, opening as opening_roll


def prompt_at(view: View, steps: Sequence[Step], bots: Container[int]) -> tuple[str, str]:
    """Return the prompt; before anybody has moved, its hint also tells who rolled what (W9)."""
    rolled = ""
    if view["battle"] == 1 and view["phase"] in ("dice", "go"):
        events = (event for step in steps for event in step.events)
        rolled = opening_roll(events, view["players"])
    return prompt(view, bots, rolled)


def prompt(view: View, bots: Container[int] = (), opening: str = "") -> tuple[str, str]:
    """Return the sentence that says what to do now, and a hint, from what a seat may know.

    `bots` are the seats that programs have, and `opening` tells the opening roll (W9), which is
    said until somebody has moved.
    """
    name = view["players"][view["turn"]]
    is_mine = is_asked(view)
    match view["phase"]:
        case "throw" if is_mine:
            return f"{name}, roll the dice.", "The higher number attacks first."
        case "throw" | "first":
            return f"{name} rolls the dice.", "The higher number attacks first."
        case "dice":
            return f"{name} rolls the dice.", opening or _news(view)
        case "draw":
            return f"{name} draws tiles.", _news(view)
        case "over":
            return _result(view)
    if not is_mine:
        dodges = view["phase"] == "attempt" and view["seat"] is not None
        hint = _dodge(view, name, bots) if dodges else opening or _news(view)
        return f"{name} {_DOING[view['phase']]}.", hint
    headline, hint = _act(view, name)
    return headline, f"{opening} {hint}".strip()


_DOING = {
    "go": "moves through the maze",
    "shoot": "takes aim",
    "build": "builds",
    "plan": "prepares a breakthrough",
    "attempt": "attempts a breakthrough",
    "keep": "puts tiles back",
}
_AGAIN = "Leaving the maze again counts as a hit."


def _dodge(view: View, name: str, bots: Container[int]) -> str:
    """Tell the attacked player where to dodge (W26): at the screen of whoever launches."""
    is_program = view["turn"] in bots
    hint = (
        "Press Launch when you are ready to dodge." if is_program else f"Dodge at {name}'s screen."
    )
    return f"{hint} {_AGAIN}" if view["restarted"] else hint


def apart_hint(view: View, *, again: bool, dodges: bool) -> str:
    """Tell who does what in a breakthrough where each player has a screen (W26)."""
    steering, dodging = view["players"][view["turn"]], view["players"][1 - view["turn"]]
    here = f"Dodge here, by keys or by hand, when {steering} launches."
    hint = here if dodges else f"{dodging} dodges on another screen."
    return f"{hint} {_AGAIN}" if again else hint


def _act(view: View, name: str) -> tuple[str, str]:
    count = view["banks"][view["turn"]]["count"]
    match view["phase"]:
        case "go":
            steps = sum(view["dice"])
            return f"{name}, move {steps} squares.", f"{_news(view)} No step straight back.".strip()
        case "shoot":
            value = view["spots"][1 - view["turn"]]["value"]
            return f"{name}, set English and fire.", f"The square is worth {value}."
        case "plan":
            where = view["plan"]["square"]
            return f"{name}, set tiles aside up to {where}.", "Each continues the one before."
        case "attempt" if view["restarted"]:
            return f"{name}, launch once more.", f"{_news(view)} {_AGAIN}"
        case "attempt":
            other = view["players"][1 - view["turn"]]
            return f"{name}, launch and steer the wave.", f"{other} dodges within the maze."
        case "keep":
            hints = [
                "One press on a tile in the bank puts it back. Three may be kept.",
                "One press on a tile puts it back.",
            ]
            news = _news(view) if view["news"] and view["news"]["kind"] == "held" else ""
            asked = f"{name}, put {counted(count - KEPT_TILES, 'tile')} back."
            return asked, _after_news(news, hints)
    return f"{name}, {_building(view, count)}.", _missing(view, count)


def _building(view: View, count: int) -> str:
    """Ask to build, or if no tile can be laid, for what can be done instead (W18, W25, W29)."""
    if view["can_lay"]:
        return "build" if count > KEPT_TILES else "build or end the turn"
    calls = ["call a breakthrough"] if view["stakes"] else []
    takes = ["take a tile back"] if view["can_take_back"] else []
    return listed([*calls, *takes, "end the turn"], "or")


_ROOM = 90
"""How many characters of a hint stand on one line beside the dice."""


def _missing(view: View, count: int) -> str:
    """Say what came of the wave, and what is missing before the turn can end (W18)."""
    return _after_news(_news(view), _needs(view, count), stakes(view))


def _after_news(news: str, hints: Sequence[str], more: str = "") -> str:
    """Tell news with as much of the rest as there is room for; the last hint is the shortest."""
    if not news:
        return f"{hints[0]} {more}".strip()
    ways = [f"{hint} {more}" for hint in hints] + [*hints]
    told = [f"{news} {way.strip()}".strip() for way in ways]
    return next((one for one in told if len(one) <= _ROOM), told[-1])


def _needs(view: View, count: int) -> list[str]:
    """Return what is missing before the turn can end, in more words and in fewer."""
    over, risk = count - KEPT_TILES, stakes(view)
    if over > 0 and view["can_lay"]:
        short = f"Lay {over} of {count} tiles, then end the turn."
        keeps = f"Of {count} tiles three may be kept: lay {over} more, then you can end the turn."
        return [short if risk else keeps, short, f"Lay {over} of {count} tiles."]
    if view["can_lay"]:
        return [""]
    if over > 0 and risk:
        return [f"No tile can be laid; you put {over} of {count} back."]
    none = "No tile can be laid." if count else "You have no tiles to lay."
    if over > 0:
        return [f"{none} End the turn, then put {over} of {count} back into the set.", none]
    return [none]


def stakes(view: View) -> str:
    """Say what a breakthrough costs if it fails, where one may be called (W28)."""
    count = view["banks"][view["turn"]]["count"]
    costs = [f"{at_stake(kind, count)} ({kind})" for kind in view["stakes"]]
    return f"Tiles lost if a call fails: {', '.join(costs)}." if costs else ""


_NEWS = {
    "hit": "A hit for {points}!",
    "telepathy": "Telepathic Communication: {points} points!",
    "miss": "A miss: {other} adds {points}.",
    "through": "The breakthrough succeeds.",
    "left": "{other} left the maze again: that counts as a hit.",
    "held": "The breakthrough failed{loss}.",
    "restart": "{other} left the maze.",
}
_BEFORE = {
    "hit": "{who} hit for {points}. {other} attacks now.",
    "telepathy": "Telepathy: {who} hit for {points}. {other} attacks now.",
    "miss": "A miss: {other} adds {points} and attacks.",
    "through": "{who} broke through. {other} attacks now.",
    "left": "{who} broke through. {other} attacks now.",
    "held": "{who}'s breakthrough failed{cost}. {other} attacks now.",
}
"""The same once the turn is over and roles have changed (W16)."""


def _news(view: View) -> str:
    """Tell what came of the last battle or attempt, and after that turn who attacks now."""
    news = view["news"]
    if news is None:
        return ""
    seat, points = news["seat"], news["points"]
    who, other = view["players"][seat], view["players"][1 - seat]
    tiles = counted(points, "tile")
    loss, cost = (f": {who} loses {tiles}", f" and cost {tiles}") if points else ("", "")
    told = _NEWS if view["attacker"] == seat else _BEFORE
    return told[news["kind"]].format(who=who, other=other, points=points, loss=loss, cost=cost)


def text(view: View) -> str:
    """Tell a view on a few lines, with the board."""
    lines = [f"Brain Wave, battle {view['battle']} of {view['battles']}"]
    for seat, name in enumerate(view["players"]):
        tiles = ", ".join(held(view["banks"][seat]))
        lines.append(f"{name}: {view['power'][seat]} points, {tiles}, {to_go(view, seat)}")
    headline, _ = prompt(view)
    return "\n".join([*lines, *_drawn(view), headline])


def to_go(view: View, seat: int) -> str:
    """Say how far a train is from its finish."""
    way = view["distance"][seat]
    return "way closed" if way is None else f"{way} to go"


def _drawn(view: View) -> list[str]:
    """Draw the board: green with single lines, blue with double ones, `#` a Mental Block."""
    size = view["size"]
    signs = {
        square: "#" if "blocked" in tile else SIGNS[tile["tile"], tile["turn"]][tile["seat"]]
        for square, tile in view["board"].items()
    }
    rows = [
        f"{row} " + " ".join(signs.get(f"{column}{row}", "·") for column in "abcdefghi"[:size])
        for row in range(size, 0, -1)
    ]
    return [*rows, "  " + " ".join("abcdefghi"[:size])]


def _result(view: View) -> tuple[str, str]:
    """Tell who won, and how far both trains are from their finish (W31, W32)."""
    names, winners, ways = view["players"], view["winners"], view["distance"]
    winner = winners[0]
    if ways[winner] == 0:
        other = _stands(view, 1 - winner, "had", "was")
        hint = f"In battle {view['battle']} of {view['battles']}; {other}."
        return f"{names[winner]} completes the train of thought and wins!", hint
    last = "That was the last battle."
    if len(winners) > 1:
        closed = "Both ways to the finish are closed."
        far = f"Both have {_squares(ways[0])} to go."
        return "A draw.", f"{last} {closed if None in ways else far}"
    if None in ways:
        both = ", ".join(_stands(view, seat, "has", "is") for seat in range(2))
        return f"{names[winner]} wins.", f"{last} {both}."
    left = f"{_stands(view, 0, 'has', '')}, {names[1]} has {ways[1]}"
    return f"{names[winner]} wins.", f"{last} {left}. The nearer train wins."


def _stands(view: View, seat: int, have: str, be: str) -> str:
    """Say how far a player's train is from its finish, or that no way leads there (W32)."""
    name = view["players"][seat]
    if view["distance"][seat] is None:
        return f"{name}'s way to the finish {be} closed"
    return f"{name} {have} {_squares(view['distance'][seat])} to go"


def _squares(way: int) -> str:
    return counted(way, "square", "0")
