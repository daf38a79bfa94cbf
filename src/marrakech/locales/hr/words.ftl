### The words of the game.

words-colour = { $colour ->
    [red] crvena
    [yellow] žuta
    [blue] plava
   *[purple] ljubičasta
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Crveni
    [yellow] Žuti
    [blue] Plavi
   *[purple] Ljubičasti
}
