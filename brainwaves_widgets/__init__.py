"""Four table games to play, teach and study in a notebook.

>>> import brainwaves_widgets as bw
>>> game = bw.AstuteGoose(players=["Ann", "Ben"], level="rookie", seed=7)
>>> game.play(game.moves("Ann")[0])
"""

from . import bots as bots
from .core.lazy import lazily

__version__ = "0.1.0"
__getattr__, __dir__, __all__ = lazily(__name__)
