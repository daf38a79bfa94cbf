"""Several servers that share a database, and faults of all of them."""
