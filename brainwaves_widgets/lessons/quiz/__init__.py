"""The quiz, and what it finds out."""
