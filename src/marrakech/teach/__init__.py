"""Material that explains the game: the rulebook's figures, and a lesson to play through.

Words are in the catalogues ``rules`` and ``learn``; what is right and what is wrong, the core says.
"""
