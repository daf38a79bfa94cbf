### `marrakech verify`.

verify-help = Preveri, ali so meti končane partije prišli iz semena, na katero je bila vezana.
verify-file-help = Datoteka z zapisi, kot jo ponudi konec partije; - je standardni vhod.
verify-game-fair = Partija { $game } je poštena: njena zaveza, { $throws ->
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
} se ujemajo z njenim semenom in s tem, kar so razkrili igralci. { $alone ->
    [0] Igralci so prispevali k vsakemu metu.
    [one] Samo od strežnika je { $alone } met.
    [two] Samo od strežnika sta { $alone } meta.
    [few] Samo od strežnika so { $alone } meti.
   *[other] Samo od strežnika je { $alone } metov.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Šlo je za vajo: { $redrawn } met je bil vzet nazaj in znova izžreban.
    [two] {" "}Šlo je za vajo: { $redrawn } meta sta bila vzeta nazaj in znova izžrebana.
    [few] {" "}Šlo je za vajo: { $redrawn } meti so bili vzeti nazaj in znova izžrebani.
   *[other] {" "}Šlo je za vajo: { $redrawn } metov je bilo vzetih nazaj in znova izžrebanih.
}
verify-differs = { $what ->
    [commitment] Partija { $game }: zaveza je { $found }, zaveza semena pa { $expected }.
    [first] Partija { $game }: začel je sedež { $found }, po semenu pa { $expected }.
    [throw] Partija { $game }: met { $number } je bil { $found }, po semenu pa { $expected }.
    [link] Partija { $game }: kar je bilo razkrito za met { $number }, ne spada v verigo igralca.
    [count] Partija { $game }: navedenih metov: { $found }, odigranih pa: { $expected }.
   *[pile] Partija { $game }: preproga { $number } s kupčka je bila { $found }, po semenu pa { $expected }.
}
verify-more = { $number ->
    [one] Odstopa še { $number }.
    [two] Odstopata še { $number }.
    [few] Odstopajo še { $number }.
   *[other] Odstopa še { $number }.
}
verify-error = Partija { $game }: { $why }
