"""The class at a glance."""
