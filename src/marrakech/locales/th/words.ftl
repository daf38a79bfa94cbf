### The words of the game.

words-colour = { $colour ->
    [red] สีแดง
    [yellow] สีเหลือง
    [blue] สีน้ำเงิน
   *[purple] สีม่วง
}
# Stands for a player who gave no name: the seat is called after its first colour.
words-player = { $colour ->
    [red] ฝ่ายแดง
    [yellow] ฝ่ายเหลือง
    [blue] ฝ่ายน้ำเงิน
   *[purple] ฝ่ายม่วง
}
