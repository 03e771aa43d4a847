"""Claims of Game Matrix and what is said about them: explained, struck, lost, asked, hinted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from brainwaves_widgets.geometry import FIGURES, verdict
from brainwaves_widgets.matrix.pieces import deck, number, truth
from tests.browser.notebook import Notebook
from tests.browser.players import matrix_cell

from .deals import OPEN, cards_for, claim, dealt_cell, fitting, label_of, reason

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook, OpenTable
    from tests.browser.screen import GameScreen
    from tests.browser.table import PlainTable

pytestmark = pytest.mark.browser
TO_THE_LAST_CARD = """
while not (game.state.phase == "claim" and not game.view("Ann")["left"]):
    game.play(game.moves()[-1])
"""


def test_a_wrong_claim_is_explained_and_struck(open_table: OpenTable) -> None:
    first, second = cards_for(2, 1)
    right, wrong = fitting(first)[0], next(key for key in OPEN if key not in fitting(first))
    notebook = open_table(dealt_cell([first, second], claims="teach"))
    screen = notebook.screen()
    screen.note_texts()
    screen.click_on_canvas("Draw a card")
    screen.wait_for_text(" ".join(map(label_of, first)))
    screen.wait_for_target(claim(wrong))
    screen.wait_for_text('One wrong claim is free. "None fits" costs you the card.')
    before = screen.pixels()

    screen.click_on_canvas(claim(wrong))

    told = screen.view["told"]
    assert told["kind"] == "wrong"
    assert screen.view["struck"] == [wrong]
    assert [one["because"] for one in told["reasons"]] == [reason(wrong, key) for key in first]
    assert not any(one["holds"] for one in told["reasons"])
    for one in told["reasons"]:
        screen.wait_for_text(f"✗ {one['attribute']} {one['because']}")
    screen.wait_for_text("This is your last try: a wrong claim or")
    notebook.until(lambda: screen.pixels() != before)
    said = " ".join(f"{label_of(key)}: {reason(wrong, key)}" for key in first)
    claimed = f"Ann claims figure {number(wrong)}: it does not fit."
    expect(screen.status).to_have_text(f"{claimed} The {FIGURES[wrong].name}. {said}")
    screen.wait_for_target(claim(right))
    assert claim(wrong) not in {*screen.offers, *screen.targets}
    message = {"move": {"type": "Claim", "figure": wrong}, "seats": [0], "ply": screen.ply}
    notebook.send(screen.widget, message)
    expect(screen.status).to_contain_text("is not legal now")
    assert notebook.ask("game.ply") == screen.ply

    screen.click_on_canvas(claim(right))
    assert screen.view["phase"] == "dare"
    assert f"Stop and take figure {number(wrong)}" not in screen.offers
    screen.click_on_canvas("Draw a card")
    assert screen.view["struck"] == []
    assert {claim(key) for key in OPEN} <= set(screen.offers)


def test_m14_a_wrong_claim_among_several_players_ends_the_turn(open_table: OpenTable) -> None:
    """The screen says so before the claim, and explains it afterwards on the figure."""
    (card,) = cards_for(2)
    right, wrong = fitting(card)[0], next(key for key in OPEN if key not in fitting(card))
    screen = open_table(dealt_cell([card])).screen()
    screen.note_texts()
    screen.click_on_canvas("Draw a card")
    screen.wait_for_text('ends your turn and costs the card. So does "None fits".')
    screen.click_on_canvas(claim(wrong))

    view, told = screen.view, screen.view["told"]
    assert (view["turn"], view["cards"], view["points"]) == (1, [], [0, 0])
    refuted, fits = FIGURES[wrong].name, FIGURES[right].name
    screen.wait_for_text(
        f"The {refuted} does not fit. The {fits} does. Ann loses this turn's card."
    )
    screen.wait_for_text(f"✗ {label_of(card.first)} ({refuted})")
    assert [one["because"] for one in told["reasons"][:2]] == [reason(wrong, key) for key in card]
    missed = " and ".join(str(number(key)) for key in fitting(card))
    expect(screen.status).to_contain_text(
        f"Overlooked: figures {missed}. Ann loses this turn's card."
    )
    assert screen.offers == ["Draw a card"]


def test_cards_are_lost_and_what_was_overlooked_is_told(open_table: OpenTable) -> None:
    (overlooked,), (hopeless,) = cards_for(2), cards_for(0)
    notebook = open_table(dealt_cell([overlooked, hopeless]))
    screen = notebook.screen()
    screen.note_texts()
    screen.press("Draw a card")
    screen.press("None fits")

    view, missed = screen.view, fitting(overlooked)
    assert view["told"]["kind"] == "missed"
    assert len(view["told"]["figures"]) == 2
    names = " and ".join(view["told"]["figures"])
    told = " and ".join(str(number(key)) for key in missed)
    lost = f"Ann says that none fits. Overlooked: figures {told}. Ann loses this turn's card."
    first = view["told"]["reasons"][0]
    card = " or ".join(map(label_of, overlooked))
    row = f"{card}: fits {', '.join(str(number(key)) for key in missed)}."
    why = f"The {first['figure']}. {first['attribute']}: {first['because']}"
    expect(screen.status).to_have_text(f"{lost} {why} {row}")
    assert screen.scene["prompt"]["hint"] == f"All that fit: {names}."
    because = view["told"]["reasons"][0]["because"]
    assert because in {reason(missed[0], key) for key in overlooked}
    screen.wait_for_text(because)
    assert view["cards"] == []
    assert view["won"] == view["taken"] == [0, 0]
    assert [figure["key"] for figure in view["figures"]] == list(OPEN)
    assert view["turn"] == 1

    screen.wait_for_text(f"Overlooked: the {first['figure']} fits. Ann loses this turn's card.")

    screen.press("Draw a card")
    screen.press("None fits")
    assert (screen.view["told"]["kind"], screen.view["told"]["reasons"]) == ("none", [])
    lost = "Ben says that none fits. No figure fits. Ben loses this turn's card."
    row = f"{' or '.join(map(label_of, hopeless))}: fits none."
    expect(screen.status).to_have_text(f"{lost} {row}")
    screen.wait_for_text("Bust: no figure fits. Ben loses this turn's card.")
    shown = {item["key"]: item for item in screen.canvas.evaluate("host => host.items()")}
    assert shown["prompt"]["look"] == "Ann, draw a card.", "the panel says the rest, once"
    assert notebook.ask("len(game.state.discards)") == 2


def ask_why(screen: GameScreen, figure: str, attribute: str) -> None:
    screen.root.get_by_label("Figure").select_option(figure)
    screen.root.get_by_label("Attribute").select_option(label=label_of(attribute))
    screen.button("Why?").click()


def end(notebook: Notebook | PlainTable, screen: GameScreen) -> None:
    """Let a player who always says no play to the end."""
    notebook.python("while game.moves(): game.play(game.moves()[-1])")
    screen.wait_for_ply(notebook.ask("game.ply"))


def test_why_is_answered_between_turns(open_table: OpenTable) -> None:
    (card,) = cards_for(2)
    notebook = open_table(dealt_cell([card]))
    screen = notebook.screen()
    screen.note_texts()
    why = screen.root.get_by_role("group", name="Why")
    expect(why).to_be_visible()

    ask_why(screen, "square", "rectangle")
    expect(screen.status).to_have_text(reason("square", "rectangle"))
    screen.wait_for_text("square: yes. ✓ Rectangle")
    ask_why(screen, "circle", "ellipse")
    note = verdict(FIGURES["circle"], "ellipse").note
    assert "D6" in note
    expect(screen.status).to_have_text(f"{reason('circle', 'ellipse')} {note}")
    screen.wait_for_text("circle: no. ✗ Ellipse")
    assert screen.ply == notebook.ask("game.ply")

    screen.press("Draw a card")
    expect(why).to_be_hidden()
    notebook.send(screen.widget, {"ask": ["square", "rectangle"], "ply": screen.ply})
    expect(screen.status).to_have_text('Ask "why?" once the turn is over.')
    screen.press(claim(fitting(card)[0]))
    expect(why).to_be_hidden()
    screen.press(f"Stop and take figure {number(fitting(card)[0])}")
    expect(why).to_be_visible()
    ask_why(screen, "square", "rhombus")
    expect(screen.status).to_have_text(reason("square", "rhombus"))

    end(notebook, screen)
    expect(why).to_be_visible()
    ask_why(screen, "ray", "infinite")
    expect(screen.status).to_have_text(reason("ray", "infinite"))
    expect(screen.root).not_to_contain_class("bw-error")
    assert not notebook.complaints


@pytest.mark.parametrize("hints", [True, False])
def test_hints_are_shown_only_if_asked_for(
    open_notebook: OpenNotebook, open_table: OpenTable, hints: bool
) -> None:
    """Without them nothing of them is on the wire either."""
    first, second = cards_for(2, 1)
    cell = dealt_cell([first, second], hints=hints)
    notebook = open_table(cell) if hints else open_notebook(cell)
    screen = notebook.screen()
    screen.note_texts()
    assert screen.view["fits"] is screen.view["risk"] is None

    screen.press("Draw a card")
    fits = [key in fitting(first) for key in OPEN]
    assert screen.view["fits"] == (fits if hints else None)
    assert {claim(key) for key in OPEN} <= set(screen.offers), "hints forbid nothing"
    screen.press(claim(fitting(first)[0]))
    risk: float | None = screen.view["risk"]
    screen.wait_for_target("Draw a card")
    if hints:
        left = [card for card in deck() if card != first]
        busts = sum(not fitting(first, card) for card in left)
        assert risk is not None
        assert risk == round(busts / len(left), 3)
        screen.wait_for_text(f"{int(risk * 100 + 0.5)} % bust")
    screen.press("Draw a card")
    fits = [key in fitting(first, second) for key in OPEN]
    assert screen.view["fits"] == (fits if hints else None)
    assert screen.view["risk"] is None
    if isinstance(notebook, Notebook):
        assert not hints
        assert "bust" not in " ".join(notebook.page.evaluate("window.bwTexts")).lower()
        told = [scene for frame in notebook.wire.received for _, scene in frame.scenes()]
        assert {(scene["view"]["fits"], scene["view"]["risk"]) for scene in told} == {(None, None)}


def test_a_figure_is_claimed_by_a_finger(open_table: OpenTable) -> None:
    [card] = cards_for(2)
    right = fitting(card)[0]
    screen = open_table(dealt_cell([card]), has_touch=True).screen()
    for label in ("Draw a card", claim(right)):
        with screen.moving():
            screen.page.touchscreen.tap(*screen.middle_of(label))
        screen.page.wait_for_timeout(400)  # two taps in a row are one
    assert screen.view["phase"] == "dare"


def test_after_a_wrong_last_claim_the_result_says_why(open_table: OpenTable) -> None:
    cell = matrix_cell("['Ann', 'Ben']").removesuffix("game")
    notebook = open_table(f"{cell}{TO_THE_LAST_CARD}game")
    screen = notebook.screen()
    screen.note_texts()
    has, (card,) = truth("printed"), notebook.ask("game.state.cards")
    figures = [one["key"] for one in screen.view["figures"]]
    wrong = next(key for key in figures if not has[key] & set(card))
    screen.press(claim(wrong))
    assert screen.view["phase"] == "over"
    for key in card:
        screen.wait_for_text(f"{label_of(key)}: {reason(wrong, key)}")
