### The words of the game.

words-colour = { $colour ->
    [red] sarkana
    [yellow] dzeltena
    [blue] zila
   *[purple] violeta
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Sarkanais
    [yellow] Dzeltenais
    [blue] Zilais
   *[purple] Violetais
}
