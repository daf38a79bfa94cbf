### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Viele Spiele spielen, ein Bot auf allen Plätzen, und berichten, was darin geschieht.
survey-games-help = Wie viele Spiele je Stichprobe: für jeden Bot und für jedes Regelwerk.
survey-bots-help = Die Bots, etwa random,greedy,master.
survey-players-help = Die Spielerzahlen.
survey-focus-help = Der Bot für alle Regelwerke, Heatmaps und Kurven; sonst greedy, sofern er unter den Bots ist.
survey-budget-help = Sekunden, nach denen eine Stichprobe mit weniger Spielen endet. Wie viele es dann sind, hängt vom Rechner ab.
survey-seed-help = Woher aller Zufall kommt: Derselbe Startwert ergibt dieselben Spiele.
survey-jobs-help = Wie viele Spiele gleichzeitig laufen; sonst so viele, wie es Kerne gibt.
survey-out-help = Dort einen Bericht schreiben, in Markdown mit Bildern.

survey-bad-players = die Spielerzahlen sind 2, 3 und 4, wie in 2,4, nicht „{ $text }“
survey-bad-budget = ein Budget ist eine Zahl von Sekunden über 0, nicht { $number }

survey-playing = { $speed } Spiele/s: { $cell }
survey-nothing = kein Spiel wurde gezählt, also gibt es noch nichts zu berichten
survey-samples = { $games ->
    [one] Ein Spiel wurde gezählt,
   *[other] { $games } Spiele wurden gezählt,
  } die nach anderen Regeln eingeschlossen. In Klammern: 95-%-Intervalle.
survey-written = Der Bericht ist { $file }.

survey-column-bot = Bot
survey-column-players = Spieler
survey-column-games = Spiele
survey-column-first = Platz 1 gewinnt, %
survey-column-out = jemand scheidet aus, %
survey-column-margin = Vorsprung
