"""The games as environments of PettingZoo, for programs that learn (extra `pettingzoo`).

>>> from brainwaves_widgets.pettingzoo import env
>>> boar = env("brilliant-boar", players=2)
>>> boar.reset(seed=1)
>>> boar.agent_selection, boar.action_space("player_0")
('player_0', Discrete(40))

ENCODINGS.md beside this file says what the numbers of actions and observations mean.
"""

try:
    from .environment import env, raw_env
except ImportError as error:
    raise ImportError(
        'this needs PettingZoo: pip install "brainwaves-widgets[pettingzoo]"'
    ) from error

__all__ = ["env", "raw_env"]
