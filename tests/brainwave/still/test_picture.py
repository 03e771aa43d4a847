"""The still picture of a view: whole, legible without colour, and no more than the seat knows."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

from brainwaves_widgets.brainwave import RULES, Call, Laid, Options, State
from brainwaves_widgets.brainwave.pieces import NAMES
from brainwaves_widgets.brainwave.rules.board import grid
from brainwaves_widgets.brainwave.still.picture import picture
from brainwaves_widgets.brainwave.text.prompt import prompt
from brainwaves_widgets.core import Table
from brainwaves_widgets.testing import play_random
from brainwaves_widgets.testing.play import plays_of, states_of, viewers
from tests.brainwave.builders import BLUE, CROSSED, EMPTY, GREEN, WALL, building, then

if TYPE_CHECKING:
    from brainwaves_widgets.core.rules import View

SVG = "{http://www.w3.org/2000/svg}"
BEGUN = CROSSED.replace("╬ ─", "╬ ·")


def drawn(state: State, seat: int | None = GREEN) -> ET.Element:
    return parsed(RULES.view(state, seat))


def parsed(view: View) -> ET.Element:
    return ET.fromstring(picture(view))  # noqa: S314 - our own text


def marked(svg: ET.Element, mark: str) -> dict[str, ET.Element]:
    """Return what is drawn of this mark, by its value; none may be drawn twice."""
    found = [element for element in svg.iter() if mark in element.attrib]
    by_value = {element.attrib[mark]: element for element in found}
    assert len(by_value) == len(found)
    return by_value


def titles(svg: ET.Element) -> list[str]:
    return [element.text or "" for element in svg.iter(f"{SVG}title")]


def words(svg: ET.Element) -> list[str]:
    return [element.text or "" for element in svg.iter(f"{SVG}text")]


def colourless(element: ET.Element) -> str:
    return re.sub("#[0-9a-f]{6}", "", ET.tostring(element, encoding="unicode"))


def shapes(element: ET.Element) -> list[str]:
    """Return a tile's lines without where it lies, whose it is, and in which colours."""
    return [colourless(part) for part in element if part.tag != f"{SVG}title"]


@pytest.mark.parametrize(("size", "seed"), [(7, 229), (7, 270), (9, 3)])
def test_every_view_of_a_game_is_drawn(size: int, seed: int) -> None:
    """Tiles, plans, backs, dice and words are those of the view, at every ply for every seat."""
    table = play_random(RULES, Options(("Ann", "Ben"), size=size, battles=30), seed=seed)
    for state in states_of(table):
        for seat in viewers(table):
            view = RULES.view(state, seat)
            svg = parsed(view)
            assert marked(svg, "data-square").keys() == view["board"].keys()
            for square, group in marked(svg, "data-square").items():
                assert_told(view, square, titles(group)[0])
            planned = view["plan"]["tiles"] if view["plan"] else []
            assert marked(svg, "data-plan").keys() == {tile["square"] for tile in planned}
            backs = Counter(e.attrib["data-back"] for e in svg.iter() if "data-back" in e.attrib)
            hidden = [0 if bank["tiles"] else bank["count"] for bank in view["banks"]]
            assert [backs["0"], backs["1"]] == hidden
            assert [int(title) for title in titles(svg) if title.isdigit()] == view["dice"]
            assert set(prompt(view)) <= {*words(svg), ""}


def assert_told(view: View, square: str, told: str) -> None:
    laid = view["board"][square]
    name = view["players"][laid["seat"]]
    assert told.startswith(f"{square}: {NAMES[laid['tile']]} of {name}")
    assert ("Mental Block" in told) == ("blocked" in laid)
    assert ("breaks" in told) == ("breaking" in laid)
    assert ("shared" in told) == ("shared" in laid)
    assert ("not connected" in told) == ("loose" in laid)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_from_a_seat_does_not_show(seed: int) -> None:
    table = play_random(RULES, Options(size=7, battles=40), seed=seed)
    plays, rng, differed = plays_of(table), Random(seed), 0
    for ply in rng.sample(range(len(plays)), 8):
        this = Table.replay(RULES, table.options, plays[:ply], seed=table.seed)
        for seat in viewers(table):
            others = RULES.resample(table.options, plays[:ply], seat, rng)
            other = Table.replay(RULES, table.options, others, seed=table.seed)
            assert picture(this.view(seat)) == picture(other.view(seat))
            differed += this.state.banks != other.state.banks
    assert differed


