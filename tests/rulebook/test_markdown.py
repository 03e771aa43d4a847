"""The Markdown of rules is read as it is written, and shown as text whatever it contains."""

from __future__ import annotations

from brainwaves_widgets.rulebook.markdown import as_html, as_text, plain, read

TABLE = "| move | who |\n|---|---|\n| `Draw()` | **you** |"


def test_lines_of_a_paragraph_are_one() -> None:
    assert read("You draw\na card.\n\nThen you play.") == ["You draw a card.", "Then you play."]


def test_items_go_on_over_lines_and_empty_lines() -> None:
    assert read("- one\n  more\n\n- two\n\nAfter.") == [{"items": ["one more", "two"]}, "After."]


def test_a_table_has_a_head_and_rows() -> None:
    assert read(TABLE) == [{"head": ["move", "who"], "rows": [["`Draw()`", "**you**"]]}]


def test_links_are_their_words_and_rulings_have_no_mark() -> None:
    assert read("**[R]** See [the list](a.md).") == ["See the list."]


def test_html_shows_marks_and_keeps_markup_as_text() -> None:
    assert as_html("**x** <i>") == "<p><b>x</b> &lt;i&gt;</p>"
    assert as_html({"items": ["`a<b`"]}) == "<ul><li><code>a&lt;b</code></li></ul>"
    assert "<td><b>you</b></td>" in as_html(read(TABLE)[0])


def test_text_has_no_marks() -> None:
    assert plain("**x** `y`") == "x y"
    assert as_text({"items": ["**x**"]}) == "- x"
    assert as_text(read(TABLE)[0]).splitlines()[1].split() == ["Draw()", "you"]
