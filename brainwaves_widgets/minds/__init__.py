"""Minds with a memory: how programs take cards in, forget them and mix them up."""

PROGRAMS = tuple(
    f"brainwaves_widgets.bots:{name}" for name in ("Guesser", "Child", "GrownUp", "Perfect")
)
"""Where the programs are that play the memory games, from weak to strong."""