def test_a_bank_is_open_to_its_owner_alone() -> None:
    state = building(EMPTY, "logic logic block", other="bender")
    mine = {"Logic: 2", "Mental Block: 1"}
    assert mine <= {*titles(drawn(state, GREEN))}
    for seat in (BLUE, None):
        assert not mine & {*titles(drawn(state, seat))}
    assert "Mind Bender: 1" not in titles(drawn(state, GREEN))
    assert "Mind Bender: 1" in titles(drawn(state, BLUE))


def test_a_bank_of_many_tiles_stays_within_the_picture() -> None:
    """W15: misses add up, and so a bank can be far larger than what may be kept."""
    state = building(EMPTY, other="logic " * 24 + "bender " * 14, power=(120, 0))
    backs = [e for e in drawn(state, GREEN).iter() if "data-back" in e.attrib]
    assert len(backs) == 38
    lefts = [float(re.findall(r"[\d.]+", back.attrib["transform"])[0]) for back in backs]
    assert lefts == sorted(set(lefts))
    assert lefts[-1] + 32 <= 258
    assert "120" in words(drawn(state))


def test_names_are_text() -> None:
    options = Options(("<b>&Ann", "Ben'\"<script>"), size=7)
    state = building(CROSSED, "logic")._replace(options=options)
    text = picture(RULES.view(state, GREEN))
    assert "<b>" not in text
    assert "<script" not in text
    assert {"<b>&Ann", "Ben'\"<script>"} <= {*words(drawn(state))}
    assert "a1: Logic of <b>&Ann" in titles(drawn(state))


def test_the_longest_names_leave_the_headline_in_the_picture() -> None:
    state = building(EMPTY, "logic")._replace(options=Options(("A" * 40, "B" * 40), size=7))
    svg = drawn(state._replace(phase="attempt"))
    headline = next(e for e in svg.iter(f"{SVG}text") if (e.text or "").endswith("the wave."))
    size = int(headline.attrib["font-size"])
    assert 13 <= size < 22
    assert 0.62 * size * len(headline.text or "") <= 844


def test_it_scales_and_pictures_on_one_page_do_not_share_anything() -> None:
    svg = drawn(RULES.new(Options()))
    assert svg.attrib["viewBox"].split()[:3] == ["0", "0", "900"]
    assert not {"width", "height"} & svg.attrib.keys()
    assert svg.attrib["role"] == "img"
    assert titles(svg)[0] == "Brain Wave: Green rolls the dice."
    assert not [element for element in svg.iter() if "id" in element.attrib]
    assert "url(" not in picture(RULES.view(RULES.new(Options()), None))


def test_the_trains_differ_without_colour() -> None:
    """Green has one line and blue two, on the board as in words."""
    tiles = marked(drawn(building(CROSSED)), "data-square")
    assert shapes(tiles["a2"]) != shapes(tiles["d3"])
    assert shapes(tiles["a2"]) == shapes(tiles["a3"])


def test_starts_and_finishes_have_their_letters_with_a_tile_and_without() -> None:
    """W19."""
    assert Counter(words(drawn(building(EMPTY)))) >= Counter("SSFF")
    assert Counter(words(drawn(building(CROSSED)))) >= Counter("SSFF")


def test_a_train_is_drawn_through_the_decision_point_that_it_crosses() -> None:
    """W23."""
    crossed = marked(drawn(building(CROSSED)), "data-square")["d4"]
    begun = drawn(building(BEGUN))
    assert len(shapes(crossed)) > len(shapes(marked(begun, "data-square")["d4"]))
    (told,) = [title for title in titles(begun) if title.startswith("e4")]
    assert told == "e4: reserved for Green; until battle 6 it can be blocked"


