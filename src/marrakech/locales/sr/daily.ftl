### The market of the day: everybody plays the same deal once.

daily-title = Пијаца дана
daily-same = { $day }. Свима падају иста бацања.
daily-against = { $day }. Играш против: { $people }, с истим бацањима као сви.
# On the first screen, and at the table
daily-home = Пијаца дана
daily-minutes = { $minutes ->
    [one] око { $minutes } минут
    [few] око { $minutes } минута
   *[other] око { $minutes } минута
}
daily-play = Играј
daily-go-on = Настави
daily-once = Рачуна се први покушај, и једини је.
daily-name = Твоје име
daily-points = поени
daily-first-by = { $points ->
    [one] поен, прво место
    [few] поена, прво место
   *[other] поена, прво место
}, предност { $margin }
daily-placed = { $points ->
    [one] поен
    [few] поена
   *[other] поена
}, { $place ->
    [1] прво
    [2] друго
    [3] треће
   *[4] четврто
} место за столом
daily-late = Ова партија је завршена прекасно да би се рачунала.
daily-better = Боље од { $percent } од 100 продаваца
daily-alone = Данас овде пре тебе није било никога
daily-so-far = { $games ->
    [one] засад { $games } партија
    [few] засад { $games } партије
   *[other] засад { $games } партија
}
daily-games = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}
# Below a bar of the figure that tells how many have how many points
daily-you = ти
# The figure, for those who cannot see it
daily-spread = Колико поена имају остали
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Без среће: { $points }
daily-without-luck-wait = Рачуна се срећа…
daily-throws = Твоја бацања
daily-throws-hint = видиш их тек после партије
daily-throw = { $steps ->
    [one] { $steps }
    [few] { $steps }
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Још не гори ниједан фењер
    [one] { $days } дан заредом
    [few] { $days } дана заредом
   *[other] { $days } дана заредом
}
daily-best-streak = најбоље: { $days }
daily-lit = { $day }: одиграно
daily-dark = { $day }: није играно
daily-open = { $day }: још отворено
daily-share-title = Реци, а не одај
daily-share-hint = Златно: најбољи саг. Зелено: добар. Црвено: грешка.
daily-share-nothing = Не одаје се ниједно поље, ниједно бацање и ниједан саг.
daily-pattern = Твоји потези: најбољих { $best }, добрих { $good }, { $mistakes ->
    [one] { $mistakes } грешка
    [few] { $mistakes } грешке
   *[other] { $mistakes } грешака
}
daily-share = Подели
daily-picture = Слика
daily-look-again = Погледај опет
# First line of the text that is shared
daily-text = Маракеш, { $day }
daily-text-points = { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}
daily-next = { $hours ->
    [0] Следећа пијаца се отвара за мање од сата.
    [one] Следећа пијаца се отвара за { $hours } сат.
    [few] Следећа пијаца се отвара за { $hours } сата.
   *[other] Следећа пијаца се отвара за { $hours } сати.
}
daily-table = Табела дана
daily-table-points = По поенима
daily-table-luckless = Без среће
daily-somebody = Неко
daily-me = ти
daily-rank = Место
daily-who = Ко
daily-be-named = Покажи моје име осталима
daily-yesterday = Јуче
daily-yesterday-came = Твоје место: { $rank } од { $games }, поени: { $points }
daily-yesterday-missed = { $games ->
    [0] Никог није било
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}
daily-yesterday-soon = Резултати се отварају у { $time }.
daily-look = Погледај
daily-back = Пијаца дана
daily-of = Пијаца: { $day }
daily-best-line = Најбоља партија
daily-bot-line = { $bot } за истим столом
daily-line-points = { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}
daily-seed = Да ли је свима било исто?
daily-seed-fits = Да: бацања следе из овог броја, а његов отисак је показан дан раније.
daily-seed-fits-late = Бацања следе из овог броја. Дан раније овде није било никога ко би видео његов отисак.
daily-seed-wrong = Овај број не одговара отиску који је показан.
daily-seed-number = Број
daily-seed-print = Његов отисак
daily-tomorrow = Сутрашњи отисак
daily-tomorrow-hint = Он већ одређује сутрашња бацања. Број иза њега објављује се дан касније.
daily-two = Ко има два прегледача, може да игра двапут. Ово је игра, а не трка за награду.
daily-archive = Раније пијаце
daily-archive-hint = Одиграј поново било који прошли дан. То се не бодује.
daily-archive-play = Играј поново
daily-archive-day = Дан
daily-nobody = Још нико није завршио.
daily-to-table = Табела дана
## Pictures and links
daily-card = Пијаца: { $day }
daily-card-look = Одиграј исту поделу
