### The words of the game.

words-colour = { $colour ->
    [red] 紅色
    [yellow] 黃色
    [blue] 藍色
   *[purple] 紫色
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] 紅方
    [yellow] 黃方
    [blue] 藍方
   *[purple] 紫方
}
