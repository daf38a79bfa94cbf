### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Прегледај записану партију: сваку одлуку, свако бацање и одакле долази резултат.
study-deep-help = Гледај три потеза унапред уместо два: боље, али спорије.
study-html-help = Запиши преглед у ову датотеку, као страницу којој не треба ништа друго.
study-gave-up-help = Боја онога ко је одустао или остао без времена; ако их је више, овим редом.
study-analyse-help = Одмери све што се у позицији може учинити.
study-rollout-help = Одиграј толико партија даље од сваког од најбољих избора.
study-looking = гледам
study-nothing-played = у овој партији још ништа није одиграно
study-no-such-colour = нико овде не игра бојом: { $colour }
study-title = Преглед
study-found = Потези унапред: { $turns }.
study-unfinished = Партија није готова: резултат је оно што вреди последња позиција.
study-sums-chances = Одакле долази резултат, у поенима изгледа за победу
study-sums-margins = Исто у дирхамима: поени више од најбољег од осталих
study-sums-note = Почетак, срећа и обе врсте вештине заједно дају резултат. Други поглед: део вештине који долази од погледа на исту позицију потез касније.
study-played = Како се играло
study-turning-points = Прекретнице
study-mistakes = Најскупље одлуке
study-dice = Коцкица и шта се могло очекивати
study-habits = Где се највише изгубило
study-graph = Изгледи за победу
study-graph-note = Квадрат је бацање, а ромб одлука која је много променила.
study-column-start = почетак
study-column-luck = срећа
study-column-skill = сопствена вештина
study-column-others = вештина осталих
study-column-usual = уобичајена срећа
study-column-second-look = други поглед
study-column-accuracy = тачност
study-column-loss = изгубљено
study-column-mean-loss = изгубљено по одлуци
study-column-decisions = одлуке
study-column-inaccuracies = нетачности
study-column-mistakes = грешке
study-column-blunders = тешке грешке
study-column-like = игра као
study-column-turn = потез
study-column-better = боље
study-column-chance = победа, %
study-column-margin = предност
study-column-share = изгледи, %
study-column-throws = бацања
study-column-mean = просек
study-column-paid = плаћено
study-column-expected = очекивано
study-spot = { $kind ->
    [turning] { $part ->
        [early] окретање, рано
       *[late] окретање, касно
    }
   *[laying] { $part ->
        [early] полагање, рано
       *[late] полагање, касно
    }
}
study-word = { $word ->
    [inaccuracy] нетачност
    [mistake] грешка
   *[blunder] тешка грешка
}
study-like-between = { $first } до { $last }
study-action-turn = { $way ->
    [L] лево
    [R] десно
   *[F] право
}
study-action-throw = бацање: { $steps }
study-action-reveal = следећи саг: { $colour }
study-moment = Потез { $turn }, { $player }: { $action }
study-moment-better = Боље: { $action }.
study-to-win = { $player }: { $chance } % за победу, предност { $margin }
study-exact = Све је праћено до краја: тачно.
study-why = Зашто { $action }, а не { $other }:
study-no-reason = Ништа што се може избројати на табли: види се тек касније.
study-reason-pays = дирхами који се просечно плаћају при овом бацању: { $value }, не { $other }
study-reason-goes-out = опасност од испадања при овом бацању: { $value } %, не { $other } %
study-reason-rug-gain = поени које затим просечно доноси најбољи саг: { $value }, не { $other }
study-reason-lead = поена предности сада: { $value }, не { $other }
study-reason-covers = покривена поља осталих: { $value }, не { $other }
study-reason-own-area-kept = највеће сопствено подручје остаје цело, у пољима: { $value }, не { $other }
study-reason-own-area-grown = поља највећег сопственог подручја: { $value }, не { $other }
study-reason-their-area-cut = поља највећег подручја, { $player }: { $value }, не { $other }
study-reason-earns = дирхами које за то просечно плаћа следећи играч: { $value }, не { $other }
study-reason-next-goes-out = изгледи да следећи играч испадне: { $value } %, не { $other } %
study-reason-risky-squares = поља која коштају више него што је у кеси: { $value }, не { $other }
