"""What clients did and heard, and whether one log explains all of it."""
