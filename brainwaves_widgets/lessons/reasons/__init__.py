"""Reasons to choose from in a quiz: the true one, and what pupils say."""
