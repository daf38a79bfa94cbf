### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = ruutua ”{ $text }” ei ole: ruudut ovat a1–g7
error-action = ”{ $text }” ei ole teko: kirjoita L, F tai R, 1–4, matto kuten d3e3, tai =red
error-rug = { $near } ja { $far } eivät ole vierekkäisiä ruutuja
error-action-number = tekoa numero { $number } ei ole: numerot ovat 0–{ $most }

## Rule sets

error-option-value = { $option } ei voi olla { $value }: valitse jokin näistä: { $choices }
error-option-range = { $option } ei voi olla { $value }: sen on oltava kokonaisluku { $least }–{ $most }
error-one-colour-needs-two = two_player="one colour" on kahdelle pelaajalle, ei näin monelle: { $players }
error-alternating-needs-two-colours = pile="alternating" vaatii kaksi pelaajaa, joilla on kaksi väriä kummallakin
error-odd-rugs = kahdella värillä mattoja on parillinen määrä pelaajaa kohti, ei { $rugs }
error-no-variant = tekstissä ”{ $edition }” ei ole muunnelmaa
error-edition = painosta ”{ $text }” ei ole; painokset ovat { $known }
error-rules = ”{ $text }” ei ole säännöstö: kirjoita painos, vinoviiva ja 2, 3 tai 4, esimerkiksi international/4
error-rules-option = ”{ $text }” ei ole sääntöjen asetus tai on mukana kahdesti; asetukset ovat { $known }
error-no-such-seat = paikkaa { $seat } ei ole: paikat ovat 0–{ $last }
error-no-hidden-piles = vain kahden värin sekoitetuilla pinoilla on järjestys, jonka voi tietää
error-wrong-piles = pinoissa eivät ole ne matot, jotka ovat jäljellä

## What is not allowed

error-number-not-legal = teko numero { $number } ei ole tässä sallittu
error-batch-not-legal = teko numero { $number } ei ole sallittu pelissä { $game }
error-nothing-to-pop = peruttavaa tekoa ei ole
error-nothing-played = mitään ei ole vielä pelattu
error-no-chance = nyt ei ole mitään heitettävää eikä paljastettavaa
error-game-over = { $action } ei onnistu: peli on päättynyt
error-not-now = { $action } ei onnistu vaiheessa ”{ $phase ->
    [turn] kääntäminen
    [roll] heitto
    [lay] maton asettaminen
    [reveal] maton paljastaminen
    [over] loppu
   *[other] { $phase }
}”; tässä sallittu: { $legal }
error-must-turn = Assam on käännettävä vasemmalle tai oikealle; tässä sallittu: { $legal }
error-not-in-pile = { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
} matto ei voi olla tämän pinon seuraava
error-under-assam = { $action } jää Assamin alle ({ $assam }); tässä sallittu: { $legal }
error-not-beside-assam = { $action } ei ole Assamin ruudun ({ $assam }) vieressä; tässä sallittu: { $legal }
error-far-square-first = { $action } on väärin päin: Assamin ({ $assam }) viereinen ruutu tulee ensin, { $right }
error-covers-whole-rug = { $action } peittäisi kokonaan { $colour ->
    [red] punaisen
    [yellow] keltaisen
    [blue] sinisen
   *[purple] violetin
} maton; tässä sallittu: { $legal }
error-same-colours = { $action } peittäisi kaksi { $colour ->
    [red] punaista
    [yellow] keltaista
    [blue] sinistä
   *[purple] violettia
} puolikasta; tässä sallittu: { $legal }

## Positions

