### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Sivu
page-home = Etusivulle
page-close = Sulje
page-loading = Hetki vain …
page-try-again = Yritä uudelleen
page-lost-title = Täällä ei ole mitään
page-lost = Tällaista sivua ei ole.
page-gone-title = Tätä pöytää ei enää ole
page-gone = Se on siivottu pois, tai linkki ei ole kokonainen.

## What goes wrong

page-problem-unreachable = Palvelin ei vastaa. Onko yhteys kunnossa?
page-problem-failed = Palvelin ei pystynyt siihen. Yritä uudelleen.
page-problem-unknown = Se ei onnistunut ({ $reason }).
page-connection-lost = Yhteys katkesi. Yritetään uudelleen …
page-connection-back = Yhteys toimii taas.

## The start

page-home-title = Marrakechin mattokauppiaat
page-home-lead = Ohjaa Assamia torin halki, aseta mattosi hänen tielleen ja anna muiden maksaa. Kahdesta neljään pelaajaa, kaksikymmentä minuuttia.
page-your-name = Nimesi
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Pidempi nimi ei voi olla: { $most } merkkiä.
    [one] Tilaa vielä yhdelle merkille.
   *[other] Tilaa vielä { $number } merkille.
}
# When more was written, or pasted, than fits
page-name-cut = Nimessä voi olla enintään { $most } merkkiä. Loput jätettiin pois.
page-more-ways = Muita tapoja pelata
page-mode-here = Saman näytön ääressä
page-mode-link = Ystävien kanssa linkin kautta
page-mode-new = Perusta pöytä
page-mode-learn = Opi pelaamaan
page-mode-rules = Säännöt
page-mode-lobby = Aula
page-mode-replay = Katso peli uudelleen
page-my-tables = Pöytäsi
page-forget-table = Unohda pöytä: { $when }
page-level-rating = Vahvuus { $rating }

## Setting up

