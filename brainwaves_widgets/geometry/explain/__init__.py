"""Why a figure has an attribute or not, in words and with a witness."""
