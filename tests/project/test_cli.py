from __future__ import annotations

import json
import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.error import HTTPError

import pytest

from brainwaves_widgets import cli
from brainwaves_widgets.delivery import shipped_notebooks

if TYPE_CHECKING:
    from tests.project.conftest import Serve

NEWS = "@jupyterlab/apputils-extension:notification"
OWN_EXTENSION = """
def _jupyter_server_extension_points():
    return [{"module": "own"}]

def _load_jupyter_server_extension(server):
    server.log.info("own extension loaded")
"""


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """Records what Lab would be started with."""
    calls: list[dict[str, object]] = []

    def start_lab(folder: Path, **options: object) -> None:
        calls.append({"folder": folder, **options})

    monkeypatch.setattr(cli, "start_lab", start_lab)
    return calls


@pytest.mark.usefixtures("shipped")
def test_main_delivers_and_starts_lab_there(folder: Path, started: list[dict[str, object]]) -> None:
    cli.main([str(folder), "--port", "9999", "--no-browser"])
    assert (folder / "play.ipynb").read_text() == "play 1"
    assert started == [{"folder": folder, "browser": False, "port": 9999}]


@pytest.mark.usefixtures("shipped")
def test_home_is_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: list[dict[str, object]]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    cli.main([])
    assert started[0]["folder"] == tmp_path / "brainwaves"
    assert (tmp_path / "brainwaves" / "play.ipynb").exists()


@pytest.mark.usefixtures("shipped")
def test_in_place_puts_nothing_into_the_folder(
    tmp_path: Path, started: list[dict[str, object]]
) -> None:
    (tmp_path / "own").mkdir()
    cli.main(["--in-place", str(tmp_path / "own")])
    assert not any((tmp_path / "own").iterdir())
    assert started[0]["folder"] == tmp_path / "own"


@pytest.mark.usefixtures("shipped", "started")
@pytest.mark.parametrize("in_place", [[], ["--in-place"]])
def test_a_file_is_no_folder(tmp_path: Path, in_place: list[str]) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match=r"file cannot be used: it is a file\. Choose another"):
        cli.main([*in_place, str(tmp_path / "file")])


@pytest.mark.usefixtures("shipped")
@pytest.mark.skipif(sys.platform != "linux", reason="needs a place where not even root may write")
def test_a_folder_that_cannot_be_written(started: list[dict[str, object]]) -> None:
    with pytest.raises(SystemExit, match=r"/sys/games cannot be used: .*ermi"):
        cli.main(["/sys/games"])
    assert not started


@pytest.mark.usefixtures("shipped", "started")
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write here")
def test_a_folder_that_is_write_protected(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    with pytest.raises(SystemExit, match="cannot be used: Permission denied"):
        cli.main([str(tmp_path / "locked")])


def test_without_jupyterlab_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab", None)
    with pytest.raises(SystemExit, match=r'pip install "brainwaves-widgets\[lab\]"'):
        cli.start_lab(tmp_path, browser=False, port=None)


@pytest.mark.parametrize(
    ("screen", "opens"), [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "w"}, True)]
)
@pytest.mark.usefixtures("shipped")
def test_a_browser_opens_only_where_there_is_a_screen(
    screen: dict[str, str],
    opens: bool,
    folder: Path,
    started: list[dict[str, object]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    cli.main([str(folder)])
    assert started[0]["browser"] is opens


def test_the_checkout_ships_its_notebooks(project: Path) -> None:
    assert shipped_notebooks() == project / "notebooks"
    assert (shipped_notebooks() / cli.FIRST_NOTEBOOK).is_file()


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert not ended.value.code
    assert capsys.readouterr().out == f"brainwaves {version('brainwaves-widgets')}\n"


@pytest.mark.slow
def test_lab_starts_on_the_first_notebook_without_delay_and_without_news(
    serve: Serve, tmp_path: Path
) -> None:
    with serve("-m", "brainwaves_widgets.cli", "games", "--port", "{port}") as server:
        names = {entry["name"] for entry in server.request("/api/contents")["content"]}
        news = server.request(f"/lab/api/settings/{NEWS}")
        log = server.log
    assert news["schema"]["properties"]["fetchNews"]["default"] == "false"
    assert news["settings"] == {}
    assert cli.FIRST_NOTEBOOK in names
    assert (tmp_path / "games" / cli.FIRST_NOTEBOOK).is_file()
    assert f"/lab/tree/{cli.FIRST_NOTEBOOK}" in log
    assert "kernel messages are sent without delay" in log
    assert "Traceback" not in log


@pytest.mark.slow
def test_settings_of_the_user_stay_as_they_are(serve: Serve, tmp_path: Path) -> None:
    """A school has switched terminals off, has an extension of its own, and wants the news."""
    config, more = tmp_path / "config", tmp_path / "more"
    settings = json.loads((config / "jupyter_server_config.json").read_text())
    settings["ServerApp"]["jpserver_extensions"] = {"jupyter_server_terminals": False}
    (config / "jupyter_server_config.json").write_text(json.dumps(settings))
    (tmp_path / "own.py").write_text(OWN_EXTENSION)
    (more / "jupyter_server_config.d").mkdir(parents=True)
    extensions = {"ServerApp": {"jpserver_extensions": {"jupyter_lsp": False, "own": True}}}
    (more / "jupyter_server_config.d" / "school.json").write_text(json.dumps(extensions))
    chosen = config / "lab" / "user-settings" / f"{NEWS.replace(':', '/')}.jupyterlab-settings"
    chosen.parent.mkdir(parents=True)
    chosen.write_text(json.dumps({"fetchNews": "true"}))

    before = sorted(config.rglob("*"))
    started = ("-m", "brainwaves_widgets.cli", "games", "--port", "{port}")
    with serve(*started, JUPYTER_CONFIG_PATH=str(more)) as server:
        log = server.log
        with pytest.raises(HTTPError, match="404"):
            server.request("/api/terminals")
        news = server.request(f"/lab/api/settings/{NEWS}")
    assert news["schema"]["properties"]["fetchNews"]["default"] == "false"
    assert news["settings"] == {"fetchNews": "true"}
    assert "kernel messages are sent without delay" in log
    assert "own extension loaded" in log
    assert "jupyter_server_terminals | extension was successfully loaded" not in log
    assert "jupyter_lsp | extension was successfully loaded" not in log
    assert "jupyterlab | extension was successfully loaded" in log
    assert sorted(config.rglob("*")) == before


@pytest.mark.parametrize("port", ["99999", "0", "-1", "80.5", "http", ""])
def test_a_bad_port_is_one_plain_sentence(
    port: str, tmp_path: Path, started: list[dict[str, object]]
) -> None:
    with pytest.raises(SystemExit, match=f"a port is a whole number from 1 to 65535, not '{port}'"):
        cli.main([str(tmp_path / "new"), f"--port={port}"])
    assert not started
    assert not (tmp_path / "new").exists()
