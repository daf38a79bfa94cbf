"""Records what clients sent and received, and checks that one log explains all of it."""
