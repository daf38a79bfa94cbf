### The words of the game.

words-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[purple] violet
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
   *[purple] Violet
}
