"""Doors: guests join a table from their own devices, each with the view of one seat."""
