### The words of the game.

words-colour = { $colour ->
    [red] rautt
    [yellow] gult
    [blue] blátt
   *[purple] fjólublátt
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rauður
    [yellow] Gulur
    [blue] Blár
   *[purple] Fjólublár
}
