### `marrakech verify`.

verify-help = Pārbauda, vai pabeigtas spēles metieni nāk no sēklas, ar kuru tā bija saistīta.
verify-file-help = Fails ar pierakstiem, kādu piedāvā spēles beigās; - ir standarta ievade.
verify-game-fair = { $game }. spēle ir godīga: no tās sēklas un spēlētāju atklātā nāk saistījums, { $throws ->
    [zero] { $throws } metienu
    [one] { $throws } metiens
   *[other] { $throws } metieni
} un { $rugs ->
    [0] kaudzītes, kas neko neslēpj
    [zero] { $rugs } paklāju no kaudzītēm
    [one] { $rugs } paklājs no kaudzītēm
   *[other] { $rugs } paklāji no kaudzītēm
}. { $alone ->
    [0] Spēlētāji piedalījās katrā metienā.
    [zero] { $alone } metienu ir atkarīgi tikai no servera.
    [one] { $alone } metiens ir atkarīgs tikai no servera.
   *[other] { $alone } metieni ir atkarīgi tikai no servera.
}{ $redrawn ->
    [0] {""}
    [zero] {" "}Tas bija treniņš: { $redrawn } metienu ņemti atpakaļ un mesti no jauna.
    [one] {" "}Tas bija treniņš: { $redrawn } metiens ņemts atpakaļ un mests no jauna.
   *[other] {" "}Tas bija treniņš: { $redrawn } metieni ņemti atpakaļ un mesti no jauna.
}
verify-differs = { $what ->
    [commitment] { $game }. spēle: saistījums ir { $found }, bet sēklai tas ir { $expected }.
    [first] { $game }. spēle: sāka vieta { $found }, bet sēkla saka { $expected }.
    [throw] { $game }. spēle: { $number }. metiens bija { $found }, bet sēkla saka { $expected }.
    [link] { $game }. spēle: tas, kas atklāts { $number }. metienam, nepieder spēlētāja ķēdei.
    [count] { $game }. spēle: uzskaitītie metieni: { $found }, bet izdarītie: { $expected }.
   *[pile] { $game }. spēle: kaudzītes { $number }. paklājs bija { $found }, bet sēkla saka { $expected }.
}
verify-more = Atšķiras vēl { $number }.
verify-error = { $game }. spēle: { $why }
