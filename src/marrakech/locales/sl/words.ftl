### The words of the game.

words-colour = { $colour ->
    [red] rdeča
    [yellow] rumena
    [blue] modra
   *[purple] vijolična
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rdeči
    [yellow] Rumeni
    [blue] Modri
   *[purple] Vijolični
}
