"""Figures drawn: sketches, SVG, the family tree and the matrix."""
