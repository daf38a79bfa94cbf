"""Tests of what the game is explained with."""
