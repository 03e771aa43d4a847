"""Values as text: reprs, words for people, differences, tables."""
