"""Questions that a lesson asks one by one: a prediction, a task, a name."""
