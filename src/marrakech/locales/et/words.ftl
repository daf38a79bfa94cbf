### The words of the game.

words-colour = { $colour ->
    [red] punane
    [yellow] kollane
    [blue] sinine
   *[purple] lilla
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Punane
    [yellow] Kollane
    [blue] Sinine
   *[purple] Lilla
}
