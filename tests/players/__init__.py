"""Passports, ratings, series, the day's market: what lasts when a game is over."""
