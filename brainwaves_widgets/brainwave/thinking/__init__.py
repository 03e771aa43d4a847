"""How programs think about Brain Wave: positions, aiming, laying tiles and breaking through."""
