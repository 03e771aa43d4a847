"""Brain Wave's moments: what came of a wave stays, breakthroughs count down, and the wave waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.frames import frames

from .waves import (
    MINOR,
    call,
    called_cell,
    launch,
    setting,
    slide,
    steering,
    wait_for_start,
    wave_cell,
)

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable

pytestmark = [pytest.mark.browser, pytest.mark.real_time]
AIM = "game.state.phase == 'shoot'"
GO = "game.state.phase == 'go' and game.ply > 8"
ITEMS = "host => Object.fromEntries(host.items().map((item) => [item.key, item]))"
FEW_PIXELS = 8
NOTE_HELP = """(root) => {
  const help = root.querySelector(".bw-keys");
  window.bwHelp = [];
  const note = () => window.bwHelp.push(help.textContent);
  new MutationObserver(note).observe(help, { childList: true });
}"""

# Measures how long a headline other than the first stands before a curtain falls.
TIME_THE_RESULT = """(root) => {
  const host = root.querySelector(".bw-canvas");
  const find = (key) => host.items().find((item) => item.key === key)?.look;
  const first = find("prompt");
  let [since, told] = [0, null];
  window.bwRead = new Promise((done) => {
    const look = () => {
      if (find("curtain")) return done([performance.now() - since, ...(told ?? [])]);
      const prompt = find("prompt");
      if (!since && prompt !== first && !/(fires|dodges)\\.$/.test(prompt)) {
        [since, told] = [performance.now(), [find("tube"), prompt, host.clientHeight]];
      }
      requestAnimationFrame(look);
    };
    look();
  });
}"""


@pytest.mark.parametrize("still", [True, False], ids=["reduced motion", "motion"])
def test_a_miss_stays_readable_until_the_next_action(open_table: OpenTable, still: bool) -> None:
    screen = open_table(wave_cell(AIM, seed=1), still=still).screen()
    attacker = screen.view["players"][screen.view["attacker"]]
    defender = screen.view["players"][1 - screen.view["attacker"]]
    slide(screen, attacker, setting(screen.view, hit=False))
    fire = screen.button(f"{attacker}: Reset · fire")
    shown = list(frames(screen, fire.click))
    if still:
        assert [frame.items["tube"]["look"] for frame in shown] == ["Miss"] * 3
    screen.wait_for_ready()
    items = screen.canvas.evaluate(ITEMS)
    assert items["tube"]["look"] == "Miss"
    assert f"A miss: {defender} adds 2 and attacks." in items["prompt"]["look"]
    heights = {frame.height for frame in shown} | {
        screen.canvas.evaluate("host => host.clientHeight")
    }
    assert max(heights) - min(heights) <= FEW_PIXELS
    screen.click_on_canvas(next(label for label in screen.targets if label.startswith("Go to")))
    assert screen.canvas.evaluate(ITEMS)["tube"]["look"] == ""


def test_w9_the_dice_of_who_attacks_first_are_seen_before_the_next_ones(
    open_table: OpenTable,
) -> None:
    until = "game.state.phase == 'throw' and len(game.state.dice) == 2"
    screen = open_table(wave_cell(until, seed=1)).screen()
    *opening, last = frames(screen, screen.button("Roll the dice").click, (200, 600, 1200, 1700))
    events = [event for event in screen.scene["events"] if event["kind"] in ("rolled", "begins")]
    rolled, begins, moves = events
    assert rolled["dice"] != moves["dice"], "else this shows nothing"
    for frame in opening:
        assert [frame.items[f"die-{at}"]["look"] for at in (0, 1)] == [
            f"1-{n}" for n in rolled["dice"]
        ]
        assert frame.headline == f"{begins['text']} {rolled['text']}"
    assert [last.items[f"die-{at}"]["look"] for at in (0, 1)] == [f"1-{n}" for n in moves["dice"]]


@pytest.mark.parametrize("still", [True, False], ids=["reduced motion", "motion"])
def test_a_hit_is_read_before_the_curtain_falls(open_table: OpenTable, still: bool) -> None:
    screen = open_table(wave_cell(AIM, seed=1), still=still).screen()
    attacker = screen.view["players"][screen.view["attacker"]]
    slide(screen, attacker, setting(screen.view, hit=True))
    height = screen.canvas.evaluate("host => host.clientHeight")
    screen.root.evaluate(TIME_THE_RESULT)
    screen.button(f"{attacker}: Reset · fire").click()
    ms, glass, prompt, beat = screen.page.evaluate("window.bwRead")
    assert 1200 < ms < 1700
    assert glass.startswith("Hit: ")
    assert prompt == f"{attacker} hits for {glass.split()[-1]} points."
    assert abs(beat - height) <= FEW_PIXELS
    assert screen.canvas.evaluate(ITEMS)["curtain"]["look"].startswith(prompt)


def test_a_hit_is_still_told_once_the_curtain_is_lifted_with_what_is_to_be_done(
    open_table: OpenTable,
) -> None:
    full = f"{AIM} and sum(game.state.bank) == 3"
    screen = open_table(wave_cell(full, seed=1)).screen()
    attacker = screen.view["players"][screen.view["attacker"]]
    slide(screen, attacker, setting(screen.view, hit=True))
    with screen.moving():
        screen.button(f"{attacker}: Reset · fire").click()
    screen.lift()
    screen.wait_for_ready()
    items = screen.canvas.evaluate(ITEMS)
    points = items["tube"]["look"].removeprefix("Hit: ")
    count = screen.view["banks"][screen.view["turn"]]["count"]
    assert count > 3, "else nothing else is to be told"
    assert points.isdecimal(), "it stands on the glass as well"
    told = items["prompt"]["look"]
    assert told.startswith(f"{attacker}, build. A hit for {points}! ")
    assert f"{count} tiles" in told


def test_w27_a_breakthrough_is_read_before_the_curtain_falls(open_table: OpenTable) -> None:
    screen = open_table(called_cell(), still=False).screen()
    attacker = screen.view["players"][screen.view["attacker"]]
    square = screen.view["plan"]["square"]
    slide(screen, attacker, steering(screen.view, hit=True))
    screen.root.evaluate(TIME_THE_RESULT)
    screen.button(f"{attacker}: Launch").click()
    ms, glass, prompt, _ = screen.page.evaluate("window.bwRead")
    assert 1200 < ms < 1700
    assert glass == "Breakthrough"
    told = f"The wave strikes. {attacker} breaks through at {square} and cuts the train."
    assert prompt == told


def test_w26_a_breakthrough_is_counted_down_with_its_keys(open_table: OpenTable) -> None:
    screen = open_table(wave_cell(MINOR, seed=1), still=False).screen()
    screen.lift()
    height = screen.canvas.evaluate("host => host.clientHeight")
    screen.point_at("Call major")
    hint = screen.canvas.evaluate(ITEMS)["prompt"]["look"]
    assert f"Call major: {screen.view['stakes']['major']}." in hint
    screen.point_at("Call major")
    call(screen, "major")
    seat = screen.view["attacker"]
    attacker, attacked = screen.view["players"][seat], screen.view["players"][1 - seat]
    bank = screen.view["banks"][seat]["count"] + len(screen.view["plan"]["tiles"])
    slide(screen, attacker, steering(screen.view, hit=False))
    screen.note_texts()
    screen.wait_for_ready()
    screen.button(f"{attacker}: Launch").click()
    screen.wait_for_text("→")
    texts = screen.page.evaluate("window.bwTexts.join(' ')")
    assert all(cap in texts for cap in ("W A S D", "↑ ← ↓ →", f"{attacked} dodges"))
    prompt = screen.canvas.evaluate(ITEMS)["prompt"]["look"]
    assert prompt == f"{attacker} steers, {attacked} dodges."
    before = screen.ply
    wait_for_start(screen)
    screen.root.evaluate(NOTE_HELP)
    screen.wait_for_ply_change(before)
    screen.wait_for_ready()
    items = screen.canvas.evaluate(ITEMS)
    assert items["tube"]["look"] == "Failed"
    help_texts = screen.page.evaluate("window.bwHelp.join(' ')")
    assert f"{attacked} steers" not in help_texts, "hands are not exchanged while the end is shown"
    told = f"{attacker}'s breakthrough failed and cost {bank} tiles. {attacked} attacks now."
    assert told in items["prompt"]["look"]
    assert abs(screen.canvas.evaluate("host => host.clientHeight") - height) <= FEW_PIXELS


def test_w11_the_wave_waits_for_the_person_who_reads(open_notebook: OpenNotebook) -> None:
    """Ben's program waits with its shot until Ann has held her Reset."""
    notebook = open_notebook(
        wave_cell(f"{GO} and game.state.attacker == 1", controller="Ben"), still=False
    )
    screen = notebook.screen()
    screen.note_texts()
    screen.point_at(next(label for label in screen.targets if label.startswith("Go to")))
    hold = "Ann: Hold Reset"
    screen.wait_for_text("Hold Reset")
    screen.page.wait_for_timeout(2500)
    assert notebook.ask("game.state.phase") == "shoot"
    assert hold in screen.targets
    knobs = "window.bwTexts.filter((text) => /^[▲▼] \\d/.test(text))"
    screen.page.evaluate("window.bwTexts.length = 0")
    screen.button(hold).click()
    notebook.until(lambda: notebook.ask("game.state.phase") != "shoot")
    notebook.until(lambda: len(set(screen.page.evaluate(knobs))) > 3)  # its knob turns


