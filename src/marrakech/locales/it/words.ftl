### The words of the game.

words-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[purple] viola
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
   *[purple] Viola
}
