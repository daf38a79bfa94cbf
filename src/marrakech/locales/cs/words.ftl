### The words of the game.

words-colour = { $colour ->
    [red] červená
    [yellow] žlutá
    [blue] modrá
   *[purple] fialová
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Červený
    [yellow] Žlutý
    [blue] Modrý
   *[purple] Fialový
}
