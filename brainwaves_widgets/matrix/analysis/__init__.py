"""Game Matrix in numbers: exact chances, and what programs learn from."""
