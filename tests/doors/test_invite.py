"""Inviting, coming, going and closing the door, from the host's side."""

from __future__ import annotations

import re
import sys
from base64 import b64decode
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websocket import WebSocketException

import brainwaves_widgets as bw
from brainwaves_widgets.doors import invitation
from brainwaves_widgets.doors.links import Link
from brainwaves_widgets.doors.server.door import open_door
from tests.common import until

from .clients import Client

if TYPE_CHECKING:
    from collections.abc import Callable

    from brainwaves_widgets.widgets import GameWidget


def labels(game: GameWidget) -> list[str]:
    return [one["label"] for one in game.scene["moves"]]


def notes(game: GameWidget) -> list[str]:
    return [one["text"] for one in game.scene["events"] if one["kind"] == "note"]


def test_a_link_has_128_bits_and_stays_the_same(game: GameWidget) -> None:
    ben = game.invite("Ben")
    secret = Link.read(ben.url).secret
    assert len(b64decode(secret + "==", altchars=b"-_")) == 16
    assert game.invite("Ben") == game.invite(1) == ben
    assert game.invite("Ann").url != ben.url
    assert game.seat("Ann").invite("Ben") == ben


def test_an_invitation_shows_a_link_and_a_code(make: Callable[..., GameWidget]) -> None:
    shown = make(players=["Ann", "<b>Ben</b>"]).invite("<b>Ben</b>")
    html = shown._repr_html_()
    assert f'href="{shown.url}"' in html
    assert "<b>Ben</b>" not in html
    assert 'src="data:image/svg+xml' in html
    assert shown.url in repr(shown)
    far = invitation.Invitation("Ben", shown.url.replace("127.0.0.1", "192.168.1.5"))
    assert re.search(r'src="data:image/svg\+xml[^"]+"', far._repr_html_())


def test_whoever_is_elsewhere_is_not_played_at_the_shared_screen(
    make: Callable[..., GameWidget],
) -> None:
    game = make("BrilliantBoar")
    assert game.scene["curtain"] == "Ann"
    url = game.invite("Ben").url
    assert game.scene["curtain"] is None
    assert game.scene["whose"] == "Ben has not come yet."
    assert game.scene["view"]["seat"] == 0  # Ann alone is left here: it is her screen
    ben = Client(url)
    until(lambda: game.scene["whose"] == "")
    assert ben.scene["moves"] == []
    for _ in range(2):
        game.play(game.moves("Ann")[0])
    assert labels(game) == []
    ben.catch_up(game.ply)
    ben.play()
    assert game.history[-2].seat == 1
    game.close_door()
    assert game.scene["curtain"] == "Ben"
    assert notes(game) == ["Ben plays at the host's screen again."]


def test_what_is_said_of_those_elsewhere_ends_with_a_full_stop(game: GameWidget) -> None:
    game.invite("Ben")
    game.invite("Ann")
    assert game.scene["whose"] == "Ben has not come yet. Ann has not come yet."
    game.close_door()
    assert notes(game) == ["Ben and Ann play at the host's screen again."]
    assert game.seat("Ann").scene["whose"] == "Ann's screen"


def test_a_shown_invitation_says_that_it_was_withdrawn(
    make: Callable[..., GameWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, Any]] = []

    def show(data: dict[str, Any], **_how: Any) -> SimpleNamespace:
        told.append(data)
        return SimpleNamespace(update=show)

    monkeypatch.setattr("IPython.display.display", show)
    game = make(players=["Ann", "<i>Ben</i>"])
    for player in game.players:
        invitation.invite(game, player)._ipython_display_()
    assert ["href" in one["text/html"] for one in told] == [True, True]
    game.close_door("<i>Ben</i>")
    gone = told[2]
    assert gone["text/plain"] == "The link for <i>Ben</i> was withdrawn."
    assert gone["text/html"] == "<p>The link for &lt;i&gt;Ben&lt;/i&gt; was withdrawn.</p>"
    invitation.invite(game, None, watch=True)._ipython_display_()
    game.close_door()
    assert [one["text/plain"] for one in told[4:]] == [
        "The link for Ann was withdrawn.",
        "The link to watch was withdrawn.",
    ]


