"""The 1973 console and its maze."""
