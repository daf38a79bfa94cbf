### `marrakech verify`.

verify-help = Ověří, že hody dohrané partie pocházejí ze semínka, kterým byla vázána.
verify-file-help = Soubor se záznamy, jak ho nabízí konec partie; - je standardní vstup.
verify-game-fair = Partie { $game } je poctivá: její závazek, { $throws ->
    [one] jeden hod
    [few] { $throws } hody
   *[other] { $throws } hodů
} a { $rugs ->
    [0] hromádky, které nic neskrývají,
    [one] jeden koberec z hromádek
    [few] { $rugs } koberce z hromádek
   *[other] { $rugs } koberců z hromádek
} odpovídají semínku a tomu, co odhalili hráči. { $alone ->
    [0] Ke každému hodu přispěli hráči.
    [one] Jeden hod je jen od serveru.
    [few] { $alone } hody jsou jen od serveru.
   *[other] { $alone } hodů je jen od serveru.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Byla to cvičná hra: jeden hod se vzal zpět a losoval se znovu.
    [few] {" "}Byla to cvičná hra: { $redrawn } hody se vzaly zpět a losovaly se znovu.
   *[other] {" "}Byla to cvičná hra: { $redrawn } hodů se vzalo zpět a losovalo se znovu.
}
verify-differs = { $what ->
    [commitment] Partie { $game }: závazek je { $found }, ale podle semínka { $expected }.
    [first] Partie { $game }: začínalo místo { $found }, ale podle semínka { $expected }.
    [throw] Partie { $game }: hod { $number } byl { $found }, ale podle semínka { $expected }.
    [link] Partie { $game }: co bylo odhaleno pro hod { $number }, nepatří do řetězu hráče.
    [count] Partie { $game }: doložené hody: { $found }, ale odehrané hody: { $expected }.
   *[pile] Partie { $game }: koberec { $number } z hromádky byl { $found }, ale podle semínka { $expected }.
}
verify-more = { $number ->
    [one] Liší se ještě jeden údaj.
    [few] Liší se ještě { $number } údaje.
   *[other] Liší se ještě { $number } údajů.
}
verify-error = Partie { $game }: { $why }
