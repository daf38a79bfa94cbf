### The words of the game.

words-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
   *[purple] roxo
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
   *[purple] Roxo
}
