### `marrakech verify`.

verify-help = Preveri, ali so meti končane partije prišli iz semena, na katero je bila vezana.
verify-file-help = Datoteka z zapisi, kot jo ponudi konec partije; - je standardni vhod.
verify-fair = Partija { $game } je poštena: njena zaveza, { $throws ->
    [one] { $throws } met
    [two] { $throws } meta
    [few] { $throws } meti
   *[other] { $throws } metov
} in { $rugs ->
    [0] kupčki, ki ničesar ne skrivajo,
    [one] { $rugs } preproga s kupčkov
    [two] { $rugs } preprogi s kupčkov
    [few] { $rugs } preproge s kupčkov
   *[other] { $rugs } preprog s kupčkov
} se ujemajo z njenim semenom.
verify-fault = { $what ->
    [commitment] Partija { $game }: zaveza je { $found }, zaveza semena pa { $expected }.
    [first] Partija { $game }: začel je sedež { $found }, po semenu pa { $expected }.
    [throw] Partija { $game }: met { $number } je bil { $found }, po semenu pa { $expected }.
   *[pile] Partija { $game }: preproga { $number } s kupčka je bila { $found }, po semenu pa { $expected }.
}
verify-more = { $number ->
    [one] Odstopa še { $number }.
    [two] Odstopata še { $number }.
    [few] Odstopajo še { $number }.
   *[other] Odstopa še { $number }.
}
verify-error = Partija { $game }: { $why }
