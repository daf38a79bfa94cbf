### The words of the game.

words-colour = { $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[purple] lila
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
}
