### The words of the game.

words-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
   *[purple] morado
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
   *[purple] Morado
}
