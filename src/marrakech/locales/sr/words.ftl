### The words of the game.

words-colour = { $colour ->
    [red] црвена
    [yellow] жута
    [blue] плава
   *[purple] љубичаста
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Црвени
    [yellow] Жути
    [blue] Плави
   *[purple] Љубичасти
}
