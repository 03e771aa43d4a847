"""A Jupyter server extension that sends kernel messages at once.

Jupyter's kernel websockets leave Nagle's algorithm on, which holds a small message back for up to
40 ms while an earlier one is on its way. Without it, single clicks are as fast as before, and a
dragged figure gets about 40 % more verdicts a second. `brainwaves` starts Lab with this extension;
for any other server, run `jupyter server extension enable brainwaves_widgets.nodelay`.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from jupyter_server.serverapp import ServerApp


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "brainwaves_widgets.nodelay"}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    try:
        from jupyter_server.services.kernels.websocket import (  # noqa: PLC0415
            KernelWebsocketHandler,
        )

        plain_open: Callable[..., Any] = KernelWebsocketHandler.open
    except (ImportError, AttributeError) as error:
        server.log.warning(
            "brainwaves_widgets.nodelay does not know this Jupyter server (%s): "
            "games will work, dragging may be less smooth",
            error,
        )
        return

    if not hasattr(plain_open, "sets_nodelay"):

        @functools.wraps(plain_open)
        def open_without_delay(self: KernelWebsocketHandler, *args: Any, **kwargs: Any) -> Any:
            self.set_nodelay(True)
            return plain_open(self, *args, **kwargs)

        open_without_delay.sets_nodelay = True  # type: ignore[attr-defined]
        KernelWebsocketHandler.open = open_without_delay  # type: ignore[method-assign]

    server.log.info("brainwaves_widgets.nodelay: kernel messages are sent without delay")
