### The market of the day: everybody plays the same deal once.

daily-title = Päivän tori
daily-same = { $day }. Kaikki saavat samat heitot.
daily-against = { $day }. Sinä, vastassa { $people }, ja samat heitot kuin kaikilla.
# On the first screen, and at the table
daily-home = Päivän tori
daily-minutes = { $minutes ->
    [one] noin minuutti
   *[other] noin { $minutes } minuuttia
}
daily-play = Pelaa
daily-go-on = Jatka
daily-once = Ensimmäinen yritys ratkaisee, eikä toista tule.
daily-name = Nimesi
daily-points = pistettä
daily-first-by = { $points ->
    [one] piste, ensimmäinen
   *[other] pistettä, ensimmäinen
}, ero { $margin }
daily-placed = { $points ->
    [one] piste
   *[other] pistettä
}, pöydän { $place ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
   *[4] neljäs
}
daily-late = Tämä peli päättyi liian myöhään, jotta se laskettaisiin.
daily-better = Parempi kuin { $percent } kauppiasta sadasta
daily-alone = Olet tänään ensimmäinen
daily-so-far = { $games ->
    [one] yksi peli tähän mennessä
   *[other] { $games } peliä tähän mennessä
}
daily-games = { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
# Below a bar of the figure that tells how many have how many points
daily-you = sinä
# The figure, for those who cannot see it
daily-spread = Montako pistettä muilla on
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Ilman onnea: { $points }
daily-without-luck-wait = Onnen osuutta lasketaan …
daily-throws = Heittosi
daily-throws-hint = näkyvät vasta pelin jälkeen
daily-throw = { $steps ->
    [one] yksi
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Yksikään lyhty ei vielä pala
    [one] Yksi päivä peräkkäin
   *[other] { $days } päivää peräkkäin
}
daily-best-streak = paras: { $days }
daily-lit = { $day }: pelattu
daily-dark = { $day }: ei pelattu
daily-open = { $day }: vielä auki
daily-share-title = Kerro paljastamatta mitään
daily-share-hint = Kulta: paras matto. Vihreä: hyvä. Punainen: virhe.
daily-share-nothing = Yhtään ruutua, heittoa tai mattoa ei paljasteta.
daily-pattern = Vuorosi: parhaita { $best }, hyviä { $good }, { $mistakes ->
    [one] yksi virhe
   *[other] { $mistakes } virhettä
}
daily-share = Jaa
daily-picture = Kuva
daily-look-again = Katso uudelleen
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
daily-next = { $hours ->
    [0] Seuraava tori avautuu tunnin sisällä.
    [one] Seuraava tori avautuu tunnin päästä.
   *[other] Seuraava tori avautuu { $hours } tunnin päästä.
}
daily-table = Päivän taulukko
daily-table-points = Pisteittäin
daily-table-luckless = Ilman onnea
daily-somebody = Joku
daily-me = sinä
daily-rank = Sija
daily-who = Kuka
daily-be-named = Näytä nimeni muille
daily-yesterday = Eilen
daily-yesterday-came = Sijasi: { $rank }/{ $games }, pisteet: { $points }
daily-yesterday-missed = { $games ->
    [0] Kukaan ei käynyt täällä
    [one] Yksi peli
   *[other] { $games } peliä
}
daily-yesterday-soon = Tulokset avautuvat kello { $time }.
daily-look = Katso
daily-back = Päivän tori
daily-of = Tori: { $day }
daily-best-line = Paras peli
daily-bot-line = { $bot } samassa pöydässä
daily-line-points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
daily-seed = Oliko se kaikille sama?
daily-seed-fits = Oli: heitot seuraavat tästä luvusta, ja sen sormenjälki näytettiin jo edellisenä päivänä.
daily-seed-fits-late = Heitot seuraavat tästä luvusta. Edellisenä päivänä täällä ei ollut ketään näyttämässä sen sormenjälkeä.
daily-seed-wrong = Tämä luku ei sovi näytettyyn sormenjälkeen.
daily-seed-number = Luku
daily-seed-print = Sen sormenjälki
daily-tomorrow = Huomisen sormenjälki
daily-tomorrow-hint = Se sitoo huomisen heitot jo nyt. Sen takana oleva luku kerrotaan päivää myöhemmin.
daily-two = Kahdella selaimella voi pelata kahdesti. Tämä on peli, eikä palkintoja jaeta.
daily-archive = Aiemmat torit
daily-archive-hint = Pelaa mikä tahansa mennyt päivä uudelleen. Sitä ei lasketa.
daily-archive-play = Pelaa uudelleen
daily-archive-day = Päivä
daily-nobody = Kukaan ei ole vielä pelannut loppuun.
daily-to-table = Päivän taulukko
## Pictures and links
daily-card = Tori: { $day }
daily-card-look = Pelaa samoilla heitoilla
