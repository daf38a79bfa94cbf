### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analyse
analysis-open = Åpne på analysebrettet
# The three things that can be done
analysis-mode = { $mode ->
    [try] Prøv
    [edit] Endre stillingen
   *[paste] Lim inn
}
analysis-copy-text = Kopier som tekst
analysis-picture = Lagre som bilde

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } snur Assam
    [roll] { $player } kaster
    [lay] { $player } legger et teppe
    [reveal] { $player }: hvilket teppe er det neste?
   *[over] Spillet er over
}
analysis-deeper = Ser dypere …
analysis-rollout = Spill videre
analysis-games = Spilte partier: { $games }
analysis-die = Legg terningen selv
analysis-mean = Til da er tallene gjennomsnittet av alle kast.
analysis-heat = Hvor Assam kan stå, og hva det koster

## Variations

analysis-variations = Varianter
analysis-start = Startstilling
analysis-name = Navn på varianten
analysis-delete = Slett herfra

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Ta bort
}
analysis-hint = { $tool ->
    [assam] Trykk på en rute. Trykk på Assam for å snu ham.
    [away] Trykk på et teppe.
   *[rug] Trykk på to ruter ved siden av hverandre.
}
analysis-dirhams = Dirham
analysis-rugs = Tepper igjen
analysis-mover = Hvem sin tur er det?
analysis-next = Hva kommer nå?
analysis-phase = { $phase ->
    [turn] snu Assam
    [roll] kaste
   *[lay] legge et teppe
}
analysis-empty = Tøm brettet
analysis-line = Stilling på én linje
analysis-use = Bruk
analysis-play-on = Spill videre herfra
