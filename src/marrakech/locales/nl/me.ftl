### One's own page: the passport, one's games, and what was achieved in them.

me-title = Je paspoort
me-lead = Het houdt je partijen bij elkaar, zonder dat je je ergens hoeft aan te melden. Deze browser bewaart het.
me-since = Sinds { $when }
me-games = Mijn partijen
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } partij gespeeld, { $won } gewonnen
   *[other] { $games } partijen gespeeld, { $won } gewonnen
}
me-none = Je paspoort wordt bij je eerste partij gemaakt. Een gezicht mag je nu al kiezen.
me-name = Naam
me-save = Bewaren
me-saved = Bewaard
me-offline = Je paspoort is hier bewaard, maar de server is niet te bereiken: naam en partijen komen zodra het lukt.

## The face

me-scarf = Hoofddeksel
me-scarf-name = { $number ->
    [1] tulband
    [2] sluier
    [3] fez
    [4] gebreide muts
    [5] capuchon
   *[6] hoofdband
}
me-colour = Verf
me-colour-name = { $number ->
    [1] rood
    [2] saffraan
    [3] blauw
    [4] blauwgroen
    [5] olijf
    [6] pruim
    [7] linnen
   *[8] zwart
}
me-pattern = Tapijt achter je
me-pattern-name = { $number ->
    [1] zigzag
    [2] ruiten
    [3] strepen
    [4] sterren
    [5] blokken
    [6] golven
    [7] lijsten
   *[8] nachthemel
}

## Marks: what somebody has achieved

me-marks = Medailles
me-marks-none = Kleine verhalen die een partij over jou kan vertellen. Elk ervan verdien je één keer.
# Of all marks there are
me-marks-count = { $number } van { $all }
me-mark-open = Nog niet
me-mark-game = De partij van { $when }
me-mark-first = Eerste tapijt verkocht
me-mark-first-hint = Je won een partij.
me-mark-fatima = Fatima buigt
me-mark-fatima-hint = Je won terwijl Fatima meespeelde.
me-mark-four = Met z’n vieren aan tafel
me-mark-four-hint = Je won van drie anderen.
me-mark-one = Het scheelde een draadje
me-mark-one-hint = Je won met één punt verschil.
me-mark-shared = Thee voor twee
me-mark-shared-hint = Je deelde de eerste plaats.
me-mark-spared = Geen dirham
me-mark-spared-hint = Je betaalde een hele partij lang aan niemand.
me-mark-purse = Bijna blut
me-mark-purse-hint = Je won nadat je nog maar twee dirham of minder had.
me-mark-peace = Iedereen blijft
me-mark-peace-hint = Je won van twee of meer anderen, en niemand viel af.
me-mark-late = Inhaalrace
me-mark-late-hint = Met nog drie tapijten te gaan stond je laatste, en je won.
me-mark-last = Het laatste tapijt
me-mark-last-hint = Het laatste tapijt van de partij bracht je de winst.
me-mark-carpet = Een straat vol tapijten
me-mark-carpet-hint = Twaalf vakjes van jouw kleur lagen aan elkaar.
me-mark-toll = Een karavaan betaalt
me-mark-toll-hint = Je kreeg tien dirham in één keer.

## Another device

me-carry = Op een ander apparaat
me-carry-hint = Open je paspoort op je telefoon of thuis: daar vind je dezelfde partijen.
me-carry-show = Toon de link
me-carry-warning = Wie deze link heeft, speelt als jij. Laat hem aan niemand zien en stuur hem alleen aan jezelf.
me-carry-lost = Niemand kan een verloren paspoort terughalen, want alleen jouw browsers hebben het. Op een tweede apparaat is het veilig.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Je stoel bij een lopende partij gaat mee.
   *[other] Je stoelen bij { $number } lopende partijen gaan mee.
}
me-take = Een paspoort van een ander apparaat
me-take-hint = Deze link brengt een paspoort mee. Wil je het hier gebruiken?
me-take-yes = Hier gebruiken
me-take-both = Gebruiken, en mijn partijen meenemen
me-take-both-hint = De partijen, medailles en dagen van deze browser gaan mee. Van twee ratings blijft die met de meeste partijen.
me-take-only = Gebruiken, en achterlaten wat hier is
me-take-only-hint = Het paspoort van deze browser is dan weg, tenzij een ander apparaat het heeft.
me-take-no = Alles zo laten
me-taken = Welkom terug, { $name }!
me-take-gone = Dit paspoort is hier niet bekend. Misschien is het verwijderd.

## One's data

me-data = Je gegevens
me-data-hint = Een paspoort is een naam, een gezicht en een lijst partijen. Geen mailadres, geen wachtwoord, verder niets.
me-export = Al mijn gegevens bewaren
me-records = Alle partijen bewaren
me-delete = Mijn paspoort verwijderen
me-delete-hint = Je naam wordt uit alle partijen hier gehaald, afgelopen en lopend. De partijen blijven, want anderen speelden ze ook. Wat anderen hebben bewaard of afgedrukt, kan niet worden teruggehaald.
me-delete-sure = Verwijderen, en je naam erbij?
me-delete-sure-hint = Dit kan niet ongedaan worden gemaakt. Lopende partijen kun je in deze browser uitspelen, zonder je naam.
me-delete-yes = Ja, verwijderen
me-delete-no = Behouden
me-deleted = Je paspoort is verwijderd.

## The list of one's games

me-running = Bezig
me-finished = Afgelopen
me-filter = Welke partijen
me-search = Tegenstander
me-players = Spelers
me-players-any = maakt niet uit
me-result = Uitslag
me-result-any = gewonnen of verloren
me-result-won = gewonnen
me-result-lost = verloren
me-company = Tegen
me-company-any = wie dan ook
me-company-people = mensen
me-company-bots = personages
me-company-both = allebei
me-state = Stand
me-state-any = bezig of afgelopen
me-nothing = Er is geen partij die hierbij past.
me-place = { $place ->
    [1] Gewonnen
    [2] Tweede
    [3] Derde
   *[4] Vierde
}
me-same-screen = Rond één scherm
me-accuracy = Nauwkeurigheid { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Naspelen
me-time-left = nog { $time }
me-more = Meer partijen
# Tables at which only this browser has a seat
me-here = Alleen in deze browser
me-reading = De partijen worden opgehaald …
