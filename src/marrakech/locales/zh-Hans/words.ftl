### The words of the game.

words-colour = { $colour ->
    [red] 红色
    [yellow] 黄色
    [blue] 蓝色
   *[purple] 紫色
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] 红方
    [yellow] 黄方
    [blue] 蓝方
   *[purple] 紫方
}
