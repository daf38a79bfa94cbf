### One's own page: the passport, one's games, and what was achieved in them.

me-title = Passisi
me-lead = Se pitää pelisi yhdessä, eikä kenenkään tarvitse rekisteröityä. Se on tallessa tässä selaimessa.
me-since = { $when } lähtien
me-games = Pelini
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } peli pelattu, voittoja { $won }
   *[other] { $games } peliä pelattu, voittoja { $won }
}
me-none = Saat passin ensimmäisen pelisi myötä. Kasvot voit valita jo nyt.
me-name = Nimi
me-save = Tallenna
me-saved = Tallennettu
me-offline = Passisi on tallessa täällä, mutta palvelimeen ei saada yhteyttä: nimi ja pelit tulevat, kun se taas vastaa.

## The face

me-scarf = Päähine
me-scarf-name = { $number ->
    [1] turbaani
    [2] huntu
    [3] fetsi
    [4] pipo
    [5] huppu
   *[6] otsanauha
}
me-colour = Väri
me-colour-name = { $number ->
    [1] punainen
    [2] sahrami
    [3] sininen
    [4] sinivihreä
    [5] oliivi
    [6] luumu
    [7] pellava
   *[8] musta
}
me-pattern = Matto takanasi
me-pattern-name = { $number ->
    [1] siksak
    [2] vinoneliöt
    [3] raidat
    [4] tähdet
    [5] ruudut
    [6] aallot
    [7] kehykset
   *[8] yötaivas
}

## Marks: what somebody has achieved

me-marks = Merkit
me-marks-none = Pieniä tarinoita, joita peli voi sinusta kertoa. Jokaisen merkin saa kerran.
# Of all marks there are
me-marks-count = { $number }/{ $all }
me-mark-open = Ei vielä
me-mark-game = Peli: { $when }
me-mark-first = Ensimmäinen matto myyty
me-mark-first-hint = Voitit pelin.
me-mark-fatima = Fatima kumartaa
me-mark-fatima-hint = Voitit pelin, jossa Fatima oli mukana.
me-mark-four = Neljä pöydässä
me-mark-four-hint = Voitit kolme muuta.
me-mark-one = Yhdellä langalla
me-mark-one-hint = Voitit yhden ainoan pisteen erolla.
me-mark-shared = Teetä kahdelle
me-mark-shared-hint = Jaoit ensimmäisen sijan.
me-mark-spared = Ei dirhamiakaan
me-mark-spared-hint = Et maksanut kenellekään koko pelin aikana.
me-mark-purse = Melkein tyhjä
me-mark-purse-hint = Voitit, vaikka sinulla oli välillä enintään kaksi dirhamia.
me-mark-peace = Kaikki jäävät
me-mark-peace-hint = Voitit vähintään kaksi muuta, eikä kukaan pudonnut.
me-mark-late = Takaa voittoon
me-mark-late-hint = Olit viimeinen, kun mattoja oli jäljellä kolme, ja voitit.
me-mark-last = Viimeinen matto
me-mark-last-hint = Pelin viimeinen matto toi sinulle voiton.
me-mark-carpet = Mattojen katu
me-mark-carpet-hint = Kaksitoista värisi ruutua oli yhdessä.
me-mark-toll = Karavaani maksaa
me-mark-toll-hint = Sait kerralla kymmenen dirhamia.

## Another device

me-carry = Toisella laitteella
me-carry-hint = Avaa passisi puhelimessa tai kotona: samat pelit löytyvät sieltäkin.
me-carry-show = Näytä linkki
me-carry-warning = Se, jolla on tämä linkki, on sinä. Älä näytä sitä kenellekään, ja lähetä se vain itsellesi.
me-carry-lost = Kadonnutta passia kukaan ei voi tuoda takaisin, sillä se on vain sinun selaimissasi. Toinen laite pitää sen tallessa.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Paikkasi käynnissä olevassa pelissä tulee mukaan.
   *[other] Paikkasi { $number } käynnissä olevassa pelissä tulevat mukaan.
}
me-take = Passi toiselta laitteelta
me-take-hint = Tämä linkki tuo mukanaan passin. Haluatko käyttää sitä täällä?
me-take-yes = Käytä täällä
me-take-both = Käytä sitä ja tuo pelini mukaan
me-take-both-hint = Tämän selaimen pelit, merkit ja päivät siirtyvät siihen. Kahdesta vahvuusluvusta jää se, jonka takana on enemmän pelejä.
me-take-only = Käytä sitä ja jätä tämä
me-take-only-hint = Silloin tämän selaimen passi katoaa, ellei se ole myös toisella laitteella.
me-take-no = Jatkan näin
me-taken = Tervetuloa takaisin, { $name }!
me-take-gone = Tätä passia ei täällä tunneta. Se on ehkä poistettu.

## One's data

me-data = Tietosi
me-data-hint = Passi on nimi, kasvot ja lista peleistä. Ei sähköpostiosoitetta, ei salasanaa, ei muuta.
me-export = Tallenna kaikki tietoni
me-records = Tallenna kaikki pelit
me-delete = Poista passini
me-delete-hint = Nimesi poistetaan kaikista täällä pelatuista peleistä, päättyneistä ja käynnissä olevista. Pelit jäävät, sillä muutkin pelasivat ne. Sitä, minkä muut ovat tallentaneet tai tulostaneet, ei saa takaisin.
me-delete-sure = Poistetaanko passi, ja nimesi sen mukana?
me-delete-sure-hint = Tätä ei voi perua. Käynnissä olevia pelejä voit jatkaa tässä selaimessa ilman nimeäsi.
me-delete-yes = Kyllä, poista
me-delete-no = Säilytä
me-deleted = Passisi on poistettu.

## The list of one's games

me-running = Käynnissä
me-finished = Päättyneet
me-filter = Mitkä pelit
me-search = Vastustaja
me-players = Pelaajia
me-players-any = kuinka monta vain
me-result = Tulos
me-result-any = voitto tai tappio
me-result-won = voitto
me-result-lost = tappio
me-company = Vastassa
me-company-any = kuka vain
me-company-people = ihmisiä
me-company-bots = hahmoja
me-company-both = molempia
me-state = Tila
me-state-any = käynnissä tai päättynyt
me-nothing = Sellaista peliä ei ole.
me-place = { $place ->
    [1] Voitto
    [2] Toinen
    [3] Kolmas
   *[4] Neljäs
}
me-same-screen = Saman näytön ääressä
me-accuracy = Tarkkuus { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Vahvuusluku { $change }
me-replay = Pelin tallenne
me-time-left = { $time } jäljellä
me-more = Lisää pelejä
# Tables at which only this browser has a seat
me-here = Vain tässä selaimessa
me-reading = Haetaan pelejä …
