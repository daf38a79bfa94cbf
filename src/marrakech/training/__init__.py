"""Trains the values that bots judge positions by, from games of self-play."""
