"""The rules of Brain Wave, W1 to W32 of RULES.md."""
