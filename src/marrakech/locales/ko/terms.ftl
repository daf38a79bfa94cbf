### Terms that all catalogues may use.

-game = 마라케시
