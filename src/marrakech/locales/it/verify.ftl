### `marrakech verify`.

verify-help = Controlla che i dadi di una partita finita vengano dal seme su cui era impegnata.
verify-file-help = Un file con registrazioni, come lo offre la fine di una partita; - è lo standard input.
verify-game-fair = La partita { $game } è onesta: il suo impegno, { $throws ->
    [one] un lancio
   *[other] { $throws } lanci
} e { $rugs ->
    [0] le pile, che non nascondono niente,
    [one] un tappeto delle pile
   *[other] { $rugs } tappeti delle pile
} sono quelli del suo seme e di ciò che i giocatori hanno rivelato. { $alone ->
    [0] A ogni lancio hanno contribuito dei giocatori.
    [one] Un lancio è del solo server.
   *[other] { $alone } lanci sono del solo server.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Era una partita di prova: un lancio è stato ritirato e rifatto.
   *[other] {" "}Era una partita di prova: { $redrawn } lanci sono stati ritirati e rifatti.
}
verify-differs = { $what ->
    [commitment] Partita { $game }: l’impegno è { $found }, ma quello del seme è { $expected }.
    [first] Partita { $game }: ha cominciato il posto { $found }, ma il seme dice { $expected }.
    [throw] Partita { $game }: il lancio { $number } era { $found }, ma il seme dice { $expected }.
    [link] Partita { $game }: ciò che è stato rivelato per il lancio { $number } non appartiene alla catena del giocatore.
    [count] Partita { $game }: lanci documentati: { $found }; lanci fatti: { $expected }.
   *[pile] Partita { $game }: il tappeto { $number } di una pila era { $found }, ma il seme dice { $expected }.
}
verify-more = { $number ->
    [one] C’è un’altra differenza.
   *[other] Ci sono altre { $number } differenze.
}
verify-error = Partita { $game }: { $why }
