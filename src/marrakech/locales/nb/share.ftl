### The end of a game, pictures of it, and inviting others.
