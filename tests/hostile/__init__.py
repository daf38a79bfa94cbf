"""What somebody may do to a server who means it no good, over real sockets."""