page-new-title = Perusta pöytä
page-new-players = Pelaajat
page-players = { $number ->
    [one] yksi pelaaja
   *[other] { $number } pelaajaa
}
page-seat = Paikka { $number }
page-seat-who = Kuka istuu tässä?
page-seat-name = Nimi
page-seat-level = Taso
page-seat-colour = Väri
page-seat-second-colour = Toinen väri
page-seat-open = vapaa paikka
page-sitter-me = Minä
page-sitter-here = Joku tämän näytön ääressä
page-sitter-link = Ystävä linkin kautta
page-sitter-bot = Botti
page-sitter-link-hint = Saat lähetettävän linkin, kun pöytä on valmis.
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
})
page-new-first = Kuka aloittaa?
page-first-lot = Arpa ratkaisee
page-first-seat = Paikka { $number }
page-new-rules = Säännöt
page-new-edition = Sääntövihko
page-edition-standard = Vakiosäännöt.
page-new-options = Yksittäiset säännöt
page-options-changed = Osa säännöistä poikkeaa sääntövihkosta.
page-options-reset = Kuten sääntövihkossa
page-option-elimination = Maksukyvytön
page-option-elimination-yes = putoaa
page-option-elimination-yes-hint = Maksaa kaiken, mitä on, ja lähtee pelistä; matot jäävät eivätkä kuulu kenellekään.
page-option-elimination-no = jatkaa peliä
page-option-elimination-no-hint = Maksaa kaiken, mitä on, ja jatkaa: kukaan ei putoa.
page-option-cover = Mattojen peittäminen
page-option-cover-opponents = muiden matot on suojattu
page-option-cover-opponents-hint = Matto ei saa peittää toisen pelaajan maton molempia puolikkaita kerralla; oman maton saa.
page-option-cover-any = kaikki matot on suojattu
page-option-cover-any-hint = Matto ei saa peittää minkään maton molempia puolikkaita kerralla, ei edes oman.
page-option-cover-colours = kaksi eri väriä
page-option-cover-colours-hint = Uuden maton alla olevien puolikkaiden on oltava erivärisiä, jos se on mahdollista.
page-option-variant = Assam käännetään
page-option-variant-none = ennen heittoa
page-option-variant-none-hint = Vuorossa oleva valitsee suunnan ja heittää sitten.
page-option-variant-turn-at-end = vuoron lopuksi
page-option-variant-turn-at-end-hint = Maton asettamisen jälkeen Assam käännetään vasemmalle tai oikealle: seuraavan pelaajan on lähdettävä siihen suuntaan.
page-option-variant-turn-at-end-optional = lopuksi, jos haluaa
page-option-variant-turn-at-end-optional-hint = Maton asettamisen jälkeen Assamin saa kääntää vasemmalle tai oikealle tai jättää ennalleen: seuraavan pelaajan on lähdettävä siihen suuntaan.
page-option-two-player = Kaksinpeli
page-option-two-player-two-colours = kummallakin kaksi väriä
page-option-two-player-two-colours-hint = Kummallakin on kaksi väriä, 12 mattoa kumpaakin, yhdessä pinossa.
page-option-two-player-one-colour = kummallakin yksi väri
page-option-two-player-one-colour-hint = Kummallakin on 15 mattoa yhtä väriä.
page-option-pile = Pinot
page-option-pile-shuffled = sekoitetaan
page-option-pile-shuffled-hint = Kustakin pinosta tiedetään vain seuraava matto.
page-option-pile-alternating = värit vuorotellen
page-option-pile-alternating-hint = Värit tulevat vuorotellen.
page-option-area = Alueet, joista maksetaan
page-option-area-colour = värin mukaan
page-option-area-colour-hint = Pelaajan kaksi väriä ovat kaksi aluetta.
page-option-area-owner = omistajan mukaan
page-option-area-owner-hint = Pelaajan molemmat värit muodostavat yhden alueen: maksetaan kaikista yhtenäisistä ruuduista.
page-option-tiebreak = Tasapisteet
page-option-tiebreak-dirhams = dirhamit ratkaisevat
page-option-tiebreak-dirhams-hint = Edellä on se, jolla on enemmän dirhameja.
page-option-tiebreak-rugs = ruudut ratkaisevat
page-option-tiebreak-rugs-hint = Edellä on se, jonka mattoja näkyy useammassa ruudussa.
page-option-tiebreak-none = sija jaetaan
page-option-tiebreak-none-hint = Mikään muu ei ratkaise.
page-option-heading = Assam katsoo alussa
page-option-heading-S = alas
page-option-heading-S-hint = Kuten lauta tavallisesti asetetaan.
page-option-heading-N = ylös
page-option-heading-N-hint = Lauta ei ole joka puolelta samanlainen.
page-option-heading-E = oikealle
page-option-heading-E-hint = Lauta ei ole joka puolelta samanlainen.
page-option-heading-W = vasemmalle
page-option-heading-W-hint = Lauta ei ole joka puolelta samanlainen.
page-option-dirhams = Dirhameja alussa
page-option-dirhams-hint = Kaikissa sääntövihkoissa 30. Vähemmällä pelistä tulee vaarallinen.
page-option-rugs = Mattoja kullakin
page-option-rugs-hint = Montako vuoroa jokaisella on.
page-new-table = Pöytä
page-clock = Kello
page-clock-none = Ei kelloa
page-clock-none-hint = Jokainen saa miettiä niin kauan kuin haluaa.
page-clock-move = Jokaiselle vuorolle
page-clock-total = Koko pelille
page-clock-time = Aika
page-clock-increment = Lisäaika vuoroa kohti
page-clock-out = Kun aika loppuu
page-clock-out-bot = Botti pelaa sen vuoron
page-clock-out-out = Putoaa heti pelistä
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Kello: yksi sekunti vuoroa kohti.
   *[other] Kello: { $number } sekuntia vuoroa kohti.
}
page-clock-tells-move-minutes = { $number ->
    [one] Kello: yksi minuutti vuoroa kohti.
   *[other] Kello: { $number } minuuttia vuoroa kohti.
}
page-clock-tells-total = { $increment ->
    [0] Kello: { $number } sekuntia koko pelille.
   *[other] Kello: { $number } sekuntia + { $increment } sekuntia vuoroa kohti.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Kello: yksi minuutti koko pelille.
       *[other] Kello: { $number } minuuttia koko pelille.
    }
   *[other] { $number ->
        [one] Kello: yksi minuutti + { $increment } sekuntia vuoroa kohti.
       *[other] Kello: { $number } minuuttia + { $increment } sekuntia vuoroa kohti.
    }
}
page-clock-means-bot = Kun pelaajan aika loppuu, botti pelaa sen vuoron; kolmannella kerralla pelaaja putoaa pelistä.
page-clock-means-out = Kun pelaajan aika loppuu, hän putoaa pelistä.
page-seconds = { $number ->
    [one] yksi sekunti
   *[other] { $number } sekuntia
}
page-minutes = { $number ->
    [one] yksi minuutti
   *[other] { $number } minuuttia
}
page-new-listed = Näytä aulassa
page-new-listed-hint = Kuka tahansa saa katsoa ja istua vapaalle paikalle. Muuten vain ne, joilla on linkki.
page-new-take-back = Vuoron saa ottaa takaisin
page-new-practice-hint = Niin kauan kuin kaikki ihmiset istuvat tämän näytön ääressä. Noppaa heitetään silloin uudelleen, ja tuloksessa kerrotaan, että peli oli harjoitus. Muuten mitään ei voi ottaa takaisin, kun noppaa on heitetty.
page-new-begin = Aloita
page-new-invite = Luo pöytä ja hae linkki
page-new-watch = Katso bottien peliä

