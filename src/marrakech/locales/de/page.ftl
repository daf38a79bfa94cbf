### The page in the browser.

page-title = { -game }
page-title-your-turn = ● { $prompt } – { -game }
page-nav = Die Seite
page-home = Zum Start
page-close = Schließen
page-loading = Einen Moment …
page-try-again = Erneut versuchen
page-lost-title = Hier ist nichts
page-lost = Unter dieser Adresse gibt es hier nichts zu sehen.
page-gone-title = Diesen Tisch gibt es nicht mehr
page-gone = Er wurde abgeräumt, oder der Link ist nicht vollständig.

## What goes wrong

page-problem-unreachable = Der Server antwortet nicht. Besteht eine Verbindung?
page-problem-failed = Das hat der Server nicht geschafft. Bitte versuche es noch einmal.
page-problem-unknown = Das hat nicht geklappt ({ $reason }).
page-connection-lost = Verbindung verloren. Neuer Versuch …
page-connection-back = Die Verbindung ist wieder da.

## The start

page-home-title = Die Teppichhändler von { -game }
page-home-lead = Lenke Assam über den Markt, leg ihm deine Teppiche in den Weg und lass die anderen zahlen. Zwei bis vier Spieler, zwanzig Minuten.
page-quick = Gegen Bots spielen
page-quick-opponents = Wie viele Gegner?
page-quick-level = Wie stark?
page-play-now = Jetzt spielen
page-your-name = Dein Name
page-name-room = { $number ->
    [0] That is as long as a name can be: { $most } characters.
    [one] Room for one more character.
   *[other] Room for { $number } more characters.
}
page-name-cut = A name has at most { $most } characters. The rest was left out.
page-opponents = { $number }
page-more-ways = Mehr Möglichkeiten
page-mode-here = An einem Bildschirm
page-mode-here-hint = Reicht den Laptop oder das Handy von Hand zu Hand.
page-mode-link = Mit Freunden, per Link
page-mode-link-hint = Schick einen Link; wer ihn öffnet, setzt sich dazu. Niemand braucht ein Konto.
page-mode-new = Tisch einrichten
page-mode-new-about = People and bots in any mix, 35 printed rule books, house rules, clocks.
page-mode-learn = Spielen lernen
page-mode-learn-hint = Zehn kleine Schritte auf einem echten Brett, in fünf Minuten.
page-mode-rules = Die Regeln
page-mode-rules-hint = Kurz und mit Bildern, auch zum Drucken.
page-mode-lobby = Lobby
page-mode-lobby-hint = Setz dich an einen offenen Tisch oder schau bei einem Spiel zu.
page-mode-replay = Spiel nachspielen
page-mode-replay-hint = Geh eine gespeicherte Aufzeichnung Schritt für Schritt durch.
page-my-tables = Deine Tische
page-forget-table = Den Tisch vergessen: { $when }
page-level-rating = Wertung { $rating }
page-level-option = { $name } ({ $rating })

## Setting up

