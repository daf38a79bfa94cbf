### `marrakech verify`.

verify-help = Kontrolli, et lõppenud mängu täring tuli sellest seemnearvust, millega mäng oli seotud.
verify-file-help = Salvestistega fail, nagu seda mängu lõpus pakutakse; - on standardsisend.
verify-fair = Mäng { $game } on aus: selle lubadus, { $throws ->
    [one] üks vise
   *[other] { $throws } viset
} ja { $rugs ->
    [0] virnad, mis ei peida midagi,
    [one] üks vaip virnadest
   *[other] { $rugs } vaipa virnadest
} tulevad selle seemnearvust.
verify-fault = { $what ->
    [commitment] Mäng { $game }: lubadus on { $found }, aga seemnearvu järgi { $expected }.
    [first] Mäng { $game }: alustas koht { $found }, aga seemnearvu järgi { $expected }.
    [throw] Mäng { $game }: vise { $number } oli { $found }, aga seemnearvu järgi { $expected }.
   *[pile] Mäng { $game }: virna vaip { $number } oli { $found }, aga seemnearvu järgi { $expected }.
}
verify-more = { $number ->
    [one] On veel üks erinevus.
   *[other] On veel { $number } erinevust.
}
verify-error = Mäng { $game }: { $why }