## The lobby

page-lobby = Aula
page-lobby-open = Avoimet pöydät
page-lobby-none-open = Kukaan ei juuri nyt odota.
page-lobby-new = Avaa pöytä
page-lobby-running = Katsottavia pelejä
page-lobby-watch-bots = Pane botit pelaamaan ja katso
page-join = Liity
page-watch = Katso
page-look = Näytä
page-listing-deserted = Paikalla ei ole nyt ketään
page-listing-rules = { $known ->
    [yes] Painos: { $edition }
   *[no] Omat säännöt
}{ $variant ->
    [yes] , kääntö lopuksi
   *[no] {""}
}.
page-listing-turn = Vuoro { $turn }, jäljellä { $left }.

## Waiting for others

page-waiting-title = Odotetaan pelaajia
page-waiting-seats = { $number ->
    [0] Kaikki paikat on varattu
    [one] Yksi paikka on vapaana
   *[other] { $number } paikkaa on vapaana
}
page-waiting-link = Linkki ystävillesi
page-waiting-link-hint = Linkin avaaja pääsee pöytään, tai katsomaan, kun kaikki paikat on varattu.
page-link-network = Se toimii kaikille samassa verkossa, esimerkiksi samassa wifissä.
page-link-address = Osoite
page-qr = Linkki QR-koodina: { $link }
page-qr-hint = Tai skannaa tämä puhelimen kameralla.
page-here-only = Tämä linkki toimii vain tällä koneella.
page-here-only-new = Juuri nyt peliin pääsee vain tältä koneelta: linkistä ei olisi muualla hyötyä.
page-here-only-command = Jotta kaikki samassa verkossa voisivat liittyä, sulje peli päätteessä näppäimillä Ctrl-C ja käynnistä se tällä komennolla. Kaikki pöydät säilyvät.
page-here-only-host = Palvelimen ylläpitäjä voi avata sen muille.
page-copy-command = Kopioi komento
page-copied-here = Kopioitu. Tämä linkki toimii vain tällä koneella.
page-copy-link = Kopioi linkki
page-share = Jaa …
page-copied = Kopioitu.
page-not-copied = Selain ei anna kopioida: { $link }
page-start-bots = Tai aloita nyt
page-start-bots-hint = Botit täyttävät vapaat paikat.
page-start-now = Aloita bottien kanssa
page-waiting-listed = Aula tarjoaa tätä pöytää niin kauan kuin joku on täällä. Muutaman minuutin kuluttua siitä, kun kaikki ovat lähteneet, se poistetaan.
page-deserted-listed = Tässä pöydässä ei juuri nyt ole ketään. Voit istua pöytään heti, kun joku on palannut.
page-deserted-friends = Tässä pöydässä ei juuri nyt ole ketään. Voit istua pöytään ja odottaa muita.
page-close-table = Sulje pöytä
page-close-table-hint = Se siivotaan pois, eikä sen linkki johda enää mihinkään.
page-close-table-yes = Kyllä, sulje se
page-close-table-no = Säilytä se
page-closed-title = Tämä pöytä on suljettu
page-closed = { $player } sulki sen ennen kuin peli alkoi.
page-closed-host = Ylläpitäjä on sulkenut tämän pöydän.
page-closed-host-game = Peli päättyy ilman tulosta.
# What whoever runs the server has written about it
page-host-says = Ylläpitäjän viesti: { $why }
page-banned-title = Et pääse tänne
page-join-title = Täällä on sinulle paikka
page-join-seat = Väri
page-join-any = Mikä vain
page-sit-down = Istu pöytään

