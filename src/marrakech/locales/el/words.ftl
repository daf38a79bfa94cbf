### The words of the game.

words-colour = { $colour ->
    [red] κόκκινο
    [yellow] κίτρινο
    [blue] μπλε
   *[purple] μωβ
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] Κόκκινο
    [yellow] Κίτρινο
    [blue] Μπλε
   *[purple] Μωβ
}
