"""Tests of the rulebook and the lesson."""
