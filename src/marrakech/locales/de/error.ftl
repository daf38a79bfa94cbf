### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = das Feld „{ $text }“ gibt es nicht: Felder sind a1 bis g7
error-action = „{ $text }“ ist keine Aktion: Schreibe L, F oder R, 1 bis 4, einen Teppich wie d3e3 oder =red
error-rug = { $near } und { $far } sind keine zwei benachbarten Felder
error-action-number = die Aktionsnummer { $number } gibt es nicht: Sie gehen von 0 bis { $most }

## Rule sets

error-option-value = { $option } kann nicht { $value } sein: Wähle aus { $choices }
error-option-range = { $option } kann nicht { $value } sein: Es ist eine ganze Zahl von { $least } bis { $most }
error-one-colour-needs-two = two_player="one colour" ist für zwei Spieler, nicht für { $players }
error-alternating-needs-two-colours = pile="alternating" braucht zwei Spieler mit je zwei Farben
error-odd-rugs = zwei Farben ergeben je eine gerade Zahl von Teppichen, nicht { $rugs }
error-no-variant = der Text „{ $edition }“ hat keine Variante
error-edition = die Ausgabe „{ $text }“ gibt es nicht; es gibt { $known }
error-rules = „{ $text }“ sind keine Regeln: Schreibe eine Ausgabe, einen Schrägstrich und 2, 3 oder 4, wie in international/4
error-rules-option = „{ $text }“ ist keine Option der Regeln oder steht zweimal da; es gibt { $known }
error-no-such-seat = den Platz { $seat } gibt es nicht: Plätze gehen von 0 bis { $last }
error-no-hidden-piles = nur gemischte Stapel aus zwei Farben haben eine Reihenfolge, die man kennen kann
error-wrong-piles = die Stapel enthalten nicht die Teppiche, die übrig sind

## What is not allowed

error-number-not-legal = die Aktion mit der Nummer { $number } ist hier nicht erlaubt
error-batch-not-legal = die Aktion mit der Nummer { $number } ist in Spiel { $game } nicht erlaubt
error-nothing-to-pop = es gibt keine Aktion, die man zurücknehmen könnte
error-nothing-played = es wurde noch nichts gespielt
error-no-chance = jetzt ist weder zu würfeln noch etwas aufzudecken
error-game-over = { $action } ist nicht möglich: Das Spiel ist aus
error-not-now = { $action } ist nicht möglich, wenn { $phase ->
    [turn] Assam zu drehen ist
    [roll] zu würfeln ist
    [lay] ein Teppich zu legen ist
    [reveal] der nächste Teppich aufzudecken ist
    [over] das Spiel aus ist
   *[other] die Phase „{ $phase }“ ist
}; hier erlaubt: { $legal }
error-must-turn = Assam muss nach links oder rechts gedreht werden; hier erlaubt: { $legal }
error-not-in-pile = in diesem Stapel kann kein { $colour ->
    [red] roter
    [yellow] gelber
    [blue] blauer
   *[purple] lila
} Teppich der nächste sein
error-under-assam = { $action } liegt unter Assam ({ $assam }); hier erlaubt: { $legal }
error-not-beside-assam = { $action } grenzt nicht an Assams Feld ({ $assam }); hier erlaubt: { $legal }
error-far-square-first = { $action } ist verkehrt herum: Das Feld neben Assam ({ $assam }) steht vorn, also { $right }
error-covers-whole-rug = { $action } würde einen ganzen { $colour ->
    [red] roten
    [yellow] gelben
    [blue] blauen
   *[purple] lila
} Teppich überdecken; hier erlaubt: { $legal }
error-same-colours = { $action } würde zwei { $colour ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[purple] lila
} Hälften überdecken; hier erlaubt: { $legal }

## Positions