error-position-fields = asemassa on kuusi kenttää (lauta, Assam, vuoro, vaihe, pelaajat, säännöt), ei { $given }
error-position-assam = ”{ $text }” ei kerro, missä Assam seisoo: kirjoita ruutu ja N, E, S tai W, esimerkiksi d4S
error-position-mover = ”{ $text }” ei kerro, kenen vuoro on: valitse jokin näistä: { $seats }
error-position-phase = ”{ $text }” ei ole vaihe: valitse jokin näistä: { $phases }
error-position-purse = ”{ $text }” ei ole pelaaja: kirjoita dirhamit ja matot kuten 30r12, tai x1
error-position-top = ”{ $text }” ei kerro seuraavaa mattoa oikein: jos värejä on kaksi ja mattoja jäljellä, =r tai =?, muuten ei mitään
error-board-rows = laudalla on seitsemän riviä, ei { $given }
error-board-columns = laudan rivillä { $row } on { $given } ruutua, ei seitsemää
error-board-cell = laudan rivillä { $row } on ”{ $text }”: kirjoita tyhjistä ruuduista 1–7, tai r, y, b, p ja jokin merkeistä ^ > v <
error-colour-not-played = kukaan ei pelaa { $colour ->
    [red] punaisella
    [yellow] keltaisella
    [blue] sinisellä
   *[purple] violetilla
}, mutta ruudussa { $square } on sellainen matto
error-half-off-board = ruudussa { $square } olevan maton toinen puolikas olisi laudan ulkopuolella
error-half-missing = ruudussa { $square } olevan maton toisen puolikkaan pitäisi olla ruudussa { $other }, mutta se on tyhjä
error-half-nowhere = ruudussa { $square } olevan maton toista puolikasta ei ole missään: mikään viereinen matto ei peitä sitä
error-rugs-in-a-ring = ruutujen { $squares } mattojen pitäisi kunkin olla seuraavan alla
error-players-number = pelaajia on { $given }, mutta säännöt ovat näin monelle: { $wanted }
error-purse-colours = pelaajan { $seat ->
    [red] Punainen
    [yellow] Keltainen
    [blue] Sininen
   *[purple] Violetti
} mattojen värit ovat: { $wanted }
error-out-with-goods = { $seat ->
    [red] Punainen
    [yellow] Keltainen
    [blue] Sininen
   *[purple] Violetti
} on pudonnut, eikä dirhameja tai mattoja voi olla jäljellä
error-too-many-rugs = { $colour ->
    [red] punaisia
    [yellow] keltaisia
    [blue] sinisiä
   *[purple] violetteja
} mattoja on laudalla ja jäljellä yhteensä yli { $most }
error-top-not-in-pile = { $seat ->
    [red] Punainen
    [yellow] Keltainen
    [blue] Sininen
   *[purple] Violetti
} ei voi asettaa seuraavaksi { $colour ->
    [red] punaista
    [yellow] keltaista
    [blue] sinistä
   *[purple] violettia
} mattoa: niitä ei ole jäljellä
error-top-unknown = pinon on ensin näytettävä seuraava mattonsa
error-dirhams-together = dirhameja voi olla kaikkiaan enintään { $most }
error-out-without-elimination = näillä säännöillä kukaan ei putoa
error-leaving-order = pudonneet lähtivät ensimmäisenä, toisena ja kolmantena, ja yksi pelaaja jää peliin
error-over = peli on tässä päättynyt: mattoja ei ole jäljellä tai pelaajia on vain yksi
error-not-over = peli ei ole tässä päättynyt: mattoja ja pelaajia on jäljellä
error-mover-cannot = vuorossa ei voi olla { $seat ->
    [red] Punainen
    [yellow] Keltainen
    [blue] Sininen
   *[purple] Violetti
}: pelaaja on pudonnut tai matot ovat lopussa

## Plain data

error-field-object = kentän { $path } on oltava olio
error-field-text = kentän { $path } on oltava teksti
error-field-flag = kentän { $path } on oltava true tai false
error-field-number = kentän { $path } on oltava kokonaisluku { $least }–{ $most }
error-field-list = kentän { $path } on oltava luettelo, jonka pituus on { $length }
error-field-choice = kentän { $path } on oltava jokin näistä: { $choices }
error-field-missing = { $path } puuttuu
error-field-unknown = kenttää { $path } ei ole
error-field-reveal-only = { $path } annetaan vaiheessa ”reveal” eikä missään muussa
error-field-reveal = vaihe on ”reveal” silloin ja vain silloin, kun jonkin pinon on vielä näytettävä seuraava mattonsa
error-field-seat = vuorossa oleva paikka on tässä { $wanted }
error-field-leaving = { $path } on mukana, joten se ei ole lähtenyt
error-rug-id = matto { $rug } ei ole yksi matto kahdella vierekkäisellä ruudulla: { $squares }
error-rug-id-two = { $squares } ovat yksi matto ja tarvitsevat saman tunnuksen

## Records

