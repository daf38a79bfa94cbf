### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Bespreek een opgeslagen partij: elke beslissing, elke worp, en waar de uitslag vandaan komt.
study-deep-help = Kijk drie beurten vooruit in plaats van twee: beter, maar trager.
study-html-help = Schrijf de bespreking naar dit bestand, als pagina die verder niets nodig heeft.
study-gave-up-help = De kleur van wie opgaf of geen tijd meer had; bij meer dan één in deze volgorde.
study-analyse-help = Weeg alles wat in een stelling kan worden gedaan.
study-rollout-help = Speel zoveel partijen verder vanaf elk van de beste keuzes.
study-looking = kijken
study-nothing-played = in deze partij is nog niets gespeeld
study-no-such-colour = niemand speelt hier { $colour }
study-title = Bespreking
study-found = Beurten vooruitgekeken: { $turns }.
study-unfinished = De partij is niet af: als uitslag geldt wat de laatste stelling waard is.
study-sums-chances = Waar de uitslag vandaan komt, in punten van de winstkans
study-sums-margins = Hetzelfde in dirham: punten meer dan de beste ander
study-sums-note = Begin, geluk en beide soorten kunnen zijn samen de uitslag. Tweede blik: het deel van het kunnen dat komt doordat dezelfde stelling een beurt later nog eens wordt bekeken.
study-played = Hoe er gespeeld is
study-turning-points = Keerpunten
study-mistakes = De duurste beslissingen
study-dice = Dobbelsteen, en wat te verwachten was
study-habits = Waar het meest verloren ging
study-graph = Winstkansen
study-graph-note = Een vierkant is een worp, een ruit een beslissing, die veel veranderde.
study-column-start = begin
study-column-luck = geluk
study-column-skill = eigen kunnen
study-column-others = kunnen van anderen
study-column-usual = gebruikelijk geluk
study-column-second-look = tweede blik
study-column-accuracy = nauwkeurigheid
study-column-loss = verloren
study-column-mean-loss = verloren per beslissing
study-column-decisions = beslissingen
study-column-inaccuracies = onnauwkeurigheden
study-column-mistakes = fouten
study-column-blunders = blunders
study-column-like = gespeeld als
study-column-turn = beurt
study-column-better = beter
study-column-chance = winst, %
study-column-margin = voorsprong
study-column-share = kans, %
study-column-throws = worpen
study-column-mean = gemiddelde
study-column-paid = betaald
study-column-expected = verwacht
study-spot = { $kind ->
    [turning] { $part ->
        [early] draaien, vroeg
       *[late] draaien, laat
    }
   *[laying] { $part ->
        [early] leggen, vroeg
       *[late] leggen, laat
    }
}
study-word = { $word ->
    [inaccuracy] onnauwkeurigheid
    [mistake] fout
   *[blunder] blunder
}
study-like-between = { $first } tot { $last }
study-action-turn = { $way ->
    [L] links
    [R] rechts
   *[F] rechtdoor
}
study-action-throw = worp: { $steps }
study-action-reveal = volgend tapijt: { $colour }
study-moment = Beurt { $turn }, { $player }: { $action }
study-moment-better = Beter: { $action }.
study-to-win = { $player }: { $chance } % winstkans, voorsprong { $margin }
study-exact = Alles is tot het einde gevolgd: precies.
study-why = Waarom { $action } en niet { $other }:
study-no-reason = Niets wat op het bord te tellen is: het blijkt pas later.
study-reason-pays = dirham die bij deze worp gemiddeld betaald wordt: { $value }, niet { $other }
study-reason-goes-out = kans om bij deze worp af te vallen: { $value } %, niet { $other } %
study-reason-rug-gain = punten die het beste tapijt daarna gemiddeld oplevert: { $value }, niet { $other }
study-reason-lead = punten voorsprong nu: { $value }, niet { $other }
study-reason-covers = bedekte vakken van anderen: { $value }, niet { $other }
study-reason-own-area-kept = het grootste eigen gebied blijft heel, in vakken: { $value }, niet { $other }
study-reason-own-area-grown = vakken van het grootste eigen gebied: { $value }, niet { $other }
study-reason-their-area-cut = vakken van het grootste gebied van { $player }: { $value }, niet { $other }
study-reason-earns = dirham die de volgende speler er gemiddeld voor betaalt: { $value }, niet { $other }
study-reason-next-goes-out = kans dat de volgende speler afvalt: { $value } %, niet { $other } %
study-reason-risky-squares = vakken die meer kosten dan er in de beurs zit: { $value }, niet { $other }
