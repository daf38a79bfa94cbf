### `marrakech verify`.

verify-help = Kontrolli, et lõppenud mängu täring tuli sellest seemnearvust, millega mäng oli seotud.
verify-file-help = Salvestistega fail, nagu seda mängu lõpus pakutakse; - on standardsisend.
verify-game-fair = Mäng { $game } on aus: selle lubadus, { $throws ->
    [one] üks vise
   *[other] { $throws } viset
} ja { $rugs ->
    [0] virnad, mis ei peida midagi,
    [one] üks vaip virnadest
   *[other] { $rugs } vaipa virnadest
} tulevad selle seemnearvust ja sellest, mida mängijad avaldasid. { $alone ->
    [0] Mängijad andsid oma osa igasse viskesse.
    [one] Üks vise on ainult serveri oma.
   *[other] { $alone } viset on ainult serveri omad.
}{ $redrawn ->
    [0] {""}
    [one] {" "}See oli harjutus: üks vise võeti tagasi ja loositi uuesti.
   *[other] {" "}See oli harjutus: { $redrawn } viset võeti tagasi ja loositi uuesti.
}
verify-differs = { $what ->
    [commitment] Mäng { $game }: lubadus on { $found }, aga seemnearvu järgi { $expected }.
    [first] Mäng { $game }: alustas koht { $found }, aga seemnearvu järgi { $expected }.
    [throw] Mäng { $game }: vise { $number } oli { $found }, aga seemnearvu järgi { $expected }.
    [link] Mäng { $game }: see, mis avaldati viske { $number } jaoks, ei kuulu mängija ahelasse.
    [count] Mäng { $game }: viskeid on arvel { $found }, aga neid tehti { $expected }.
   *[pile] Mäng { $game }: virna vaip { $number } oli { $found }, aga seemnearvu järgi { $expected }.
}
verify-more = { $number ->
    [one] On veel üks erinevus.
   *[other] On veel { $number } erinevust.
}
verify-error = Mäng { $game }: { $why }
