"""Lesson 00 on the site, as a pupil takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page


def take_the_first_lesson(page: Page) -> None:
    """Do all that lesson 00 asks, from its name to its game."""
    page.get_by_role("textbox").first.fill("Ann")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Hello Ann.").first).to_be_visible()
    ask = page.locator(".bw-ask", has_text="Which of these figures are squares?")
    ask.locator('[data-name="1"]').click()
    ask.get_by_role("button", name="That is my prediction").click()
    ask.get_by_role("button", name="I have read it: compare").click()
    expect(ask).to_contain_text("You said 1. It is true of 1 and 4.")
    task = page.locator(".bw-ask", has_text="Is this rhombus a square?")
    task.get_by_role("button", name="no", exact=True).click()
    task.get_by_role("button", name="Check").click()
    expect(task).to_contain_text("✓ Right")
    lab = page.get_by_label("Figure laboratory", exact=True).first
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"):
        lab.locator("[data-corner=D]").press(key)
    expect(lab.locator(".bw-task")).to_contain_text("✓ Solved.")
    why = page.locator(".bw-ask", has=page.get_by_role("combobox"))
    why.get_by_role("combobox").select_option("Rhombus")
    why.get_by_role("button", name="Why?").click()
    expect(why).to_contain_text("Rhombus: yes.")
    draw_a_triangle(page)
    page.get_by_role("button", name="Check my drawing").click()
    take_the_quiz(page)
    game = page.locator("section.bw:has(.bw-canvas)").last
    game.get_by_role("group", name="Moves").get_by_role("button").first.click()
    expect(game).not_to_have_attribute("data-ply", "0")


def take_the_quiz(page: Page) -> None:
    """Answer every question, whatever is right; the wrong ones come again."""
    quiz = page.locator("section[aria-label=Quiz]")
    while quiz.get_attribute("data-phase") != "over":
        quiz.get_by_role("button", name="Fits", exact=True).click()
        quiz.locator(".bw-reasons button").first.click()
        quiz.locator(".bw-next").click()
        expect(quiz).not_to_have_attribute("data-phase", "told")


def draw_a_triangle(page: Page) -> None:
    """Click three dots of the board, and the first one again."""
    board = page.locator(".bw-slate")
    for x, y in [(200, 200), (400, 200), (200, 80), (200, 200)]:
        board.click(position={"x": x, "y": y})
    expect(page.locator(".bw-ledge").first).to_contain_text("triangle", ignore_case=True)
