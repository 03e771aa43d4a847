"""A laboratory for strategies: many games between programs, without a widget."""
