"""The live class: a lesson on the devices of pupils, and what their teacher sees of it."""
