### `marrakech bots`.

bots-help = Die Bots auflisten oder einen eigenen ausprobieren.
bots-column-name = Bot
bots-column-description = wie er entscheidet
bots-column-options = Optionen
bots-option-range = { $option } von { $least } bis { $most }; Vorgabe: { $default }
bots-option-words = { $option }: eines von { $words }; Vorgabe: { $default }
bots-own = Auch eine eigene Klasse ist ein Bot: `marrakech bots check my_bot.py:MyBot` probiert sie aus.

## What each kind does, in a line

bots-kind-random = nimmt irgendeine erlaubte Aktion, alle sind gleich wahrscheinlich
bots-kind-greedy = dreht dorthin, wo die kleinste Zahlung droht, und legt den Teppich, der jetzt die meisten Punkte bringt
bots-kind-expectimax = schaut einige Züge voraus, mit Würfel und Stapeln als Zufall, und beurteilt, was dabei herauskommt, mit einer gelernten Bewertung
bots-kind-bestfirst = schaut dort am weitesten voraus, wo die Wahl am schwersten ist, solange die Zeit reicht, und beurteilt, was dabei herauskommt, mit einer gelernten Bewertung
bots-kind-porter = trägt den ganzen Tag Teppiche und legt sie hin, wo es ihm gefällt; zahlt gern, und oft
bots-kind-apprentice = hat rechnen gelernt und vergisst es, sobald es auf dem Markt laut wird
bots-kind-peddler = achtet auf jeden Dirham, denkt aber nie über den eigenen Zug hinaus
bots-kind-merchant = weiß, was ein Platz auf dem Markt wert ist, und lässt dich ab und zu leben
bots-kind-master = hat hunderttausend Märkte gesehen und denkt an deinen Zug, bevor du es tust
bots-kind-storyteller = weiß, wie jede Geschichte ausgeht, und lässt sich Zeit, bevor sie ihre wählt
bots-kind-pourer = lernt aus jedem Spiel mit dir und ist so stark, wie du heute bist
bots-kind-grandmother = war kaum je pleite; zahlt wenig, wartet lange, lächelt
bots-kind-mason = legt Teppich an Teppich, bis ihm die ganze Straße gehört
bots-kind-weaver = wo dein Teppich am besten liegt, liegt ihrer obenauf
bots-kind-drummer = nimmt den langen Weg, des Nervenkitzels wegen

## The eleven people: who they are

bots-people = Wer zum Spielen da ist
bots-who-porter = Hassan, der Lastträger
bots-who-apprentice = Lehrling Salma
bots-who-peddler = Idris, der fliegende Händler
bots-who-merchant = Fatima, die Kauffrau
bots-who-master = Meister Yusuf
bots-who-storyteller = Safiya, die Erzählerin
bots-who-pourer = Aya, die den Tee einschenkt
bots-who-grandmother = Großmutter Zohra
bots-who-mason = Tariq, der Maurer
bots-who-weaver = Nour, die Weberin
bots-who-drummer = Bilal, der Trommler
bots-column-level = Stufe
bots-column-who = wer
bots-column-character = Charakter
bots-kinds = Weitere, für Matches und Versuche

## How strong they are

bots-strength = Spielstärke, gemessen am { $date } in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
bots-column-rating = Wertung
bots-column-interval = Intervall
bots-interval = { $low } bis { $high }

## Trying one

bots-check-help = Einen Bot ausprobieren: Er spielt ganze Spiele gegen random, zu zweit, zu dritt, zu viert und mit der Variante.
bots-check-bot-help = Ein Bot wie in my_bot.py:MyBot, package.module:MyBot oder einer aus der Liste.
bots-games-help = Wie viele Spiele von jeder Art.
bots-seconds-help = Wie lange eine Entscheidung dauern darf.
bots-seed-help = Die Zahl, aus der aller Zufall gezogen wird.
bots-trying = spiele
bots-no-time = die Zeit für eine Entscheidung muss eine Zahl sein
bots-column-rules = Regeln
bots-column-games = Spiele
bots-column-won = gewonnen
bots-column-decisions = Entscheidungen
bots-column-slowest = langsamste
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } ist spielbereit.
