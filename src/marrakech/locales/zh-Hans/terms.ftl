### Terms that all catalogues may use.

-game = 马拉喀什
