### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Odehraje mnoho partií s jedním botem na všech místech a řekne, co se v nich děje.
survey-games-help = Kolik partií na vzorek: pro každého bota a pro každou sadu pravidel.
survey-bots-help = Boti, například random,greedy,master.
survey-players-help = Počty hráčů.
survey-focus-help = Bot pro všechny sady pravidel, teplotní mapy a křivky; greedy, je-li mezi boty.
survey-budget-help = Po kolika sekundách vzorek skončí s méně partiemi. Kolik jich pak je, záleží na počítači.
survey-seed-help = Zdroj veškeré náhody: stejné semínko dá stejné partie.
survey-jobs-help = Kolik partií se hraje najednou; ve výchozím stavu tolik, kolik je jader.
survey-out-help = Zapsat tam zprávu v Markdownu s obrázky.

survey-bad-players = počty hráčů jsou 2, 3 a 4, například 2,4, ne „{ $text }“
survey-bad-budget = časový rozpočet je počet sekund větší než 0, ne { $number }

survey-playing = { $speed } partií/s: { $cell }
survey-nothing = žádná partie se nezapočítala, takže zatím není co říct
survey-samples = { $games ->
    [one] Započítala se jedna partie,
    [few] Započítaly se { $games } partie,
   *[other] Započítalo se { $games } partií,
  } včetně her podle jiných pravidel. V závorkách: 95% intervaly.
survey-written = Zpráva je v { $file }.

survey-column-bot = bot
survey-column-players = hráči
survey-column-games = partie
survey-column-first = místo 1 vítězí, %
survey-column-out = někdo vypadl, %
survey-column-margin = náskok