error-position-fields = eine Stellung hat sechs Angaben (Brett, Assam, am Zug, Phase, Spieler, Regeln), nicht { $given }
error-position-assam = „{ $text }“ sagt nicht, wo Assam steht: Schreibe ein Feld und N, E, S oder W, wie in d4S
error-position-mover = „{ $text }“ sagt nicht, wer am Zug ist: Wähle aus { $seats }
error-position-phase = „{ $text }“ ist keine Phase: Wähle aus { $phases }
error-position-purse = „{ $text }“ ist kein Spieler: Schreibe Dirham und Teppiche wie in 30r12, oder x1
error-position-top = „{ $text }“ nennt den nächsten Teppich nicht richtig: bei zwei Farben und restlichen Teppichen =r oder =?, sonst nichts
error-board-rows = das Brett hat sieben Zeilen, nicht { $given }
error-board-columns = Zeile { $row } des Bretts hat { $given } Felder, nicht sieben
error-board-cell = in Zeile { $row } des Bretts steht „{ $text }“: Schreibe 1 bis 7 für leere Felder oder r, y, b, p und eines von ^ > v <
error-colour-not-played = auf { $square } liegt { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
}, aber niemand spielt diese Farbe
error-half-off-board = die andere Hälfte des Teppichs auf { $square } läge außerhalb des Bretts
error-half-missing = die andere Hälfte des Teppichs auf { $square } müsste auf { $other } liegen, das leer ist
error-half-nowhere = die andere Hälfte des Teppichs auf { $square } ist nirgends: Kein Teppich daneben überdeckt sie
error-rugs-in-a-ring = die Teppiche auf { $squares } müssten jeder unter dem nächsten liegen
error-players-number = es sind { $given } Spieler, aber die Regeln sind für { $wanted }
error-purse-colours = { $seat ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
} hat Teppiche dieser Farben: { $wanted }
error-out-with-goods = { $seat ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
} ist ausgeschieden und kann weder Dirham noch Teppiche übrig haben
error-too-many-rugs = es gibt mehr als { $most } { $colour ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[purple] lila
} Teppiche, gelegte und übrige
error-top-not-in-pile = { $seat ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
} kann als Nächstes nicht { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
} legen: Davon ist nichts übrig
error-top-unknown = vorher muss ein Stapel seinen nächsten Teppich zeigen
error-dirhams-together = alle Dirham zusammen können nicht mehr als { $most } sein
error-out-without-elimination = nach diesen Regeln scheidet niemand aus
error-leaving-order = die Ausgeschiedenen gingen als Erste, Zweite, Dritte, und ein Spieler bleibt im Spiel
error-over = das Spiel ist hier aus: Es ist kein Teppich mehr übrig oder nur ein Spieler
error-not-over = das Spiel ist hier nicht aus: Es sind noch Teppiche und Spieler übrig
error-mover-cannot = { $seat ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
} kann nicht am Zug sein: ausgeschieden oder ohne Teppiche

## Plain data

error-field-object = { $path } muss ein Objekt sein
error-field-text = { $path } muss ein Text sein
error-field-flag = { $path } muss true oder false sein
error-field-number = { $path } muss eine ganze Zahl von { $least } bis { $most } sein
error-field-list = { $path } muss eine Liste der Länge { $length } sein
error-field-choice = { $path } muss eines von { $choices } sein
error-field-missing = { $path } fehlt
error-field-unknown = die Angabe { $path } gibt es nicht
error-field-reveal-only = { $path } steht in der Phase „reveal“ und in keiner anderen
error-field-reveal = die Phase ist genau dann „reveal“, wenn ein Stapel seinen nächsten Teppich noch zeigen muss
error-field-seat = hier handelt Platz { $wanted }
error-field-leaving = { $path } ist noch im Spiel und also nicht ausgeschieden
error-rug-id = Teppich { $rug } ist kein einzelner Teppich auf zwei benachbarten Feldern: { $squares }
error-rug-id-two = { $squares } sind ein Teppich und brauchen dieselbe Kennung

## Records

error-in-record = Zeile { $line }, Spalte { $column }: { $why }
error-record-header = das ist kein Kopfeintrag: Schreibe [Name "value"]
error-record-header-name = „{ $name }“ kann hier kein Name eines Kopfeintrags sein
error-record-header-value = der Kopfeintrag { $name } muss ein Text sein
error-record-remark = nach Aktion { $number } von { $actions } kann keine Bemerkung stehen
error-record-names = es gibt { $given } Namen für { $players } Spieler
error-record-half-character = da ist ein halbes Zeichen, das keine Datei aufnehmen kann
error-record-header-twice = der Kopfeintrag { $name } steht zweimal da
error-record-without-rules = ein Spiel beginnt mit Kopfeinträgen, und Rules muss dabei sein
error-record-rules-differ = die Kopfeinträge Rules und Position nennen verschiedene Regeln
error-record-first = „{ $text }“ kann nicht beginnen: Wähle aus { $seats }
error-record-word = „{ $text }“ ist weder eine Aktion noch die Nummer eines Zugs noch ein Ergebnis
error-record-open-remark = diese Bemerkung wird nicht mit {"}"} geschlossen
error-record-number = Zug { $number } müsste Zug { $wanted } sein
error-record-number-here = Zug { $number } kann hier nicht beginnen
error-record-result = als Ergebnis steht da { $stated }, es ist aber { $result }
error-record-not-one = erwartet wurde ein Spiel, nicht { $games }

