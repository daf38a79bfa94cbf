### The words of the game.

words-colour = { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Красный
    [yellow] Жёлтый
    [blue] Синий
   *[purple] Фиолетовый
}
