"""What the tutorial notebooks ask, check and show."""
