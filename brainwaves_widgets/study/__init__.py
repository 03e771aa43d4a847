"""What played games say about memory: trials, measures of them, and how they are told."""