## At the table

page-table-title = Tori
page-players-list = Pelaajat
page-panel = Mitä tehdä
page-board = Tori: seitsemän saraketta a–g, seitsemän riviä 1–7
page-square-bare = { $square }: tyhjä
page-square-rug = { $square }: { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
} matto, omistaja { $player }
page-square-neutral = { $square }: { $colour ->
    [red] punainen
    [yellow] keltainen
    [blue] sininen
   *[purple] violetti
} matto, joka ei kuulu kenellekään
page-square-assam = { $rug }. Assam seisoo tässä ja katsoo { $heading ->
    [N] ylös
    [E] oikealle
    [S] alas
   *[W] vasemmalle
}
page-badge-you = sinä
page-badge-bot = botti
page-badge-away = poissa
page-badge-out = pudonnut
page-rugs-left = { $number ->
    [one] yksi matto jäljellä
   *[other] { $number } mattoa jäljellä
}
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Punainen
    [yellow] Keltainen
    [blue] Sininen
   *[purple] Violetti
}: { $number ->
    [one] yksi matto jäljellä
   *[other] { $number } mattoa jäljellä
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Seuraavaksi punainen
    [yellow] Seuraavaksi keltainen
    [blue] Seuraavaksi sininen
   *[purple] Seuraavaksi violetti
}: { $number ->
    [one] yksi matto jäljellä
   *[other] { $number } mattoa jäljellä
}
# On the pile from which the next rug comes: very short
page-badge-next = seuraava
page-worth = { $dirhams ->
    [one] yksi dirhami
   *[other] { $dirhams } dirhamia
}, mattoja { $squares ->
    [one] yhdessä ruudussa
   *[other] { $squares } ruudussa
}
page-points = { $number ->
    [one] yksi piste
   *[other] { $number } pistettä
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Mihin suuntaan seuraavan on lähdettävä?
       *[no] { $player }: mihin suuntaan seuraavan on lähdettävä?
    }
   *[no] { $alone ->
        [yes] Sinun vuorosi: mihin suuntaan Assam kävelee?
       *[no] { $player }: mihin suuntaan Assam kävelee?
    }
}
page-prompt-roll = { $alone ->
    [yes] Sinun vuorosi: heitä noppaa.
   *[no] { $player }: heitä noppaa.
}
page-prompt-lay = { $alone ->
    [yes] Aseta mattosi Assamin viereen.
   *[no] { $player }: aseta matto Assamin viereen.
}
page-prompt-wait = { $player } miettii …
page-prompt-away = Odotetaan: { $player } on poissa
page-prompt-watch = { $player } pelaa
page-ways = Mihin suuntaan
page-way-F = Suoraan
page-expect = keskim. { $costs }
page-throw = Heitä noppaa
page-turn-assam = Käännä Assam
page-lay = Aseta matto
page-lay-hint = Napauta Assamin viereistä ruutua tai pyyhkäise kahden yli.
page-lay-ready = Aseta se napauttamalla uudelleen, tai napauta toista paikkaa.
page-lay-on = Aseta se ruuduille { $near } ja { $far }
page-skip = Ohita
page-undo = Kumoa
page-take-back = Ota takaisin
page-come-back = Jatka itse: { $player }
page-away-offer = Odotetaanko vielä, vai pelaako botti siihen asti, kun { $player } on taas täällä?
page-away-wait = Odota
page-away-bot = Anna botin jatkaa

## Time that runs out

