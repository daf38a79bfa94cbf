### The words of the game.

words-colour = { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[purple] paars
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rood
    [yellow] Geel
    [blue] Blauw
   *[purple] Paars
}
