"""The fan of paths: each has a colour of its own and the position of its knob at its end."""

from __future__ import annotations

import re

from brainwaves_widgets.lessons.tutorials.wave import fan


def test_every_path_of_a_fan_has_its_own_colour_and_its_knob_beside_it() -> None:
    knobs = (-0.8, -0.4, 0.0, 0.4, 0.8)
    picture = str(fan(*knobs))
    named = re.findall(r'fill="(#\w+)" text-anchor="middle">([^<]+)</text>', picture)
    assert [name for _, name in named] == ["-0.8", "-0.4", "0", "0.4", "0.8"]
    colours = [colour for colour, _ in named]
    assert len(set(colours)) == len(knobs)
    assert set(re.findall(r'<circle [^>]*fill="(#\w+)"', picture)) == set(colours)
