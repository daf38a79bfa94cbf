### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Gå igenom ett sparat parti: varje beslut, varje kast och varifrån resultatet kommer.
study-deep-help = Se tre drag framåt i stället för två: bättre, men långsammare.
study-html-help = Skriv genomgången till den här filen, som en sida som inte behöver något annat.
study-gave-up-help = Färgen på den som gav upp eller fick slut på tid; om flera, i den här ordningen.
study-analyse-help = Väg allt som kan göras i en ställning.
study-rollout-help = Spela så många partier vidare från vart och ett av de bästa valen.
study-looking = tittar
study-nothing-played = inget har spelats i det här partiet
study-no-such-colour = ingen spelar { $colour } här
study-title = Genomgång
study-found = Drag framåt: { $turns }.
study-unfinished = Partiet är inte slut: resultatet är vad den sista ställningen är värd.
study-sums-chances = Varifrån resultatet kommer, i poäng av vinstchansen
study-sums-margins = Samma i dirham: poäng mer än den bästa av de andra
study-sums-note = Början, tur och båda slagen av skicklighet blir tillsammans resultatet. Andra blicken: den del av skickligheten som kommer av att samma ställning ses ett drag senare.
study-played = Hur det spelades
study-turning-points = Vändpunkter
study-mistakes = De dyraste besluten
study-dice = Tärningen, och vad som var att vänta
study-habits = Var mest gick förlorat
study-graph = Vinstchanser
study-graph-note = En kvadrat är ett kast, och en romb ett beslut, som ändrade mycket.
study-column-start = början
study-column-luck = tur
study-column-skill = egen skicklighet
study-column-others = andras skicklighet
study-column-usual = vanlig tur
study-column-second-look = andra blicken
study-column-accuracy = precision
study-column-loss = förlorat
study-column-mean-loss = förlorat per beslut
study-column-decisions = beslut
study-column-inaccuracies = småfel
study-column-mistakes = misstag
study-column-blunders = grova misstag
study-column-like = spelade som
study-column-turn = drag
study-column-better = bättre
study-column-chance = vinst, %
study-column-margin = försprång
study-column-share = chans, %
study-column-throws = kast
study-column-mean = medel
study-column-paid = betalat
study-column-expected = väntat
study-spot = { $kind ->
    [turning] { $part ->
        [early] vrida, tidigt
       *[late] vrida, sent
    }
   *[laying] { $part ->
        [early] lägga, tidigt
       *[late] lägga, sent
    }
}
study-word = { $word ->
    [inaccuracy] småfel
    [mistake] misstag
   *[blunder] grovt misstag
}
study-like-between = { $first } till { $last }
study-action-turn = { $way ->
    [L] vänster
    [R] höger
   *[F] rakt fram
}
study-action-throw = kast: { $steps }
study-action-reveal = nästa matta: { $colour }
study-moment = Drag { $turn }, { $player }: { $action }
study-moment-better = Bättre: { $action }.
study-to-win = { $player }: { $chance } % vinstchans, försprång { $margin }
study-exact = Allt följdes till slutet: exakt.
study-why = Varför { $action } och inte { $other }:
study-no-reason = Inget som går att räkna på brädet: det visar sig först längre fram.
study-reason-pays = dirham som i snitt betalas vid det här kastet: { $value }, inte { $other }
study-reason-goes-out = risk att åka ut vid det här kastet: { $value } %, inte { $other } %
study-reason-rug-gain = poäng som bästa mattan ger efteråt, i snitt: { $value }, inte { $other }
study-reason-lead = poängs försprång nu: { $value }, inte { $other }
study-reason-covers = andras rutor som täcks: { $value }, inte { $other }
study-reason-own-area-kept = det största egna området förblir helt, i rutor: { $value }, inte { $other }
study-reason-own-area-grown = rutor i det största egna området: { $value }, inte { $other }
study-reason-their-area-cut = rutor i det största området för { $player }: { $value }, inte { $other }
study-reason-earns = dirham som nästa spelare i snitt betalar för det: { $value }, inte { $other }
study-reason-next-goes-out = chans att nästa spelare åker ut: { $value } %, inte { $other } %
study-reason-risky-squares = rutor som kostar mer än vad som finns i pungen: { $value }, inte { $other }
