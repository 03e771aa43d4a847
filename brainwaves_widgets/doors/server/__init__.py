"""The web server of a door: what it answers, to whom, and how much."""
