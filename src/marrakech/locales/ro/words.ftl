### The words of the game.

words-colour = { $colour ->
    [red] roșu
    [yellow] galben
    [blue] albastru
   *[purple] mov
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Roșu
    [yellow] Galben
    [blue] Albastru
   *[purple] Mov
}
