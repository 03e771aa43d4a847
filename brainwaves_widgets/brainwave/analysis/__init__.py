"""Brain Wave in numbers: what programs learn from."""
