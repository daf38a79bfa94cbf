### The words of the game.

words-colour = { $colour ->
    [red] röd
    [yellow] gul
    [blue] blå
   *[purple] lila
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Röd
    [yellow] Gul
    [blue] Blå
   *[purple] Lila
}
