"""A JupyterHub of the tests' own: a proxy, two users, and a server and a kernel for each."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import websocket

from tests.common import JS, node
from tests.servers import free_port, stop, wait_for

if TYPE_CHECKING:
    from pathlib import Path

TOKEN = "the-token-of-the-tests"  # noqa: S105 - on this machine, for a minute
SCOPES = ["admin:users", "admin:servers", "access:servers", "servers", "read:hub"]
CONFIG = """
c = get_config()
c.JupyterHub.bind_url = c.JupyterHub.public_url = "http://127.0.0.1:{port}/"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{hub}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{api}"
c.ConfigurableHTTPProxy.command = [{node!r}, {proxy!r}]
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {home!r} + "/{{username}}"
c.Spawner.cmd = [{python!r}, "-m", "jupyterhub.singleuser"]
c.Spawner.args = ["--allow-root", "--ServerApp.jpserver_extensions={extension}=True"]
c.Spawner.args += ["--KernelManager.shutdown_wait_time=0.5"]
c.Spawner.start_timeout = c.Spawner.http_timeout = 120
c.JupyterHub.db_url = "sqlite://"
c.JupyterHub.cookie_secret_file = {home!r} + "/cookie"
c.JupyterHub.services = [{{"name": "tests", "api_token": {token!r}}}]
c.JupyterHub.load_roles = [{{"name": "tests", "services": ["tests"], "scopes": {scopes!r}}}]
"""


class Hub:
    """A JupyterHub in its own process."""

    def __init__(self, home: Path) -> None:
        self._home, self._log = home, home / "hub.log"
        ports = [free_port() for _ in range(3)]
        self.address = f"http://127.0.0.1:{ports[0]}"
        proxy = JS / "node_modules/configurable-http-proxy/bin/configurable-http-proxy"
        config = home / "jupyterhub_config.py"
        config.write_text(
            CONFIG.format(
                port=ports[0],
                hub=ports[1],
                api=ports[2],
                node=node("configurable-http-proxy"),
                proxy=str(proxy),
                home=str(home),
                python=sys.executable,
                extension="brainwaves_widgets.doors.passage",
                token=TOKEN,
                scopes=SCOPES,
            )
        )
        command = [sys.executable, "-m", "jupyterhub", "-f", str(config)]
        environment = {name: one for name, one in os.environ.items() if name != "BRAINWAVES_HOME"}
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, cwd=home, env=environment, stdout=log, stderr=subprocess.STDOUT
            )

    def wait(self) -> None:
        wait_for(self._process, lambda: self.request("/hub/api/info"), self._log)

    def stop(self) -> None:
        for user in ("ann", "bob"):
            with suppress(urllib.error.HTTPError):
                self.request(f"/hub/api/users/{user}/server", method="DELETE")
        proxy = int((self._home / "jupyterhub-proxy.pid").read_text())
        stop(self._process)
        with suppress(ProcessLookupError):  # the Hub ends what starts node, but not node
            os.killpg(proxy, signal.SIGKILL)

    def request(self, path: str, *, method: str = "GET", data: Any = None) -> Any:
        body = None if data is None else json.dumps(data).encode()
        headers = {"Authorization": f"token {TOKEN}"}
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def kernel_of(self, user: str) -> HubKernel:
        """Let a user come, and start a server and a kernel for them."""
        (self._home / user).mkdir()
        self.request(f"/hub/api/users/{user}", method="POST")
        self.request(f"/hub/api/users/{user}/server", method="POST")
        while not self.request(f"/hub/api/users/{user}")["servers"].get("", {}).get("ready"):
            time.sleep(0.2)
        kernel = self.request(f"/user/{user}/api/kernels", method="POST")["id"]
        return HubKernel(f"{self.address}/user/{user}/api/kernels/{kernel}/channels")


class HubKernel:
    """A kernel of one user, by its websocket."""

    def __init__(self, address: str) -> None:
        url = address.replace("http", "ws", 1)
        headers = [f"Authorization: token {TOKEN}"]
        self._socket = websocket.create_connection(url, header=headers, timeout=60)

    def run(self, code: str) -> str:
        """Run a cell; return what it prints, or fail with its traceback."""
        header = {"msg_id": uuid4().hex, "msg_type": "execute_request", "session": "tests"}
        header |= {"username": "", "version": "5.4", "date": ""}
        content = {"code": code, "silent": False, "store_history": False, "allow_stdin": False}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
        self._socket.send(json.dumps({**message, "channel": "shell", "buffers": []}))
        printed = ""
        while True:
            told = json.loads(self._socket.recv())
            if told["parent_header"].get("msg_id") != header["msg_id"]:
                continue
            match told["msg_type"]:
                case "stream":
                    printed += told["content"]["text"]
                case "error":
                    raise AssertionError("\n".join(told["content"]["traceback"]))
                case "status" if told["content"]["execution_state"] == "idle":
                    return printed.strip()

    def close(self) -> None:
        self._socket.close()
