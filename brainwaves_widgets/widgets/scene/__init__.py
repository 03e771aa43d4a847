"""What a screen shows: the fields of a scene, with what happened and what can be pressed."""