## Bots

error-bot = den Bot „{ $text }“ gibt es nicht; es gibt { $known }
error-bot-text = „{ $text }“ nennt keinen Bot: Schreibe einen Namen oder einen Namen mit Optionen wie bestfirst:ms=200
error-bot-option = der Bot { $bot } hat keine Option „{ $text }“; es gibt { $known }
error-bot-option-text = „{ $text }“ in „{ $bot }“ ist keine Option: Schreibe einen Namen und einen Wert wie ms=200
error-bot-option-number = { $option } kann nicht { $text } sein: Es ist eine ganze Zahl von { $least } bis { $most }
error-bot-option-word = { $option } kann nicht { $text } sein: Wähle aus { $words }
error-bot-class = „{ $text }“ sagt nicht, welche Klasse: Schreibe my_bot.py:MyBot
error-bot-no-brain = „{ $text }“ läuft in einem eigenen Prozess und kann kein Gehirn verleihen

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = die Datei { $file } gibt es nicht
error-load-module = das Modul { $module } gibt es nicht
error-load-class = die Klasse { $kind } gibt es darin nicht; es gibt { $known }
error-load-choose = die Klasse { $kind } hat keine Methode choose(self, view, clock)
error-load-raised = er hat { $what } ausgelöst ({ $where })
error-load-hung = er war nach { $seconds } s nicht bereit ({ $where })
error-load-died = sein Prozess endete mit { $what } ({ $where })
error-load-hello = es beantwortet hello nicht so, wie eine Engine es tut: { $what }
error-forfeit-cannot-load = { $bot } lässt sich nicht laden: { $why }
error-forfeit-raised = { $bot } hat { $what } ausgelöst ({ $where }); die Stellung war { $position }
error-forfeit-hung = { $bot } hatte sich nach { $seconds } s nicht entschieden ({ $where }); die Stellung war { $position }
error-forfeit-died = der Prozess von { $bot } endete mit { $what } ({ $where }); die Stellung war { $position }
error-forfeit-no-action = { $bot } gab { $what } an, und das ist keine Aktion; die Stellung war { $position }
error-forfeit-illegal = { $bot } wählte { $action }, und das ist nicht erlaubt: { $why }; die Stellung war { $position }
error-forfeit-stopped = { $bot } wird nicht noch einmal gestartet: { $times } Fehlschläge hintereinander, zuletzt dieser: { $why }

## Matches