error-in-record = rivi { $line }, sarake { $column }: { $why }
error-record-header = tämä ei ole otsake: kirjoita [Name "value"]
error-record-header-name = ”{ $name }” ei kelpaa tässä otsakkeen nimeksi
error-record-header-value = otsakkeen { $name } on oltava teksti
error-record-remark = huomautusta ei voi liittää tekoon { $number }, kun tekoja on { $actions }
error-record-names = nimiä on { $given }, pelaajia { $players }
error-record-half-character = tekstissä on puolikas merkki, jota mikään tiedosto ei voi sisältää
error-record-header-twice = otsake { $name } on kahdesti
error-record-without-rules = peli alkaa otsakkeilla, joista yhden on oltava Rules
error-record-rules-differ = otsakkeissa Rules ja Position on eri säännöt
error-record-first = ”{ $text }” ei voi aloittaa: valitse jokin näistä: { $seats }
error-record-word = ”{ $text }” ei ole teko, vuoron numero eikä tulos
error-record-open-remark = tätä huomautusta ei ole suljettu merkillä {"}"}
error-record-number = vuoron { $number } pitäisi olla vuoro { $wanted }
error-record-number-here = vuoro { $number } ei voi alkaa tästä
error-record-result = tulokseksi on merkitty { $stated }, mutta se on { $result }
error-record-not-one = pelejä piti olla yksi, ei { $games }

## Bots

error-bot = bottia ”{ $text }” ei ole; botit ovat { $known }
error-bot-text = ”{ $text }” ei ole minkään botin nimi: kirjoita nimi tai nimi ja asetuksia, esimerkiksi bestfirst:ms=200
error-bot-option = botilla { $bot } ei ole asetusta ”{ $text }”; asetukset ovat { $known }
error-bot-option-text = ”{ $text }” kohdassa ”{ $bot }” ei ole asetus: kirjoita nimi ja arvo, esimerkiksi ms=200
error-bot-option-number = { $option } ei voi olla { $text }: sen on oltava kokonaisluku { $least }–{ $most }
error-bot-option-word = { $option } ei voi olla { $text }: valitse jokin näistä: { $words }
error-bot-class = ”{ $text }” ei kerro luokkaa: kirjoita my_bot.py:MyBot
error-bot-no-brain = ”{ $text }” toimii omassa prosessissaan, eikä siltä voi lainata aivoja

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = tiedostoa { $file } ei ole
error-load-module = moduulia { $module } ei ole
error-load-class = siinä ei ole luokkaa { $kind }; luokat ovat { $known }
error-load-choose = luokassa { $kind } ei ole metodia choose(self, view, clock)
error-load-raised = se kaatui virheeseen { $what } ({ $where })
error-load-hung = se ei ollut valmis ajassa { $seconds } s ({ $where })
error-load-died = sen prosessi päättyi: { $what } ({ $where })
error-load-hello = se ei vastaa hello-kysymykseen niin kuin moottori vastaa: { $what }
error-forfeit-cannot-load = bottia { $bot } ei voi ladata: { $why }
error-forfeit-raised = { $bot } kaatui virheeseen { $what } ({ $where }); asema oli { $position }
error-forfeit-hung = { $bot } ei päättänyt ajassa { $seconds } s ({ $where }); asema oli { $position }
error-forfeit-died = botin { $bot } prosessi päättyi: { $what } ({ $where }); asema oli { $position }
error-forfeit-no-action = { $bot } antoi arvon { $what }, joka ei ole teko; asema oli { $position }
error-forfeit-illegal = { $bot } valitsi teon { $action }, joka ei ole sallittu: { $why }; asema oli { $position }
error-forfeit-stopped = bottia { $bot } ei käynnistetä enää: se epäonnistui { $times } kertaa peräkkäin, viimeksi näin: { $why }

## Matches

