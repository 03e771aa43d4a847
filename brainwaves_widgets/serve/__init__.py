"""Tables without a notebook: `brainwaves serve`, with a lobby for the host and links for guests."""
