### The words of the game.

words-colour = { $colour ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] 빨강
    [yellow] 노랑
    [blue] 파랑
   *[purple] 보라
}
