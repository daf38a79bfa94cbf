### The words of the game.

words-colour = { $colour ->
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
   *[purple] fioletowy
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [blue] Niebieski
   *[purple] Fioletowy
}
