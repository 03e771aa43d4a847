"""The command `brainwaves serve`: starts the server, says where it is, and ends with Ctrl-C."""

from __future__ import annotations

import argparse
import errno
import signal
import sys
import webbrowser
from importlib.util import find_spec
from threading import Event
from typing import TYPE_CHECKING, Final

from ..doors.invitation import NO_TORNADO, base_of
from ..doors.links import Link

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..doors.server.door import Door
    from .host import Hall

PORT: Final = 8720
TOLD: Final = """\
Serving tables at {address}, {reach}.

Your own page, from which you start tables and invite players:

    {url}

Keep this link to yourself: whoever has it is the host. {taken_up}
Ctrl-C stops the server. It keeps the tables, and all links work again after the next start."""


def main(arguments: list[str], port: Callable[[str], int], *, has_screen: bool) -> None:
    """Serve tables until somebody stops it; say what is wrong in one sentence if it cannot."""
    options = _parser(port).parse_args(arguments)
    if find_spec("tornado") is None:
        sys.exit(f"brainwaves: {NO_TORNADO}")
    try:
        at = base_of(options.at, "your proxy") if options.at else ""
        hall = open_hall(lan=options.lan, port=options.port, at=at, new_link=options.new_link)
    except ValueError as error:
        sys.exit(f"brainwaves: --{error}")
    except OSError as error:
        sys.exit(f"brainwaves: {_why(error, options.port)}")
    ended = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: ended.set())
    url = tell(hall)
    if options.browser and has_screen:
        webbrowser.open(url)
    while not ended.wait(3600):  # on Windows a wait without an end cannot be interrupted
        pass
    sys.stdout.write("\nThe server has stopped; all tables are kept.\n")


def open_hall(*, lan: bool, port: int, at: str = "", new_link: bool = False) -> Hall:
    """Open the door with the host's page, and the tables of the last time."""
    from ..doors.server.door import door  # noqa: PLC0415 - it needs tornado
    from .host import Hall  # noqa: PLC0415

    opened = door(lan=lan, port=port)
    if at:
        opened.go_by(at)
    hall = Hall(opened, new_link=new_link)
    hall.host.page.take_up()
    return hall


def tell(hall: Hall) -> str:
    """Print where everything is; return the host's link."""
    opened, count = hall.door, len(hall.host.page.tables)
    url = Link(opened.address, hall.name, hall.host.secret).url
    again = f"\n{count} {'table is' if count == 1 else 'tables are'} open again."
    told = TOLD.format(
        address=opened.address,
        reach=_reach(opened),
        url=url,
        taken_up=again if count else "",
    )
    sys.stdout.write(f"{told}\n")
    sys.stdout.flush()
    return url


def _reach(opened: Door) -> str:
    if opened.lan:
        return "open to your network"
    if opened.is_only_here:
        return "for this computer only; --lan opens them to your network"
    return f"as far as your proxy passes them on to http://127.0.0.1:{opened.port}"


def _parser(port: Callable[[str], int]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "brainwaves serve",
        description="Serve tables without a notebook: a lobby for you, and links for your guests.",
    )
    parser.add_argument(
        "--port", type=port, default=PORT, help="the port to serve on (default: %(default)s)"
    )
    parser.add_argument(
        "--lan", action="store_true", help="let devices in the local network join, too"
    )
    parser.add_argument(
        "--at",
        metavar="ADDRESS",
        help="where guests come in, if a proxy passes them on to the port (and keeps the Host that "
        "they ask for, and websockets): links begin with it, as in https://games.example.org",
    )
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help="only print the link"
    )
    parser.add_argument(
        "--new-link", action="store_true", help="replace the host's link by a new one"
    )
    return parser


def _why(error: OSError, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken, perhaps by another `brainwaves serve`. "
            f"Use that one, or choose another: brainwaves serve --port {port % 65535 + 1}"
        )
    if error.errno == errno.EACCES:
        return f"you may not use port {port}; try one above 1023: --port {PORT}"
    return f"the server cannot start: {error.strerror or error}"
