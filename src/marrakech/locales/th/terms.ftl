### Terms that all catalogues may use.

-game = มาร์ราเกช
