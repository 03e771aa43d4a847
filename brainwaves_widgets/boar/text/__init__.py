"""What The Brilliant Boar says: on buttons and in the log, as a prompt, and read aloud."""
