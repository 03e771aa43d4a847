"""Minds with a memory: how programs take cards in, forget them and mix them up."""
