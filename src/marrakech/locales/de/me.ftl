### One's own page: the passport, one's games, and what was achieved in them.

me-title = Dein Pass
me-lead = Er hält deine Spiele zusammen, ganz ohne Anmeldung. Er liegt in diesem Browser.
me-since = Seit { $when }
me-games = Meine Spiele
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } Spiel gespielt, { $won } gewonnen
   *[other] { $games } Spiele gespielt, { $won } gewonnen
}
me-none = Deinen Pass bekommst du mit dem ersten Spiel. Ein Gesicht kannst du dir schon vorher aussuchen.
me-name = Name
me-save = Speichern
me-saved = Gespeichert
me-offline = Dein Pass liegt hier, aber der Server ist nicht zu erreichen: Name und Spiele kommen, sobald er wieder da ist.

## The face

me-scarf = Kopfbedeckung
me-scarf-name = { $number ->
    [1] Turban
    [2] Schleier
    [3] Fes
    [4] Strickmütze
    [5] Kapuze
   *[6] Stirnband
}
me-colour = Farbe
me-colour-name = { $number ->
    [1] Rot
    [2] Safran
    [3] Blau
    [4] Petrol
    [5] Oliv
    [6] Pflaume
    [7] Leinen
   *[8] Schwarz
}
me-pattern = Teppich hinter dir
me-pattern-name = { $number ->
    [1] Zickzack
    [2] Rauten
    [3] Streifen
    [4] Sterne
    [5] Karos
    [6] Wellen
    [7] Rahmen
   *[8] Nachthimmel
}

## Marks: what somebody has achieved

me-marks = Abzeichen
me-marks-none = Kleine Geschichten, die ein Spiel von dir erzählen kann. Jedes Abzeichen gibt es einmal.
# Of all marks there are
me-marks-count = { $number } von { $all }
me-mark-open = Noch nicht
me-mark-game = Das Spiel: { $when }
me-mark-first = Erster Teppich verkauft
me-mark-first-hint = Du hast ein Spiel gewonnen.
me-mark-fatima = Fatima verneigt sich
me-mark-fatima-hint = Du hast gewonnen, wo Fatima mitspielte.
me-mark-four = Zu viert am Tisch
me-mark-four-hint = Du hast gegen drei andere gewonnen.
me-mark-one = Um einen Faden
me-mark-one-hint = Du hast mit einem einzigen Punkt Vorsprung gewonnen.
me-mark-shared = Tee für zwei
me-mark-shared-hint = Du hast dir den ersten Platz geteilt.
me-mark-spared = Keinen einzigen Dirham
me-mark-spared-hint = Du hast ein ganzes Spiel lang niemandem etwas gezahlt.
me-mark-purse = Fast leer
me-mark-purse-hint = Du hast gewonnen, obwohl du einmal höchstens zwei Dirham hattest.
me-mark-peace = Alle bleiben
me-mark-peace-hint = Du hast gegen zwei oder mehr gewonnen, und niemand schied aus.
me-mark-late = Aufgeholt
me-mark-late-hint = Mit nur noch drei Teppichen lagst du ganz hinten und hast trotzdem gewonnen.
me-mark-last = Der letzte Teppich
me-mark-last-hint = Der letzte Teppich des Spiels hat dir den Sieg gebracht.
me-mark-carpet = Eine Straße aus Teppichen
me-mark-carpet-hint = Zwölf Felder deiner Farbe hingen zusammen.
me-mark-toll = Eine Karawane zahlt
me-mark-toll-hint = Du hast auf einmal zehn Dirham bekommen.

## Another device

me-carry = Auf einem anderen Gerät
me-carry-hint = Öffne deinen Pass auf dem Telefon oder zu Hause: Dort findest du dieselben Spiele.
me-carry-show = Link zeigen
me-carry-warning = Wer diesen Link hat, kann als du spielen. Zeig ihn niemandem und schick ihn nur dir selbst.
me-carry-lost = Einen verlorenen Pass kann niemand zurückholen, denn nur deine Browser haben ihn. Mit einem zweiten Gerät ist er sicher.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Dein Platz in einem laufenden Spiel kommt mit.
   *[other] Deine Plätze in { $number } laufenden Spielen kommen mit.
}
me-take = Ein Pass von einem anderen Gerät
me-take-hint = Dieser Link bringt einen Pass mit. Möchtest du ihn hier benutzen?
me-take-yes = Hier benutzen
me-take-both = Benutzen und meine Spiele mitnehmen
me-take-both-hint = Spiele, Abzeichen und Tage dieses Browsers gehen auf ihn über. Von zwei Wertungen bleibt die aus mehr Spielen.
me-take-only = Benutzen und zurücklassen, was hier ist
me-take-only-hint = Der Pass dieses Browsers ist dann verloren, außer ein anderes Gerät hat ihn auch.
me-take-no = Alles so lassen
me-taken = Willkommen zurück, { $name }!
me-take-gone = Diesen Pass kennt hier niemand. Vielleicht wurde er gelöscht.

## One's data

me-data = Deine Daten
me-data-hint = Ein Pass ist ein Name, ein Gesicht und eine Liste von Spielen. Keine Mailadresse, kein Passwort, sonst nichts.
me-export = Alle meine Daten speichern
me-records = Alle Spiele speichern
me-delete = Meinen Pass löschen
me-delete-hint = Dein Name verschwindet aus allen Spielen hier, aus beendeten wie laufenden. Die Spiele bleiben, denn die anderen haben sie auch gespielt. Was andere gespeichert oder gedruckt haben, lässt sich nicht zurückholen.
me-delete-sure = Den Pass löschen, und deinen Namen dazu?
me-delete-sure-hint = Das lässt sich nicht rückgängig machen. Laufende Spiele kannst du in diesem Browser ohne deinen Namen weiterspielen.
me-delete-yes = Ja, löschen
me-delete-no = Behalten
me-deleted = Dein Pass ist gelöscht.

## The list of one's games

me-running = Laufend
me-finished = Beendet
me-filter = Welche Spiele
me-search = Gegner
me-players = Spieler
me-players-any = egal wie viele
me-result = Ergebnis
me-result-any = gewonnen oder nicht
me-result-won = gewonnen
me-result-lost = verloren
me-company = Gegen
me-company-any = alle
me-company-people = Menschen
me-company-bots = Figuren
me-company-both = beides
me-state = Stand
me-state-any = laufend oder beendet
me-nothing = So ein Spiel gibt es nicht.
me-place = { $place ->
    [1] Gewonnen
    [2] Platz zwei
    [3] Platz drei
   *[4] Platz vier
}
me-same-screen = An einem Bildschirm
me-accuracy = Genauigkeit { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Wertung { $change }
me-replay = Nachspielen
me-time-left = noch { $time }
me-more = Weitere Spiele
# Tables at which only this browser has a seat
me-here = Nur in diesem Browser
me-reading = Spiele werden geholt …
