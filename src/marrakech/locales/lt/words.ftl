### The words of the game.

words-colour = { $colour ->
    [red] raudona
    [yellow] geltona
    [blue] mėlyna
   *[purple] violetinė
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Raudonasis
    [yellow] Geltonasis
    [blue] Mėlynasis
   *[purple] Violetinis
}
