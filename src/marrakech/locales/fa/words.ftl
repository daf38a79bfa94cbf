### The words of the game.

words-colour = { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
}
