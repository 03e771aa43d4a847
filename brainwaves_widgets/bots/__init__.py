"""Programs that sit at a table: `bw.bots.Careful()` and the others, each for the games it names.

>>> from brainwaves_widgets import bots
>>> bots.Child(seed=1)
Child(seed=1)
"""

from ..core.lazy import lazily

__getattr__, __dir__, __all__ = lazily(__name__)
