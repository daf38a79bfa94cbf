### The words of the game.

words-colour = { $colour ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[purple] lila
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[purple] Lila
}
