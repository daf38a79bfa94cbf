### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Vinci di un punto!
   *[other] Vinci di { $points } punti!
}
share-you-win-plain = Vinci!
share-you-share = Condividi la vittoria!
share-wins = { $points ->
    [one] { $player } vince di un punto!
   *[other] { $player } vince di { $points } punti!
}
share-wins-you = { $place ->
    [2] Vince { $player }, tu sei al secondo posto
    [3] Vince { $player }, tu sei al terzo posto
   *[4] Vince { $player }, tu sei al quarto posto
}
share-moment = La decima più alta
share-moment-own = Il tuo momento migliore
share-result = Condividi il risultato
share-picture = Salva come immagine
share-film = Salva come immagine animata
share-further = Altro

## What a link says of itself in a messenger

share-site = Un gioco da tavolo di tappeti per due fino a quattro: nel browser, con gli amici o contro i bot.
share-invites = { $player } ti invita al mercato
share-invites-hint = Apri il link e siediti. Nessuno ha bisogno di un account.
share-going-on = È in corso una partita
share-look = Guarda la partita

## Inviting

share-more = Regole, orologio e posti
share-taste = Mai giocato? Sessanta secondi
share-taste-hint = Tre piccoli passi su un vero tabellone.
share-taste-done = Il cuore del gioco è questo. Il resto viene da sé.
