### One's own page: the passport, one's games, and what was achieved in them.

me-title = Passet ditt
me-lead = Det holder spillene dine samlet, og ingen trenger å registrere seg. Det ligger i denne nettleseren.
me-since = Siden { $when }
me-games = Spillene mine
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } spill spilt, { $won } vunnet
   *[other] { $games } spill spilt, { $won } vunnet
}
me-none = Passet får du med det første spillet ditt. Et ansikt kan du velge allerede nå.
me-name = Navn
me-save = Lagre
me-saved = Lagret
me-offline = Passet ditt ligger her, men serveren svarer ikke: Navn og spill kommer når den er tilbake.

## The face

me-scarf = Hodeplagg
me-scarf-name = { $number ->
    [1] turban
    [2] slør
    [3] fes
    [4] strikkelue
    [5] hette
   *[6] pannebånd
}
me-colour = Farge
me-colour-name = { $number ->
    [1] rød
    [2] safran
    [3] blå
    [4] petrol
    [5] oliven
    [6] plomme
    [7] lin
   *[8] svart
}
me-pattern = Teppet bak deg
me-pattern-name = { $number ->
    [1] sikksakk
    [2] ruter
    [3] striper
    [4] stjerner
    [5] sjakkmønster
    [6] bølger
    [7] rammer
   *[8] nattehimmel
}

## Marks: what somebody has achieved

me-marks = Merker
me-marks-none = Små historier et spill kan fortelle om deg. Hvert merke får du én gang.
# Of all marks there are
me-marks-count = { $number } av { $all }
me-mark-open = Ikke ennå
me-mark-game = Spillet: { $when }
me-mark-first = Første teppe solgt
me-mark-first-hint = Du vant et spill.
me-mark-fatima = Fatima bukker
me-mark-fatima-hint = Du vant der Fatima var med.
me-mark-four = Fire ved bordet
me-mark-four-hint = Du vant mot tre andre.
me-mark-one = Med én tråd
me-mark-one-hint = Du vant med ett eneste poeng.
me-mark-shared = Te for to
me-mark-shared-hint = Du delte førsteplassen.
me-mark-spared = Ikke én dirham
me-mark-spared-hint = Du betalte ingen gjennom et helt spill.
me-mark-purse = Nesten tom
me-mark-purse-hint = Du vant etter en gang å ha hatt to dirham eller mindre.
me-mark-peace = Alle blir
me-mark-peace-hint = Du vant mot to eller flere, og ingen røk ut.
me-mark-late = Fra sisteplass
me-mark-late-hint = Du lå sist med tre tepper igjen, og vant.
me-mark-last = Det siste teppet
me-mark-last-hint = Det siste teppet i spillet ga deg seieren.
me-mark-carpet = En gate av tepper
me-mark-carpet-hint = Tolv ruter i din farge hang sammen.
me-mark-toll = En karavane betaler
me-mark-toll-hint = Du fikk ti dirham på én gang.

## Another device

me-carry = På en annen enhet
me-carry-hint = Åpne passet ditt på mobilen eller hjemme: Der finner du de samme spillene.
me-carry-show = Vis lenken
me-carry-warning = Den som har denne lenken, er deg. Vis den ikke til noen, og send den bare til deg selv.
me-carry-lost = Et tapt pass kan ingen skaffe tilbake, for bare nettleserne dine har det. Med en enhet til er det trygt.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Plassen din i et spill som pågår, blir med.
   *[other] Plassene dine i { $number } spill som pågår, blir med.
}
me-take = Et pass fra en annen enhet
me-take-hint = Denne lenken har med seg et pass. Vil du bruke det her?
me-take-yes = Bruk det her
me-take-both = Bruk det, og ta med spillene mine
me-take-both-hint = Spillene, merkene og dagene i denne nettleseren flyttes over til det. Av to ratinger blir den med flest spill stående.
me-take-only = Bruk det, og la det som er her, ligge
me-take-only-hint = Da går passet i denne nettleseren tapt, hvis ikke en annen enhet har det.
me-take-no = Bli som jeg er
me-taken = Velkommen tilbake, { $name }!
me-take-gone = Dette passet er ikke kjent her. Det kan være slettet.

## One's data

me-data = Dine data
me-data-hint = Et pass er et navn, et ansikt og en liste over spill. Ingen e-postadresse, ikke noe passord, ingenting annet.
me-export = Lagre alle dataene mine
me-records = Lagre alle spill
me-delete = Slett passet mitt
me-delete-hint = Navnet ditt tas ut av alle spill her, både ferdige og pågående. Spillene blir, for de andre har også spilt dem. Det andre har lagret eller skrevet ut, kan ikke hentes tilbake.
me-delete-sure = Slette passet, og navnet ditt med det?
me-delete-sure-hint = Dette kan ikke angres. Spill som pågår, kan du spille videre i denne nettleseren, uten navnet ditt.
me-delete-yes = Ja, slett det
me-delete-no = Behold det
me-deleted = Passet ditt er slettet.

## The list of one's games

me-running = Pågår
me-finished = Ferdige
me-filter = Hvilke spill
me-search = Motstander
me-players = Spillere
me-players-any = uansett antall
me-result = Resultat
me-result-any = vunnet eller tapt
me-result-won = vunnet
me-result-lost = tapt
me-company = Mot
me-company-any = hvem som helst
me-company-people = mennesker
me-company-bots = figurer
me-company-both = begge deler
me-state = Tilstand
me-state-any = pågår eller ferdig
me-nothing = Ingen spill er slik.
me-place = { $place ->
    [1] Vunnet
    [2] Andreplass
    [3] Tredjeplass
   *[4] Fjerdeplass
}
me-same-screen = Rundt én skjerm
me-accuracy = Presisjon { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Reprise
me-time-left = { $time } igjen
me-more = Flere spill
# Tables at which only this browser has a seat
me-here = Bare i denne nettleseren
me-reading = Henter spill …
