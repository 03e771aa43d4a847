from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
import websocket

from brainwaves_widgets import nodelay

if TYPE_CHECKING:
    from pathlib import Path

    from tests.project.conftest import Serve

# A second extension in the same server: it finds the server's end of a connection among the
# process's own sockets, and asks the operating system about it.
PROBE = """
import contextlib, json, os, socket, stat
from tornado.web import RequestHandler

class Probe(RequestHandler):
    def get(self, client_port):
        for fd in map(int, os.listdir("/proc/self/fd")):
            with contextlib.suppress(OSError):
                if not stat.S_ISSOCK(os.fstat(fd).st_mode):
                    continue
                with socket.socket(fileno=os.dup(fd)) as found:
                    if found.getpeername()[1:2] == (int(client_port),):
                        option = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                        self.finish(json.dumps({"nodelay": bool(option)}))
                        return
        self.send_error(404)

def _jupyter_server_extension_points():
    return [{"module": "probe"}]

def _load_jupyter_server_extension(server):
    server.web_app.add_handlers(".*", [(r"/probe/(\\d+)", Probe)])
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="finds sockets under /proc")
@pytest.mark.parametrize("enabled", [False, True])
def test_kernel_websocket_sends_at_once_where_enabled(
    enabled: bool, serve: Serve, tmp_path: Path
) -> None:
    (tmp_path / "probe.py").write_text(PROBE)
    extensions = ["probe=True", f"brainwaves_widgets.nodelay={enabled}"]
    options = [f"--ServerApp.jpserver_extensions={each}" for each in extensions]
    with serve(
        "-m", "jupyter_server", "--port={port}", "--no-browser", "--allow-root", *options
    ) as server:
        kernel = server.request("/api/kernels", method="POST")["id"]
        channels = websocket.create_connection(
            f"ws://127.0.0.1:{server.port}/api/kernels/{kernel}/channels?session_id=test",
            timeout=30,
        )
        try:
            channels.recv()
            assert channels.sock
            client_port = channels.sock.getsockname()[1]
            answer = server.request(f"/probe/{client_port}")
        finally:
            channels.close()
            log = server.log

    assert answer == {"nodelay": enabled}
    assert log.count("sent without delay") == enabled


def test_jupyter_server_can_enable_it_by_name(project: Path, tmp_path: Path) -> None:
    settings = tmp_path / "jupyter_server_config.d" / "brainwaves_widgets.nodelay.json"
    settings.parent.mkdir()
    shutil.copy(project / "brainwaves_widgets" / "nodelay.json", settings)
    assert "false" in settings.read_text()

    command = [sys.executable, "-m", "jupyter_server.extension.serverextension"]
    done = subprocess.run(
        [*command, "enable", "--user", "brainwaves_widgets.nodelay"],
        env={**os.environ, "HOME": str(tmp_path), "JUPYTER_CONFIG_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "Extension successfully enabled" in done.stderr
    assert "true" in settings.read_text()


def test_loading_twice_wraps_once(caplog: pytest.LogCaptureFixture) -> None:
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler  # noqa: PLC0415

    server = SimpleNamespace(log=logging.getLogger("server"))
    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.INFO):
        patch.setattr(KernelWebsocketHandler, "open", KernelWebsocketHandler.open)
        nodelay._load_jupyter_server_extension(server)  # type: ignore[arg-type]
        once = KernelWebsocketHandler.open
        nodelay._load_jupyter_server_extension(server)  # type: ignore[arg-type]
        assert KernelWebsocketHandler.open is once
    assert KernelWebsocketHandler.open is not once


def test_unknown_server_is_left_alone_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "jupyter_server.services.kernels.websocket", None)
    server = SimpleNamespace(log=logging.getLogger("server"))

    nodelay._load_jupyter_server_extension(server)  # type: ignore[arg-type]

    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "games will work" in caplog.text


@pytest.mark.parametrize("extension", ["nodelay", "doors.passage"])
def test_a_server_that_loads_it_loads_no_widgets(extension: str) -> None:
    probe = (
        f"import sys, brainwaves_widgets.{extension}\n"
        "print(sorted({'anywidget', 'ipywidgets', 'brainwaves_widgets.widgets'} & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
