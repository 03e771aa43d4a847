"""Those who watch see what lies open to all, do nothing, and are told of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

import brainwaves_widgets as bw
from brainwaves_widgets.doors import record
from brainwaves_widgets.doors.links import Link
from tests.common import until

from .clients import Client, cheats

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget


def test_a_watcher_sees_what_lies_open_and_the_players_know(
    make: Callable[..., GameWidget],
) -> None:
    game = make("BrilliantBoar")
    ben = Client(game.invite("Ben").url)
    watch = game.invite(watch=True)
    assert "To watch" in repr(watch)
    assert game.invite(watch=True) == watch
    first, second = Client(watch.url), Client(watch.url)  # one link for all of them
    until(lambda: game.scene["whose"] == "2 people watch.")
    ben.until_scene(lambda scene: "2 people watch" in scene["whose"])
    for _ in range(2):
        game.play(game.moves("Ann")[0])
        for one in (first, second):
            one.catch_up(game.ply)
            scene = one.scene
            assert scene["seat"] is None
            assert scene["view"] == game.table.rules.sent(game.table.view(None))
            assert scene["moves"] == []
            assert (scene["undo"], scene["redo"], scene["curtain"]) == (None, None, None)
    assert first.ask("view") == game.view()
    assert first.ask("moves") == []
    second.close()
    until(lambda: "1 person watches" in game.scene["whose"])
    game.close_door(watch=True)
    assert first.until(lambda one: one["kind"] == "closed")
    with pytest.raises(HTTPError):
        urlopen(watch.url)
    assert "watch" not in game.scene["whose"]
    ben.ask("view")  # the players' links stay


def test_a_watcher_moves_nothing(game: GameWidget) -> None:
    watcher = Client(game.invite(watch=True).url)
    before = game.table.to_json()
    words = ("undo", "again", "bot", "random", "take over", "step", "options", "sample", "back")
    tried: list[dict[str, Any]] = [*cheats(watcher.scene), *({"do": one} for one in words)]
    for content in tried:
        watcher.send({**content, "ply": game.ply})
    assert game.table.to_json() == before
    assert game._session.clock._pages == {}  # nor does a watcher's page let a clock run
    told = watcher.send({"move": {"type": "Ready"}, "ply": game.ply})
    assert told[0]["content"]["error"] == "you are watching; only the players can move"


def test_watchers_go_on_at_the_next_table_and_after_the_kernel(
    make: Callable[..., GameWidget],
) -> None:
    game = make("GameMatrix", version="original", dots=1)
    url = game.invite(watch=True).url
    watcher = Client(url)
    while game.outcome is None:
        game.play(game.moves()[0])
    watcher.catch_up(game.ply)
    assert watcher.scene["end"]["offers"] == []
    game._session.again()
    watcher.until_scene(lambda scene: scene["end"] is None)
    kept = record.read(Link.read(url).table)
    assert kept
    assert kept.screens == {"watch": Link.read(url).secret}
    assert kept.game == game._session.kept_as


def test_another_kernel_watches(game: GameWidget) -> None:
    joined = bw.join(game.invite(watch=True).url)
    assert joined.view() == game.view()
    assert joined.moves() == ()
    assert "watching" in repr(joined)
    joined.close()


def test_one_says_who_is_invited(game: GameWidget) -> None:
    for wrong in ({}, {"player": "Ben", "watch": True}):
        with pytest.raises(ValueError, match="name the player to invite, or pass watch=True"):
            game.invite(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="watch"):
        game.invite(watch="yes")  # type: ignore[arg-type]
