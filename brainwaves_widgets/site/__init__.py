"""The games, lessons and documentation as a folder of files that any web server can serve."""
