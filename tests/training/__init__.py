"""Tests of how values are learned."""
