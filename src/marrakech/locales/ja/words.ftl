### The words of the game.

words-colour = { $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] 赤
    [yellow] 黄
    [blue] 青
   *[purple] 紫
}
