### One's own page: the passport, one's games, and what was achieved in them.

me-title = Ditt pass
me-lead = Det håller ihop dina partier, och ingen behöver registrera sig. Det ligger i den här webbläsaren.
me-since = Sedan { $when }
me-games = Mina partier
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } parti spelat, { $won } vunna
   *[other] { $games } partier spelade, { $won } vunna
}
me-none = Ditt pass får du med ditt första parti. Ett ansikte kan du välja redan nu.
me-name = Namn
me-save = Spara
me-saved = Sparat
me-offline = Ditt pass finns här, men servern går inte att nå: namn och partier kommer när den svarar igen.

## The face

me-scarf = Huvudbonad
me-scarf-name = { $number ->
    [1] turban
    [2] slöja
    [3] fez
    [4] stickad mössa
    [5] huva
   *[6] pannband
}
me-colour = Färg
me-colour-name = { $number ->
    [1] röd
    [2] saffran
    [3] blå
    [4] petrol
    [5] oliv
    [6] plommon
    [7] linne
   *[8] svart
}
me-pattern = Mattan bakom dig
me-pattern-name = { $number ->
    [1] sicksack
    [2] romber
    [3] ränder
    [4] stjärnor
    [5] rutor
    [6] vågor
    [7] ramar
   *[8] natthimmel
}

## Marks: what somebody has achieved

me-marks = Märken
me-marks-none = Små historier som ett parti kan berätta om dig. Varje märke får man en gång.
# Of all marks there are
me-marks-count = { $number } av { $all }
me-mark-open = Inte än
me-mark-game = Partiet: { $when }
me-mark-first = Första mattan såld
me-mark-first-hint = Du vann ett parti.
me-mark-fatima = Fatima bugar
me-mark-fatima-hint = Du vann där Fatima var med.
me-mark-four = Fyra vid bordet
me-mark-four-hint = Du vann mot tre andra.
me-mark-one = Med en tråd
me-mark-one-hint = Du vann med en enda poäng.
me-mark-shared = Te för två
me-mark-shared-hint = Du delade förstaplatsen.
me-mark-spared = Inte en enda dirham
me-mark-spared-hint = Du betalade ingen på ett helt parti.
me-mark-purse = Nästan tomt
me-mark-purse-hint = Du vann, fast du en stund hade högst två dirham.
me-mark-peace = Alla stannar
me-mark-peace-hint = Du vann mot två eller fler, och ingen åkte ut.
me-mark-late = Från sista plats
me-mark-late-hint = Du låg sist med tre mattor kvar, och vann.
me-mark-last = Den sista mattan
me-mark-last-hint = Partiets sista matta gav dig segern.
me-mark-carpet = En gata av mattor
me-mark-carpet-hint = Tolv rutor i din färg hängde ihop.
me-mark-toll = En karavan betalar
me-mark-toll-hint = Du fick tio dirham på en gång.

## Another device

me-carry = På en annan enhet
me-carry-hint = Öppna ditt pass i mobilen eller hemma: där finns samma partier.
me-carry-show = Visa länken
me-carry-warning = Den som har länken är du. Visa den inte för någon, och skicka den bara till dig själv.
me-carry-lost = Ett förlorat pass kan ingen skaffa tillbaka, för bara dina webbläsare har det. Med en andra enhet är det säkert.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Din plats i ett pågående parti följer med.
   *[other] Dina platser i { $number } pågående partier följer med.
}
me-take = Ett pass från en annan enhet
me-take-hint = Länken har ett pass med sig. Vill du använda det här?
me-take-yes = Använd det här
me-take-both = Använd det och ta med mina partier
me-take-both-hint = Webbläsarens partier, märken och dagar flyttas över till det. Av två ratingar blir den med flest partier kvar.
me-take-only = Använd det och lämna det som finns här
me-take-only-hint = Då går den här webbläsarens pass förlorat, om inte en annan enhet har det.
me-take-no = Låt allt vara
me-taken = Välkommen tillbaka, { $name }!
me-take-gone = Passet är inte känt här. Det kan ha raderats.

## One's data

me-data = Dina uppgifter
me-data-hint = Ett pass är ett namn, ett ansikte och en lista med partier. Ingen mejladress, inget lösenord, inget annat.
me-export = Spara alla mina uppgifter
me-records = Spara alla partier
me-delete = Radera mitt pass
me-delete-hint = Ditt namn tas bort ur alla partier här, både avslutade och pågående. Partierna finns kvar, för de andra har också spelat dem. Det andra har sparat eller skrivit ut går inte att ta tillbaka.
me-delete-sure = Radera passet, och ditt namn med det?
me-delete-sure-hint = Det går inte att ångra. Pågående partier kan du spela vidare i den här webbläsaren, utan ditt namn.
me-delete-yes = Ja, radera det
me-delete-no = Behåll det
me-deleted = Ditt pass är raderat.

## The list of one's games

me-running = Pågående
me-finished = Avslutade
me-filter = Vilka partier
me-search = Motståndare
me-players = Spelare
me-players-any = valfritt antal
me-result = Resultat
me-result-any = vunnet eller förlorat
me-result-won = vunnet
me-result-lost = förlorat
me-company = Mot
me-company-any = vem som helst
me-company-people = människor
me-company-bots = figurer
me-company-both = båda
me-state = Läge
me-state-any = pågående eller avslutat
me-nothing = Inget parti är sådant.
me-place = { $place ->
    [1] Vunnet
    [2] Tvåa
    [3] Trea
   *[4] Fyra
}
me-same-screen = Runt en skärm
me-accuracy = Precision { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Repris
me-time-left = { $time } kvar
me-more = Fler partier
# Tables at which only this browser has a seat
me-here = Bara i den här webbläsaren
me-reading = Hämtar partier …
