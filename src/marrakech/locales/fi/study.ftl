### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Käy tallennettu peli läpi: jokainen päätös, jokainen heitto ja mistä tulos tulee.
study-deep-help = Katso kolme vuoroa eteenpäin kahden sijaan: parempi mutta hitaampi.
study-html-help = Kirjoita läpikäynti tähän tiedostoon sivuna, joka ei tarvitse muuta.
study-gave-up-help = Luovuttaneen tai aikansa käyttäneen pelaajan väri; jos useita, tässä järjestyksessä.
study-analyse-help = Punnitse kaikki, mitä asemassa voi tehdä.
study-rollout-help = Pelaa näin monta peliä eteenpäin kustakin parhaasta vaihtoehdosta.
study-looking = katsotaan
study-nothing-played = tässä pelissä ei ole pelattu mitään
study-no-such-colour = kukaan ei pelaa tässä värillä { $colour }
study-title = Läpikäynti
study-found = Vuoroja eteenpäin: { $turns }.
study-unfinished = Peli on kesken: tuloksena on se, minkä arvoinen viimeinen asema on.
study-sums-chances = Mistä tulos tulee, voiton todennäköisyyden pisteinä
study-sums-margins = Sama dirhameina: pisteitä enemmän kuin parhaalla muista
study-sums-note = Alku, onni ja kummankinlainen taito ovat yhteensä tulos. Toinen katse: se osa taidosta, joka tulee saman aseman katsomisesta vuoroa myöhemmin.
study-played = Miten pelattiin
study-turning-points = Käännekohdat
study-mistakes = Kalleimmat päätökset
study-dice = Noppa, ja mitä oli odotettavissa
study-habits = Missä menetettiin eniten
study-graph = Voiton todennäköisyydet
study-graph-note = Neliö on heitto ja vinoneliö päätös, joka muutti paljon.
study-column-start = alku
study-column-luck = onni
study-column-skill = oma taito
study-column-others = muiden taito
study-column-usual = tavallinen onni
study-column-second-look = toinen katse
study-column-accuracy = tarkkuus
study-column-loss = menetetty
study-column-mean-loss = menetetty päätöstä kohti
study-column-decisions = päätökset
study-column-inaccuracies = epätarkkuudet
study-column-mistakes = virheet
study-column-blunders = pahat virheet
study-column-like = pelasi kuin
study-column-turn = vuoro
study-column-better = parempi
study-column-chance = voitto, %
study-column-margin = ero
study-column-share = todennäköisyys, %
study-column-throws = heitot
study-column-mean = keskiarvo
study-column-paid = maksettu
study-column-expected = odotettu
study-spot = { $kind ->
    [turning] { $part ->
        [early] kääntäminen, alussa
       *[late] kääntäminen, lopussa
    }
   *[laying] { $part ->
        [early] maton laskeminen, alussa
       *[late] maton laskeminen, lopussa
    }
}
study-word = { $word ->
    [inaccuracy] epätarkkuus
    [mistake] virhe
   *[blunder] paha virhe
}
study-like-between = { $first } – { $last }
study-action-turn = { $way ->
    [L] vasemmalle
    [R] oikealle
   *[F] suoraan
}
study-action-throw = heitto: { $steps }
study-action-reveal = seuraava matto: { $colour }
study-moment = Vuoro { $turn }, { $player }: { $action }
study-moment-better = Parempi: { $action }.
study-to-win = { $player }: voitto { $chance } %, ero { $margin }
study-exact = Kaikki seurattiin loppuun asti: tarkka.
study-why = Miksi { $action } eikä { $other }:
study-no-reason = Ei mitään laudalta laskettavaa: se näkyy vasta myöhemmin.
study-reason-pays = tällä heitolla keskimäärin maksettavat dirhamit: { $value }, ei { $other }
study-reason-goes-out = vaara pudota tällä heitolla: { $value } %, ei { $other } %
study-reason-rug-gain = pisteet, jotka paras matto sen jälkeen tuo keskimäärin: { $value }, ei { $other }
study-reason-lead = pisteitä edellä nyt: { $value }, ei { $other }
study-reason-covers = peitettävät muiden ruudut: { $value }, ei { $other }
study-reason-own-area-kept = suurin oma alue pysyy kokonaisena, ruutuina: { $value }, ei { $other }
study-reason-own-area-grown = suurimman oman alueen ruudut: { $value }, ei { $other }
study-reason-their-area-cut = suurimman alueen ruudut, { $player }: { $value }, ei { $other }
study-reason-earns = dirhamit, jotka seuraava pelaaja siitä keskimäärin maksaa: { $value }, ei { $other }
study-reason-next-goes-out = todennäköisyys, että seuraava pelaaja putoaa: { $value } %, ei { $other } %
study-reason-risky-squares = ruudut, jotka maksavat enemmän kuin kukkarossa on: { $value }, ei { $other }
