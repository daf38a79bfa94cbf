"""Tests of tables: all about playing together that needs no network."""