page-time-left = Aikaa jäljellä: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Kello odottaa, että tämä pelaaja palaa.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Yksi sekunti jäljellä; sitten botti pelaa tämän vuoron.
       *[other] { $number } sekuntia jäljellä; sitten botti pelaa tämän vuoron.
    }
   *[out] { $number ->
        [one] Yksi sekunti jäljellä; sitten putoat pelistä.
       *[other] { $number } sekuntia jäljellä; sitten putoat pelistä.
    }
}
page-time-last = { $number ->
    [one] Yksi sekunti jäljellä!
   *[other] { $number } sekuntia jäljellä!
}
page-time-over-1 = Aikasi loppui, joten botti pelaa tämän vuoron puolestasi. Seuraavalla vuorollasi päätät taas itse. Jos niin käy vielä kahdesti, putoat pelistä.
page-time-over-2 = Aikasi loppui toisen kerran, joten botti pelaa tämän vuoron puolestasi. Seuraavalla vuorollasi päätät taas itse. Jos niin käy vielä kerran, putoat pelistä.
page-time-over-out = Aikasi loppui, joten putosit pelistä. Botti jatkaa matoillasi. Voit katsoa, miten peli päättyy, tai mennä pelaamaan muualle.

## Who watches

page-watching = { $number ->
    [0] Kukaan muu ei katso.
    [one] Yksi katsoo.
   *[other] { $number } katsoo.
}

## What happened, besides the game

page-log = Mitä tapahtui
page-log-sat = { $player } istuu pöytään.
page-log-began = Peli alkaa. Aloittaja on { $player }.
page-log-took-back = { $player } ottaa vuoronsa takaisin.
page-log-redrawn = { $player } ottaa vuoronsa takaisin. Noppaa heitetään uudelleen.
page-log-said = { $player }: ”{ $phrase }”
page-log-timed-out = { $times ->
    [1] Pelaajan { $player } aika loppui: botti pelaa tämän vuoron.
   *[other] Pelaajan { $player } aika loppui toisen kerran: botti pelaa tämän vuoron.
}
page-log-left = { $why ->
    [time] { $player } putoaa pelistä: aika loppui.
    [abandoned] { $player } on lähtenyt pelistä.
   *[resigned] { $player } luovuttaa.
}
page-log-bot-for = Botti pelaa pelaajan { $player } puolesta.
page-log-came-back = { $player } on taas täällä.
page-log-rematch-offered = { $player } haluaa pelata uudelleen.
page-log-rematch-withdrawn = { $player } ei sittenkään halua pelata uudelleen.
page-log-rematch-made = Seuraavalle pelille on uusi pöytä.
page-log-closed = { $player } sulkee pöydän.
page-log-closed-host = Ylläpitäjä sulkee pöydän.
page-log-over-left = Pelissä ei ole enää ketään, joka jatkaisi: peli on päättynyt.

## Menu

page-menu = Valikko
page-copy-seat = Kopioi linkki paikalleni
page-copy-seat-hint = Sillä voit jatkaa toisella laitteella. Älä anna linkkiä kenellekään.
page-stand-in = Botti pelaamaan pelaajan { $player } puolesta
page-resign = Luovuta
page-resign-ask = Luovutetaanko pelaajan { $player } puolesta? Sitä ei voi perua.
page-resign-yes = Luovuta
page-resign-no = Jatka peliä
page-phrases = Sano jotakin

## Reporting somebody to whoever runs the server

page-report = Ilmoita pelaajasta
page-report-hint = Palvelimen ylläpitäjä saa tiedon ja voi sulkea pöydän. Muille pelaajille ei kerrota.
page-report-who = Kenestä?
page-report-why = Mikä on vialla?
page-report-why-of = { $player }: mikä on vialla?
page-report-name = Loukkaava nimi
page-report-cheating = Huijaaminen
page-report-stalling = Viivyttely
page-report-other = Jotain muuta
page-report-done = Kiitos. Palvelimen ylläpitäjä voi nyt nähdä sen.

## What can be said

