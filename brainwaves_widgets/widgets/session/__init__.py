"""What all widgets at one table share, and what each part of it does."""
