"""The rules in a player's words: pages made from RULES.md, aids for the moment, and a coach."""