def test_others_see_who_is_away(make: Callable[..., GameWidget]) -> None:
    game = make(players=["Ann", "Ben", "Cleo"])
    cleo = Client(game.invite("Cleo").url)
    url = game.invite("Ben").url
    ben = Client(url)
    until(lambda: not game.scene["whose"])
    ben.close()
    until(lambda: game.scene["whose"] == "Ben is away.")
    cleo.until_scene(lambda scene: "Ben is away" in scene["whose"])
    Client(url)
    until(lambda: not game.scene["whose"])


def test_a_guest_who_is_soon_back_was_not_away(game: GameWidget) -> None:
    url = game.invite("Ben").url
    told: list[str] = []
    ben = Client(url)
    until(lambda: not game.scene["whose"])
    game.observe(lambda change: told.append(change["new"]["whose"]), names="scene")
    ben.close()
    Client(url).play()
    assert not any(told)


def test_a_withdrawn_link_leads_nowhere(game: GameWidget) -> None:
    ann, ben = game.invite("Ann").url, game.invite("Ben").url
    there = Client(ben)
    game.close_door("Ben")
    assert there.until(lambda one: one["kind"] == "closed")
    with pytest.raises(HTTPError):
        urlopen(ben)
    with pytest.raises(WebSocketException):
        Client(ben)
    assert urlopen(ann).status == 200
    assert game.invite("Ben").url != ben
    game.close_door()
    assert open_door() is None
    game.close_door()
    assert labels(game) == ["Ready, everybody", "Ready, Ann", "Ready, Ben"]


def test_guests_go_on_at_the_next_table(make: Callable[..., GameWidget]) -> None:
    game = make("GameMatrix", version="original", dots=1)
    url = game.invite("Ben").url
    ben = Client(url)
    while game.outcome is None:
        game.play(game.moves()[0])
    ben.catch_up(game.ply)
    assert [one["label"] for one in ben.scene["end"]["offers"]] == ["Play again"]
    ben.send({"do": "again", "ply": game.ply})
    ben.until_scene(lambda scene: scene["end"] is None)
    assert game.outcome is None
    assert game.players == ("Ben", "Ann")
    assert ben.scene["seat"] == 0
    ben.play()
    assert game.history[-1].seat in {0, -1}
    assert game.invite("Ben").url == url


def test_what_cannot_be_invited_is_told(
    make: Callable[..., GameWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make("BrainWave", controller="Ben")
    with pytest.raises(ValueError, match="no player 'Cleo' sits at this table"):
        game.invite("Cleo")
    with pytest.raises(ValueError, match=r"Ben is a program; game.take_over\('Ben'\)"):
        game.invite("Ben")
    with pytest.raises(ValueError, match="at is the address of your Jupyter server"):
        game.invite("Ann", at="hub")
    monkeypatch.setattr(invitation, "find_spec", lambda _name: None)
    with pytest.raises(RuntimeError, match="guests need tornado"):
        game.invite("Ann")
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(RuntimeError, match="guests cannot join a game that runs in a browser"):
        game.invite("Ann")
    with pytest.raises(RuntimeError, match="guests cannot join"):
        bw.Classroom("no lesson")  # before anything else that may be missing in a browser
    with pytest.raises(RuntimeError, match="open the link in a new tab"):
        bw.join(f"http://127.0.0.1:1/brainwaves/t/0123456789ab/{'A' * 22}")


def test_a_door_opens_to_the_network_only_if_it_is_asked_to(
    game: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brainwaves_widgets.doors.server.door.own_address", lambda: "127.0.0.2")
    here = game.invite("Ann")
    ann = Client(here.url)
    assert "works only on this computer" in here.hint
    with pytest.raises(OSError, match="refused"):
        urlopen(here.url.replace("127.0.0.1", "127.0.0.2"))
    wide = game.invite("Ann", lan=True)
    assert Link.read(wide.url).base.startswith("http://127.0.0.2:")
    assert Link.read(wide.url).secret == Link.read(here.url).secret
    assert ann.until(lambda one: one["kind"] == "closed")  # that address is no more
    game.play(game.moves("Ann")[0])
    assert Client(wide.url).scene["ply"] == game.ply


def test_at_a_hub_the_link_leads_through_it(
    game: GameWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/ann/")
    assert "at='https://your.hub/user/ann/'" in game.invite("Ann").hint
    url = game.invite("Ann", at="https://hub.school/user/ann/").url
    assert url.startswith("https://hub.school/user/ann/brainwaves/t/")
    monkeypatch.setenv("JUPYTERHUB_PUBLIC_URL", "https://hub.school/user/ann/")
    assert game.invite("Ann").url == url
