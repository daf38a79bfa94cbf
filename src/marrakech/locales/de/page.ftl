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
page-your-name = Dein Name
# Under the field for a name, when little room is left in it
page-name-room = { $number ->
    [0] Länger kann ein Name nicht sein: { $most } Zeichen.
    [one] Noch Platz für ein Zeichen.
   *[other] Noch Platz für { $number } Zeichen.
}
# When more was written, or pasted, than fits
page-name-cut = Ein Name hat höchstens { $most } Zeichen. Der Rest wurde weggelassen.
page-more-ways = Mehr Möglichkeiten
page-mode-here = An einem Bildschirm
page-mode-link = Mit Freunden, per Link
page-mode-new = Tisch einrichten
page-mode-learn = Spielen lernen
page-mode-rules = Die Regeln
page-mode-lobby = Lobby
page-mode-replay = Spiel nachspielen
page-my-tables = Deine Tische
page-forget-table = Den Tisch vergessen: { $when }
page-level-rating = Wertung { $rating }

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
# The bots by their first names: no two at a table have the same one
page-bot-porter = Hassan
page-bot-porter-2 = Mustafa
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
page-bot-master-3 = Mehdi
page-bot-master-4 = Hamza
page-bot-storyteller = Safiya
page-bot-pourer = Aya
page-bot-grandmother = Zohra
page-bot-mason = Tariq
page-bot-weaver = Nour
page-bot-drummer = Bilal
# Two people who have the same name, told apart by their colours
page-same-name = { $name } ({ $colour ->
    [red] rot
    [yellow] gelb
    [blue] blau
   *[purple] lila
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
page-option-area = Gezahlt wird für Flächen
page-option-area-colour = nach Farbe
page-option-area-colour-hint = Die beiden Farben eines Spielers sind zwei Flächen.
page-option-area-owner = nach Besitzer
page-option-area-owner-hint = Beide Farben eines Spielers bilden eine Fläche: Gezahlt wird für alle Felder, die zusammenhängen.
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
page-clock-out = Wenn die Zeit abläuft
page-clock-out-bot = Ein Bot spielt diesen Zug
page-clock-out-out = Man scheidet sofort aus
# What the clock is like, where one sets up a table, joins one or chooses one
page-clock-tells-move = { $number ->
    [one] Uhr: eine Sekunde pro Zug.
   *[other] Uhr: { $number } Sekunden pro Zug.
}
page-clock-tells-move-minutes = { $number ->
    [one] Uhr: eine Minute pro Zug.
   *[other] Uhr: { $number } Minuten pro Zug.
}
page-clock-tells-total = { $increment ->
    [0] Uhr: { $number } Sekunden für das ganze Spiel.
   *[other] Uhr: { $number } Sekunden + { $increment } Sekunden pro Zug.
}
page-clock-tells-total-minutes = { $increment ->
    [0] { $number ->
        [one] Uhr: eine Minute für das ganze Spiel.
       *[other] Uhr: { $number } Minuten für das ganze Spiel.
    }
   *[other] { $number ->
        [one] Uhr: eine Minute + { $increment } Sekunden pro Zug.
       *[other] Uhr: { $number } Minuten + { $increment } Sekunden pro Zug.
    }
}
page-clock-means-bot = Wem die Zeit abläuft, für den spielt ein Bot den Zug; beim dritten Mal scheidet man aus.
page-clock-means-out = Wem die Zeit abläuft, der scheidet aus.
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
page-new-practice-hint = Solange alle Menschen an diesem Bildschirm sitzen. Dann wird neu gewürfelt, und im Ergebnis steht, dass es ein Übungsspiel war. Sonst lässt sich nach dem Würfeln nichts mehr zurücknehmen.
page-new-begin = Beginnen
page-new-invite = Tisch aufstellen und Link bekommen
page-new-watch = Den Bots zuschauen

## The lobby

page-lobby = Lobby
page-lobby-open = Offene Tische
page-lobby-none-open = Im Moment wartet niemand.
page-lobby-new = Einen Tisch aufmachen
page-lobby-running = Spiele zum Zuschauen
page-lobby-watch-bots = Bots spielen lassen und zuschauen
page-join = Mitspielen
page-watch = Zuschauen
page-look = Ansehen
page-listing-deserted = Gerade ist niemand da
page-listing-rules = { $known ->
    [yes] Regeln: { $edition }
   *[no] Hausregeln
}{ $variant ->
    [yes] , Drehen am Ende
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
page-link-network = Er funktioniert für alle im selben Netz, etwa im selben WLAN.
page-link-address = Adresse
page-qr = Der Link als QR-Code: { $link }
page-qr-hint = Oder mit der Kamera eines Handys scannen.
page-here-only = Dieser Link funktioniert nur auf diesem Rechner.
page-here-only-new = Im Moment ist das Spiel nur von diesem Rechner aus zu erreichen: Anderswo wäre ein Link nutzlos.
page-here-only-command = Damit alle im selben Netz mitspielen können, beende das Spiel im Terminal mit Strg+C und starte es mit diesem Befehl. Alle Tische bleiben erhalten.
page-here-only-host = Wer diesen Server betreibt, kann ihn für andere öffnen.
page-copy-command = Befehl kopieren
page-copied-here = Kopiert. Dieser Link funktioniert nur auf diesem Rechner.
page-copy-link = Link kopieren
page-share = Teilen …
page-copied = Kopiert.
page-not-copied = Der Browser erlaubt mir das Kopieren nicht: { $link }
page-start-bots = Oder jetzt beginnen
page-start-bots-hint = Bots nehmen die freien Plätze.
page-start-now = Mit Bots beginnen
page-waiting-listed = Die Lobby bietet diesen Tisch an, solange jemand hier ist. Sind alle gegangen, verschwindet er nach einigen Minuten.
page-deserted-listed = Im Moment ist niemand an diesem Tisch. Du kannst dich setzen, sobald jemand zurück ist.
page-deserted-friends = Im Moment ist niemand an diesem Tisch. Du kannst dich setzen und auf die anderen warten.
page-close-table = Tisch schließen
page-close-table-hint = Er wird abgeräumt, und sein Link führt dann ins Leere.
page-close-table-yes = Ja, schließen
page-close-table-no = Behalten
page-closed-title = Dieser Tisch ist geschlossen
page-closed = { $player } hat ihn geschlossen, bevor ein Spiel begann.
page-closed-host = Der Betreiber des Servers hat diesen Tisch geschlossen.
page-closed-host-game = Das Spiel endet ohne Ergebnis.
# What whoever runs the server has written about it
page-host-says = Der Betreiber schreibt dazu: { $why }
page-banned-title = Du kannst hier nicht herein
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
# Of a player with two colours: how many rugs are left of one of them
page-pile = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
}: { $number ->
    [one] noch ein Teppich
   *[other] noch { $number } Teppiche
}
# The same, and a rug of this colour is the next to be laid
page-pile-next = { $colour ->
    [red] Rot kommt als Nächstes
    [yellow] Gelb kommt als Nächstes
    [blue] Blau kommt als Nächstes
   *[purple] Lila kommt als Nächstes
}: { $number ->
    [one] noch ein Teppich
   *[other] noch { $number } Teppiche
}
# On the pile from which the next rug comes: very short
page-badge-next = nächster
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
page-prompt-away = Warten auf { $player } (gerade nicht da)
page-prompt-watch = { $player } ist am Zug
page-ways = Wohin
page-way-F = Geradeaus
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
page-away-offer = Weiter warten oder einen Bot spielen lassen, bis { $player } zurück ist?
page-away-wait = Warten
page-away-bot = Bot weiterspielen lassen

## Time that runs out

page-time-left = Verbleibende Zeit: { $time }
# The server was away: a clock stands still until the one whose turn it is has a connection again
page-clock-waits = Die Uhr wartet, bis diese Person zurück ist.
page-time-short = { $means ->
    [bot] { $number ->
        [one] Noch eine Sekunde; dann spielt ein Bot diesen Zug.
       *[other] Noch { $number } Sekunden; dann spielt ein Bot diesen Zug.
    }
   *[out] { $number ->
        [one] Noch eine Sekunde; dann scheidest du aus.
       *[other] Noch { $number } Sekunden; dann scheidest du aus.
    }
}
page-time-last = { $number ->
    [one] Noch eine Sekunde!
   *[other] Noch { $number } Sekunden!
}
page-time-over-1 = Deine Zeit ist abgelaufen, deshalb spielt ein Bot diesen Zug für dich. Im nächsten Zug entscheidest du wieder selbst. Passiert es noch zweimal, scheidest du aus.
page-time-over-2 = Deine Zeit ist zum zweiten Mal abgelaufen, deshalb spielt ein Bot diesen Zug für dich. Im nächsten Zug entscheidest du wieder selbst. Passiert es noch einmal, scheidest du aus.
page-time-over-out = Deine Zeit ist abgelaufen, und damit bist du ausgeschieden. Ein Bot spielt mit deinen Teppichen weiter. Du kannst zuschauen, wie es ausgeht, oder anderswo spielen.

## Who watches

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
page-log-redrawn = { $player } nimmt den Zug zurück. Es wird neu gewürfelt.
page-log-said = { $player }: „{ $phrase }“
page-log-timed-out = { $times ->
    [1] Die Zeit von { $player } ist abgelaufen: Ein Bot spielt diesen Zug.
   *[other] Die Zeit von { $player } ist zum zweiten Mal abgelaufen: Ein Bot spielt diesen Zug.
}
page-log-left = { $why ->
    [time] { $player } scheidet aus: Die Zeit ist abgelaufen.
    [abandoned] { $player } hat das Spiel verlassen.
   *[resigned] { $player } gibt auf.
}
page-log-bot-for = Ein Bot spielt für { $player }.
page-log-came-back = { $player } ist wieder da.
page-log-rematch-offered = { $player } möchte noch einmal spielen.
page-log-rematch-withdrawn = { $player } möchte doch nicht noch einmal spielen.
page-log-rematch-made = Für das nächste Spiel gibt es einen neuen Tisch.
page-log-closed = { $player } schließt den Tisch.
page-log-closed-host = Der Betreiber des Servers schließt den Tisch.
page-log-over-left = Niemand ist mehr da, um weiterzuspielen: Das Spiel ist aus.

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

## Reporting somebody to whoever runs the server

page-report = Jemanden melden
page-report-hint = Wer diesen Server betreibt, erfährt davon und kann den Tisch schließen. Die anderen am Tisch erfahren nichts.
page-report-who = Wen?
page-report-why = Worum geht es?
page-report-why-of = Worum geht es bei { $player }?
page-report-name = Anstößiger Name
page-report-cheating = Schummeln
page-report-stalling = Spielen auf Zeit
page-report-other = Etwas anderes
page-report-done = Danke. Wer diesen Server betreibt, kann es jetzt sehen.

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
# How the game came to its end
page-end-how = { $how ->
    [last-rug] Der letzte Teppich ist gelegt.
    [last-player] Alle anderen sind ausgeschieden.
    [resigned] Alle anderen haben aufgegeben.
    [time] Allen anderen ist die Zeit abgelaufen.
    [bots] Es waren nur noch Bots im Spiel.
   *[left] Sonst war niemand mehr im Spiel.
}
page-ranking = Rangliste
page-ranking-place = Rang
page-ranking-player = Spieler
page-ranking-dirhams = Dirham
page-ranking-squares = + Teppiche
page-ranking-points = = Punkte
# Beside the name of a player who has left the game before its end
page-ranking-gone = { $why ->
    [out] raus
    [time] Zeit abgelaufen
    [abandoned] gegangen
   *[resigned] aufgegeben
}
# Instead of dirhams and rugs that do not count
page-ranking-nothing = –
page-ranking-gone-hint = Wer ausgeschieden ist oder das Spiel verlassen hat, bekommt keine Punkte und steht hinter allen anderen; wer zuerst ging, wird Letzter.
page-rematch = Noch einmal
page-rematch-accept = { $number ->
    [one] { $player } möchte noch einmal spielen: mitmachen
   *[other] { $number } möchten noch einmal spielen: mitmachen
}
page-rematch-waiting = Warten auf die anderen …
page-rematch-withdraw = Angebot zurückziehen
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
    [0] Dein Browser hat alle { $throws } Würfe nachgerechnet: Sie sind so, wie sie sein mussten.
   *[other] Dein Browser hat alle { $throws } Würfe und die Reihenfolge von { $rugs } Teppichen nachgerechnet: Sie sind so, wie sie sein mussten.
}
page-dice-bots = { $number ->
    [one] Einmal hat ein Bot gewürfelt: Der Wurf ergibt sich aus dem, was die Browser der Spieler vorher aufgedeckt hatten.
   *[other] { $number }-mal haben Bots gewürfelt: Die Würfe ergeben sich aus dem, was die Browser der Spieler vorher aufgedeckt hatten.
}
page-dice-alone = { $number ->
    [one] Ein Wurf kommt allein vom Server: Kein Browser eines Spielers hat dazu beigetragen.
   *[other] { $number } Würfe kommen allein vom Server: Kein Browser eines Spielers hat dazu beigetragen.
}
page-dice-redrawn = { $number ->
    [one] Das war ein Übungsspiel: Ein Wurf wurde zurückgenommen und neu gewürfelt.
   *[other] Das war ein Übungsspiel: { $number } Würfe wurden zurückgenommen und neu gewürfelt.
}
page-dice-seen = Dein Browser hat sie auch mit dem verglichen, was er zu Beginn des Spiels gesehen hat.
page-dice-unseen = Den Beginn dieses Spiels hat dein Browser nicht gesehen; die damals gezeigten Zahlen nimmt er so, wie sie jetzt angegeben werden.
page-dice-how = Vor dem Spiel hat sich der Server auf eine Geheimzahl festgelegt und der Browser jedes Spielers auf eine eigene. Jeder Wurf ergibt sich aus beiden: Beim Würfeln deckt der Browser ein Stück seiner Zahl auf. So konnte niemand einen Wurf vorhersehen oder aussuchen, auch nicht, wer den Server betreibt.
page-dice-commitment = Die Geheimzahl ist nicht die zugesagte.
page-dice-chain = Was der Browser von { $player } zu Beginn abgegeben hat, ist nicht das, was verwendet wurde.
page-dice-link = Was für Wurf { $number } aufgedeckt wurde, ist nicht das, was als Nächstes kommen musste.
page-dice-count = Es fehlen Würfe, oder es sind zu viele.
page-dice-first = { $player } hätte anfangen müssen.
page-dice-throw = Wurf { $number } hätte { $drawn } sein müssen, gespielt wurde aber { $played }.
page-dice-pile = Teppich { $number } von { $player } hätte eine andere Farbe haben müssen.
page-dice-numbers = Die Zahlen
page-dice-commitment-is = Vor dem Spiel gezeigt (SHA-256 der Geheimzahl)
page-dice-seed-is = Die Geheimzahl
page-dice-chain-is = Abgegeben vom Browser von { $player }
page-dice-link-is = Aufgedeckt für Wurf { $number }

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
