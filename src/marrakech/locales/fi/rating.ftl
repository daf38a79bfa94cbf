# Ratings and the ladder

rating-title = Ranking
rating-lead = Kuka pelaa miten hyvin tällä palvelimella. Torin väki on joukossanne, juuri niin vahvana kuin se on mitattu.
rating-pool = { $pool ->
    [pair] Kaksi pelaajaa
    [three] Kolme pelaajaa
    [four] Neljä pelaajaa
   *[variant] Kääntö lopuksi
}
rating-pools = Mitkä pelit
rating-games = { $number ->
    [one] { $number } peli
   *[other] { $number } peliä
}
rating-you = Sinä
rating-you-none = Sinulla ei ole täällä vielä vahvuuslukua. Pelaa rankattu peli: valinta löytyy, kun perustat pöydän.
rating-you-few = Pääset rankingiin, kun olet pelannut { $least } peliä ja vahvuuslukusi on tarpeeksi varma.
rating-you-hidden = Et näy rankingissa.
rating-hide = Poistu rankingista
rating-show = Tule rankingiin
rating-nobody = Tässä rankingissa ei ole vielä ketään. Sinä olet, kun olet pelannut { $least } rankattua peliä.
rating-nameless = Joku
rating-off = Tällä palvelimella ei näytetä rankingia.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Todellinen vahvuus on ±-rajojen sisällä 95 tapauksessa sadasta. 400 enemmän tarkoittaa voittoa kymmenen kertaa useammin.
rating-curve = Vahvuuslukusi peli peliltä: { $first }–{ $last }
rating-new = Rankattu
rating-new-hint = Tulos vaikuttaa vahvuuslukuihinne: ei vihjeitä, ei takaisin ottamista. Joka lähtee, häviää.
rating-table = Tämä peli on rankattu. Joka lähtee, häviää.
rating-here = Vahvuusluvut
rating-counting = Vahvuuslukuja lasketaan.
rating-why-anonymous = Ei rankattu: joku pelaa täällä ilman passia.
rating-why-same-player = Ei rankattu: kaksi paikkaa kuuluu samalle pelaajalle.
rating-why-helped = Ei rankattu: jotakuta autettiin.
rating-why-closed = Ei rankattu: ylläpitäjä on sulkenut pöydän.
rating-why-bot = Ei rankattu: täällä pelaa botti, jota kukaan ei ole mitannut.
rating-match = Rankattu
rating-match-either = Kumpi vain
rating-match-yes = Rankattu
rating-match-no = Ei rankattu
rating-near = Miten vahva
rating-near-any = Kuka vain
rating-near-close = Kuten minä