error-arena-nobody = ein Match braucht mindestens einen Bot
error-arena-games = ein Match hat mindestens ein Spiel, nicht { $number }
error-arena-other-match = { $file } enthält ein anderes Match als das verlangte; abweichend: { $what }
error-arena-no-state = { $file } enthält nicht den Stand eines Matches
error-arena-extra = dafür braucht es { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = eine Zeichnung kommt in eine .png- oder .svg-Datei, nicht in { $file }
error-arena-cluster = unter { $address } antwortet kein Ray-Cluster: { $why }
error-survey-not-learned = der Bot { $bot } hat { $rules } noch nicht spielen gelernt

## Training

error-train-no-state = { $file } enthält nicht den Stand eines Trainings, oder nicht den dieser Version
error-train-other-plan = { $file } enthält ein anderes Training als das verlangte; abweichend: { $what }
error-train-no-value = { $file } enthält keine Bewertung
error-train-other-rules = { $file } wurde für { $learned } gelernt und nicht für { $wanted }

## Servers

error-server-no-table = diesen Tisch gibt es nicht oder nicht mehr
error-server-not-found = hier ist nichts
error-server-method = das geht hier nicht
error-server-not-understood = das ist nicht zu verstehen: { $why }
error-server-too-large = das ist zu groß: Höchstens { $most } Byte werden angenommen
error-server-too-many = zu viel auf einmal: Versuche es in { $seconds } s noch einmal
error-server-full = hier gibt es im Moment zu viele Tische
error-server-closing = dieser Server wird gerade beendet: Versuche es in { $seconds } s noch einmal
error-server-lobby = von deinen Tischen warten schon { $most } in der Lobby
error-server-storage = dieser Server kommt gerade nicht an seinen Speicher: Versuche es in { $seconds } s noch einmal
error-server-origin = eine fremde Seite darf nicht mit diesem Server sprechen
error-server-banned = wer von dieser Adresse kommt, ist hier bis { $until } gesperrt
error-server-banned-name = „{ $name }“ kann hier bis { $until } niemand heißen
error-server-no-such-player = auf Platz { $seat } sitzt niemand, den du melden könntest
error-server-host = auf diesen Namen hört dieser Server nicht
error-server-not-your-seat = Platz { $seat } ist nicht deiner
error-server-own-secrets = ein eigenes Geheimnis hat 22 bis 64 Buchstaben, Ziffern, - und _, und jede Person hat ein anderes
error-server-seated = jemand mit deiner Adresse sitzt schon an diesem Tisch
error-server-passport = dieser Pass lässt sich nicht lesen: Sein Geheimnis hat 22 bis 64 Zeichen
error-server-no-passport = diesen Pass gibt es hier nicht
error-server-token = dieses Token öffnet hier nichts: Es wurde zurückgenommen oder nie erstellt
error-server-no-token = dieses Token gibt es nicht
error-server-scope = das darf dieses Token nicht: Dazu braucht es eines mit dem Recht { $scope }
error-server-tokens = ein Pass hat höchstens { $most } Token: Nimm eines zurück, das du nicht brauchst
error-server-programs = Programme spielen hier nicht
error-server-match-programs = das schnelle Spiel ist für Menschen: Ein Programm richtet einen eigenen Tisch ein (POST /api/tables) oder bekommt den Link zu einem
error-server-ahead = dieser Tisch ist erst bei Ereignis { $number }
error-server-still-playing = das ist für beendete Spiele, und dieses läuft noch
error-server-day-hidden = das ist ein Tisch vom Markt des Tages: Andere dürfen zusehen, wenn der Tag vorbei ist
error-server-no-day = an jenem Tag war kein Markt
error-server-day-over = dieser Markt ist zu: Ab ein Uhr (UTC) kann man ihn noch einmal spielen, ohne Wertung
error-server-broken = hier ist etwas schiefgegangen; es wurde aufgeschrieben
error-server-damaged = dieser Tisch ist beschädigt: Wer den Server betreibt, muss ihn wiederherstellen und weiß schon davon

## What is stored

error-data-file = { $file } lässt sich nicht benutzen: { $why }
error-data-no-database = { $file } ist keine Datenbank mit Tischen: Verschiebe die Datei oder nenne mit --data einen anderen Ordner
error-data-damaged = { $file } ist beschädigt ({ $why }): Stelle mit „marrakech database restore“ eine Sicherung wieder her; es wurde nichts geändert
error-data-newer = { $file } stammt von einer neueren Version dieses Programms (Format { $found }; diese kennt { $known }): Starte jene Version oder kehre mit ihr durch „marrakech database downgrade { $known }“ zum älteren Format zurück
error-data-older = in { $file } fehlt etwas: { $wanted } Änderungen wurden gespeichert, { $found } sind da. Die -wal-Datei dazu ging verloren, oder es ist eine ältere Kopie. Leg zurück, was fehlt, oder stelle eine Sicherung wieder her; um damit weiterzumachen, wie es ist, entferne { $mark }
error-data-locked = { $file } ist von einem anderen Programm gesperrt: Beende es und versuche es noch einmal
error-data-no-key = { $file } ist kein Schlüssel: Ein Schlüssel besteht aus 64 Hexadezimalziffern. Leg den richtigen zurück; es wurde nichts geändert
error-data-key-missing = der Schlüssel { $file } fehlt, und ohne ihn ist kein Tisch lesbar: Leg ihn aus seiner Kopie zurück oder sag mit --key-file, wo er ist. Es wurde nichts geändert
error-data-key-wrong = { $file } ist nicht der Schlüssel, mit dem diese Datenbank geschrieben wurde: Leg den richtigen zurück oder sag mit --key-file, wo er ist. Es wurde nichts geändert
error-data-none = unter { $file } gibt es keine Datenbank
error-data-outdated = { $file } stammt von einer älteren Version: Starte den Server einmal, um sie auf den neuesten Stand zu bringen
error-data-exists = { $file } gibt es schon: Wähle einen anderen Namen
error-data-in-use = { $file } wird gerade benutzt: Beende erst den Server
error-data-form = ein Format { $form }, zu dem man zurückkehren könnte, gibt es nicht; es gibt { $known }

## Tables

error-table-all-agreed = alle haben schon zugesagt, noch einmal zu spielen
error-table-begun = das Spiel hat schon begonnen
error-table-bot-plays = hier spielt gerade ein Bot; übernimm erst wieder selbst
error-table-chain-taken = der Zufall zweier Spieler kann nicht an derselben Kette hängen
error-table-closed = wer diesen Tisch eingerichtet hat, hat ihn auch geschlossen
error-table-closed-by-host = der Betreiber des Servers hat diesen Tisch geschlossen
error-table-colours = die Farben eines Tisches sind Rot, Gelb, Blau und Lila, jede einmal
error-table-deserted = im Moment ist niemand an diesem Tisch: Versuche es noch einmal, wenn jemand zurück ist
error-table-dice-header = der Kopfeintrag { $name } dieser Aufzeichnung ist nicht lesbar
error-table-dice-version = Würfel der Version { $version } sind hier nicht bekannt
error-table-full = alle Plätze sind besetzt
error-table-gone = wer aufgegeben hat, spielt nicht mehr mit
error-table-id-used = diese Kennung wurde schon für etwas anderes benutzt
error-table-level = die Stufe „{ $level }“ gibt es nicht; es gibt { $known }
error-table-level-of-person = Platz { $seat } ist nicht für einen Bot und hat also keine Stufe
error-table-long-record = ein Spiel mit mehr als { $most } Aktionen ist zu lang, um es zu zeigen
error-table-mixed-name = ein Wort in „{ $name }“ mischt Alphabete, die sich ähnlich sehen: Schreibe es in einem davon
error-table-no-name = ein Name hat mindestens einen Buchstaben, der sich zeigen lässt
error-table-no-record = in dieser Aufzeichnung ist kein Spiel
error-table-no-seed = diese Aufzeichnung hat keinen Startwert und keine Festlegung, um sie zu prüfen
error-table-no-such-seat = Platz { $seat } ist keiner von deinen an diesem Tisch
error-table-no-take-back = es gibt keinen Zug, der sich zurücknehmen ließe
error-table-no-throw = jetzt wird nicht gewürfelt
error-table-no-undo = es gibt nichts mehr rückgängig zu machen
error-table-rated = ein gewertetes Spiel ist ohne Tipps und ohne Zurücknehmen, fängt mit den üblichen Teppichen und Dirham ganz von vorn an, und jeder Mensch sitzt an einem eigenen Bildschirm
error-table-position = weitergespielt wird nur von einer Stellung, die nicht das Ende ist, und nur, wenn alle Menschen an einem Bildschirm sitzen
error-table-nobody-waits = an einem Tisch mit freien Plätzen muss jemand sitzen
error-table-not-away = diese Person ist da
error-table-not-begun = das Spiel hat noch nicht begonnen
error-table-not-by-hand = { $action } entscheidet der Zufall, nicht du
error-table-not-maker = nur wer den Tisch eingerichtet hat, kann ihn schließen
error-table-not-maker-starts = nur wer den Tisch eingerichtet hat, kann mit Bots beginnen
error-table-not-over = das Spiel ist noch nicht aus
error-table-not-your-turn = du bist nicht am Zug
error-table-over = das Spiel ist aus
error-table-phrase = „{ $phrase }“ kann hier niemand sagen
error-table-plays-already = du spielst schon mit
error-table-programs = an diesem Tisch spielen keine Programme
error-table-same-name = an diesem Tisch heißt schon jemand „{ $name }“: Häng etwas an
error-table-seats-and-rules = { $seats } Plätze passen nicht zu Regeln für { $players } Spieler
error-table-stale = inzwischen ist etwas passiert; sieh noch einmal hin
error-table-taken = Platz { $seat } ist besetzt
error-table-time-over = die Zeit für diesen Zug ist abgelaufen: Ein Bot spielt ihn
error-table-too-long = an diesem Tisch ist schon zu viel passiert: Nur das Spiel geht noch weiter
error-table-too-much-talk = das sind viele Sprüche auf einmal; warte einen Moment
error-table-too-often = das ist schon { $times }-mal geschehen, und das reicht
error-table-day = das ist der Markt eines Tages: Alle spielen ihn allein, einmal und mit denselben Würfen
error-table-wrong-link = dieses Glied folgt nicht auf das letzte deiner Kette
