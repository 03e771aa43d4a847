"""Ann hosts on a JupyterHub; Bob joins from his own notebook there, and from a plain browser."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.error import URLError

import pytest

from .devices import PHONE, Device
from .hub import Hub

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    hub = Hub(tmp_path)
    try:
        hub.wait()
        yield hub
    finally:
        hub.stop()
    with pytest.raises((ConnectionError, URLError), match=r"refused|reset|Remote end"):
        hub.request("/hub/api/info")  # the proxy has gone with its Hub


def test_bob_joins_a_table_of_anns(hub: Hub, browser: Browser) -> None:
    ann, bob = hub.kernel_of("ann"), hub.kernel_of("bob")
    ann.run("import brainwaves_widgets as bw\ngame = bw.BrilliantBoar(['Ann', 'Bob'], seed=7)")
    url = ann.run("print(game.invite('Bob').url)")
    assert url.startswith(f"{hub.address}/user/ann/brainwaves/t/")

    bob.run(f"import brainwaves_widgets as bw\ngame = bw.join({url!r})")
    ann.run("for _ in range(2): game.play(game.moves('Ann')[0])")
    bob.run("game.play(game.moves()[0])")
    assert ann.run("print(game.history[-2].seat)") == "1"
    assert bob.run("print(game.history[-2].move)") == "Draw()"
    assert "elsewhere" in bob.run(
        "try:\n    game.state\nexcept RuntimeError as error:\n    print(error)"
    )

    phone = Device(browser, url, **PHONE)  # without an account there
    ply = int(ann.run("print(game.ply)"))
    phone.screen.wait_for_ply(ply)
    phone.screen.press("Turn it around")
    assert int(ann.run("print(game.ply)")) == ply + 1
    assert "another page" in bob.run(
        "try:\n    game.moves()\nexcept RuntimeError as error:\n    print(error)"
    )
    for path in ("/user/ann/api/kernels", "/user/ann/lab"):
        assert phone.context.request.get(hub.address + path, max_redirects=0).status in {302, 403}
    assert not phone.troubles
    phone.close()
    ann.run("game.close_door()")
    for kernel in (ann, bob):
        kernel.close()
