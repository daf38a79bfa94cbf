### `marrakech record`.

record-help = Athuga og sýna skráð spil.
record-check-help = Athuga að skráningar séu læsilegar og hver aðgerð í þeim lögleg.
record-show-file-help = Skrá með skráðum spilum; - er staðalinntak.
record-check-file-help = Skrár með skráðum spilum; - er staðalinntak.
record-column-game = spil
record-column-players = leikmenn
record-column-rules = reglur
record-column-turns = leikir
record-column-result = úrslit
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } spil, og ekkert er að.
        [one] { $games } spil, { $bad } með villu.
       *[other] { $games } spil, { $bad } með villum.
    }
   *[other] { $bad ->
        [0] { $games } spil, öll í lagi.
        [one] { $games } spil, { $bad } þeirra með villu.
       *[other] { $games } spil, { $bad } þeirra með villum.
    }
}
record-none = Ekkert spil er í { $file }.
record-show-help = Segja frá skráðu spili leik fyrir leik og teikna hvar það endar.
record-game-help = Hvaða spil í skránni, talið frá 1.
record-turn-help = Hætta eftir svo marga leiki.
record-no-such-game = ekkert spil { $number } er í { $file }
