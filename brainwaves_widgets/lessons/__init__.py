"""What a class uses around the games: a figure laboratory, a quiz, a blackboard, a class report.

>>> from brainwaves_widgets.lessons import DEFINITIONS
>>> DEFINITIONS["D2"]
<D2: Kinds of triangles>
"""

from ..core.lazy import lazily

__getattr__, __dir__, __all__ = lazily(__name__)