page-new-title = Tisch einrichten
page-new-players = Spieler
page-players = { $number ->
    [one] ein Spieler
   *[other] { $number } Spieler
}
page-seat = Platz { $number }
page-seat-who = Wer sitzt hier?
page-seat-name = Name
page-seat-level = Stufe
page-seat-colour = Farbe
page-seat-second-colour = Zweite Farbe
page-seat-open = freier Platz
page-sitter-me = Ich
page-sitter-here = Jemand an diesem Bildschirm
page-sitter-link = Jemand, per Link
page-sitter-bot = Ein Bot
page-sitter-link-hint = Den Link zum Verschicken bekommst du, sobald der Tisch steht.
# The bots by their first names
page-bot-porter = Hassan
page-bot-porter-2 = Mustapha
page-bot-porter-3 = Brahim
page-bot-porter-4 = Larbi
page-bot-apprentice = Salma
page-bot-apprentice-2 = Nadia
page-bot-apprentice-3 = Zineb
page-bot-apprentice-4 = Karim
page-bot-peddler = Idris
page-bot-peddler-2 = Omar
page-bot-peddler-3 = Jamila
page-bot-peddler-4 = Anwar
page-bot-merchant = Fatima
page-bot-merchant-2 = Rachid
page-bot-merchant-3 = Khadija
page-bot-merchant-4 = Malika
page-bot-master = Yusuf
page-bot-master-2 = Aicha
page-bot-master-3 = Tariq
page-bot-master-4 = Hamza
page-same-name = { $name } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
})
page-new-first = Wer beginnt?
page-first-lot = Das Los entscheidet
page-first-seat = Platz { $number }
page-new-rules = Regeln
page-new-edition = Regelheft
page-edition-standard = Die Standardregeln.
page-new-options = Einzelne Regeln
page-options-changed = Einige Regeln weichen vom Regelheft ab.
page-options-reset = Wie im Regelheft
page-option-elimination = Wer nicht zahlen kann
page-option-elimination-yes = scheidet aus
page-option-elimination-yes-hint = Zahlt alles, was da ist, und verlässt das Spiel; die Teppiche bleiben und gehören niemandem.
page-option-elimination-no = spielt weiter
page-option-elimination-no-hint = Zahlt alles, was da ist, und spielt weiter: Niemand scheidet aus.
page-option-cover = Teppiche überdecken
page-option-cover-opponents = fremde geschützt
page-option-cover-opponents-hint = Ein Teppich darf nicht beide Hälften eines fremden Teppichs zugleich überdecken; die eines eigenen schon.
page-option-cover-any = alle geschützt
page-option-cover-any-hint = Ein Teppich darf nie beide Hälften eines Teppichs zugleich überdecken, auch nicht eines eigenen.
page-option-cover-colours = zwei Farben
page-option-cover-colours-hint = Zwei Hälften unter einem neuen Teppich müssen verschiedene Farben haben, soweit das möglich ist.
page-option-variant = Assam wird gedreht
page-option-variant-none = vor dem Wurf
page-option-variant-none-hint = Wer am Zug ist, wählt die Richtung und würfelt dann.
page-option-variant-turn-at-end = am Ende des Zugs
page-option-variant-turn-at-end-hint = Nach dem Legen wird Assam nach links oder rechts gedreht: Wer als Nächstes dran ist, muss in diese Richtung ziehen.
page-option-variant-turn-at-end-optional = am Ende, oder nicht
page-option-variant-turn-at-end-optional-hint = Nach dem Legen darf Assam nach links oder rechts gedreht werden oder so bleiben: Wer als Nächstes dran ist, muss in diese Richtung ziehen.
page-option-two-player = Zu zweit
page-option-two-player-two-colours = je zwei Farben
page-option-two-player-two-colours-hint = Jeder hat zwei Farben mit je 12 Teppichen, in einem Stapel.
page-option-two-player-one-colour = je eine Farbe
page-option-two-player-one-colour-hint = Jeder hat 15 Teppiche in einer Farbe.
page-option-pile = Die Stapel
page-option-pile-shuffled = sind gemischt
page-option-pile-shuffled-hint = Nur der nächste Teppich jedes Stapels ist bekannt.
page-option-pile-alternating = Farben im Wechsel
page-option-pile-alternating-hint = Die beiden Farben kommen abwechselnd.
page-option-area = Areas that are paid for
page-option-area-colour = by colour
page-option-area-colour-hint = The two colours of a player are two areas.
page-option-area-owner = by owner
page-option-area-owner-hint = Both colours of a player make one area: all squares that hang together are paid for.
page-option-tiebreak = Bei Gleichstand
page-option-tiebreak-dirhams = mehr Dirham
page-option-tiebreak-dirhams-hint = Wer mehr Dirham hat, liegt vorn.
page-option-tiebreak-rugs = mehr Felder
page-option-tiebreak-rugs-hint = Wessen Teppiche auf mehr Feldern zu sehen sind, liegt vorn.
page-option-tiebreak-none = Rang geteilt
page-option-tiebreak-none-hint = Sonst entscheidet nichts.
page-option-heading = Assam schaut zuerst
page-option-heading-S = nach unten
page-option-heading-S-hint = Wie das Brett meistens liegt.
page-option-heading-N = nach oben
page-option-heading-N-hint = Das Brett ist nicht von allen Seiten gleich.
page-option-heading-E = nach rechts
page-option-heading-E-hint = Das Brett ist nicht von allen Seiten gleich.
page-option-heading-W = nach links
page-option-heading-W-hint = Das Brett ist nicht von allen Seiten gleich.
page-option-dirhams = Dirham zu Beginn
page-option-dirhams-hint = 30 in allen Regelheften. Mit weniger wird es gefährlich.
page-option-rugs = Teppiche für jeden
page-option-rugs-hint = So viele Züge haben alle.
page-new-table = Der Tisch
page-clock = Uhr
page-clock-none = Keine
page-clock-none-hint = Alle dürfen nachdenken, so lange sie wollen.
page-clock-move = Für jeden Zug
page-clock-total = Für das ganze Spiel
page-clock-time = Zeit
page-clock-increment = Zugabe für jeden Zug
page-clock-out = When the time is over
page-clock-out-bot = A bot plays that turn
page-clock-out-out = One is out at once
page-clock-tells-move = { $number ->
    [one] Clock: one second a turn.
   *[other] Clock: { $number } seconds a turn.
}
page-clock-tells-move-minutes = { $number ->
    [one] Clock: one minute a turn.
   *[other] Clock: { $number } minutes a turn.
}
page-clock-tells-total = { $increment ->
    [0] Clock: { $number } seconds for the whole game.
   *[other] Clock: { $number } seconds + { $increment } seconds a turn.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Clock: one minute for the whole game.
       *[other] Clock: { $number } minutes for the whole game.
    }
   *[other] { $number ->
        [one] Clock: one minute + { $increment } seconds a turn.
       *[other] Clock: { $number } minutes + { $increment } seconds a turn.
    }
}
page-clock-means-bot = When somebody's time is over, a bot plays that turn; the third time, that player is out of the game.
page-clock-means-out = When somebody's time is over, that player is out of the game.
page-seconds = { $number ->
    [one] eine Sekunde
   *[other] { $number } Sekunden
}
page-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
}
page-new-listed = In der Lobby zeigen
page-new-listed-hint = Alle dürfen zuschauen und freie Plätze nehmen. Sonst nur, wer den Link hat.
page-new-take-back = Züge dürfen zurückgenommen werden
page-new-practice-hint = As long as all people sit at this screen. The die is thrown anew then, and the result says that it was practice. If not, nothing is taken back once the die was thrown.
page-new-begin = Beginnen
page-new-invite = Tisch aufstellen und Link bekommen
page-new-watch = Den Bots zuschauen

