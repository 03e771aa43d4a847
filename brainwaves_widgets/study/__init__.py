"""What played games say about memory: trials, measures, and words for them."""
