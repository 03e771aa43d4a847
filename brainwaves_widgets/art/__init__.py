"""The look: SVG pieces that still pictures are made of."""
