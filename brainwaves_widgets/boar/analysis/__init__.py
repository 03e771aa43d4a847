"""The Brilliant Boar in numbers: memory trials, what guessing scores, what programs learn from."""
