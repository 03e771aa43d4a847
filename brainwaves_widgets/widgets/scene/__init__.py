"""What a screen is sent: the fields of a scene, and what happened and may be pressed in it."""