error-arena-nobody = otteluun tarvitaan ainakin yksi botti
error-arena-games = ottelussa on ainakin yksi peli, ei { $number }
error-arena-other-match = tiedostossa { $file } on toinen ottelu: pyydetystä poikkeavat { $what }
error-arena-no-state = tiedostossa { $file } ei ole ottelun tilannetta
error-arena-extra = tähän tarvitaan { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = kuvaaja kirjoitetaan .png- tai .svg-tiedostoon, ei tiedostoon { $file }
error-arena-cluster = osoitteessa { $address } ei vastaa mikään Ray-klusteri: { $why }
error-survey-not-learned = botti { $bot } ei ole vielä oppinut pelaamaan sääntöjä { $rules }

## Training

error-train-no-state = tiedostossa { $file } ei ole harjoittelun tilannetta, tai se on toisesta versiosta
error-train-other-plan = tiedostossa { $file } on toinen harjoittelu: pyydetystä poikkeavat { $what }
error-train-no-value = tiedostossa { $file } ei ole arvofunktiota
error-train-other-rules = { $file } on opittu säännöille { $learned }, ei säännöille { $wanted }

## Servers

error-server-no-table = sellaista pöytää ei ole, tai se on jo poissa
error-server-not-found = täällä ei ole mitään
error-server-method = tätä ei voi tehdä täällä
error-server-not-understood = tätä ei voi ymmärtää: { $why }
error-server-too-large = tämä on liian suuri: enintään { $most } tavua otetaan vastaan
error-server-too-many = liikaa kerralla: yritä uudelleen, kun on kulunut { $seconds } s
error-server-full = täällä on juuri nyt liikaa pöytiä
error-server-closing = palvelin on sulkeutumassa: yritä uudelleen, kun on kulunut { $seconds } s
error-server-lobby = pöytiäsi odottaa aulassa jo { $most }
error-server-storage = palvelin ei juuri nyt pääse tallennettuihin tietoihinsa: yritä uudelleen, kun on kulunut { $seconds } s
error-server-origin = muualta tuleva sivu ei saa puhua tälle palvelimelle
error-server-banned = tästä osoitteesta pääsy on estetty; esto päättyy { $until }
error-server-banned-name = nimi ”{ $name }” on täällä estetty; esto päättyy { $until }
error-server-no-such-player = paikalla { $seat } ei istu ketään, josta voisit ilmoittaa
error-server-host = tämä palvelin ei vastaa siihen nimeen
error-server-not-your-seat = paikka { $seat } ei ole sinun
error-server-own-secrets = omassa salaisuudessa on 22–64 merkkiä (kirjaimia, numeroita, - ja _), ja jokaisella ihmisellä on eri salaisuus
error-server-seated = joku sinun osoitteestasi istuu jo tässä pöydässä
error-server-passport = tätä passia ei voi lukea: sen salaisuudessa on 22–64 merkkiä
error-server-no-passport = sellaista passia ei täällä ole
error-server-token = tämä pääsytunnus ei avaa täällä mitään: se on otettu takaisin tai sitä ei ole koskaan luotu
error-server-no-token = sellaista pääsytunnusta ei ole
error-server-scope = tämä pääsytunnus ei riitä siihen: tarvitaan oikeus { $scope }
error-server-tokens = passilla on enintään { $most } pääsytunnusta: ota takaisin sellainen, jota et käytä
error-server-programs = ohjelmat eivät pelaa täällä
error-server-match-programs = pikapeli on ihmisille: ohjelma kattaa oman pöydän (POST /api/tables) tai saa linkin johonkin
error-server-ahead = tämä pöytä on ehtinyt vasta tapahtumaan { $number }
error-server-still-playing = tämä on päättyneitä pelejä varten, ja peli on vielä kesken
error-server-day-hidden = tämä on päivän torin pöytä: muut saavat katsoa, kun päivä on ohi
error-server-no-day = sinä päivänä ei ollut toria
error-server-day-over = tämä tori on suljettu: kello yhdestä (UTC) alkaen sen voi pelata uudelleen, mutta sitä ei lasketa
error-server-broken = jokin meni täällä vikaan, ja se kirjattiin muistiin
error-server-damaged = tämä pöytä on vioittunut: ylläpitäjän on palautettava se, ja hänelle on jo ilmoitettu

## What is stored

error-data-file = tiedostoa { $file } ei voi käyttää: { $why }
error-data-no-database = { $file } ei ole pöytien tietokanta: siirrä se muualle tai anna toinen kansio valitsimella --data
error-data-damaged = { $file } on vioittunut ({ $why }): palauta varmuuskopio komennolla ”marrakech database restore”; mitään ei muutettu
error-data-newer = { $file } on ohjelman uudemmasta versiosta (muoto { $found }; tämä tuntee muodon { $known }): käynnistä se versio, tai palauta sillä vanha muoto komennolla ”marrakech database downgrade { $known }”
error-data-older = tiedostosta { $file } puuttuu jotakin: muutoksia tallennettiin { $wanted }, ja tallella on { $found }. Sen -wal-tiedosto on kadonnut, tai se on vanhempi kopio. Pane puuttuva takaisin tai palauta varmuuskopio; jos haluat jatkaa sillä sellaisenaan, poista { $mark }
error-data-locked = toinen ohjelma on lukinnut tiedoston { $file }: sulje se ohjelma ja yritä uudelleen
error-data-no-key = { $file } ei ole avain: avain on 64 heksadesimaalinumeroa. Pane oikea avain takaisin; mitään ei muutettu
error-data-key-missing = avain { $file } puuttuu, eikä ilman sitä voi lukea yhtään pöytää: pane se takaisin kopiosta, tai kerro valitsimella --key-file, missä se on. Mitään ei muutettu
error-data-key-wrong = { $file } ei ole se avain, jolla tämä tietokanta on kirjoitettu: pane oikea takaisin, tai kerro valitsimella --key-file, missä se on. Mitään ei muutettu
error-data-none = tietokantaa { $file } ei ole
error-data-outdated = { $file } on vanhemmasta versiosta: käynnistä palvelin kerran, niin se päivittyy
error-data-exists = { $file } on jo olemassa: valitse toinen nimi
error-data-in-use = { $file } on käytössä: pysäytä ensin palvelin
error-data-form = muotoa { $form }, johon palata, ei ole; muodot ovat { $known }

## Tables

error-table-all-agreed = kaikki ovat jo suostuneet pelaamaan uudelleen
error-table-begun = peli on jo alkanut
error-table-bot-plays = paikalla pelaa juuri nyt botti; palaa ensin itse
error-table-chain-taken = kahden pelaajan sattuma ei voi riippua samasta ketjusta
error-table-closed = pöydän perustaja on sulkenut tämän pöydän
error-table-closed-by-host = ylläpitäjä on sulkenut tämän pöydän
error-table-colours = pöydän värit ovat punainen, keltainen, sininen ja violetti, kukin kerran
error-table-deserted = tässä pöydässä ei juuri nyt ole ketään: yritä uudelleen, kun joku on palannut
error-table-dice-header = tämän tallenteen otsaketta { $name } ei voi lukea
error-table-dice-version = nopan versiota { $version } ei tunneta täällä
error-table-full = kaikki paikat on varattu
error-table-gone = luovuttanut ei enää pelaa
error-table-id-used = tätä tunnusta on jo käytetty johonkin muuhun
error-table-level = tasoa ”{ $level }” ei ole; tasot ovat { $known }
error-table-level-of-person = paikka { $seat } ei ole botille, joten sillä ei ole tasoa
error-table-long-record = yli { $most } teon peli on liian pitkä näytettäväksi
error-table-mixed-name = nimen ”{ $name }” jossakin sanassa on sekaisin samannäköisiä aakkosia: kirjoita se yksillä aakkosilla
error-table-no-name = nimessä on ainakin yksi näkyvä kirjain
error-table-no-record = tässä tallenteessa ei ole peliä
error-table-no-seed = tässä tallenteessa ei ole siemenlukua eikä sitoumusta, joilla sen voisi tarkistaa
error-table-no-such-seat = paikka { $seat } ei ole sinun paikkojasi tässä pöydässä
error-table-no-take-back = takaisin otettavaa vuoroa ei ole
error-table-no-throw = noppaa ei heitetä nyt
error-table-no-undo = kumottavaa ei enää ole
error-table-rated = rankatussa pelissä ei ole vihjeitä eikä takaisin ottamista, se alkaa alusta tavallisin matoin ja dirhamein, ja jokaisella ihmisellä on oma näyttö
error-table-position = peliä voi jatkaa vain asemasta, joka ei ole sen loppu, ja vain jos kaikki ihmiset käyttävät samaa näyttöä
error-table-nobody-waits = jonkun on istuttava pöydässä, jossa on vapaita paikkoja
error-table-not-away = tämä pelaaja on paikalla
error-table-not-begun = peli ei ole vielä alkanut
error-table-not-by-hand = { $action } on sattuman asia, ei valinnan
error-table-not-maker = vain pöydän perustaja voi sulkea sen
error-table-not-maker-starts = vain pöydän perustaja voi aloittaa bottien kanssa
error-table-not-over = peli ei ole vielä päättynyt
error-table-not-your-turn = nyt ei ole sinun vuorosi
error-table-over = peli on päättynyt
error-table-phrase = kukaan täällä ei voi sanoa ”{ $phrase }”
error-table-plays-already = olet jo mukana pelissä
error-table-programs = ohjelmat eivät pelaa tässä pöydässä
error-table-same-name = jonkun tässä pöydässä nimi on jo ”{ $name }”: lisää siihen jotakin
error-table-seats-and-rules = { $seats } paikkaa ei sovi sääntöihin, joissa pelaajia on { $players }
error-table-stale = sillä välin on tapahtunut jotakin; katso uudelleen
error-table-taken = paikka { $seat } on varattu
error-table-time-over = tämän vuoron aika on loppunut: botti pelaa sen
error-table-too-long = tässä pöydässä on tapahtunut jo liian paljon: vain peli jatkuu
error-table-too-much-talk = nyt on puhetta paljon; odota hetki
error-table-too-often = tämä on tehty jo { $times } kertaa, ja se riittää
error-table-day = tämä on yhden päivän tori: kukin pelaa sen yksin, kerran ja samoilla heitoilla
error-table-wrong-link = tämä lenkki ei jatka ketjusi edellistä
