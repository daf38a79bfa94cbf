### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Câștigi la un punct!
    [few] Câștigi la { $points } puncte!
   *[other] Câștigi la { $points } de puncte!
}
share-you-win-plain = Câștigi!
share-you-share = Împarți victoria!
share-wins = { $points ->
    [one] { $player } câștigă la un punct!
    [few] { $player } câștigă la { $points } puncte!
   *[other] { $player } câștigă la { $points } de puncte!
}
share-wins-you = { $place ->
    [2] { $player } câștigă, tu ești pe locul doi
    [3] { $player } câștigă, tu ești pe locul trei
   *[4] { $player } câștigă, tu ești pe locul patru
}
share-moment = Cea mai mare plată
share-moment-own = Cel mai bun moment al tău
share-result = Distribuie rezultatul
share-picture = Salvează ca imagine
share-film = Salvează ca imagine animată
share-further = Mai multe

## What a link says of itself in a messenger

share-site = Un joc de societate cu covorașe pentru doi până la patru: în browser, cu prietenii sau contra boților.
share-invites = { $player } te invită la piață
share-invites-hint = Deschide linkul și așază-te la masă. Nimeni nu are nevoie de cont.
share-going-on = Se joacă o partidă
share-look = Privește partida

## Inviting

share-more = Reguli, ceas și locuri
share-taste = N-ai jucat niciodată? Șaizeci de secunde
share-taste-hint = Trei pași mici pe o tablă adevărată.
share-taste-done = Asta e esența. Restul vine de la sine.