page-phrase-hello = Hei!
page-phrase-good-luck = Onnea peliin!
page-phrase-thinking = Annas kun mietin …
page-phrase-your-turn = Sinun vuorosi.
page-phrase-nice-rug = Onpa hieno matto!
page-phrase-lucky = Sinullapa on tänään tuuria.
page-phrase-ouch = Auts!
page-phrase-oops = Hups.
page-phrase-thanks = Kiitos!
page-phrase-sorry = Anteeksi!
page-phrase-well-played = Hyvin pelattu!
page-phrase-again = Vielä yksi peli?
page-phrase-have-to-go = Minun pitää kohta lähteä.
page-phrase-bye = Näkemiin!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Ohje
page-help-rules = Näin pelataan
page-rules-aim = Lopussa jokainen dirhami on yksi piste, samoin jokainen ruutu, jossa mattosi näkyy. Eniten pisteitä kerännyt voittaa.
page-rules-turn = Jätä vuorollasi Assam ennalleen tai käännä hänet vasemmalle tai oikealle, ja heitä noppaa. Hän kävelee suoraan eteenpäin; reunalla mosaiikki johdattaa hänet takaisin torille.
page-rules-pay = Jos hän pysähtyy toisen pelaajan matolle, maksat maton omistajalle yhden dirhamin jokaisesta ruudusta, joka kuuluu samaan yhtenäiseen samanväriseen alueeseen.
page-rules-lay = Aseta sitten matto kahdelle ruudulle, joista ainakin toinen on Assamin vieressä. Se saa peittää mattoja, mutta ei toisen pelaajan maton molempia puolikkaita kerralla.
page-rules-end = Peli päättyy, kun viimeinen matto on asetettu. Joissakin sääntövihkoissa maksukyvytön putoaa.
page-help-keys = Näppäimet
page-key-primary = Tee se, mitä tarjotaan: heitä, aseta, ohita
page-key-arrows = Valitse suunta niin kuin se on laudalla
page-key-ways = Valitse vasen, suoraan tai oikea Assamista katsoen
page-key-throw = Heitä noppaa
page-key-board = Laudalla nuolet siirtävät osoitinta, Enter valitsee ja vahvistaa, välilyönti kääntää mattoa
page-key-undo = Kumoa
page-key-take-back = Ota vuoro takaisin
page-key-skip = Ohita animaatio
page-key-mute = Äänet päälle tai pois
page-key-say = Sano jotakin
page-key-log = Mitä tapahtui
page-key-menu = Valikko
page-key-help = Tämä ohje
page-key-step = Askel taakse tai eteen
page-key-ends = Alkuun, loppuun
page-key-play = Toista, pysäytä

## Settings

page-settings = Asetukset
page-settings-language = Kieli
page-settings-theme = Sivun värit
page-theme-auto = Järjestelmän mukaan
page-theme-light = Vaalea
page-theme-dark = Tumma
page-theme-contrast = Suuri kontrasti
page-settings-speed = Nopeus
page-speed-slow = Hidas
page-speed-normal = Tavallinen
page-speed-fast = Nopea
page-speed-instant = Heti
page-settings-motion = Liike
page-motion-auto = Järjestelmän mukaan
page-motion-less = Vähemmän
page-motion-full = Kaikki liikkuu
page-settings-confirm = Vahvista siirrot
page-settings-confirm-hint = Napsautus valitsee; toinen napsautus tai painike tekee siirron.
page-settings-sounds = Äänet
page-settings-coordinates = Rivien ja sarakkeiden nimet

## The end