@pytest.mark.parametrize("still", [True, False], ids=["reduced motion", "motion"])
def test_w11_who_holds_reset_is_on_turn_and_then_the_attacker_is_called(
    open_table: OpenTable, still: bool
) -> None:
    screen = open_table(wave_cell(GO), still=still).screen()
    seat = screen.view["attacker"]
    attacker, defender = screen.view["players"][seat], screen.view["players"][1 - seat]
    screen.click_on_canvas(next(label for label in screen.targets if label.startswith("Go to")))
    hold = f"{defender}: Hold Reset"
    screen.wait_for_target(hold)
    expect(screen.spoken).to_contain_text(f"{defender}, hold Reset.")
    items = screen.canvas.evaluate(ITEMS)
    assert [items[f"chip-{one}"]["look"] for one in (seat, 1 - seat)] == [
        "false false",
        "true false",
    ]
    screen.point_at(hold)
    expect(screen.spoken).to_contain_text(f"{attacker}, set English and fire.")
    assert screen.canvas.evaluate(ITEMS)[f"chip-{seat}"]["look"] == "true false"


def test_w26_the_border_is_warned_of(open_table: OpenTable) -> None:
    screen = open_table(called_cell(), still=False).screen()
    seat = screen.view["attacker"]
    slide(screen, screen.view["players"][seat], steering(screen.view, hit=False))
    screen.canvas.focus()
    screen.note_texts()
    key = "ArrowUp" if seat == 0 else "w"
    screen.page.keyboard.down(key)
    screen.wait_for_text("Outside")
    screen.page.keyboard.up(key)
    texts = screen.page.evaluate("window.bwTexts")
    assert texts.index("Border!") < texts.index("Outside")
    launch(screen)
    screen.wait_for_ready()
    assert screen.canvas.evaluate(ITEMS)["tube"]["look"] == "Outside: restart"
