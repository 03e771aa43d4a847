"""The blackboard."""
