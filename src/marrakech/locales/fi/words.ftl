### The words of the game.

words-colour = { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Punainen
    [yellow] Keltainen
    [blue] Sininen
   *[purple] Violetti
}
