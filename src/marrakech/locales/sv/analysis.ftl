### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analys
analysis-open = Öppna på analysbrädet
# The three things that can be done
analysis-mode = { $mode ->
    [try] Prova
    [edit] Ändra ställningen
   *[paste] Klistra in
}
analysis-copy-text = Kopiera som text
analysis-picture = Spara som bild

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } vrider Assam
    [roll] { $player } slår
    [lay] { $player } lägger en matta
    [reveal] { $player }: vilken matta är nästa?
   *[over] Spelet är slut
}
analysis-deeper = Tittar djupare …
analysis-rollout = Spela vidare
analysis-games = Spelade partier: { $games }
analysis-die = Lägg tärningen själv
analysis-mean = Till dess är talen medelvärdet av alla slag.
analysis-heat = Var Assam kan stå och vad det kostar

## Variations

analysis-variations = Varianter
analysis-start = Utgångsställning
analysis-name = Variantens namn
analysis-delete = Ta bort härifrån

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Ta bort
}
analysis-hint = { $tool ->
    [assam] Tryck på en ruta. Tryck på Assam för att vrida honom.
    [away] Tryck på en matta.
   *[rug] Tryck på två rutor bredvid varandra.
}
analysis-dirhams = Dirham
analysis-rugs = Mattor kvar
analysis-mover = Vems tur är det?
analysis-next = Vad kommer härnäst?
analysis-phase = { $phase ->
    [turn] vrida Assam
    [roll] slå
   *[lay] lägga en matta
}
analysis-empty = Töm brädet
analysis-line = Ställning på en rad
analysis-use = Använd
analysis-play-on = Spela vidare härifrån
