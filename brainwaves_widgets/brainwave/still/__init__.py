"""Still pictures of Brain Wave."""
