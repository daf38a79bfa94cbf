### The words of the game.

words-colour = { $colour ->
    [red] rød
    [yellow] gul
    [blue] blå
   *[purple] lilla
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rød
    [yellow] Gul
    [blue] Blå
   *[purple] Lilla
}
