### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Sok játszmát játszik, minden helyen ugyanazzal a robottal, és elmondja, mi történik bennük.
survey-games-help = Hány játszma legyen egy mintában: minden robothoz és minden szabálykészlethez.
survey-bots-help = A robotok, például random,greedy,master.
survey-players-help = A játékosok lehetséges száma.
survey-focus-help = A robot az összes szabálykészlethez, hőtérképhez és görbéhez; greedy, ha a robotok között van.
survey-budget-help = Ennyi másodperc után a minta kevesebb játszmával zárul. Hogy hánnyal, az a géptől függ.
survey-seed-help = Minden véletlen forrása: ugyanaz a mag ugyanazokat a játszmákat adja.
survey-jobs-help = Hány játszma fusson egyszerre; alapesetben annyi, ahány processzormag van.
survey-out-help = Ide ír jelentést, Markdownban, képekkel.

survey-bad-players = a játékosok száma 2, 3 és 4 lehet, például 2,4, nem „{ $text }”
survey-bad-budget = az időkeret nullánál nagyobb számú másodperc, nem { $number }

survey-playing = { $speed } játszma/s: { $cell }
survey-nothing = egyetlen játszmát sem számoltunk, így még nincs mit mondani
survey-samples = { $games ->
    [one] Egy megszámolt játszma,
   *[other] { $games } megszámolt játszma,
  } a más szabályok szerintiekkel együtt. Zárójelben: 95%-os intervallumok.
survey-written = A jelentés: { $file }.

survey-column-bot = robot
survey-column-players = játékos
survey-column-games = játszma
survey-column-first = 1. hely nyer, %
survey-column-out = valaki kiesik, %
survey-column-margin = különbség
