### The words of the game.

words-colour = { $colour ->
    [red] sarkans
    [yellow] dzeltens
    [blue] zils
   *[purple] violets
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Sarkanais
    [yellow] Dzeltenais
    [blue] Zilais
   *[purple] Violetais
}
