"""Tests of the game as people meet it: in a real browser, with a real server."""
