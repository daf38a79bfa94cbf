### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] Voitat yhdellä pisteellä!
   *[other] Voitat { $points } pisteellä!
}
share-you-win-plain = Voitat!
share-you-share = Jaat voiton!
share-wins = { $points ->
    [one] { $player } voittaa yhdellä pisteellä!
   *[other] { $player } voittaa { $points } pisteellä!
}
share-wins-you = { $place ->
    [2] { $player } voittaa, sinä olet toinen
    [3] { $player } voittaa, sinä olet kolmas
   *[4] { $player } voittaa, sinä olet neljäs
}
share-moment = Suurin maksu
share-moment-own = Paras hetkesi
share-result = Jaa tulos
share-picture = Tallenna kuvana
share-film = Tallenna liikkuvana kuvana
share-further = Lisää

## What a link says of itself in a messenger

share-site = Mattojen lautapeli kahdelle–neljälle: selaimessa, ystävien kanssa tai botteja vastaan.
share-invites = { $player } kutsuu sinut torille
share-invites-hint = Avaa linkki ja istu pöytään. Kukaan ei tarvitse tiliä.
share-going-on = Peli on käynnissä
share-look = Katso peliä

## Inviting

share-more = Säännöt, kello ja paikat
share-taste = Etkö ole pelannut? Kuusikymmentä sekuntia
share-taste-hint = Kolme pientä askelta oikealla laudalla.
share-taste-done = Siinä pelin ydin. Loput tulee itsestään.
