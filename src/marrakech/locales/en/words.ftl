### The words of the game.

words-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}
