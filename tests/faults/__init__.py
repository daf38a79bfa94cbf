"""Disks that fail: errors of any call, and power that goes at any instant."""