## The lobby

page-lobby = Lobby
page-lobby-open = Offene Tische
page-lobby-none-open = Im Moment wartet niemand.
page-lobby-new = Einen Tisch aufmachen
page-lobby-running = Spiele zum Zuschauen
page-lobby-none-running = Im Moment läuft kein öffentliches Spiel.
page-lobby-watch-bots = Bots spielen lassen und zuschauen
page-join = Mitspielen
page-watch = Zuschauen
page-look = Look
page-listing-deserted = Nobody is there now
page-listing-rules = { $known ->
    [yes] Rules: { $edition }
   *[no] House rules
}{ $variant ->
    [yes] , turning at the end
   *[no] {""}
}.
page-listing-turn = Zug { $turn }, noch { $left }.

## Waiting for others

page-waiting-title = Warten auf Mitspieler
page-waiting-seats = { $number ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $number } Plätze sind frei
}
page-waiting-link = Der Link für deine Freunde
page-waiting-link-hint = Wer ihn öffnet, kann sich setzen, oder zuschauen, wenn alle Plätze besetzt sind.
page-link-network = It works for everybody in the same network, such as the same Wi-Fi.
page-link-address = Address
page-qr = The link as a QR code: { $link }
page-qr-hint = Or scan this with the camera of a phone.
page-here-only = This link works on this machine only.
page-here-only-new = At the moment this machine alone can reach the game: a link would be of no use elsewhere.
page-here-only-command = To let everybody in the same network join, close the game in the terminal with Ctrl-C, and start it with this command. All tables are kept.
page-here-only-host = Whoever runs this server can open it to others.
page-copy-command = Copy the command
page-copied-here = Copied. This link works on this machine only.
page-copy-link = Link kopieren
page-share = Teilen …
page-copied = Kopiert.
page-not-copied = Der Browser erlaubt mir das Kopieren nicht: { $link }
page-start-bots = Oder jetzt beginnen
page-start-bots-hint = Bots nehmen die freien Plätze.
page-start-now = Mit Bots beginnen
page-waiting-listed = The lobby offers this table while somebody is here. Some minutes after everybody has left, it is gone.
page-deserted-listed = Nobody is at this table at the moment. You can sit down as soon as somebody is back.
page-deserted-friends = Nobody is at this table at the moment. You can sit down and wait for the others.
page-close-table = Close the table
page-close-table-hint = It is cleared away, and its link leads nowhere any more.
page-close-table-yes = Yes, close it
page-close-table-no = Keep it
page-closed-title = This table is closed
page-closed = { $player } has closed it before a game began.
page-join-title = Hier ist ein Platz für dich
page-join-seat = Farbe
page-join-any = Egal
page-sit-down = Hinsetzen

