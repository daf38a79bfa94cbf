### The words of the game.

words-colour = { $colour ->
    [red] أحمر
    [yellow] أصفر
    [blue] أزرق
   *[purple] بنفسجي
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] الأحمر
    [yellow] الأصفر
    [blue] الأزرق
   *[purple] البنفسجي
}
