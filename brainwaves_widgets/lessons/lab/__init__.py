"""The figure laboratory."""