## At the table

page-table-title = Der Markt
page-players-list = Spieler
page-panel = Was zu tun ist
page-board = Der Markt: sieben Spalten a bis g, sieben Zeilen 1 bis 7
page-square-bare = { $square }: leer
page-square-rug = { $square }: { $colour ->
    [red] roter
    [yellow] gelber
    [blue] blauer
   *[purple] lila
} Teppich von { $player }
page-square-neutral = { $square }: { $colour ->
    [red] roter
    [yellow] gelber
    [blue] blauer
   *[purple] lila
} Teppich, der niemandem gehört
page-square-assam = { $rug }. Hier steht Assam und schaut { $heading ->
    [N] nach oben
    [E] nach rechts
    [S] nach unten
   *[W] nach links
}
page-badge-you = du
page-badge-bot = Bot
page-badge-away = weg
page-badge-out = raus
page-rugs-left = { $number ->
    [one] noch ein Teppich
   *[other] noch { $number } Teppiche
}
page-pile = { $colour ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-pile-next = { $colour ->
    [red] Red comes next
    [yellow] Yellow comes next
    [blue] Blue comes next
   *[purple] Purple comes next
}: { $number ->
    [one] one rug left
   *[other] { $number } rugs left
}
page-badge-next = next
page-worth = { $dirhams ->
    [one] ein Dirham
   *[other] { $dirhams } Dirham
}, Teppiche auf { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
}
page-points = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
page-prompt-turn = { $end ->
    [yes] { $alone ->
        [yes] Wohin soll es als Nächstes gehen?
       *[no] { $player }: Wohin soll es als Nächstes gehen?
    }
   *[no] { $alone ->
        [yes] Du bist dran: Wohin soll Assam gehen?
       *[no] { $player }: Wohin soll Assam gehen?
    }
}
page-prompt-roll = { $alone ->
    [yes] Du bist dran: Würfle!
   *[no] { $player }: Würfle!
}
page-prompt-lay = { $alone ->
    [yes] Leg deinen Teppich neben Assam.
   *[no] { $player }: Leg einen Teppich neben Assam.
}
page-prompt-wait = { $player } denkt nach …
page-prompt-away = Waiting for { $player }, who is away
page-prompt-watch = { $player } ist am Zug
page-ways = Wohin
page-way-L = Links
page-way-F = Geradeaus
page-way-R = Rechts
page-expect = im Schnitt { $costs }
page-throw = Würfeln
page-turn-assam = Assam drehen
page-lay = Teppich legen
page-lay-hint = Tippe auf ein Feld neben Assam oder wische über zwei.
page-lay-ready = Tippe noch einmal darauf, um ihn zu legen, oder auf eine andere Stelle.
page-lay-on = Auf { $near } und { $far } legen
page-skip = Überspringen
page-undo = Rückgängig
page-take-back = Zurücknehmen
page-come-back = Selbst weiterspielen: { $player }
page-away-offer = Wait longer, or let a bot play until { $player } is back?
page-away-wait = Wait
page-away-bot = Let a bot play on
page-time-left = Time left: { $time }
page-time-short = { $means ->
    [bot] { $number ->
        [one] One second left; then a bot plays this turn.
       *[other] { $number } seconds left; then a bot plays this turn.
    }
   *[out] { $number ->
        [one] One second left; then you are out of the game.
       *[other] { $number } seconds left; then you are out of the game.
    }
}
page-time-last = { $number ->
    [one] One second left!
   *[other] { $number } seconds left!
}
page-time-over-1 = Your time was over, so a bot plays this turn for you. In your next turn you decide again. If it happens twice more, you are out of the game.
page-time-over-2 = Your time was over for the second time, so a bot plays this turn for you. In your next turn you decide again. If it happens once more, you are out of the game.
page-time-over-out = Your time was over, and so you are out of the game. A bot plays on with your rugs. You can watch how it ends, or go and play elsewhere.
page-watching = { $number ->
    [0] Sonst schaut niemand zu.
    [one] Eine Person schaut zu.
   *[other] { $number } schauen zu.
}

## What happened, besides the game

page-log = Was geschah
page-log-sat = { $player } setzt sich.
page-log-began = Das Spiel beginnt. { $player } fängt an.
page-log-took-back = { $player } nimmt den Zug zurück.
page-log-redrawn = { $player } takes it back. The die is thrown anew.
page-log-said = { $player }: „{ $phrase }“
page-log-timed-out = { $times ->
    [1] The time of { $player } is over: a bot plays this turn.
   *[other] The time of { $player } is over for the second time: a bot plays this turn.
}
page-log-left = { $why ->
    [time] { $player } is out of the game: the time is over.
    [abandoned] { $player } has left the game.
   *[resigned] { $player } gives up.
}
page-log-bot-for = A bot plays for { $player }.
page-log-came-back = { $player } ist wieder da.
page-log-rematch-offered = { $player } möchte noch einmal spielen.
page-log-rematch-withdrawn = { $player } does not want to play again after all.
page-log-rematch-made = Für das nächste Spiel gibt es einen neuen Tisch.
page-log-closed = { $player } closes the table.
page-log-over-left = There is nobody left to play on: the game is over.

## Menu

page-menu = Menü
page-copy-seat = Link zu meinem Platz kopieren
page-copy-seat-hint = Um auf einem anderen Gerät weiterzuspielen. Gib ihn niemandem weiter.
page-stand-in = Einen Bot für { $player } spielen lassen
page-resign = Aufgeben
page-resign-ask = Soll { $player } aufgeben? Das lässt sich nicht rückgängig machen.
page-resign-yes = Aufgeben
page-resign-no = Weiterspielen
page-phrases = Etwas sagen

## What can be said

page-phrase-hello = Hallo!
page-phrase-good-luck = Viel Glück!
page-phrase-thinking = Lass mich überlegen …
page-phrase-your-turn = Du bist dran.
page-phrase-nice-rug = Was für ein schöner Teppich!
page-phrase-lucky = Du hast heute Glück.
page-phrase-ouch = Autsch!
page-phrase-oops = Hoppla.
page-phrase-thanks = Danke!
page-phrase-sorry = Tut mir leid!
page-phrase-well-played = Gut gespielt!
page-phrase-again = Noch ein Spiel?
page-phrase-have-to-go = Ich muss bald los.
page-phrase-bye = Tschüss!
page-phrase-smile = 🙂
page-phrase-laugh = 😄
page-phrase-wow = 😮
page-phrase-sad = 😢
page-phrase-applause = 👏
page-phrase-tea = 🫖

## Help

page-help = Hilfe
page-help-rules = So wird gespielt
page-rules-aim = Am Ende zählt jeder Dirham einen Punkt und ebenso jedes Feld, auf dem ein Teppich von dir zu sehen ist. Wer die meisten Punkte hat, gewinnt.
page-rules-turn = Wenn du am Zug bist, lass Assam so stehen oder dreh ihn nach links oder rechts, und würfle. Er geht geradeaus; am Rand führt ihn ein Mosaik auf den Markt zurück.
page-rules-pay = Bleibt er auf einem fremden Teppich stehen, zahlst du dem Besitzer einen Dirham für jedes Feld der Fläche dieser Farbe, die dort zusammenhängt.
page-rules-lay = Leg dann einen Teppich auf zwei Felder, mindestens eines davon neben Assam. Er darf Teppiche überdecken, aber nicht beide Hälften eines fremden Teppichs zugleich.
page-rules-end = Liegt der letzte Teppich, ist das Spiel aus. In manchen Regelheften scheidet aus, wer nicht zahlen kann.
page-help-keys = Tasten
page-key-primary = Tun, was gerade dran ist: würfeln, legen, überspringen
page-key-arrows = Die Richtung wählen, wie sie auf dem Brett zeigt
page-key-ways = Links, geradeaus oder rechts wählen, wie Assam es sieht
page-key-throw = Würfeln
page-key-board = Auf dem Brett bewegen Pfeile den Cursor, Enter wählt und bestätigt, die Leertaste dreht den Teppich
page-key-undo = Rückgängig machen
page-key-take-back = Einen Zug zurücknehmen
page-key-skip = Überspringen, was gerade gezeigt wird
page-key-mute = Ton an oder aus
page-key-say = Etwas sagen
page-key-log = Was geschah
page-key-menu = Menü
page-key-help = Diese Hilfe
page-key-step = Einen Schritt zurück oder weiter
page-key-ends = Zum Anfang, zum Ende
page-key-play = Abspielen, anhalten

## Settings

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-theme = Farben der Seite
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-contrast = Hoher Kontrast
page-settings-speed = Tempo
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort
page-settings-motion = Bewegung
page-motion-auto = Wie das System
page-motion-less = Weniger
page-motion-full = Alles bewegt sich
page-settings-confirm = Züge bestätigen
page-settings-confirm-hint = Ein Klick wählt; ein zweiter oder der Knopf führt den Zug aus.
page-settings-sounds = Ton
page-settings-coordinates = Namen der Zeilen und Spalten

## The end

page-end-winner = { $player } gewinnt!
page-end-shared = Ein geteilter Sieg: { $players }
page-end-how = { $how ->
    [last-rug] The last rug was laid.
    [last-player] Everybody else was out.
    [resigned] Everybody else gave up.
    [time] Everybody else ran out of time.
    [bots] Only bots were left to play on.
   *[left] Nobody else was left in the game.
}
page-ranking = Rangliste
page-ranking-place = Rang
page-ranking-player = Spieler
page-ranking-dirhams = Dirham
page-ranking-squares = + Teppiche
page-ranking-points = = Punkte
page-ranking-gone = { $why ->
    [out] out
    [time] out of time
    [abandoned] left
   *[resigned] gave up
}
page-ranking-nothing = –
page-ranking-gone-hint = Who is out or has left the game scores nothing and comes after all others, the first to leave last.
page-rematch = Noch einmal
page-rematch-accept = { $number ->
    [one] { $player } wants to play again: join in
   *[other] { $number } players want to play again: join in
}
page-rematch-waiting = Warten auf die anderen …
page-rematch-withdraw = Take the offer back
page-rematch-go = Zum nächsten Spiel
page-save-record = Aufzeichnung speichern
page-copy-replay = Link zur Aufzeichnung kopieren
page-chart-title = Punkte im Lauf des Spiels
page-chart = Punkte im Lauf des Spiels. Am Ende: { $ends }
page-chart-end = { $name }: { $points }
page-statistics = In Zahlen
page-statistics-turns = { $number ->
    [one] Ein Zug wurde gespielt.
   *[other] { $number } Züge wurden gespielt.
}
page-statistics-highest = { $paid ->
    [one] Die höchste Zahlung betrug einen Dirham, von { $player } an { $owner }.
   *[other] Die höchste Zahlung betrug { $paid } Dirham, von { $player } an { $owner }.
}
page-statistics-none = Niemand hat etwas bezahlt.
page-statistics-paid = gezahlt
page-statistics-received = bekommen
page-statistics-throw = Wurf im Mittel
page-statistics-mosaics = Mosaike
page-dice = War der Würfel ehrlich?
page-dice-all-fair = { $rugs ->
    [0] Your browser has drawn all { $throws } throws again: they are what they had to be.
   *[other] Your browser has drawn all { $throws } throws and the order of { $rugs } rugs again: they are what they had to be.
}
page-dice-bots = { $number ->
    [one] One throw was a bot's: it follows from what players' browsers had revealed before.
   *[other] { $number } throws were bots': they follow from what players' browsers had revealed before.
}
page-dice-alone = { $number ->
    [one] One throw is the server's alone: no player's browser added to it.
   *[other] { $number } throws are the server's alone: no player's browser added to them.
}
page-dice-redrawn = { $number ->
    [one] This was practice: one throw was taken back and thrown anew.
   *[other] This was practice: { $number } throws were taken back and thrown anew.
}
page-dice-seen = It has also compared them with what it saw at the start of the game.
page-dice-unseen = It did not see the start of this game, and takes the numbers shown then as they are told now.
page-dice-how = Before the game the server was tied to a secret number, and each player's browser to one of its own. Every throw follows from both: the browser reveals a piece of its number when the die is thrown. So nobody, not even whoever runs the server, could foresee or choose a throw.
page-dice-commitment = Die Geheimzahl ist nicht die zugesagte.
page-dice-chain = What the browser of { $player } handed in at the start is not what was used.
page-dice-link = What was revealed for throw { $number } is not what had to come next.
page-dice-count = Some throws are missing, or there are too many.
page-dice-first = { $player } hätte anfangen müssen.
page-dice-throw = Wurf { $number } hätte { $drawn } sein müssen, gespielt wurde aber { $played }.
page-dice-pile = Teppich { $number } von { $player } hätte eine andere Farbe haben müssen.
page-dice-numbers = Die Zahlen
page-dice-commitment-is = Vor dem Spiel gezeigt (SHA-256 der Geheimzahl)
page-dice-seed-is = Die Geheimzahl
page-dice-chain-is = Handed in by the browser of { $player }
page-dice-link-is = Revealed for throw { $number }

## Replay

page-replay = Nachspielen
page-replay-hint = Zieh eine gespeicherte Aufzeichnung hierher, wähle die Datei oder füge ihren Text ein.
page-replay-file = Datei
page-replay-text = Text der Aufzeichnung
page-replay-show = Zeigen
page-replay-turn = Zug { $turn }
page-replay-controls = Nachspielen
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-forth = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-position = Stelle im Spiel
page-replay-result = Ergebnis und Zahlen
