### `marrakech verify`.

verify-help = Pārbauda, vai pabeigtas spēles metieni nāk no sēklas, ar kuru tā bija saistīta.
verify-file-help = Fails ar pierakstiem, kādu piedāvā spēles beigās; - ir standarta ievade.
verify-fair = { $game }. spēle ir godīga: no tās sēklas nāk saistījums, { $throws ->
    [zero] { $throws } metienu
    [one] { $throws } metiens
   *[other] { $throws } metieni
} un { $rugs ->
    [0] kaudzītes, kas neko neslēpj
    [zero] { $rugs } paklāju no kaudzītēm
    [one] { $rugs } paklājs no kaudzītēm
   *[other] { $rugs } paklāji no kaudzītēm
}.
verify-fault = { $what ->
    [commitment] { $game }. spēle: saistījums ir { $found }, bet sēklai tas ir { $expected }.
    [first] { $game }. spēle: sāka vieta { $found }, bet sēkla saka { $expected }.
    [throw] { $game }. spēle: { $number }. metiens bija { $found }, bet sēkla saka { $expected }.
   *[pile] { $game }. spēle: kaudzītes { $number }. paklāja krāsa bija { $found }, bet sēkla saka { $expected }.
}
verify-more = Atšķiras vēl { $number }.
verify-error = { $game }. spēle: { $why }
