### Terms that all catalogues may use.

-game = 馬拉喀什
