"""Environments for those who let machines learn."""
