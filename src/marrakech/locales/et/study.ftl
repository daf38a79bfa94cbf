### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Vaata salvestatud mäng läbi: iga otsus, iga vise ja kust tulemus tuleb.
study-deep-help = Vaata kolm käiku ette kahe asemel: parem, kuid aeglasem.
study-html-help = Kirjuta ülevaade sellesse faili leheküljena, mis ei vaja midagi muud.
study-gave-up-help = Selle mängija värv, kes alla andis või kelle aeg sai otsa; kui neid on mitu, siis selles järjekorras.
study-analyse-help = Kaalu kõike, mida seisus teha saab.
study-rollout-help = Mängi igast parimast valikust edasi nii palju mänge.
study-looking = vaatan
study-nothing-played = selles mängus pole midagi mängitud
study-no-such-colour = keegi ei mängi siin värviga { $colour }
study-title = Ülevaade
study-found = Käike ette vaadatud: { $turns }.
study-unfinished = Mäng pole lõppenud: tulemuseks on see, mida viimane seis väärt on.
study-sums-chances = Kust tulemus tuleb, võiduvõimaluse punktides
study-sums-margins = Sama dirhamites: punkte rohkem kui parimal teistest
study-sums-note = Algus, õnn ja mõlemat liiki oskus annavad kokku tulemuse. Teine pilk: see osa oskusest, mis tuleb sama seisu vaatamisest käik hiljem.
study-played = Kuidas mängiti
study-turning-points = Pöördepunktid
study-mistakes = Kõige kallimad otsused
study-dice = Täring, ja mida oli oodata
study-habits = Kus kaotati kõige rohkem
study-graph = Võiduvõimalused
study-graph-note = Ruut on vise ja romb otsus, mis palju muutis.
study-column-start = algus
study-column-luck = õnn
study-column-skill = oma oskus
study-column-others = teiste oskus
study-column-usual = tavaline õnn
study-column-second-look = teine pilk
study-column-accuracy = täpsus
study-column-loss = kaotatud
study-column-mean-loss = kaotatud otsuse kohta
study-column-decisions = otsused
study-column-inaccuracies = ebatäpsused
study-column-mistakes = vead
study-column-blunders = rängad vead
study-column-like = mängis nagu
study-column-turn = käik
study-column-better = parem
study-column-chance = võit, %
study-column-margin = edu
study-column-share = tõenäosus, %
study-column-throws = visked
study-column-mean = keskmine
study-column-paid = makstud
study-column-expected = oodatud
study-spot = { $kind ->
    [turning] { $part ->
        [early] pööramine, alguses
       *[late] pööramine, lõpus
    }
   *[laying] { $part ->
        [early] vaiba panek, alguses
       *[late] vaiba panek, lõpus
    }
}
study-word = { $word ->
    [inaccuracy] ebatäpsus
    [mistake] viga
   *[blunder] ränk viga
}
study-like-between = { $first } kuni { $last }
study-action-turn = { $way ->
    [L] vasakule
    [R] paremale
   *[F] otse
}
study-action-throw = vise: { $steps }
study-action-reveal = järgmine vaip: { $colour }
study-moment = Käik { $turn }, { $player }: { $action }
study-moment-better = Parem: { $action }.
study-to-win = { $player }: võit { $chance } %, edu { $margin }
study-exact = Kõik vaadati lõpuni läbi: täpne.
study-why = Miks { $action } ja mitte { $other }:
study-no-reason = Mitte midagi, mida laual loendada saaks: see ilmneb alles hiljem.
study-reason-pays = sellel viskel keskmiselt makstavad dirhamid: { $value }, mitte { $other }
study-reason-goes-out = oht sellel viskel välja langeda: { $value } %, mitte { $other } %
study-reason-rug-gain = punktid, mida parim vaip pärast seda keskmiselt annab: { $value }, mitte { $other }
study-reason-lead = punkte ees praegu: { $value }, mitte { $other }
study-reason-covers = teiste kaetavad ruudud: { $value }, mitte { $other }
study-reason-own-area-kept = suurim oma ala jääb terveks, ruutudes: { $value }, mitte { $other }
study-reason-own-area-grown = suurima oma ala ruudud: { $value }, mitte { $other }
study-reason-their-area-cut = suurima ala ruudud, { $player }: { $value }, mitte { $other }
study-reason-earns = dirhamid, mida järgmine mängija selle eest keskmiselt maksab: { $value }, mitte { $other }
study-reason-next-goes-out = tõenäosus, et järgmine mängija langeb välja: { $value } %, mitte { $other } %
study-reason-risky-squares = ruudud, mis maksavad rohkem, kui kukrus on: { $value }, mitte { $other }
