### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Gå gjennom et lagret parti: hver avgjørelse, hvert kast, og hvor resultatet kommer fra.
study-deep-help = Se tre trekk fram i stedet for to: bedre, men langsommere.
study-html-help = Skriv gjennomgangen til denne filen, som en side som ikke trenger noe annet.
study-gave-up-help = Fargen til den som ga opp eller gikk tom for tid; hvis flere, i denne rekkefølgen.
study-analyse-help = Vei alt som kan gjøres i en stilling.
study-rollout-help = Spill så mange partier videre fra hvert av de beste valgene.
study-looking = ser
study-nothing-played = ingenting er spilt i dette partiet
study-no-such-colour = ingen spiller { $colour } her
study-title = Gjennomgang
study-found = Trekk sett fram: { $turns }.
study-unfinished = Partiet er ikke ferdig: resultatet er det den siste stillingen er verdt.
study-sums-chances = Hvor resultatet kommer fra, i poeng av vinnersjansen
study-sums-margins = Det samme i dirham: poeng mer enn den beste av de andre
study-sums-note = Start, flaks og begge slag dyktighet blir til sammen resultatet. Annet blikk: den delen av dyktigheten som kommer av å se samme stilling et trekk senere.
study-played = Hvordan det ble spilt
study-turning-points = Vendepunkter
study-mistakes = De dyreste avgjørelsene
study-dice = Terningen, og hva som var å vente
study-habits = Hvor mest gikk tapt
study-graph = Vinnersjanser
study-graph-note = Et kvadrat er et kast, og en rombe en avgjørelse, som endret mye.
study-column-start = start
study-column-luck = flaks
study-column-skill = egen dyktighet
study-column-others = andres dyktighet
study-column-usual = vanlig flaks
study-column-second-look = annet blikk
study-column-accuracy = presisjon
study-column-loss = tapt
study-column-mean-loss = tapt per avgjørelse
study-column-decisions = avgjørelser
study-column-inaccuracies = unøyaktigheter
study-column-mistakes = feil
study-column-blunders = grove feil
study-column-like = spilte som
study-column-turn = trekk
study-column-better = bedre
study-column-chance = vinne, %
study-column-margin = forsprang
study-column-share = sjanse, %
study-column-throws = kast
study-column-mean = snitt
study-column-paid = betalt
study-column-expected = ventet
study-spot = { $kind ->
    [turning] { $part ->
        [early] snu, tidlig
       *[late] snu, sent
    }
   *[laying] { $part ->
        [early] legge, tidlig
       *[late] legge, sent
    }
}
study-word = { $word ->
    [inaccuracy] unøyaktighet
    [mistake] feil
   *[blunder] grov feil
}
study-like-between = { $first } til { $last }
study-action-turn = { $way ->
    [L] venstre
    [R] høyre
   *[F] rett fram
}
study-action-throw = kast: { $steps }
study-action-reveal = neste teppe: { $colour }
study-moment = Trekk { $turn }, { $player }: { $action }
study-moment-better = Bedre: { $action }.
study-to-win = { $player }: { $chance } % vinnersjanse, forsprang { $margin }
study-exact = Alt ble fulgt til slutten: nøyaktig.
study-why = Hvorfor { $action } og ikke { $other }:
study-no-reason = Ingenting som kan telles på brettet: det viser seg først lenger fram.
study-reason-pays = dirham som i snitt betales ved dette kastet: { $value }, ikke { $other }
study-reason-goes-out = fare for å ryke ut ved dette kastet: { $value } %, ikke { $other } %
study-reason-rug-gain = poeng som det beste teppet gir etterpå, i snitt: { $value }, ikke { $other }
study-reason-lead = poengs forsprang nå: { $value }, ikke { $other }
study-reason-covers = andres ruter som dekkes: { $value }, ikke { $other }
study-reason-own-area-kept = det største egne området forblir helt, i ruter: { $value }, ikke { $other }
study-reason-own-area-grown = ruter i det største egne området: { $value }, ikke { $other }
study-reason-their-area-cut = ruter i det største området til { $player }: { $value }, ikke { $other }
study-reason-earns = dirham som neste spiller i snitt betaler for det: { $value }, ikke { $other }
study-reason-next-goes-out = sjanse for at neste spiller ryker ut: { $value } %, ikke { $other } %
study-reason-risky-squares = ruter som koster mer enn det er i pungen: { $value }, ikke { $other }
