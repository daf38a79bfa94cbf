### Terms that all catalogues may use.

-game = Marrakech
