### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Pārskatīt pierakstītu spēli: katru lēmumu, katru metienu un no kurienes rezultāts.
study-deep-help = Skatīties trīs gājienus uz priekšu, nevis divus: labāk, bet lēnāk.
study-html-help = Ierakstīt pārskatu šajā failā kā lapu, kurai nekas cits nav vajadzīgs.
study-gave-up-help = Krāsa tam, kurš padevās vai kuram beidzās laiks; ja vairāki, šādā secībā.
study-analyse-help = Izvērtēt visu, ko pozīcijā var darīt.
study-rollout-help = Izspēlēt tik daudz spēļu tālāk no katras labākās izvēles.
study-looking = skatās
study-nothing-played = šajā spēlē vēl nekas nav spēlēts
study-no-such-colour = šeit neviens nespēlē ar krāsu: { $colour }
study-title = Pārskats
study-found = Gājieni uz priekšu: { $turns }.
study-unfinished = Spēle nav pabeigta: tās rezultāts ir tas, ko vērta pēdējā pozīcija.
study-sums-chances = No kurienes rezultāts, uzvaras izredžu punktos
study-sums-margins = Tas pats dirhamos: punkti virs labākā no pārējiem
study-sums-note = Sākums, veiksme un abu veidu prasme kopā dod rezultātu. Otrs skatiens: prasmes daļa, kas rodas, to pašu pozīciju redzot gājienu vēlāk.
study-played = Kā spēlēja
study-turning-points = Pagrieziena punkti
study-mistakes = Dārgākie lēmumi
study-dice = Kauliņš un ko varēja gaidīt
study-habits = Kur zaudēts visvairāk
study-graph = Uzvaras izredzes
study-graph-note = Kvadrāts ir metiens, bet rombs – lēmums, kas daudz mainīja.
study-column-start = sākums
study-column-luck = veiksme
study-column-skill = paša prasme
study-column-others = citu prasme
study-column-usual = parasta veiksme
study-column-second-look = otrs skatiens
study-column-accuracy = precizitāte
study-column-loss = zaudēts
study-column-mean-loss = zaudēts lēmumā
study-column-decisions = lēmumi
study-column-inaccuracies = neprecizitātes
study-column-mistakes = kļūdas
study-column-blunders = rupjas kļūdas
study-column-like = spēlēja kā
study-column-turn = gājiens
study-column-better = labāk
study-column-chance = uzvara, %
study-column-margin = pārsvars
study-column-share = iespēja, %
study-column-throws = metieni
study-column-mean = vidēji
study-column-paid = samaksāts
study-column-expected = gaidīts
study-spot = { $kind ->
    [turning] { $part ->
        [early] griešana, sākumā
       *[late] griešana, beigās
    }
   *[laying] { $part ->
        [early] klāšana, sākumā
       *[late] klāšana, beigās
    }
}
study-word = { $word ->
    [inaccuracy] neprecizitāte
    [mistake] kļūda
   *[blunder] rupja kļūda
}
study-like-between = { $first } – { $last }
study-action-turn = { $way ->
    [L] pa kreisi
    [R] pa labi
   *[F] taisni
}
study-action-throw = metiens: { $steps }
study-action-reveal = nākamais paklājs: { $colour }
study-moment = Gājiens { $turn }, { $player }: { $action }
study-moment-better = Labāk: { $action }.
study-to-win = { $player }: { $chance } % uz uzvaru, pārsvars { $margin }
study-exact = Viss izsekots līdz galam: precīzi.
study-why = Kāpēc { $action }, nevis { $other }:
study-no-reason = Nekā tāda, ko var saskaitīt uz galdiņa: tas redzams tikai tālāk.
study-reason-pays = dirhami, ko vidēji maksā šajā metienā: { $value }, nevis { $other }
study-reason-goes-out = briesmas izstāties šajā metienā: { $value } %, nevis { $other } %
study-reason-rug-gain = punkti, ko pēc tam vidēji dod labākais paklājs: { $value }, nevis { $other }
study-reason-lead = punktu pārsvars tagad: { $value }, nevis { $other }
study-reason-covers = nosegtie citu lauciņi: { $value }, nevis { $other }
study-reason-own-area-kept = lielākais savs laukums paliek vesels, lauciņos: { $value }, nevis { $other }
study-reason-own-area-grown = lielākā sava laukuma lauciņi: { $value }, nevis { $other }
study-reason-their-area-cut = lielākā laukuma lauciņi, { $player }: { $value }, nevis { $other }
study-reason-earns = dirhami, ko par to vidēji maksā nākamais spēlētājs: { $value }, nevis { $other }
study-reason-next-goes-out = iespēja, ka nākamais spēlētājs izstājas: { $value } %, nevis { $other } %
study-reason-risky-squares = lauciņi, kas maksā vairāk, nekā ir makā: { $value }, nevis { $other }