def test_a_mental_block_a_break_and_a_shared_tile_can_be_seen() -> None:
    """W24, W25, W29."""
    at = grid(49).numbers
    state = building(CROSSED)
    looks = [
        Laid(BLUE, "logic", 0, 9),
        Laid(BLUE, "logic", 0, 9, breaking=True),
        Laid(BLUE, "decision", 0, 9),
        Laid(BLUE, "decision", 0, 9, blocked=True),
        Laid(BLUE, "decision", 0, 9, shared=1),
    ]
    seen = []
    for look in looks:
        lying = [look if square == at["d3"] else laid for square, laid in enumerate(state.board)]
        svg = drawn(state._replace(board=tuple(lying)))
        seen.append("".join(shapes(marked(svg, "data-square")["d3"])))
    assert len(set(seen)) == len(looks)


def test_what_is_cut_off_is_dashed() -> None:
    """W29: tiles cut off stay, but do not count."""
    tiles = marked(drawn(building(CROSSED.replace("│ · · ║", "· · · ║"))), "data-square")
    dashed = {square for square, tile in tiles.items() if "dasharray" in colourless(tile)}
    assert dashed == {"a4", "b4", "c4", "e4"}


def test_a_plan_is_shown_to_all_as_it_will_lie() -> None:
    """W25: the tiles set aside are shown, and the named one."""
    state, _ = then(building(WALL, "logic logic logic"), Call("major", "d4"))
    for seat in (GREEN, BLUE, None):
        view = RULES.view(state, seat)
        svg = parsed(view)
        planned = {tile["square"] for tile in view["plan"]["tiles"]}
        assert marked(svg, "data-plan").keys() == planned
        assert "d4: named for a major breakthrough" in titles(svg)


@pytest.mark.parametrize(
    ("x", "y", "off"),
    [(0.5, 0.5, False), (-0.1, 0.4924, True), (1.02, 1.3, True), (-0.02, -0.4, True)],
)
def test_the_wave_is_on_the_screen_or_marked_at_its_edge(x: float, y: float, off: bool) -> None:
    """W4: the height at which it left the screen matters for the next shot."""
    state = building(EMPTY)
    svg = drawn(state._replace(console=state.console._replace(x=x, y=y)))
    marks = [p for p in svg.iter(f"{SVG}path") if "The wave is off the screen" in titles(p)]
    assert len(marks) == off
    balls = lights(svg, "data-wave")
    assert len(balls) != off
    if off:
        (place,) = [list(map(float, re.findall(r"-?[\d.]+", p.attrib["d"]))) for p in marks]
        assert all(0 <= across <= 538 for across in place[::2])
        assert all(0 <= down <= 426 for down in place[1::2])
        assert (place[0] > 269) == (x > 0.5)
    else:
        assert middle(balls[0]) == pytest.approx((x * 538, y * 426), abs=0.2)


def test_the_spots_are_where_the_console_has_them() -> None:
    state = building(EMPTY)
    svg = drawn(state._replace(console=state.console.place(BLUE, (0.65, 0.7))))
    one, other = lights(svg, "data-spot")
    assert middle(one) == pytest.approx((0.101875 * 538, 0.4924 * 426), abs=0.2)
    assert middle(other) == pytest.approx((0.65 * 538, 0.7 * 426), abs=0.2)


def lights(svg: ET.Element, mark: str) -> list[dict[str, str]]:
    """Return the squares of light on the screen, without the shine around them."""
    return [rect.attrib for rect in svg.iter(f"{SVG}rect") if mark in rect.attrib]


def middle(rect: dict[str, Any]) -> tuple[float, float]:
    x, y, width, height = (float(rect[key]) for key in ("x", "y", "width", "height"))
    return x + width / 2, y + height / 2
