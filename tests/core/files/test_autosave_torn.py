"""Files of kept games that were torn or spoilt: the game goes on from what can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings, strategies as st

from brainwaves_widgets.core import SaveError, Table
from brainwaves_widgets.core.files.autosave import Autosave, reopen
from brainwaves_widgets.core.files.keptgames import glance
from brainwaves_widgets.goose import RULES
from tests.core.builders import advanced, assert_fine, assert_same

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("home")


def test_a_file_torn_anywhere_gives_the_game_up_to_there() -> None:
    table = advanced(30)
    one = Autosave(table)
    assert_fine(one.keep())
    content = one.path.read_bytes()
    head = content.index(b"\n") + 1
    states = [table.state_at(ply) for ply in range(table.ply + 1)]
    for end in range(head, len(content), 31):
        one.path.write_bytes(content[:end])
        again, more = reopen(one.path, RULES)
        moves = content[head : end + 1].count(b"\n")  # a last line may lack its end
        assert again.last_ply >= moves  # dice that were due are thrown as the seed has them
        assert again.state_at(moves) == states[moves]
        if moves > 3:
            again.undo()
            assert_fine(more.keep())
            assert_same(again, more.path)


@pytest.mark.parametrize("spoilt", [b"\0" * 40, b"[1]", b'{"ply": "3"}', b'{"ply": 99}', b"{"])
def test_what_follows_a_spoilt_line_is_not_read(spoilt: bytes) -> None:
    table = advanced(20)
    one = Autosave(table)
    assert_fine(one.keep())
    lines = one.path.read_bytes().splitlines()
    one.path.write_bytes(b"\n".join([*lines[:6], spoilt, *lines[7:]]) + b"\n")
    again, _ = reopen(one.path, RULES)
    assert again.state_at(5) == table.state_at(5)
    assert again.last_ply < table.last_ply


def test_a_move_that_the_rules_refuse_ends_the_game_there() -> None:
    table = advanced(20)
    one = Autosave(table)
    assert_fine(one.keep())
    lines = one.path.read_text().splitlines()
    lines[5] = '{"ply": 4, "seat": 0, "move": {"type": "Pass"}}'
    one.path.write_text("\n".join(lines) + "\n")
    again, _ = reopen(one.path, RULES)
    assert (again.last_ply, again.state) == (4, table.state_at(4))


@settings(max_examples=150)
@given(st.data())
def test_whatever_happens_to_a_file_it_gives_a_game_or_a_plain_refusal(data: st.DataObject) -> None:
    table = Table.from_json(advanced(12).to_json(), RULES)  # without times: always the same bytes
    one = Autosave(table)
    assert_fine(one.keep())
    content = bytearray(one.path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 60))] = data.draw(st.binary(max_size=20))
    one.path.write_bytes(content)
    glance(one.path)
    try:
        moves = reopen(one.path, RULES)[0].last_ply
    except SaveError as error:
        moves = -1 if str(error).startswith(str(one.path)) else 10_000
    assert moves <= table.last_ply + 1


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("", "not a whole save file"),
        ("{}", 'no field "brainwaves"'),
        ('{"brainwaves": 99}', "upgrade brainwaves-widgets"),
        ('{"brainwaves": 1, "game": "chess"}', "a save file of 'chess'"),
    ],
)
def test_a_file_of_something_else_is_refused_in_plain_words(
    tmp_path: Path, head: str, message: str
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(head + "\n")
    with pytest.raises(SaveError, match=message):
        reopen(path, RULES)
    assert glance(path) is None
