### `marrakech verify`.

verify-help = Ověří, že hody dohrané partie pocházejí ze semínka, kterým byla vázána.
verify-file-help = Soubor se záznamy, jak ho nabízí konec partie; - je standardní vstup.
verify-fair = Partie { $game } je poctivá: její závazek, { $throws ->
    [one] jeden hod
    [few] { $throws } hody
   *[other] { $throws } hodů
} a { $rugs ->
    [0] hromádky, které nic neskrývají,
    [one] jeden koberec z hromádek
    [few] { $rugs } koberce z hromádek
   *[other] { $rugs } koberců z hromádek
} odpovídají semínku.
verify-fault = { $what ->
    [commitment] Partie { $game }: závazek je { $found }, ale podle semínka { $expected }.
    [first] Partie { $game }: začínalo místo { $found }, ale podle semínka { $expected }.
    [throw] Partie { $game }: hod { $number } byl { $found }, ale podle semínka { $expected }.
   *[pile] Partie { $game }: koberec { $number } z hromádky byl { $found }, ale podle semínka { $expected }.
}
verify-more = { $number ->
    [one] Liší se ještě jeden údaj.
    [few] Liší se ještě { $number } údaje.
   *[other] Liší se ještě { $number } údajů.
}
verify-error = Partie { $game }: { $why }