page-end-winner = { $player } voittaa!
page-end-shared = Jaettu voitto: { $players }
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Viimeinen matto on asetettu.
    [last-player] Kaikki muut putosivat.
    [resigned] Kaikki muut luovuttivat.
    [time] Kaikilta muilta loppui aika.
    [bots] Pelissä oli enää botteja.
   *[left] Pelissä ei ollut enää ketään muuta.
}
page-ranking = Sijoitukset
page-ranking-place = Sija
page-ranking-player = Pelaaja
page-ranking-dirhams = Dirhamit
page-ranking-squares = + matot
page-ranking-points = = pisteet
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] pudonnut
    [time] aika loppui
    [abandoned] lähti
   *[resigned] luovutti
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Pudonnut tai pelistä lähtenyt ei saa pisteitä ja sijoittuu kaikkien muiden jälkeen; ensimmäisenä lähtenyt on viimeinen.
page-rematch = Pelaa uudelleen
page-rematch-accept = { $number ->
    [one] { $player } haluaa pelata uudelleen: lähde mukaan
   *[other] { $number } pelaajaa haluaa pelata uudelleen: lähde mukaan
}
page-rematch-waiting = Odotetaan muita …
page-rematch-withdraw = Peru ehdotus
page-rematch-go = Seuraavaan peliin
page-save-record = Tallenna peli
page-copy-replay = Kopioi linkki pelin tallenteeseen
page-chart-title = Pisteet pelin aikana
page-chart = Pisteet pelin aikana. Lopussa: { $ends }
page-chart-end = { $points ->
    [one] { $name }: yksi
   *[other] { $name }: { $points }
}
page-statistics = Lukuina
page-statistics-turns = { $number ->
    [one] Pelattiin yksi vuoro.
   *[other] Pelattiin { $number } vuoroa.
}
page-statistics-highest = { $paid ->
    [one] Suurin maksu oli yksi dirhami: maksaja { $player }, saaja { $owner }.
   *[other] Suurin maksu oli { $paid } dirhamia: maksaja { $player }, saaja { $owner }.
}
page-statistics-none = Kukaan ei maksanut mitään.
page-statistics-paid = maksoi
page-statistics-received = sai
page-statistics-throw = heitto keskim.
page-statistics-mosaics = mosaiikkeja
page-dice = Oliko noppa rehellinen?
page-dice-all-fair = { $rugs ->
    [0] Selaimesi on arponut kaikki { $throws } heittoa uudelleen: ne ovat niin kuin pitikin.
   *[other] Selaimesi on arponut kaikki { $throws } heittoa ja { $rugs } maton järjestyksen uudelleen: ne ovat niin kuin pitikin.
}
page-dice-bots = { $number ->
    [one] Yksi heitto oli botin: se seuraa siitä, mitä pelaajien selaimet olivat sitä ennen paljastaneet.
   *[other] { $number } heittoa oli bottien: ne seuraavat siitä, mitä pelaajien selaimet olivat sitä ennen paljastaneet.
}
page-dice-alone = { $number ->
    [one] Yksi heitto on pelkästään palvelimen: minkään pelaajan selain ei vaikuttanut siihen.
   *[other] { $number } heittoa on pelkästään palvelimen: minkään pelaajan selain ei vaikuttanut niihin.
}
page-dice-redrawn = { $number ->
    [one] Tämä oli harjoitus: yksi heitto otettiin takaisin ja heitettiin uudelleen.
   *[other] Tämä oli harjoitus: { $number } heittoa otettiin takaisin ja heitettiin uudelleen.
}
page-dice-seen = Se on myös verrannut niitä siihen, mitä se näki pelin alussa.
page-dice-unseen = Se ei nähnyt tämän pelin alkua, joten se luottaa siihen, mitä silloin näytetyistä luvuista nyt kerrotaan.
page-dice-how = Ennen peliä palvelin sidottiin salaiseen lukuun ja kunkin pelaajan selain omaan lukuunsa. Jokainen heitto seuraa molemmista: selain paljastaa palan luvustaan, kun noppaa heitetään. Siksi kukaan, ei edes palvelimen ylläpitäjä, voinut ennustaa tai valita heittoa.
page-dice-commitment = Salainen luku ei ole se, joka luvattiin.
page-dice-chain = Se, minkä pelaajan { $player } selain alussa antoi, ei ole se, mitä käytettiin.
page-dice-link = Se, mitä heittoa { $number } varten paljastettiin, ei ole se, minkä piti tulla seuraavaksi.
page-dice-count = Heittoja puuttuu, tai niitä on liikaa.
page-dice-first = Aloittajan olisi pitänyt olla { $player }.
page-dice-throw = Heiton { $number } olisi pitänyt olla { $drawn }, mutta pelattiin { $played }.
page-dice-pile = Maton { $number } olisi pitänyt olla toisenvärinen: { $player }.
page-dice-numbers = Luvut
page-dice-commitment-is = Näytettiin ennen peliä (salaisen luvun SHA-256)
page-dice-seed-is = Salainen luku
page-dice-chain-is = Pelaajan { $player } selaimen antama
page-dice-link-is = Paljastettiin heittoa { $number } varten

## Replay

page-replay = Pelin tallenne
page-replay-hint = Pudota tallennettu peli tähän, valitse tiedosto tai liitä teksti.
page-replay-file = Tiedosto
page-replay-text = Tallenteen teksti
page-replay-show = Näytä
page-replay-turn = Vuoro { $turn }
page-replay-controls = Toisto
page-replay-first = Alkuun
page-replay-back = Askel taakse
page-replay-play = Toista
page-replay-pause = Pysäytä
page-replay-forth = Askel eteen
page-replay-last = Loppuun
page-replay-position = Kohta pelissä
page-replay-result = Tulos ja luvut
